### People: profiles, histories, leaderboards, friends. Loaded with their screens.

people-since = Here since { $date }.
people-you = This is how others see you; what is private only you see.
people-ratings = Ratings
people-rating = Rating
people-rating-why = Everybody begins at 1500. The number after ± says how sure it is: the fewer games, the larger. A question mark says that it is only a first guess.
people-unrated = No game that counts yet.
people-provisional = Still a first guess.
people-rated-games = { $count ->
    [one] 1 game that counts.
   *[other] { $count } games that count.
}
people-rated-count = Games
people-two = two players
people-more = more players
people-curve = Rating at { $game } over the last { $count } games
people-curve-span = from { $from } to { $to }, lowest { $low }, highest { $high }
people-between = You against { $name }
people-statistics = Games won and lost
people-statistics-why = All games that were finished, private ones too.
people-nothing = No game was finished yet.
people-game = Game
people-played = Played
people-won = Won
people-shared = Shared
people-lost = Lost
people-wins = Won
people-shares = Shared
people-losses = Lost
people-share = Won in %
people-games = Games
people-any = Any
people-opponent = Opponent (first letters)
people-result = Result
people-from = From
people-until = Until
people-search = Search
people-fact-only = Only games like this
people-fact-off = Not only: { $fact }
people-private = private
people-rated = it counted
people-rated-wish = It counts for ratings
people-gone = somebody who left
people-nothing-found = No game was found.
people-more-games = Older games
people-counted-bots = A game with bots changes the ratings of the bots alone.
people-counted-no = This game changed no rating.
people-counted-short = This game was too short to count.
people-counted-often = You have played each other so often today that this game did not count.
people-counted-guests = Somebody had no account, so this game did not count.
people-counted-together = Nobody played against anybody, so this game did not count.

leaders-of = Leaderboard: { $game }
leaders-pace = With which clock
people-pace-none = no clock
people-pace-live = at the table
people-pace-days = days for a move
leaders-form = With how many
leaders-place = Place
leaders-name = Name
leaders-more = Further down
leaders-nobody = Nobody has played enough games that count yet.
leaders-why = Who has played enough games that count to be compared stands here. Bots are marked; people gain and lose nothing by playing them.

friends = Friends
friend-add = Add as a friend
friend-add-name = Add { $name } as a friend
friend-remove = No longer a friend
friend-block = Block
friend-unblock = Unblock
friend-blocked-why = { $name } cannot sit down at your tables or invite you, and you do not see what they say.
friend-account = With an account you can have friends and invite them.
friend-play = Play
friend-send = Invite
friend-invite = Invite { $name } to a game

error-unknown-person = Nobody with an account is called so. Guests have no page.
error-friends-account = Friends are for people with accounts.
error-friends-self = That is you.
error-friends-many = More than { $most } friends and blocked people do not fit.
error-not-invited = This invitation cannot be sent.

farewell = Your data
farewell-export = Save my data
farewell-export-why = Everything that is kept of you, as one file: your account and its passkeys, your results and ratings, the records of your finished games, and what you said at tables.
farewell-delete = Delete my account…
farewell-delete-why = When an account is deleted, its name, ratings and friends are gone for good. Finished games keep your seat, not your name.
farewell-delete-really = Delete it for good
farewell-password = Your password, once more
error-delete-running = You still sit in games that are being played. Finish them, or give them up, first.

# Coming in without a password.
passkeys = Passkeys
passkeys-why = With a passkey you come in by your finger, your face or the lock of your device, without a password. The server keeps nothing that would help a thief.
passkey-use = Use a passkey
passkey-add = Add a passkey
passkey-added = From now on this passkey lets you in.
passkey-made = made { $when }, not used yet
passkey-used = last used { $when }
passkey-remove = Remove
passkey-remove-of = Remove the passkey made with { $device }
passkey-removed = It lets nobody in any more. Your device may go on offering it: delete it there, too.
passkey-stopped = No passkey was used. Try again whenever you like.
passkey-known = This device has a passkey for your account already.
error-passkey = That passkey does not fit, or it took too long. Try again, or log in with your password.
error-passkey-account = Passkeys are for people with accounts.
error-passkeys-full = An account has at most { $most } passkeys. Remove one first.

# By which ways one is told while no page is open.
ways = When no page is open
ways-why = A notice says which game waits and with whom, once for every turn.
ways-push = Tell me in this browser, also while Microcosm is closed
ways-push-here = This browser
ways-push-other = Another browser
ways-push-on = This browser will tell you when it is your turn.
ways-push-failed = The browser’s push service did not answer. Try again later.
ways-mail = Mail, if I have not come after a while
ways-mail-sent = A mail is on its way: open its link, and it is set up.
ways-webhook = A message to another server ({ $hosts })
ways-webhook-on = Messages go there from now on.
ways-add = Add
ways-quiet-from = Nothing from
ways-quiet-until = until
ways-quiet-set = Be quiet then
ways-quiet-on = Nothing is told in these hours; what happens then is told after them.
ways-quiet-always = Tell me at any hour
ways-quiet-off = You are told at any hour.
ways-try = Try
ways-try-of = Try: { $way }
ways-tried = Sent. If nothing comes, look into the settings of the device.
ways-remove = Remove
ways-remove-of = Remove: { $way }

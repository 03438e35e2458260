### The shell: home, lobby, table frame. Words of a game live in the game's own file.

title = Microcosm
title-turn = Your turn · Microcosm
tagline = A tabletop for very small creatures
skip = Skip to the content
navigation = Navigation
home = Home
loading = One moment…
close = Close
cancel = Cancel
save = Save
send = Send
next = Next
retry = Try again
not-yet = Not yet
ask-no-more = Do it, and never ask again
not-found = There is nothing at this address
you = you
bot = bot
here = here
away = away

## Games
play-now = Play now
play-friend = Play a friend
play-find = Find an opponent
new-table = New table
learn = Learn

## Lists of tables
tables-turn = Your turn: { $count }
tables-mine = My tables
tables-mine-empty = Nothing under your lens yet. Press “Play now”.
tables-open = Open tables
tables-open-empty = Nobody is waiting for players.
tables-running = Running tables
tables-running-empty = No game to watch right now.
status-open = waiting for players
status-rematch = waiting for you to play again
status-running = running
status-round = round { $round }
status-over = finished
resume = Continue
join = Join
watch = Watch
tournaments = Tournaments
tournaments-help = Several rounds, tables made by the house, standings.
to-tournament = Back to the tournament
import = Import a record
import-help = Look at a game that was saved as a file.

## New table
new-title = New table: { $game }
new-seats = Who sits where
new-count = Number of seats
new-seat = Seat { $seat }
new-others = Against whom
new-others-bots = Against bots
new-others-friends = With friends
new-found = Who can find this table
new-found-link = Only who has the link
new-found-link-help = It stands in no list. You get a link to send.
new-found-all = Everybody
new-found-all-help = It stands among the open tables on the first page. Anybody may sit down, and anybody may watch.
new-rated = Ratings
new-rated-no = Just for fun
new-rated-no-help = The game is in your history, and changes no rating.
new-rated-yes = It counts
new-rated-yes-help = It changes the ratings of those who play. All of them need accounts, and nobody gets hints. Games with bots change the ratings of the bots alone.
new-rated-account = Games that count are played by people with accounts.
new-details = Details
delay = Who watches
delay-none = sees it at once
delay-help = A delay keeps spectators from telling a player what they see. Those who play see everything at once.
delay-of = sees it { $time } later
delay-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
delay-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
late = You see this table { $time } late.
late-begun = The game has begun
late-wait = You see this table { $time } late: its beginning will be here soon.
rated = it counts
new-create = Open the table
seat-me = Me
seat-link = Open, by link
seat-bot = Bot, { $level }
seat-open = Open seat
seat-kept = Kept for { $name }
level-random = any move
level-beginner = beginner
level-greedy = casual
level-good = strong
level-expert = expert

## Time
time = Time
time-none = No clock
time-live = { $minutes } min + { $seconds } s
time-live-seconds = { $bank } s + { $seconds } s
time-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
time-days-reserve = { $days ->
    [one] 1 day a move, { $reserve } in reserve
   *[other] { $days } days a move, { $reserve } in reserve
}
time-help-none = Everybody takes the time they like.
time-help-short = Ten minutes each for the game, ten seconds more with every move.
time-help-long = Half an hour each for the game, twenty seconds more with every move.
time-help-day = A move a day. You need not sit at the table together.
time-help-days = Three days for a move; a week in reserve, for holidays.
time-own = Another clock
time-help-own = Set minutes and seconds, or days.
time-pace = Kind
time-pace-live = At the table together
time-pace-slow = Days for a move
time-minutes = Minutes each
time-seconds = Seconds more with every move
time-per-move = Days for a move
time-reserve = Days in reserve
time-flag = When somebody’s time runs out
time-flag-lose = Who runs out of time has lost
time-flag-bot = A bot plays on for who runs out of time
time-flag-lose-told = Who runs out of time has lost. Nobody’s time runs before their own first move.
time-flag-bot-told = For who runs out of time a bot plays on. Nobody’s time runs before their own first move.
time-first-told = That move has to come within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
time-left-days = { $days } d { $hours } h
time-until = to move { $when } at the latest
clocks = Clocks: { $time }
clock-runs = running
clock-minute = You have one minute left.
clock-seconds = You have ten seconds left.
clock-first-you = You have { $time } for your first move.
clock-first = { $name } has { $time } for the first move.

## Playing with people
meet-friend-title = Play a friend: { $game }
meet-friend-how = You get a link to send. Nobody else finds the table.
meet-friend = Open the table
meet-more = More players, other options
meet-find-title = Find an opponent: { $game }
meet-find-how = Whoever looks for the same game with the same clock sits down with you.
meet-find = Find an opponent
seek-title = Looking for an opponent
seek-waits = Nobody is here yet. The game begins as soon as somebody comes.
seek-how = Leave this page open. You also stand among the open tables on the first page.
seek-cancel = Stop looking
filter-game = Game
filter-games = All games
filter-times = Any time
filter-none = No clock
filter-live = Minutes
filter-slow = Days a move

## Account
account = Account
account-guest = You are here as a guest called { $name }. This browser remembers you.
account-known = You are { $name }. Your tables follow you to every browser.
account-rename = Your name at the table
account-name = Name
account-enter = Account
account-why = An account keeps your tables when you change browsers. The tables you have now stay yours.
account-renamed = That is your name now.
account-registered = Your account is ready.
account-welcome = Welcome back.
account-left = You have logged out.
account-deleted = Your account is deleted.
account-profile = My games and ratings
leaders = Leaderboards
password = Password (at least 8 characters)
login = Log in
logout = Log out
register = Create account
sessions = Where you are logged in
sessions-why = Do you not know one of these browsers, or no longer have it? End its session.
sessions-end-others = End all others
session-this = this browser
session-seen = last seen { $when }
session-end = End
session-end-of = End the session of { $device }
session-device-unknown = An unknown browser

## Settings
settings = Settings
settings-language = Language
settings-language-en = English
settings-language-fr = Français
settings-theme = Light
settings-theme-system = As the system
settings-theme-dark = Dark
settings-theme-paper = Paper
settings-motion = Motion
settings-motion-full = Full
settings-motion-less = Reduced
settings-contrast = Contrast
settings-contrast-normal = Normal
settings-contrast-more = More
settings-pace = Moves of the others
settings-pace-quick = At once
settings-pace-calm = Unhurried
settings-pace-step = Step by step
settings-volume = Sound volume
settings-muted = No sound
settings-shake = Let this device vibrate when your own shots hit
settings-notices = Let the browser tell me when it is my turn
settings-notices-refused = This browser does not allow it. It can be allowed in the settings of the browser.
settings-confirm = Ask before what cannot be taken back
settings-details = Let the log tell every detail
settings-command = Show a line to type moves into

## Table
table-title = A table of { $game }
rail = Players, log and rules
rail-open = More
seats = Players
tools = Tools
prompt = What to do
log = Log
log-aloud = What has just happened
log-empty = Nothing has happened yet.
log-earlier = Show what came before
log-since = Since your last move
log-go = Shows the table as it was then
log-all = { $count ->
    [one] 1 more detail
   *[other] { $count } more details
}
chat = Talk
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-phrase = Say quickly
chat-hush = Mute talk
chat-hear = Hear talk
chat-hushed = Talk is muted: you hear nobody, and nobody is told.
chat-apart = Those who play do not hear you before the game is over.
chat-watcher = watching
chat-gone = Said by somebody who has left for good.
phrase-hello = Hello!
phrase-luck = Good luck, have fun!
phrase-moment = One moment, please.
phrase-nice = Nice move!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-game = Good game!
phrase-bye = Goodbye!
chat-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
rules = Rules
rules-find = Find in the rules
rules-failed = The rules could not be fetched.
rules-version = The rules of version { $version }, by which this game is played. The newest is another.
rules-since = since version { $version }
rules-until = until version { $version }
rules-mark-R = printed rule
rules-mark-F = found in a public source
rules-mark-D = house ruling
clause-show = Show the rule
to-act = to act
time-used = Time used: { $time }
watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
takeover = Let a bot play
return = Take my seat back
waiting-for = Waiting for { $names }.
spectator = You are watching.
over = The game is over.
pending = Sending your move…
final = This cannot be taken back.
undo = Undo
undo-why = No undo: { $why }
undo-ask = Ask to take back
undo-ask-help = Others have acted since: they are asked, and the game goes back when all agree.
offer = A question to the table
offer-asks = { $name } asks to take the last action back.
offer-asked = What was done since would be undone too.
offer-own = You have asked to take your last action back.
offer-agree = Agree
offer-decline = Decline
offer-withdraw = Withdraw
missed = While you were away
missed-count = { $count ->
    [one] One thing happened since you looked.
   *[other] { $count } things happened since you looked.
}
missed-watch = Watch
missed-close = Close this
log-missed = Since you last looked
hint = Hint
hint-offer = Suggested
hint-best = best
hint-equal = about as good
hint-little = a little worse: −{ $by }
hint-worse = worse: −{ $by }
hints = What could be done
hints-close = Close the hints
share = Share link
share-by-hand = Copy this link
mute = Mute
unmute = Unmute
key-Escape = Esc
keys = Keyboard
keys-offers = takes the first, second … choice of the prompt
keys-tab = goes to the next thing that can be done
keys-arrows = goes on within a group: cards, tiles, tabs
keys-enter = does what is chosen
keys-escape = puts back what was chosen
keys-help = opens and closes this list
keys-step = goes one step back or on
keys-round = goes one round back or on
keys-ends = goes to the beginning or the end
keys-play = plays and pauses
copied = Link copied
resign = Resign
resign-sure = Really resign
command = Type a move
do-it = Do it
luck = Fair luck
luck-help = The seed of all luck was fixed before the first move. Its fingerprint is shown from the start; the seed itself is revealed at the end, so that anyone can check it.
commitment = Fingerprint:
seed = Seed:
offline = The line is down. Trying to come back…
past = Earlier:
past-again = Once more:
past-again-offer = Show me again
past-left = This is how you left it.
past-mine = Meanwhile it is your turn.
past-end = Back to the game
intents = Prepared
intent-offer = Prepare a move
intent-every = “{ $offer }” every time I am asked this, also while I am away
intent-answers = This is answered by itself, as you have prepared it.
intent-always = Every time I am asked “{ $prompt }”:
intent-when = When I am asked “{ $prompt }”:
intent-next = When I am asked:
intent-like = Only if something like this comes just before: “{ $like }”
intent-failed = Not done: { $why }
intent-forget = Take back
intent-forget-this = Take back { $action }
intent-suppose = Let us suppose:
intent-only = Only if something of this kind happens just before
intent-help = What you choose is done when you are asked, if the rules allow it then, also while this page is closed. The table may stand otherwise by then.
intent-another = Suppose otherwise
pace-next = Next
pace-all = Show all

## Notices of the browser
notice-turn = { $game }: it is your turn
notice-begun = { $game }: the game has begun
notice-rematch = { $game }: a rematch?
notice-with = With { $names }

## Waiting for players
lounge-title = Waiting for players
lounge-invited = There is a seat for you
lounge-leave = Leave this table
lounge-link = Send this link
lounge-copy = Copy the link
lounge-qr = The link as a code for a camera
lounge-qr-help = Or let your friend’s camera read this.
lounge-private = Only who has the link finds this table. Keep this page open: the game begins by itself when everybody is here.
lounge-public = This table stands among the open tables, too. Keep this page open: the game begins by itself when everybody is here.
lounge-missing = { $count ->
    [one] One player is still missing.
   *[other] { $count } players are still missing.
}
lounge-invites = { $host } invites you to a game of { $game }
lounge-host = host
lounge-fill = { $count ->
    [one] Play a bot instead
   *[other] Begin, with bots in the empty seats
}
lounge-close = Close this table
lounge-closed = This table is closed
lounge-closed-why = Its host left before the game began. Ask for a new link.
lounge-remove = Send away
lounge-remove-of = Send { $name } away
lounge-lesson = Learn the game first
new-tab = , in a new tab
sit-here = Sit here

## End
end-title = End of the game
end-you-win = You win!
end-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
end-nobody = Nobody wins
end-lost = A good game all the same. Another one?
end-sheet = Score sheet
end-category = Category
end-moment = The best moment
end-moment-watch = Watch it again
end-hide = Look at the table
end-show = Show the result
rematch = Rematch
rematch-join = Join the rematch
record = Save the record

## Replay
replay = Replay
replay-step = Step { $at } of { $of }
replay-nothing = Nothing to tell of this step.
replay-back = Step back
replay-forward = Step forward
replay-round-back = One round back
replay-round-forward = One round on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-times = { $speed } ×
seen-by = Seen by
seen-by-you = you
seen-by-public = everybody
seen-by-open = all is open
continue = Continue from here
continue-seat = Which seat to play
continue-as = As { $name }

## Lessons
tutorial-progress = Progress of the chapter
lesson-title = { $n }. { $title }
lesson-chapter = Chapter { $n } of { $of }: { $title }
lesson-chapters = All chapters
lesson-finished = done
lesson-missed = Not yet. Everything goes back to where it was: try it again.
lesson-retry = Try again
lesson-show = Show me
lesson-read-all = Read all
lesson-fold = Show less
lesson-reading = When you have read this, press “Next”.
lesson-read-first = First read this, then press “Next”.
lesson-wants = The lesson waits for what glows.
lesson-next = Next chapter
lesson-play = Play a first game
learn-title = Learn { $game }
learn-about = Short chapters on a real table, in any order. Each takes two or three minutes.

## Errors
error-title = Something is in the way
error-offline = The server cannot be reached. Is it running?
error-status = The server answered with error { $status }.
error-no-table = { $game } has no table in this client.
error-unknown-table = There is no such table.
error-unknown-game = There is no such game.
error-unknown-lesson = There is no such lesson.
error-unknown-rules = This version of the rules is not played here.
error-rules = This game was played by version { $found } of its rules. Here versions { $oldest } to { $newest } are played, so it can only be read.
error-not-seated = You have no seat at this table.
error-stale = The table has moved on; look again.
error-seat-taken = That seat is taken.
error-rated-account = This game counts for ratings, so you need an account to play it.
error-rated-hint = This game counts for ratings: everybody plays without hints.
error-not-welcome = You cannot sit down at this table.
lounge-rated = This game counts for ratings.
error-not-over = The game is not over yet.
error-over = The game is over.
error-name = That name cannot be used.
error-name-long = A name has at most { $most } characters. This one has { $found }.
error-name-taken = That name is taken.
error-password = Name or password is wrong.
error-password-weak = Anybody would guess that password. Take some words that do not belong together.
error-password-short = The password needs at least 8 characters.
error-record = That is not a record that can be replayed.
error-review-one = One review at a time: the other one is still being worked out.
error-review-busy = The house is reviewing as many games as it can. Try again in a few minutes.
error-review-unjudged = Nobody in this house can judge this game yet, so there is no review of it.
error-review-long = A game of more than { $most } decisions is too long to be reviewed.
error-version = This page is older than the server: load it again.
error-malformed = The message could not be read.
error-too-large = That is too large.
error-shelf-full = You have put aside { $most } already: delete one of them first.
error-shelf-long = That is too long to be put aside.
error-too-fast = That was too fast; wait a moment.
error-disk-full = The server has no room left to store anything. Nothing was done; who runs it must make room.
error-internal = The server stumbled; nothing was lost.

## A review of a finished game
review = Review
review-title = Review of the game
review-back = Back to the table
review-waiting = Waiting for a turn to look at this game…
review-working = Looking at decision { $done } of { $of }…
review-stay = This takes less than a minute for most games, and is kept for the next time. It stops when you leave this page.
review-graph = Winning chances
review-graph-about = A graph of the winning chances over the game. The same numbers are in the table below it.
review-about = { $count ->
    [one] How likely each side was to win before the one decision in which there was a choice, as far as whoever decided could know. A bot looked ahead; it can be wrong.
   *[other] How likely each side was to win before each of { $count } decisions, as far as whoever decided could know. A bot looked ahead; it can be wrong.
}
review-rounds = Rounds
review-table = The same as a table
review-step-head = Step
review-who-head = Who decided
review-end-head = End
review-mistake = Mistake
review-turning = Turning points
review-turning-none = No single step turned this game.
review-no-mistake = Nothing better was found: this was luck, or what came after.
review-mistakes = Mistakes
review-mistakes-count = { $count ->
    [0] No clear mistake was found.
    [one] 1 decision gave winning chances away.
   *[other] { $count } decisions gave winning chances away.
}
review-try-about = “Try it” opens a table just before it: you play on, bots take the other seats.
review-whose = Whose mistakes
review-everybody = Everybody’s
review-step = Step { $n }
review-chance = Winning chance
review-then = , then
review-played = Played
review-better = Better
review-see = See it
review-try = Try it

enter = Welcome back
enter-why = This link works once. It signs you in here.
enter-go = Go on
enter-reset = A new password
enter-reset-why = Choose a new password. Everybody who is signed in to the account is signed out.
account-forgotten = I have forgotten the password
account-forgotten-sent = If the account has a mail address, a mail with a link is on its way.
error-ways-full = There are { $most } ways already: remove one first.
error-quiet = The hours must begin and end at different times of the day.
error-push-place = This browser’s push service is not known here.
error-webhook-place = Messages may not be sent there. Whoever runs this house decides where to.
error-no-mail = This house sends no mail. Ask whoever runs it.
error-mail-place = That is not a mail address.
error-mail = The mail could not be sent. Try again later.
error-way = Nothing could be sent there.
error-pass = This link was used already, or is too old.

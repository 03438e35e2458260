# Tournaments: lists, setting one up, and the page of one. Loaded when first looked at.
tournaments-new = Set up a tournament
tournaments-about = Several rounds, one game, one winner. The house pairs the players, makes their tables and keeps the standings.
tournaments-mine = Yours
tournaments-open = Open for players
tournaments-running = Being played
tournaments-over = Over
tournaments-none = None at the moment.
tournaments-mine-none = You host none and take part in none.
tournament-look = Look
tournament-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-at-round = round { $round } of { $rounds }
tournament-at-game = round { $round }
tournament-stage-open = open for players
tournament-stage-running = being played
tournament-stage-over = over
tournament-stage-cancelled = called off

tournament-swiss = Swiss
tournament-swiss-about = Everybody plays every round, against somebody with about as many points, and nobody meets the same opponent twice. Good for many players in few rounds.
tournament-robin = Round robin
tournament-robin-about = Everybody meets everybody. The fairest, for up to about eight players.
tournament-arena = Arena
tournament-arena-about = A fixed time: whoever is free gets the next opponent at once. Come and go as you like.
tournament-league = League
tournament-league-about = Divisions in which everybody meets everybody, over days; then the best move up and the last move down.
tournament-rounds-of = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tournament-legs-of = { $count ->
    [1] everybody meets once
   *[other] everybody meets twice
}
tournament-minutes-of = { $count } minutes
tournament-size-of = divisions of up to { $count }
tournament-seats-of = { $count } at a table
tournament-patience-of = who does not come within { $time } loses
tournament-time-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
tournament-time-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
tournament-time-days = { $count ->
    [one] a day
   *[other] { $count } days
}

tournament-set-up = Set up a tournament
tournament-name = Its name
tournament-name-usual = { $game } for friends
tournament-game = Game
tournament-format = Who meets whom
tournament-rounds = Rounds
tournament-rounds-help = Three rounds find the best of eight, four of sixteen, six of sixty-four.
tournament-legs = How often everybody meets
tournament-legs-1 = Once
tournament-legs-2 = Twice, with the seats changed
tournament-minutes = How long, in minutes
tournament-size = Most players in a division
tournament-moves = How many move up and down
tournament-seats = Players at a table
tournament-seats-help = If they do not come out even, some tables are smaller.
tournament-patience = How long a table waits for who does not come
tournament-patience-help = Who has not made a first move by then, though the table waits for it, loses that game.
tournament-found = Who finds it
tournament-found-all = Everybody
tournament-found-all-help = It stands in the list of tournaments.
tournament-found-link = Who has the link
tournament-found-link-help = You send the link to whom you like.
tournament-who = Who may join
tournament-who-guests = Everybody, guests too
tournament-who-accounts = Only players with an account
tournament-start = When it starts
tournament-start-host = When I say so
tournament-start-time = At a time
tournament-start-at = Day and time
tournament-options = More choices
tournament-create = Set it up

tournament-back = All tournaments
tournament-by = Host: { $name }
tournament-by-you = You are the host
tournament-starts = starts { $time }
tournament-ends = ends { $time }
tournament-season = season { $season }
tournament-private = by its link only
tournament-accounts = accounts only
tournament-rated = Its games count for ratings
tournament-rated-help = As at any rated table: what everybody wins or loses changes their ratings.
tournament-rated-short = for ratings
tournament-join = Take part
tournament-return = Take part again
tournament-leave = Leave
tournament-leave-sure = Really leave
tournament-leave-running = If you leave now, you lose the game you are playing.
tournament-joined = You take part.
tournament-wait-start = It starts when the host says so. You may close this page: your table will be among your tables.
tournament-wait-time = It starts by itself. You may close this page: your table will be among your tables.
tournament-wait-round = Your game of this round is over. The next round begins when all tables are ready.
tournament-wait-arena = You get the next free opponent.
tournament-bye = You have no opponent in this round.
tournament-won = You have won the tournament!
tournament-winner = { $names } won the tournament.
tournament-your-table = Your table waits
tournament-your-table-about = { $round ->
    [0] Against { $names }.
   *[other] Round { $round }, against { $names }.
}
tournament-go = Go to your table
tournament-need-account = Only players with an account may take part.
tournament-make-account = Make an account
tournament-as = You play as { $name }.
tournament-rename = Another name
tournament-left = left

tournament-round = Round { $round }
tournament-games = Games
tournament-free = No opponent: { $names }
tournament-watch = Watch
tournament-replay = Replay
tournament-earlier = Earlier rounds
tournament-not-over = is being played
tournament-forfeit = did not come
tournament-decided = decided by the host
tournament-void = does not count
tournament-standings = Standings
tournament-division = Division { $number }
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-wins = Wins
tournament-buchholz = Buchholz
tournament-berger = Sonneborn-Berger
tournament-direct = Direct
tournament-buchholz-short = BH
tournament-berger-short = SB
tournament-wins-short = Wins
tournament-direct-short = Direct
tournament-ties = How equals are told apart
tournament-ties-points = A victory is a point, a draw half a point. At a table of more than two you get the share of the others whom you left behind.
tournament-ties-bye = A round without an opponent is worth a point.
tournament-ties-order-met = Among equals these decide, one after the other: Buchholz, Sonneborn-Berger, wins, the direct encounter.
tournament-ties-order-all = Among equals these decide, one after the other: the direct encounter, Sonneborn-Berger, wins.
tournament-ties-buchholz = Buchholz (BH): the points of everybody you have met. It is harder to get points from the strong.
tournament-ties-berger = Sonneborn-Berger (SB): the points of everybody you have beaten, and half of those with whom you have drawn.
tournament-ties-direct = Direct: what you got from those who are otherwise equal.
tournament-ties-left = Who leaves before half of a round robin has never been there: their games count for nobody.
tournament-cross = Cross table
tournament-cross-about = What each player of a row got from the player of a column.
tournament-participants = Players
tournament-nobody = Nobody yet.

tournament-host = Host’s tools
tournament-start-now = Start now
tournament-start-few = Two players are needed to start.
tournament-next-season = Start the next season
tournament-cancel = Call it off
tournament-cancel-sure = Really call it off
tournament-send-away = Send away
tournament-send-away-who = Send away: { $name }
tournament-decide-win = { $name } wins
tournament-decide-draw = Draw
tournament-decide-void = Does not count
tournament-stuck = A game that does not go on
tournament-stuck-about = Only if it cannot be played to its end: your word counts at once.

tournament-armies = Armies are handed in on joining
tournament-armies-help = Everybody plays all games with the same army. It stays secret until the start, and then lies open to all.
tournament-armies-short = armies are handed in
tournament-army = Your army for all games
tournament-army-own = Your own
tournament-army-box = From the box
tournament-army-help = Nobody sees it before the start; then all armies lie open.
tournament-armies-shown = Armies

error-unknown-tournament = There is no such tournament.
error-tournament-stage = It is too late or too early for that.
error-tournament-player = That player does not take part, or takes part already.
error-tournament-table = That table is over, or there is no such table.
error-tournament-few = Two players are needed to start.
error-tournament-full = It is full.
error-tournament-accounts = Only players with an account may take part.
error-tournament-settings = It cannot be set up like this.
error-tournament-name = It needs a name of at most { $most } letters.
error-many-tournaments = Ten of your tournaments are open or being played already.
error-tournament-army = That army is not allowed here.

### Micropolis: every word of the game, for the browser and the command line alike.
### Events carry the event's own fields as arguments; $into names one of two anthills
### in expert mode and is empty otherwise.

micropolis = Micropolis

## Which anthill, as a part of a sentence
micropolis-into-own = { "" }
micropolis-into-a = { " " }(anthill A)
micropolis-into-b = { " " }(anthill B)
micropolis-anthill-a = Anthill A
micropolis-anthill-b = Anthill B
micropolis-side-left = left
micropolis-side-right = right

## Ants
micropolis-worker = worker
micropolis-worker-help = Scores 1 point at the end, like every ant.
micropolis-specialist-queen = queen
micropolis-specialist-queen-help = The queen scores the length of her gallery at the end, if she is the only queen in it.
micropolis-specialist-nurse = nurse
micropolis-specialist-nurse-help = The nurse brings a soldier for each of her eggs, at once.
micropolis-specialist-architect = architect
micropolis-specialist-architect-help = The architect brings a token; on a later turn it pays for any tile.
micropolis-specialist-sergeant = recruiting sergeant
micropolis-specialist-sergeant-help = The holder of the Red army token loses a soldier, then you gain one.
micropolis-specialist-sentry = sentry
micropolis-specialist-sentry-help = The sentry lets you move soldiers between your army and your barracks.

## Fruit
micropolis-fruit-cherry = cherry
micropolis-fruit-lemon = lemon
micropolis-fruit-grape = grape
micropolis-fruit-blackberry = blackberry
micropolis-fruit-fig = fig
micropolis-fruit-pomegranate = pomegranate
micropolis-fruit-gift = gift
micropolis-fruit-gift-help = Counts as any fruit its gallery does not have yet.

## Other things on the table
micropolis-soldier = soldier
micropolis-barracks = barracks
micropolis-barracks-help = Fill all places at once or none; full barracks of 1, 2, 3 or 4 places score 2, 4, 7 or 10.
micropolis-token = Red army token
micropolis-token-help = Whoever holds it begins each round. It changes hands when the line is refilled.
micropolis-architect-token = architect token

## Prompts
micropolis-prompt-youngest = Who of you is the youngest and begins?
micropolis-prompt-token = Before which of your anthills does the Red army token go?
micropolis-prompt-take = Take a tile of the line; a soldier goes on each tile before it.
micropolis-prompt-place = On which side of your anthill{ $into } does the tile go?
micropolis-prompt-barracks = { $size ->
    [one] Move 1 soldier into the new barracks{ $into }?
   *[other] Move { $size } soldiers into the new barracks{ $into }?
}
micropolis-prompt-sentry = Your sentry{ $into } rearranges soldiers: which barracks shall be full?
micropolis-prompt-leader = Several have the largest army: who gets the Red army token?

# The same, about somebody else
micropolis-prompt-youngest-other = { $seat } says who is the youngest.
micropolis-prompt-token-other = { $seat } lays the Red army token before an anthill.
micropolis-prompt-take-other = { $seat } is taking a tile.
micropolis-prompt-place-other = { $seat } is placing a tile.
micropolis-prompt-barracks-other = { $seat } has new barracks to fill or to leave empty.
micropolis-prompt-sentry-other = { $seat } is rearranging soldiers.
micropolis-prompt-leader-other = { $seat } chooses who gets the Red army token.

## Events
micropolis-event-drawn = { $count ->
    [one] A tile is drawn.
   *[other] { $count } tiles are drawn.
} { $pile ->
    [one] 1 is left in the pile.
   *[other] { $pile } are left in the pile.
}
micropolis-event-leader = { $seat }{ $into } gets the Red army token and is Military leader.
micropolis-event-leader-stays = { $seat }{ $into } keeps the Red army token.
micropolis-event-turn = Round { $round }: { $seat } is on turn.
micropolis-event-took = { $seat }{ $into } takes tile { $position } of the line { $paid ->
    [0] for free
    [one] for 1 soldier
   *[other] for { $paid } soldiers
}{ $gathered ->
    [0] .
    [one] , and gathers 1 soldier.
   *[other] , and gathers { $gathered } soldiers.
}{ $surplus ->
    [0] { "" }
    [one] { " " }1 finds no room in the army.
   *[other] { " " }{ $surplus } find no room in the army.
}
micropolis-event-took-architect = { $seat }{ $into } gives up an architect token and takes tile { $position } of the line{ $gathered ->
    [0] .
    [one] , with 1 soldier on it.
   *[other] , with { $gathered } soldiers on it.
}{ $surplus ->
    [0] { "" }
    [one] { " " }1 finds no room in the army.
   *[other] { " " }{ $surplus } find no room in the army.
}
micropolis-event-placed = { $seat }{ $into } places the tile.
micropolis-event-placed-left = { $seat }{ $into } places the tile on the left.
micropolis-event-placed-right = { $seat }{ $into } places the tile on the right.
micropolis-event-nurse = A nurse of { $seat }{ $into } hatches { $eggs ->
    [one] 1 egg
   *[other] { $eggs } eggs
}: { $soldiers ->
    [0] no soldier can join.
    [one] 1 soldier joins the army.
   *[other] { $soldiers } soldiers join the army.
}
micropolis-event-architect = { $seat } gets an architect token.
micropolis-event-architect-none = { $seat } gets no architect token: none is left.
micropolis-event-sergeant = A recruiting sergeant of { $seat }{ $into }: { $from }{ $of } { $lost ->
    [0] has no soldier to lose
   *[other] loses a soldier
}, { $seat } { $gained ->
    [0] can take none.
   *[other] gains one.
}
micropolis-event-barracks-filled = { $seat }{ $into } fills barracks with { $size ->
    [one] 1 soldier.
   *[other] { $size } soldiers.
}
micropolis-event-barracks-left = { $seat }{ $into } leaves the barracks empty.
micropolis-event-barracks-too-few = { $seat }{ $into } has too few soldiers for barracks of { $size }.
micropolis-event-sentry = { $seat }{ $into } rearranges soldiers: { $full ->
    [0] no barracks full
    [one] 1 barracks full
   *[other] { $full } barracks full
}, an army of { $army }.
micropolis-event-sentry-nothing = The sentry of { $seat }{ $into } has nothing to rearrange.
micropolis-event-resigned = { $seat } gives up.

## Reasons why the game is over
micropolis-reason-points = { $seat } has the most points: { $points }.
micropolis-reason-army = { $seat } wins a tie of { $points } points with the larger army: { $army ->
    [one] 1 soldier.
   *[other] { $army } soldiers.
}
micropolis-reason-shared = Equal in points and soldiers: the victory is shared with { $points } points.
micropolis-reason-resigned = Nobody else is left in the game: { $seat } wins.

## Score sheet
micropolis-score-population = Population
micropolis-score-colony = Colony
micropolis-score-harvest = Harvest
micropolis-score-royal = Royal gallery
micropolis-score-army = Red army
micropolis-score-barracks = Barracks
micropolis-score-total = Total
micropolis-score-population-help = A point for each ant, wherever it lives.
micropolis-score-colony-help = 5 points for the most ants in a single gallery.
micropolis-score-harvest-help = 1 to 6 different fruits in a gallery score 2, 5, 10, 15, 20 or 25.
micropolis-score-royal-help = A queen who is alone in her gallery scores a point for each tile it touches.
micropolis-score-army-help = 5 points for the largest army; soldiers in barracks do not count.
micropolis-score-barracks-help = Full barracks of 1, 2, 3 or 4 places score 2, 4, 7 or 10.

## Refusals
micropolis-refused-youngest-first = First say who is the youngest and begins.
micropolis-refused-token-first = First lay the Red army token before one of your anthills.
micropolis-refused-take-first = First take a tile of the line; nobody passes.
micropolis-refused-place-first = First place the tile you have taken: left or right.
micropolis-refused-barracks-first = First decide about the new barracks: fill them or leave them empty.
micropolis-refused-sentry-first = First let the sentry rearrange, or confirm the soldiers as they are.
micropolis-refused-leader-first = First choose who gets the Red army token.
micropolis-refused-no-such-seat = Nobody plays at seat { $number }.
micropolis-refused-token = The token goes before one of your own two anthills.
micropolis-refused-leader = The token goes to one of those with the largest army.
micropolis-refused-no-such-tile = There is no tile number { $position } in the line: it has { $length }.
micropolis-refused-too-few = That tile costs { $price ->
    [one] 1 soldier
   *[other] { $price } soldiers
}, and the army has { $army }.
micropolis-refused-no-architect = You have no architect token.
micropolis-refused-architect-first-tile = The first tile is free: no architect token is needed.
micropolis-refused-which-anthill = Say for which of your two anthills: into a, or into b.
micropolis-refused-one-anthill = Everyone has one anthill in this game.
micropolis-refused-complete = This anthill is complete.
micropolis-refused-sentry = Soldiers cannot be arranged like this: there must be enough of them, and at most 10 stay in the army.
micropolis-refused-nothing-taken = No tile has been taken that could be placed.
micropolis-refused-no-table = That can only be asked at a table.

## Set-ups and positions that cannot be
micropolis-setup-players = Micropolis is for 2 to 6 players, not for { $players }.
micropolis-setup-expert = Expert mode is for 2 or 3 players, not for { $players }.
micropolis-setup-first = Seat { $first } cannot begin: there are { $players } seats, counted from 0.
micropolis-impossible-view = No game looks like this.
micropolis-position-players = The position names a player or an anthill that is not there.
micropolis-position-anthill = The position has an anthill that cannot be: at most 10 tiles and 10 soldiers, and soldiers only where there are barracks.
micropolis-position-tiles = The position has a tile twice.
micropolis-position-line = The position has a line that is too long.
micropolis-position-soldiers = The position has more soldiers or tokens than there are.
micropolis-position-turn = The position has anthills that no round explains.

## Options
micropolis-option-expert = Expert mode
micropolis-option-expert-help = For 2 or 3 players: two anthills each, with an army of their own.
micropolis-option-expert-value-no = One anthill each
micropolis-option-expert-value-yes = Two anthills each
micropolis-option-first = Who begins
micropolis-option-first-help = Who begins is the first Military leader.
micropolis-option-first-value-random = Random
micropolis-option-first-value-youngest = The youngest
micropolis-option-first-value-youngest-help = The first seat says who that is.
micropolis-option-first-value-0 = Seat 1
micropolis-option-first-value-1 = Seat 2
micropolis-option-first-value-2 = Seat 3
micropolis-option-first-value-3 = Seat 4
micropolis-option-first-value-4 = Seat 5
micropolis-option-first-value-5 = Seat 6
micropolis-option-scores = Points during the game
micropolis-option-scores-help = Points can be counted at any time; the table can do it for you.
micropolis-option-scores-value-shown = Shown
micropolis-option-scores-value-hidden = Hidden until the end

## What a command does, as a sentence (a title of a button, the text of a hint)
micropolis-do-youngest = { $seat } is the youngest
micropolis-do-leader = The Red army token goes to { $seat }{ $into }
micropolis-do-take = Take tile { $position }{ $into } { $price ->
    [0] for free
    [one] for 1 soldier
   *[other] for { $price } soldiers
}
micropolis-do-take-architect = Take tile { $position }{ $into } with an architect token
micropolis-do-place-left = Place it on the left
micropolis-do-place-right = Place it on the right
micropolis-do-fill = { $size ->
    [one] Move 1 soldier in
   *[other] Move { $size } soldiers in
}
micropolis-do-leave = Leave the barracks empty

## Lesson
micropolis-lesson-line = Taking and placing tiles
micropolis-lesson-line-welcome = You build an anthill, tile by tile, around your foundation; ten tiles close the ring. The red soldiers in the middle are your army: they pay for tiles.
micropolis-lesson-line-prices = This is the line. Its first tile is free. Any other costs soldiers: you leave one on each tile before it. The number below a tile says how many.
micropolis-lesson-line-take = Four ants live on the third tile: 4 points. It costs 2 soldiers. Touch it, then the side of your anthill you like, or drag it there. The −1 counts all: 4 for the ants, 5 less because your army would no longer be the largest.
micropolis-lesson-line-paid = Two of your soldiers now lie on the first two tiles, and three are left in your army. The first tile has become tempting: whoever takes it gets every soldier on it.
micropolis-lesson-line-other = Watch the other side: it takes that first tile for nothing, and both soldiers on it join its army.
micropolis-lesson-line-home = The line has moved up, and your other soldier lies on the tile that is now first. Take it for nothing: three workers, and your soldier comes home.
micropolis-lesson-line-done = That is a whole turn: take, pay, place. A tile goes left or right of those that lie there, never in between.
micropolis-lesson-galleries = Galleries and points
micropolis-lesson-galleries-welcome = Where the passages of neighbouring tiles meet, they become one gallery. Each ant is a point wherever it lives, and whoever has the most ants in a single gallery gets 5 more: the colony.
micropolis-lesson-galleries-queen = The first tile has a queen. She scores a point for each tile her gallery touches, as long as she is the only queen in it. Touch her tile and compare the two numbers: on the left a wall stops her gallery, on the right it runs over four tiles. Place her on the right.
micropolis-lesson-galleries-sheet = This sheet counts along, as if the game ended now: ants, colony, fruit, queens, the largest army, barracks. Your queen brings 4.
micropolis-lesson-galleries-other = The other side takes a tile with ants for its own colony.
micropolis-lesson-galleries-longer = Three workers lie first in the line. On the right they join your queen’s gallery, which grows by a tile, and they make your colony larger. Place them on the right.
micropolis-lesson-galleries-done = So a tile can score several times at once. The numbers on the faint tiles add everything up for you, before you decide.
micropolis-lesson-fruit = Fruit
micropolis-lesson-fruit-welcome = Fruit scores by gallery, and only different fruits count: 1, 2, 3, 4, 5 or 6 of them score 2, 5, 10, 15, 20 or 25. You have a blackberry on the left and a lemon on the right, with a wall between them: 2 and 2.
micropolis-lesson-fruit-two = The first tile has a grape and a fig. On the right both run into the lemon’s gallery: three different fruits, 10 points. Take it and place it on the right.
micropolis-lesson-fruit-other = The other side finds a cherry.
micropolis-lesson-fruit-left = Now a pomegranate is first. On the right it would lie alone; on the left it meets your blackberry, and two different fruits score 5. Place it on the left.
micropolis-lesson-fruit-done = Look at the harvest on the sheet: 10 and 5. A second lemon beside a lemon would have brought nothing. A gift stands for any fruit its gallery has not got yet.
micropolis-lesson-soldiers = Soldiers, barracks and the Red army
micropolis-lesson-soldiers-welcome = Soldiers pay for tiles, fill barracks, and the largest army scores 5 at the end. The other side has five and holds the Red army token, so it begins every round.
micropolis-lesson-soldiers-nurse = The second tile has a nurse with two eggs: two soldiers for your army. It costs one, but one lies on it. Take it and place it where you like.
micropolis-lesson-soldiers-token = Only one tile was left for two players, so the line is full again. Then, and only then, the token goes to the largest army: six soldiers, yours. Now you begin the rounds.
micropolis-lesson-soldiers-barracks = The second tile has barracks for two soldiers. Take it and place it where you like.
micropolis-lesson-soldiers-fill = Barracks are filled at once and completely, or stay empty. Two soldiers in them score 4 for good, but they leave your army. Move them in.
micropolis-lesson-soldiers-done = The sheet shows both: 4 for the barracks, and no longer 5 for the largest army. Barracks of 1, 2, 3 or 4 places score 2, 4, 7 or 10. An army holds 10 soldiers at most.
micropolis-lesson-architect = The architect
micropolis-lesson-architect-welcome = Your army is down to one soldier, and the queen far down the line costs five. There is another way to pay.
micropolis-lesson-architect-take = An architect works on the first tile, which is free. Take it and place it where you like.
micropolis-lesson-architect-token = The architect has brought you a token. On any later turn it pays for one tile, however far down the line.
micropolis-lesson-architect-other = The other side takes a tile first.
micropolis-lesson-architect-pay = Now the queen is fourth. Three soldiers you do not have; the token you do. Touch her tile and place it where you like: the token pays.
micropolis-lesson-architect-done = The token has gone back to the reserve. There are only two for everybody, and soldiers lying on a tile join you even when a token pays for it.
micropolis-lesson-sergeant = The recruiting sergeant
micropolis-lesson-sergeant-welcome = The other side leads with five soldiers; you have four. The largest army scores 5 at the end.
micropolis-lesson-sergeant-take = On the first tile stands a recruiting sergeant. Whoever holds the Red army token loses a soldier, then you gain one. Take the tile, and place it where you like.
micropolis-lesson-sergeant-done = Four against five: now yours is the largest army. The line was full again just then, so the token came to you as well. Soldiers in barracks are safe from a sergeant.
micropolis-lesson-sentry = The sentry
micropolis-lesson-sentry-welcome = You have barracks for two soldiers, which are full and score 4, and barracks for three, which stayed empty. One soldier is left in your army.
micropolis-lesson-sentry-take = A sentry stands on the first tile. It lets you move soldiers between army and barracks. Take the tile and place it where you like.
micropolis-lesson-sentry-move = Two in barracks and one in the army: enough for the larger ones, which score 7. Touch the full barracks to empty them, then the ones for three to fill them. Then press the button that sends it.
micropolis-lesson-sentry-done = Three soldiers, 7 points instead of 4. Nothing comes from the reserve: a sentry only rearranges, and each barracks must be completely full or completely empty.
micropolis-lesson-expert = Expert mode: two anthills
micropolis-lesson-expert-welcome = In expert mode two or three players build two anthills each. Each has an army of its own, and each is scored by itself.
micropolis-lesson-expert-take = The third tile costs 2 soldiers. Anthill A has only one, anthill B has four. Touch the tile, then one of its faint places beside anthill B.
micropolis-lesson-expert-paid = Anthill B has paid and has two soldiers left; anthill A still has its one. Soldiers lying on a tile, and those of a nurse, join the anthill that gets it.
micropolis-lesson-expert-token = The Red army token lies before a single anthill. The line is refilled after every second round, and the token then goes to the anthill with the largest army, perhaps your other one.
micropolis-lesson-end = That is all of Micropolis. A first game is waiting for you.

## The table in the browser
micropolis-command-example = take 1
micropolis-ui-line = The line
micropolis-ui-position = Tile { $position }: { $tile }
micropolis-ui-free = Free
micropolis-ui-price = { $count ->
    [one] Costs 1 soldier
   *[other] Costs { $count } soldiers
}
micropolis-ui-short = { $count } short
micropolis-ui-lying = { $count ->
    [one] 1 soldier lies on it
   *[other] { $count } soldiers lie on it
}
micropolis-ui-pile = { $count ->
    [one] tile left
   *[other] tiles left
}
micropolis-ui-pile-help = { $count ->
    [one] 1 tile is still to be drawn.
   *[other] { $count } tiles are still to be drawn.
}
micropolis-ui-reserve-help = In the reserve: { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}, { $architects ->
    [one] 1 architect token
   *[other] { $architects } architect tokens
}.
micropolis-ui-round = round { $round } of { $rounds }
micropolis-ui-refill = the line is refilled after it
micropolis-ui-others = The other anthills
micropolis-ui-look = Look at the anthill of { $name }
micropolis-ui-back = Back to mine
micropolis-ui-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
micropolis-ui-score = Score if it ended now
micropolis-ui-galleries = Galleries
micropolis-ui-galleries-of = Galleries of { $hill }

# What is on a tile
micropolis-ui-tile = { $pieces }. { $pattern }
micropolis-ui-nothing = nothing in its galleries
micropolis-ui-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
micropolis-ui-single = 1 { $what }
micropolis-ui-nurse = { $eggs ->
    [one] nurse with 1 egg
   *[other] nurse with { $eggs } eggs
}
micropolis-ui-barracks = { $size ->
    [one] barracks for 1 soldier
   *[other] barracks for { $size } soldiers
}
micropolis-ui-has-barracks = { $size ->
    [one] barracks for 1 soldier
   *[other] barracks for { $size } soldiers
}
micropolis-ui-pattern-abab = Two galleries side by side.
micropolis-ui-pattern-aaaa = All four openings meet.
micropolis-ui-pattern-aabb = A bend on each side.
micropolis-ui-pattern-aaab = Three openings meet; inner right is a dead end.
micropolis-ui-pattern-aaba = Three openings meet; outer right is a dead end.
micropolis-ui-pattern-abaa = Three openings meet; inner left is a dead end.
micropolis-ui-pattern-abbb = Three openings meet; outer left is a dead end.
micropolis-ui-pattern-abac = The outer gallery runs through; two dead ends inside.
micropolis-ui-pattern-abcb = The inner gallery runs through; two dead ends outside.
micropolis-ui-pattern-abca = A gallery from outer left to inner right; two dead ends.
micropolis-ui-pattern-abbc = A gallery from inner left to outer right; two dead ends.
micropolis-ui-pattern-aabc = A bend on the left, two dead ends on the right.
micropolis-ui-pattern-abcc = A bend on the right, two dead ends on the left.
micropolis-ui-pattern-abcd = Four dead ends.

# Anthills and galleries
micropolis-ui-hill = Anthill of { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} with { $ants ->
    [one] 1 ant
   *[other] { $ants } ants
} and an army of { $army }
micropolis-ui-gallery = Gallery over { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}: { $parts }
micropolis-ui-ants = { $count ->
    [0] no ants
    [one] 1 ant
   *[other] { $count } ants
}
micropolis-ui-fruit = { $fruits } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
micropolis-ui-queens = { $count ->
    [one] 1 queen ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
   *[other] { $count } queens (no points)
}

# Choosing
micropolis-ui-chosen = { $tile }. Where shall it go?
micropolis-ui-cannot = { $tile }. { $count ->
    [one] You lack 1 soldier.
   *[other] You lack { $count } soldiers.
}
micropolis-ui-not-there = Not on this side just now: the lesson wants the other one.
micropolis-ui-last = Took tile { $position } { $paid ->
    [0] for free
    [one] for 1 soldier
   *[other] for { $paid } soldiers
}
micropolis-ui-take = Take it
micropolis-ui-into = Take it into { $hill }
micropolis-ui-left = On the left
micropolis-ui-right = On the right
micropolis-ui-left-into = { $hill }, left
micropolis-ui-right-into = { $hill }, right
micropolis-ui-no-change = no points change
micropolis-ui-army-after = army of { $army }
micropolis-ui-fill-points = { $size ->
    [1] 2 points at the end
    [2] 4 points at the end
    [3] 7 points at the end
   *[other] 10 points at the end
}
micropolis-ui-barracks-points = { $points } more for full barracks
micropolis-ui-with-architect = Use the architect token
micropolis-ui-with-soldiers = Pay with soldiers
micropolis-ui-sentry = Barracks full or empty:
micropolis-ui-army = { $count ->
    [one] 1 soldier in the army
   *[other] { $count } soldiers in the army
}
micropolis-ui-sentry-do = Full: { $which }; army of { $army }
micropolis-ui-sentry-empty = All barracks empty; army of { $army }
micropolis-ui-sentry-not = Not like this: change which barracks are full.

## What speaks for a choice, or against it
micropolis-why-population-more = ants: +{ $points }
micropolis-why-population-less = ants: −{ $points }
micropolis-why-colony-more = the largest colony becomes yours: +{ $points }
micropolis-why-colony-less = the largest colony is lost: −{ $points }
micropolis-why-harvest-more = different fruit in one gallery: +{ $points }
micropolis-why-harvest-less = fruit that no longer counts: −{ $points }
micropolis-why-royal-more = queens in galleries of their own: +{ $points }
micropolis-why-royal-less = queens who meet: −{ $points }
micropolis-why-army-more = the largest army becomes yours: +{ $points }
micropolis-why-army-less = the largest army is lost: −{ $points }
micropolis-why-barracks-more = full barracks: +{ $points }
micropolis-why-barracks-less = emptied barracks: −{ $points }
micropolis-why-soldiers-more = { $points ->
    [one] 1 soldier more in the army
   *[other] { $points } soldiers more in the army
}
micropolis-why-soldiers-less = { $points ->
    [one] 1 soldier less in the army
   *[other] { $points } soldiers less in the army
}

# What was played, in a history.
micropolis-fact-expert-yes = Expert
micropolis-fact-turn-order-1 = Began
micropolis-fact-turn-order-2 = Second to play
micropolis-fact-turn-order-3 = Third to play
micropolis-fact-turn-order-4 = Fourth to play
micropolis-fact-turn-order-5 = Fifth to play
micropolis-fact-turn-order-6 = Sixth to play

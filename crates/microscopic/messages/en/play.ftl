### Microscopic: every word of the game, for the browser and the command line alike.
### Events carry the event's own fields as arguments; a list of cards is always $cards.
### A key ending in -hidden is for those who may not see the card.

microscopic = Microscopic
microscopic-cells-heat = your heat cells
microscopic-cells-cold = your cold cells
microscopic-cells-water = your water cells
microscopic-command-example = gene heat
microscopic-base = base

## Cards
microscopic-card-simple = simple cell
microscopic-card-simple-text = A plain cell: it counts towards organisms.
microscopic-card-simple-draw = simple draw cell
microscopic-card-simple-draw-text = Draw 1 more card at the end of each of your turns.
microscopic-card-simple-replace = simple replace cell
microscopic-card-simple-replace-text = Once per turn, or more often if the host allows it, discard a hand card and draw another.
microscopic-card-simple-discount = simple discount cell
microscopic-card-simple-discount-text = Every cell you buy costs 1 gene less.
microscopic-card-simple-double = simple double cell
microscopic-card-simple-double-text = Two nuclei: it counts as 2 cells everywhere.
microscopic-card-cold = cold cell
microscopic-card-cold-text = A plain cell: it counts towards organisms.
microscopic-card-cold-draw = cold draw cell
microscopic-card-cold-draw-text = Draw 1 more card at the end of each of your turns.
microscopic-card-cold-discount = cold discount cell
microscopic-card-cold-discount-text = Your cold cells cost 1 gene less.
microscopic-card-cold-double = cold double cell
microscopic-card-cold-double-text = Two nuclei: it counts as 2 cells everywhere.
microscopic-card-heat = heat cell
microscopic-card-heat-text = A plain cell: it counts towards organisms.
microscopic-card-heat-draw = heat draw cell
microscopic-card-heat-draw-text = Draw 1 more card at the end of each of your turns.
microscopic-card-heat-discount = heat discount cell
microscopic-card-heat-discount-text = Your heat cells cost 1 gene less.
microscopic-card-heat-double = heat double cell
microscopic-card-heat-double-text = Two nuclei: it counts as 2 cells everywhere.
microscopic-card-water = water cell
microscopic-card-water-text = A plain cell: it counts towards organisms.
microscopic-card-water-draw = water draw cell
microscopic-card-water-draw-text = Draw 1 more card at the end of each of your turns.
microscopic-card-water-discount = water discount cell
microscopic-card-water-discount-text = Your water cells cost 1 gene less.
microscopic-card-water-double = water double cell
microscopic-card-water-double-text = Two nuclei: it counts as 2 cells everywhere.
microscopic-card-photosynthetic = photosynthetic cell
microscopic-card-photosynthetic-text = A plain cell that feeds on light: it counts towards organisms.
microscopic-card-cold-cheaper = cheaper cold mutation
microscopic-card-cold-cheaper-text = Your cold cells cost 1 gene less.
microscopic-card-cold-dearer = dearer cold mutation
microscopic-card-cold-dearer-text = Your cold cells cost 1 gene more.
microscopic-card-heat-cheaper = cheaper heat mutation
microscopic-card-heat-cheaper-text = Your heat cells cost 1 gene less.
microscopic-card-heat-dearer = dearer heat mutation
microscopic-card-heat-dearer-text = Your heat cells cost 1 gene more.
microscopic-card-water-cheaper = cheaper water mutation
microscopic-card-water-cheaper-text = Your water cells cost 1 gene less.
microscopic-card-water-dearer = dearer water mutation
microscopic-card-water-dearer-text = Your water cells cost 1 gene more.
microscopic-card-photosynthetic-cheaper = cheaper photosynthetic mutation
microscopic-card-photosynthetic-cheaper-text = Your photosynthetic cells cost 1 gene less.
microscopic-card-photosynthetic-dearer = dearer photosynthetic mutation
microscopic-card-photosynthetic-dearer-text = Your photosynthetic cells cost 1 gene more.
microscopic-card-virus = virus
microscopic-card-virus-text = Destroy any cell or any mutation in play, or keep it as a gene.

## Kinds and bonuses, as short labels on the pieces
microscopic-kind-simple = Simple
microscopic-kind-cold = Cold
microscopic-kind-heat = Heat
microscopic-kind-water = Water
microscopic-kind-photosynthetic = Photo­synthetic
microscopic-kind-any = Any
microscopic-kind-virus = Virus
microscopic-kind-mutation = Mutation
microscopic-bonus-draw = +1 draw
microscopic-bonus-replace = Replace
microscopic-bonus-discount = { $kind } −1
microscopic-bonus-discount-all = All −1
microscopic-bonus-double = Counts 2
microscopic-bonus-cheaper = { $kind } −1
microscopic-bonus-dearer = { $kind } +1
microscopic-bonus-virus = Destroy 1

## Organisms
microscopic-organism-heat = Heat-Adapted
microscopic-organism-heat-text = Costs 4 heat cells. Heat cells cost 1 less; draws and hand limit grow by 1, and by 1 more for each heat cell you have.
microscopic-organism-cold = Cold-Adapted
microscopic-organism-cold-text = Costs 4 cold cells. Cold cells cost 1 less; draws and hand limit grow by 1, and by 1 more for each cold cell you have.
microscopic-organism-water = Water-Adapted
microscopic-organism-water-text = Costs 4 water cells. Water cells cost 1 less; draws and hand limit grow by 1, and by 1 more for each water cell you have.
microscopic-organism-simple = Simple
microscopic-organism-simple-text = Costs 5 simple cells. Simple cells cost 1 less; draws and hand limit grow by 2.
microscopic-organism-photosynthetic = Photo­synthetic
microscopic-organism-photosynthetic-text = Costs 4 photosynthetic cells. Each of your turns begins with 2 free genes from the pile; draws and hand limit grow by 1.
microscopic-organism-resilient = Resilient
microscopic-organism-resilient-text = Costs 1 cold, 1 heat, 1 water and 2 more cells. Those three kinds cost 1 less; draws and hand limit grow by 3; viruses and dearer mutations cannot harm you.
microscopic-organism-bacteria = Bacteria
microscopic-organism-bacteria-text = Costs any 6 cells. Draws and hand limit grow by 3; twice per turn, or more often if the host allows it, discard a hand card and draw another.

## Prompts
microscopic-prompt-play = Play as many cards as you like, then draw.
microscopic-prompt-discard = { $count ->
    [one] Discard 1 card to come down to your hand limit.
   *[other] Discard { $count } cards to come down to your hand limit.
}
microscopic-prompt-cull = { $count ->
    [one] Both piles are empty: give up 1 gene.
   *[other] Both piles are empty: give up { $count } genes.
}

# The same, about somebody else
microscopic-prompt-play-other = { $seat } is playing cards.
microscopic-prompt-discard-other = { $seat } is discarding down to the hand limit.
microscopic-prompt-cull-other = Both piles are empty: { $seat } must give up genes.

## Events
microscopic-event-started = { $first } begins. In the middle: { $organisms }.
microscopic-event-mutated = { $seat } gets a { $mutation }.
microscopic-event-turn = Round { $round }: { $seat } is on turn.
microscopic-event-gene = { $seat } keeps a { $card } as a gene.
microscopic-event-gene-hidden = { $seat } lays down a gene.
microscopic-event-cell = { $seat } pays { $price ->
    [one] 1 gene
   *[other] { $price } genes
} for a { $card }: { $cards }.
microscopic-event-cell-hidden = { $seat } pays { $price ->
    [one] 1 gene
   *[other] { $price } genes
} for a { $card }.
microscopic-event-organism = { $seat } claims { $organism }: { $cards }.
microscopic-event-virus = { $seat } destroys a { $target } of { $of } with a virus.
microscopic-event-replaced = { $seat } replaces a { $card }.
microscopic-event-replaced-hidden = { $seat } replaces a hand card.
microscopic-event-gave = { $seat } passes a { $card } to { $to }.
microscopic-event-gave-hidden = { $seat } passes a card to { $to }.
microscopic-event-drew = { $seat } draws: { $cards }.
microscopic-event-drew-hidden = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
microscopic-event-drew-genes = { $seat } gains free genes: { $cards }.
microscopic-event-drew-genes-hidden = { $seat } gains { $count ->
    [one] 1 free gene
   *[other] { $count } free genes
}.
microscopic-event-discarded = { $seat } discards a { $card }.
microscopic-event-discarded-hidden = { $seat } discards a card.
microscopic-event-culled = { $seat } gives up a { $card } gene.
microscopic-event-culled-hidden = { $seat } gives up a gene.
microscopic-event-reshuffled = The discards are shuffled into a new pile of { $cards }.
microscopic-event-skipped = { $seat } goes without { $count ->
    [one] 1 draw
   *[other] { $count } draws
}: no cards are left.
microscopic-event-idle = { $seat } can do nothing.
microscopic-event-resigned = { $seat } resigns.
microscopic-event-over = The game is over.

## Reasons why the game is over
microscopic-reason-organisms = { $seat } has claimed { $count } organisms.
microscopic-reason-teams = The team of { $seat } has claimed { $count } organisms.
microscopic-reason-solitaire-won = { $count } organisms claimed in time.
microscopic-reason-solitaire-lost = The last turn is over and organisms are missing.
microscopic-reason-coop-won = All { $count } organisms are yours, together.
microscopic-reason-coop-lost = The last round is over and organisms are missing.
microscopic-reason-stuck = Nobody can move any more; the furthest along wins.
microscopic-reason-rounds = The game has gone on for 200 rounds; the furthest along wins.
microscopic-reason-given-up = The game was given up.
microscopic-reason-resigned = Nobody else is left in the game.

## Score sheet
microscopic-score-organisms = Organisms
microscopic-score-cells = Cells
microscopic-score-genes = Genes

## Refusals
microscopic-refused-no-replace = You have no bonus action left this turn.
microscopic-refused-no-partner = Cards are passed in the co-operative game only.
microscopic-refused-gave-already = You have already passed a card this turn.
microscopic-refused-not-a-gene = You have no { $card } among your genes.
microscopic-refused-discard-early = Discarding comes after the draw, and only above the hand limit.
microscopic-refused-cull-early = Genes are given up only when both piles are empty, down to { $kept }.
microscopic-refused-too-late = After the draw nothing is played any more: discard down to your hand limit.
microscopic-refused-cull-first = Both piles are empty: genes must be given up first.
microscopic-refused-not-a-cell = A { $card } cannot be bought as a cell.
microscopic-refused-wrong-price = The { $card } costs { $price ->
    [one] 1 gene
   *[other] { $price } genes
}, and { $paid } were offered.
microscopic-refused-not-your-genes = You do not have these genes.
microscopic-refused-not-in-the-middle = { $organism } is not in the middle.
microscopic-refused-not-your-cells = You do not have these cells in play.
microscopic-refused-too-few-cells = These cells do not cover the cost of { $organism }.
microscopic-refused-superfluous = A { $card } could be left out of the payment for { $organism }.
microscopic-refused-no-such-seat = There is no seat { $number }.
microscopic-refused-not-in-play = { $seat } has no { $card } in play; only cells and mutations can be hit.
microscopic-refused-immune = No virus can hit the cells of { $seat }.
microscopic-refused-not-in-hand = You have no { $card } in your hand.

## Set-ups and positions that cannot be
microscopic-setup-players = { $variant } is not for { $players ->
    [one] 1 player
   *[other] { $players } players
}.
microscopic-setup-first = Seat { $first } cannot begin: there are { $players ->
    [one] 1 seat
   *[other] { $players } seats
}, counted from 0.
microscopic-setup-bonus = Bonus actions several times per turn came with version 2 of the rules.
microscopic-impossible-view = No game looks like this.
microscopic-position-players = The position names a player who is not there.
microscopic-position-cards = The position has more cards of a kind than there are.
microscopic-position-places = The position has a card where it cannot lie.
microscopic-position-organisms = The position has an organism twice.

## Options
microscopic-option-variant = Variant
microscopic-option-variant-help = The printed game is standard; the others are house variants.
microscopic-option-variant-value-standard = Standard
microscopic-option-variant-value-standard-help = 2 to 4 players, everyone alone: 3 organisms win, or 2 with four players.
microscopic-option-variant-value-solitaire = Solitaire
microscopic-option-variant-value-solitaire-help = Alone against the clock: 3 organisms of 5 before the turns run out.
microscopic-option-variant-value-coop = Co-operative
microscopic-option-variant-value-coop-help = Two players claim all 5 organisms together before the rounds run out.
microscopic-option-variant-value-teams = Teams
microscopic-option-variant-value-teams-help = Four players, partners opposite: the first team with 4 of 7 organisms wins.
microscopic-option-level = Difficulty
microscopic-option-level-help = How many turns you have when you play alone or together.
microscopic-option-level-value-easy = Easy
microscopic-option-level-value-easy-help = 18 turns
microscopic-option-level-value-normal = Normal
microscopic-option-level-value-normal-help = 16 turns
microscopic-option-level-value-hard = Hard
microscopic-option-level-value-hard-help = 14 turns
microscopic-option-first = Who begins
microscopic-option-first-help = Random, unless you want to settle it.
microscopic-option-first-value-random = Random
microscopic-option-first-value-0 = Seat 1
microscopic-option-first-value-1 = Seat 2
microscopic-option-first-value-2 = Seat 3
microscopic-option-first-value-3 = Seat 4
microscopic-option-bonus = Bonus actions
microscopic-option-bonus-help = The rulebook allows them several times per turn “if applicable”, and prints no card that says when.
microscopic-option-bonus-value-once = Once per card
microscopic-option-bonus-value-once-help = Once per turn for each replace cell, twice for Bacteria.
microscopic-option-bonus-value-several = Several times
microscopic-option-bonus-value-several-help = As often as you like, as long as there are cards in the pile.

## What a command does, as a sentence (a title of a button, the text of a hint)
microscopic-do-gene = Keep the { $card } as a gene
microscopic-do-cell = Grow the { $card } for { $price ->
    [one] 1 gene
   *[other] { $price } genes
}
microscopic-do-organism = Claim { $organism }
microscopic-do-virus = Destroy the { $target } of { $of }
microscopic-do-replace = Replace the { $card }
microscopic-do-give = Pass the { $card } to your partner
microscopic-do-draw = { $count ->
    [one] Draw 1 card
   *[other] Draw { $count } cards
}
microscopic-do-discard = Discard the { $card }
microscopic-do-cull = Give up the { $card } gene

# The same in short, under a sentence that names the card
microscopic-offer-gene = Keep as a gene
microscopic-offer-cell = Grow it for { $price ->
    [one] 1 gene
   *[other] { $price } genes
}
microscopic-offer-replace = Replace it
microscopic-offer-give = Pass it on
microscopic-offer-discard = Discard it
microscopic-offer-cull = Give it up

## On the table
microscopic-others = Other players
microscopic-hand = Hand
microscopic-genes = Genes
microscopic-cells = Cells
microscopic-mutations = Mutations
microscopic-middle = Organisms in the middle
microscopic-claimed = Claimed
microscopic-pile = Pile
microscopic-discards = Discarded
microscopic-discards-open = Discards that lay open
microscopic-discards-open-none = None of the discards lay open before.
microscopic-discards-hidden = { $count ->
    [0] No card was discarded face down.
    [one] 1 card was discarded face down.
   *[other] { $count } cards were discarded face down.
}
microscopic-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
microscopic-count-genes = { $count ->
    [one] 1 gene
   *[other] { $count } genes
}
microscopic-count-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
microscopic-draws = Draws
microscopic-hand-limit = Hand limit
microscopic-sum = { $label }: { $total }
microscopic-round = Round { $round }
microscopic-round-of = Round { $round } of { $limit }
microscopic-to-win = { $count ->
    [one] 1 organism wins
   *[other] { $count } organisms win
}
microscopic-empty-cells = No cells yet: lay down genes, then grow a cell from your hand.
microscopic-empty-genes = No genes yet
microscopic-empty-hand = No cards in hand
microscopic-price-why = Printed { $printed }, now { $price }: { $reasons }
microscopic-price-plain = Costs { $price ->
    [one] 1 gene
   *[other] { $price } genes
}
microscopic-progress = { $have } of { $need }
microscopic-ready = Ready to claim
microscopic-owned-by = Claimed by { $name }
microscopic-card-label = { $card }, { $text }
microscopic-selected-card = { $card }: what should become of it?
microscopic-choose-target = Which cell or mutation does the virus destroy?
microscopic-choose-payment = Cells for { $organism }: { $have } of { $need } chosen.
microscopic-choose-genes = Genes for the { $card }: { $have } of { $price } chosen.
microscopic-other-genes = Choose the genes
microscopic-payment-unfinished = Choose cells that cover the cost.
microscopic-undone-organism = You could still claim { $what }. Draw all the same?
microscopic-undone-cell = You could still grow { $what }. Draw all the same?
microscopic-draw-over = { $count ->
    [one] 1 more than your hand may hold
   *[other] { $count } more than your hand may hold
}
microscopic-never-ask = Draw, and never ask again
microscopic-lost = Destroyed since your last turn: { $card }
microscopic-cannot-afford = { $missing ->
    [one] 1 gene short
   *[other] { $missing } genes short
}
microscopic-cell-owner = { $card } of { $name }

## Lesson
microscopic-lesson-genes = Cards become genes
microscopic-lesson-genes-welcome = Out of genes you grow cells, and out of cells organisms. The dishes in the middle are the organisms, and the sockets on their rims show the cells each one costs. Three organisms win.
microscopic-lesson-genes-first = Genes are the money here, and any card can become one. Touch the simple cell in your hand, then your genes, which light up; or drag it there.
microscopic-lesson-genes-draw = You have 2 genes now. You may play as many cards as you like, then you draw 2, and your turn is over. Touch the pile to draw.
microscopic-lesson-genes-discard = One of the cards was a mutation. It is played at once and replaced: your cold cells cost 1 more now. And you hold 4 cards where 3 are allowed. Touch a card you can do without, then the discards.
microscopic-lesson-genes-other = It is the other side’s turn. Hands and genes stay hidden; cells, mutations and organisms lie open.
microscopic-lesson-genes-done = Now you know a turn: play, draw, discard down to your limit. What genes are good for comes next.
microscopic-lesson-cells = Growing cells
microscopic-lesson-cells-welcome = The number on a card is what it costs as a cell, in genes. You have 8 genes. Bright cards are those you can pay for.
microscopic-lesson-cells-buy = The heat discount cell costs 4 genes. Touch it: the genes that would pay come forward. Then touch the place of your cells, or drag the card there.
microscopic-lesson-cells-cheaper = Its bonus works from now on: heat cells cost you 1 less. The other card shows it, 3 instead of 4. Grow that heat cell, too.
microscopic-lesson-cells-done = Two cells of heat. Some cells have a bonus that works as long as they lie here: cheaper cells, further draws, a card replaced in each turn. A double has two nuclei and counts twice.
microscopic-lesson-paying = Choosing what pays
microscopic-lesson-paying-welcome = The table always proposes a payment, and you may choose another. Genes that are paid go to the discards, and come back to somebody when the pile runs out.
microscopic-lesson-paying-genes = The cold cell costs 3 here, since a simple discount cell makes every cell cheaper. Touch it. With “Choose the genes” you would pick them yourself; or take what is proposed, and grow the cell.
microscopic-lesson-paying-cells = Bacteria costs any six cells, and a double counts as two. Touch the dish: the cells that would go come forward. Touch a cell to keep it or give it; touch the dish once more to claim it.
microscopic-lesson-paying-done = One cell was left over and stays yours. Keep the ones whose bonus you still need: the table spends plain cells first and draw cells last.
microscopic-lesson-organisms = Organisms
microscopic-lesson-organisms-welcome = When all sockets of a dish are full, you can claim that organism. The cells are spent; the organism stays for good, and nobody can take it from you.
microscopic-lesson-organisms-claim = Heat-Adapted wants four heat cells. You have two and a double: that is four. Touch the glowing dish, then touch it once more to claim it.
microscopic-lesson-organisms-sums = See what has changed: you draw more and may hold more. 2 draws for everybody, 1 for your draw cell, 1 for the organism. Touch a sum, and every part of it has a reason.
microscopic-lesson-organisms-draw = Each organism has its own gift; touch and hold a dish to read it. Now draw your four cards.
microscopic-lesson-organisms-discard = You hold six cards, and your limit has grown to four. Discard two.
microscopic-lesson-organisms-done = One of three. Whoever claims the third organism first wins at once.
microscopic-lesson-viruses = Viruses and mutations
microscopic-lesson-viruses-welcome = A virus destroys any one cell or mutation in play. Or it becomes a gene, like any card.
microscopic-lesson-viruses-cell = The other side has four of water: three cells, one of them a double. On its next turn it would claim Water-Adapted. Touch a virus: what it can hit lights up. Hit the double.
microscopic-lesson-viruses-mutation = A mutation makes your cold cells dearer: the cold cell in your hand costs 5. The second virus can remove your own mutation. Do that.
microscopic-lesson-viruses-done = The cold cell is back to 4. Who owns Resilient need not fear viruses: their cells cannot be hit.
microscopic-lesson-together = Together, or alone
microscopic-lesson-together-welcome = In the co-operative game two players claim all five organisms together, before the rounds run out. Above the dishes you see which round it is.
microscopic-lesson-together-give = Once in each of your turns you may pass a card to your partner, who has three of heat and the genes for one more. Touch your heat cell, then your partner; or drag it there.
microscopic-lesson-together-draw = Everything else stays personal. End your turn: draw.
microscopic-lesson-together-partner = Your partner grows your heat cell: that makes four.
microscopic-lesson-together-claims = And claims Heat-Adapted. It counts for both of you.
microscopic-lesson-together-alone = Alone you play against the clock: three organisms of five in 18, 16 or 14 turns. Four can play in teams of two, partners opposite: four organisms win.
microscopic-lesson-end = That is the whole of Microscopic. A first game is waiting for you.

## What speaks for a choice
microscopic-why-claimed = { $missing ->
    [0] the last organism that was missing
    [one] 1 organism is missing then
   *[other] { $missing } organisms are missing then
}
microscopic-why-nearer = { $missing ->
    [0] { $organism } can be claimed then
    [one] only 1 cell is missing for { $organism } then
   *[other] only { $missing } cells are missing for { $organism } then
}
microscopic-why-draws = { $count ->
    [one] 1 card more in every draw
   *[other] { $count } cards more in every draw
}
microscopic-why-cheaper = { $count ->
    [one] cells cost 1 gene less from now on
   *[other] cells cost { $count } genes less from now on
}
microscopic-why-slows = { $of } is further away from { $organism }
microscopic-why-genes = { $count ->
    [one] 1 gene to pay with
   *[other] { $count } genes to pay with
}

# What was played, in a history.
microscopic-fact-variant-solitaire = { microscopic-option-variant-value-solitaire }
microscopic-fact-variant-coop = { microscopic-option-variant-value-coop }
microscopic-fact-variant-teams = { microscopic-option-variant-value-teams }
microscopic-fact-turn-order-1 = Began
microscopic-fact-turn-order-2 = Second to play
microscopic-fact-turn-order-3 = Third to play
microscopic-fact-turn-order-4 = Fourth to play

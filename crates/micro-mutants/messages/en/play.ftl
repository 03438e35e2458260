### Micro Mutants: every word of the game, for the browser and the command line alike.
### Events carry a piece as $piece with its owner $seat, and another as $by with its owner $owner.

micro-mutants = Micro Mutants
micro-mutants-base = base
micro-mutants-red-star = Red Star
micro-mutants-resource = resource

## Armies
micro-mutants-army-usarthropods = Usarthropods
micro-mutants-army-usarthropods-text = Soldiers who avenge each other, rockets, and bugs that cannot be seen.
micro-mutants-army-flyborgs = Flyborgs
micro-mutants-army-flyborgs-text = Hard to kill, and dangerous to kill. They move each other and push enemies about.
micro-mutants-army-sovietopters = Sovietopters
micro-mutants-army-sovietopters-text = Many workers who come back in pairs, guarded bases, and a tank that spits fire.
micro-mutants-army-chitinians = Chitinians
micro-mutants-army-chitinians-text = Webs, acid, diggers, and one Exterminator who kills twice.
micro-mutants-classic-army-usarthropods = Usarthropods
micro-mutants-classic-army-flyborgs = Flyborgs
micro-mutants-classic-army-sovietopters = Sovietopters
micro-mutants-classic-army-chitinians = Chitinians

## Breeds
micro-mutants-breed-soldier = Soldier
micro-mutants-breed-soldier-text = Eliminated in an enemy turn on its special side: its owner may at once move another Soldier within long range.
micro-mutants-breed-green-beret = Green Beret
micro-mutants-breed-green-beret-text = On its special side neither bugs nor projectiles capture it.
micro-mutants-breed-rocketeer = Rocketeer
micro-mutants-breed-rocketeer-text = After its move, special side up, it may shoot a Rocket.
micro-mutants-breed-intruder = Intruder
micro-mutants-breed-intruder-text = After its move, special side up, it may move once more, once per turn.
micro-mutants-breed-carrier = Carrier
micro-mutants-breed-carrier-text = Before its move it may pick up an own bug within close range, which is put down beside it afterwards.
micro-mutants-breed-zealot = Zealot
micro-mutants-breed-zealot-text = Captured by a bug in an enemy turn on its special side: the capturing bug dies with it.
micro-mutants-breed-warper = Warper
micro-mutants-breed-warper-text = After its move it may at once move another own bug within close range.
micro-mutants-breed-centurion = Centurion
micro-mutants-breed-centurion-text = On its special side only two enemy bugs together capture it; a projectile turns it over instead.
micro-mutants-breed-repulsor = Repulsor
micro-mutants-breed-repulsor-text = Instead of moving it may shoot an enemy bug within close range. If that bug lands on anything, it goes back.
micro-mutants-breed-queen = Queen
micro-mutants-breed-queen-text = After her move she may turn over an own bug within long range.
micro-mutants-breed-worker = Worker
micro-mutants-breed-worker-text = Also moved by a Red Star. As reinforcements, two come at once.
micro-mutants-breed-red-guard = Red Guard
micro-mutants-breed-red-guard-text = Also moved by a Red Star. On its special side it kills an enemy bug that captures a base within close range.
micro-mutants-breed-saboteur = Saboteur
micro-mutants-breed-saboteur-text = Captures bases only. On its special side it cannot be captured.
micro-mutants-breed-kommissar = Kommissar
micro-mutants-breed-kommissar-text = After its move a Worker or a Red Guard within medium range may move at once.
micro-mutants-breed-tank = Tank
micro-mutants-breed-tank-text = Instead of moving it may shoot a Flame.
micro-mutants-breed-warrior = Warrior
micro-mutants-breed-warrior-text = May move twice if both dice show Warrior.
micro-mutants-breed-digger = Digger
micro-mutants-breed-digger-text = On its special side no projectile captures it. After its move: special side up, it may be placed again within close range; normal side up, it may be turned over.
micro-mutants-breed-spider = Spider
micro-mutants-breed-spider-text = After its move it may shoot a Web.
micro-mutants-breed-acid-spitter = Acid Spitter
micro-mutants-breed-acid-spitter-text = After its move it may shoot an Acid Spit.
micro-mutants-breed-exterminator = Exterminator
micro-mutants-breed-exterminator-text = Captures bugs only. After its move has eliminated an enemy bug, it may move again.

## Projectiles
micro-mutants-projectile-rocket = Rocket
micro-mutants-projectile-rocket-text = Eliminates every enemy bug it lies on.
micro-mutants-projectile-flame = Flame
micro-mutants-projectile-flame-text = Eliminates every bug it lies on, your own too.
micro-mutants-projectile-web = Web
micro-mutants-projectile-web-text = An enemy bug it lies on gets a web marker and cannot move.
micro-mutants-projectile-acid-spit = Acid Spit
micro-mutants-projectile-acid-spit-text = Stays on an enemy bug, which dies at the beginning of your next turn if it is still under it.

## Terrain
micro-mutants-terrain-acid-pit = Acid Pit
micro-mutants-terrain-acid-pit-text = A bug that lands on it is eliminated.
micro-mutants-terrain-gravity-manipulator = Gravity Manipulator
micro-mutants-terrain-gravity-manipulator-text = A bug that lands on it is eliminated, and who shot throws four Meteors: every bug under one is eliminated.
micro-mutants-terrain-warp-gate = Warp Gate
micro-mutants-terrain-warp-gate-text = A bug that lands on it is eliminated, and who shot throws four entrances: own bugs take the place of those that lie free.
micro-mutants-token-meteor = Meteor
micro-mutants-token-entrance = entrance

## Bases by name
micro-mutants-site-headquarters = Headquarters
micro-mutants-site-fort = Fort
micro-mutants-site-armory = Armory
micro-mutants-site-beacon = Beacon
micro-mutants-site-hive-throne = Hive Throne
micro-mutants-site-laboratory = Laboratory
micro-mutants-site-barracks = Barracks
micro-mutants-site-citadel = Citadel
micro-mutants-site-factory = Factory
micro-mutants-site-incubator = Incubator
micro-mutants-site-nest = Nest
micro-mutants-site-mutator = Mutator

## Evolution cards
micro-mutants-evolution-secret-operations = Secret Operations
micro-mutants-evolution-secret-operations-text = Give up a die result: turn over any two bugs of yours.
micro-mutants-evolution-uncle-sam = Uncle Sam
micro-mutants-evolution-uncle-sam-text = A reinforcement may be of any breed and may enter special side up.
micro-mutants-evolution-guided-missiles = Guided Missiles
micro-mutants-evolution-guided-missiles-text = Once a turn, a Rocket that captured nothing may be shot again.
micro-mutants-evolution-air-lift = Air Lift
micro-mutants-evolution-air-lift-text = The Carrier picks up bugs within medium range.
micro-mutants-evolution-warp-power-cells = Warp Power-Cells
micro-mutants-evolution-warp-power-cells-text = The Warper reaches medium range.
micro-mutants-evolution-psi-sceptre = Psi-Sceptre
micro-mutants-evolution-psi-sceptre-text = The Queen may turn over an enemy bug within long range instead.
micro-mutants-evolution-antenna-amplifier = Antenna Amplifier
micro-mutants-evolution-antenna-amplifier-text = The Repulsor reaches medium range.
micro-mutants-evolution-radar-room = Radar Room
micro-mutants-evolution-radar-room-text = Ranges of your abilities may be measured from the Laboratory.
micro-mutants-evolution-forward-comrades = Forward, Comrades!
micro-mutants-evolution-forward-comrades-text = A Red Star moves any one bug of yours.
micro-mutants-evolution-political-officers = Political Officers
micro-mutants-evolution-political-officers-text = The Kommissar reaches long range.
micro-mutants-evolution-turret = Turret
micro-mutants-evolution-turret-text = The Tank may shoot the Flame after its move.
micro-mutants-evolution-repair-brigade = Repair Brigade
micro-mutants-evolution-repair-brigade-text = Give up a Worker or Red Star result and a Worker close to a damaged base of yours: the base is as new, once a game each.
micro-mutants-evolution-tunnel-complex = Tunnel Complex
micro-mutants-evolution-tunnel-complex-text = Before it moves, a Warrior may be put beside a Digger that shows its special side.
micro-mutants-evolution-larvae = Larvae
micro-mutants-evolution-larvae-text = A die result may bring a reinforcement of its breed even if it could move a bug.
micro-mutants-evolution-frenzy = Frenzy
micro-mutants-evolution-frenzy-text = The Exterminator moves again as long as every move eliminates a bug.
micro-mutants-evolution-web-mutation = Web Mutation
micro-mutants-evolution-web-mutation-text = The extra shot may shoot a Web from any bug or base of yours.

## Formations
micro-mutants-formation-line = Line
micro-mutants-formation-guard = Guard
micro-mutants-formation-wedge = Wedge
micro-mutants-formation-wings = Wings

## Options
micro-mutants-option-rules = Rules
micro-mutants-option-rules-help = Which edition and game is played.
micro-mutants-option-rules-value-basic = Evolution, Basic
micro-mutants-option-rules-value-basic-help = Bugs, bases and projectiles.
micro-mutants-option-rules-value-advanced = Evolution, Advanced
micro-mutants-option-rules-value-advanced-help = Resources to collect, bases to upgrade, sixteen evolution cards, three ways to win.
micro-mutants-option-rules-value-classic = Classic (French edition)
micro-mutants-option-rules-value-classic-help = Two bases each on a smaller ground; who destroys a base also eliminates a bug of choice; with more than two, the last one left wins.
micro-mutants-option-terrain = Terrain
micro-mutants-option-terrain-help = Two templates in the middle of the mat that kill what lands on them.
micro-mutants-option-terrain-value-none = None
micro-mutants-option-terrain-value-none-help = An open mat.
micro-mutants-option-terrain-value-acid-pit-gravity-manipulator = Acid Pit and Gravity Manipulator
micro-mutants-option-terrain-value-acid-pit-gravity-manipulator-help = One dissolves; the other lets who shot throw four Meteors.
micro-mutants-option-terrain-value-acid-pit-warp-gate = Acid Pit and Warp Gate
micro-mutants-option-terrain-value-acid-pit-warp-gate-help = One dissolves; the other lets who shot throw four entrances for own bugs.
micro-mutants-option-terrain-value-gravity-manipulator-warp-gate = Gravity Manipulator and Warp Gate
micro-mutants-option-terrain-value-gravity-manipulator-warp-gate-help = Meteors from one, entrances from the other.
micro-mutants-option-army-a = First army
micro-mutants-option-army-a-help = The army of the first seat.
micro-mutants-option-army-a-value-choose = The player chooses
micro-mutants-option-army-a-value-choose-help = Whoever sits there picks one of the armies that are left.
micro-mutants-option-army-a-value-random = Random
micro-mutants-option-army-a-value-random-help = Luck picks one of the armies that are left.
micro-mutants-option-army-a-value-usarthropods = Usarthropods
micro-mutants-option-army-a-value-usarthropods-help = { micro-mutants-army-usarthropods-text }
micro-mutants-option-army-a-value-flyborgs = Flyborgs
micro-mutants-option-army-a-value-flyborgs-help = { micro-mutants-army-flyborgs-text }
micro-mutants-option-army-a-value-sovietopters = Sovietopters
micro-mutants-option-army-a-value-sovietopters-help = { micro-mutants-army-sovietopters-text }
micro-mutants-option-army-a-value-chitinians = Chitinians
micro-mutants-option-army-a-value-chitinians-help = { micro-mutants-army-chitinians-text }
micro-mutants-option-army-b = Second army
micro-mutants-option-army-b-help = The army of the second seat.
micro-mutants-option-army-b-value-choose = The player chooses
micro-mutants-option-army-b-value-choose-help = Whoever sits there picks one of the armies that are left.
micro-mutants-option-army-b-value-random = Random
micro-mutants-option-army-b-value-random-help = Luck picks one of the armies that are left.
micro-mutants-option-army-b-value-usarthropods = Usarthropods
micro-mutants-option-army-b-value-usarthropods-help = { micro-mutants-army-usarthropods-text }
micro-mutants-option-army-b-value-flyborgs = Flyborgs
micro-mutants-option-army-b-value-flyborgs-help = { micro-mutants-army-flyborgs-text }
micro-mutants-option-army-b-value-sovietopters = Sovietopters
micro-mutants-option-army-b-value-sovietopters-help = { micro-mutants-army-sovietopters-text }
micro-mutants-option-army-b-value-chitinians = Chitinians
micro-mutants-option-army-b-value-chitinians-help = { micro-mutants-army-chitinians-text }
micro-mutants-option-army-c = Third army
micro-mutants-option-army-c-help = The army of the third seat, if there is one.
micro-mutants-option-army-c-value-choose = The player chooses
micro-mutants-option-army-c-value-choose-help = Whoever sits there picks one of the armies that are left.
micro-mutants-option-army-c-value-random = Random
micro-mutants-option-army-c-value-random-help = Luck picks one of the armies that are left.
micro-mutants-option-army-c-value-usarthropods = Usarthropods
micro-mutants-option-army-c-value-usarthropods-help = { micro-mutants-army-usarthropods-text }
micro-mutants-option-army-c-value-flyborgs = Flyborgs
micro-mutants-option-army-c-value-flyborgs-help = { micro-mutants-army-flyborgs-text }
micro-mutants-option-army-c-value-sovietopters = Sovietopters
micro-mutants-option-army-c-value-sovietopters-help = { micro-mutants-army-sovietopters-text }
micro-mutants-option-army-c-value-chitinians = Chitinians
micro-mutants-option-army-c-value-chitinians-help = { micro-mutants-army-chitinians-text }
micro-mutants-option-army-d = Fourth army
micro-mutants-option-army-d-help = The army of the fourth seat, if there is one.
micro-mutants-option-army-d-value-choose = The player chooses
micro-mutants-option-army-d-value-choose-help = Whoever sits there picks one of the armies that are left.
micro-mutants-option-army-d-value-random = Random
micro-mutants-option-army-d-value-random-help = Luck picks one of the armies that are left.
micro-mutants-option-army-d-value-usarthropods = Usarthropods
micro-mutants-option-army-d-value-usarthropods-help = { micro-mutants-army-usarthropods-text }
micro-mutants-option-army-d-value-flyborgs = Flyborgs
micro-mutants-option-army-d-value-flyborgs-help = { micro-mutants-army-flyborgs-text }
micro-mutants-option-army-d-value-sovietopters = Sovietopters
micro-mutants-option-army-d-value-sovietopters-help = { micro-mutants-army-sovietopters-text }
micro-mutants-option-army-d-value-chitinians = Chitinians
micro-mutants-option-army-d-value-chitinians-help = { micro-mutants-army-chitinians-text }
micro-mutants-option-hand = Hands
micro-mutants-option-hand-help = Who or what decides how far a shot strays from what was meant.
micro-mutants-option-hand-value-own = Your own
micro-mutants-option-hand-value-own-help = Nothing is left to luck: the chip does what your finger did. Bots have hands of their own.
micro-mutants-option-hand-value-practised = Practised
micro-mutants-option-hand-value-practised-help = Hits a small chip at 20 cm about every other time.
micro-mutants-option-hand-value-steady = Steady
micro-mutants-option-hand-value-steady-help = Trembles half as much.
micro-mutants-option-hand-value-perfect = Perfect
micro-mutants-option-hand-value-perfect-help = Does exactly what was meant.
micro-mutants-option-hand-value-shaky = Shaky
micro-mutants-option-hand-value-shaky-help = Trembles twice as much.
micro-mutants-option-preview = Landing preview
micro-mutants-option-preview-help = An aid for beginners: where a shot is likely to end.
micro-mutants-option-preview-value-off = Off
micro-mutants-option-preview-value-off-help = A shot is aimed by eye alone.
micro-mutants-option-preview-value-on = On
micro-mutants-option-preview-value-on-help = While you aim, the mat shows where the chip will probably lie, and proposals are tried out first.
micro-mutants-option-first = Who begins
micro-mutants-option-first-help = Luck decides, or a seat is named.
micro-mutants-option-first-value-random = Random
micro-mutants-option-first-value-random-help = Luck decides.
micro-mutants-option-first-value-0 = First seat
micro-mutants-option-first-value-0-help = This seat has the first turn.
micro-mutants-option-first-value-1 = Second seat
micro-mutants-option-first-value-1-help = This seat has the first turn.
micro-mutants-option-first-value-2 = Third seat
micro-mutants-option-first-value-2-help = This seat has the first turn.
micro-mutants-option-first-value-3 = Fourth seat
micro-mutants-option-first-value-3-help = This seat has the first turn.

## Prompts
micro-mutants-prompt-army = Choose your army.
micro-mutants-prompt-army-other = { $seat } is choosing an army.
micro-mutants-prompt-stars = Say which template shall cover which star. If not everybody says the same, luck decides whose word counts.
micro-mutants-prompt-stars-other = { $seat } is saying which template shall cover which star.
micro-mutants-prompt-placement = Place your bugs in your area; nobody sees them before all are ready.
micro-mutants-prompt-placement-other = { $seat } is placing bugs.
micro-mutants-prompt-moves = Move a bug for each die: { $dice }.
micro-mutants-prompt-moves-other = { $seat } is moving bugs.
micro-mutants-prompt-shoot = Shoot the { $piece }.
micro-mutants-prompt-shoot-other = { $seat } is about to shoot the { $piece }.
micro-mutants-prompt-after = The { $piece } has moved. Use its ability, or pass.
micro-mutants-prompt-after-other = { $seat } may use the ability of the { $piece }.
micro-mutants-prompt-put = Put the { $piece } beside the { $beside }.
micro-mutants-prompt-put-other = { $seat } puts the { $piece } beside the { $beside }.
micro-mutants-prompt-avenge = Your { $piece } fell: move another one near it at once, or pass.
micro-mutants-prompt-avenge-other = { $seat } may avenge the { $piece }.
micro-mutants-prompt-reinforcement = Bring a reinforcement beside one of your bases: { $breeds }.
micro-mutants-prompt-reinforcement-other = { $seat } may bring a reinforcement.
micro-mutants-prompt-extra = Extra shot: move any bug that has not moved yet.
micro-mutants-prompt-extra-other = { $seat } has an extra shot.
micro-mutants-prompt-spend = You have { $resources } resources to spend before the turn ends. Upgrade a base, buy a card, or pass.
micro-mutants-prompt-spend-other = { $seat } may spend resources.
micro-mutants-prompt-card = { $card }: use it, or pass.
micro-mutants-prompt-card-other = { $seat } may use { $card }.
micro-mutants-prompt-throw = Throw four tokens from your side: { $token }.
micro-mutants-prompt-throw-other = { $seat } throws four tokens: { $token }.
micro-mutants-prompt-warp = Choose a bug of yours to take the place of the entrance.
micro-mutants-prompt-warp-other = { $seat } sends a bug through an entrance.
micro-mutants-prompt-bonus = The base is destroyed: eliminate an enemy bug of your choice, or pass.
micro-mutants-prompt-bonus-other = { $seat } may eliminate a bug.

## Events
micro-mutants-event-army = { $seat } leads the { $army }.
micro-mutants-event-laid = { $seat } places { AN($piece) }.
micro-mutants-event-formation = { $seat } lines up: { $formation }.
micro-mutants-event-rest = The other bugs of { $seat } are placed.
micro-mutants-event-ready = { $seat } is ready.
micro-mutants-event-begun = All bugs are in place. { $first } begins.
micro-mutants-event-turn = Turn { $number }: { $seat }.
micro-mutants-event-rolled = { $seat } rolls { $dice }.
micro-mutants-event-shot = { $shooter } shoots { AN($piece) }.
micro-mutants-event-repulsed = { $shooter } shoots { AN($piece) } of { $seat } away.
micro-mutants-event-stuck = The { $piece } does not jump.
micro-mutants-event-back-off = The { $piece } of { $seat } left the mat and goes back.
micro-mutants-event-back-repulsed = The { $piece } of { $seat } landed on something and goes back.
micro-mutants-event-back-carrier = The { $piece } of { $seat } goes back to where it was picked up.
micro-mutants-event-turned-special = The { $piece } of { $seat } shows its special side.
micro-mutants-event-turned-normal = The { $piece } of { $seat } shows its normal side.
micro-mutants-event-fumbled = Fumble: the { $piece } of { $seat } is under { AN($by) } of { $owner } and is eliminated.
micro-mutants-event-captured = { AN($by, case: "upper") } of { $owner } captures { AN($piece) } of { $seat }.
micro-mutants-event-withstood = The { $piece } of { $seat } cannot be captured by the { $by } of { $owner }.
micro-mutants-event-avenged = The { $piece } of { $seat } is eliminated by the { $by } of { $owner }.
micro-mutants-event-flipped-special = The { $piece } of { $seat } is turned to its special side by the { $by } of { $owner }.
micro-mutants-event-flipped-normal = The { $piece } of { $seat } is turned to its normal side by the { $by } of { $owner }.
micro-mutants-event-webbed = The { $piece } of { $seat } is caught in a web.
micro-mutants-event-freed = The { $piece } of { $seat } is free of its web.
micro-mutants-event-doomed = Acid eats at the { $piece } of { $seat }.
micro-mutants-event-dissolved = The { $piece } of { $seat } dies of acid.
micro-mutants-event-spent = The { $piece } of { $seat } leaves the mat.
micro-mutants-event-damaged = { AN($by, case: "upper") } of { $owner } damages a base of { $seat }.
micro-mutants-event-destroyed = { AN($by, case: "upper") } of { $owner } eliminates a base of { $seat }.
micro-mutants-event-put = The { $piece } of { $seat } is put beside the { $by } of { $owner }.
micro-mutants-event-reinforced = Reinforcement for { $seat }: { $piece }.
micro-mutants-event-carried = The { $by } of { $owner } picks up the { $piece }.
micro-mutants-event-seized = The { $by } of { $owner } takes hold of the { $piece } of { $seat }.
micro-mutants-event-burrowed = The { $piece } of { $seat } burrows and comes up elsewhere.
micro-mutants-event-extra = { $seat } has an extra shot.
micro-mutants-event-passed = { $seat } passes.
micro-mutants-event-resigned = { $seat } resigns.
micro-mutants-event-wished = { $seat } wants the { $left } on the left star and the { $right } on the right one, as { $from } sees them.
micro-mutants-event-covered = All agree: as { $from } sees it, the { $left } covers the left star and the { $right } the right one.
micro-mutants-event-covered-by = They do not agree, and luck follows { $seat }: as { $from } sees it, the { $left } covers the left star and the { $right } the right one.
micro-mutants-event-bases = { $seat } chooses the spots of the bases.
micro-mutants-event-dropped = { $seat } lets five resources fall.
micro-mutants-event-dropped-again = { $seat } drops again what fell badly.
micro-mutants-event-collected = { $seat } collects a resource: { $by }.
micro-mutants-event-upgraded = { $seat } upgrades a base: { $site }.
micro-mutants-event-evolved = { $seat } puts a card in play: “{ $card }”.
micro-mutants-event-discarded = { $seat } gives up { $die } for “{ $card }”.
micro-mutants-event-repaired = { AN($by, case: "upper") } of { $owner } is given up: the base of { $seat } is as new.
micro-mutants-event-tunnelled = The { $piece } of { $seat } comes up beside the { $by }.
micro-mutants-event-trapped = { $terrain }: the { $piece } of { $seat } is eliminated.
micro-mutants-event-thrown = { $seat } throws four tokens: { $token }.
micro-mutants-event-struck = A Meteor hits the { $piece } of { $seat }.
micro-mutants-event-missed = Without effect: { $piece }.
micro-mutants-event-warped = The { $piece } of { $seat } comes out of an entrance.
micro-mutants-event-shrunk = { AN($by, case: "upper") } of { $owner } captures a large base of { $seat }: it is small now.
micro-mutants-event-bonus = For the base, { $shooter } eliminates { AN($piece) } of { $seat }.
micro-mutants-event-out = { $seat } is out of the game.

## The end
micro-mutants-over-bases = { $winner } wins: two enemy bases are eliminated.
micro-mutants-over-bugs = { $winner } wins: the enemy has two bugs or fewer.
micro-mutants-over-resigned = { $winner } wins: the enemy has resigned.
micro-mutants-over-long = Nobody has won in { $turns } turns; bases and bugs decide.
micro-mutants-over-all-bases = { $winner } wins: all enemy bases are destroyed.
micro-mutants-over-conquered = Conquer! { $winner } has eliminated the main base and another one.
micro-mutants-over-dominated = Dominate! All resources are collected; the worth of the bases decides.
micro-mutants-over-scored = { $winner } has eliminated a base and has the highest score.
micro-mutants-over-last = { $winner } is the last player left.
micro-mutants-score-bases = Bases left
micro-mutants-score-bugs = Bugs in play
micro-mutants-score-turns = Turns
micro-mutants-score-taken = Points for taken bases
micro-mutants-score-worth = Worth of the bases

## Refusals
micro-mutants-refused-not-now = That is not what is asked now.
micro-mutants-refused-army-taken = That army is taken.
micro-mutants-refused-all-placed = All your bugs are placed.
micro-mutants-refused-not-all-placed = Not all your bugs are placed: { AN($piece) } is missing.
micro-mutants-refused-no-piece = There is no piece “{ $name }” at this table.
micro-mutants-refused-not-yours = The { $piece } is not yours.
micro-mutants-refused-outside-area = The { $piece } must lie wholly in your area.
micro-mutants-refused-taken = The { $piece } would lie on another piece, or off the mat.
micro-mutants-refused-direction = A direction is a number from 0 to 35999, in hundredths of a degree.
micro-mutants-refused-aim = A shot needs a direction from 0 to 35999, a press from 0 to 1000, and a place on the chip.
micro-mutants-refused-not-in-play = The { $piece } is not on the mat.
micro-mutants-refused-webbed = The { $piece } is caught in a web and cannot move.
micro-mutants-refused-arrived = The { $piece } has just arrived and cannot move this turn.
micro-mutants-refused-has-moved = The { $piece } has moved this turn.
micro-mutants-refused-no-bug = The { $piece } is no bug: it cannot move.
micro-mutants-refused-no-die = No die that is left shows { AN($piece) }.
micro-mutants-refused-must-shoot = First the { $piece } must be shot.
micro-mutants-refused-must-put = First the { $piece } must be put down.
micro-mutants-refused-cannot-avenge = Only another bug of the fallen one’s breed within long range may avenge it, not this { $piece }.
micro-mutants-refused-cannot-lend = The { $piece } cannot be moved by this ability.
micro-mutants-refused-out-of-range = The { $piece } is out of range.
micro-mutants-refused-projectile-out = The { $piece } is still on the mat.
micro-mutants-refused-no-marker = All web markers are in play: no { $piece } can be shot.
micro-mutants-refused-cannot-shoot = Nobody can shoot the { $piece } from there now.
micro-mutants-refused-no-reinforcement = The { $piece } cannot come as a reinforcement.
micro-mutants-refused-not-your-base = The { $piece } must come beside one of your own bases on the mat.
micro-mutants-refused-cannot-burrow = The { $piece } cannot be placed again.
micro-mutants-refused-no-target = The { $piece } is no target for this ability.
micro-mutants-refused-no-ability = The { $piece } has no such ability.
micro-mutants-refused-free-early = A web marker is taken off by giving up the extra shot.
micro-mutants-refused-no-web = The { $piece } is no bug of yours in a web.
micro-mutants-refused-no-table = That can be answered only at a table.
micro-mutants-refused-no-preview = At this table landings are not foretold.
micro-mutants-refused-not-on-mat = Both pieces must be on the mat.
micro-mutants-refused-off-mat = That place is not on the mat.
micro-mutants-refused-practice-taken = The chip and its target would overlap.
micro-mutants-refused-secret = That is a secret until all are ready.
micro-mutants-refused-no-spending = Resources are spent in the own turn of the Advanced game.
micro-mutants-refused-too-few-resources = You have too few resources: an upgrade costs 2, a further card 1.
micro-mutants-refused-no-upgrade = Only a small { $piece } of yours on the mat can be upgraded.
micro-mutants-refused-card = That card is not yours to play now: it must belong to an upgraded base of yours on the mat.
micro-mutants-refused-card-declined = You took no card when you upgraded that base: its cards cannot be had any more.
micro-mutants-refused-no-result = No die that is left shows that.
micro-mutants-refused-no-use = That card has no use for this now.
micro-mutants-refused-cannot-tunnel = The { $piece } can only be put beside an own Digger on its special side, with Tunnel Complex in play.
micro-mutants-refused-throw = A throw needs a direction from 0 to 35999 and a strength from 0 to 1000.
micro-mutants-refused-must-throw = First the tokens must be thrown.
micro-mutants-refused-must-warp = First a bug must take the place of the entrance.
micro-mutants-refused-cannot-warp = The { $piece } cannot take the place of this entrance: each takes another bug of yours from the mat.
micro-mutants-refused-bases = The spots of the bases can be chosen only in the Advanced game.
micro-mutants-refused-bases-of-two = The spots of the bases can be chosen only in the Advanced game of three or four.
micro-mutants-refused-main-base = The main base lies on the middle spot; only the two small ones change places.
micro-mutants-refused-stars = Name the two templates of this table, first the left one, then the right one.
micro-mutants-refused-bases-order = The numbers 1, 2 and 3, each once.
micro-mutants-refused-bases-taken = A bug of yours lies where a base would be.

## Set-ups and positions that cannot be
micro-mutants-setup-players = Micro Mutants is for 2 to 4 players, not { $players }.
micro-mutants-setup-same-army = The box holds the { $army } only once.
micro-mutants-setup-third-army = At most two players can lead the { $army }.
micro-mutants-setup-first = There is no seat { $first } that could begin.
micro-mutants-setup-terrain = The Classic game has no terrain.
micro-mutants-setup-no-seat = There is no player { $player } to lead an army.
micro-mutants-position-players = A position needs one army for each seat, a seat on turn, and at most two dice.
micro-mutants-position-phase = A position is in the phase moves, reinforcement or extra.
micro-mutants-position-piece = The piece “{ $name }” cannot be laid as “{ $words }”.
micro-mutants-impossible-view = No game looks like this view.

## The lesson
micro-mutants-lesson-shot = A first shot
micro-mutants-lesson-shot-welcome = Two armies of bugs face each other on a felt mat. A bug moves when the edge of its chip is pressed: it jumps. Whatever it lands on, it captures. You lead the purple Chitinians from the near end.
micro-mutants-lesson-shot-pull = Take the Warrior in front with mouse or finger, pull it back to the yellow ring, and let go. The farther you pull, the farther it jumps. Land on one of the three Zealots.
micro-mutants-lesson-shot-captured = Captured! Any part of your chip over the enemy is enough, and one jump may capture several. That is the whole art: direction and strength. Pulling back onto the chip calls a shot off.
micro-mutants-lesson-edge = Over a wall
micro-mutants-lesson-edge-welcome = Your own Warriors stand in the way this time. Pressed at its very edge a chip flies low and skids on; pressed farther in it climbs, comes down steeply and stays where it lands.
micro-mutants-lesson-edge-over = The panel for the shot says how far in from the rim the chip is pressed: about 4 mm will do. Send the rear Warrior over its friends onto the Zealot.
micro-mutants-lesson-edge-done = Over and down. Low shots go far, high ones go over things: you choose before every shot.
micro-mutants-lesson-sides = Two sides
micro-mutants-lesson-sides-welcome = Some bugs have an ability on the back of their chip; it is starred. Which side looks up after a jump is decided by the flight alone. You lead the yellow Flyborgs now: a Zealot on its special side takes whoever captures it along.
micro-mutants-lesson-sides-turn = Let the Zealot jump so that it lands on its back. A middling strength turns it over once: pull it to the ring, or find a way of your own.
micro-mutants-lesson-sides-done = The starred side is up. While you aim, the mat shows where a chip will probably lie, and the words beside it how often it turns over.
micro-mutants-lesson-fumble = Over, not under
micro-mutants-lesson-fumble-welcome = Your Spider lies half on a Warrior and juts out over the felt. The enemy has its eye on it.
micro-mutants-lesson-fumble-watch = Watch the Zealot on the right: it is about to jump, and it is too short.
micro-mutants-lesson-fumble-under = It slid under your Spider: a fumble, and it is lost. What lies on top counts, so never jump short at something that stands proud of the felt. Who leaves the mat merely goes back to where it was.
micro-mutants-lesson-fumble-capture = Your turn, and your dice show Warriors. Send the Warrior on the right onto the Zealot ahead of it. One small chip: take your time, and try again as often as you like.
micro-mutants-lesson-fumble-done = Well hit. A bug that captures an enemy earns you one extra shot at the end of the turn.
micro-mutants-lesson-web = After the jump
micro-mutants-lesson-web-welcome = Many bugs can do something after they have moved. A Spider shoots a Web. Let the Spider jump about half way to the big Centurion ahead of it.
micro-mutants-lesson-web-lay = Lay the Web beside the Spider, on the side of the Centurion: press one of the marks around it, then the button.
micro-mutants-lesson-web-shoot = Now shoot the Web at the Centurion, as you would a bug.
micro-mutants-lesson-web-done = Caught: under a web marker a bug cannot move. What every breed can do stands on its card; press a chip to read it.
micro-mutants-lesson-base = Bases
micro-mutants-lesson-base-shoot = Three bases lie at the far end. Land the Warrior on the one in the middle.
micro-mutants-lesson-base-hit = A hit! A base that is hit once is damaged; hit again, it is gone. Its owner puts your Warrior down beside it.
micro-mutants-lesson-base-done = You win when two of the three enemy bases are gone, or when the enemy has two bugs or fewer.
micro-mutants-lesson-dice = Dice and reinforcements
micro-mutants-lesson-dice-welcome = Two dice say which breeds may move this turn. Yours show a Digger and a Warrior. All your Diggers are lost, so only a Warrior can jump; those that may light up.
micro-mutants-lesson-dice-shoot = First the move: send the Warrior in front onto the Zealot.
micro-mutants-lesson-dice-reinforce = A die that no bug can use brings one of its breed back, one a turn. Choose a Digger and put it beside one of your bases.
micro-mutants-lesson-dice-extra = Last, the extra shot you earned by the capture: with any bug that has not moved this turn, and wherever you like.
micro-mutants-lesson-end = That is a whole turn: dice, moves, reinforcement, extra shot. You know enough for a first game. Good shooting!

## The table in the browser
micro-mutants-ui-mat-keys = The mat. Full stop and comma: next and previous usable piece. Arrows: aim and press, with Shift finer; Page Up and Page Down: where on the rim. Enter or Space: shoot; with your own hand, hold it and let go. Escape: skip what is being shown, or let go of what is chosen.
micro-mutants-ui-piece = { $kind } { $number }
micro-mutants-ui-base-text = Captured once it is damaged, captured twice it is gone. Who loses two of three loses the game.
micro-mutants-ui-both-sides = Two sides: the starred one is special. The flight decides which comes up.
micro-mutants-ui-special = special side
micro-mutants-ui-damaged = damaged
micro-mutants-ui-webbed = in a web
micro-mutants-ui-doomed = under acid
micro-mutants-ui-moved = has moved
micro-mutants-ui-arrived = just arrived
micro-mutants-ui-over = over { $pieces }
micro-mutants-ui-usable = can be used
micro-mutants-ui-leans = (leaning)
micro-mutants-ui-at = { $side ->
    [left] left
   *[right] right
} { $x }, { $end ->
    [near] near
   *[far] far
} { $y } mm
micro-mutants-ui-aside = not on the mat
micro-mutants-ui-carried = being carried
micro-mutants-ui-hidden = hidden
micro-mutants-ui-card = The chosen piece
micro-mutants-ui-pieces = All pieces
micro-mutants-ui-bugs = { $count ->
    [one] 1 bug in play
   *[other] { $count } bugs in play
}
micro-mutants-ui-dice = Dice
micro-mutants-ui-used = (used)
micro-mutants-ui-earned = Extra shot earned
micro-mutants-ui-tray = { $count ->
    [one] 1 bug waits beside the mat
   *[other] { $count } bugs wait beside the mat
}
micro-mutants-ui-shot = The shot
micro-mutants-ui-proposals = Aim at
micro-mutants-ui-by = Use the die
micro-mutants-ui-own-aim = my own aim
micro-mutants-ui-proposed-piece = { $share } of 100 such shots cover { $piece }.
micro-mutants-ui-proposed-spot = { $share } of 100 such shots come to rest there.
micro-mutants-ui-ahead = straight ahead (press { $press } %)
micro-mutants-ui-direction = Direction
micro-mutants-ui-direction-help = 0 is straight ahead of you; more turns to the right. On the mat: pull the chip back like a sling, or tap where it should come to rest.
micro-mutants-ui-press = Press
micro-mutants-ui-press-help = How deep the chip is pressed into the felt. Below 15 % it does not jump.
micro-mutants-ui-edge = From the rim
micro-mutants-ui-edge-help = Where on the chip you press. At the rim it flies low and turns over; farther in it flies high and turns less; too far in it does not jump.
micro-mutants-ui-hold-alone = Press again to let go
micro-mutants-ui-grip = Where I grip the chip says where its edge is pressed
micro-mutants-ui-pull = { $piece }: pull it back and let go.
micro-mutants-ui-pull-keys = { $piece }: pull it back and let go. With a keyboard, turn it with the arrow keys, then hold Space and let go.
micro-mutants-ui-pulled = Let go to shoot. Back onto the chip calls it off.
micro-mutants-ui-hand = Hand in use: { $hand }.
micro-mutants-ui-hold = Hold and let go
micro-mutants-ui-likely = Likely: { $over } % on an enemy, { $under } % a fumble, { $off } % off the mat and back, { $special } % special side up.
micro-mutants-ui-place-form = The place
micro-mutants-ui-side = Place { $n } of { $count } around it
micro-mutants-ui-right = To the right (mm)
micro-mutants-ui-away = Away (mm)
micro-mutants-ui-turned = Turned (°)
micro-mutants-ui-aim = { $piece }: pull it back and let go, or tap where it should come to rest and shoot.
micro-mutants-ui-undiced = It stays: no die shows it now.
micro-mutants-ui-choose = Choose a lit piece, on the mat or in the list.
micro-mutants-ui-place = { $piece }: drag it to its place, or tap there.
micro-mutants-ui-where = Where beside { $beside } shall the { $piece } lie?
micro-mutants-ui-watch = Watch…
micro-mutants-ui-skip = Skip
micro-mutants-ui-do-watch = Watch again
micro-mutants-ui-do-again = Same aim again
micro-mutants-ui-again = The next chip you choose begins with the aim of your last shot.
micro-mutants-ui-first-game = Good for a first game: easy to lead, and it wins often.
micro-mutants-ui-do-army = Lead them
micro-mutants-ui-do-shoot = Shoot the { $piece }
micro-mutants-ui-do-place = Lay { $piece } there
micro-mutants-ui-do-put = Put the { $piece } there
micro-mutants-ui-do-ready = I am ready
micro-mutants-ui-do-rest = Place the rest for me
micro-mutants-ui-do-fire = { $piece } from { $beside }
micro-mutants-ui-do-bring = { $piece } beside { $beside }
micro-mutants-ui-do-flip = Turn { $piece } over
micro-mutants-ui-do-free = Give up the shot, free { $piece }
micro-mutants-ui-do-use-carrier = Pick up { $piece }
micro-mutants-ui-do-use-repulsor = Repulse { $piece }
micro-mutants-ui-do-pass-moves = End my moves
micro-mutants-ui-do-pass-reinforcement = No reinforcement
micro-mutants-ui-do-pass-extra = Give up the extra shot
micro-mutants-ui-do-pass-after = No ability
micro-mutants-ui-do-pass-avenge = Do not avenge
micro-mutants-ui-formation-line = One row, side by side
micro-mutants-ui-formation-guard = Around the bases
micro-mutants-ui-formation-wedge = A spearhead in the middle
micro-mutants-ui-formation-wings = Strong on both sides
micro-mutants-ui-open-pieces = Pieces
micro-mutants-ui-open-view = View
micro-mutants-ui-open-details = Details
micro-mutants-ui-open-back = Recentre
micro-mutants-ui-tools = How to look at the mat
micro-mutants-ui-tool-replay = Show the last shot again
micro-mutants-ui-tool-turn = Watch the whole last turn again
micro-mutants-ui-tool-slow = Slow motion
micro-mutants-ui-tool-follow = The camera follows the flight
micro-mutants-ui-tool-flat = Flat, from straight above
micro-mutants-ui-miss-long = { $mm } mm too long
micro-mutants-ui-miss-short = { $mm } mm too short
micro-mutants-ui-miss-left = { $mm } mm to the left
micro-mutants-ui-miss-right = { $mm } mm to the right
micro-mutants-ui-missed = { $piece } missed { $target }: { $how }.
micro-mutants-ui-lies-now = { $piece } lies here now: { $where }.
micro-mutants-ui-told-stuck = It does not jump
micro-mutants-ui-told-back = Back!
micro-mutants-ui-told-turned-special = Special side!
micro-mutants-ui-told-turned-normal = Normal side
micro-mutants-ui-told-fumbled = Fumble!
micro-mutants-ui-told-captured = { $piece } captured!
micro-mutants-ui-told-withstood = It withstands
micro-mutants-ui-told-avenged = Avenged!
micro-mutants-ui-told-flipped-special = Turned to the special side
micro-mutants-ui-told-flipped-normal = Turned to the normal side
micro-mutants-ui-told-webbed = Caught in a web
micro-mutants-ui-told-freed = Free again
micro-mutants-ui-told-doomed = Acid!
micro-mutants-ui-told-dissolved = Dissolved
micro-mutants-ui-told-damaged = Base damaged!
micro-mutants-ui-told-destroyed = Base destroyed!
micro-mutants-ui-practice-free = Free shots
micro-mutants-ui-curve = How it goes
micro-mutants-ui-curve-today = Today: { $shots ->
    [one] one shot
   *[other] { $shots } shots
 }, { $hits ->
    [0] none hit
    [one] one hit
   *[other] { $hits } hit
 }, { $spread } mm from the target as a rule.
micro-mutants-ui-curve-last = The last time: { $shots ->
    [one] one shot
   *[other] { $shots } shots
 }, { $hits ->
    [0] none hit
    [one] one hit
   *[other] { $hits } hit
 }, { $spread } mm from the target as a rule.
micro-mutants-ui-curve-hits = share of hits
micro-mutants-ui-curve-spread = distance from the target (lower is wider)
micro-mutants-ui-practice-range = Range
micro-mutants-ui-practice-flips = Flips
micro-mutants-ui-practice-bases = Bases
micro-mutants-ui-practice-walls = Walls
micro-mutants-ui-practice-day = Today’s ten
micro-mutants-ui-practice-ring = Show where to let go
micro-mutants-ui-practice-goal-cover = { $piece }: land on the target. Pull it back and let go.
micro-mutants-ui-practice-goal-turn = { $piece }: land with the starred side up. Pull it back and let go.
micro-mutants-ui-practice-open = Courses
micro-mutants-ui-practice-what = What to practise
micro-mutants-ui-practice-with = What to practise with
micro-mutants-ui-practice-chip = Chip
micro-mutants-ui-practice-score = Shot { $round } of { $rounds }, { $points } points. A hit: 3; nearly: 1. Your best: { $best }.
micro-mutants-ui-practice-gained = { $points ->
    [0] Missed.
    [one] Close: 1 point.
   *[other] Hit! { $points } points.
}
micro-mutants-ui-practice-over = Ten shots, { $points } points. Your best: { $best }.
micro-mutants-ui-practice-next = Next shot
micro-mutants-ui-practice-again = Once more
micro-mutants-ui-practice-back = Back to the start
micro-mutants-ui-measured-close = { $mm } mm: close
micro-mutants-ui-measured-medium = { $mm } mm: medium
micro-mutants-ui-measured-long = { $mm } mm: long
micro-mutants-ui-measured-far = { $mm } mm: out of range
micro-mutants-command-example = shoot warrior-a1 9000 600 2000
micro-mutants-ui-nobody = On the mat, nobody’s
micro-mutants-ui-resource-text = A bug that lands on it collects it. Two upgrade a base, one buys a further card.
micro-mutants-ui-meteor-text = Every bug under it is eliminated.
micro-mutants-ui-entrance-text = A bug of who threw it takes its place.
micro-mutants-ui-do-upgrade = { $base }, with { $card }
micro-mutants-ui-do-discard = Give up { $die } for { $card }
micro-mutants-ui-do-throw = Throw
micro-mutants-ui-do-warp = Send { $piece } through
micro-mutants-ui-do-eliminate = Eliminate { $piece }
micro-mutants-ui-do-stars-sides = { $one } on the left star, { $other } on the right one
micro-mutants-ui-do-stars-ends = { $one } on the near star, { $other } on the far one
micro-mutants-ui-do-bases = Bases from left to right: { $bases }
micro-mutants-ui-do-use-other = Use it on { $piece }
micro-mutants-ui-do-pass-spend = Keep the resources
micro-mutants-ui-do-pass-card = Do not use the card
micro-mutants-ui-do-pass-bonus = Spare them all
micro-mutants-ui-told-collected = Resource collected
micro-mutants-ui-told-repaired = As new!
micro-mutants-ui-told-trapped = { $piece } is lost
micro-mutants-ui-told-struck = Hit by a Meteor!
micro-mutants-ui-told-shrunk = Base reduced!
micro-mutants-ui-wealth = Resources and cards
micro-mutants-ui-resources = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
micro-mutants-ui-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
micro-mutants-ui-out = out of the game
micro-mutants-ui-do-upgrade-bare = { $base }, without a card
micro-mutants-ui-do-evolve = { $card }, a further card
micro-mutants-ui-do-spend = { $count ->
    [one] Spend 1 resource…
   *[other] Spend { $count } resources…
}
micro-mutants-ui-spending = What do you buy? An upgrade costs 2 resources, a further card 1.
micro-mutants-ui-throw = The throw
micro-mutants-ui-throw-help = 0 is straight ahead of you; more turns to the right. On the mat: drag to where the tokens should come down.
micro-mutants-ui-strength = Strength
micro-mutants-ui-strength-help = How hard you throw. The circle shows about where the tokens come down; they scatter.
micro-mutants-ui-hold-throw = Hold, let go to throw
micro-mutants-ui-cast = Drag to where the tokens should come down, or set the numbers. They scatter.
micro-mutants-ui-small = small
micro-mutants-ui-base-advanced-text = Small: captured once it is gone. Upgraded: captured once it is damaged, twice it is gone. The main base and one more lost is lost.
micro-mutants-ui-base-classic-text = Captured large it is turned to its small side; captured small it is destroyed, and a bug may go with it.
micro-mutants-ui-bases = { $count ->
    [one] 1 base
   *[other] { $count } bases
}
micro-mutants-ui-cards = { $count ->
    [one] 1 evolution card
   *[other] { $count } evolution cards
}
micro-mutants-ui-told-warped = Through the gate!
micro-mutants-ui-told-bonus = { $piece } goes with it
micro-mutants-ui-tool-near = Come near what matters
micro-mutants-ui-do-other-bases = Bases on other spots…

# What was played, in a history.
micro-mutants-fact-army-usarthropods = { micro-mutants-army-usarthropods }
micro-mutants-fact-army-flyborgs = { micro-mutants-army-flyborgs }
micro-mutants-fact-army-sovietopters = { micro-mutants-army-sovietopters }
micro-mutants-fact-army-chitinians = { micro-mutants-army-chitinians }
micro-mutants-fact-rules-basic = { micro-mutants-option-rules-value-basic }
micro-mutants-fact-rules-advanced = { micro-mutants-option-rules-value-advanced }
micro-mutants-fact-rules-classic = { micro-mutants-option-rules-value-classic }
micro-mutants-fact-terrain-acid-pit-gravity-manipulator = { micro-mutants-option-terrain-value-acid-pit-gravity-manipulator }
micro-mutants-fact-terrain-acid-pit-warp-gate = { micro-mutants-option-terrain-value-acid-pit-warp-gate }
micro-mutants-fact-terrain-gravity-manipulator-warp-gate = { micro-mutants-option-terrain-value-gravity-manipulator-warp-gate }
micro-mutants-fact-order-first = Began
micro-mutants-fact-order-second = Second to play
micro-mutants-fact-order-third = Third to play
micro-mutants-fact-order-fourth = Fourth to play

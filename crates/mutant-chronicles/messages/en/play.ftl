### Mutant Chronicles: every word of the game, for the browser and the command line alike.
### Events carry the event's own fields as arguments; a figure is NTH($figure, $number), a second one NTH($target, $aim).

mutant-chronicles = Mutant Chronicles
mutant-chronicles-command-example = place rest

## Ranks, factions, dice, traits
mutant-chronicles-rank-gold = gold
mutant-chronicles-rank-silver = silver
mutant-chronicles-rank-bronze = bronze
mutant-chronicles-faction-algeroth = Algeroth
mutant-chronicles-faction-bauhaus = Bauhaus
mutant-chronicles-faction-capitol = Capitol
mutant-chronicles-faction-ilian = Ilian
mutant-chronicles-faction-brotherhood = Brotherhood
mutant-chronicles-faction-imperial = Imperial
mutant-chronicles-die-red = red die
mutant-chronicles-die-yellow = yellow die
mutant-chronicles-die-green = green die
mutant-chronicles-die-blue = blue die
mutant-chronicles-trait-dark-legion = Dark Legion
mutant-chronicles-trait-nepharite = Nepharite
mutant-chronicles-trait-commander = Commander
mutant-chronicles-trait-technomancer = Technomancer
mutant-chronicles-trait-necromutant = Necromutant
mutant-chronicles-trait-monster = Monster
mutant-chronicles-trait-gomorrian = Gomorrian
mutant-chronicles-trait-legionnaire = Legionnaire
mutant-chronicles-trait-capitol = Capitol
mutant-chronicles-trait-ranger = Ranger
mutant-chronicles-trait-banshee = Banshee
mutant-chronicles-trait-aircraft = Aircraft
mutant-chronicles-trait-freedom-brigade = Freedom Brigade
mutant-chronicles-trait-free-marine = Free Marine
mutant-chronicles-trait-bauhaus = Bauhaus
mutant-chronicles-trait-vehicle = Vehicle
mutant-chronicles-trait-order-of-the-bear = Order of the Bear
mutant-chronicles-trait-engineer = Engineer
mutant-chronicles-trait-dragoon = Dragoon
mutant-chronicles-trait-artillery = Artillery
mutant-chronicles-trait-brotherhood = Brotherhood
mutant-chronicles-trait-inquisition = Inquisition
mutant-chronicles-trait-mystic = Mystic
mutant-chronicles-trait-clergy = Clergy
mutant-chronicles-trait-fury = Fury
mutant-chronicles-trait-assassin = Assassin
mutant-chronicles-trait-heretic = Heretic
mutant-chronicles-trait-imperial = Imperial

## Keywords
mutant-chronicles-keyword-accuracy = Accuracy
mutant-chronicles-keyword-accuracy-text = Added to the best accuracy it rolls.
mutant-chronicles-keyword-armor = Armor
mutant-chronicles-keyword-armor-text = Taken off the damage of an attack on it.
mutant-chronicles-keyword-armor-piercing = Armor Piercing
mutant-chronicles-keyword-armor-piercing-text = Armor does not reduce its attacks.
mutant-chronicles-keyword-dodge = Dodge
mutant-chronicles-keyword-dodge-text = Attackers that are not adjacent need so much more accuracy.
mutant-chronicles-keyword-flying = Flying
mutant-chronicles-keyword-flying-text = Crosses walls, units and rough ground when it moves.
mutant-chronicles-keyword-grapple = Grapple
mutant-chronicles-keyword-grapple-text = Adjacent enemies cannot move and may target nobody else.
mutant-chronicles-keyword-infiltrate = Infiltrate
mutant-chronicles-keyword-infiltrate-text = Guards cannot target it.
mutant-chronicles-keyword-melee = Melee
mutant-chronicles-keyword-melee-text = Attacks adjacent targets only and never supports.
mutant-chronicles-keyword-speed = Speed
mutant-chronicles-keyword-speed-text = Its base speed, instead of 4.
mutant-chronicles-keyword-slow = Slow
mutant-chronicles-keyword-slow-text = Its base speed, instead of 4.

## Units
mutant-chronicles-unit-alakhai-the-cunning = Alakhai the Cunning
mutant-chronicles-unit-alakhai-the-cunning-text = Stratagem, 1 action, once a round: take back a used silver or bronze card.
mutant-chronicles-unit-golgotha = Golgotha
mutant-chronicles-unit-golgotha-text = Each of its attack actions is two attacks on two different targets.
mutant-chronicles-unit-supreme-technomancer = Supreme Technomancer
mutant-chronicles-unit-supreme-technomancer-text = Aura of Corruption, 2 actions: every adjacent enemy takes 1 damage.
mutant-chronicles-unit-necromutant-defiler = Necromutant Defiler
mutant-chronicles-unit-necromutant-defiler-text = Whoever its attack damages cannot be healed this round.
mutant-chronicles-unit-ezoghoul-alpha = Ezoghoul Alpha
mutant-chronicles-unit-ezoghoul-alpha-text = Trample, 2 actions: move, passing through single-based enemies; each takes 1 damage.
mutant-chronicles-unit-ezoghoul = Ezoghoul
mutant-chronicles-unit-ezoghoul-text = After its attack it may step 1 hex.
mutant-chronicles-unit-gomorrian-emasculator = Gomorrian Emasculator
mutant-chronicles-unit-necromutant-ravager = Necromutant Ravager
mutant-chronicles-unit-necromutant-ravager-text = Second Skin: the first time it would be destroyed, it stays with 1 health.
mutant-chronicles-unit-technomancer-adept = Technomancer Adept
mutant-chronicles-unit-technomancer-adept-text = Knit Flesh, 1 action: heal 2 on an adjacent Dark Legion friend.
mutant-chronicles-unit-cursed-centurion = Cursed Centurion
mutant-chronicles-unit-cursed-centurion-text = Adjacent Legionnaire friends roll 1 more green die when they lead an attack.
mutant-chronicles-unit-technomancer = Technomancer
mutant-chronicles-unit-technomancer-text = Patch, 1 action: heal 1 on an adjacent Dark Legion friend.
mutant-chronicles-unit-necromutant = Necromutant
mutant-chronicles-unit-necromutant-text = Second Skin: the first time it would be destroyed, it stays with 1 health.
mutant-chronicles-unit-cursed-legionnaire = Cursed Legionnaire
mutant-chronicles-unit-gomorrian-spotter = Gomorrian Spotter
mutant-chronicles-unit-gomorrian-spotter-text = Gomorrian friends have Accuracy +1 against targets it can see.
mutant-chronicles-unit-mitch-hunter = Mitch Hunter
mutant-chronicles-unit-mitch-hunter-text = Second Wind, 2 actions, once a round: take the order off another friend within 3 hexes that is not on guard; it may be ordered again.
mutant-chronicles-unit-big-bob-watts = Big Bob Watts
mutant-chronicles-unit-big-bob-watts-text = Demolish, 2 actions: an enemy in sight within 3 hexes takes 2 damage, each enemy next to it 1. Not an attack.
mutant-chronicles-unit-ranger-commander = Ranger Commander
mutant-chronicles-unit-ranger-commander-text = Adjacent Ranger friends have 1 more reroll when they lead an attack.
mutant-chronicles-unit-martian-banshee-hero = Martian Banshee Hero
mutant-chronicles-unit-ka-67-great-grey-ace = KA-67 Great Grey Ace
mutant-chronicles-unit-ka-67-great-grey-ace-text = Strafe: its attack action may come in the middle of its move action.
mutant-chronicles-unit-ranger-elite = Ranger Elite
mutant-chronicles-unit-ranger-elite-text = Adjacent Ranger friends have speed +2.
mutant-chronicles-unit-martian-banshee-sergeant = Martian Banshee Sergeant
mutant-chronicles-unit-martian-banshee-sergeant-text = 2 more green dice when it leads an attack on a double-based target.
mutant-chronicles-unit-ka-67-great-grey-fighter = KA-67 Great Grey Fighter
mutant-chronicles-unit-freedom-brigadier-sergeant = Freedom Brigadier Sergeant
mutant-chronicles-unit-freedom-brigadier-sergeant-text = Adjacent Freedom Brigade friends have Accuracy +1.
mutant-chronicles-unit-ranger-scout = Ranger Scout
mutant-chronicles-unit-martian-banshee-trooper = Martian Banshee Trooper
mutant-chronicles-unit-martian-banshee-trooper-text = Elusive: green dice do it no damage.
mutant-chronicles-unit-ka-67-great-grey-scout = KA-67 Great Grey Scout
mutant-chronicles-unit-ka-67-great-grey-scout-text = Airlift: after its move it may set down beside it a single-based friend that stood next to where it started.
mutant-chronicles-unit-free-marine-soldier = Free Marine Soldier
mutant-chronicles-unit-freedom-brigadier = Freedom Brigadier
mutant-chronicles-unit-freedom-brigadier-text = Accuracy +1 when it leads an attack beside another Freedom Brigade friend.
mutant-chronicles-unit-max-steiner = Max Steiner
mutant-chronicles-unit-max-steiner-text = Incendiary Blast, 2 actions: an enemy in sight within 4 hexes takes 2 damage, each enemy next to it 1. Not an attack.
mutant-chronicles-unit-vulkan-battlesuit = Vulkan Battlesuit
mutant-chronicles-unit-bear-marshal = Bear Marshal
mutant-chronicles-unit-bear-marshal-text = Adjacent Order of the Bear friends have Armor +1.
mutant-chronicles-unit-venusian-ranger-oberst = Venusian Ranger Oberst
mutant-chronicles-unit-venusian-ranger-kapitan = Venusian Ranger Kapitan
mutant-chronicles-unit-venusian-ranger-kapitan-text = Accuracy +1 when it leads an attack and has not moved this activation.
mutant-chronicles-unit-bear-veteran = Bear Veteran
mutant-chronicles-unit-combat-engineer = Combat Engineer
mutant-chronicles-unit-combat-engineer-text = Field Repair, 1 action: heal 2 on an adjacent Bauhaus friend, or make an adjacent empty open hex cover.
mutant-chronicles-unit-dragoon-sergeant = Dragoon Sergeant
mutant-chronicles-unit-venusian-ranger = Venusian Ranger
mutant-chronicles-unit-venusian-ranger-text = Accuracy +1 when it leads an attack and has not moved this activation.
mutant-chronicles-unit-bear-trooper = Bear Trooper
mutant-chronicles-unit-bear-trooper-text = Stubborn: bronze enemies on the same zone do not stop it from holding the zone.
mutant-chronicles-unit-line-dragoon = Line Dragoon
mutant-chronicles-unit-siege-gunner = Siege Gunner
mutant-chronicles-unit-archinquisitor-nikodemus = Archinquisitor Nikodemus
mutant-chronicles-unit-archinquisitor-nikodemus-text = Brotherhood friends within 2 hexes, itself too, have 1 more reroll when they lead an attack on the Dark Legion.
mutant-chronicles-unit-keeper-of-the-art = Keeper of the Art
mutant-chronicles-unit-keeper-of-the-art-text = Ward, 1 action: a friend in sight has Armor +1 until your next turn.
mutant-chronicles-unit-archbishop = Archbishop
mutant-chronicles-unit-archbishop-text = Benediction, 2 actions: heal 2 on itself and on every adjacent friend.
mutant-chronicles-unit-fury-paragon = Fury Paragon
mutant-chronicles-unit-fury-paragon-text = 1 more yellow die when it leads an attack on the Dark Legion.
mutant-chronicles-unit-inquisitor-majoris = Inquisitor Majoris
mutant-chronicles-unit-inquisitor-majoris-text = Armor Piercing against the Dark Legion and Heretics.
mutant-chronicles-unit-elite-bishop = Elite Bishop
mutant-chronicles-unit-elite-bishop-text = Lay on Hands, 1 action: heal 2 on itself or on an adjacent friend.
mutant-chronicles-unit-fury-sentinel = Fury Sentinel
mutant-chronicles-unit-shrouded-assassin = Shrouded Assassin
mutant-chronicles-unit-inquisitor = Inquisitor
mutant-chronicles-unit-inquisitor-text = 1 more red die when it leads an attack on the Dark Legion or on Heretics.
mutant-chronicles-unit-fury-elite-guard = Fury Elite Guard
mutant-chronicles-unit-fury-elite-guard-text = Bodyguard: when an attack damages an adjacent Commander friend, it may take 1 of the damage.
mutant-chronicles-unit-acolyte-of-the-art = Acolyte of the Art
mutant-chronicles-unit-acolyte-of-the-art-text = An adjacent friend may count its icons too when it plays a card.
mutant-chronicles-unit-lay-trooper = Lay Trooper
mutant-chronicles-unit-ranger-sniper = Ranger Sniper
mutant-chronicles-unit-ranger-sniper-text = When its attack action has dealt damage, it may attack the same target once more.
mutant-chronicles-unit-nepharite-of-ilian = Nepharite of Ilian
mutant-chronicles-unit-nepharite-of-ilian-text = When it leads an attack, it rolls the dice and rerolls printed for its target, unless it has more dice itself.
mutant-chronicles-unit-karak = Karak
mutant-chronicles-unit-karak-text = Curse, 1 action: an enemy in sight cannot be healed this round and has 1 action less, at least 1, with its next order.
mutant-chronicles-unit-scion-of-ilian = Scion of Ilian
mutant-chronicles-unit-scion-of-ilian-text = For attacks on it the lowest accuracy rolled counts; dice without a number are left out.
mutant-chronicles-unit-golem-of-ice = Golem of Ice
mutant-chronicles-unit-golem-of-ice-text = Adjacent enemies have speed 1 less.
mutant-chronicles-unit-mercurian-spawn = Mercurian Spawn
mutant-chronicles-unit-raid-captain = Raid Captain
mutant-chronicles-unit-siege-knight = Siege Knight
mutant-chronicles-unit-raid-sergeant = Raid Sergeant
mutant-chronicles-unit-night-raider = Night Raider
mutant-chronicles-unit-raider = Raider
mutant-chronicles-unit-reaver = Reaver

## Unit actions
mutant-chronicles-power-stratagem = Stratagem
mutant-chronicles-power-aura-of-corruption = Aura of Corruption
mutant-chronicles-power-trample = Trample
mutant-chronicles-power-knit-flesh = Knit Flesh
mutant-chronicles-power-patch = Patch
mutant-chronicles-power-second-wind = Second Wind
mutant-chronicles-power-demolish = Demolish
mutant-chronicles-power-incendiary-blast = Incendiary Blast
mutant-chronicles-power-field-repair = Field Repair
mutant-chronicles-power-ward = Ward
mutant-chronicles-power-benediction = Benediction
mutant-chronicles-power-lay-on-hands = Lay on Hands
mutant-chronicles-power-teleportation = Teleportation
mutant-chronicles-power-transit-tunnel = Transit Tunnel
mutant-chronicles-power-curse = Curse

## Command cards
mutant-chronicles-card-dark-aura = Dark Aura
mutant-chronicles-card-dark-aura-text = When you activate it: speed +3 until the end of the turn.
mutant-chronicles-card-invoke-frenzy = Invoke Frenzy
mutant-chronicles-card-invoke-frenzy-text = After its attack action: it makes one more attack, without supporters.
mutant-chronicles-card-rise-again = Rise Again
mutant-chronicles-card-rise-again-text = End of the round: a destroyed bronze friend returns unwounded next to it.
mutant-chronicles-card-flow-of-acid = Flow of Acid
mutant-chronicles-card-flow-of-acid-text = When its attack has dealt damage: each other enemy next to the target hex takes 1.
mutant-chronicles-card-corrupt-orders = Corrupt Orders
mutant-chronicles-card-corrupt-orders-text = When an enemy it sees within 4 hexes is activated: that enemy has 1 action less, at least 1.
mutant-chronicles-card-necrotic-mending = Necrotic Mending
mutant-chronicles-card-necrotic-mending-text = When you activate it: heal 3 on it.
mutant-chronicles-card-grasping-dark = Grasping Dark
mutant-chronicles-card-grasping-dark-text = In your turn: it has Grapple until the end of the round.
mutant-chronicles-card-invoke-terror = Invoke Terror
mutant-chronicles-card-invoke-terror-text = When an enemy next to it declares an attack: remove one of its dice; one stays at least.
mutant-chronicles-card-bestial-speed = Bestial Speed
mutant-chronicles-card-bestial-speed-text = When you activate it: speed +2 until the end of the turn.
mutant-chronicles-card-blood-scent = Blood Scent
mutant-chronicles-card-blood-scent-text = When it declares an attack on a wounded unit: 1 more red die.
mutant-chronicles-card-thick-hide = Thick Hide
mutant-chronicles-card-thick-hide-text = When it is declared target: Armor +1 for this attack.
mutant-chronicles-card-feast = Feast
mutant-chronicles-card-feast-text = When it has destroyed an enemy: heal 2 on it.
mutant-chronicles-card-full-salvo = Full Salvo
mutant-chronicles-card-full-salvo-text = After its attack roll: each of its dice may be rolled again once.
mutant-chronicles-card-iron-discipline = Iron Discipline
mutant-chronicles-card-iron-discipline-text = At the start of your turn: you assign one order more this turn.
mutant-chronicles-card-fortified-line = Fortified Line
mutant-chronicles-card-fortified-line-text = At the end of your turn: adjacent friends have Armor +1 until your next turn.
mutant-chronicles-card-overwatch-drill = Overwatch Drill
mutant-chronicles-card-overwatch-drill-text = When its activation ends: it goes on guard without an action.
mutant-chronicles-card-field-repairs = Field Repairs
mutant-chronicles-card-field-repairs-text = When you activate it: heal 2 on it or on an adjacent friend.
mutant-chronicles-card-hardened-rounds = Hardened Rounds
mutant-chronicles-card-hardened-rounds-text = When it declares an attack: Armor Piercing.
mutant-chronicles-card-counter-battery = Counter-Battery
mutant-chronicles-card-counter-battery-text = When it has survived an attack that was not adjacent: it attacks the attacker, if in line of sight.
mutant-chronicles-card-steady-aim = Steady Aim
mutant-chronicles-card-steady-aim-text = When it declares an attack: Accuracy +2.
mutant-chronicles-card-brace = Brace
mutant-chronicles-card-brace-text = When it is declared target: it counts as in cover.
mutant-chronicles-card-forced-march = Forced March
mutant-chronicles-card-forced-march-text = When you activate it: hindering terrain and cover do not end its move.
mutant-chronicles-card-suppressing-fire = Suppressing Fire
mutant-chronicles-card-suppressing-fire-text = When its attack on a target that is not adjacent has hit: the target is Slow 2 until the end of the round.
mutant-chronicles-card-divine-retribution = Divine Retribution
mutant-chronicles-card-divine-retribution-text = When an attack has destroyed a friend in its sight: the leading attacker takes 3 damage.
mutant-chronicles-card-light-of-the-art = Light of the Art
mutant-chronicles-card-light-of-the-art-text = At the start of your turn: heal 1 on every friend within 3 hexes.
mutant-chronicles-card-absolution = Absolution
mutant-chronicles-card-absolution-text = When you activate it: take the order off another friend within 4 hexes; it may be ordered again.
mutant-chronicles-card-teleportation = Teleportation
mutant-chronicles-card-teleportation-text = When you activate it: its move action may place it on an empty hex within 6.
mutant-chronicles-card-shield-of-faith = Shield of Faith
mutant-chronicles-card-shield-of-faith-text = When it or an adjacent friend is declared target: the target has Armor +2 for this attack.
mutant-chronicles-card-banish = Banish
mutant-chronicles-card-banish-text = When it declares an attack on a demon: 1 more yellow die and Armor Piercing.
mutant-chronicles-card-exorcise-flesh = Exorcise Flesh
mutant-chronicles-card-exorcise-flesh-text = When you activate it: heal 2 on it or on an adjacent friend.
mutant-chronicles-card-litany-of-steel = Litany of Steel
mutant-chronicles-card-litany-of-steel-text = When it is declared target: Armor +1 until the end of the turn.
mutant-chronicles-card-zeal = Zeal
mutant-chronicles-card-zeal-text = When it declares an attack on an adjacent target: 1 more red die.
mutant-chronicles-card-second-sight = Second Sight
mutant-chronicles-card-second-sight-text = When a guard’s attack on it is declared: the attack comes to nothing, and the guard is spent.
mutant-chronicles-card-penance = Penance
mutant-chronicles-card-penance-text = When you activate it: it takes 1 damage, never its last, and has 1 more action.
mutant-chronicles-card-bait-and-switch = Bait and Switch
mutant-chronicles-card-bait-and-switch-text = When it is declared target: it changes places with another single-based friend within 3 hexes, who is the target now.
mutant-chronicles-card-rapid-redeploy = Rapid Redeploy
mutant-chronicles-card-rapid-redeploy-text = At the start of your turn: up to three friends move 2 hexes each; guards may fire.
mutant-chronicles-card-never-surrender = Never Surrender
mutant-chronicles-card-never-surrender-text = When it would be destroyed: it stays with 1 health.
mutant-chronicles-card-command-intercept = Command Intercept
mutant-chronicles-card-command-intercept-text = When an opponent plays a card: it has no effect. Its owner may still buy it back.
mutant-chronicles-card-radio-target-coordinates = Radio Target Coordinates
mutant-chronicles-card-radio-target-coordinates-text = When it declares an attack: supporters need no line of sight.
mutant-chronicles-card-covering-fire = Covering Fire
mutant-chronicles-card-covering-fire-text = When it attacks from guard: 1 more green die, and it stays on guard.
mutant-chronicles-card-field-medic = Field Medic
mutant-chronicles-card-field-medic-text = When you activate it: heal 2 on it or on an adjacent friend.
mutant-chronicles-card-fire-at-will = Fire at Will
mutant-chronicles-card-fire-at-will-text = When it declares an attack: 1 more green die.
mutant-chronicles-card-trick-shot = Trick Shot
mutant-chronicles-card-trick-shot-text = Before it declares an attack: this attack needs no line of sight.
mutant-chronicles-card-lethal-coordination = Lethal Coordination
mutant-chronicles-card-lethal-coordination-text = When it leads a combined attack: 1 more damage if a supporter hits.
mutant-chronicles-card-decoy = Decoy
mutant-chronicles-card-decoy-text = When it is the target of an attack that is not adjacent: Dodge +2 for this attack.
mutant-chronicles-card-dig-in = Dig In
mutant-chronicles-card-dig-in-text = When its activation ends and it has not moved: it counts as in cover until it moves.

# Second set
mutant-chronicles-card-seizing-the-field = Seizing the Field
mutant-chronicles-card-seizing-the-field-text = End of the round, if it stands on a victory zone you hold: 2 victory points.
mutant-chronicles-card-dark-harvest = Dark Harvest
mutant-chronicles-card-dark-harvest-text = When it has destroyed an enemy: 1 victory point.

## Victory-zone tokens
mutant-chronicles-zone-command-bunker = Command Bunker
mutant-chronicles-zone-command-bunker-text = End of the round: its holder may recover a used silver or bronze card.
mutant-chronicles-zone-sniper-post = Sniper Post
mutant-chronicles-zone-sniper-post-text = The holding unit has Accuracy +2.
mutant-chronicles-zone-deep-cover = Deep Cover
mutant-chronicles-zone-deep-cover-text = The holding unit counts as in cover; in cover already, damage is 2 less.
mutant-chronicles-zone-munitions-depot = Munitions Depot
mutant-chronicles-zone-munitions-depot-text = The holding unit adds a green or a red die when it leads an attack.
mutant-chronicles-zone-field-hospital = Field Hospital
mutant-chronicles-zone-field-hospital-text = End of the round: heal 2 on the holding unit.
mutant-chronicles-zone-signal-relay = Signal Relay
mutant-chronicles-zone-signal-relay-text = Once a round its holder may play a second card in a turn.
mutant-chronicles-zone-transit-tunnel = Transit Tunnel
mutant-chronicles-zone-transit-tunnel-text = A move action of the holding unit may place it on another zone of its side.
mutant-chronicles-zone-rally-point = Rally Point
mutant-chronicles-zone-rally-point-text = Once a round a bronze order of its holder gives 2 actions.
mutant-chronicles-zone-watchtower = Watchtower
mutant-chronicles-zone-watchtower-text = Units do not block the holding unit’s line of sight; walls do.
mutant-chronicles-zone-forward-post = Forward Post
mutant-chronicles-zone-forward-post-text = End of the round: its holder may become First Player.

## Where the parts of a sum come from
mutant-chronicles-part-printed = printed
mutant-chronicles-part-rolled = rolled
mutant-chronicles-part-distance = distance
mutant-chronicles-part-cover = cover
mutant-chronicles-part-elusive = elusive

## Effects that last
mutant-chronicles-boon-speed = more speed
mutant-chronicles-boon-slow = Slow
mutant-chronicles-boon-armor = more Armor
mutant-chronicles-boon-grapple = Grapple
mutant-chronicles-boon-festering = wounds that cannot be healed
mutant-chronicles-boon-dug-in = cover until it moves
mutant-chronicles-boon-sure-footed = sure feet on rough ground
mutant-chronicles-boon-teleport = a teleporting move
mutant-chronicles-boon-blind-fire = an attack without line of sight
mutant-chronicles-boon-cursed = a curse

## Moments for cards
mutant-chronicles-moment-turn = in your turn
mutant-chronicles-moment-attack = before an attack
mutant-chronicles-moment-turn-start = the turn starts
mutant-chronicles-moment-activation = a unit is activated
mutant-chronicles-moment-declared = an attack is declared
mutant-chronicles-moment-combined = supporters have joined
mutant-chronicles-moment-rolled = the dice are rolled
mutant-chronicles-moment-hit = the attack has hit
mutant-chronicles-moment-damage = damage was dealt
mutant-chronicles-moment-would-be-destroyed = a unit would be destroyed
mutant-chronicles-moment-destroyed = a unit was destroyed
mutant-chronicles-moment-survived = the target stands
mutant-chronicles-moment-attack-done = the attack is over
mutant-chronicles-moment-activation-end = the activation ends
mutant-chronicles-moment-turn-end = the turn ends
mutant-chronicles-moment-round-end = the round ends
mutant-chronicles-moment-card-played = a card is played
mutant-chronicles-moment-unknown = a moment

## Prompts
mutant-chronicles-prompt-army = Choose your army.
mutant-chronicles-prompt-zone = Choose your deployment zone.
mutant-chronicles-prompt-place = Deploy your units.
mutant-chronicles-prompt-reinforce = Bring a reinforcement onto the map.
mutant-chronicles-prompt-order = { $count ->
    [one] Assign an order: the last of this turn.
   *[other] Assign an order: { $count } this turn.
}
mutant-chronicles-prompt-act = { $count ->
    [one] { NTH($figure, $number) } has 1 action left.
   *[other] { NTH($figure, $number) } has { $count } actions left.
}
mutant-chronicles-prompt-move = { $count ->
    [0] { NTH($figure, $number) } cannot go further.
    [one] { NTH($figure, $number) } can go 1 hex further.
   *[other] { NTH($figure, $number) } can go { $count } hexes further.
}
mutant-chronicles-prompt-guards = { NTH($figure, $number) } has come into sight. Does a guard fire?
mutant-chronicles-prompt-support = Who supports the attack?
mutant-chronicles-prompt-depot = Which die does the Munitions Depot add?
mutant-chronicles-prompt-reroll = Roll a die again, or keep the roll?
mutant-chronicles-prompt-salvo = Full Salvo: roll dice again, each once, or keep them?
mutant-chronicles-prompt-card = Play a command card? Now: { $moment }.
mutant-chronicles-prompt-buyback = Buy back { $card }?
mutant-chronicles-prompt-rally = Use the Rally Point: 2 actions for { NTH($figure, $number) }?
mutant-chronicles-prompt-extra = { NTH($figure, $number) } may attack once more.
mutant-chronicles-prompt-shield = Does a bodyguard take 1 damage for { NTH($figure, $number) }?
mutant-chronicles-prompt-lunge = { NTH($figure, $number) } may step 1 hex.
mutant-chronicles-prompt-redeploy = Which friend moves next?
mutant-chronicles-prompt-set-down = Where is { NTH($figure, $number) } set down?
mutant-chronicles-prompt-airlift = Whom has { NTH($figure, $number) } carried?
mutant-chronicles-prompt-bunker = Which card does the Command Bunker recover?
mutant-chronicles-prompt-post = Take the initiative with the Forward Post?
mutant-chronicles-prompt-keep = Does { NTH($figure, $number) } stay on guard?
mutant-chronicles-prompt-wait = A moment to decide.

# The same, about somebody else
mutant-chronicles-prompt-army-other = { $seat } is choosing an army.
mutant-chronicles-prompt-zone-other = { $seat } is choosing a deployment zone.
mutant-chronicles-prompt-place-other = { $seat } is deploying.
mutant-chronicles-prompt-reinforce-other = { $seat } is bringing reinforcements.
mutant-chronicles-prompt-order-other = { $seat } is assigning an order.
mutant-chronicles-prompt-act-other = { $seat } is acting with { NTH($figure, $number) }.
mutant-chronicles-prompt-move-other = { $seat } is moving { NTH($figure, $number) }.
mutant-chronicles-prompt-guards-other = { $seat } is deciding whether a guard fires.
mutant-chronicles-prompt-support-other = { $seat } is choosing supporters.
mutant-chronicles-prompt-depot-other = { $seat } is choosing a die.
mutant-chronicles-prompt-reroll-other = { $seat } may roll a die again.
mutant-chronicles-prompt-salvo-other = { $seat } may roll dice again.
mutant-chronicles-prompt-card-other = { $seat } has a moment to decide.
mutant-chronicles-prompt-buyback-other = { $seat } may buy the card back.
mutant-chronicles-prompt-rally-other = { $seat } may use the Rally Point.
mutant-chronicles-prompt-extra-other = { $seat } may attack once more with { NTH($figure, $number) }.
mutant-chronicles-prompt-shield-other = { $seat } is choosing a bodyguard.
mutant-chronicles-prompt-lunge-other = { $seat } may step with { NTH($figure, $number) }.
mutant-chronicles-prompt-redeploy-other = { $seat } is redeploying.
mutant-chronicles-prompt-set-down-other = { $seat } is placing { NTH($figure, $number) }.
mutant-chronicles-prompt-airlift-other = { $seat } may set a passenger down.
mutant-chronicles-prompt-bunker-other = { $seat } may recover a card.
mutant-chronicles-prompt-post-other = { $seat } may take the initiative.
mutant-chronicles-prompt-keep-other = { $seat } is deciding which guards stay.
mutant-chronicles-prompt-wait-other = { $seat } has a moment to decide.

# What is waited for, inside a refusal
mutant-chronicles-asked-army = an army
mutant-chronicles-asked-zone = a deployment zone
mutant-chronicles-asked-place = deployment
mutant-chronicles-asked-reinforce = a reinforcement
mutant-chronicles-asked-order = an order
mutant-chronicles-asked-act = an action
mutant-chronicles-asked-move = a move
mutant-chronicles-asked-guards = a guard’s answer
mutant-chronicles-asked-support = supporters
mutant-chronicles-asked-depot = a die
mutant-chronicles-asked-reroll = a reroll
mutant-chronicles-asked-salvo = rerolls
mutant-chronicles-asked-card = a command card
mutant-chronicles-asked-buyback = a buyback
mutant-chronicles-asked-rally = the Rally Point
mutant-chronicles-asked-extra = one more attack
mutant-chronicles-asked-shield = a bodyguard
mutant-chronicles-asked-lunge = a step
mutant-chronicles-asked-redeploy = who moves
mutant-chronicles-asked-set-down = a place
mutant-chronicles-asked-airlift = a passenger
mutant-chronicles-asked-bunker = a card to recover
mutant-chronicles-asked-post = the initiative
mutant-chronicles-asked-keep = guards that stay
mutant-chronicles-asked-wait = a decision

## Events
mutant-chronicles-event-opened = The battle is fought on map { $board }.
mutant-chronicles-event-chose = { $seat } has chosen an army: { $army }.
mutant-chronicles-event-chose-hidden = { $seat } has chosen an army.
mutant-chronicles-event-mustered = { $seat } brings { $units }; orders: { $gold } gold, { $silver } silver, { $bronze } bronze; { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}.
mutant-chronicles-event-first = { $seat } is First Player.
mutant-chronicles-event-zone = { $seat } takes deployment zone { $zone }.
mutant-chronicles-event-deployed = { NTH($figure, $number) } is deployed.
mutant-chronicles-event-reinforced = { NTH($figure, $number) } arrives as a reinforcement.
mutant-chronicles-event-carried = { NTH($figure, $number) } is set down elsewhere.
mutant-chronicles-event-swapped = { NTH($figure, $number) } changes places.
mutant-chronicles-event-returned = { NTH($figure, $number) } returns to the battle.
mutant-chronicles-event-set-back = { NTH($figure, $number) } finds no room and is set back.
mutant-chronicles-event-tokens = The zone tokens are turned up: { $tokens }.
mutant-chronicles-event-round = Round { $round } begins; { $seat } acts first.
mutant-chronicles-event-turn = { $seat } is on turn.
mutant-chronicles-event-ordered = { $seat } gives { NTH($figure, $number) } a { $rank } order: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
mutant-chronicles-event-actions = { NTH($figure, $number) } has { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} now ({ $from }).
mutant-chronicles-event-stepped = { NTH($figure, $number) } moves on.
mutant-chronicles-event-stepped-hindering = { NTH($figure, $number) } moves onto rough ground, which ends its move.
mutant-chronicles-event-stepped-cover = { NTH($figure, $number) } moves into cover, which ends its move.
mutant-chronicles-event-stepped-grapple = { NTH($figure, $number) } moves on; a grappler ends its move.
mutant-chronicles-event-declared = { NTH($figure, $number) } attacks { NTH($target, $aim) }.
mutant-chronicles-event-fires = { NTH($figure, $number) }, on guard, attacks { NTH($target, $aim) }.
mutant-chronicles-event-redirected = { NTH($target, $aim) } is the target now.
mutant-chronicles-event-foiled = The attack of { NTH($figure, $number) } comes to nothing ({ $from }).
mutant-chronicles-event-supported = { NTH($figure, $number) } supports the attack with a { $rank } order.
mutant-chronicles-event-rolled = { NTH($figure, $number) } rolls { $count ->
    [one] 1 die
   *[other] { $count } dice
}: best accuracy { $accuracy }, { $icons ->
    [0] no bursts
    [one] 1 burst
   *[other] { $icons } bursts
}.
mutant-chronicles-event-rerolled = { NTH($figure, $number) } rolls a die again: { $accuracy ->
    [0] no accuracy
   *[other] accuracy { $accuracy }
}, { $icons ->
    [0] no bursts
    [one] 1 burst
   *[other] { $icons } bursts
}.
mutant-chronicles-event-struck = { NTH($figure, $number) } hits { NTH($target, $aim) }: { $damage } damage.
mutant-chronicles-event-struck-changed = { NTH($figure, $number) } hits { NTH($target, $aim) }: { $rolled } on the dice, changed by { $parts }, { $damage } damage in the end.
mutant-chronicles-event-missed = { NTH($figure, $number) } misses { NTH($target, $aim) }.
mutant-chronicles-event-shielded = { NTH($figure, $number) } takes 1 damage for { NTH($target, $aim) }.
mutant-chronicles-event-wounded = { NTH($figure, $number) } takes { $damage } damage and has { $left } health left.
mutant-chronicles-event-saved = { NTH($figure, $number) } would be destroyed and stays with 1 health ({ $from }).
mutant-chronicles-event-destroyed = { NTH($figure, $number) } is destroyed: { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $seat }.
mutant-chronicles-event-healed = { NTH($figure, $number) } is healed by { $amount }.
mutant-chronicles-event-guarding = { NTH($figure, $number) } goes on guard.
mutant-chronicles-event-spent = { NTH($figure, $number) } is no longer on guard.
mutant-chronicles-event-kept = { $seat } leaves on guard: { $units }.
mutant-chronicles-event-used = { NTH($figure, $number) } uses { $power }.
mutant-chronicles-event-used-figure = { NTH($figure, $number) } uses { $power } on { NTH($target, $aim) }.
mutant-chronicles-event-used-place = { NTH($figure, $number) } uses { $power }.
mutant-chronicles-event-used-card = { NTH($figure, $number) } uses { $power }: { $other }.
mutant-chronicles-event-used-die = { NTH($figure, $number) } uses { $power }: { $die }.
mutant-chronicles-event-played = { $seat } plays { $card } by { NTH($figure, $number) }.
mutant-chronicles-event-played-figure = { $seat } plays { $card } by { NTH($figure, $number) } on { NTH($target, $aim) }.
mutant-chronicles-event-played-place = { $seat } plays { $card } by { NTH($figure, $number) }.
mutant-chronicles-event-played-card = { $seat } plays { $card } by { NTH($figure, $number) }: { $other }.
mutant-chronicles-event-played-die = { $seat } plays { $card } by { NTH($figure, $number) }: { $die }.
mutant-chronicles-event-cancelled = { $card } has no effect.
mutant-chronicles-event-bought-back = { $count ->
    [one] { $seat } buys { $card } back with a { $ranks } order.
   *[other] { $seat } buys { $card } back with { $count } orders: { $ranks }.
}
mutant-chronicles-event-scored = { $count ->
    [one] { $card } gives { $seat } a victory point.
   *[other] { $card } gives { $seat } { $count } victory points.
}
mutant-chronicles-event-recovered = { $seat } recovers { $card }.
mutant-chronicles-event-gained = { NTH($figure, $number) } has { $boon } ({ $from }).
mutant-chronicles-event-refreshed = The order is taken off { NTH($figure, $number) }: it may be ordered again.
mutant-chronicles-event-cover = A hex becomes cover.
mutant-chronicles-event-orders = { $seat } has { $orders ->
    [one] 1 order
   *[other] { $orders } orders
} this turn.
mutant-chronicles-event-went-out = { $seat } has gone out for this round.
mutant-chronicles-event-counted = Victory points: { $points }.
mutant-chronicles-event-initiative = { $seat } will act first next round.
mutant-chronicles-event-beaten = The army of { $seat } is destroyed.
mutant-chronicles-event-resigned = { $seat } concedes.

## Reasons why the battle is over
mutant-chronicles-reason-points = { $seat } has { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
mutant-chronicles-reason-destroyed = All armies but that of { $seat } are destroyed.
mutant-chronicles-reason-conceded = The others have conceded to { $seat }.
mutant-chronicles-reason-rounds = After { $round } rounds, { $seat } is ahead.

## Score sheet
mutant-chronicles-score-kills = Destroyed units
mutant-chronicles-score-zones = Victory zones
mutant-chronicles-score-cards = Cards
mutant-chronicles-score-total = Victory points
mutant-chronicles-score-lost = Units lost
mutant-chronicles-score-rounds = Rounds

## Refusals
mutant-chronicles-refused-army-too-long = The text of the army is too long.
mutant-chronicles-refused-army-unreadable = This is no army: { $why }.
mutant-chronicles-refused-army = This army is not legal, for { $count ->
    [one] 1 reason
   *[other] { $count } reasons
}. The army builder names them.
mutant-chronicles-refused-partners = Partners are both humans or both demons.
mutant-chronicles-refused-zone = This deployment zone is not free.
mutant-chronicles-refused-in-the-middle = One action is not interrupted by another.
mutant-chronicles-refused-not-this-target = This attack cannot be made on that hex.
mutant-chronicles-refused-no-die = There is no such die to roll again.
mutant-chronicles-refused-not-now = That is not asked for now, but { $asked }.
mutant-chronicles-refused-not-yours = That figure is not yours.
mutant-chronicles-refused-not-on-the-map = That figure is not on the map.
mutant-chronicles-refused-has-an-order = That unit already has an order this round.
mutant-chronicles-refused-no-such-order = You have no such order left.
mutant-chronicles-refused-placed-already = That figure is not waiting to be placed.
mutant-chronicles-refused-wrong-size = That unit does not fill so many hexes.
mutant-chronicles-refused-place-the-first = Place the first of these units instead.
mutant-chronicles-refused-outside-the-zone = Units are deployed on free hexes of their zone.
mutant-chronicles-refused-moved-already = This order has had its move action.
mutant-chronicles-refused-attacked-already = This order has had its attack action.
mutant-chronicles-refused-not-from-there = The attacker does not stand on that hex.
mutant-chronicles-refused-no-enemy-there = There is no enemy on that hex.
mutant-chronicles-refused-grappled = Whoever is grappled may target only a grappler.
mutant-chronicles-refused-melee = A Melee unit attacks adjacent targets only.
mutant-chronicles-refused-melee-supports = A Melee unit never supports.
mutant-chronicles-refused-no-sight = There is no line of sight.
mutant-chronicles-refused-no-such-power = This unit cannot use that.
mutant-chronicles-refused-special-already = This order has had its special ability.
mutant-chronicles-refused-too-few-actions = There are too few actions left for that.
mutant-chronicles-refused-once-a-round = That can be used once a round only.
mutant-chronicles-refused-wrong-aim = That cannot be used on this, or not now.
mutant-chronicles-refused-infiltrates = Guards cannot target a unit that infiltrates.
mutant-chronicles-refused-not-on-guard = That unit is not on guard.
mutant-chronicles-refused-not-in-hand = That card is not in your hand.
mutant-chronicles-refused-played-already = You have already played a card in this turn.
mutant-chronicles-refused-icons = The unit does not show the icons of that card.
mutant-chronicles-refused-not-this-moment = That card cannot be played like this at this moment.
mutant-chronicles-refused-no-table = That can be asked at a table only.
mutant-chronicles-refused-nobody-on-order = No unit is acting: name one.
mutant-chronicles-refused-no-such-hex = That hex is not on the map.
mutant-chronicles-refused-no-attack = No attack is being made.

## What bars the way
mutant-chronicles-barrier-no-step = That is not one step away.
mutant-chronicles-barrier-too-far = That is too far.
mutant-chronicles-barrier-wall = There is a wall in the way.
mutant-chronicles-barrier-enemy = An enemy stands in the way.
mutant-chronicles-barrier-occupied = Another unit stands where the move would end.
mutant-chronicles-barrier-stops-on-unit = The move would have to end where another unit stands.
mutant-chronicles-barrier-slide = A double-based unit cannot shift sideways through others.
mutant-chronicles-barrier-on-wall = A double-based unit cannot end across a wall.
mutant-chronicles-barrier-grappled = A grappler next to it holds it.

## Why an army is not legal
mutant-chronicles-army-rank = { $count } { $rank } components, { $size } are needed.
mutant-chronicles-army-humans-and-demons = Humans and demons do not fight side by side.
mutant-chronicles-army-copies = { $what }: { $count } copies, at most { $most }.
mutant-chronicles-army-uniques = Unique personalities of one army come from one faction: { $units }.
mutant-chronicles-army-announced = These units belong to factions that were only announced and are in no army: { $units }.
mutant-chronicles-army-later = { $what } came with later rules than those of this table.
mutant-chronicles-army-no-unit = An army needs a unit.
mutant-chronicles-army-no-order = An army needs an order.

## Set-ups, positions and views that cannot be
mutant-chronicles-setup-players = This battle is for 2 to 4 players, not { $players }.
mutant-chronicles-setup-teams = Teams are for four players, not { $players }.
mutant-chronicles-setup-epic = Epic battles are for two players, not { $players }.
mutant-chronicles-setup-map = Three and four players fight on map A01.
mutant-chronicles-impossible-view = No battle looks like this.
mutant-chronicles-position-players = The position needs every player, and names only those.
mutant-chronicles-position-tokens = The position has zone tokens that cannot lie like this.
mutant-chronicles-position-zone = The position names a deployment zone that is not there.
mutant-chronicles-position-place = The position has a figure where it cannot stand.
mutant-chronicles-position-fate = A figure stands somewhere, or waits, or is destroyed.
mutant-chronicles-position-figure = A figure has too many wounds, or is on guard without an order.
mutant-chronicles-position-no-decision = In this position nobody can decide anything.

## Options
mutant-chronicles-option-mode = Size of the battle
mutant-chronicles-option-mode-help = How many units, orders and cards of each rank (gold, silver and bronze) make an army.
mutant-chronicles-option-mode-value-5-5-5 = Standard: 5 of each rank
mutant-chronicles-option-mode-value-5-5-5-help = Victory zones; 15 points win between two.
mutant-chronicles-option-mode-value-skirmish = Skirmish: 3 of each rank
mutant-chronicles-option-mode-value-skirmish-help = Without victory zones; 9 points win, but mostly the last unit standing.
mutant-chronicles-option-mode-value-7-7-7 = Large: 7 of each rank
mutant-chronicles-option-mode-value-7-7-7-help = Victory zones; 21 points win between two.
mutant-chronicles-option-mode-value-tournament = Tournament: 10 of each rank
mutant-chronicles-option-mode-value-tournament-help = Victory zones; 30 points win between two.
mutant-chronicles-option-mode-value-epic = Epic: 90 of each rank
mutant-chronicles-option-mode-value-epic-help = Four maps, six orders a turn, 150 points win. For days.
mutant-chronicles-option-map = Map
mutant-chronicles-option-map-help = Which side of the map is played on.
mutant-chronicles-option-map-value-random = Random
mutant-chronicles-option-map-value-random-help = Luck decides.
mutant-chronicles-option-map-value-a01 = A01
mutant-chronicles-option-map-value-a01-help = Deployment in corners.
mutant-chronicles-option-map-value-a02 = A02
mutant-chronicles-option-map-value-a02-help = Deployment along the short edges; of more than two, in corners.
mutant-chronicles-option-initiative = Initiative
mutant-chronicles-option-initiative-help = Who acts first from the second round on.
mutant-chronicles-option-initiative-value-roll = By luck
mutant-chronicles-option-initiative-value-roll-help = Luck names the First Player of every round.
mutant-chronicles-option-initiative-value-two-rounds = Two rounds each
mutant-chronicles-option-initiative-value-two-rounds-help = The role passes to the next player after every second round: the fairest.
mutant-chronicles-option-initiative-value-book = By the book
mutant-chronicles-option-initiative-value-book-help = The First Player stays first.
mutant-chronicles-option-initiative-value-alternating = Alternating
mutant-chronicles-option-initiative-value-alternating-help = The First Player changes every round.
mutant-chronicles-option-orders = Orders a turn
mutant-chronicles-option-orders-help = How many orders a turn has.
mutant-chronicles-option-orders-value-book = By the book
mutant-chronicles-option-orders-value-book-help = Two; six in Epic battles.
mutant-chronicles-option-orders-value-1 = One
mutant-chronicles-option-orders-value-1-help = One order a turn: more back and forth.
mutant-chronicles-option-sides = Sides
mutant-chronicles-option-sides-help = Who fights whom, with four players.
mutant-chronicles-option-sides-value-alone = Everyone alone
mutant-chronicles-option-sides-value-alone-help = Three or four armies against each other.
mutant-chronicles-option-sides-value-teams = Two teams
mutant-chronicles-option-sides-value-teams-help = Partners sit opposite and share victory points.
mutant-chronicles-option-pause = Pauses for cards
mutant-chronicles-option-pause-help = Who is asked at a moment when a command card could be played.
mutant-chronicles-option-pause-value-always = For all, short
mutant-chronicles-option-pause-value-always-help = Everybody who could hold such a card is asked, and all wait 4 seconds whatever is held: nobody learns anything from a pause.
mutant-chronicles-option-pause-value-long = For all, long
mutant-chronicles-option-pause-value-long-help = The same with 12 seconds to think.
mutant-chronicles-option-pause-value-holders = For holders only
mutant-chronicles-option-pause-value-holders-help = Only who holds a card that fits is asked, for as long as they like. Quicker, but whoever is asked gives away that they hold one.

## The table and the army builder in the browser
mutant-chronicles-ui-map = Map
mutant-chronicles-ui-map-keys = The arrow keys, or the keys around S, go from hex to hex. Enter acts, Escape goes back. Full stop and comma walk through what is lit. Plus and minus zoom, 0 shows the whole map.
mutant-chronicles-ui-closer = Closer
mutant-chronicles-ui-further = Further away
mutant-chronicles-ui-whole = The whole map
mutant-chronicles-ui-less = One { $what } less
mutant-chronicles-ui-one-more = One { $what } more
mutant-chronicles-ui-catalogue = Units and cards
mutant-chronicles-ui-kind = What to look at
mutant-chronicles-ui-units = Units
mutant-chronicles-ui-cards = Command cards
mutant-chronicles-ui-faction = Faction
mutant-chronicles-ui-rank = Rank
mutant-chronicles-ui-find = Find
mutant-chronicles-ui-nothing-fits = Nothing fits that.
mutant-chronicles-ui-unique = unique
mutant-chronicles-ui-hexes = { $count } hexes
mutant-chronicles-ui-rerolls = { $count ->
    [one] 1 reroll
   *[other] { $count } rerolls
}
mutant-chronicles-ui-health = Health
mutant-chronicles-ui-speed = Speed
mutant-chronicles-ui-icons = Command icons
mutant-chronicles-ui-card-icons = { $count ->
    [one] needs 1 icon of { $faction }
   *[other] needs { $count } icons of { $faction }
}
mutant-chronicles-ui-buyback = Comes back for unused orders: { $orders }
mutant-chronicles-ui-army = Army
mutant-chronicles-ui-size = Size of the army
mutant-chronicles-ui-of-each = { $size } of each rank
mutant-chronicles-ui-parts = units { $units } · orders { $orders } · cards { $cards }
mutant-chronicles-ui-army-empty = Add units, orders and cards. Every rank must come to the same number.
mutant-chronicles-ui-legal = A legal army: { $size } gold, { $size } silver, { $size } bronze.
mutant-chronicles-ui-illegal = { $count ->
    [one] One thing is in the way:
   *[other] { $count } things are in the way:
}
mutant-chronicles-ui-contents = Contents of the army
mutant-chronicles-ui-army-name = Name of the army
mutant-chronicles-ui-army-text = The army as a short text
mutant-chronicles-ui-copy = Copy
mutant-chronicles-ui-copied = Copied: paste it anywhere.
mutant-chronicles-ui-copy-yourself = Copy the text by hand.
mutant-chronicles-ui-saved = “{ $name }” is kept.
mutant-chronicles-ui-load = Open an army
mutant-chronicles-ui-own-armies = My armies
mutant-chronicles-ui-kept-account = Kept with your account: they are there in every browser in which you log in.
mutant-chronicles-ui-kept-guest = Kept for you as a guest of this browser. With an account they are there in every browser in which you log in.
mutant-chronicles-ui-kept-here = Kept in this browser only until the server answers.
mutant-chronicles-ui-import = Paste an army
mutant-chronicles-ui-import-do = Import
mutant-chronicles-ui-new-army = Clear
mutant-chronicles-ui-forget = Forget { $name }
mutant-chronicles-ui-sight = Line of sight to every hex
mutant-chronicles-ui-figure-of = { $figure } of { $name }
mutant-chronicles-ui-round = Round { $round }
mutant-chronicles-ui-deployment = Deployment
mutant-chronicles-ui-orders-left = { $count ->
    [one] 1 order to give
   *[other] { $count } orders to give
}
mutant-chronicles-ui-first = First Player
mutant-chronicles-ui-team = Team { $team }
mutant-chronicles-ui-points = { $total } of { $threshold } victory points: { $kills } for destroyed units, { $zones } for zones held now, { $cards } from cards
mutant-chronicles-ui-points-word = victory points
mutant-chronicles-ui-pool = { $order }: { $unused } unused, { $used } used
mutant-chronicles-ui-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
mutant-chronicles-ui-army-left = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
mutant-chronicles-ui-waiting-count = { $count } in reserve
mutant-chronicles-ui-out = gone out
mutant-chronicles-ui-attack = Attack
mutant-chronicles-ui-against = against
mutant-chronicles-ui-with-cards = With { $cards }
mutant-chronicles-ui-die-shows = { $die }: accuracy { $accuracy }, { $damage } damage
mutant-chronicles-ui-reroll = Roll again: { $die }
mutant-chronicles-ui-shot-hit = { $figure } hits: accuracy { $accuracy }, needed { $need }; { $icons } damage
mutant-chronicles-ui-shot-missed = { $figure } misses: accuracy { $accuracy }, needed { $need }
mutant-chronicles-ui-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
mutant-chronicles-ui-nobody-hits = Nobody hits.
mutant-chronicles-ui-needs = needs { $need }
mutant-chronicles-ui-adds = adds { $accuracy }
mutant-chronicles-ui-reduced = Damage:
mutant-chronicles-ui-hit = Does damage
mutant-chronicles-ui-destroys = Destroys
mutant-chronicles-ui-expected = Expected
mutant-chronicles-ui-spread = { $count } damage { $percent }
mutant-chronicles-ui-chances = damage { $hurts }, destroys { $destroys }, about { $expected }
mutant-chronicles-ui-supporters = Supporters
mutant-chronicles-ui-support-with = { $figure } supports with a { $order }
mutant-chronicles-ui-hand = Command cards
mutant-chronicles-ui-hand-empty = No cards in hand.
mutant-chronicles-ui-backs = { $count } × { $rank }
mutant-chronicles-ui-bought = Back at the end of the round: { $cards }
mutant-chronicles-ui-spent = Used: { $cards }
mutant-chronicles-ui-waiting = in reserve
mutant-chronicles-ui-destroyed = destroyed
mutant-chronicles-ui-health-of = { $left } of { $health } health
mutant-chronicles-ui-on-guard = on guard
mutant-chronicles-ui-face-down = face down
mutant-chronicles-ui-zone-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
mutant-chronicles-ui-held-by = held by { $name }
mutant-chronicles-ui-held-by-nobody = held by nobody
mutant-chronicles-ui-no-zones = This battle is fought without victory zones.
mutant-chronicles-ui-orders = Orders
mutant-chronicles-ui-army-cards = Cards: { $cards }
mutant-chronicles-ui-first-game = Good for a first game: the units of the lesson, who shoot from afar.
mutant-chronicles-ui-muster = Choose your army
mutant-chronicles-ui-mustered = Armies are being chosen
mutant-chronicles-ui-threshold = { $points } points win
mutant-chronicles-ui-bring = Bring this army
mutant-chronicles-ui-prepared = Prepared armies
mutant-chronicles-ui-chosen-waiting = Your army is chosen. Waiting for { $names }.
mutant-chronicles-ui-tray = To be deployed
mutant-chronicles-ui-stops = When to ask me
mutant-chronicles-ui-stops-help = You are asked only when a card or a guard can be used. What is off is let pass by itself.
mutant-chronicles-ui-stop-guards = an enemy walks into a guard’s sight
mutant-chronicles-ui-stop-hopeless = … and no guard has a chance to hit
mutant-chronicles-ui-never-ask = Do not ask at this moment
mutant-chronicles-ui-move-to = { $count ->
    [one] Move here: 1 step
   *[other] Move here: { $count } steps
}
mutant-chronicles-ui-choose-target = choose on the map
mutant-chronicles-ui-roll = Roll the dice
mutant-chronicles-ui-roll-with = { $count ->
    [one] Roll with 1 supporter
   *[other] Roll with { $count } supporters
}
mutant-chronicles-ui-second-hex = Press the second hex it shall stand on.
mutant-chronicles-ui-steps = { $count ->
    [one] reached in 1 step
   *[other] reached in { $count } steps
}
mutant-chronicles-ui-stop-hindering = { $count ->
    [one] reached in 1 step
   *[other] reached in { $count } steps
}; rough ground ends the move there
mutant-chronicles-ui-stop-cover = { $count ->
    [one] reached in 1 step
   *[other] reached in { $count } steps
}; cover ends the move there
mutant-chronicles-ui-stop-grapple = { $count ->
    [one] reached in 1 step
   *[other] reached in { $count } steps
}; a grappler ends the move there
mutant-chronicles-ui-lit-own = can be chosen
mutant-chronicles-ui-lit-aim = can be attacked
mutant-chronicles-ui-lit-put = can be chosen
mutant-chronicles-ui-ground-open = open ground
mutant-chronicles-ui-ground-hindering = rough ground
mutant-chronicles-ui-ground-cover = cover
mutant-chronicles-ui-zone-here = zone of { $points } ({ $token })
mutant-chronicles-ui-look = Press a unit to see its card.
mutant-chronicles-ui-tab-strike = Odds
mutant-chronicles-ui-tab-unit = Unit
mutant-chronicles-ui-tab-zones = Zones
mutant-chronicles-ui-tab-armies = Armies
mutant-chronicles-ui-tab-stops = Pauses
mutant-chronicles-ui-do-army = Bring { $army }
mutant-chronicles-ui-do-zone = Deploy in zone { $zone }
mutant-chronicles-ui-do-place = Set down { $figure }
mutant-chronicles-ui-do-place-rest = Place the rest for me
mutant-chronicles-ui-do-order = { $figure }: { $order }
mutant-chronicles-ui-do-step = Take a step
mutant-chronicles-ui-do-stop = End the move here
mutant-chronicles-ui-do-attack = Attack { $target }
mutant-chronicles-ui-do-support = { $figure } supports with a { $order }
mutant-chronicles-ui-do-fire = { $figure } fires at { $target }
mutant-chronicles-ui-do-guard = Go on guard
mutant-chronicles-ui-do-use-on = { $power }: { $aim }
mutant-chronicles-ui-do-end = End this activation
mutant-chronicles-ui-do-play = { $card }, played by { $by }
mutant-chronicles-ui-do-play-on = { $card }, played by { $by } on { $aim }
mutant-chronicles-ui-do-reroll = Roll die { $die } again
mutant-chronicles-ui-do-pick = { $aim }
mutant-chronicles-ui-do-accept = Yes
mutant-chronicles-ui-pass-no = No, thank you
mutant-chronicles-ui-pass-dice = Keep these dice
mutant-chronicles-ui-pass-let = Let it pass
mutant-chronicles-ui-pass-roll = Roll the dice
mutant-chronicles-ui-pass-enough = That is all
mutant-chronicles-ui-army-starter-algeroth = Starter: Algeroth
mutant-chronicles-ui-army-starter-capitol = Starter: Capitol
mutant-chronicles-ui-army-brotherhood-tournament = The Book of Law
mutant-chronicles-ui-mode-5-5-5 = Standard
mutant-chronicles-ui-mode-7-7-7 = Large
mutant-chronicles-ui-mode-skirmish = Skirmish
mutant-chronicles-ui-mode-tournament = Tournament
mutant-chronicles-ui-mode-epic = Epic
mutant-chronicles-ui-order-gold = gold order
mutant-chronicles-ui-order-silver = silver order
mutant-chronicles-ui-order-bronze = bronze order
mutant-chronicles-ui-give-gold = Gold
mutant-chronicles-ui-give-gold-actions = 3 actions
mutant-chronicles-ui-give-silver = Silver
mutant-chronicles-ui-give-silver-actions = 2 actions
mutant-chronicles-ui-give-bronze = Bronze
mutant-chronicles-ui-give-bronze-actions = 1 action

mutant-chronicles-ui-move-turned = { $count ->
    [one] The same, turned: 1 step
   *[other] The same, turned: { $count } steps
}
mutant-chronicles-ui-attack-otherwise = From another hex
mutant-chronicles-ui-here = Here
mutant-chronicles-ui-choose-order = Choose an order, or go at once with the { $order }: press a lit hex, or drag the unit there.
mutant-chronicles-ui-place-note = Press a lit hex for { $figure }, or drag a unit to one.
mutant-chronicles-ui-order-note = Press one of your lit units, or drag it where it shall go.
mutant-chronicles-ui-lesson-wants = The lesson waits for what pulses.
mutant-chronicles-ui-choose-supporter = Press a unit that shall join, on the map or in the list.
mutant-chronicles-ui-guarded = { $count ->
    [one] an enemy guard sees the way
   *[other] { $count } enemy guards see the way
}
mutant-chronicles-ui-blow-left = { $damage } of { $health } health: { $left } left
mutant-chronicles-ui-blow-less = { $whole } damage, only { $damage } of { $health } health: { $left } left
mutant-chronicles-ui-damage = { $count } damage
mutant-chronicles-ui-blow-destroyed = { $damage } against { $health } health: destroyed
mutant-chronicles-ui-blow-nothing = No damage
mutant-chronicles-ui-plays-card = { $name } plays a card
mutant-chronicles-ui-tally = The points after round { $round }
mutant-chronicles-ui-tally-kills = destroyed
mutant-chronicles-ui-tally-zones = zones
mutant-chronicles-ui-tally-cards = cards
mutant-chronicles-ui-tab-dice = Dice
mutant-chronicles-ui-dice-help = The number is the accuracy, which must reach the distance; each burst is 1 damage.
mutant-chronicles-ui-look-up = Look up
mutant-chronicles-ui-share-link = Copy a link
mutant-chronicles-ui-play-army = Play this army
mutant-chronicles-ui-play-army-why = An army that is legal and has a name can be played.

## The lesson, chapter by chapter

mutant-chronicles-lesson-move = Orders and moves
mutant-chronicles-lesson-move-welcome = Welcome, commander! Two soldiers of Capitol are yours: a Ranger Elite, and a Banshee Sergeant who flies. In your turn you give two orders, one after the other, to two different units.
mutant-chronicles-lesson-move-order = A gold order is worth 3 actions, a silver one 2, a bronze one 1. Press the Ranger Elite, who pulses, and then the “Gold” order.
mutant-chronicles-lesson-move-cover = A move is one action, of up to 4 hexes; the lit hexes are within reach. The pulsing one has sandbags: cover. Entering cover ends a move, but whoever stands there takes 1 damage less. Drag the Ranger there, or press the hex.
mutant-chronicles-lesson-move-end = The Ranger has 2 actions left. Each kind of action can be done once for an order: move, attack, guard, special ability. There is nobody to shoot at, so press “End this activation”.
mutant-chronicles-lesson-move-second = Now the second order. Press the Banshee Sergeant and give her the bronze order: 1 action.
mutant-chronicles-lesson-move-fly = Walls bar the way, and rough ground and cover end a move; not for her, for she flies, 5 hexes far. Drag her to the pulsing hex, over wall and sandbags, or press it.
mutant-chronicles-lesson-move-done = Both orders are given. That is a turn: two orders, each with its actions; the other side answers with its own. Next: shooting.

mutant-chronicles-lesson-attack = Sight and attack
mutant-chronicles-lesson-attack-sight = A unit attacks enemies it can see: a straight line between the middles of their hexes. Walls and other units block it; rough ground and cover do not. Nothing stands between your Ranger and the Cursed Legionnaire who pulses.
mutant-chronicles-lesson-attack-order = Press the Ranger Elite and give the gold order.
mutant-chronicles-lesson-attack-odds = Whoever can be hit has a red rim. Press the Legionnaire: you see the line of sight and the exact odds. Then press “Attack”. Or drag the Ranger onto him.
mutant-chronicles-lesson-attack-support = Friends without an order who see the target may join in, for an order each. Press the pulsing Free Marine, then “Roll with 1 supporter”.
mutant-chronicles-lesson-attack-reroll = The large number must reach the distance, 2 hexes: the best die counts, so it is a hit. Each burst is 1 damage: 2 so far. The Ranger may roll one die again: press the third, which has no burst.
mutant-chronicles-lesson-attack-keep = 3 for the Ranger, and the Marine has rolled 2. The Marine could roll one again, but all his dice have a burst: press “Keep these dice”.
mutant-chronicles-lesson-attack-done = 5, less 1 because he held a zone with Deep Cover: 4, all the health he had. Destroyed! A bronze unit is worth 1 point, silver 2, gold 3. Next: how to shoot in the other side’s turn.

mutant-chronicles-lesson-guard = On guard
mutant-chronicles-lesson-guard-welcome = An Ezoghoul, a beast on two hexes, waits on the right, behind a corner. It bites hard but only from next to you. Your Ranger does not see it yet.
mutant-chronicles-lesson-guard-order = A bronze order is enough: press the Ranger Elite and give it.
mutant-chronicles-lesson-guard-watch = Guarding is an action that ends the activation. Press “Go on guard”: whenever an enemy moves where she sees it, she may shoot, in the other side’s turn.
mutant-chronicles-lesson-guard-enemy = The other side orders the Ezoghoul, and it charges. Press “Next” and watch.
mutant-chronicles-lesson-guard-fire = It has come into sight, and its move is interrupted. The button tells the odds: press “Ranger Elite fires”.
mutant-chronicles-lesson-guard-keep = Three bursts, nothing to better: press “Keep these dice”.
mutant-chronicles-lesson-guard-done = 3 of its 7 health are gone before it could bite. A guard that has fired is spent. When you move yourself, hexes on your way that an enemy guard sees are marked with an eye. Next: cards.

mutant-chronicles-lesson-cards = Command cards
mutant-chronicles-lesson-cards-welcome = Command cards bend the rules at a moment they name. Yours pulses: Fire at Will. The signs on it are icons of Capitol; a unit that shows as many can play it. Nobody sees your cards before they are played, and each side plays one in a turn.
mutant-chronicles-lesson-cards-attack = Attack the pulsing Legionnaire: press him and then “Attack”, or drag the Ranger onto him.
mutant-chronicles-lesson-cards-play = The attack is declared, and that is the moment of Fire at Will: a green die more. Press “Fire at Will”.
mutant-chronicles-lesson-cards-back = Some cards can be bought back: pay the order shown on the card, and it returns to your hand when the round ends. You need your bronze order for nothing else: press “Yes”.
mutant-chronicles-lesson-cards-reroll = Four dice instead of three. Roll again the third, which has no burst.
mutant-chronicles-lesson-cards-done = Destroyed: 4 bursts less 1 are the 3 health he had left. Cards of the other side are shown to you in large when they are played. Next: special abilities.

mutant-chronicles-lesson-special = Special abilities and grapple
mutant-chronicles-lesson-special-welcome = Units can do more than walk and shoot. What a unit can do stands on its card: press a unit and then “Unit”. Your Fury Sentinel, who pulses, fights only from next to an enemy, and she is badly hurt: 1 of her 4 health is left.
mutant-chronicles-lesson-special-order = The Elite Bishop beside her is a healer. Press the Bishop and give a bronze order.
mutant-chronicles-lesson-special-use = A special ability is an action like any other, once for an order, and some cost 2 actions. “Lay on Hands” costs 1: press it, and the Sentinel gets 2 health back.
mutant-chronicles-lesson-special-second = Now the Sentinel herself. Press her and give the silver order: 2 actions.
mutant-chronicles-lesson-special-go = She has Grapple: enemies next to her cannot move, and may attack nobody but her. Bring her next to the Legionnaire: drag her to the pulsing hex, or press it.
mutant-chronicles-lesson-special-attack = He is held. Attack him with the second action: press the pulsing Legionnaire and then “Attack”, or drag her onto him.
mutant-chronicles-lesson-special-enemy = The other side orders the Legionnaire, with 3 actions. He cannot walk away and may not shoot at the Bishop: only at her. Press “Next” and watch.
mutant-chronicles-lesson-special-done = One burst, less 1 for her armour: nothing. Whoever walks or flies up to a grappler has to stop there, too; that holds for you as well. Next: units on two hexes.

mutant-chronicles-lesson-wide = Units on two hexes
mutant-chronicles-lesson-wide-welcome = Your Vulkan Battlesuit, who pulses, fills two hexes and counts as standing on both. It sees and shoots from either half, and enemies may aim at either.
mutant-chronicles-lesson-wide-order = Press either half of it and give the gold order: 3 actions.
mutant-chronicles-lesson-wide-go = It walks with one half ahead, and the other follows into the hex just left; or both halves shift side by side. There must be room for both. Drag it to the two pulsing hexes, or press one of them.
mutant-chronicles-lesson-wide-attack = Both halves see the pulsing Legionnaire, but one is nearer: 4 hexes instead of 5. Press him: the upper button is the better way. Press it.
mutant-chronicles-lesson-wide-done = 5 bursts for the 4 health he had: destroyed. Set a wide unit down with two presses, one for each hex, where one is not clear. Next: how a battle is won.

mutant-chronicles-lesson-zones = Zones and points
mutant-chronicles-lesson-zones-welcome = The framed groups of hexes are victory zones, each with its points and a token that helps whoever holds it. You hold a zone when you alone have units on it. The one in the middle counts 5 and gives Deep Cover.
mutant-chronicles-lesson-zones-order = One bronze order is left to you. Press the Banshee Sergeant and give it.
mutant-chronicles-lesson-zones-fly = Fly into the zone: drag her to the pulsing hex, or press it.
mutant-chronicles-lesson-zones-enemy = The other side has one order left, too, and does nothing with it. Press “Next”.
mutant-chronicles-lesson-zones-count = Nobody has orders left, so the round ends and points are counted: 5 for the zone you hold, 1 for a Necromutant you destroyed before. Zones count anew at the end of each round, and all orders come back.
mutant-chronicles-lesson-zones-done = Whoever has 15 points when a round ends wins; so does whoever destroys the whole other army. Next: an army of your own.

mutant-chronicles-lesson-army = Armies
mutant-chronicles-lesson-army-welcome = An army is made of units, orders and command cards. Each is gold, silver or bronze, and of each rank you have as many as the other side: here 3, in whatever mixture. Many units, or many orders for few?
mutant-chronicles-lesson-army-choose = Choose one of the armies, then press “Bring this army”. Later you can put together your own in the army builder; prepared ones are a good start.
mutant-chronicles-lesson-army-enemy = Both sides choose in secret. Press “Next” to see whom you face.
mutant-chronicles-lesson-army-zone = You act first, and so choose where your army starts: the letters A and B on the map. Press one of the two buttons.
mutant-chronicles-lesson-army-place = Set down a first unit: drag it from the list onto a lit hex, or press the hex. Shooters like to see far, and cover is a good neighbour.
mutant-chronicles-lesson-army-rest = The others can be placed for you: press “Place the rest for me”.
mutant-chronicles-lesson-army-stand = The other army deploys on the far side. Press “Next”.
mutant-chronicles-lesson-army-done = The battle begins, and you know all it takes. Play on here against the demons, or start a game of your own.

## A choice in words, and what speaks for it
mutant-chronicles-do-step-zone = { NTH($figure, $number) } goes onto the zone of { $points }
mutant-chronicles-do-step-nearer = { NTH($figure, $number) } goes towards { NTH($target, $aim) }
mutant-chronicles-do-step-round = { NTH($figure, $number) } goes sideways, no nearer to { NTH($target, $aim) }
mutant-chronicles-do-step-away = { NTH($figure, $number) } goes away from { NTH($target, $aim) }
mutant-chronicles-do-keep-none = Leave nobody else on guard
mutant-chronicles-do-step-on = { NTH($figure, $number) } goes on
mutant-chronicles-why-destroys = destroys its target in { $chance } of 100 cases
mutant-chronicles-why-hurts = hurts its target in { $chance } of 100 cases

# What was played, in a history.
mutant-chronicles-fact-faction-algeroth = { mutant-chronicles-faction-algeroth }
mutant-chronicles-fact-faction-bauhaus = { mutant-chronicles-faction-bauhaus }
mutant-chronicles-fact-faction-capitol = { mutant-chronicles-faction-capitol }
mutant-chronicles-fact-faction-ilian = { mutant-chronicles-faction-ilian }
mutant-chronicles-fact-faction-brotherhood = { mutant-chronicles-faction-brotherhood }
mutant-chronicles-fact-faction-imperial = { mutant-chronicles-faction-imperial }
mutant-chronicles-fact-map-a01 = Map A01
mutant-chronicles-fact-map-a02 = Map A02
mutant-chronicles-fact-first-yes = Began

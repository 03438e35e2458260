### Mutant Chronicles : tous les mots du jeu, pour le navigateur et la ligne de commande.
### Les événements portent leurs champs comme arguments ; une figurine est $figure avec son $number, une seconde $target avec $aim.

mutant-chronicles = Mutant Chronicles
mutant-chronicles-command-example = place rest

## Rangs, factions, dés, traits
mutant-chronicles-rank-gold = or
mutant-chronicles-rank-silver = argent
mutant-chronicles-rank-bronze = bronze
mutant-chronicles-faction-algeroth = Algeroth
mutant-chronicles-faction-bauhaus = Bauhaus
mutant-chronicles-faction-capitol = Capitol
mutant-chronicles-faction-ilian = Ilian
mutant-chronicles-faction-brotherhood = Confrérie
mutant-chronicles-faction-imperial = Impériale
mutant-chronicles-die-red = dé rouge
mutant-chronicles-die-yellow = dé jaune
mutant-chronicles-die-green = dé vert
mutant-chronicles-die-blue = dé bleu
mutant-chronicles-trait-dark-legion = Légion obscure
mutant-chronicles-trait-nepharite = Néphariste
mutant-chronicles-trait-commander = Commandant
mutant-chronicles-trait-technomancer = Technomancien
mutant-chronicles-trait-necromutant = Nécromutant
mutant-chronicles-trait-monster = Monstre
mutant-chronicles-trait-gomorrian = Gomorrien
mutant-chronicles-trait-legionnaire = Légionnaire
mutant-chronicles-trait-capitol = Capitol
mutant-chronicles-trait-ranger = Ranger
mutant-chronicles-trait-banshee = Banshee
mutant-chronicles-trait-aircraft = Aéronef
mutant-chronicles-trait-freedom-brigade = Brigade de la Liberté
mutant-chronicles-trait-free-marine = Free Marine
mutant-chronicles-trait-bauhaus = Bauhaus
mutant-chronicles-trait-vehicle = Véhicule
mutant-chronicles-trait-order-of-the-bear = Ordre de l’Ours
mutant-chronicles-trait-engineer = Génie
mutant-chronicles-trait-dragoon = Dragon
mutant-chronicles-trait-artillery = Artillerie
mutant-chronicles-trait-brotherhood = Confrérie
mutant-chronicles-trait-inquisition = Inquisition
mutant-chronicles-trait-mystic = Mystique
mutant-chronicles-trait-clergy = Clergé
mutant-chronicles-trait-fury = Furie
mutant-chronicles-trait-assassin = Assassin
mutant-chronicles-trait-heretic = Hérétique
mutant-chronicles-trait-imperial = Impérial

## Mots-clés
mutant-chronicles-keyword-accuracy = Précision
mutant-chronicles-keyword-accuracy-text = S’ajoute à la meilleure précision obtenue.
mutant-chronicles-keyword-armor = Armure
mutant-chronicles-keyword-armor-text = Se retranche des dégâts d’une attaque subie.
mutant-chronicles-keyword-armor-piercing = Perforant
mutant-chronicles-keyword-armor-piercing-text = L’armure ne réduit pas ses attaques.
mutant-chronicles-keyword-dodge = Esquive
mutant-chronicles-keyword-dodge-text = Un attaquant non adjacent a besoin d’autant de précision en plus.
mutant-chronicles-keyword-flying = Vol
mutant-chronicles-keyword-flying-text = Franchit murs, unités et terrain difficile en se déplaçant.
mutant-chronicles-keyword-grapple = Étreinte
mutant-chronicles-keyword-grapple-text = Les ennemis adjacents ne peuvent ni bouger ni viser quelqu’un d’autre.
mutant-chronicles-keyword-infiltrate = Infiltration
mutant-chronicles-keyword-infiltrate-text = Les gardes ne peuvent pas la viser.
mutant-chronicles-keyword-melee = Mêlée
mutant-chronicles-keyword-melee-text = N’attaque que les cibles adjacentes et ne soutient jamais.
mutant-chronicles-keyword-speed = Vitesse
mutant-chronicles-keyword-speed-text = Sa vitesse de base, au lieu de 4.
mutant-chronicles-keyword-slow = Lente
mutant-chronicles-keyword-slow-text = Sa vitesse de base, au lieu de 4.

## Unités
mutant-chronicles-unit-alakhai-the-cunning = Alakhaï le Rusé
mutant-chronicles-unit-alakhai-the-cunning-text = Stratagème, 1 action, une fois par manche : reprenez une carte utilisée d’argent ou de bronze.
mutant-chronicles-unit-golgotha = Golgotha
mutant-chronicles-unit-golgotha-text = Chacune de ses actions d’attaque compte pour deux attaques sur deux cibles différentes.
mutant-chronicles-unit-supreme-technomancer = Technomancien suprême
mutant-chronicles-unit-supreme-technomancer-text = Aura de corruption, 2 actions : chaque ennemi adjacent subit 1 dégât.
mutant-chronicles-unit-necromutant-defiler = Nécromutant profanateur
mutant-chronicles-unit-necromutant-defiler-text = Qui est blessé par son attaque ne peut être soigné durant cette manche.
mutant-chronicles-unit-ezoghoul-alpha = Ézogoule alpha
mutant-chronicles-unit-ezoghoul-alpha-text = Piétinement, 2 actions : déplacement à travers les ennemis sur socle simple ; chacun subit 1 dégât.
mutant-chronicles-unit-ezoghoul = Ézogoule
mutant-chronicles-unit-ezoghoul-text = Après son attaque, elle peut avancer d’une case.
mutant-chronicles-unit-gomorrian-emasculator = Émasculateur gomorrien
mutant-chronicles-unit-necromutant-ravager = Nécromutant ravageur
mutant-chronicles-unit-necromutant-ravager-text = Seconde peau : la première fois qu’il devrait être détruit, il garde 1 point de vie.
mutant-chronicles-unit-technomancer-adept = Technomancien adepte
mutant-chronicles-unit-technomancer-adept-text = Recoudre, 1 action : soignez 2 sur un ami adjacent de la Légion obscure.
mutant-chronicles-unit-cursed-centurion = Centurion maudit
mutant-chronicles-unit-cursed-centurion-text = Les amis Légionnaires adjacents lancent 1 dé vert de plus quand ils mènent une attaque.
mutant-chronicles-unit-technomancer = Technomancien
mutant-chronicles-unit-technomancer-text = Rapiéçage, 1 action : soignez 1 sur un ami adjacent de la Légion obscure.
mutant-chronicles-unit-necromutant = Nécromutant
mutant-chronicles-unit-necromutant-text = Seconde peau : la première fois qu’il devrait être détruit, il garde 1 point de vie.
mutant-chronicles-unit-cursed-legionnaire = Légionnaire maudit
mutant-chronicles-unit-gomorrian-spotter = Observateur gomorrien
mutant-chronicles-unit-gomorrian-spotter-text = Les amis Gomorriens ont Précision +1 contre les cibles qu’il voit.
mutant-chronicles-unit-mitch-hunter = Mitch Hunter
mutant-chronicles-unit-mitch-hunter-text = Second souffle, 2 actions, une fois par manche : retirez l’ordre d’un autre ami à 3 cases au plus qui n’est pas en garde ; un nouvel ordre est possible.
mutant-chronicles-unit-big-bob-watts = Big Bob Watts
mutant-chronicles-unit-big-bob-watts-text = Démolition, 2 actions : un ennemi en vue à 3 cases au plus subit 2 dégâts, chaque ennemi voisin 1. Ce n’est pas une attaque.
mutant-chronicles-unit-ranger-commander = Commandant Ranger
mutant-chronicles-unit-ranger-commander-text = Les amis Rangers adjacents ont 1 relance de plus quand ils mènent une attaque.
mutant-chronicles-unit-martian-banshee-hero = Héros Banshee martien
mutant-chronicles-unit-ka-67-great-grey-ace = As sur KA-67 Great Grey
mutant-chronicles-unit-ka-67-great-grey-ace-text = Mitraillage : son action d’attaque peut interrompre son action de déplacement.
mutant-chronicles-unit-ranger-elite = Ranger d’élite
mutant-chronicles-unit-ranger-elite-text = Les amis Rangers adjacents ont vitesse +2.
mutant-chronicles-unit-martian-banshee-sergeant = Sergent Banshee martien
mutant-chronicles-unit-martian-banshee-sergeant-text = 2 dés verts de plus quand il mène une attaque sur une cible à double socle.
mutant-chronicles-unit-ka-67-great-grey-fighter = Chasseur KA-67 Great Grey
mutant-chronicles-unit-freedom-brigadier-sergeant = Sergent de la Brigade de la Liberté
mutant-chronicles-unit-freedom-brigadier-sergeant-text = Les amis adjacents de la Brigade de la Liberté ont Précision +1.
mutant-chronicles-unit-ranger-scout = Éclaireur Ranger
mutant-chronicles-unit-martian-banshee-trooper = Soldat Banshee martien
mutant-chronicles-unit-martian-banshee-trooper-text = Insaisissable : les dés verts ne lui font aucun dégât.
mutant-chronicles-unit-ka-67-great-grey-scout = Éclaireur KA-67 Great Grey
mutant-chronicles-unit-ka-67-great-grey-scout-text = Transport : après son déplacement, il peut déposer à côté de lui un ami sur socle simple qui était voisin de son départ.
mutant-chronicles-unit-free-marine-soldier = Soldat Free Marine
mutant-chronicles-unit-freedom-brigadier = Brigadiste de la Liberté
mutant-chronicles-unit-freedom-brigadier-text = Précision +1 quand il mène une attaque à côté d’un autre ami de la Brigade de la Liberté.
mutant-chronicles-unit-max-steiner = Max Steiner
mutant-chronicles-unit-max-steiner-text = Souffle incendiaire, 2 actions : un ennemi en vue à 4 cases au plus subit 2 dégâts, chaque ennemi voisin 1. Ce n’est pas une attaque.
mutant-chronicles-unit-vulkan-battlesuit = Armure Vulkan
mutant-chronicles-unit-bear-marshal = Maréchal de l’Ours
mutant-chronicles-unit-bear-marshal-text = Les amis adjacents de l’Ordre de l’Ours ont Armure +1.
mutant-chronicles-unit-venusian-ranger-oberst = Oberst Ranger vénusien
mutant-chronicles-unit-venusian-ranger-kapitan = Kapitan Ranger vénusien
mutant-chronicles-unit-venusian-ranger-kapitan-text = Précision +1 quand il mène une attaque sans avoir bougé durant cette activation.
mutant-chronicles-unit-bear-veteran = Vétéran de l’Ours
mutant-chronicles-unit-combat-engineer = Sapeur
mutant-chronicles-unit-combat-engineer-text = Réparation, 1 action : soignez 2 sur un ami Bauhaus adjacent, ou faites d’une case adjacente vide et dégagée un couvert.
mutant-chronicles-unit-dragoon-sergeant = Sergent des dragons
mutant-chronicles-unit-venusian-ranger = Ranger vénusien
mutant-chronicles-unit-venusian-ranger-text = Précision +1 quand il mène une attaque sans avoir bougé durant cette activation.
mutant-chronicles-unit-bear-trooper = Soldat de l’Ours
mutant-chronicles-unit-bear-trooper-text = Obstiné : les ennemis de bronze sur la même zone ne l’empêchent pas de la tenir.
mutant-chronicles-unit-line-dragoon = Dragon de ligne
mutant-chronicles-unit-siege-gunner = Canonnier de siège
mutant-chronicles-unit-archinquisitor-nikodemus = Archi-inquisiteur Nikodemus
mutant-chronicles-unit-archinquisitor-nikodemus-text = Les amis de la Confrérie à 2 cases au plus, lui compris, ont 1 relance de plus quand ils mènent une attaque sur la Légion obscure.
mutant-chronicles-unit-keeper-of-the-art = Gardien de l’Art
mutant-chronicles-unit-keeper-of-the-art-text = Protection, 1 action : un ami en vue a Armure +1 jusqu’à votre prochain tour.
mutant-chronicles-unit-archbishop = Archevêque
mutant-chronicles-unit-archbishop-text = Bénédiction, 2 actions : soignez 2 sur lui-même et sur chaque ami adjacent.
mutant-chronicles-unit-fury-paragon = Furie parangon
mutant-chronicles-unit-fury-paragon-text = 1 dé jaune de plus quand elle mène une attaque sur la Légion obscure.
mutant-chronicles-unit-inquisitor-majoris = Inquisiteur majoris
mutant-chronicles-unit-inquisitor-majoris-text = Perforant contre la Légion obscure et les Hérétiques.
mutant-chronicles-unit-elite-bishop = Évêque d’élite
mutant-chronicles-unit-elite-bishop-text = Imposition des mains, 1 action : soignez 2 sur lui-même ou sur un ami adjacent.
mutant-chronicles-unit-fury-sentinel = Furie sentinelle
mutant-chronicles-unit-shrouded-assassin = Assassin voilé
mutant-chronicles-unit-inquisitor = Inquisiteur
mutant-chronicles-unit-inquisitor-text = 1 dé rouge de plus quand il mène une attaque sur la Légion obscure ou des Hérétiques.
mutant-chronicles-unit-fury-elite-guard = Garde d’élite des Furies
mutant-chronicles-unit-fury-elite-guard-text = Garde du corps : quand une attaque blesse un ami Commandant adjacent, elle peut encaisser 1 des dégâts.
mutant-chronicles-unit-acolyte-of-the-art = Acolyte de l’Art
mutant-chronicles-unit-acolyte-of-the-art-text = Un ami adjacent peut compter aussi ses icônes pour jouer une carte.
mutant-chronicles-unit-lay-trooper = Soldat laïc
mutant-chronicles-unit-ranger-sniper = Tireur d’élite ranger
mutant-chronicles-unit-ranger-sniper-text = Quand son action d’attaque a infligé des dégâts, il peut attaquer encore une fois la même cible.
mutant-chronicles-unit-nepharite-of-ilian = Néphariste d’Ilian
mutant-chronicles-unit-nepharite-of-ilian-text = Quand il mène une attaque, il lance les dés et relances imprimés de sa cible, sauf s’il a lui-même plus de dés.
mutant-chronicles-unit-karak = Karak
mutant-chronicles-unit-karak-text = Malédiction, 1 action : un ennemi en vue ne peut être soigné cette manche et a 1 action de moins, 1 au moins, à son prochain ordre.
mutant-chronicles-unit-scion-of-ilian = Rejeton d’Ilian
mutant-chronicles-unit-scion-of-ilian-text = Pour les attaques contre lui, la plus faible précision obtenue compte ; les dés sans nombre sont ignorés.
mutant-chronicles-unit-golem-of-ice = Golem de glace
mutant-chronicles-unit-golem-of-ice-text = Les ennemis adjacents ont 1 de vitesse en moins.
mutant-chronicles-unit-mercurian-spawn = Engeance mercurienne
mutant-chronicles-unit-raid-captain = Capitaine de raid
mutant-chronicles-unit-siege-knight = Chevalier de siège
mutant-chronicles-unit-raid-sergeant = Sergent de raid
mutant-chronicles-unit-night-raider = Pillard nocturne
mutant-chronicles-unit-raider = Pillard
mutant-chronicles-unit-reaver = Écumeur

## Actions d’unité
mutant-chronicles-power-stratagem = Stratagème
mutant-chronicles-power-aura-of-corruption = Aura de corruption
mutant-chronicles-power-trample = Piétinement
mutant-chronicles-power-knit-flesh = Recoudre
mutant-chronicles-power-patch = Rapiéçage
mutant-chronicles-power-second-wind = Second souffle
mutant-chronicles-power-demolish = Démolition
mutant-chronicles-power-incendiary-blast = Souffle incendiaire
mutant-chronicles-power-field-repair = Réparation
mutant-chronicles-power-ward = Protection
mutant-chronicles-power-benediction = Bénédiction
mutant-chronicles-power-lay-on-hands = Imposition des mains
mutant-chronicles-power-teleportation = Téléportation
mutant-chronicles-power-transit-tunnel = Tunnel de transit
mutant-chronicles-power-curse = Malédiction

## Cartes de commandement
mutant-chronicles-card-dark-aura = Aura obscure
mutant-chronicles-card-dark-aura-text = Quand vous l’activez : vitesse +3 jusqu’à la fin du tour.
mutant-chronicles-card-invoke-frenzy = Frénésie
mutant-chronicles-card-invoke-frenzy-text = Après son action d’attaque : elle attaque encore une fois, sans soutien.
mutant-chronicles-card-rise-again = Relève-toi
mutant-chronicles-card-rise-again-text = Fin de la manche : un ami de bronze détruit revient indemne à côté d’elle.
mutant-chronicles-card-flow-of-acid = Flot d’acide
mutant-chronicles-card-flow-of-acid-text = Quand son attaque a blessé : chaque autre ennemi voisin de la case visée subit 1 dégât.
mutant-chronicles-card-corrupt-orders = Ordres corrompus
mutant-chronicles-card-corrupt-orders-text = Quand un ennemi qu’elle voit à 4 cases au plus est activé : il a 1 action de moins, au moins 1.
mutant-chronicles-card-necrotic-mending = Guérison nécrotique
mutant-chronicles-card-necrotic-mending-text = Quand vous l’activez : soignez 3 sur elle.
mutant-chronicles-card-grasping-dark = Ténèbres avides
mutant-chronicles-card-grasping-dark-text = Pendant votre tour : elle a Étreinte jusqu’à la fin de la manche.
mutant-chronicles-card-invoke-terror = Terreur
mutant-chronicles-card-invoke-terror-text = Quand un ennemi voisin déclare une attaque : retirez un de ses dés ; il en reste au moins un.
mutant-chronicles-card-bestial-speed = Vitesse bestiale
mutant-chronicles-card-bestial-speed-text = Quand vous l’activez : vitesse +2 jusqu’à la fin du tour.
mutant-chronicles-card-blood-scent = Odeur du sang
mutant-chronicles-card-blood-scent-text = Quand elle déclare une attaque sur une unité blessée : 1 dé rouge de plus.
mutant-chronicles-card-thick-hide = Cuir épais
mutant-chronicles-card-thick-hide-text = Quand elle est prise pour cible : Armure +1 pour cette attaque.
mutant-chronicles-card-feast = Festin
mutant-chronicles-card-feast-text = Quand elle a détruit un ennemi : soignez 2 sur elle.
mutant-chronicles-card-full-salvo = Salve complète
mutant-chronicles-card-full-salvo-text = Après son jet d’attaque : chacun de ses dés peut être relancé une fois.
mutant-chronicles-card-iron-discipline = Discipline de fer
mutant-chronicles-card-iron-discipline-text = Au début de votre tour : vous assignez un ordre de plus ce tour-ci.
mutant-chronicles-card-fortified-line = Ligne fortifiée
mutant-chronicles-card-fortified-line-text = À la fin de votre tour : les amis adjacents ont Armure +1 jusqu’à votre prochain tour.
mutant-chronicles-card-overwatch-drill = Veille armée
mutant-chronicles-card-overwatch-drill-text = Quand son activation s’achève : elle se met en garde sans dépenser d’action.
mutant-chronicles-card-field-repairs = Réparations de campagne
mutant-chronicles-card-field-repairs-text = Quand vous l’activez : soignez 2 sur elle ou sur un ami adjacent.
mutant-chronicles-card-hardened-rounds = Balles durcies
mutant-chronicles-card-hardened-rounds-text = Quand elle déclare une attaque : Perforant.
mutant-chronicles-card-counter-battery = Contre-batterie
mutant-chronicles-card-counter-battery-text = Quand elle a survécu à une attaque non adjacente : elle attaque l’attaquant, s’il est en vue.
mutant-chronicles-card-steady-aim = Visée posée
mutant-chronicles-card-steady-aim-text = Quand elle déclare une attaque : Précision +2.
mutant-chronicles-card-brace = À couvert
mutant-chronicles-card-brace-text = Quand elle est prise pour cible : elle compte comme à couvert.
mutant-chronicles-card-forced-march = Marche forcée
mutant-chronicles-card-forced-march-text = Quand vous l’activez : terrain gênant et couverts n’arrêtent pas son déplacement.
mutant-chronicles-card-suppressing-fire = Tir de suppression
mutant-chronicles-card-suppressing-fire-text = Quand son attaque sur une cible non adjacente a touché : la cible est Lente 2 jusqu’à la fin de la manche.
mutant-chronicles-card-divine-retribution = Châtiment divin
mutant-chronicles-card-divine-retribution-text = Quand une attaque a détruit un ami qu’elle voit : le meneur de l’attaque subit 3 dégâts.
mutant-chronicles-card-light-of-the-art = Lumière de l’Art
mutant-chronicles-card-light-of-the-art-text = Au début de votre tour : soignez 1 sur chaque ami à 3 cases au plus.
mutant-chronicles-card-absolution = Absolution
mutant-chronicles-card-absolution-text = Quand vous l’activez : retirez l’ordre d’un autre ami à 4 cases au plus ; un nouvel ordre est possible.
mutant-chronicles-card-teleportation = Téléportation
mutant-chronicles-card-teleportation-text = Quand vous l’activez : son action de déplacement peut la poser sur une case vide à 6 cases au plus.
mutant-chronicles-card-shield-of-faith = Bouclier de la foi
mutant-chronicles-card-shield-of-faith-text = Quand elle ou un ami adjacent est pris pour cible : la cible a Armure +2 pour cette attaque.
mutant-chronicles-card-banish = Bannissement
mutant-chronicles-card-banish-text = Quand elle déclare une attaque sur un démon : 1 dé jaune de plus et Perforant.
mutant-chronicles-card-exorcise-flesh = Exorcisme de la chair
mutant-chronicles-card-exorcise-flesh-text = Quand vous l’activez : soignez 2 sur elle ou sur un ami adjacent.
mutant-chronicles-card-litany-of-steel = Litanie d’acier
mutant-chronicles-card-litany-of-steel-text = Quand elle est prise pour cible : Armure +1 jusqu’à la fin du tour.
mutant-chronicles-card-zeal = Zèle
mutant-chronicles-card-zeal-text = Quand elle déclare une attaque sur une cible adjacente : 1 dé rouge de plus.
mutant-chronicles-card-second-sight = Seconde vue
mutant-chronicles-card-second-sight-text = Quand l’attaque d’un garde sur elle est déclarée : l’attaque n’a pas lieu et le garde est épuisé.
mutant-chronicles-card-penance = Pénitence
mutant-chronicles-card-penance-text = Quand vous l’activez : elle subit 1 dégât, jamais le dernier, et a 1 action de plus.
mutant-chronicles-card-bait-and-switch = Appât et échange
mutant-chronicles-card-bait-and-switch-text = Quand elle est prise pour cible : elle échange sa place avec un autre ami sur socle simple à 3 cases au plus, qui devient la cible.
mutant-chronicles-card-rapid-redeploy = Redéploiement rapide
mutant-chronicles-card-rapid-redeploy-text = Au début de votre tour : jusqu’à trois amis se déplacent de 2 cases ; les gardes peuvent tirer.
mutant-chronicles-card-never-surrender = Ne jamais se rendre
mutant-chronicles-card-never-surrender-text = Quand elle devrait être détruite : elle garde 1 point de vie.
mutant-chronicles-card-command-intercept = Interception
mutant-chronicles-card-command-intercept-text = Quand un adversaire joue une carte : elle n’a aucun effet. Son propriétaire peut encore la racheter.
mutant-chronicles-card-radio-target-coordinates = Coordonnées par radio
mutant-chronicles-card-radio-target-coordinates-text = Quand elle déclare une attaque : les soutiens n’ont pas besoin de ligne de vue.
mutant-chronicles-card-covering-fire = Tir de couverture
mutant-chronicles-card-covering-fire-text = Quand elle attaque en garde : 1 dé vert de plus, et elle reste en garde.
mutant-chronicles-card-field-medic = Infirmier
mutant-chronicles-card-field-medic-text = Quand vous l’activez : soignez 2 sur elle ou sur un ami adjacent.
mutant-chronicles-card-fire-at-will = Feu à volonté
mutant-chronicles-card-fire-at-will-text = Quand elle déclare une attaque : 1 dé vert de plus.
mutant-chronicles-card-trick-shot = Tir d’adresse
mutant-chronicles-card-trick-shot-text = Avant qu’elle déclare une attaque : cette attaque n’a pas besoin de ligne de vue.
mutant-chronicles-card-lethal-coordination = Coordination mortelle
mutant-chronicles-card-lethal-coordination-text = Quand elle mène une attaque combinée : 1 dégât de plus si un soutien touche.
mutant-chronicles-card-decoy = Leurre
mutant-chronicles-card-decoy-text = Quand elle est la cible d’une attaque non adjacente : Esquive +2 pour cette attaque.
mutant-chronicles-card-dig-in = S’enterrer
mutant-chronicles-card-dig-in-text = Quand son activation s’achève sans qu’elle ait bougé : elle compte comme à couvert jusqu’à ce qu’elle bouge.

# Deuxième série
mutant-chronicles-card-seizing-the-field = Maîtres du terrain
mutant-chronicles-card-seizing-the-field-text = Fin de la manche, si elle se tient sur une zone de victoire que vous tenez : 2 points de victoire.
mutant-chronicles-card-dark-harvest = Sombre moisson
mutant-chronicles-card-dark-harvest-text = Quand elle a détruit un ennemi : 1 point de victoire.

## Jetons de zone de victoire
mutant-chronicles-zone-command-bunker = Bunker de commandement
mutant-chronicles-zone-command-bunker-text = Fin de la manche : son occupant peut reprendre une carte utilisée d’argent ou de bronze.
mutant-chronicles-zone-sniper-post = Poste de tireur
mutant-chronicles-zone-sniper-post-text = L’unité occupante a Précision +2.
mutant-chronicles-zone-deep-cover = Abri profond
mutant-chronicles-zone-deep-cover-text = L’unité occupante compte comme à couvert ; déjà à couvert, elle subit 2 dégâts de moins.
mutant-chronicles-zone-munitions-depot = Dépôt de munitions
mutant-chronicles-zone-munitions-depot-text = L’unité occupante ajoute un dé vert ou rouge quand elle mène une attaque.
mutant-chronicles-zone-field-hospital = Hôpital de campagne
mutant-chronicles-zone-field-hospital-text = Fin de la manche : soignez 2 sur l’unité occupante.
mutant-chronicles-zone-signal-relay = Relais radio
mutant-chronicles-zone-signal-relay-text = Une fois par manche, son occupant peut jouer une seconde carte dans un tour.
mutant-chronicles-zone-transit-tunnel = Tunnel de transit
mutant-chronicles-zone-transit-tunnel-text = Une action de déplacement de l’unité occupante peut la poser sur une autre zone tenue par son camp.
mutant-chronicles-zone-rally-point = Point de ralliement
mutant-chronicles-zone-rally-point-text = Une fois par manche, un ordre de bronze de son occupant donne 2 actions.
mutant-chronicles-zone-watchtower = Tour de guet
mutant-chronicles-zone-watchtower-text = Les unités ne bloquent pas la ligne de vue de l’unité occupante ; les murs, si.
mutant-chronicles-zone-forward-post = Poste avancé
mutant-chronicles-zone-forward-post-text = Fin de la manche : son occupant peut devenir premier joueur.

## D’où viennent les parts d’une somme
mutant-chronicles-part-printed = imprimé
mutant-chronicles-part-rolled = dés
mutant-chronicles-part-distance = distance
mutant-chronicles-part-cover = couvert
mutant-chronicles-part-elusive = insaisissable

## Effets qui durent
mutant-chronicles-boon-speed = plus de vitesse
mutant-chronicles-boon-slow = Lenteur
mutant-chronicles-boon-armor = plus d’Armure
mutant-chronicles-boon-grapple = Étreinte
mutant-chronicles-boon-festering = des blessures impossibles à soigner
mutant-chronicles-boon-dug-in = un couvert jusqu’à ce qu’elle bouge
mutant-chronicles-boon-sure-footed = le pied sûr en terrain difficile
mutant-chronicles-boon-teleport = un déplacement par téléportation
mutant-chronicles-boon-blind-fire = une attaque sans ligne de vue
mutant-chronicles-boon-cursed = une malédiction

## Moments pour les cartes
mutant-chronicles-moment-turn = pendant votre tour
mutant-chronicles-moment-attack = avant une attaque
mutant-chronicles-moment-turn-start = le tour commence
mutant-chronicles-moment-activation = une unité est activée
mutant-chronicles-moment-declared = une attaque est déclarée
mutant-chronicles-moment-combined = des soutiens se sont joints
mutant-chronicles-moment-rolled = les dés sont jetés
mutant-chronicles-moment-hit = l’attaque a touché
mutant-chronicles-moment-damage = des dégâts ont été infligés
mutant-chronicles-moment-would-be-destroyed = une unité va être détruite
mutant-chronicles-moment-destroyed = une unité a été détruite
mutant-chronicles-moment-survived = la cible tient bon
mutant-chronicles-moment-attack-done = l’attaque est finie
mutant-chronicles-moment-activation-end = l’activation s’achève
mutant-chronicles-moment-turn-end = le tour s’achève
mutant-chronicles-moment-round-end = la manche s’achève
mutant-chronicles-moment-card-played = une carte est jouée
mutant-chronicles-moment-unknown = un instant

## Invites
mutant-chronicles-prompt-army = Choisissez votre armée.
mutant-chronicles-prompt-zone = Choisissez votre zone de déploiement.
mutant-chronicles-prompt-place = Déployez vos unités.
mutant-chronicles-prompt-reinforce = Faites entrer un renfort.
mutant-chronicles-prompt-order = { $count ->
    [one] Assignez un ordre : le dernier de ce tour.
   *[other] Assignez un ordre : { $count } pour ce tour.
}
mutant-chronicles-prompt-act = { $count ->
    [one] { NTH($figure, $number) } a encore { $count } action.
   *[other] { NTH($figure, $number) } a encore { $count } actions.
}
mutant-chronicles-prompt-move = { $count ->
    [0] { NTH($figure, $number) } ne peut aller plus loin.
    [one] { NTH($figure, $number) } peut avancer d’encore { $count } case.
   *[other] { NTH($figure, $number) } peut avancer d’encore { $count } cases.
}
mutant-chronicles-prompt-guards = { NTH($figure, $number) } est en vue. Un garde tire-t-il ?
mutant-chronicles-prompt-support = Qui soutient l’attaque ?
mutant-chronicles-prompt-depot = Quel dé le dépôt de munitions ajoute-t-il ?
mutant-chronicles-prompt-reroll = Relancer un dé, ou garder le jet ?
mutant-chronicles-prompt-salvo = Salve complète : relancer des dés, chacun une fois, ou les garder ?
mutant-chronicles-prompt-card = Jouer une carte de commandement ? En ce moment : { $moment }.
mutant-chronicles-prompt-buyback = Racheter { $card } ?
mutant-chronicles-prompt-rally = Utiliser le point de ralliement : 2 actions pour { NTH($figure, $number) } ?
mutant-chronicles-prompt-extra = { NTH($figure, $number) } peut attaquer encore une fois.
mutant-chronicles-prompt-shield = Un garde du corps encaisse-t-il 1 dégât pour { NTH($figure, $number) } ?
mutant-chronicles-prompt-lunge = { NTH($figure, $number) } peut avancer d’une case.
mutant-chronicles-prompt-redeploy = Quel ami se déplace ensuite ?
mutant-chronicles-prompt-set-down = Où poser { NTH($figure, $number) } ?
mutant-chronicles-prompt-airlift = Qui { NTH($figure, $number) } a-t-il transporté ?
mutant-chronicles-prompt-bunker = Quelle carte le bunker de commandement rend-il ?
mutant-chronicles-prompt-post = Prendre l’initiative avec le poste avancé ?
mutant-chronicles-prompt-keep = { NTH($figure, $number) } reste-t-il en garde ?
mutant-chronicles-prompt-wait = Un instant pour décider.

# La même chose, à propos de quelqu’un d’autre
mutant-chronicles-prompt-army-other = { $seat } choisit une armée.
mutant-chronicles-prompt-zone-other = { $seat } choisit une zone de déploiement.
mutant-chronicles-prompt-place-other = { $seat } se déploie.
mutant-chronicles-prompt-reinforce-other = { $seat } fait entrer des renforts.
mutant-chronicles-prompt-order-other = { $seat } assigne un ordre.
mutant-chronicles-prompt-act-other = { $seat } agit avec { NTH($figure, $number) }.
mutant-chronicles-prompt-move-other = { $seat } déplace { NTH($figure, $number) }.
mutant-chronicles-prompt-guards-other = { $seat } décide si un garde tire.
mutant-chronicles-prompt-support-other = { $seat } choisit des soutiens.
mutant-chronicles-prompt-depot-other = { $seat } choisit un dé.
mutant-chronicles-prompt-reroll-other = { $seat } peut relancer un dé.
mutant-chronicles-prompt-salvo-other = { $seat } peut relancer des dés.
mutant-chronicles-prompt-card-other = { $seat } a un instant pour décider.
mutant-chronicles-prompt-buyback-other = { $seat } peut racheter la carte.
mutant-chronicles-prompt-rally-other = { $seat } peut utiliser le point de ralliement.
mutant-chronicles-prompt-extra-other = { $seat } peut attaquer encore une fois avec { NTH($figure, $number) }.
mutant-chronicles-prompt-shield-other = { $seat } choisit un garde du corps.
mutant-chronicles-prompt-lunge-other = { $seat } peut avancer avec { NTH($figure, $number) }.
mutant-chronicles-prompt-redeploy-other = { $seat } se redéploie.
mutant-chronicles-prompt-set-down-other = { $seat } pose { NTH($figure, $number) }.
mutant-chronicles-prompt-airlift-other = { $seat } peut déposer un passager.
mutant-chronicles-prompt-bunker-other = { $seat } peut reprendre une carte.
mutant-chronicles-prompt-post-other = { $seat } peut prendre l’initiative.
mutant-chronicles-prompt-keep-other = { $seat } décide quels gardes restent.
mutant-chronicles-prompt-wait-other = { $seat } a un instant pour décider.

# Ce qui est attendu, dans un refus
mutant-chronicles-asked-army = une armée
mutant-chronicles-asked-zone = une zone de déploiement
mutant-chronicles-asked-place = le déploiement
mutant-chronicles-asked-reinforce = un renfort
mutant-chronicles-asked-order = un ordre
mutant-chronicles-asked-act = une action
mutant-chronicles-asked-move = un déplacement
mutant-chronicles-asked-guards = la réponse d’un garde
mutant-chronicles-asked-support = des soutiens
mutant-chronicles-asked-depot = un dé
mutant-chronicles-asked-reroll = une relance
mutant-chronicles-asked-salvo = des relances
mutant-chronicles-asked-card = une carte de commandement
mutant-chronicles-asked-buyback = un rachat
mutant-chronicles-asked-rally = le point de ralliement
mutant-chronicles-asked-extra = une attaque de plus
mutant-chronicles-asked-shield = un garde du corps
mutant-chronicles-asked-lunge = un pas
mutant-chronicles-asked-redeploy = qui se déplace
mutant-chronicles-asked-set-down = une place
mutant-chronicles-asked-airlift = un passager
mutant-chronicles-asked-bunker = une carte à reprendre
mutant-chronicles-asked-post = l’initiative
mutant-chronicles-asked-keep = les gardes qui restent
mutant-chronicles-asked-wait = une décision

## Événements
mutant-chronicles-event-opened = La bataille a lieu sur la carte { $board }.
mutant-chronicles-event-chose = { $seat } a choisi une armée : { $army }.
mutant-chronicles-event-chose-hidden = { $seat } a choisi une armée.
mutant-chronicles-event-mustered = { $seat } amène { $units } ; ordres : { $gold } or, { $silver } argent, { $bronze } bronze ; { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
mutant-chronicles-event-first = { $seat } est premier joueur.
mutant-chronicles-event-zone = { $seat } prend la zone de déploiement { $zone }.
mutant-chronicles-event-deployed = { NTH($figure, $number) } est en place.
mutant-chronicles-event-reinforced = { NTH($figure, $number) } arrive en renfort.
mutant-chronicles-event-carried = { NTH($figure, $number) } réapparaît ailleurs.
mutant-chronicles-event-swapped = { NTH($figure, $number) } change de place.
mutant-chronicles-event-returned = { NTH($figure, $number) } revient dans la bataille.
mutant-chronicles-event-set-back = { NTH($figure, $number) } ne trouve pas de place et recule.
mutant-chronicles-event-tokens = Les jetons de zone sont retournés : { $tokens }.
mutant-chronicles-event-round = La manche { $round } commence ; { $seat } agit en premier.
mutant-chronicles-event-turn = C’est le tour de { $seat }.
mutant-chronicles-event-ordered = { $seat } donne à { NTH($figure, $number) } un ordre { $rank ->
    [or] d’or
    [argent] d’argent
   *[other] de { $rank }
} : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
mutant-chronicles-event-actions = { NTH($figure, $number) } a maintenant { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} ({ $from }).
mutant-chronicles-event-stepped = { NTH($figure, $number) } avance.
mutant-chronicles-event-stepped-hindering = { NTH($figure, $number) } entre en terrain difficile, ce qui finit son mouvement.
mutant-chronicles-event-stepped-cover = { NTH($figure, $number) } se met à couvert, ce qui finit son mouvement.
mutant-chronicles-event-stepped-grapple = { NTH($figure, $number) } avance ; une étreinte finit son mouvement.
mutant-chronicles-event-declared = { NTH($figure, $number) } attaque { NTH($target, $aim) }.
mutant-chronicles-event-fires = { NTH($figure, $number) }, en garde, attaque { NTH($target, $aim) }.
mutant-chronicles-event-redirected = { NTH($target, $aim) } est maintenant la cible.
mutant-chronicles-event-foiled = L’attaque de { NTH($figure, $number) } n’a pas lieu ({ $from }).
mutant-chronicles-event-supported = { NTH($figure, $number) } soutient l’attaque avec un ordre { $rank ->
    [or] d’or
    [argent] d’argent
   *[other] de { $rank }
}.
mutant-chronicles-event-rolled = { NTH($figure, $number) } lance { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} : meilleure précision { $accuracy }, { $icons ->
    [0] aucun éclat
    [one] { $icons } éclat
   *[other] { $icons } éclats
}.
mutant-chronicles-event-rerolled = { NTH($figure, $number) } relance un dé : { $accuracy ->
    [0] aucune précision
   *[other] précision { $accuracy }
}, { $icons ->
    [0] aucun éclat
    [one] { $icons } éclat
   *[other] { $icons } éclats
}.
mutant-chronicles-event-struck = { NTH($figure, $number) } touche { NTH($target, $aim) } : { $damage ->
    [0] aucun dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
mutant-chronicles-event-struck-changed = { NTH($figure, $number) } touche { NTH($target, $aim) } : { $rolled } aux dés, modifiés par { $parts } ; au total, { $damage ->
    [0] aucun dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
mutant-chronicles-event-missed = { NTH($figure, $number) } manque { NTH($target, $aim) }.
mutant-chronicles-event-shielded = { NTH($figure, $number) } encaisse 1 dégât pour { NTH($target, $aim) }.
mutant-chronicles-event-wounded = { NTH($figure, $number) } subit { $damage ->
    [0] aucun dégât
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} et garde { $left ->
    [one] { $left } point
   *[other] { $left } points
} de vie.
mutant-chronicles-event-saved = { NTH($figure, $number) } échappe à la destruction et garde 1 point de vie ({ $from }).
mutant-chronicles-event-destroyed = Fin de { NTH($figure, $number) } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $seat }.
mutant-chronicles-event-healed = { NTH($figure, $number) } retrouve { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de vie.
mutant-chronicles-event-guarding = { NTH($figure, $number) } se met en garde.
mutant-chronicles-event-spent = { NTH($figure, $number) } n’est plus en garde.
mutant-chronicles-event-kept = { $seat } laisse en garde : { $units }.
mutant-chronicles-event-used = { NTH($figure, $number) } utilise { $power }.
mutant-chronicles-event-used-figure = { NTH($figure, $number) } utilise { $power } sur { NTH($target, $aim) }.
mutant-chronicles-event-used-place = { NTH($figure, $number) } utilise { $power }.
mutant-chronicles-event-used-card = { NTH($figure, $number) } utilise { $power } : { $other }.
mutant-chronicles-event-used-die = { NTH($figure, $number) } utilise { $power } : { $die }.
mutant-chronicles-event-played = { $seat } joue { $card } par { NTH($figure, $number) }.
mutant-chronicles-event-played-figure = { $seat } joue { $card } par { NTH($figure, $number) } sur { NTH($target, $aim) }.
mutant-chronicles-event-played-place = { $seat } joue { $card } par { NTH($figure, $number) }.
mutant-chronicles-event-played-card = { $seat } joue { $card } par { NTH($figure, $number) } : { $other }.
mutant-chronicles-event-played-die = { $seat } joue { $card } par { NTH($figure, $number) } : { $die }.
mutant-chronicles-event-cancelled = { $card } n’a aucun effet.
mutant-chronicles-event-bought-back = { $count ->
    [one] { $seat } rachète { $card } avec un ordre { $ranks ->
        [or] d’or
        [argent] d’argent
       *[other] de { $ranks }
    }.
   *[other] { $seat } rachète { $card } avec { $count } ordres : { $ranks }.
}
mutant-chronicles-event-scored = { $count ->
    [one] { $card } donne un point de victoire à { $seat }.
   *[other] { $card } donne { $count } points de victoire à { $seat }.
}
mutant-chronicles-event-recovered = { $seat } reprend { $card }.
mutant-chronicles-event-gained = { NTH($figure, $number) } a { $boon } ({ $from }).
mutant-chronicles-event-refreshed = L’ordre de { NTH($figure, $number) } est retiré : un nouvel ordre est possible.
mutant-chronicles-event-cover = Une case devient un couvert.
mutant-chronicles-event-orders = { $seat } a { $orders ->
    [one] { $orders } ordre
   *[other] { $orders } ordres
} ce tour-ci.
mutant-chronicles-event-went-out = { $seat } a terminé pour cette manche.
mutant-chronicles-event-counted = Points de victoire : { $points }.
mutant-chronicles-event-initiative = { $seat } agira en premier à la prochaine manche.
mutant-chronicles-event-beaten = L’armée de { $seat } est détruite.
mutant-chronicles-event-resigned = { $seat } abandonne.

## Pourquoi la bataille est finie
mutant-chronicles-reason-points = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} de victoire.
mutant-chronicles-reason-destroyed = Toutes les armées sauf celle de { $seat } sont détruites.
mutant-chronicles-reason-conceded = Les autres ont abandonné face à { $seat }.
mutant-chronicles-reason-rounds = Après { $round } manches, { $seat } est en tête.

## Feuille de score
mutant-chronicles-score-kills = Unités détruites
mutant-chronicles-score-zones = Zones de victoire
mutant-chronicles-score-cards = Cartes
mutant-chronicles-score-total = Points de victoire
mutant-chronicles-score-lost = Unités perdues
mutant-chronicles-score-rounds = Manches

## Refus
mutant-chronicles-refused-army-too-long = Le texte de l’armée est trop long.
mutant-chronicles-refused-army-unreadable = Ce n’est pas une armée : { $why }.
mutant-chronicles-refused-army = Cette armée n’est pas légale, pour { $count ->
    [one] { $count } raison
   *[other] { $count } raisons
}. L’atelier des armées les nomme.
mutant-chronicles-refused-partners = Les partenaires sont tous deux humains ou tous deux démons.
mutant-chronicles-refused-zone = Cette zone de déploiement n’est pas libre.
mutant-chronicles-refused-in-the-middle = Une action n’en interrompt pas une autre.
mutant-chronicles-refused-not-this-target = Cette attaque ne peut viser cette case.
mutant-chronicles-refused-no-die = Il n’y a pas de tel dé à relancer.
mutant-chronicles-refused-not-now = Ce n’est pas demandé à présent, mais { $asked }.
mutant-chronicles-refused-not-yours = Cette figurine n’est pas à vous.
mutant-chronicles-refused-not-on-the-map = Cette figurine n’est pas sur la carte.
mutant-chronicles-refused-has-an-order = Cette unité a déjà un ordre durant cette manche.
mutant-chronicles-refused-no-such-order = Il ne vous reste pas de tel ordre.
mutant-chronicles-refused-placed-already = Cette figurine n’attend pas d’être placée.
mutant-chronicles-refused-wrong-size = Cette unité n’occupe pas autant de cases.
mutant-chronicles-refused-place-the-first = Placez plutôt la première de ces unités.
mutant-chronicles-refused-outside-the-zone = Les unités se déploient sur des cases libres de leur zone.
mutant-chronicles-refused-moved-already = Cet ordre a déjà eu son action de déplacement.
mutant-chronicles-refused-attacked-already = Cet ordre a déjà eu son action d’attaque.
mutant-chronicles-refused-not-from-there = L’attaquant n’est pas sur cette case.
mutant-chronicles-refused-no-enemy-there = Il n’y a pas d’ennemi sur cette case.
mutant-chronicles-refused-grappled = Qui est étreint ne peut viser que celui qui l’étreint.
mutant-chronicles-refused-melee = Une unité de mêlée n’attaque que des cibles adjacentes.
mutant-chronicles-refused-melee-supports = Une unité de mêlée ne soutient jamais.
mutant-chronicles-refused-no-sight = Il n’y a pas de ligne de vue.
mutant-chronicles-refused-no-such-power = Cette unité ne peut pas utiliser cela.
mutant-chronicles-refused-special-already = Cet ordre a déjà eu sa capacité spéciale.
mutant-chronicles-refused-too-few-actions = Il reste trop peu d’actions pour cela.
mutant-chronicles-refused-once-a-round = Cela ne s’utilise qu’une fois par manche.
mutant-chronicles-refused-wrong-aim = Cela ne s’utilise pas là-dessus, ou pas maintenant.
mutant-chronicles-refused-infiltrates = Les gardes ne peuvent viser une unité qui s’infiltre.
mutant-chronicles-refused-not-on-guard = Cette unité n’est pas en garde.
mutant-chronicles-refused-not-in-hand = Cette carte n’est pas dans votre main.
mutant-chronicles-refused-played-already = Vous avez déjà joué une carte durant ce tour.
mutant-chronicles-refused-icons = L’unité ne montre pas les icônes de cette carte.
mutant-chronicles-refused-not-this-moment = Cette carte ne peut être jouée ainsi à ce moment.
mutant-chronicles-refused-no-table = Cela ne se demande qu’à une table.
mutant-chronicles-refused-nobody-on-order = Aucune unité n’agit : nommez-en une.
mutant-chronicles-refused-no-such-hex = Cette case n’est pas sur la carte.
mutant-chronicles-refused-no-attack = Aucune attaque n’est en cours.

## Ce qui barre le chemin
mutant-chronicles-barrier-no-step = Ce n’est pas à un pas.
mutant-chronicles-barrier-too-far = C’est trop loin.
mutant-chronicles-barrier-wall = Un mur barre le chemin.
mutant-chronicles-barrier-enemy = Un ennemi barre le chemin.
mutant-chronicles-barrier-occupied = Une autre unité se tient là où finirait le déplacement.
mutant-chronicles-barrier-stops-on-unit = Le déplacement devrait finir là où se tient une autre unité.
mutant-chronicles-barrier-slide = Une unité à double socle ne peut glisser à travers d’autres.
mutant-chronicles-barrier-on-wall = Une unité à double socle ne peut finir à cheval sur un mur.
mutant-chronicles-barrier-grappled = Une étreinte voisine la retient.

## Pourquoi une armée n’est pas légale
mutant-chronicles-army-rank = { $count } éléments de rang { $rank }, il en faut { $size }.
mutant-chronicles-army-humans-and-demons = Humains et démons ne combattent pas côte à côte.
mutant-chronicles-army-copies = { $what } : { $count } exemplaires, { $most } au plus.
mutant-chronicles-army-uniques = Les personnalités uniques d’une armée viennent d’une seule faction : { $units }.
mutant-chronicles-army-announced = Ces unités sont de factions seulement annoncées et ne sont d’aucune armée : { $units }.
mutant-chronicles-army-later = { $what } est venue avec des règles plus récentes que celles de cette table.
mutant-chronicles-army-no-unit = Une armée a besoin d’une unité.
mutant-chronicles-army-no-order = Une armée a besoin d’un ordre.

## Mises en place, positions et vues impossibles
mutant-chronicles-setup-players = Cette bataille est pour 2 à 4 joueurs, pas { $players }.
mutant-chronicles-setup-teams = Les équipes sont pour quatre joueurs, pas { $players }.
mutant-chronicles-setup-epic = Les batailles épiques sont pour deux joueurs, pas { $players }.
mutant-chronicles-setup-map = Trois et quatre joueurs se battent sur la carte A01.
mutant-chronicles-impossible-view = Aucune bataille ne ressemble à cela.
mutant-chronicles-position-players = La position doit décrire chaque joueur, et eux seuls.
mutant-chronicles-position-tokens = La position a des jetons de zone impossibles.
mutant-chronicles-position-zone = La position nomme une zone de déploiement absente.
mutant-chronicles-position-place = La position a une figurine là où elle ne peut se tenir.
mutant-chronicles-position-fate = Une figurine se tient quelque part, attend, ou est détruite.
mutant-chronicles-position-figure = Une figurine a trop de blessures, ou est en garde sans ordre.
mutant-chronicles-position-no-decision = Dans cette position, personne n’a rien à décider.

## Options
mutant-chronicles-option-mode = Taille de la bataille
mutant-chronicles-option-mode-help = Combien d’unités, d’ordres et de cartes de chaque rang (or, argent et bronze) font une armée.
mutant-chronicles-option-mode-value-5-5-5 = Standard : 5 de chaque rang
mutant-chronicles-option-mode-value-5-5-5-help = Zones de victoire ; à deux, 15 points pour gagner.
mutant-chronicles-option-mode-value-skirmish = Escarmouche : 3 de chaque rang
mutant-chronicles-option-mode-value-skirmish-help = Sans zones de victoire ; 9 points pour gagner, ou plutôt la dernière unité debout.
mutant-chronicles-option-mode-value-7-7-7 = Grande : 7 de chaque rang
mutant-chronicles-option-mode-value-7-7-7-help = Zones de victoire ; à deux, 21 points pour gagner.
mutant-chronicles-option-mode-value-tournament = Tournoi : 10 de chaque rang
mutant-chronicles-option-mode-value-tournament-help = Zones de victoire ; à deux, 30 points pour gagner.
mutant-chronicles-option-mode-value-epic = Épique : 90 de chaque rang
mutant-chronicles-option-mode-value-epic-help = Quatre cartes, six ordres par tour, 150 points pour gagner. Pour des jours.
mutant-chronicles-option-map = Carte
mutant-chronicles-option-map-help = Sur quelle face de la carte on joue.
mutant-chronicles-option-map-value-random = Au hasard
mutant-chronicles-option-map-value-random-help = Le sort décide.
mutant-chronicles-option-map-value-a01 = A01
mutant-chronicles-option-map-value-a01-help = Déploiement dans les coins.
mutant-chronicles-option-map-value-a02 = A02
mutant-chronicles-option-map-value-a02-help = Déploiement le long des petits côtés ; à plus de deux, dans les coins.
mutant-chronicles-option-initiative = Initiative
mutant-chronicles-option-initiative-help = Qui agit en premier à partir de la deuxième manche.
mutant-chronicles-option-initiative-value-roll = Par le sort
mutant-chronicles-option-initiative-value-roll-help = Le sort désigne le premier joueur de chaque manche.
mutant-chronicles-option-initiative-value-two-rounds = Deux manches chacun
mutant-chronicles-option-initiative-value-two-rounds-help = Le rôle passe au joueur suivant toutes les deux manches : le plus juste.
mutant-chronicles-option-initiative-value-book = Selon le livret
mutant-chronicles-option-initiative-value-book-help = Le premier joueur le reste.
mutant-chronicles-option-initiative-value-alternating = Alternée
mutant-chronicles-option-initiative-value-alternating-help = Le premier joueur change à chaque manche.
mutant-chronicles-option-orders = Ordres par tour
mutant-chronicles-option-orders-help = Combien d’ordres compte un tour.
mutant-chronicles-option-orders-value-book = Selon le livret
mutant-chronicles-option-orders-value-book-help = Deux ; six en bataille épique.
mutant-chronicles-option-orders-value-1 = Un seul
mutant-chronicles-option-orders-value-1-help = Un ordre par tour : plus d’alternance.
mutant-chronicles-option-sides = Camps
mutant-chronicles-option-sides-help = Qui combat qui, à quatre joueurs.
mutant-chronicles-option-sides-value-alone = Chacun pour soi
mutant-chronicles-option-sides-value-alone-help = Trois ou quatre armées les unes contre les autres.
mutant-chronicles-option-sides-value-teams = Deux équipes
mutant-chronicles-option-sides-value-teams-help = Les partenaires se font face et partagent leurs points.
mutant-chronicles-option-pause = Pauses pour les cartes
mutant-chronicles-option-pause-help = À qui l’on demande, quand une carte de commandement pourrait être jouée.
mutant-chronicles-option-pause-value-always = Pour tous, courtes
mutant-chronicles-option-pause-value-always-help = On demande à quiconque pourrait avoir une telle carte, et tous attendent 4 secondes quoi qu’il ait en main : une pause n’apprend rien à personne.
mutant-chronicles-option-pause-value-long = Pour tous, longues
mutant-chronicles-option-pause-value-long-help = De même, avec 12 secondes pour réfléchir.
mutant-chronicles-option-pause-value-holders = Pour qui a une carte
mutant-chronicles-option-pause-value-holders-help = On ne demande qu’à qui a une carte qui convient, aussi longtemps qu’il veut. Plus rapide, mais celui à qui l’on demande trahit qu’il en a une.

## La table et l’atelier des armées dans le navigateur
mutant-chronicles-ui-map = Carte
mutant-chronicles-ui-map-keys = Les flèches, ou les touches autour de S, vont d’hexagone en hexagone. Entrée agit, Échap revient. Point et virgule parcourent ce qui est éclairé. Plus et moins zooment, 0 montre toute la carte.
mutant-chronicles-ui-closer = Plus près
mutant-chronicles-ui-further = Plus loin
mutant-chronicles-ui-whole = Toute la carte
mutant-chronicles-ui-less = Un { $what } de moins
mutant-chronicles-ui-one-more = Un { $what } de plus
mutant-chronicles-ui-catalogue = Unités et cartes
mutant-chronicles-ui-kind = Que regarder
mutant-chronicles-ui-units = Unités
mutant-chronicles-ui-cards = Cartes de commandement
mutant-chronicles-ui-faction = Faction
mutant-chronicles-ui-rank = Rang
mutant-chronicles-ui-find = Chercher
mutant-chronicles-ui-nothing-fits = Rien ne correspond.
mutant-chronicles-ui-unique = unique
mutant-chronicles-ui-hexes = { $count } hexagones
mutant-chronicles-ui-rerolls = { $count ->
    [one] { $count } relance
   *[other] { $count } relances
}
mutant-chronicles-ui-health = Santé
mutant-chronicles-ui-speed = Vitesse
mutant-chronicles-ui-icons = Icônes de commandement
mutant-chronicles-ui-card-icons = { $count ->
    [one] demande { $count } icône de { $faction }
   *[other] demande { $count } icônes de { $faction }
}
mutant-chronicles-ui-buyback = Revient contre des ordres inutilisés : { $orders }
mutant-chronicles-ui-army = Armée
mutant-chronicles-ui-size = Taille de l’armée
mutant-chronicles-ui-of-each = { $size } de chaque rang
mutant-chronicles-ui-parts = unités { $units } · ordres { $orders } · cartes { $cards }
mutant-chronicles-ui-army-empty = Ajoutez des unités, des ordres et des cartes. Chaque rang doit atteindre le même nombre.
mutant-chronicles-ui-legal = Une armée valable : { $size } en or, { $size } en argent, { $size } en bronze.
mutant-chronicles-ui-illegal = { $count ->
    [one] Une chose s’y oppose :
   *[other] { $count } choses s’y opposent :
}
mutant-chronicles-ui-contents = Contenu de l’armée
mutant-chronicles-ui-army-name = Nom de l’armée
mutant-chronicles-ui-army-text = L’armée en un texte court
mutant-chronicles-ui-copy = Copier
mutant-chronicles-ui-copied = Copié : collez-le où vous voulez.
mutant-chronicles-ui-copy-yourself = Copiez le texte à la main.
mutant-chronicles-ui-saved = « { $name } » est gardée.
mutant-chronicles-ui-load = Ouvrir une armée
mutant-chronicles-ui-own-armies = Mes armées
mutant-chronicles-ui-kept-account = Gardées avec votre compte : vous les retrouvez dans chaque navigateur où vous vous connectez.
mutant-chronicles-ui-kept-guest = Gardées pour l’invité de ce navigateur. Avec un compte, vous les retrouvez dans chaque navigateur où vous vous connectez.
mutant-chronicles-ui-kept-here = Gardées dans ce navigateur seulement, jusqu’à ce que le serveur réponde.
mutant-chronicles-ui-import = Coller une armée
mutant-chronicles-ui-import-do = Importer
mutant-chronicles-ui-new-army = Vider
mutant-chronicles-ui-forget = Oublier { $name }
mutant-chronicles-ui-sight = Ligne de vue vers chaque hexagone
mutant-chronicles-ui-figure-of = { $figure } de { $name }
mutant-chronicles-ui-round = Manche { $round }
mutant-chronicles-ui-deployment = Déploiement
mutant-chronicles-ui-orders-left = { $count ->
    [one] { $count } ordre à donner
   *[other] { $count } ordres à donner
}
mutant-chronicles-ui-first = Premier joueur
mutant-chronicles-ui-team = Équipe { $team }
mutant-chronicles-ui-points = { $total } points de victoire sur { $threshold } : { $kills } pour les unités détruites, { $zones } pour les zones tenues, { $cards } par des cartes
mutant-chronicles-ui-points-word = points de victoire
mutant-chronicles-ui-pool = { $order } : { $unused } libres, { $used } utilisés
mutant-chronicles-ui-hand-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
mutant-chronicles-ui-army-left = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
mutant-chronicles-ui-waiting-count = { $count } en réserve
mutant-chronicles-ui-out = hors jeu
mutant-chronicles-ui-attack = Attaque
mutant-chronicles-ui-against = contre
mutant-chronicles-ui-with-cards = Avec { $cards }
mutant-chronicles-ui-die-shows = { $die } : précision { $accuracy }, { $damage } de dégâts
mutant-chronicles-ui-reroll = Relancer : { $die }
mutant-chronicles-ui-shot-hit = { $figure } touche : précision { $accuracy }, il fallait { $need } ; { $icons } de dégâts
mutant-chronicles-ui-shot-missed = { $figure } manque : précision { $accuracy }, il fallait { $need }
mutant-chronicles-ui-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
mutant-chronicles-ui-nobody-hits = Personne ne touche.
mutant-chronicles-ui-needs = il faut { $need }
mutant-chronicles-ui-adds = ajoute { $accuracy }
mutant-chronicles-ui-reduced = Dégâts :
mutant-chronicles-ui-hit = Fait des dégâts
mutant-chronicles-ui-destroys = Détruit
mutant-chronicles-ui-expected = Moyenne
mutant-chronicles-ui-spread = { $count } de dégâts { $percent }
mutant-chronicles-ui-chances = dégâts { $hurts }, détruit { $destroys }, environ { $expected }
mutant-chronicles-ui-supporters = Soutiens
mutant-chronicles-ui-support-with = { $figure } soutient avec un { $order }
mutant-chronicles-ui-hand = Cartes de commandement
mutant-chronicles-ui-hand-empty = Aucune carte en main.
mutant-chronicles-ui-backs = { $count } × { $rank }
mutant-chronicles-ui-bought = De retour en fin de manche : { $cards }
mutant-chronicles-ui-spent = Utilisées : { $cards }
mutant-chronicles-ui-waiting = en réserve
mutant-chronicles-ui-destroyed = détruite
mutant-chronicles-ui-health-of = santé { $left } sur { $health }
mutant-chronicles-ui-on-guard = en garde
mutant-chronicles-ui-face-down = face cachée
mutant-chronicles-ui-zone-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
mutant-chronicles-ui-held-by = tenue par { $name }
mutant-chronicles-ui-held-by-nobody = tenue par personne
mutant-chronicles-ui-no-zones = Cette bataille se livre sans zones de victoire.
mutant-chronicles-ui-orders = Ordres
mutant-chronicles-ui-army-cards = Cartes : { $cards }
mutant-chronicles-ui-first-game = Bien pour une première partie : les unités de la leçon, qui tirent de loin.
mutant-chronicles-ui-muster = Choisissez votre armée
mutant-chronicles-ui-mustered = On choisit les armées
mutant-chronicles-ui-threshold = { $points } points donnent la victoire
mutant-chronicles-ui-bring = Prendre cette armée
mutant-chronicles-ui-prepared = Armées toutes prêtes
mutant-chronicles-ui-chosen-waiting = Votre armée est choisie. On attend { $names }.
mutant-chronicles-ui-tray = À déployer
mutant-chronicles-ui-stops = Quand me demander
mutant-chronicles-ui-stops-help = On ne vous demande que si une carte ou une garde peut servir. Ce qui est décoché passe tout seul.
mutant-chronicles-ui-stop-guards = un ennemi entre dans la vue d’une garde
mutant-chronicles-ui-stop-hopeless = … et aucune garde ne peut toucher
mutant-chronicles-ui-never-ask = Ne plus demander à ce moment
mutant-chronicles-ui-move-to = { $count ->
    [one] Aller ici : { $count } pas
   *[other] Aller ici : { $count } pas
}
mutant-chronicles-ui-choose-target = à choisir sur la carte
mutant-chronicles-ui-roll = Lancer les dés
mutant-chronicles-ui-roll-with = { $count ->
    [one] Lancer avec { $count } soutien
   *[other] Lancer avec { $count } soutiens
}
mutant-chronicles-ui-second-hex = Choisissez le second hexagone qu’elle occupera.
mutant-chronicles-ui-steps = { $count ->
    [one] à { $count } pas
   *[other] à { $count } pas
}
mutant-chronicles-ui-stop-hindering = { $count ->
    [one] atteinte en { $count } pas
   *[other] atteinte en { $count } pas
} ; le terrain difficile y met fin au mouvement
mutant-chronicles-ui-stop-cover = { $count ->
    [one] atteinte en { $count } pas
   *[other] atteinte en { $count } pas
} ; le couvert y met fin au mouvement
mutant-chronicles-ui-stop-grapple = { $count ->
    [one] atteinte en { $count } pas
   *[other] atteinte en { $count } pas
} ; une étreinte y met fin au mouvement
mutant-chronicles-ui-lit-own = peut être choisi
mutant-chronicles-ui-lit-aim = peut être attaqué
mutant-chronicles-ui-lit-put = peut être choisi
mutant-chronicles-ui-ground-open = terrain dégagé
mutant-chronicles-ui-ground-hindering = terrain gênant
mutant-chronicles-ui-ground-cover = couvert
mutant-chronicles-ui-zone-here = zone de { $points } ({ $token })
mutant-chronicles-ui-look = Choisissez une unité pour voir sa carte.
mutant-chronicles-ui-tab-strike = Chances
mutant-chronicles-ui-tab-unit = Unité
mutant-chronicles-ui-tab-zones = Zones
mutant-chronicles-ui-tab-armies = Armées
mutant-chronicles-ui-tab-stops = Pauses
mutant-chronicles-ui-do-army = Prendre { $army }
mutant-chronicles-ui-do-zone = Déployer dans la zone { $zone }
mutant-chronicles-ui-do-place = Poser { $figure }
mutant-chronicles-ui-do-place-rest = Placer le reste pour moi
mutant-chronicles-ui-do-order = { $figure } : { $order }
mutant-chronicles-ui-do-step = Faire un pas
mutant-chronicles-ui-do-stop = Finir le mouvement ici
mutant-chronicles-ui-do-attack = Attaquer { $target }
mutant-chronicles-ui-do-support = { $figure } soutient avec un { $order }
mutant-chronicles-ui-do-fire = { $figure } tire sur { $target }
mutant-chronicles-ui-do-guard = Se mettre en garde
mutant-chronicles-ui-do-use-on = { $power } : { $aim }
mutant-chronicles-ui-do-end = Finir cette activation
mutant-chronicles-ui-do-play = { $card }, jouée par { $by }
mutant-chronicles-ui-do-play-on = { $card }, jouée par { $by } sur { $aim }
mutant-chronicles-ui-do-reroll = Relancer le dé { $die }
mutant-chronicles-ui-do-pick = { $aim }
mutant-chronicles-ui-do-accept = Oui
mutant-chronicles-ui-pass-no = Non, merci
mutant-chronicles-ui-pass-dice = Garder ces dés
mutant-chronicles-ui-pass-let = Laisser passer
mutant-chronicles-ui-pass-roll = Lancer les dés
mutant-chronicles-ui-pass-enough = C’est tout
mutant-chronicles-ui-army-starter-algeroth = Départ : Algeroth
mutant-chronicles-ui-army-starter-capitol = Départ : Capitol
mutant-chronicles-ui-army-brotherhood-tournament = Le Livre de la Loi
mutant-chronicles-ui-mode-5-5-5 = Standard
mutant-chronicles-ui-mode-7-7-7 = Grande
mutant-chronicles-ui-mode-skirmish = Escarmouche
mutant-chronicles-ui-mode-tournament = Tournoi
mutant-chronicles-ui-mode-epic = Épopée
mutant-chronicles-ui-order-gold = ordre d’or
mutant-chronicles-ui-order-silver = ordre d’argent
mutant-chronicles-ui-order-bronze = ordre de bronze
mutant-chronicles-ui-give-gold = Or
mutant-chronicles-ui-give-gold-actions = 3 actions
mutant-chronicles-ui-give-silver = Argent
mutant-chronicles-ui-give-silver-actions = 2 actions
mutant-chronicles-ui-give-bronze = Bronze
mutant-chronicles-ui-give-bronze-actions = 1 action

mutant-chronicles-ui-move-turned = { $count ->
    [one] De même, tourné : { $count } pas
   *[other] De même, tourné : { $count } pas
}
mutant-chronicles-ui-attack-otherwise = D’une autre case
mutant-chronicles-ui-here = Ici
mutant-chronicles-ui-choose-order = Choisissez un ordre, ou partez aussitôt avec l’{ $order } : appuyez sur une case éclairée, ou faites-y glisser l’unité.
mutant-chronicles-ui-place-note = Appuyez sur une case éclairée pour { $figure }, ou faites-y glisser une unité.
mutant-chronicles-ui-order-note = Appuyez sur une de vos unités éclairées, ou faites-la glisser où elle doit aller.
mutant-chronicles-ui-lesson-wants = La leçon attend ce qui clignote.
mutant-chronicles-ui-choose-supporter = Appuyez sur une unité qui doit se joindre, sur la carte ou dans la liste.
mutant-chronicles-ui-guarded = { $count ->
    [one] une garde ennemie voit le chemin
   *[other] { $count } gardes ennemies voient le chemin
}
mutant-chronicles-ui-blow-left = { $damage } sur { $health } de santé : il en reste { $left }
mutant-chronicles-ui-blow-less = { $whole } de dégâts, seulement { $damage } sur { $health } de santé : il en reste { $left }
mutant-chronicles-ui-damage = { $count } de dégâts
mutant-chronicles-ui-blow-destroyed = { $damage } contre { $health } de santé : détruit
mutant-chronicles-ui-blow-nothing = Aucun dégât
mutant-chronicles-ui-plays-card = { $name } joue une carte
mutant-chronicles-ui-tally = Les points après la manche { $round }
mutant-chronicles-ui-tally-kills = détruits
mutant-chronicles-ui-tally-zones = zones
mutant-chronicles-ui-tally-cards = cartes
mutant-chronicles-ui-tab-dice = Dés
mutant-chronicles-ui-dice-help = Le nombre est la précision, qui doit atteindre la distance ; chaque éclat est 1 dégât.
mutant-chronicles-ui-look-up = Consulter
mutant-chronicles-ui-share-link = Copier un lien
mutant-chronicles-ui-play-army = Jouer cette armée
mutant-chronicles-ui-play-army-why = Une armée permise et qui a un nom peut être jouée.

## La leçon, chapitre par chapitre

mutant-chronicles-lesson-move = Ordres et déplacements
mutant-chronicles-lesson-move-welcome = Bienvenue, commandant ! Deux soldats de Capitol sont à vous : un Ranger d’élite et un Sergent Banshee, qui vole. À votre tour, vous donnez deux ordres, l’un après l’autre, à deux unités différentes.
mutant-chronicles-lesson-move-order = Un ordre d’or vaut 3 actions, d’argent 2, de bronze 1. Appuyez sur le Ranger d’élite, qui clignote, puis sur l’ordre « Or ».
mutant-chronicles-lesson-move-cover = Un déplacement est une action, de 4 cases au plus ; les cases éclairées sont à portée. Celle qui clignote a des sacs de sable : un couvert. Y entrer met fin au déplacement, mais qui s’y tient subit 1 dégât de moins. Faites-y glisser le Ranger, ou appuyez sur la case.
mutant-chronicles-lesson-move-end = Il reste 2 actions au Ranger. Chaque sorte d’action se fait une fois par ordre : déplacement, attaque, garde, capacité spéciale. Il n’y a personne à viser : appuyez sur « Finir cette activation ».
mutant-chronicles-lesson-move-second = Le second ordre maintenant. Appuyez sur le Sergent Banshee et donnez-lui l’ordre de bronze : 1 action.
mutant-chronicles-lesson-move-fly = Les murs barrent le chemin, le terrain difficile et les couverts arrêtent ; mais pas qui vole, jusqu’à 5 cases. Faites glisser le Sergent sur la case qui clignote, par-dessus murs et sacs, ou appuyez sur elle.
mutant-chronicles-lesson-move-done = Les deux ordres sont donnés. Voilà un tour : deux ordres, chacun avec ses actions ; l’autre camp répond par le sien. Ensuite : le tir.

mutant-chronicles-lesson-attack = Vue et attaque
mutant-chronicles-lesson-attack-sight = Une unité attaque les ennemis qu’elle voit : une ligne droite entre les milieux des deux cases. Les murs et les autres unités la coupent ; le terrain difficile et les couverts, non. Rien ne se dresse entre votre Ranger et le Légionnaire maudit qui clignote.
mutant-chronicles-lesson-attack-order = Appuyez sur le Ranger d’élite et donnez l’ordre d’or.
mutant-chronicles-lesson-attack-odds = Qui peut être touché a un bord rouge. Appuyez sur le Légionnaire : vous voyez la ligne de vue et les chances exactes. Puis appuyez sur « Attaquer ». Ou faites glisser le Ranger sur lui.
mutant-chronicles-lesson-attack-support = Les amis sans ordre qui voient la cible peuvent se joindre à l’attaque, pour un ordre chacun. Appuyez sur le Free Marine qui clignote, puis sur « Lancer avec 1 soutien ».
mutant-chronicles-lesson-attack-reroll = Le grand nombre doit atteindre la distance, 2 cases : le meilleur dé compte, c’est donc touché. Chaque éclat est 1 dégât : 2 pour l’instant. Le Ranger peut relancer un dé : appuyez sur le troisième, qui n’a pas d’éclat.
mutant-chronicles-lesson-attack-keep = 3 pour le Ranger, et le Marine en a lancé 2. Il pourrait relancer un dé, mais tous ont un éclat : appuyez sur « Garder ces dés ».
mutant-chronicles-lesson-attack-done = 5, moins 1 parce qu’il tenait une zone avec Abri profond : 4, toute sa santé. Détruit ! Une unité de bronze vaut 1 point, d’argent 2, d’or 3. Ensuite : tirer pendant le tour de l’autre.

mutant-chronicles-lesson-guard = En garde
mutant-chronicles-lesson-guard-welcome = Une Ézogoule, une bête sur deux cases, attend à droite, derrière un coin. Elle mord fort, mais seulement de tout près. Votre Ranger ne la voit pas encore.
mutant-chronicles-lesson-guard-order = Un ordre de bronze suffit : appuyez sur le Ranger d’élite et donnez-le.
mutant-chronicles-lesson-guard-watch = Monter la garde est une action qui termine l’activation. Appuyez sur « Se mettre en garde » : dès qu’un ennemi se déplace sous ses yeux, le Ranger peut tirer, pendant le tour de l’autre.
mutant-chronicles-lesson-guard-enemy = L’autre camp donne un ordre à l’Ézogoule, et elle charge. Appuyez sur « Suite » et regardez.
mutant-chronicles-lesson-guard-fire = Elle est arrivée en vue, et son déplacement s’interrompt. Le bouton donne les chances : appuyez sur « Ranger d’élite tire ».
mutant-chronicles-lesson-guard-keep = Trois éclats, rien à améliorer : appuyez sur « Garder ces dés ».
mutant-chronicles-lesson-guard-done = 3 de ses 7 points de santé sont partis avant la morsure. Une garde qui a tiré est levée. Quand vous vous déplacez, un œil marque les chemins qu’une garde ennemie voit. Ensuite : les cartes.

mutant-chronicles-lesson-cards = Cartes de commandement
mutant-chronicles-lesson-cards-welcome = Les cartes de commandement plient les règles au moment qu’elles nomment. La vôtre clignote : Feu à volonté. Ses signes sont des icônes de Capitol ; une unité qui en montre autant peut la jouer. Personne ne voit vos cartes avant, et chaque camp en joue une par tour.
mutant-chronicles-lesson-cards-attack = Attaquez le Légionnaire qui clignote : appuyez sur lui puis sur « Attaquer », ou faites glisser le Ranger sur lui.
mutant-chronicles-lesson-cards-play = L’attaque est déclarée, et c’est le moment de Feu à volonté : un dé vert de plus. Appuyez sur « Feu à volonté ».
mutant-chronicles-lesson-cards-back = Certaines cartes se rachètent : payez l’ordre indiqué sur la carte, et elle revient en main à la fin de la manche. Votre ordre de bronze ne sert à rien d’autre : appuyez sur « Oui ».
mutant-chronicles-lesson-cards-reroll = Quatre dés au lieu de trois. Relancez le troisième, qui n’a pas d’éclat.
mutant-chronicles-lesson-cards-done = Détruit : 4 éclats moins 1 font les 3 points de santé qui lui restaient. Les cartes de l’autre camp vous sont montrées en grand quand elles sont jouées. Ensuite : les capacités spéciales.

mutant-chronicles-lesson-special = Capacités spéciales et étreinte
mutant-chronicles-lesson-special-welcome = Les unités ne font pas que marcher et tirer. Ce qu’une unité sait faire est écrit sur sa carte : appuyez sur une unité, puis sur « Unité ». Votre Furie sentinelle, qui clignote, ne se bat qu’au contact, et elle est mal en point : il lui reste 1 point de santé sur 4.
mutant-chronicles-lesson-special-order = L’Évêque d’élite, à côté d’elle, sait soigner. Appuyez sur l’Évêque et donnez un ordre de bronze.
mutant-chronicles-lesson-special-use = Une capacité spéciale est une action comme une autre, une fois par ordre ; certaines coûtent 2 actions. « Imposition des mains » en coûte 1 : appuyez dessus, et la Furie retrouve 2 points de santé.
mutant-chronicles-lesson-special-second = La Furie elle-même maintenant. Appuyez sur elle et donnez l’ordre d’argent : 2 actions.
mutant-chronicles-lesson-special-go = Elle a Étreinte : les ennemis à côté d’elle ne peuvent pas bouger et n’attaquent personne d’autre. Menez-la à côté du Légionnaire : faites-la glisser sur la case qui clignote, ou appuyez sur cette case.
mutant-chronicles-lesson-special-attack = Il est tenu. Attaquez-le avec la seconde action : appuyez sur le Légionnaire qui clignote puis sur « Attaquer », ou faites glisser la Furie sur lui.
mutant-chronicles-lesson-special-enemy = L’autre camp donne un ordre au Légionnaire, avec 3 actions. Il ne peut ni partir ni viser l’Évêque : elle seule. Appuyez sur « Suite » et regardez.
mutant-chronicles-lesson-special-done = Un éclat, moins 1 pour son armure : rien. Qui marche ou vole jusqu’à côté d’une étreinte doit s’arrêter là ; c’est vrai pour vous aussi. Ensuite : les unités sur deux cases.

mutant-chronicles-lesson-wide = Unités sur deux cases
mutant-chronicles-lesson-wide-welcome = Votre Armure Vulkan, qui clignote, occupe deux cases et se tient sur les deux. Elle voit et tire de l’une comme de l’autre, et les ennemis visent celle qu’ils veulent.
mutant-chronicles-lesson-wide-order = Appuyez sur une de ses moitiés et donnez l’ordre d’or : 3 actions.
mutant-chronicles-lesson-wide-go = Une moitié avance, et l’autre suit dans la case quittée ; ou les deux se décalent côte à côte. Il faut de la place pour les deux. Faites-la glisser sur les deux cases qui clignotent, ou appuyez sur l’une d’elles.
mutant-chronicles-lesson-wide-attack = Les deux moitiés voient le Légionnaire qui clignote, mais l’une est plus près : 4 cases au lieu de 5. Appuyez sur lui : le bouton du haut est la meilleure façon. Appuyez dessus.
mutant-chronicles-lesson-wide-done = 5 éclats pour les 4 points de santé qu’il avait : détruit. Une unité large se pose en deux appuis, un par case, là où un seul n’est pas clair. Ensuite : comment gagner une bataille.

mutant-chronicles-lesson-zones = Zones et points
mutant-chronicles-lesson-zones-welcome = Les groupes de cases encadrés sont les zones de victoire, chacune avec ses points et un jeton qui aide qui la tient. Vous tenez une zone quand vous seul y avez des unités. Celle du milieu compte 5 et donne l’Abri profond.
mutant-chronicles-lesson-zones-order = Il vous reste un ordre de bronze. Appuyez sur le Sergent Banshee et donnez-le.
mutant-chronicles-lesson-zones-fly = Volez dans la zone : faites-le glisser sur la case qui clignote, ou appuyez sur elle.
mutant-chronicles-lesson-zones-enemy = L’autre camp a un ordre lui aussi et n’en fait rien. Appuyez sur « Suite ».
mutant-chronicles-lesson-zones-count = Plus personne n’a d’ordre : la manche se termine et les points sont comptés, 5 pour la zone que vous tenez, 1 pour un Nécromutant détruit auparavant. Les zones comptent à nouveau à chaque manche, et tous les ordres reviennent.
mutant-chronicles-lesson-zones-done = Qui a 15 points à la fin d’une manche gagne ; qui détruit toute l’armée adverse aussi. Ensuite : une armée à vous.

mutant-chronicles-lesson-army = Armées
mutant-chronicles-lesson-army-welcome = Une armée est faite d’unités, d’ordres et de cartes de commandement. Chacun est d’or, d’argent ou de bronze, et vous en avez autant de chaque rang que l’autre camp : ici 3, mélangés à votre guise. Beaucoup d’unités, ou beaucoup d’ordres pour peu d’unités ?
mutant-chronicles-lesson-army-choose = Choisissez une des armées, puis appuyez sur « Prendre cette armée ». Plus tard, vous composerez la vôtre dans l’atelier ; celles qui sont prêtes sont un bon début.
mutant-chronicles-lesson-army-enemy = Les deux camps choisissent en secret. Appuyez sur « Suite » pour voir qui vous affrontez.
mutant-chronicles-lesson-army-zone = Vous agissez en premier et choisissez donc où votre armée commence : les lettres A et B sur la carte. Appuyez sur un des deux boutons.
mutant-chronicles-lesson-army-place = Posez une première unité : faites-la glisser de la liste sur une case éclairée, ou appuyez sur la case. Les tireurs aiment voir loin, et un couvert est bon voisin.
mutant-chronicles-lesson-army-rest = Les autres peuvent être posées pour vous : appuyez sur « Placer le reste pour moi ».
mutant-chronicles-lesson-army-stand = L’autre armée se déploie en face. Appuyez sur « Suite ».
mutant-chronicles-lesson-army-done = La bataille commence, et vous savez tout ce qu’il faut. Continuez ici contre les démons, ou commencez une partie à vous.

## Un choix en mots, et ce qui parle pour lui
mutant-chronicles-do-step-zone = { NTH($figure, $number) } entre dans la zone à { $points }
mutant-chronicles-do-step-nearer = { NTH($figure, $number) } se rapproche de { NTH($target, $aim) }
mutant-chronicles-do-step-round = { NTH($figure, $number) } se décale, sans se rapprocher de { NTH($target, $aim) }
mutant-chronicles-do-step-away = { NTH($figure, $number) } s’éloigne de { NTH($target, $aim) }
mutant-chronicles-do-keep-none = Ne laisser personne d’autre en garde
mutant-chronicles-do-step-on = { NTH($figure, $number) } avance
mutant-chronicles-why-destroys = détruit sa cible dans { $chance } cas sur 100
mutant-chronicles-why-hurts = blesse sa cible dans { $chance } cas sur 100

# Ce qui a été joué, dans un historique.
mutant-chronicles-fact-faction-algeroth = { mutant-chronicles-faction-algeroth }
mutant-chronicles-fact-faction-bauhaus = { mutant-chronicles-faction-bauhaus }
mutant-chronicles-fact-faction-capitol = { mutant-chronicles-faction-capitol }
mutant-chronicles-fact-faction-ilian = { mutant-chronicles-faction-ilian }
mutant-chronicles-fact-faction-brotherhood = { mutant-chronicles-faction-brotherhood }
mutant-chronicles-fact-faction-imperial = { mutant-chronicles-faction-imperial }
mutant-chronicles-fact-map-a01 = Carte A01
mutant-chronicles-fact-map-a02 = Carte A02
mutant-chronicles-fact-first-yes = A commencé

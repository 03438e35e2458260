### Micro Mutants : tous les mots du jeu, pour le navigateur comme pour la ligne de commande.
### Les événements portent une pièce $piece avec son propriétaire $seat, et une autre $by avec son propriétaire $owner.
### LE($piece) est le nom avec son article, DE($piece) le même après « de » ; GENDER($piece) accorde. Un nom est masculin, sauf avec .gender = f.

micro-mutants = Micro Mutants
micro-mutants-base = base
    .gender = f
micro-mutants-red-star = Étoile rouge
    .gender = f
micro-mutants-resource = ressource
    .gender = f

## Armées
micro-mutants-army-usarthropods = Usarthropodes
micro-mutants-army-usarthropods-text = Des soldats qui se vengent, des roquettes et des insectes invisibles.
micro-mutants-army-flyborgs = Flyborgs
micro-mutants-army-flyborgs-text = Difficiles à tuer, et dangereux à tuer. Ils se déplacent les uns les autres et repoussent l’ennemi.
micro-mutants-army-sovietopters = Soviétoptères
micro-mutants-army-sovietopters-text = Beaucoup d’ouvriers qui reviennent par deux, des bases gardées, et un char qui crache le feu.
micro-mutants-army-chitinians = Chitiniens
micro-mutants-army-chitinians-text = Des toiles, de l’acide, des fouisseurs, et un Exterminateur qui tue deux fois.
micro-mutants-classic-army-usarthropods = USAtropodes
micro-mutants-classic-army-flyborgs = Exoborgs
micro-mutants-classic-army-sovietopters = Russoptères
micro-mutants-classic-army-chitinians = Chitiniens

## Espèces
micro-mutants-breed-soldier = Soldat
micro-mutants-breed-soldier-text = Éliminé pendant un tour ennemi sur sa face spéciale : son propriétaire peut aussitôt déplacer un autre Soldat à longue portée.
micro-mutants-breed-green-beret = Béret vert
micro-mutants-breed-green-beret-text = Sur sa face spéciale, ni insectes ni projectiles ne le capturent.
micro-mutants-breed-rocketeer = Roquettier
micro-mutants-breed-rocketeer-text = Après son déplacement, face spéciale visible, il peut tirer une Roquette.
micro-mutants-breed-intruder = Intrus
micro-mutants-breed-intruder-text = Après son déplacement, face spéciale visible, il peut se déplacer encore, une fois par tour.
micro-mutants-breed-carrier = Transporteur
micro-mutants-breed-carrier-text = Avant son déplacement, il peut emporter un insecte à soi à courte portée, qui est ensuite posé à côté de lui.
micro-mutants-breed-zealot = Fanatique
micro-mutants-breed-zealot-text = Capturé par un insecte pendant un tour ennemi sur sa face spéciale : l’insecte qui l’a capturé meurt avec lui.
micro-mutants-breed-warper = Téléporteur
micro-mutants-breed-warper-text = Après son déplacement, il peut aussitôt déplacer un autre insecte à soi à courte portée.
micro-mutants-breed-centurion = Centurion
micro-mutants-breed-centurion-text = Sur sa face spéciale, seuls deux insectes ennemis ensemble le capturent ; un projectile le retourne seulement.
micro-mutants-breed-repulsor = Répulseur
micro-mutants-breed-repulsor-text = Au lieu de se déplacer, il peut tirer un insecte ennemi à courte portée. Si celui-ci retombe sur quelque chose, il revient.
micro-mutants-breed-queen = Reine
    .gender = f
micro-mutants-breed-queen-text = Après son déplacement, elle peut retourner un insecte à soi à longue portée.
micro-mutants-breed-worker = Ouvrier
micro-mutants-breed-worker-text = Déplacé aussi par une étoile rouge. En renfort, ils viennent à deux.
micro-mutants-breed-red-guard = Garde rouge
micro-mutants-breed-red-guard-text = Déplacé aussi par une étoile rouge. Sur sa face spéciale, il tue l’insecte ennemi qui capture une base à courte portée.
micro-mutants-breed-saboteur = Saboteur
micro-mutants-breed-saboteur-text = Ne capture que des bases. Sur sa face spéciale, on ne peut pas le capturer.
micro-mutants-breed-kommissar = Commissaire
micro-mutants-breed-kommissar-text = Après son déplacement, un Ouvrier ou un Garde rouge à moyenne portée peut se déplacer aussitôt.
micro-mutants-breed-tank = Char
micro-mutants-breed-tank-text = Au lieu de se déplacer, il peut tirer une Flamme.
micro-mutants-breed-warrior = Guerrier
micro-mutants-breed-warrior-text = Peut se déplacer deux fois si les deux dés montrent Guerrier.
micro-mutants-breed-digger = Fouisseur
micro-mutants-breed-digger-text = Sur sa face spéciale, aucun projectile ne le capture. Après son déplacement : face spéciale visible, il peut être reposé à courte portée ; face normale visible, il peut être retourné.
micro-mutants-breed-spider = Araignée
    .gender = f
micro-mutants-breed-spider-text = Après son déplacement, elle peut tirer une Toile.
micro-mutants-breed-acid-spitter = Cracheur
micro-mutants-breed-acid-spitter-text = Après son déplacement, il peut tirer un Crachat acide.
micro-mutants-breed-exterminator = Exterminateur
micro-mutants-breed-exterminator-text = Ne capture que des insectes. Après avoir éliminé un insecte ennemi, il peut se déplacer encore.

## Projectiles
micro-mutants-projectile-rocket = Roquette
    .gender = f
micro-mutants-projectile-rocket-text = Élimine chaque insecte ennemi qu’elle recouvre.
micro-mutants-projectile-flame = Flamme
    .gender = f
micro-mutants-projectile-flame-text = Élimine chaque insecte qu’elle recouvre, les vôtres aussi.
micro-mutants-projectile-web = Toile
    .gender = f
micro-mutants-projectile-web-text = Un insecte ennemi qu’elle recouvre reçoit un marqueur de toile et ne peut plus se déplacer.
micro-mutants-projectile-acid-spit = Crachat acide
micro-mutants-projectile-acid-spit-text = Reste sur un insecte ennemi, qui meurt au début de votre prochain tour s’il est encore dessous.

## Terrains
micro-mutants-terrain-acid-pit = Fosse d’acide
    .gender = f
micro-mutants-terrain-acid-pit-text = Un insecte qui y tombe est éliminé.
micro-mutants-terrain-gravity-manipulator = Manipulateur de gravité
micro-mutants-terrain-gravity-manipulator-text = Un insecte qui y tombe est éliminé, et le tireur lance quatre météores : tout insecte recouvert est éliminé.
micro-mutants-terrain-warp-gate = Portail
micro-mutants-terrain-warp-gate-text = Un insecte qui y tombe est éliminé, et le tireur lance quatre entrées : ses insectes prennent la place de celles qui sont libres.
micro-mutants-token-meteor = météore
micro-mutants-token-entrance = entrée
    .gender = f

## Bases par leur nom
micro-mutants-site-headquarters = Quartier général
micro-mutants-site-fort = Fort
micro-mutants-site-armory = Arsenal
micro-mutants-site-beacon = Balise
    .gender = f
micro-mutants-site-hive-throne = Trône de la ruche
micro-mutants-site-laboratory = Laboratoire
micro-mutants-site-barracks = Caserne
    .gender = f
micro-mutants-site-citadel = Citadelle
    .gender = f
micro-mutants-site-factory = Usine
    .gender = f
micro-mutants-site-incubator = Incubateur
micro-mutants-site-nest = Nid
micro-mutants-site-mutator = Mutateur

## Cartes d’évolution
micro-mutants-evolution-secret-operations = Opérations secrètes
micro-mutants-evolution-secret-operations-text = Renoncez à un dé : retournez deux de vos insectes.
micro-mutants-evolution-uncle-sam = Oncle Sam
micro-mutants-evolution-uncle-sam-text = Un renfort peut être de toute espèce et entrer face spéciale visible.
micro-mutants-evolution-guided-missiles = Missiles guidés
micro-mutants-evolution-guided-missiles-text = Une fois par tour, une Roquette qui n’a rien capturé peut être tirée de nouveau.
micro-mutants-evolution-air-lift = Pont aérien
micro-mutants-evolution-air-lift-text = Le Transporteur charge à moyenne portée.
micro-mutants-evolution-warp-power-cells = Cellules de téléportation
micro-mutants-evolution-warp-power-cells-text = Le Téléporteur agit à moyenne portée.
micro-mutants-evolution-psi-sceptre = Sceptre psi
micro-mutants-evolution-psi-sceptre-text = La Reine peut plutôt retourner un insecte ennemi à longue portée.
micro-mutants-evolution-antenna-amplifier = Amplificateur d’antenne
micro-mutants-evolution-antenna-amplifier-text = Le Répulseur agit à moyenne portée.
micro-mutants-evolution-radar-room = Salle radar
micro-mutants-evolution-radar-room-text = Les portées de vos capacités peuvent se mesurer depuis le Laboratoire.
micro-mutants-evolution-forward-comrades = En avant, camarades !
micro-mutants-evolution-forward-comrades-text = Une étoile rouge déplace n’importe lequel de vos insectes.
micro-mutants-evolution-political-officers = Officiers politiques
micro-mutants-evolution-political-officers-text = Le Commissaire agit à longue portée.
micro-mutants-evolution-turret = Tourelle
micro-mutants-evolution-turret-text = Le Char peut tirer la Flamme après son déplacement.
micro-mutants-evolution-repair-brigade = Brigade de réparation
micro-mutants-evolution-repair-brigade-text = Renoncez à un dé Ouvrier ou étoile rouge et à un Ouvrier à courte portée d’une de vos bases endommagées : elle est remise à neuf, une fois par partie chacune.
micro-mutants-evolution-tunnel-complex = Réseau de tunnels
micro-mutants-evolution-tunnel-complex-text = Avant de se déplacer, un Guerrier peut être posé à côté d’un Fouisseur sur sa face spéciale.
micro-mutants-evolution-larvae = Larves
micro-mutants-evolution-larvae-text = Un dé peut amener un renfort de son espèce même s’il pouvait déplacer un insecte.
micro-mutants-evolution-frenzy = Frénésie
micro-mutants-evolution-frenzy-text = L’Exterminateur se déplace encore tant que chaque déplacement élimine un insecte.
micro-mutants-evolution-web-mutation = Mutation des toiles
micro-mutants-evolution-web-mutation-text = Le tir supplémentaire peut tirer une Toile depuis n’importe lequel de vos insectes ou bases.

## Formations
micro-mutants-formation-line = Ligne
micro-mutants-formation-guard = Garde
micro-mutants-formation-wedge = Coin
micro-mutants-formation-wings = Ailes

## Options
micro-mutants-option-rules = Règles
micro-mutants-option-rules-help = L’édition et le jeu que l’on joue.
micro-mutants-option-rules-value-basic = Evolution, jeu de base
micro-mutants-option-rules-value-basic-help = Insectes, bases et projectiles.
micro-mutants-option-rules-value-advanced = Evolution, jeu avancé
micro-mutants-option-rules-value-advanced-help = Des ressources à récolter, des bases à agrandir, seize cartes d’évolution, trois façons de gagner.
micro-mutants-option-rules-value-classic = Classique (édition française)
micro-mutants-option-rules-value-classic-help = Deux bases chacun sur un terrain plus petit ; détruire une base élimine aussi un insecte au choix ; à plus de deux, le dernier en jeu gagne.
micro-mutants-option-terrain = Terrains
micro-mutants-option-terrain-help = Deux disques au milieu du tapis, mortels pour qui y tombe.
micro-mutants-option-terrain-value-none = Aucun
micro-mutants-option-terrain-value-none-help = Un tapis nu.
micro-mutants-option-terrain-value-acid-pit-gravity-manipulator = Fosse d’acide et Manipulateur de gravité
micro-mutants-option-terrain-value-acid-pit-gravity-manipulator-help = L’une dissout ; l’autre fait lancer quatre météores au tireur.
micro-mutants-option-terrain-value-acid-pit-warp-gate = Fosse d’acide et Portail
micro-mutants-option-terrain-value-acid-pit-warp-gate-help = L’une dissout ; l’autre fait lancer quatre entrées pour les insectes du tireur.
micro-mutants-option-terrain-value-gravity-manipulator-warp-gate = Manipulateur de gravité et Portail
micro-mutants-option-terrain-value-gravity-manipulator-warp-gate-help = Des météores d’un côté, des entrées de l’autre.
micro-mutants-option-army-a = Première armée
micro-mutants-option-army-a-help = L’armée du premier siège.
micro-mutants-option-army-a-value-choose = Le joueur choisit
micro-mutants-option-army-a-value-choose-help = La personne à cette place choisit parmi les armées restantes.
micro-mutants-option-army-a-value-random = Au hasard
micro-mutants-option-army-a-value-random-help = Le hasard choisit parmi les armées restantes.
micro-mutants-option-army-a-value-usarthropods = Usarthropodes
micro-mutants-option-army-a-value-usarthropods-help = { micro-mutants-army-usarthropods-text }
micro-mutants-option-army-a-value-flyborgs = Flyborgs
micro-mutants-option-army-a-value-flyborgs-help = { micro-mutants-army-flyborgs-text }
micro-mutants-option-army-a-value-sovietopters = Soviétoptères
micro-mutants-option-army-a-value-sovietopters-help = { micro-mutants-army-sovietopters-text }
micro-mutants-option-army-a-value-chitinians = Chitiniens
micro-mutants-option-army-a-value-chitinians-help = { micro-mutants-army-chitinians-text }
micro-mutants-option-army-b = Seconde armée
micro-mutants-option-army-b-help = L’armée du second siège.
micro-mutants-option-army-b-value-choose = Le joueur choisit
micro-mutants-option-army-b-value-choose-help = La personne à cette place choisit parmi les armées restantes.
micro-mutants-option-army-b-value-random = Au hasard
micro-mutants-option-army-b-value-random-help = Le hasard choisit parmi les armées restantes.
micro-mutants-option-army-b-value-usarthropods = Usarthropodes
micro-mutants-option-army-b-value-usarthropods-help = { micro-mutants-army-usarthropods-text }
micro-mutants-option-army-b-value-flyborgs = Flyborgs
micro-mutants-option-army-b-value-flyborgs-help = { micro-mutants-army-flyborgs-text }
micro-mutants-option-army-b-value-sovietopters = Soviétoptères
micro-mutants-option-army-b-value-sovietopters-help = { micro-mutants-army-sovietopters-text }
micro-mutants-option-army-b-value-chitinians = Chitiniens
micro-mutants-option-army-b-value-chitinians-help = { micro-mutants-army-chitinians-text }
micro-mutants-option-army-c = Troisième armée
micro-mutants-option-army-c-help = L’armée du troisième siège, s’il y en a un.
micro-mutants-option-army-c-value-choose = Le joueur choisit
micro-mutants-option-army-c-value-choose-help = La personne à cette place choisit parmi les armées restantes.
micro-mutants-option-army-c-value-random = Au hasard
micro-mutants-option-army-c-value-random-help = Le hasard choisit parmi les armées restantes.
micro-mutants-option-army-c-value-usarthropods = Usarthropodes
micro-mutants-option-army-c-value-usarthropods-help = { micro-mutants-army-usarthropods-text }
micro-mutants-option-army-c-value-flyborgs = Flyborgs
micro-mutants-option-army-c-value-flyborgs-help = { micro-mutants-army-flyborgs-text }
micro-mutants-option-army-c-value-sovietopters = Soviétoptères
micro-mutants-option-army-c-value-sovietopters-help = { micro-mutants-army-sovietopters-text }
micro-mutants-option-army-c-value-chitinians = Chitiniens
micro-mutants-option-army-c-value-chitinians-help = { micro-mutants-army-chitinians-text }
micro-mutants-option-army-d = Quatrième armée
micro-mutants-option-army-d-help = L’armée du quatrième siège, s’il y en a un.
micro-mutants-option-army-d-value-choose = Le joueur choisit
micro-mutants-option-army-d-value-choose-help = La personne à cette place choisit parmi les armées restantes.
micro-mutants-option-army-d-value-random = Au hasard
micro-mutants-option-army-d-value-random-help = Le hasard choisit parmi les armées restantes.
micro-mutants-option-army-d-value-usarthropods = Usarthropodes
micro-mutants-option-army-d-value-usarthropods-help = { micro-mutants-army-usarthropods-text }
micro-mutants-option-army-d-value-flyborgs = Flyborgs
micro-mutants-option-army-d-value-flyborgs-help = { micro-mutants-army-flyborgs-text }
micro-mutants-option-army-d-value-sovietopters = Soviétoptères
micro-mutants-option-army-d-value-sovietopters-help = { micro-mutants-army-sovietopters-text }
micro-mutants-option-army-d-value-chitinians = Chitiniens
micro-mutants-option-army-d-value-chitinians-help = { micro-mutants-army-chitinians-text }
micro-mutants-option-hand = Mains
micro-mutants-option-hand-help = Qui, ou quoi, décide de combien un tir s’écarte de l’intention.
micro-mutants-option-hand-value-own = La vôtre
micro-mutants-option-hand-value-own-help = Aucun hasard : le jeton fait ce que votre doigt a fait. Les bots ont chacun leur main.
micro-mutants-option-hand-value-practised = Exercées
micro-mutants-option-hand-value-practised-help = Touchent un petit jeton à 20 cm environ une fois sur deux.
micro-mutants-option-hand-value-steady = Sûres
micro-mutants-option-hand-value-steady-help = Tremblent moitié moins.
micro-mutants-option-hand-value-perfect = Parfaites
micro-mutants-option-hand-value-perfect-help = Font exactement ce qui est voulu.
micro-mutants-option-hand-value-shaky = Tremblantes
micro-mutants-option-hand-value-shaky-help = Tremblent deux fois plus.
micro-mutants-option-preview = Aperçu de la chute
micro-mutants-option-preview-help = Une aide pour débuter : où un tir a des chances de finir.
micro-mutants-option-preview-value-off = Non
micro-mutants-option-preview-value-off-help = On vise à l’œil seul.
micro-mutants-option-preview-value-on = Oui
micro-mutants-option-preview-value-on-help = Pendant la visée, le tapis montre où le jeton restera sans doute, et les propositions sont d’abord essayées.
micro-mutants-option-first = Qui commence
micro-mutants-option-first-help = Le hasard décide, ou un siège est désigné.
micro-mutants-option-first-value-random = Au hasard
micro-mutants-option-first-value-random-help = Le hasard décide.
micro-mutants-option-first-value-0 = Premier siège
micro-mutants-option-first-value-0-help = Cette place joue la première.
micro-mutants-option-first-value-1 = Second siège
micro-mutants-option-first-value-1-help = Cette place joue la première.
micro-mutants-option-first-value-2 = Troisième siège
micro-mutants-option-first-value-2-help = Cette place joue la première.
micro-mutants-option-first-value-3 = Quatrième siège
micro-mutants-option-first-value-3-help = Cette place joue la première.

## Invites
micro-mutants-prompt-army = Choisissez votre armée.
micro-mutants-prompt-army-other = { $seat } choisit une armée.
micro-mutants-prompt-stars = Dites quel disque doit couvrir quelle étoile. Si tous ne disent pas la même chose, le sort décide qui l’emporte.
micro-mutants-prompt-stars-other = { $seat } dit quel disque doit couvrir quelle étoile.
micro-mutants-prompt-placement = Placez vos insectes dans votre zone ; personne ne les voit avant que tous soient prêts.
micro-mutants-prompt-placement-other = { $seat } place ses insectes.
micro-mutants-prompt-moves = Déplacez un insecte par dé : { $dice }.
micro-mutants-prompt-moves-other = { $seat } déplace ses insectes.
micro-mutants-prompt-shoot = Tirez { LE($piece) }.
micro-mutants-prompt-shoot-other = { $seat } va tirer { LE($piece) }.
micro-mutants-prompt-after = { LE($piece, case: "upper") } a bougé. Utilisez sa capacité, ou passez.
micro-mutants-prompt-after-other = { $seat } peut utiliser la capacité { DE($piece) }.
micro-mutants-prompt-put = Posez { LE($piece) } à côté { DE($beside) }.
micro-mutants-prompt-put-other = { $seat } pose { LE($piece) } à côté { DE($beside) }.
micro-mutants-prompt-avenge = Vous avez perdu { LE($piece) }. Déplacez-en { GENDER($piece) ->
    [f] une autre
   *[m] un autre
 } tout près, ou passez.
micro-mutants-prompt-avenge-other = { $seat } peut venger { LE($piece) }.
micro-mutants-prompt-reinforcement = Posez un renfort à côté d’une de vos bases : { $breeds }.
micro-mutants-prompt-reinforcement-other = { $seat } peut poser un renfort.
micro-mutants-prompt-extra = Tir supplémentaire : déplacez un insecte qui n’a pas encore bougé.
micro-mutants-prompt-extra-other = { $seat } a un tir supplémentaire.
micro-mutants-prompt-spend = Vous avez { $resources } ressources à dépenser avant la fin du tour. Agrandissez une base, achetez une carte, ou passez.
micro-mutants-prompt-spend-other = { $seat } peut dépenser des ressources.
micro-mutants-prompt-card = { $card } : utilisez la carte, ou passez.
micro-mutants-prompt-card-other = { $seat } peut utiliser { $card }.
micro-mutants-prompt-throw = Lancez quatre jetons depuis votre côté : { $token }.
micro-mutants-prompt-throw-other = { $seat } lance quatre jetons : { $token }.
micro-mutants-prompt-warp = Choisissez un de vos insectes pour prendre la place de l’entrée.
micro-mutants-prompt-warp-other = { $seat } fait passer un insecte par une entrée.
micro-mutants-prompt-bonus = La base est détruite : éliminez un insecte ennemi de votre choix, ou passez.
micro-mutants-prompt-bonus-other = { $seat } peut éliminer un insecte.

## Événements
micro-mutants-event-army = { $seat } mène les { $army }.
micro-mutants-event-laid = { $seat } place { LE($piece) }.
micro-mutants-event-formation = { $seat } se range en formation : { $formation }.
micro-mutants-event-rest = Les autres insectes de { $seat } sont placés.
micro-mutants-event-ready = { $seat } est prêt.
micro-mutants-event-begun = Tous les insectes sont en place. { $first } commence.
micro-mutants-event-turn = Tour { $number } : { $seat }.
micro-mutants-event-rolled = { $seat } obtient { $dice }.
micro-mutants-event-shot = { $shooter } tire { LE($piece) }.
micro-mutants-event-repulsed = { $shooter } repousse { LE($piece) } ({ $seat }).
micro-mutants-event-stuck = { LE($piece, case: "upper") } ne saute pas.
micro-mutants-event-back-off = { LE($piece, case: "upper") } ({ $seat }) a quitté le tapis et revient.
micro-mutants-event-back-repulsed = { LE($piece, case: "upper") } ({ $seat }) retombe sur quelque chose et revient.
micro-mutants-event-back-carrier = { LE($piece, case: "upper") } ({ $seat }) revient à son point de départ.
micro-mutants-event-turned-special = { LE($piece, case: "upper") } ({ $seat }) montre sa face spéciale.
micro-mutants-event-turned-normal = { LE($piece, case: "upper") } ({ $seat }) montre sa face normale.
micro-mutants-event-fumbled = Maladresse : { LE($piece) } ({ $seat }) finit sous { LE($by) } ({ $owner }) et sort du jeu.
micro-mutants-event-captured = { LE($by, case: "upper") } ({ $owner }) capture { LE($piece) } ({ $seat }).
micro-mutants-event-withstood = { LE($by, case: "upper") } ({ $owner }) ne peut capturer { LE($piece) } ({ $seat }).
micro-mutants-event-avenged = { LE($by, case: "upper") } ({ $owner }) élimine { LE($piece) } ({ $seat }).
micro-mutants-event-flipped-special = { LE($by, case: "upper") } ({ $owner }) tourne { LE($piece) } ({ $seat }) sur sa face spéciale.
micro-mutants-event-flipped-normal = { LE($by, case: "upper") } ({ $owner }) tourne { LE($piece) } ({ $seat }) sur sa face normale.
micro-mutants-event-webbed = Une toile retient { LE($piece) } ({ $seat }).
micro-mutants-event-freed = { LE($piece, case: "upper") } ({ $seat }) se libère de sa toile.
micro-mutants-event-doomed = L’acide ronge { LE($piece) } ({ $seat }).
micro-mutants-event-dissolved = { LE($piece, case: "upper") } ({ $seat }) meurt de l’acide.
micro-mutants-event-spent = { LE($piece, case: "upper") } ({ $seat }) quitte le tapis.
micro-mutants-event-damaged = { LE($by, case: "upper") } ({ $owner }) endommage une base de { $seat }.
micro-mutants-event-destroyed = { LE($by, case: "upper") } ({ $owner }) élimine une base de { $seat }.
micro-mutants-event-put = { $seat } pose { LE($piece) } à côté { DE($by) } ({ $owner }).
micro-mutants-event-reinforced = Renfort pour { $seat } : { LE($piece) }.
micro-mutants-event-carried = { LE($by, case: "upper") } ({ $owner }) emporte { LE($piece) }.
micro-mutants-event-seized = { LE($by, case: "upper") } ({ $owner }) saisit { LE($piece) } ({ $seat }).
micro-mutants-event-burrowed = { LE($piece, case: "upper") } ({ $seat }) creuse et ressort ailleurs.
micro-mutants-event-extra = { $seat } a un tir supplémentaire.
micro-mutants-event-passed = { $seat } passe.
micro-mutants-event-resigned = { $seat } abandonne.
micro-mutants-event-wished = { $seat } veut { $left } sur l’étoile de gauche et { $right } sur celle de droite, vues par { $from }.
micro-mutants-event-covered = Tous sont d’accord : vu par { $from }, { $left } couvre l’étoile de gauche et { $right } celle de droite.
micro-mutants-event-covered-by = Pas d’accord, et le sort suit { $seat } : vu par { $from }, { $left } couvre l’étoile de gauche et { $right } celle de droite.
micro-mutants-event-bases = { $seat } choisit les emplacements de ses bases.
micro-mutants-event-dropped = { $seat } laisse tomber cinq ressources.
micro-mutants-event-dropped-again = { $seat } relâche ce qui était mal tombé.
micro-mutants-event-collected = { $seat } récolte une ressource avec { LE($by) }.
micro-mutants-event-upgraded = { $seat } agrandit { LE($site) }.
micro-mutants-event-evolved = { $seat } met en jeu une carte : « { $card } ».
micro-mutants-event-discarded = { $seat } renonce à { $die } pour « { $card } ».
micro-mutants-event-repaired = { $owner } sacrifie { LE($by) } : la base de { $seat } est remise à neuf.
micro-mutants-event-tunnelled = { LE($piece, case: "upper") } ({ $seat }) sort de terre, près { DE($by) }.
micro-mutants-event-trapped = { LE($piece, case: "upper") } ({ $seat }) tombe dans { LE($terrain) } et sort du jeu.
micro-mutants-event-thrown = { $seat } lance quatre jetons : { $token }.
micro-mutants-event-struck = Un météore frappe { LE($piece) } ({ $seat }).
micro-mutants-event-missed = { LE($piece, case: "upper") } reste sans effet.
micro-mutants-event-warped = { LE($piece, case: "upper") } ({ $seat }) sort d’une entrée.
micro-mutants-event-shrunk = { LE($by, case: "upper") } ({ $owner }) capture une grande base de { $seat } : elle devient petite.
micro-mutants-event-bonus = Pour la base, { $shooter } élimine { LE($piece) } ({ $seat }).
micro-mutants-event-out = { $seat } est hors jeu.

## La fin
micro-mutants-over-bases = { $winner } gagne : deux bases ennemies sont éliminées.
micro-mutants-over-bugs = { $winner } gagne : l’ennemi n’a plus que deux insectes ou moins.
micro-mutants-over-resigned = { $winner } gagne : l’ennemi a abandonné.
micro-mutants-over-long = Personne n’a gagné en { $turns } tours ; bases et insectes décident.
micro-mutants-over-all-bases = { $winner } gagne : toutes les bases ennemies sont détruites.
micro-mutants-over-conquered = Conquête ! { $winner } a éliminé la base principale et une autre.
micro-mutants-over-dominated = Domination ! Toutes les ressources sont récoltées ; la valeur des bases décide.
micro-mutants-over-scored = { $winner } a éliminé une base et a le meilleur score.
micro-mutants-over-last = { $winner } est le dernier joueur en jeu.
micro-mutants-score-bases = Bases restantes
micro-mutants-score-bugs = Insectes en jeu
micro-mutants-score-turns = Tours
micro-mutants-score-taken = Points des bases prises
micro-mutants-score-worth = Valeur des bases

## Refus
micro-mutants-refused-not-now = Ce n’est pas ce qui est demandé maintenant.
micro-mutants-refused-army-taken = Cette armée est prise.
micro-mutants-refused-all-placed = Tous vos insectes sont placés.
micro-mutants-refused-not-all-placed = Tous vos insectes ne sont pas placés : il manque { LE($piece) }.
micro-mutants-refused-no-piece = Il n’y a pas de pièce « { $name } » à cette table.
micro-mutants-refused-not-yours = { LE($piece, case: "upper") } n’est pas à vous.
micro-mutants-refused-outside-area = { LE($piece, case: "upper") } doit être { GENDER($piece) ->
    [f] tout entière
   *[m] tout entier
 } dans votre zone.
micro-mutants-refused-taken = { LE($piece, case: "upper") } serait sur une autre pièce, ou hors du tapis.
micro-mutants-refused-direction = Une direction est un nombre de 0 à 35999, en centièmes de degré.
micro-mutants-refused-aim = Un tir demande une direction de 0 à 35999, un appui de 0 à 1000 et un point du jeton.
micro-mutants-refused-not-in-play = { LE($piece, case: "upper") } n’est pas sur le tapis.
micro-mutants-refused-webbed = { LE($piece, case: "upper") } est { GENDER($piece) ->
    [f] prise
   *[m] pris
 } dans une toile et ne peut se déplacer.
micro-mutants-refused-arrived = { LE($piece, case: "upper") } vient d’arriver et ne peut se déplacer ce tour.
micro-mutants-refused-has-moved = { LE($piece, case: "upper") } s’est { GENDER($piece) ->
    [f] déplacée
   *[m] déplacé
 } ce tour.
micro-mutants-refused-no-bug = { LE($piece, case: "upper") } n’est pas un insecte : impossible de { GENDER($piece) ->
    [f] la
   *[m] le
 } déplacer.
micro-mutants-refused-no-die = Aucun dé restant ne montre { LE($piece) }.
micro-mutants-refused-must-shoot = Il faut d’abord tirer { LE($piece) }.
micro-mutants-refused-must-put = Il faut d’abord poser { LE($piece) }.
micro-mutants-refused-cannot-avenge = Seul un autre insecte de l’espèce tombée, à longue portée, peut la venger, pas { LE($piece) }.
micro-mutants-refused-cannot-lend = { LE($piece, case: "upper") } ne peut être { GENDER($piece) ->
    [f] déplacée
   *[m] déplacé
 } par cette capacité.
micro-mutants-refused-out-of-range = { LE($piece, case: "upper") } est hors de portée.
micro-mutants-refused-projectile-out = { LE($piece, case: "upper") } est encore sur le tapis.
micro-mutants-refused-no-marker = Tous les marqueurs de toile sont en jeu : impossible de tirer { LE($piece) }.
micro-mutants-refused-cannot-shoot = Personne ne peut tirer { LE($piece) } de là maintenant.
micro-mutants-refused-no-reinforcement = { LE($piece, case: "upper") } ne peut venir en renfort.
micro-mutants-refused-not-your-base = { LE($piece, case: "upper") } doit venir à côté d’une de vos bases sur le tapis.
micro-mutants-refused-cannot-burrow = { LE($piece, case: "upper") } ne peut être { GENDER($piece) ->
    [f] reposée
   *[m] reposé
 }.
micro-mutants-refused-no-target = { LE($piece, case: "upper") } n’est pas une cible pour cette capacité.
micro-mutants-refused-no-ability = { LE($piece, case: "upper") } n’a pas cette capacité.
micro-mutants-refused-free-early = On retire un marqueur de toile en renonçant au tir supplémentaire.
micro-mutants-refused-no-web = { LE($piece, case: "upper") } n’est pas un de vos insectes pris dans une toile.
micro-mutants-refused-no-table = Seule une table peut répondre à cela.
micro-mutants-refused-no-preview = À cette table, les chutes ne sont pas prédites.
micro-mutants-refused-not-on-mat = Les deux pièces doivent être sur le tapis.
micro-mutants-refused-off-mat = Cet endroit n’est pas sur le tapis.
micro-mutants-refused-practice-taken = Le jeton et sa cible se chevaucheraient.
micro-mutants-refused-secret = C’est un secret jusqu’à ce que tous soient prêts.
micro-mutants-refused-no-spending = Les ressources se dépensent pendant son propre tour du jeu avancé.
micro-mutants-refused-too-few-resources = Vous n’avez pas assez de ressources : agrandir coûte 2, une carte de plus 1.
micro-mutants-refused-no-upgrade = Seule une petite { $piece } à vous sur le tapis peut être agrandie.
micro-mutants-refused-card = Cette carte n’est pas à votre portée : elle doit appartenir à une de vos grandes bases sur le tapis.
micro-mutants-refused-card-declined = Vous n’avez pas pris de carte en agrandissant cette base : ses cartes ne s’obtiennent plus.
micro-mutants-refused-no-result = Aucun dé restant ne montre cela.
micro-mutants-refused-no-use = Cette carte n’en a pas l’usage maintenant.
micro-mutants-refused-cannot-tunnel = { LE($piece, case: "upper") } ne peut être { GENDER($piece) ->
    [f] posée
   *[m] posé
 } qu’à côté d’un de vos Fouisseurs sur sa face spéciale, avec Réseau de tunnels en jeu.
micro-mutants-refused-throw = Un lancer demande une direction de 0 à 35999 et une force de 0 à 1000.
micro-mutants-refused-must-throw = Il faut d’abord lancer les jetons.
micro-mutants-refused-must-warp = Un insecte doit d’abord prendre la place de l’entrée.
micro-mutants-refused-cannot-warp = { LE($piece, case: "upper") } ne peut prendre la place de cette entrée : chacune prend un autre de vos insectes du tapis.
micro-mutants-refused-bases = On ne choisit les emplacements des bases qu’au jeu avancé.
micro-mutants-refused-bases-of-two = On ne choisit les emplacements des bases qu’au jeu avancé à trois ou quatre.
micro-mutants-refused-main-base = La base principale est sur l’emplacement du milieu ; seules les deux petites changent de place.
micro-mutants-refused-stars = Nommez les deux disques de cette table, d’abord celui de gauche, puis celui de droite.
micro-mutants-refused-bases-order = Les nombres 1, 2 et 3, chacun une fois.
micro-mutants-refused-bases-taken = Un de vos insectes est là où serait une base.

## Mises en place et positions impossibles
micro-mutants-setup-players = Micro Mutants se joue de 2 à 4, pas à { $players }.
micro-mutants-setup-same-army = La boîte ne contient les { $army } qu’une fois.
micro-mutants-setup-third-army = Deux joueurs au plus peuvent mener les { $army }.
micro-mutants-setup-first = Il n’y a pas de siège { $first } qui puisse commencer.
micro-mutants-setup-terrain = Le jeu classique n’a pas de terrains.
micro-mutants-setup-no-seat = Il n’y a pas de joueur { $player } pour mener une armée.
micro-mutants-position-players = Une position demande une armée par siège, un siège dont c’est le tour et au plus deux dés.
micro-mutants-position-phase = Une position est dans la phase moves, reinforcement ou extra.
micro-mutants-position-piece = La pièce « { $name } » ne peut être posée ainsi : « { $words } ».
micro-mutants-impossible-view = Aucune partie ne ressemble à cette vue.

## La leçon
micro-mutants-lesson-shot = Un premier tir
micro-mutants-lesson-shot-welcome = Deux armées d’insectes se font face sur un tapis de feutre. Un insecte se déplace quand on appuie sur le bord de son jeton : il saute. Il capture ce sur quoi il retombe. Vous menez les Chitiniens violets, du côté proche.
micro-mutants-lesson-shot-pull = Saisissez le Guerrier de devant avec la souris ou le doigt, tirez-le en arrière jusqu’à l’anneau jaune, et lâchez. Plus vous tirez, plus il saute loin. Retombez sur l’un des trois Fanatiques.
micro-mutants-lesson-shot-captured = Capturé ! Il suffit qu’un bout de votre jeton recouvre l’ennemi, et un saut peut en capturer plusieurs. Tout l’art est là : la direction et la force. Revenir sur le jeton annule le tir.
micro-mutants-lesson-edge = Par-dessus un mur
micro-mutants-lesson-edge-welcome = Cette fois, vos propres Guerriers barrent le chemin. Pressé tout au bord, un jeton vole bas et glisse encore ; pressé plus vers l’intérieur, il monte, retombe à pic et reste où il tombe.
micro-mutants-lesson-edge-over = Le panneau du tir dit à quelle distance du bord le jeton est pressé : environ 4 mm suffisent. Envoyez le Guerrier de derrière par-dessus ses amis, sur le Fanatique.
micro-mutants-lesson-edge-done = Par-dessus et dedans. Les tirs bas vont loin, les tirs hauts passent au-dessus : vous choisissez avant chaque tir.
micro-mutants-lesson-sides = Deux faces
micro-mutants-lesson-sides-welcome = Certains insectes portent un pouvoir au dos de leur jeton, marqué d’une étoile. C’est le vol seul qui décide de la face visible après un saut. Vous menez maintenant les Flyborgs jaunes : un Fanatique sur sa face spéciale emporte celui qui le capture.
micro-mutants-lesson-sides-turn = Faites sauter le Fanatique pour qu’il retombe sur le dos. Une force moyenne le retourne une fois : tirez jusqu’à l’anneau, ou trouvez votre propre manière.
micro-mutants-lesson-sides-done = La face étoilée est visible. Pendant que vous visez, le tapis montre où le jeton restera sans doute, et les mots à côté disent combien de fois il se retourne.
micro-mutants-lesson-fumble = Dessus, pas dessous
micro-mutants-lesson-fumble-welcome = Votre Araignée repose à moitié sur un Guerrier et dépasse au-dessus du feutre. L’ennemi l’a repérée.
micro-mutants-lesson-fumble-watch = Regardez le Fanatique de droite : il va sauter, et trop court.
micro-mutants-lesson-fumble-under = Il a glissé sous votre Araignée : c’est une maladresse, et il est perdu. C’est ce qui est dessus qui compte ; ne sautez donc jamais trop court vers ce qui dépasse du feutre. Qui sort du tapis revient simplement à sa place.
micro-mutants-lesson-fumble-capture = À vous, et vos dés montrent des Guerriers. Envoyez le Guerrier de droite sur le Fanatique devant lui. Un seul petit jeton : prenez votre temps, et recommencez autant que vous voulez.
micro-mutants-lesson-fumble-done = Bien visé. Un insecte qui capture un ennemi vous vaut un tir supplémentaire à la fin du tour.
micro-mutants-lesson-web = Après le saut
micro-mutants-lesson-web-welcome = Beaucoup d’insectes peuvent agir après leur déplacement. L’Araignée tire une Toile. Faites sauter l’Araignée à peu près à mi-chemin du gros Centurion devant elle.
micro-mutants-lesson-web-lay = Posez la Toile à côté de l’Araignée, du côté du Centurion : pressez l’une des marques autour d’elle, puis le bouton.
micro-mutants-lesson-web-shoot = Tirez maintenant la Toile sur le Centurion, comme un insecte.
micro-mutants-lesson-web-done = Pris : sous un marqueur de toile, un insecte ne bouge plus. Ce que sait faire chaque race est écrit sur sa carte ; pressez un jeton pour la lire.
micro-mutants-lesson-base = Les bases
micro-mutants-lesson-base-shoot = Trois bases se trouvent au fond. Posez le Guerrier sur celle du milieu.
micro-mutants-lesson-base-hit = Touchée ! Une base touchée une fois est endommagée ; touchée encore, elle disparaît. Son propriétaire repose votre Guerrier à côté.
micro-mutants-lesson-base-done = Vous gagnez quand deux des trois bases ennemies ont disparu, ou quand il reste à l’ennemi deux insectes ou moins.
micro-mutants-lesson-dice = Dés et renforts
micro-mutants-lesson-dice-welcome = Deux dés disent quelles races peuvent bouger ce tour-ci. Les vôtres montrent un Fouisseur et un Guerrier. Tous vos Fouisseurs sont perdus, seul un Guerrier peut donc sauter ; ceux qui le peuvent s’allument.
micro-mutants-lesson-dice-shoot = D’abord le déplacement : envoyez le Guerrier de devant sur le Fanatique.
micro-mutants-lesson-dice-reinforce = Un dé dont aucun insecte ne peut se servir en ramène un de sa race, un par tour. Choisissez un Fouisseur et posez-le à côté de l’une de vos bases.
micro-mutants-lesson-dice-extra = Enfin le tir supplémentaire que vous vaut la capture : avec n’importe quel insecte qui n’a pas bougé ce tour-ci, et où vous voulez.
micro-mutants-lesson-end = Voilà un tour entier : dés, déplacements, renfort, tir supplémentaire. Vous en savez assez pour une première partie. Bon tir !

## La table dans le navigateur
micro-mutants-ui-mat-keys = Le tapis. Point et virgule : pièce utilisable suivante ou précédente. Flèches : viser et appuyer, plus fin avec Maj ; Page haut et Page bas : où sur le bord. Entrée ou Espace : tirer ; avec votre propre main, tenir et lâcher. Échap : abréger ce qui est montré, ou lâcher ce qui est choisi.
micro-mutants-ui-piece = { $kind } { $number }
micro-mutants-ui-base-text = Capturée une fois, elle est endommagée ; deux fois, elle disparaît. Qui en perd deux sur trois perd la partie.
micro-mutants-ui-both-sides = Deux faces : celle à l’étoile est spéciale. C’est le vol qui décide laquelle se montre.
micro-mutants-ui-special = face spéciale
micro-mutants-ui-damaged = endommagée
micro-mutants-ui-webbed = dans une toile
micro-mutants-ui-doomed = sous l’acide
micro-mutants-ui-moved = a bougé
micro-mutants-ui-arrived = vient d’arriver
micro-mutants-ui-over = au-dessus de { $pieces }
micro-mutants-ui-usable = utilisable
micro-mutants-ui-leans = (penchée)
micro-mutants-ui-at = { $side ->
    [left] gauche
   *[right] droite
} { $x }, { $end ->
    [near] près
   *[far] loin
} { $y } mm
micro-mutants-ui-aside = hors du tapis
micro-mutants-ui-carried = transportée
micro-mutants-ui-hidden = cachée
micro-mutants-ui-card = La pièce choisie
micro-mutants-ui-pieces = Toutes les pièces
micro-mutants-ui-bugs = { $count ->
    [one] { $count } insecte en jeu
   *[other] { $count } insectes en jeu
}
micro-mutants-ui-dice = Dés
micro-mutants-ui-used = (utilisé)
micro-mutants-ui-earned = Tir supplémentaire gagné
micro-mutants-ui-tray = { $count ->
    [one] { $count } insecte attend près du tapis
   *[other] { $count } insectes attendent près du tapis
}
micro-mutants-ui-shot = Le tir
micro-mutants-ui-proposals = Viser
micro-mutants-ui-by = Utiliser le dé
micro-mutants-ui-own-aim = ma propre visée
micro-mutants-ui-proposed-piece = { $share } tirs pareils sur 100 couvrent { LE($piece) }.
micro-mutants-ui-proposed-spot = { $share } tirs pareils sur 100 s’arrêtent là.
micro-mutants-ui-ahead = droit devant (appui { $press } %)
micro-mutants-ui-direction = Direction
micro-mutants-ui-direction-help = 0 est droit devant vous ; plus tourne vers la droite. Sur le tapis : tirez le jeton en arrière comme une fronde, ou touchez l’endroit où il doit s’arrêter.
micro-mutants-ui-press = Appui
micro-mutants-ui-press-help = À quelle profondeur le jeton est pressé dans le feutre. Sous 15 %, il ne saute pas.
micro-mutants-ui-edge = Depuis le bord
micro-mutants-ui-edge-help = Où vous appuyez sur le jeton. Au bord, il vole bas et se retourne ; plus à l’intérieur, il vole haut et tourne moins ; trop à l’intérieur, il ne saute pas.
micro-mutants-ui-hold-alone = Appuyer encore pour lâcher
micro-mutants-ui-grip = L’endroit où je saisis le jeton dit où son bord est pressé
micro-mutants-ui-pull = { LE($piece, case: "upper") } : tirez en arrière et lâchez.
micro-mutants-ui-pull-keys = { LE($piece, case: "upper") } : tirez en arrière et lâchez. Au clavier, tournez avec les flèches, puis tenez Espace et lâchez.
micro-mutants-ui-pulled = Lâchez pour tirer. Revenir sur le jeton annule.
micro-mutants-ui-hand = Main utilisée : { $hand }.
micro-mutants-ui-hold = Tenir et lâcher
micro-mutants-ui-likely = Probable : { $over } % sur un ennemi, { $under } % maladresse, { $off } % hors du tapis puis remise, { $special } % face spéciale.
micro-mutants-ui-place-form = L’emplacement
micro-mutants-ui-side = Place { $n } sur { $count } autour
micro-mutants-ui-right = Vers la droite (mm)
micro-mutants-ui-away = Vers le loin (mm)
micro-mutants-ui-turned = Tourné (°)
micro-mutants-ui-aim = { LE($piece, case: "upper") } : tirez en arrière et lâchez, ou touchez l’endroit où { GENDER($piece) ->
    [f] elle
   *[m] il
 } doit s’arrêter, puis tirez.
micro-mutants-ui-undiced = Il reste là : aucun dé ne le montre.
micro-mutants-ui-choose = Choisissez une pièce éclairée, sur le tapis ou dans la liste.
micro-mutants-ui-place = { LE($piece, case: "upper") } : glissez-{ GENDER($piece) ->
    [f] la
   *[m] le
 } à sa place, ou touchez l’endroit.
micro-mutants-ui-where = Où placer { LE($piece) } près { DE($beside) } ?
micro-mutants-ui-watch = Regardez…
micro-mutants-ui-skip = Abréger
micro-mutants-ui-do-watch = Revoir
micro-mutants-ui-do-again = Même visée
micro-mutants-ui-again = Le prochain jeton choisi reprend la visée de votre dernier tir.
micro-mutants-ui-first-game = Bien pour une première partie : facile à mener, et elle gagne souvent.
micro-mutants-ui-do-army = La mener
micro-mutants-ui-do-shoot = Tirer { LE($piece) }
micro-mutants-ui-do-place = Poser { LE($piece) } ici
micro-mutants-ui-do-put = Poser { LE($piece) } ici
micro-mutants-ui-do-ready = Je suis prêt
micro-mutants-ui-do-rest = Placer le reste pour moi
micro-mutants-ui-do-fire = { LE($piece, case: "upper") } depuis { LE($beside) }
micro-mutants-ui-do-bring = { LE($piece, case: "upper") } près { DE($beside) }
micro-mutants-ui-do-flip = Retourner { LE($piece) }
micro-mutants-ui-do-free = Renoncer au tir, libérer { LE($piece) }
micro-mutants-ui-do-use-carrier = Embarquer { LE($piece) }
micro-mutants-ui-do-use-repulsor = Repousser { LE($piece) }
micro-mutants-ui-do-pass-moves = Finir mes mouvements
micro-mutants-ui-do-pass-reinforcement = Pas de renfort
micro-mutants-ui-do-pass-extra = Renoncer au tir supplémentaire
micro-mutants-ui-do-pass-after = Pas de pouvoir
micro-mutants-ui-do-pass-avenge = Ne pas venger
micro-mutants-ui-formation-line = Un seul rang, côte à côte
micro-mutants-ui-formation-guard = Autour des bases
micro-mutants-ui-formation-wedge = Un fer de lance au milieu
micro-mutants-ui-formation-wings = En force sur les deux ailes
micro-mutants-ui-open-pieces = Pièces
micro-mutants-ui-open-view = Vue
micro-mutants-ui-open-details = Détails
micro-mutants-ui-open-back = Recentrer
micro-mutants-ui-tools = Comment regarder le tapis
micro-mutants-ui-tool-replay = Revoir le dernier tir
micro-mutants-ui-tool-turn = Revoir tout le dernier tour
micro-mutants-ui-tool-slow = Ralenti
micro-mutants-ui-tool-follow = La caméra suit le vol
micro-mutants-ui-tool-flat = À plat, vu d’en haut
micro-mutants-ui-miss-long = { $mm } mm trop long
micro-mutants-ui-miss-short = { $mm } mm trop court
micro-mutants-ui-miss-left = { $mm } mm à gauche
micro-mutants-ui-miss-right = { $mm } mm à droite
micro-mutants-ui-missed = { LE($piece, case: "upper") } a manqué { LE($target) } : { $how }.
micro-mutants-ui-lies-now = { LE($piece, case: "upper") } est maintenant ici : { $where }.
micro-mutants-ui-told-stuck = Il ne saute pas
micro-mutants-ui-told-back = Retour !
micro-mutants-ui-told-turned-special = Face spéciale !
micro-mutants-ui-told-turned-normal = Face normale
micro-mutants-ui-told-fumbled = Maladresse !
micro-mutants-ui-told-captured = { $piece } { GENDER($piece) ->
    [f] capturée
   *[m] capturé
 } !
micro-mutants-ui-told-withstood = Il résiste
micro-mutants-ui-told-avenged = Vengé !
micro-mutants-ui-told-flipped-special = Retourné sur la face spéciale
micro-mutants-ui-told-flipped-normal = Retourné sur la face normale
micro-mutants-ui-told-webbed = Pris dans une toile
micro-mutants-ui-told-freed = Libéré
micro-mutants-ui-told-doomed = Acide !
micro-mutants-ui-told-dissolved = Dissous
micro-mutants-ui-told-damaged = Base endommagée !
micro-mutants-ui-told-destroyed = Base détruite !
micro-mutants-ui-practice-free = Tirs libres
micro-mutants-ui-curve = Comment cela va
micro-mutants-ui-curve-today = Aujourd’hui : { $shots ->
    [one] un tir
   *[other] { $shots } tirs
 }, { $hits ->
    [0] aucun au but
    [one] un au but
   *[other] { $hits } au but
 }, en général à { $spread } mm de la cible.
micro-mutants-ui-curve-last = La dernière fois : { $shots ->
    [one] un tir
   *[other] { $shots } tirs
 }, { $hits ->
    [0] aucun au but
    [one] un au but
   *[other] { $hits } au but
 }, en général à { $spread } mm de la cible.
micro-mutants-ui-curve-hits = part des tirs au but
micro-mutants-ui-curve-spread = distance à la cible (plus bas : plus loin)
micro-mutants-ui-practice-range = Portée
micro-mutants-ui-practice-flips = Retournements
micro-mutants-ui-practice-bases = Bases
micro-mutants-ui-practice-walls = Murs
micro-mutants-ui-practice-day = Les dix du jour
micro-mutants-ui-practice-ring = Montrer où lâcher
micro-mutants-ui-practice-goal-cover = { LE($piece, case: "upper") } : retombez sur la cible. Tirez en arrière et lâchez.
micro-mutants-ui-practice-goal-turn = { LE($piece, case: "upper") } : retombez face étoilée visible. Tirez en arrière et lâchez.
micro-mutants-ui-practice-open = Exercices
micro-mutants-ui-practice-what = Quel entraînement
micro-mutants-ui-practice-with = Avec quoi s’entraîner
micro-mutants-ui-practice-chip = Jeton
micro-mutants-ui-practice-score = Tir { $round } sur { $rounds }, { $points } points. Au but : 3 ; presque : 1. Votre record : { $best }.
micro-mutants-ui-practice-gained = { $points ->
    [0] Manqué.
    [one] Presque : { $points } point.
   *[other] Touché ! { $points } points.
}
micro-mutants-ui-practice-over = Dix tirs, { $points } points. Votre record : { $best }.
micro-mutants-ui-practice-next = Tir suivant
micro-mutants-ui-practice-again = Encore une fois
micro-mutants-ui-practice-back = Revenir au départ
micro-mutants-ui-measured-close = { $mm } mm : courte portée
micro-mutants-ui-measured-medium = { $mm } mm : moyenne portée
micro-mutants-ui-measured-long = { $mm } mm : longue portée
micro-mutants-ui-measured-far = { $mm } mm : hors de portée
micro-mutants-command-example = shoot warrior-a1 9000 600 2000
micro-mutants-ui-nobody = Sur le tapis, à personne
micro-mutants-ui-resource-text = L’insecte qui retombe dessus la ramasse. Deux améliorent une base, une achète une carte de plus.
micro-mutants-ui-meteor-text = Tout insecte dessous est éliminé.
micro-mutants-ui-entrance-text = Un insecte de qui l’a lancée prend sa place.
micro-mutants-ui-do-upgrade = { $base }, avec { $card }
micro-mutants-ui-do-discard = Renoncer à { $die } pour { $card }
micro-mutants-ui-do-throw = Lancer
micro-mutants-ui-do-warp = Faire passer { LE($piece) }
micro-mutants-ui-do-eliminate = Éliminer { LE($piece) }
micro-mutants-ui-do-stars-sides = { $one } sur l’étoile de gauche, { $other } sur celle de droite
micro-mutants-ui-do-stars-ends = { $one } sur l’étoile proche, { $other } sur celle du fond
micro-mutants-ui-do-bases = Bases de gauche à droite : { $bases }
micro-mutants-ui-do-use-other = L’utiliser sur { LE($piece) }
micro-mutants-ui-do-pass-spend = Garder les ressources
micro-mutants-ui-do-pass-card = Ne pas utiliser la carte
micro-mutants-ui-do-pass-bonus = Les épargner tous
micro-mutants-ui-told-collected = Ressource ramassée
micro-mutants-ui-told-repaired = Comme neuve !
micro-mutants-ui-told-trapped = { LE($piece, case: "upper") } est { GENDER($piece) ->
    [f] perdue
   *[m] perdu
 }
micro-mutants-ui-told-struck = Touché par un météore !
micro-mutants-ui-told-shrunk = Base réduite !
micro-mutants-ui-wealth = Ressources et cartes
micro-mutants-ui-resources = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}
micro-mutants-ui-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
micro-mutants-ui-out = hors jeu
micro-mutants-ui-do-upgrade-bare = { $base }, sans carte
micro-mutants-ui-do-evolve = { $card }, carte de plus
micro-mutants-ui-do-spend = { $count ->
    [one] Dépenser { $count } ressource…
   *[other] Dépenser { $count } ressources…
}
micro-mutants-ui-spending = Qu’achetez-vous ? Une amélioration coûte 2 ressources, une carte de plus 1.
micro-mutants-ui-throw = Le lancer
micro-mutants-ui-throw-help = 0 est droit devant vous ; plus tourne vers la droite. Sur le tapis : glissez jusqu’où les jetons doivent tomber.
micro-mutants-ui-strength = Force
micro-mutants-ui-strength-help = Avec quelle force vous lancez. Le cercle montre à peu près où les jetons tombent ; ils se dispersent.
micro-mutants-ui-hold-throw = Maintenir, relâcher pour lancer
micro-mutants-ui-cast = Glissez jusqu’où les jetons doivent tomber, ou réglez les nombres. Ils se dispersent.
micro-mutants-ui-small = petite
micro-mutants-ui-base-advanced-text = Petite : capturée une fois, elle disparaît. Améliorée : endommagée d’abord, puis éliminée. Perdre la base principale et une autre, c’est perdre.
micro-mutants-ui-base-classic-text = Grande et capturée, elle est retournée côté petit ; petite et capturée, elle est détruite, et un insecte peut partir avec elle.
micro-mutants-ui-bases = { $count ->
    [one] { $count } base
   *[other] { $count } bases
}
micro-mutants-ui-cards = { $count ->
    [one] { $count } carte d’évolution
   *[other] { $count } cartes d’évolution
}
micro-mutants-ui-told-warped = Par la porte !
micro-mutants-ui-told-bonus = { LE($piece, case: "upper") } part avec elle
micro-mutants-ui-tool-near = S’approcher de ce qui compte
micro-mutants-ui-do-other-bases = Bases à d’autres places…

# Ce qui a été joué, dans un historique.
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
micro-mutants-fact-order-first = A commencé
micro-mutants-fact-order-second = Deuxième à jouer
micro-mutants-fact-order-third = Troisième à jouer
micro-mutants-fact-order-fourth = Quatrième à jouer

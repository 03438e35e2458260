### Microscopic : tous les mots du jeu, pour le navigateur comme pour la ligne de commande.
### Les évènements portent leurs propres champs ; une liste de cartes s’appelle toujours $cards.
### Une clé en -hidden s’adresse à ceux qui ne peuvent pas voir la carte.

microscopic = Microscopic
microscopic-cells-heat = vos cellules de chaleur
microscopic-cells-cold = vos cellules de froid
microscopic-cells-water = vos cellules d’eau
microscopic-command-example = gene heat
microscopic-base = base

## Cartes
microscopic-card-simple = cellule simple
microscopic-card-simple-text = Une cellule ordinaire : elle compte pour les organismes.
microscopic-card-simple-draw = cellule simple à pioche
microscopic-card-simple-draw-text = Piochez 1 carte de plus à la fin de chacun de vos tours.
microscopic-card-simple-replace = cellule simple à échange
microscopic-card-simple-replace-text = Une fois par tour, ou plus souvent si l’hôte le permet, défaussez une carte de votre main et piochez-en une autre.
microscopic-card-simple-discount = cellule simple à remise
microscopic-card-simple-discount-text = Chaque cellule achetée vous coûte 1 gène de moins.
microscopic-card-simple-double = cellule simple double
microscopic-card-simple-double-text = Deux noyaux : elle compte partout pour 2 cellules.
microscopic-card-cold = cellule de froid
microscopic-card-cold-text = Une cellule ordinaire : elle compte pour les organismes.
microscopic-card-cold-draw = cellule de froid à pioche
microscopic-card-cold-draw-text = Piochez 1 carte de plus à la fin de chacun de vos tours.
microscopic-card-cold-discount = cellule de froid à remise
microscopic-card-cold-discount-text = Vos cellules de froid coûtent 1 gène de moins.
microscopic-card-cold-double = cellule de froid double
microscopic-card-cold-double-text = Deux noyaux : elle compte partout pour 2 cellules.
microscopic-card-heat = cellule de chaleur
microscopic-card-heat-text = Une cellule ordinaire : elle compte pour les organismes.
microscopic-card-heat-draw = cellule de chaleur à pioche
microscopic-card-heat-draw-text = Piochez 1 carte de plus à la fin de chacun de vos tours.
microscopic-card-heat-discount = cellule de chaleur à remise
microscopic-card-heat-discount-text = Vos cellules de chaleur coûtent 1 gène de moins.
microscopic-card-heat-double = cellule de chaleur double
microscopic-card-heat-double-text = Deux noyaux : elle compte partout pour 2 cellules.
microscopic-card-water = cellule d’eau
microscopic-card-water-text = Une cellule ordinaire : elle compte pour les organismes.
microscopic-card-water-draw = cellule d’eau à pioche
microscopic-card-water-draw-text = Piochez 1 carte de plus à la fin de chacun de vos tours.
microscopic-card-water-discount = cellule d’eau à remise
microscopic-card-water-discount-text = Vos cellules d’eau coûtent 1 gène de moins.
microscopic-card-water-double = cellule d’eau double
microscopic-card-water-double-text = Deux noyaux : elle compte partout pour 2 cellules.
microscopic-card-photosynthetic = cellule photosynthétique
microscopic-card-photosynthetic-text = Une cellule ordinaire nourrie de lumière : elle compte pour les organismes.
microscopic-card-cold-cheaper = mutation favorable du froid
microscopic-card-cold-cheaper-text = Vos cellules de froid coûtent 1 gène de moins.
microscopic-card-cold-dearer = mutation défavorable du froid
microscopic-card-cold-dearer-text = Vos cellules de froid coûtent 1 gène de plus.
microscopic-card-heat-cheaper = mutation favorable de la chaleur
microscopic-card-heat-cheaper-text = Vos cellules de chaleur coûtent 1 gène de moins.
microscopic-card-heat-dearer = mutation défavorable de la chaleur
microscopic-card-heat-dearer-text = Vos cellules de chaleur coûtent 1 gène de plus.
microscopic-card-water-cheaper = mutation favorable de l’eau
microscopic-card-water-cheaper-text = Vos cellules d’eau coûtent 1 gène de moins.
microscopic-card-water-dearer = mutation défavorable de l’eau
microscopic-card-water-dearer-text = Vos cellules d’eau coûtent 1 gène de plus.
microscopic-card-photosynthetic-cheaper = mutation favorable de la photosynthèse
microscopic-card-photosynthetic-cheaper-text = Vos cellules photosynthétiques coûtent 1 gène de moins.
microscopic-card-photosynthetic-dearer = mutation défavorable de la photosynthèse
microscopic-card-photosynthetic-dearer-text = Vos cellules photosynthétiques coûtent 1 gène de plus.
microscopic-card-virus = virus
microscopic-card-virus-text = Détruisez une cellule ou une mutation en jeu, ou gardez-le comme gène.

## Espèces et bonus, en étiquettes courtes sur les pièces
microscopic-kind-simple = Simple
microscopic-kind-cold = Froid
microscopic-kind-heat = Chaleur
microscopic-kind-water = Eau
microscopic-kind-photosynthetic = Photo­synthétique
microscopic-kind-any = Toutes
microscopic-kind-virus = Virus
microscopic-kind-mutation = Mutation
microscopic-bonus-draw = +1 pioche
microscopic-bonus-replace = Échange
microscopic-bonus-discount = { $kind } −1
microscopic-bonus-discount-all = Toutes −1
microscopic-bonus-double = Vaut 2
microscopic-bonus-cheaper = { $kind } −1
microscopic-bonus-dearer = { $kind } +1
microscopic-bonus-virus = Détruit 1

## Organismes
microscopic-organism-heat = Adapté à la chaleur
microscopic-organism-heat-text = Coûte 4 cellules de chaleur. Les cellules de chaleur coûtent 1 de moins ; pioche et limite de main augmentent de 1, et de 1 encore par cellule de chaleur que vous possédez.
microscopic-organism-cold = Adapté au froid
microscopic-organism-cold-text = Coûte 4 cellules de froid. Les cellules de froid coûtent 1 de moins ; pioche et limite de main augmentent de 1, et de 1 encore par cellule de froid que vous possédez.
microscopic-organism-water = Adapté à l’eau
microscopic-organism-water-text = Coûte 4 cellules d’eau. Les cellules d’eau coûtent 1 de moins ; pioche et limite de main augmentent de 1, et de 1 encore par cellule d’eau que vous possédez.
microscopic-organism-simple = Simple
microscopic-organism-simple-text = Coûte 5 cellules simples. Les cellules simples coûtent 1 de moins ; pioche et limite de main augmentent de 2.
microscopic-organism-photosynthetic = Photo­synthétique
microscopic-organism-photosynthetic-text = Coûte 4 cellules photosynthétiques. Chacun de vos tours commence par 2 gènes gratuits pris dans la pioche ; pioche et limite de main augmentent de 1.
microscopic-organism-resilient = Résilient
microscopic-organism-resilient-text = Coûte 1 cellule de froid, 1 de chaleur, 1 d’eau et 2 autres. Ces trois espèces coûtent 1 de moins ; pioche et limite de main augmentent de 3 ; ni les virus ni les mutations défavorables ne vous atteignent.
microscopic-organism-bacteria = Bactérie
microscopic-organism-bacteria-text = Coûte 6 cellules quelconques. Pioche et limite de main augmentent de 3 ; deux fois par tour, ou plus souvent si l’hôte le permet, défaussez une carte et piochez-en une autre.

## Invites
microscopic-prompt-play = Jouez autant de cartes que vous voulez, puis piochez.
microscopic-prompt-discard = { $count ->
    [one] Défaussez { $count } carte pour revenir à votre limite de main.
   *[other] Défaussez { $count } cartes pour revenir à votre limite de main.
}
microscopic-prompt-cull = { $count ->
    [one] Les deux piles sont vides : rendez { $count } gène.
   *[other] Les deux piles sont vides : rendez { $count } gènes.
}

# Les mêmes, à propos d’un autre
microscopic-prompt-play-other = { $seat } joue ses cartes.
microscopic-prompt-discard-other = { $seat } se défausse jusqu’à la limite de main.
microscopic-prompt-cull-other = Les deux piles sont vides : { $seat } doit rendre des gènes.

## Évènements
microscopic-event-started = { $first } commence. Au milieu : { $organisms }.
microscopic-event-mutated = { $seat } reçoit une { $mutation }.
microscopic-event-turn = Manche { $round } : au tour de { $seat }.
microscopic-event-gene = { $seat } pose un gène : { $card }.
microscopic-event-gene-hidden = { $seat } pose un gène.
microscopic-event-cell = { $seat } obtient « { $card } » pour { $price ->
    [one] { $price } gène
   *[other] { $price } gènes
} : { $cards }.
microscopic-event-cell-hidden = { $seat } obtient « { $card } » pour { $price ->
    [one] { $price } gène
   *[other] { $price } gènes
}.
microscopic-event-organism = { $seat } obtient l’organisme « { $organism } » : { $cards }.
microscopic-event-virus = { $seat } lâche un virus sur « { $target } » de { $of }.
microscopic-event-replaced = { $seat } échange une carte : { $card }.
microscopic-event-replaced-hidden = { $seat } échange une carte de sa main.
microscopic-event-gave = { $seat } passe une carte à { $to } : { $card }.
microscopic-event-gave-hidden = { $seat } passe une carte à { $to }.
microscopic-event-drew = { $seat } pioche : { $cards }.
microscopic-event-drew-hidden = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
microscopic-event-drew-genes = { $seat } reçoit des gènes gratuits : { $cards }.
microscopic-event-drew-genes-hidden = { $seat } reçoit { $count ->
    [one] { $count } gène gratuit
   *[other] { $count } gènes gratuits
}.
microscopic-event-discarded = { $seat } se défausse d’une carte : { $card }.
microscopic-event-discarded-hidden = { $seat } se défausse d’une carte.
microscopic-event-culled = { $seat } rend un gène : { $card }.
microscopic-event-culled-hidden = { $seat } rend un gène.
microscopic-event-reshuffled = La défausse est mélangée en une nouvelle pioche de { $cards } cartes.
microscopic-event-skipped = { $seat } renonce à { $count ->
    [one] { $count } pioche
   *[other] { $count } pioches
} : il ne reste plus de cartes.
microscopic-event-idle = { $seat } ne peut rien faire.
microscopic-event-resigned = { $seat } abandonne.
microscopic-event-over = La partie est terminée.

## Pourquoi la partie est terminée
microscopic-reason-organisms = { $seat } possède { $count } organismes.
microscopic-reason-teams = L’équipe de { $seat } a conquis { $count } organismes.
microscopic-reason-solitaire-won = { $count } organismes obtenus à temps.
microscopic-reason-solitaire-lost = Le dernier tour est passé et il manque des organismes.
microscopic-reason-coop-won = Les { $count } organismes sont à vous deux.
microscopic-reason-coop-lost = La dernière manche est passée et il manque des organismes.
microscopic-reason-stuck = Plus personne ne peut jouer ; qui est le plus avancé l’emporte.
microscopic-reason-rounds = La partie a duré 200 manches ; le plus avancé l’emporte.
microscopic-reason-given-up = La partie a été abandonnée.
microscopic-reason-resigned = Il ne reste personne d’autre en jeu.

## Feuille de score
microscopic-score-organisms = Organismes
microscopic-score-cells = Cellules
microscopic-score-genes = Gènes

## Refus
microscopic-refused-no-replace = Il ne vous reste aucune action bonus ce tour-ci.
microscopic-refused-no-partner = On ne transmet des cartes que dans la partie coopérative.
microscopic-refused-gave-already = Vous avez déjà transmis une carte ce tour-ci.
microscopic-refused-not-a-gene = Vous n’avez pas de { $card } parmi vos gènes.
microscopic-refused-discard-early = On défausse après la pioche, et seulement au-dessus de la limite de main.
microscopic-refused-cull-early = On ne renonce à des gènes que lorsque les deux piles sont vides, jusqu’à { $kept }.
microscopic-refused-too-late = Après la pioche, on ne joue plus : défaussez jusqu’à votre limite de main.
microscopic-refused-cull-first = Les deux piles sont vides : il faut d’abord renoncer à des gènes.
microscopic-refused-not-a-cell = { $card } : cette carte ne s’achète pas comme cellule.
microscopic-refused-wrong-price = { $card } : le prix est de { $price ->
    [one] { $price } gène
   *[other] { $price } gènes
}, et non de { $paid }.
microscopic-refused-not-your-genes = Vous n’avez pas ces gènes.
microscopic-refused-not-in-the-middle = { $organism } n’est pas au centre.
microscopic-refused-not-your-cells = Vous n’avez pas ces cellules en jeu.
microscopic-refused-too-few-cells = Ces cellules ne couvrent pas le coût de { $organism }.
microscopic-refused-superfluous = { $card } : cette cellule est de trop pour { $organism }.
microscopic-refused-no-such-seat = Il n’y a pas de place { $number }.
microscopic-refused-not-in-play = { $seat } n’a pas de { $card } en jeu ; seules les cellules et les mutations peuvent être touchées.
microscopic-refused-immune = Aucun virus ne peut toucher les cellules de { $seat }.
microscopic-refused-not-in-hand = Vous n’avez pas de { $card } en main.

## Mises en place et positions impossibles
microscopic-setup-players = { $variant } ne se joue pas à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
microscopic-setup-first = La place { $first } ne peut pas commencer : il y a { $players ->
    [one] { $players } place
   *[other] { $players } places
}, comptées à partir de 0.
microscopic-setup-bonus = Les actions bonus plusieurs fois par tour sont venues avec la version 2 des règles.
microscopic-impossible-view = Aucune partie ne ressemble à cela.
microscopic-position-players = La position nomme un joueur absent.
microscopic-position-cards = La position contient trop de cartes d’une même sorte.
microscopic-position-places = La position met une carte là où elle ne peut pas être.
microscopic-position-organisms = La position contient deux fois un même organisme.

## Options
microscopic-option-variant = Variante
microscopic-option-variant-help = Le jeu imprimé est la variante normale ; les autres sont de notre cru.
microscopic-option-variant-value-standard = Normale
microscopic-option-variant-value-standard-help = De 2 à 4, chacun pour soi : 3 organismes pour gagner, ou 2 à quatre.
microscopic-option-variant-value-solitaire = Solitaire
microscopic-option-variant-value-solitaire-help = En solo contre la montre : 3 organismes sur 5 avant la fin des tours.
microscopic-option-variant-value-coop = Coopérative
microscopic-option-variant-value-coop-help = À deux, obtenir ensemble les 5 organismes avant la fin des manches.
microscopic-option-variant-value-teams = Équipes
microscopic-option-variant-value-teams-help = À quatre, partenaires face à face : la première équipe avec 4 organismes sur 7 gagne.
microscopic-option-level = Difficulté
microscopic-option-level-help = Le nombre de tours dont vous disposez en solo ou à deux.
microscopic-option-level-value-easy = Facile
microscopic-option-level-value-easy-help = 18 tours
microscopic-option-level-value-normal = Normale
microscopic-option-level-value-normal-help = 16 tours
microscopic-option-level-value-hard = Difficile
microscopic-option-level-value-hard-help = 14 tours
microscopic-option-first = Qui commence
microscopic-option-first-help = Au hasard, sauf si vous préférez en décider.
microscopic-option-first-value-random = Au hasard
microscopic-option-first-value-0 = Siège 1
microscopic-option-first-value-1 = Siège 2
microscopic-option-first-value-2 = Siège 3
microscopic-option-first-value-3 = Siège 4
microscopic-option-bonus = Actions bonus
microscopic-option-bonus-help = Le livret les permet plusieurs fois par tour « le cas échéant », sans imprimer de carte qui dise quand.
microscopic-option-bonus-value-once = Une fois par carte
microscopic-option-bonus-value-once-help = Une fois par tour pour chaque cellule à échange, deux fois pour la Bactérie.
microscopic-option-bonus-value-several = Plusieurs fois
microscopic-option-bonus-value-several-help = Autant que vous voulez, tant qu’il reste des cartes dans la pioche.

## Ce que fait une commande, en une phrase
microscopic-do-gene = Garder comme gène : { $card }
microscopic-do-cell = Développer pour { $price ->
    [one] { $price } gène
   *[other] { $price } gènes
} : { $card }
microscopic-do-organism = Obtenir « { $organism } »
microscopic-do-virus = Détruire « { $target } » de { $of }
microscopic-do-replace = Échanger : { $card }
microscopic-do-give = Passer au partenaire : { $card }
microscopic-do-draw = { $count ->
    [one] Piocher { $count } carte
   *[other] Piocher { $count } cartes
}
microscopic-do-discard = Défausser : { $card }
microscopic-do-cull = Rendre le gène : { $card }

# Les mêmes en bref, sous une phrase qui nomme la carte
microscopic-offer-gene = Garder comme gène
microscopic-offer-cell = Développer pour { $price ->
    [one] { $price } gène
   *[other] { $price } gènes
}
microscopic-offer-replace = Échanger
microscopic-offer-give = Passer au partenaire
microscopic-offer-discard = Défausser
microscopic-offer-cull = Rendre ce gène

## Sur la table
microscopic-others = Les autres joueurs
microscopic-hand = Main
microscopic-genes = Gènes
microscopic-cells = Cellules
microscopic-mutations = Mutations
microscopic-middle = Organismes au milieu
microscopic-claimed = Obtenus
microscopic-pile = Pioche
microscopic-discards = Défausse
microscopic-discards-open = Défausses qui étaient visibles
microscopic-discards-open-none = Aucune carte de la défausse n’était visible auparavant.
microscopic-discards-hidden = { $count ->
    [0] Aucune carte n’a été défaussée face cachée.
    [one] { $count } carte a été défaussée face cachée.
   *[other] { $count } cartes ont été défaussées face cachée.
}
microscopic-count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
microscopic-count-genes = { $count ->
    [one] { $count } gène
   *[other] { $count } gènes
}
microscopic-count-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
microscopic-draws = Pioche
microscopic-hand-limit = Limite de main
microscopic-sum = { $label } : { $total }
microscopic-round = Manche { $round }
microscopic-round-of = Manche { $round } sur { $limit }
microscopic-to-win = { $count ->
    [one] { $count } organisme pour gagner
   *[other] { $count } organismes pour gagner
}
microscopic-empty-cells = Pas encore de cellules : posez des gènes, puis développez une cellule de votre main.
microscopic-empty-genes = Pas encore de gènes
microscopic-empty-hand = Aucune carte en main
microscopic-price-why = Imprimé { $printed }, à présent { $price } : { $reasons }
microscopic-price-plain = Coûte { $price ->
    [one] { $price } gène
   *[other] { $price } gènes
}
microscopic-progress = { $have } sur { $need }
microscopic-ready = À portée de main
microscopic-owned-by = Obtenu par { $name }
microscopic-card-label = { $card }, { $text }
microscopic-selected-card = { $card } : qu’en faire ?
microscopic-choose-target = Quelle cellule ou mutation le virus détruit-il ?
microscopic-choose-payment = Cellules pour « { $organism } » : { $have } sur { $need } choisies.
microscopic-choose-genes = Gènes pour « { $card } » : { $have } sur { $price } choisis.
microscopic-other-genes = Choisir les gènes
microscopic-payment-unfinished = Choisissez des cellules qui couvrent le coût.
microscopic-undone-organism = Vous pourriez encore prendre : { $what }. Piocher quand même ?
microscopic-undone-cell = Vous pourriez encore développer : { $what }. Piocher quand même ?
microscopic-draw-over = { $count ->
    [one] { $count } carte de trop pour votre main
   *[other] { $count } cartes de trop pour votre main
}
microscopic-never-ask = Piocher, et ne plus demander
microscopic-lost = Détruite depuis votre dernier tour : { $card }
microscopic-cannot-afford = { $missing ->
    [one] Il manque { $missing } gène
   *[other] Il manque { $missing } gènes
}
microscopic-cell-owner = { $card } de { $name }

## Lesson
microscopic-lesson-genes = Des cartes aux gènes
microscopic-lesson-genes-welcome = Avec des gènes vous développez des cellules, avec des cellules des organismes. Les boîtes du milieu sont les organismes, et les alvéoles de leur bord montrent les cellules que chacun coûte. Trois organismes font gagner.
microscopic-lesson-genes-first = Les gènes sont la monnaie du jeu, et toute carte peut en devenir un. Touchez la cellule simple de votre main, puis vos gènes, qui s’allument ; ou faites-la glisser jusque-là.
microscopic-lesson-genes-draw = Vous avez maintenant 2 gènes. Jouez autant de cartes que vous voulez, puis piochez-en 2 : votre tour est fini. Touchez la pioche.
microscopic-lesson-genes-discard = L’une des cartes était une mutation. Elle est jouée aussitôt et remplacée : vos cellules de froid coûtent maintenant 1 de plus. Et vous tenez 4 cartes alors que 3 sont permises. Touchez une carte dont vous pouvez vous passer, puis la défausse.
microscopic-lesson-genes-other = C’est à l’adversaire. Mains et gènes restent cachés ; cellules, mutations et organismes sont visibles de tous.
microscopic-lesson-genes-done = Vous connaissez un tour : jouer, piocher, revenir à sa limite de main. À quoi servent les gènes, c’est la suite.
microscopic-lesson-cells = Développer des cellules
microscopic-lesson-cells-welcome = Le nombre d’une carte est ce qu’elle coûte comme cellule, en gènes. Vous avez 8 gènes. Les cartes vives sont celles que vous pouvez payer.
microscopic-lesson-cells-buy = La cellule de chaleur à remise coûte 4 gènes. Touchez-la : les gènes qui paieraient s’avancent. Touchez ensuite la place de vos cellules, ou faites-y glisser la carte.
microscopic-lesson-cells-cheaper = Son bonus agit désormais : les cellules de chaleur vous coûtent 1 de moins. L’autre carte le montre, 3 au lieu de 4. Développez aussi cette cellule de chaleur.
microscopic-lesson-cells-done = Deux cellules de chaleur. Certaines cellules ont un bonus qui agit tant qu’elles sont là : cellules moins chères, pioche plus grande, une carte échangée à chaque tour. Une double a deux noyaux et compte deux fois.
microscopic-lesson-paying = Choisir ce qui paie
microscopic-lesson-paying-welcome = La table propose toujours un paiement, et vous pouvez en choisir un autre. Les gènes payés vont à la défausse, et reviennent à quelqu’un quand la pioche est épuisée.
microscopic-lesson-paying-genes = La cellule de froid coûte ici 3, car une cellule simple à remise rend toutes les cellules moins chères. Touchez-la. Avec « Choisir les gènes », vous les prendriez vous-même ; ou acceptez ce qui est proposé, et développez la cellule.
microscopic-lesson-paying-cells = La bactérie coûte six cellules au choix, et une double compte pour deux. Touchez la boîte : les cellules qui partiraient s’avancent. Touchez une cellule pour la garder ou la donner ; touchez encore la boîte pour la prendre.
microscopic-lesson-paying-done = Une cellule est restée et reste à vous. Gardez celles dont le bonus vous sert encore : la table dépense d’abord les cellules sans bonus, et en dernier celles à pioche.
microscopic-lesson-organisms = Les organismes
microscopic-lesson-organisms-welcome = Quand toutes les alvéoles d’une boîte sont pleines, vous pouvez prendre cet organisme. Les cellules sont dépensées ; l’organisme reste pour toujours, et personne ne peut vous l’enlever.
microscopic-lesson-organisms-claim = « Adapté à la chaleur » demande quatre cellules de chaleur. Vous en avez deux et une double : cela fait quatre. Touchez la boîte qui brille, puis touchez-la encore pour la prendre.
microscopic-lesson-organisms-sums = Voyez ce qui a changé : vous piochez plus et pouvez tenir plus. 2 pour tout le monde, 1 pour votre cellule à pioche, 1 pour l’organisme. Touchez une somme : chaque terme a sa raison.
microscopic-lesson-organisms-draw = Chaque organisme a son propre don ; touchez une boîte sans lâcher pour le lire. Piochez maintenant vos quatre cartes.
microscopic-lesson-organisms-discard = Vous tenez six cartes, et votre limite est passée à quatre. Défaussez-en deux.
microscopic-lesson-organisms-done = Un sur trois. Gagne aussitôt qui prend le troisième organisme en premier.
microscopic-lesson-viruses = Virus et mutations
microscopic-lesson-viruses-welcome = Un virus détruit une cellule ou une mutation en jeu, n’importe laquelle. Ou il devient un gène, comme toute carte.
microscopic-lesson-viruses-cell = L’adversaire a quatre fois l’eau : trois cellules, dont une double. À son prochain tour, il prendrait « Adapté à l’eau ». Touchez un virus : ce qu’il peut toucher s’allume. Visez la double.
microscopic-lesson-viruses-mutation = Une mutation renchérit vos cellules de froid : celle de votre main coûte 5. Le second virus peut enlever votre propre mutation. Faites-le.
microscopic-lesson-viruses-done = La cellule de froid est revenue à 4. Qui possède « Résilient » ne craint pas les virus : ses cellules sont hors d’atteinte.
microscopic-lesson-together = À deux, ou seul
microscopic-lesson-together-welcome = Dans le jeu coopératif, deux joueurs prennent ensemble les cinq organismes, avant la fin des manches. Au-dessus des boîtes, vous lisez à quelle manche vous en êtes.
microscopic-lesson-together-give = Une fois par tour, vous pouvez passer une carte à votre partenaire, qui a trois fois la chaleur et les gènes pour une de plus. Touchez votre cellule de chaleur, puis votre partenaire ; ou faites-la glisser jusque-là.
microscopic-lesson-together-draw = Tout le reste demeure personnel. Finissez votre tour : piochez.
microscopic-lesson-together-partner = Votre partenaire développe votre cellule de chaleur : cela fait quatre.
microscopic-lesson-together-claims = Et prend « Adapté à la chaleur ». Il compte pour vous deux.
microscopic-lesson-together-alone = Seul, vous jouez contre la montre : trois organismes sur cinq en 18, 16 ou 14 tours. À quatre, on joue par équipes de deux, partenaires face à face : quatre organismes font gagner.
microscopic-lesson-end = Voilà tout Microscopic. Une première partie vous attend.

## Ce qui parle pour un choix
microscopic-why-claimed = { $missing ->
    [0] c’est le dernier organisme qui manquait
    [one] il ne manque plus que { $missing } organisme
   *[other] il ne manque plus que { $missing } organismes
}
microscopic-why-nearer = { $missing ->
    [0] « { $organism } » est alors à portée
    [one] il ne manque plus que { $missing } cellule pour « { $organism } »
   *[other] il ne manque plus que { $missing } cellules pour « { $organism } »
}
microscopic-why-draws = { $count ->
    [one] { $count } carte de plus à chaque pioche
   *[other] { $count } cartes de plus à chaque pioche
}
microscopic-why-cheaper = { $count ->
    [one] des cellules coûtent désormais { $count } gène de moins
   *[other] des cellules coûtent désormais { $count } gènes de moins
}
microscopic-why-slows = { $of } s’éloigne de « { $organism } »
microscopic-why-genes = { $count ->
    [one] { $count } gène pour payer
   *[other] { $count } gènes pour payer
}

# Ce qui a été joué, dans un historique.
microscopic-fact-variant-solitaire = { microscopic-option-variant-value-solitaire }
microscopic-fact-variant-coop = { microscopic-option-variant-value-coop }
microscopic-fact-variant-teams = { microscopic-option-variant-value-teams }
microscopic-fact-turn-order-1 = A commencé
microscopic-fact-turn-order-2 = Deuxième à jouer
microscopic-fact-turn-order-3 = Troisième à jouer
microscopic-fact-turn-order-4 = Quatrième à jouer

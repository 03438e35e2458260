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
microscopic-organism-photosynthetic = Photosynthétique
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
microscopic-event-mutated = { $seat } subit une mutation : { $mutation }.
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
microscopic-event-organism = { $seat } obtient l’organisme « { $organism } » avec { $cards }.
microscopic-event-virus = { $seat } lâche un virus sur « { $target } » de { $of }.
microscopic-event-replaced = { $seat } échange une carte : { $card }.
microscopic-event-replaced-hidden = { $seat } échange une carte de sa main.
microscopic-event-gave = { $seat } passe une carte à { $to } : { $card }.
microscopic-event-gave-hidden = { $seat } passe une carte à { $to }.
microscopic-event-drew = { $seat } pioche { $cards }.
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
microscopic-reason-resigned = Les autres ont abandonné.

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
    [one] 1 gène
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
    [one] 1 joueur
   *[other] { $players } joueurs
}.
microscopic-setup-first = La place { $first } ne peut pas commencer : il y a { $players ->
    [one] 1 place
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
microscopic-use-virus = Lâcher le virus
microscopic-cannot-afford = { $missing ->
    [one] Il manque { $missing } gène
   *[other] Il manque { $missing } gènes
}
microscopic-cell-owner = { $card } de { $name }

## Didacticiel
microscopic-tutorial-title = Premier coup d’œil dans l’oculaire
microscopic-tutorial-welcome = Bienvenue ! Vous développez des cellules à partir de gènes, et des organismes à partir de cellules. Nous entrons dans une partie en cours, pour qu’il se passe tout de suite quelque chose.
microscopic-tutorial-middle = Ces boîtes de Petri sont les organismes. Les alvéoles du bord montrent les cellules que chacun coûte. Gagne qui en obtient 3 en premier.
microscopic-tutorial-gene = Toute carte peut devenir un gène, la monnaie du jeu. Choisissez la cellule simple de votre main et gardez-la comme gène.
microscopic-tutorial-cell = Vous avez maintenant 5 gènes. Choisissez la cellule de chaleur à remise et développez-la pour 4 d’entre eux. Dès lors, les cellules de chaleur vous coûtent moins.
microscopic-tutorial-organism = Voyez la boîte « Adapté à la chaleur » : ses quatre alvéoles sont pleines, car votre double compte deux fois. Choisissez-la et prenez-la.
microscopic-tutorial-sums = Les cellules sont dépensées, mais l’organisme reste pour toujours. Voyez comme votre pioche et votre limite de main ont grandi : chaque terme de la somme a sa raison.
microscopic-tutorial-draw = Plus rien à faire ce tour-ci ? Alors piochez. On ne revient pas sur une pioche : la table vous le demande une fois.
microscopic-tutorial-discard = Une mutation est apparue et a été jouée aussitôt : elle change des prix. De plus, vous dépassez votre limite de main : défaussez une carte.
microscopic-tutorial-bot = C’est à l’adversaire. Mains et gènes restent cachés ; cellules, mutations et organismes sont visibles de tous.
microscopic-tutorial-virus = À vous de nouveau. Le virus détruit n’importe quelle cellule ou mutation en jeu. Choisissez-le, lâchez-le, et visez la cellule adverse.
microscopic-tutorial-end = Voilà tout le jeu. Encore deux organismes et vous gagnez : continuez, ou revenez en arrière et lancez votre propre partie.

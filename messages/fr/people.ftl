### Les gens : profils, historiques, classements, amis. Chargé avec leurs écrans.

people-since = Ici depuis le { $date }.
people-you = Voici comment les autres vous voient ; vous seul voyez ce qui est privé.
people-ratings = Cotes
people-rating = Cote
people-rating-why = Tout le monde commence à 1500. Le nombre après ± dit l’incertitude : moins il y a de parties, plus il est grand. Un point d’interrogation signale une première estimation.
people-unrated = Aucune partie qui compte pour le moment.
people-provisional = Encore une première estimation.
people-rated-games = { $count ->
    [one] 1 partie qui compte.
   *[other] { $count } parties qui comptent.
}
people-rated-count = Parties
people-two = à deux
people-more = à plus de deux
people-curve = Cote à { $game } au cours des { $count } dernières parties
people-curve-span = de { $from } à { $to }, au plus bas { $low }, au plus haut { $high }
people-between = Vous contre { $name }
people-statistics = Parties gagnées et perdues
people-statistics-why = Toutes les parties terminées, privées comprises.
people-nothing = Aucune partie terminée pour le moment.
people-game = Jeu
people-played = Jouées
people-won = Gagnée
people-shared = Partagée
people-lost = Perdue
people-wins = Gagnées
people-shares = Partagées
people-losses = Perdues
people-share = Gagnées en %
people-games = Parties
people-any = Tous
people-opponent = Adversaire (premières lettres)
people-result = Résultat
people-from = Du
people-until = Au
people-search = Chercher
people-fact-only = Seulement des parties comme celle-ci
people-fact-off = Ne plus chercher : { $fact }
people-private = privée
people-rated = elle a compté
people-rated-wish = Elle compte pour le classement
people-gone = quelqu’un qui est parti
people-nothing-found = Aucune partie trouvée.
people-more-games = Parties plus anciennes
people-counted-bots = Une partie avec des robots ne change que la cote des robots.
people-counted-no = Cette partie n’a changé aucune cote.
people-counted-short = Cette partie était trop courte pour compter.
people-counted-often = Vous avez joué si souvent l’un contre l’autre aujourd’hui que cette partie n’a pas compté.
people-counted-guests = Quelqu’un n’avait pas de compte : cette partie n’a pas compté.
people-counted-together = Personne ne jouait contre personne : cette partie n’a pas compté.

leaders-of = Classement : { $game }
leaders-pace = Avec quelle pendule
people-pace-none = sans pendule
people-pace-live = à la table
people-pace-days = des jours par coup
leaders-form = À combien
leaders-place = Place
leaders-name = Nom
leaders-more = Plus bas
leaders-nobody = Personne n’a encore joué assez de parties qui comptent.
leaders-why = Ici figurent ceux qui ont joué assez de parties qui comptent pour être comparés. Les robots sont signalés ; jouer contre eux ne rapporte ni ne coûte rien.

friends = Amis
friend-add = Ajouter aux amis
friend-add-name = Ajouter { $name } aux amis
friend-remove = Retirer des amis
friend-block = Bloquer
friend-unblock = Débloquer
friend-blocked-why = { $name } ne peut ni s’asseoir à vos tables ni vous inviter, et vous ne voyez pas ses messages.
friend-account = Avec un compte, vous pouvez avoir des amis et les inviter.
friend-play = Jouer
friend-send = Inviter
friend-invite = Inviter { $name } à jouer

error-unknown-person = Personne avec un compte ne porte ce nom. Les invités n’ont pas de page.
error-friends-account = Les amis sont pour ceux qui ont un compte.
error-friends-self = C’est vous.
error-friends-many = Plus de { $most } amis et personnes bloquées, c’est trop.
error-not-invited = Cette invitation ne peut pas être envoyée.

farewell = Vos données
farewell-export = Enregistrer mes données
farewell-export-why = Tout ce qui est gardé de vous, en un fichier : votre compte et ses clés d’accès, vos résultats et vos cotes, les parties terminées, et ce que vous avez dit aux tables.
farewell-delete = Supprimer mon compte…
farewell-delete-why = Quand un compte est supprimé, son nom, ses cotes et ses amis disparaissent pour de bon. Les parties terminées gardent votre siège, pas votre nom.
farewell-delete-really = Le supprimer pour de bon
farewell-password = Votre mot de passe, encore une fois
error-delete-running = Vous êtes encore assis à des parties en cours. Terminez-les ou abandonnez-les d’abord.

# Entrer sans mot de passe.
passkeys = Clés d’accès
passkeys-why = Avec une clé d’accès, vous entrez par votre doigt, votre visage ou le verrou de votre appareil, sans mot de passe. Le serveur ne garde rien qui aiderait un voleur.
passkey-use = Utiliser une clé d’accès
passkey-add = Ajouter une clé d’accès
passkey-added = Désormais, cette clé d’accès vous fait entrer.
passkey-made = créée { $when }, pas encore utilisée
passkey-used = utilisée pour la dernière fois { $when }
passkey-remove = Retirer
passkey-remove-of = Retirer la clé d’accès créée avec { $device }
passkey-removed = Elle ne fait plus entrer personne. Votre appareil la proposera peut-être encore : supprimez-la aussi là-bas.
passkey-stopped = Aucune clé d’accès n’a été utilisée. Réessayez quand vous voulez.
passkey-known = Cet appareil a déjà une clé d’accès pour votre compte.
error-passkey = Cette clé d’accès ne convient pas, ou cela a duré trop longtemps. Réessayez, ou connectez-vous avec votre mot de passe.
error-passkey-account = Les clés d’accès sont pour ceux qui ont un compte.
error-passkeys-full = Un compte a au plus { $most } clés d’accès. Retirez-en une d’abord.

# Par quels moyens on est prévenu quand aucune page n’est ouverte.
ways = Quand aucune page n’est ouverte
ways-why = Un avis dit quelle partie attend et avec qui, une fois par tour.
ways-push = Me prévenir dans ce navigateur, même si Microcosm est fermé
ways-push-here = Ce navigateur
ways-push-other = Un autre navigateur
ways-push-on = Ce navigateur vous dira quand c’est à vous de jouer.
ways-push-failed = Le service d’avis du navigateur n’a pas répondu. Réessayez plus tard.
ways-mail = Un courriel, si je ne suis pas venu après un moment
ways-mail-sent = Un courriel est en route : ouvrez son lien et c’est réglé.
ways-webhook = Un message à un autre serveur ({ $hosts })
ways-webhook-on = Les messages y vont désormais.
ways-add = Ajouter
ways-quiet-from = Rien à partir de
ways-quiet-until = jusqu’à
ways-quiet-set = Silence à ces heures
ways-quiet-on = Rien n’est annoncé à ces heures ; ce qui s’y passe l’est après.
ways-quiet-always = Me prévenir à toute heure
ways-quiet-off = Vous êtes prévenu à toute heure.
ways-try = Essayer
ways-try-of = Essayer : { $way }
ways-tried = Envoyé. Si rien ne vient, voyez les réglages de l’appareil.
ways-remove = Retirer
ways-remove-of = Retirer : { $way }

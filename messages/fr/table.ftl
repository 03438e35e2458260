### La table elle-même, quel que soit le jeu.

table-over = La partie est terminée.
table-fault = Les règles se contredisent ici, et rien n’a été fait. Merci de le signaler : { $what }.
table-version = La mise en place est prévue pour la version { $told } des règles, et ceci est la version { $version }.
table-written = { $text }
table-not-asked = { $seat } n’a rien à décider maintenant.
table-unreadable = Ce n’est pas une action du jeu : { $why }.
table-not-in-game = { $seat } n’est plus dans la partie.
table-resign = Seul qui est encore dans la partie peut abandonner.
table-setup-unreadable = Impossible de lire « { $what } » : { $why }
table-option-unknown = Il n’y a pas d’option « { $name } ». Options connues : { $known }.
table-option-value = L’option « { $name } » ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
table-seats = { $seats ->
    [one] Une place ne convient pas
   *[other] { $seats } places ne conviennent pas
} : ce jeu se joue de { $least } à { $most }.
table-started = La partie a déjà commencé.
table-seat-names = Chaque place doit avoir un nom : il y a { $seats } places et { $names } noms.

table-undo-luck = Le hasard a parlé : impossible de revenir en arrière.
table-undo-shown = Une information cachée a été vue : impossible de revenir en arrière.
table-undo-other = Quelqu’un d’autre a joué depuis.
table-undo-nothing = Vous n’avez rien à reprendre.
table-undo-often = Vous avez assez souvent repris vos coups ; jouez.
table-undo-over = La partie est terminée ; plus rien ne peut être repris.
table-undo-handover = Une place a changé de mains depuis : impossible de revenir en arrière.
table-undo-counts = Cette partie compte : ce que les autres ont répondu reste joué.
table-offer-needless = Vous pouvez le reprendre sans rien demander.
table-offer-none = Personne ne demande plus à revenir en arrière.
table-offer-open = Quelqu’un a déjà demandé à revenir en arrière ; on y répond d’abord.
table-offer-again = Les autres ont déjà répondu à ce sujet.
table-offer-last = Le dernier qui accepte dit jusqu’où la partie revient.

## Ce qui se passe à une table en dehors du jeu
table-event-undo = { $seat } reprend son dernier coup.
table-event-offer = { $seat } demande à reprendre son dernier coup.
table-event-agree = { $seat } accepte.
table-event-agreed = { $seat } accepte : la partie revient en arrière.
table-event-decline = { $seat } : non, la partie reste comme elle est.
table-event-takeover = { $name } joue désormais ici.
table-event-return = { $name } est de retour.
table-event-flag = { $seat } n’a plus de temps.
table-event-flag-takeover = Le temps est écoulé ici : { $name } joue la suite.
table-event-prepared = (Préparé à l’avance.)
table-event-fallback = { $reason ->
    [unstarted] { $seat } : le programme n’a pas pu démarrer. Un coup a été joué à sa place.
    [ended] { $seat } : le programme s’est interrompu. Un coup a été joué à sa place.
    [late] { $seat } a mis trop de temps. Un coup a été joué à sa place.
    [unreadable] { $seat } : le programme a donné une réponse illisible. Un coup a été joué à sa place.
    [illegal] { $seat } a tenté ce que les règles interdisent. Un coup a été joué à sa place.
    [dropped] { $seat } : le programme a échoué trop souvent et n’est plus consulté. Un coup a été joué à sa place.
   *[other] { $seat } n’avait pas de réponse. Un coup a été joué à sa place.
}

## Ce qu’un serveur refuse
error-no-identity = Le serveur ne vous connaît pas encore : rechargez la page.
error-session-ended = Votre session dans ce navigateur est terminée : rechargez la page.
error-session-expired = Vous êtes resté absent trop longtemps : rechargez la page.
error-origin = Seules les pages de ce serveur peuvent demander cela.
error-not-found = Il n’y a rien à cette adresse.
error-stopping = Le serveur s’arrête ; rien n’est perdu.
error-hello = Le premier message doit être une salutation.
error-not-started = La partie n’a pas encore commencé.
error-bot-plays = Un robot joue à votre place ; reprenez-la d’abord.
error-bot-plays-already = Un robot joue déjà à cette place.
error-unknown-level = Il n’y a pas de tel robot.
error-bot-unstarted = Le programme « { $name } » ne démarre pas et ne peut donc pas s’asseoir à une table. Qui gère ce serveur en trouvera la raison dans son journal.
error-no-such-seat = Personne à remplacer n’est assis là.
error-many-open = Dix de vos tables attendent déjà des joueurs : quittez-en d’abord une.
error-begun = La partie a commencé : abandonnez, ou laissez jouer un robot.
error-closed = L’hôte a fermé cette table.
error-removed = L’hôte a repris votre place à cette table.
error-not-host = Seul l’hôte de cette table peut le faire.
error-not-away = Ce joueur est là, ou l’était à l’instant.
error-out-of-time = Votre temps est écoulé.
intent-gone = Il y a autre chose à cette place maintenant.
intent-unlike = Il s’est passé autre chose que ce que vous attendiez.
error-intent = Cela ne peut pas être préparé : c’est trop long, ou l’on ne sait pas pour quelle question.
error-intents-full = Il n’y a plus de place pour préparer autre chose : retirez d’abord quelque chose.
error-plan = On ne peut pas deviner ici ce qui vous sera demandé ensuite.
error-clock-runs = Sa pendule tourne : si ce joueur ne revient pas, c’est elle qui décide.
error-time = Personne ne pourrait jouer avec cette pendule : elle donne trop peu de temps, ou bien trop.
error-delay = Qui regarde attendrait trop longtemps : une heure au plus.
error-pair-busy = Beaucoup de monde cherche un adversaire en ce moment : réessayez.
error-not-replaced = Aucun robot n’a pris votre place.
error-chat = Un message compte entre 1 et 500 caractères.
error-seats = Ces places ne peuvent pas être disposées ainsi.
error-account-exists = Vous avez déjà un compte.
error-record-long = Une partie enregistrée peut avoir au plus { $most } lignes.
error-unknown-record = Il n’y a pas de telle partie enregistrée.
error-tournament-alone = Dans un tournoi, chacun joue seul : pas de conseils, pas de robots.

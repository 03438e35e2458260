### La table elle-même, quel que soit le jeu.

table-over = La partie est terminée.
table-not-asked = { $seat } n’a rien à décider maintenant.
table-unreadable = Ce n’est pas une action du jeu : { $why }.
table-not-in-game = { $seat } n’est plus dans la partie.
table-setup-unreadable = Impossible de lire « { $what } » : { $why }
table-option-unknown = Il n’y a pas d’option « { $name } ». Options connues : { $known }.
table-option-value = L’option « { $name } » ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
table-seats = { $seats ->
    [one] Une place ne convient pas
   *[other] { $seats } places ne conviennent pas
} : ce jeu se joue de { $least } à { $most }.
table-started = La partie a déjà commencé.
table-names = Chaque place doit avoir un nom : il y a { $seats } places et { $names } noms.

table-undo-luck = Le hasard a parlé : impossible de revenir en arrière.
table-undo-shown = Une information cachée a été vue : impossible de revenir en arrière.
table-undo-other = Quelqu’un d’autre a joué depuis.
table-undo-nothing = Vous n’avez rien à reprendre.
table-undo-over = La partie est terminée ; plus rien ne peut être repris.

game-microscopic = Microscopic
game-microscopic-tagline = Des cartes naissent des gènes, puis des cellules, puis des organismes.

### What stands on the box: the words the home page shows before a table is opened.

game-microscopic = Microscopic
game-microscopic-tagline = Des cartes naissent des gènes, puis des cellules, puis des organismes.
game-microscopic-about = Des gènes aux cellules, des cellules aux organismes. Une course pour 1 à 4.

### What stands on the box: the words the home page shows before a table is opened.

game-micropolis = Micropolis
game-micropolis-tagline = Tuile après tuile, les galeries deviennent une fourmilière.
game-micropolis-about = Choisissez vos galeries et bâtissez la plus belle fourmilière du pré.

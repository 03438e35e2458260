### What stands on the box: the words the home page shows before a table is opened.

game-micropolis = Micropolis
game-micropolis-tagline = Tile by tile, galleries join into an anthill.
game-micropolis-about = Draft galleries and build the finest anthill under the meadow.

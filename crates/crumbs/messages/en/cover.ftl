### What stands on the box: the words the home page shows before a table is opened.

game-crumbs = Crumbs
game-crumbs-tagline = Three heaps, two ants, one last crumb.
game-crumbs-about = Carry crumbs home, and the last one too.

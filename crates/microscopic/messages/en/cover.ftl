### What stands on the box: the words the home page shows before a table is opened.

game-microscopic = Microscopic
game-microscopic-tagline = Cards become genes become cells become organisms.
game-microscopic-about = Grow cells out of genes, and organisms out of cells. A race for 1 to 4.

### What stands on the box: the words the home page shows before a table is opened.

game-mutant-chronicles = Mutant Chronicles
game-mutant-chronicles-tagline = De petites armées, des ordres brefs, et des dés qui portent à la fois distance et dégâts.
game-mutant-chronicles-about = Deux escouades, une rue en ruine, et tout ce qui y rampe.
mutant-chronicles-room-armies = Atelier des armées

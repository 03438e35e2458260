### What stands on the box: the words the home page shows before a table is opened.

game-micro-mutants = Micro Mutants
game-micro-mutants-tagline = Des jetons qui sautent sur le feutre : qui retombe dessus capture.
game-micro-mutants-about = D’une pichenette, lancez votre essaim sur l’ennemi.
micro-mutants-room-practice = Entraînement

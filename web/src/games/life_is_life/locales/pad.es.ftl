# ---- the score pad
pad-who-starts = ¿Quién empieza?
pad-starts = Empieza { $name }
pad-animals = Animales
pad-has-most = tiene la mayoría
pad-tap-most = Para cada animal, toca a quien tenga más. Toca otra vez para contar las cartas.
pad-tap-own = Para cada animal, toca tu columna una vez por cada carta que tengas.
pad-score-round = Anotar la ronda
pad-who-showed = ¿Quién tiene el grupo completo?
pad-which-set = ¿De qué animal?

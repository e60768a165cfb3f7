# ---- who plays best
ratings-count =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
ratings-none = Nadie ha jugado todavía una partida puntuada.
ratings-place = Puesto
ratings-name = Nombre
ratings-rating = Rating
ratings-games = Partidas
ratings-not-yet = Tendrás un puesto con tu primera partida puntuada: abre una mesa con amigos y marca «Partida puntuada».
ratings-unlisted = No estás en la lista.
ratings-list-me = Mostrarme en estas listas
ratings-list-me-hint = Nombre, rating y número de partidas puntuadas, en cada juego.
ratings-how = Cómo se cuenta
ratings-how-text = Solo cuentan las partidas puntuadas, y en ellas solo tu puesto entre las personas. El número es lo que has demostrado con seguridad: empieza en 1000 y crece con cada partida que dice más de ti. ± indica cuánto puede desviarse aún tu fuerza real.

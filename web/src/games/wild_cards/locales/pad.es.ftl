# ---- the score pad
pad-who-first = ¿Quién es primero en la ronda 1?
pad-order = Orden en esta ronda
pad-order-means = Solo donde hace falta un orden: para robar y en los empates. Todos pujan a la vez.
pad-next-round = Siguiente ronda
pad-account = Recuento final
pad-back = Atrás
pad-next-player = Sigue: { $name }
pad-settle = ¿Quién ha ganado?
pad-what-has = ¿Qué tiene { $name }?
pad-what-you-have = ¿Qué tienes?
pad-too-many-animals =
    { $count ->
        [one] Es { $count } animal más de los que han salido.
       *[other] Son { $count } animales más de los que han salido.
    }
pad-so-far =
    { $points ->
        [one] { $points } punto hasta ahora
       *[other] { $points } puntos hasta ahora
    }
pad-who-leads = ¿Quién tiene los líderes?
pad-who-leads-means = Solo puede tener el líder quien tenga más animales de esa especie. Si hay empate, mirad delante de quién está.
pad-supply = Nadie
pad-only-one-counts = También { $animals }: como segunda especie solo cuenta una.
pad-peacock-counts = El líder de los pavos reales vale 3 en vez de 1.
pad-tie-shared = { $score ->
        [one] { $score } punto cada uno
       *[other] { $score } puntos cada uno
    } y los mismos animales ({ $counts }): comparten el puesto.
pad-tie-animals = { $score ->
        [one] { $score } punto cada uno
       *[other] { $score } puntos cada uno
    }: decide el número de animales ({ $counts }).
pad-change-account = Cambiar el recuento

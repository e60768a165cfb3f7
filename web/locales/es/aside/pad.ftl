# ---- the score pad
pad-title = Marcador
pad-evenings = Veladas
pad-no-rules = La primera vez el marcador toma las reglas del servidor. Conéctate y vuelve a intentarlo.
pad-not-kept = Este navegador no guarda nada: si cierras la página, la velada se pierde.
pad-undo = Deshacer
pad-undone = Deshecho.
pad-this-round = Esta ronda
pad-less = Uno menos
pad-more = Uno más
pad-again = Otra partida

# ---- corrections
pad-correct-round = Corregir la ronda { $round }
pad-correct-save = Guardar la corrección
pad-correct-hint = ¿Un error? Toca el número de una ronda para corregirla.
pad-corrected = corregida
pad-revised = recalculada tras una corrección
pad-heard-corrected = Ronda { $round } corregida. Todo lo siguiente se ha recalculado.

# ---- a new evening
pad-new = Nueva velada
pad-who-plays = ¿Quién juega, en sentido horario?
pad-player = Jugador { $number }
pad-player-short = J{ $number }
pad-name-of = Nombre del jugador { $number }
pad-move = Mover a { $name }
pad-move-how = Arrastra, o pulsa las flechas arriba y abajo.
pad-moved = { $name }: sitio { $place } de { $players }.
pad-remove = Quitar a { $name }
pad-add = Añadir un jugador
pad-known = Nombres de la última vez
pad-draw = A suertes
pad-house-rules = Reglas de la casa
pad-twice = Hay dos jugadores llamados { $name }.
pad-begin = Empezar

# ---- the evenings
pad-none-yet = Aún no hay ninguna velada.
pad-goes-on = Ronda { $round }, en juego
pad-drop = Borrar la velada del { $date }
pad-drop-sure = Borrar
pad-figures = En todas las veladas
pad-wins = Victorias
pad-bids-made = Apuestas cumplidas
pad-made-by-cards = Apuestas cumplidas, por cartas en mano
pad-comeback = La mejor remontada: { $name }, a { $behind } tras la ronda { $round } ({ $date }).
pad-files = Todas las veladas en un archivo
pad-files-means = Las veladas de todos los juegos están solo en este navegador. Llévatelas a otro móvil en un archivo.
pad-export = Exportar
pad-import = Importar
pad-import-not = En este archivo no hay veladas.
pad-imported =
    { $count ->
        [one] { $count } velada añadida.
       *[other] { $count } veladas añadidas.
    }

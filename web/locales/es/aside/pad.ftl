# ---- the score pad
pad-title = Marcador
pad-evenings = Veladas
pad-no-rules = La primera vez el marcador toma las reglas del servidor. Conéctate y vuelve a intentarlo.
pad-not-kept = Este navegador no guarda nada: si cierras la página, la velada se pierde.
pad-overtaken = La velada ha cambiado en otra pestaña. Míralo y anótalo otra vez.
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
pad-known = Nombres de otras veladas
pad-draw = Sortear
pad-house-rules = Reglas de la casa
pad-twice = Hay dos jugadores llamados { $name }.
pad-begin = Empezar

# ---- the evenings
pad-none-yet = Aún no hay ninguna velada.
pad-goes-on = Ronda { $round }, en juego
pad-unreadable = Esta velada no se puede leer.
pad-drop = Borrar la velada del { $date }
pad-drop-sure = Borrar
pad-figures = En todas las veladas
pad-wins = Victorias
pad-bids-made = Apuestas cumplidas
pad-made-by-cards = Apuestas cumplidas, por cartas en mano
pad-comeback = La mejor remontada: { $name }, que iba a { $behind } puntos tras la ronda { $round } ({ $date }).
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
pad-imported-later =
    { $count ->
        [one] { $count } velada actualizada.
       *[other] { $count } veladas actualizadas.
    }

# ---- each on their own phone
pad-phones = Cada uno en su móvil
pad-phones-means = Los demás abren este marcador en su móvil, eligen su nombre y anotan lo suyo. Las apuestas secretas siguen siendo secretas. Tú puedes seguir anotando por todos.
pad-phones-share = Compartir el marcador
pad-phones-no-server = Hace falta un servidor, y esta página no tiene.
pad-phones-who = ¿Quién eres?
pad-phones-i-am = Soy { $name }
pad-phones-taken = { $name } está en otro móvil
pad-phones-watch = Solo mirar
pad-phones-own = en su móvil
pad-phones-here = este móvil
pad-phones-release = Liberar
pad-phones-release-name = Liberar a { $name }
pad-phones-released = Ya se puede volver a elegir a { $name }.
pad-phones-gone = Sin conexión. Lo que anotes se queda aquí y se envía después.
pad-phones-alone = El servidor ya no tiene esta velada. Aquí continúa.
pad-phones-invite = Nuestro marcador de { $game }
reason-bad-entry = Eso no se puede anotar.
reason-not-your-entry = Eso ahora no te toca a ti.
reason-not-your-pad = Solo puede hacerlo quien ha compartido el marcador.
reason-evening-full = Esta velada está llena. Empieza otra.
reason-no-such-evening = Esa velada no existe, o se ha quitado.
reason-too-many-evenings = Por ahora has compartido bastantes veladas. Inténtalo más tarde.

# ---- la mesa que dibuja cualquier juego
plain-table = En la mesa
plain-moves = Qué puedes hacer
plain-round = Ronda { $round }
plain-waiting = Esperando a { $names }
plain-go-on = Sigue: todavía falta algo.
plain-sealed = Tu elección: { $choice }. Aún puedes cambiarla.
plain-start-over = Empezar de nuevo
plain-started-over = Empezamos de nuevo.
plain-not = { $move }, no permitido: { $reason }
plain-which = { $card }: elige abajo qué hacer.
plain-copies = { $copies } × { $name }
plain-none = ninguna
plain-yes = sí
plain-no = no
plain-keys-moves = Elegir qué hacer
plain-keys-table = Leer lo que hay en la mesa

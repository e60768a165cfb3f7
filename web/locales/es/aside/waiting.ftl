# ---- the waiting room
waiting-room = Sala de espera
waiting-for-host = Quien abrió la mesa reparte cuando estén todos.
share-link = Envía este enlace a tus amigos
copy-link = Copiar el enlace
qr-label = Código QR del enlace
seat-number = Sitio { $number }
seat-empty = libre
sit-here = Sentarme aquí
add-bot = Añadir un bot
program-title = Que juegue un programa
program-hint = Un programa tuyo ocupa un sitio y juega con las mismas reglas. Su token se muestra una sola vez, solo a ti.
program-seat = Sentar un programa
program-name = Programa { $number }
program-address = Dirección
program-token = Token del sitio { $number }
remove-seat = Quitar a { $name }
swap-with-next = Intercambiar a { $one } y { $other }
start-game = Repartir
start-with-bots =
    { $count ->
        [one] Repartir, con un bot en el sitio libre
       *[other] Repartir, con bots en { $count } sitios libres
    }
house-rules-plain = Las reglas de siempre
invite-share = Compartir
invite-text = Ven a jugar a { $game } conmigo.
invite-network = Para amigos en la misma red (wifi). Para jugar por internet, el servidor necesita una dirección pública.
invite-this-machine = Por ahora solo este ordenador puede abrir el enlace. Para que jueguen tus amigos de la misma red, inicia el servidor así:
greeting = { $name } te invita a { $game }
greeting-nobody = Te invitan a { $game }
greeting-seated = Tienes sitio.
greeting-sit = Sentarme
greeting-full = Todos los sitios están ocupados.
greeting-host-deals = { $name } reparte cuando estén todos.
rules-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
rules-new = nuevo
rules-changed = Las reglas han cambiado: { $rules }
rules-change = Cambiar las reglas
rules-change-do = Jugar así
rule-off = no
not-rated = Sin puntuar
not-public = Solo con el enlace
seeking = Buscando jugadores
seeking-here = Ya hay { $count } de { $players }.
seeking-bots-in = Los bots entran en
seeking-now = Empezar ya
seeking-longer = Esperar otro minuto
seeking-terms = Reglas normales, 90 segundos por jugada, sin puntuar. Puedes salir de la página: tu sitio se guarda.
seeking-stop = Dejar de buscar
reason-seats-empty = Todavía hay sitios libres.
reason-not-all-here = Una partida puntuada empieza cuando están todos. Falta: { $names }
reason-usual-rules-only = Las mesas de «Buscar jugadores» siguen las reglas normales.
reason-no-countdown = En esta mesa reparte quien la abrió.

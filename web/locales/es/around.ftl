# ---- inicio
your-name = Tu nombre
name-hint = Así te ven los demás.
save-name = Guardar
name-saved = Guardado.
players-range =
    { $least ->
        [one] de { $least } a { $most } jugadores
       *[other] de { $least } a { $most } jugadores
    }
by-author = de { $author }
play-now = Jugar ya
play-now-hint = Tú contra tres bots, sin esperar.
with-friends = Con amigos
continue = Tus mesas abiertas
continue-waiting = Sala de espera
continue-your-turn = Te toca
continue-playing = Partida en curso
continue-with = con { $names }
continue-alone = todavía nadie más
no-install = Sin cuenta y sin instalar nada. Tu nombre y tus mesas se quedan en este navegador.

# ---- una mesa nueva
new-table = Una mesa con amigos
players = Jugadores
bot-level = Bots en los sitios libres
level-casual = Tranquilo
level-novice = Principiante
level-club = De club
level-random = Al azar
level-hint = En la sala de espera puedes poner o quitar bots.
rules-of-table = Reglas de la mesa
open-table = Abrir la mesa
option-other = Otra…

# ---- la sala de espera
waiting-room = Sala de espera
waiting-for-host = Quien abrió la mesa reparte cuando estén todos.
share-link = Manda este enlace a tus amigos
copy-link = Copiar el enlace
link-copied = Copiado.
qr-label = Código QR del enlace
seats = Sitios
seat-number = Sitio { $number }
seat-empty = libre
sit-here = Sentarme aquí
add-bot = Poner un bot
remove-seat = Quitar a { $name }
swap-with-next = Cambiar a { $one } por { $other }
start-game = Repartir
start-with-bots =
    { $count ->
        [one] Repartir, con un bot en el sitio libre
       *[other] Repartir, con bots en { $count } sitios libres
    }
house-rules-plain = Las reglas de siempre

# ---- how a bot plays
bots-rank = nivel { $rank } de { $levels }, del más débil hacia arriba
bots-kept = Juega por { $name }, que puede recuperar su asiento cuando quiera.
bots-in-game = En este juego
bots-random = Juega cualquier cosa permitida, echada a suertes.
bots-novice = Costumbres sencillas y nada de memoria: mira sus propias cartas y la mesa, y no recuerda nada de lo jugado.
bots-casual = Reglas prácticas, afinadas en muchas partidas contra sí mismo. Nunca olvida una carta que ha visto.
bots-club = Imagina repartos que concuerdan con todo lo que ha visto y prefiere los que explican lo que han hecho los demás. En cada uno prueba todas las jugadas sensatas, hasta { $lines } pruebas por jugada, y deja que todos sigan con las reglas prácticas del bot tranquilo. Elige lo que sale mejor; si la diferencia puede ser azar, hace lo que haría el bot tranquilo. Cuando todos deciden en secreto, a veces elige una jugada casi igual de buena, para no ser previsible.
bots-sees = Qué ve
bots-view = Exactamente lo que vería una persona en su asiento, y nunca más: ninguna otra mano, ningún mazo, ningún reparto futuro. Sus dados son solo suyos.
bots-time = Cuánto tarda
bots-pace = Normalmente de { $least } a { $most } segundos. El tiempo se sortea antes de preguntarle, tenga las cartas que tenga, para que no delate nada.
bots-strength = Cómo de fuerte es
bots-measured = Medido en partidas de { $players } jugadores, { $deals } repartos por cada pareja de niveles: al azar vale 0, tranquilo vale 1000. Entre paréntesis: dónde está el valor real con un 95 % de certeza.
bots-fewer = Allí el bot de club tenía { $fewer } pruebas por jugada; en una mesa tiene { $lines }.
bots-level = Nivel
bots-value = Fuerza
bots-between = { $value } (de { $low } a { $high })
bots-program = Aquí juega un programa de fuera, sentado por el anfitrión de la mesa. Cómo piensa, no lo sabemos.
bots-program-view = Se le dice lo que vería una persona en su asiento, y nunca más. Responde cuando quiere, salvo que corra un reloj.
bots-new = Este nivel es más nuevo que esta página. Recárgala para leer sobre él.
bots-report = ¿Una jugada te parece errónea? Cuando termine la partida puedes avisar desde la repetición.

# ---- a move that looks wrong
report-which = Jugada { $position }: { $name }, bot ({ $level }).
report-goes = El anfitrión de este servidor recibe el reparto, este punto, tu nombre y lo que escribas aquí. Así se puede volver a ver la jugada como la vio el bot.
report-words = ¿Qué parece mal? (Puedes dejarlo vacío.)
report-send = Avisar
report-done = Gracias. Queda guardado para el anfitrión de este servidor.
report-person = { $name } no es un bot de este servidor: solo se puede avisar de jugadas de bots.
report-before = Nadie ha decidido nada todavía. Ve a la jugada de un bot y avisa allí.
reason-not-a-bot = Ahí no decidió un bot de este servidor.
reason-too-many-reports = Desde aquí se ha avisado de muchas jugadas. Inténtalo más tarde.

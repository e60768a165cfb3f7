# ---- how a bot plays
bots-rank = nivel { $rank } de { $levels } (el 1 es el más débil)
bots-kept = Juega por { $name }, que puede volver cuando quiera.
bots-in-game = En este juego
bots-random = Juega al azar cualquier cosa permitida.
bots-novice = Costumbres sencillas y nada de memoria: mira sus cartas y la mesa, y no recuerda nada de lo jugado.
bots-casual = Reglas prácticas, afinadas en muchas partidas contra sí mismo. Nunca olvida una carta vista.
bots-club = Imagina repartos compatibles con todo lo que ha visto y prefiere los que explican las jugadas de los demás. En cada uno prueba todas las jugadas sensatas, hasta { $lines } pruebas por jugada, y deja que todos sigan con las reglas prácticas del bot aficionado. Elige la que sale mejor; si la diferencia puede deberse al azar, hace lo que haría el bot aficionado. Cuando todos deciden en secreto, a veces elige una jugada casi igual de buena, para no ser previsible.
bots-master = Ha aprendido el juego en millones de partidas contra sí mismo: una red mira lo que ve su sitio y dice qué jugaría. En una mesa compara además esa jugada con otras en repartos imaginados, hasta { $lines } pruebas por jugada, y solo la cambia si otra sale claramente mejor. Cuando todos deciden en secreto, varía sus jugadas como ha aprendido a hacerlo.
bots-sees = Qué ve
bots-view = Lo mismo que vería una persona en su sitio, y nada más: ni otras manos, ni el mazo, ni los repartos futuros. Si sortea algo, lo hace por su cuenta.
bots-time = Cuánto tarda
bots-pace = Normalmente, de { $least } a { $most } segundos. El tiempo se sortea antes de pedirle la jugada, tenga las cartas que tenga, para que no delate nada.
bots-pace-none = Responde al instante, tenga las cartas que tenga.
bots-strength = Su fuerza
bots-measured = Medido en partidas de { $players } jugadores, con { $deals } repartos por cada pareja de niveles: al azar vale 0 y aficionado, 1000. Entre paréntesis, el intervalo de confianza del 95 %.
bots-fewer = Al medirlos, el bot de club tenía { $fewer } pruebas por jugada y el maestro apenas alguna; en una mesa ambos tienen { $lines }.
bots-level = Nivel
bots-value = Fuerza
bots-between = { $value } (de { $low } a { $high })
bots-program = Aquí juega un programa externo, traído por quien abrió la mesa. No sabemos cómo piensa.
bots-program-view = Recibe lo que vería una persona en su sitio, y nada más. Si no hay reloj, responde cuando quiere.
bots-new = Este nivel es más nuevo que la página. Recárgala para leer sobre él.
bots-report = ¿Una jugada te parece un error? Cuando termine la partida puedes reportarla desde la repetición.

# ---- a move that looks wrong
report-which = Jugada { $position }: { $name }, bot ({ $level }).
report-goes = Quien administra el servidor recibe el reparto, este punto, tu nombre y lo que escribas: así puede ver la jugada como la vio el bot.
report-words = ¿Qué está mal? (Opcional)
report-send = Reportar
report-done = Gracias. Lo verá quien administra el servidor.
report-person = { $name } no es un bot de este servidor: solo se reportan jugadas de bots.
report-before = Nadie ha jugado todavía. Ve a la jugada de un bot y repórtala.
reason-not-a-bot = Esa jugada no es de un bot de este servidor.
reason-too-many-reports = Demasiados reportes desde aquí. Inténtalo más tarde.

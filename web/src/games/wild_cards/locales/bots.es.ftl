# ---- how a bot plays
bots-novice-wild-cards = Puja con la carta más alta que puede pagar, la mitad de las veces con una cualquiera de las que puede pagar, y repone con tres cartas o menos. Se lleva el animal del que más tiene, nunca renuncia si puede pagar, y paga con lo primero que le viene. Segunda puja, cambio, descartes: los deja pasar.
bots-casual-wild-cards = Calcula lo que le daría al final cada animal y lo que probablemente quedará para cada una de sus pujas. Entre pujas casi iguales lo echa a suertes, porque una puja previsible pierde. Si puede paga para el bonus; si no, con lo que menos necesita.
bots-club-wild-cards = Cada prueba llega al final de la segunda ronda después de esta. Cuentan, a partes iguales, la probabilidad de ganar y los puntos de ventaja sobre el mejor rival.
bots-master-wild-cards = Ha aprendido cuándo vale la pena cada puja. Al reponer cartas y con las dos cartas del águila sigue las reglas prácticas del bot aficionado.

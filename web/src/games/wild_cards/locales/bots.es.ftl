# ---- how a bot plays
bots-novice-wild-cards = Puja con la carta más alta que puede pagar, la mitad de las veces una cualquiera de ellas, y repone con tres cartas o menos. Toma el animal del que más tiene, nunca renuncia a uno que puede pagar y paga con lo primero que le viene. Una segunda puja, un cambio, descartes: lo deja pasar.
bots-casual-wild-cards = Calcula lo que le daría al final cada animal y lo que probablemente quedará para cada una de sus pujas. Entre pujas casi iguales lo echa a suertes, porque una puja previsible pierde. Paga para la prima si puede; si no, con lo que menos necesita.
bots-club-wild-cards = Cada prueba llega al final de la segunda ronda después de esta. Cuentan, a medias, la probabilidad de ganar y los puntos de ventaja sobre el mejor rival.

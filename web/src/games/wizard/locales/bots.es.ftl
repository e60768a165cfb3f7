# ---- how a bot plays
bots-novice-wizard = Apuesta una baza por cada Mago, cada carta desde el 11 y cada triunfo desde el 7; de vez en cuando una más o una menos. Si no ve sus cartas, apuesta su parte. Mientras le faltan bazas juega la carta más alta que iría ganando; después, la más alta que no. Como triunfo elige su palo más largo.
bots-casual-wizard = Calcula para cada carta la probabilidad de que gane una baza: qué falta por salir, quién puede tenerlo y cuánto quieren bazas los demás. Apuesta y juega lo que promete más puntos.
bots-club-wizard = Cada prueba llega al final de la ronda. Cuentan sus puntos, menos la mitad de la media de los demás.
bots-master-wizard = Ha aprendido cuánto vale cada apuesta y cada carta, con cualquier número de jugadores y todas las opciones. Cuentan los puntos de la ronda y, hacia el final, ganar la partida.

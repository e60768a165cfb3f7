# ---- how a bot plays
bots-novice-life-is-life = Reúne tres iguales, se lleva la fila que más le conviene y deja lo que le sobra o lo que tiene suelto. Si cuenta con 20 puntos o más y nadie ha golpeado, golpea la mitad de las veces.
bots-casual-life-is-life = Recuerda lo que cada cual se ha llevado y ha dejado, calcula las opciones de cada mayoría y cambia en busca de la mano que más promete. Vigila los grupos que acaban una ronda, los suyos y los ajenos, y golpea cuando espera perder pocas vidas.
bots-club-life-is-life = Cada prueba llega al final de la ronda, o dos vueltas más allá. Cuentan, a partes iguales, la probabilidad de ganar con las vidas que quedan y los puntos de la ronda.
bots-master-life-is-life = Calcula lo probable que es cada mayoría con las cartas que nadie ha visto, y ha aprendido qué fila conviene, qué dejar por ella y cuándo golpear.

# ---- how a bot plays
bots-novice-life-is-life = Reúne tres iguales, toma la fila que mejor le encaja y deja lo que le sobra o lo que tiene suelto. Si cuenta con 20 puntos o más y nadie ha golpeado, golpea la mitad de las veces.
bots-casual-life-is-life = Recuerda lo que cada cual ha tomado y dejado, calcula las opciones de cada mayoría y cambia por la mano que más promete. Vigila los conjuntos que acaban una ronda, los suyos y los ajenos, y golpea cuando espera perder pocas vidas.
bots-club-life-is-life = Cada prueba llega al final de la ronda, o dos vueltas. Cuentan, a medias, la probabilidad de ganar con las vidas que quedan y los puntos de la ronda.

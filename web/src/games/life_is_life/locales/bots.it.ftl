# ---- how a bot plays
bots-novice-life-is-life = Raccoglie tre animali uguali, prende la fila che si adatta meglio e lascia ciò che ha in eccesso o in una sola copia. Se conta su 20 punti o più e nessuno ha bussato, bussa una volta su due.
bots-casual-life-is-life = Ricorda ciò che ognuno ha preso e lasciato, calcola le probabilità di ogni maggioranza e scambia per la mano che promette di più. Tiene d’occhio le serie che chiudono la mano, sue e altrui, e bussa quando prevede di perdere poche vite.
bots-club-life-is-life = Ogni prova arriva alla fine della mano, o per due giri. Contano per metà la probabilità di vincere con le vite rimaste, per metà i punti della mano.

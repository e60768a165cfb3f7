# ---- how a bot plays
bots-novice-life-is-life = Raccoglie tre animali uguali, prende la fila che gli conviene di più e lascia ciò che ha di troppo o in una sola copia. Se conta su 20 punti o più e nessuno ha bussato, bussa una volta su due.
bots-casual-life-is-life = Ricorda che cosa ognuno ha preso e lasciato, calcola le probabilità di ogni maggioranza e scambia puntando alle carte che promettono di più. Tiene d’occhio le serie che chiudono la mano, sue e altrui, e bussa quando prevede di perdere poche vite.
bots-club-life-is-life = Ogni prova arriva a fine mano, o due giri più avanti. Contano per metà la probabilità di vincere con le vite rimaste, per metà i punti della mano.
bots-master-life-is-life = Calcola quanto è probabile ogni maggioranza con le carte non viste, e ha imparato quale fila conviene, che cosa lasciare e quando bussare.

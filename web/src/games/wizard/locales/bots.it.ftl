# ---- how a bot plays
bots-novice-wizard = Dichiara una presa per ogni Stregone, ogni carta dall’11 in su e ogni atout dal 7 in su; ogni tanto una in più o in meno. Se non vede le sue carte, dichiara la sua parte. Finché gli mancano prese gioca la carta più alta che al momento prenderebbe, poi la più alta che non prenderebbe. Come atout sceglie il suo seme più lungo.
bots-casual-wizard = Per ogni sua carta calcola la probabilità di fare una presa: che cosa deve ancora uscire, chi può averlo, quanto gli altri vogliono prese. Dichiara e gioca ciò che promette più punti.
bots-club-wizard = Ogni prova arriva alla fine della mano. Contano i suoi punti, meno la metà della media degli altri.
bots-master-wizard = Ha imparato quanto vale ogni dichiarazione e ogni carta, con qualsiasi numero di giocatori e tutte le opzioni. Contano i punti della mano e, verso la fine, la vittoria.

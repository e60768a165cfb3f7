# ---- how a bot plays
bots-novice-wizard = Dichiara tante prese quanti sono i suoi Stregoni, le sue carte dall’11 in su e i suoi atout dal 7 in su; ogni tanto una in più o in meno. Se non vede le proprie carte, dichiara la sua parte. Finché gli mancano prese gioca la carta più alta che sarebbe vincente in quel momento, poi la più alta che non lo sarebbe. Come atout sceglie il suo seme più lungo.
bots-casual-wizard = Per ogni sua carta calcola quanto è probabile che faccia una presa: da ciò che è ancora in giro, da chi può averlo e da quanto gli altri vogliono prese. Dichiara e gioca ciò che promette più punti.
bots-club-wizard = Ogni prova arriva alla fine della mano. Contano i suoi punti, meno la metà della media degli altri.

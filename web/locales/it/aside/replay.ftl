## Il replay di una partita finita e il controllo delle distribuzioni

replay-not-yet = Nessun replay qui: la partita non è finita, o il link è incompleto.
replay-report = Segnala questa mossa
replay-position = Punto della partita
replay-at = { $position } di { $last }
replay-unspoilt = Nascondi quanto manca alla fine
replay-at-unspoilt = Mossa { $position }
keys-replay-step = Una mossa indietro o avanti
keys-replay-trick = Una presa o una mano indietro o avanti
keys-replay-round = Una mano indietro o avanti
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-round-back = Mano precedente
replay-round-forward = Mano successiva
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-eyes = Punto di vista
replay-open = Carte scoperte
replay-download = Scarica
fair-check = Controlla le smazzate
fair-promise-unheard = Il seed corrisponde all’impronta. Ma questo browser non c’era quando è stato fissato: che fosse prima di dare le carte lo dice solo il server.
fair-deals = Rimescolato qui: tutte le smazzate ({ $deals }) derivano dal seed.
fair-wrong = Le carte della mano { $round } NON derivano dal seed.
fair-not-here = Le mescolate di questo gioco si controllano con “mazzo verify” e il file scaricato.
fair-stacked = Le carte di questa lezione sono preparate.
reason-too-many-replays = Troppi replay. Aspetta un momento.
replay-all-hands = Tutte le carte
replay-no-hands = Da spettatore
replay-link = Link a questo momento
replay-copy-link = Copia il link a questo momento
keys-replay-hands = Mostra o nascondi tutte le carte
keys-replay-link = Copia il link a questo momento

reason-no-such-place = Questo punto della partita non esiste.
reason-no-such-view = Da quel posto non si può guardare.

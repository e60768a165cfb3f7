# ---- pagina iniziale
your-name = Il tuo nome
name-hint = È il nome che vedono gli altri.
save-name = Salva
name-saved = Salvato.
players-range =
    { $least ->
        [one] da { $least } a { $most } giocatori
       *[other] da { $least } a { $most } giocatori
    }
by-author = di { $author }
play-now = Gioca subito
play-now-hint = Tu contro tre bot, senza aspettare.
with-friends = Con gli amici
continue = I tuoi tavoli aperti
continue-waiting = Sala d’attesa
continue-your-turn = Tocca a te
continue-playing = Partita in corso
continue-with = con { $names }
continue-alone = ancora nessun altro
no-install = Niente iscrizione e niente da installare. Il tuo nome e i tuoi tavoli restano in questo browser.

# ---- un tavolo nuovo
new-table = Un tavolo con gli amici
players = Giocatori
bot-level = Bot ai posti liberi
level-casual = Amichevole
level-novice = Principiante
level-club = Da circolo
level-random = A caso
level-hint = In sala d’attesa puoi aggiungere o togliere i bot.
rules-of-table = Regole del tavolo
open-table = Apri il tavolo
option-tricks-shown = Rivedere le prese
option-tricks-shown-last = Solo l’ultima
option-tricks-shown-last-means = Come a quasi tutti i tavoli: quello che è uscito prima va tenuto a mente. Dopo la mano la cronaca dice tutto.
option-tricks-shown-all = Tutte quelle della mano
option-tricks-shown-all-means = Tutti possono rivedere ogni presa della mano in corso.
option-other = Altro…

# ---- la sala d’attesa
waiting-room = Sala d’attesa
waiting-for-host = Chi ha aperto il tavolo dà le carte quando ci siete tutti.
share-link = Manda questo link ai tuoi amici
copy-link = Copia il link
link-copied = Copiato.
qr-label = Codice QR del link
seats = Posti
seat-number = Posto { $number }
seat-empty = libero
sit-here = Siediti qui
add-bot = Aggiungi un bot
program-title = Fai giocare un programma
program-hint = Un tuo programma prende un posto e gioca con le stesse regole. Il suo token si vede una volta sola, e solo tu lo vedi.
program-seat = Fai sedere un programma
program-name = Programma { $number }
program-address = Indirizzo
program-token = Token per il posto { $number }
remove-seat = Togli { $name }
swap-with-next = Scambia { $one } e { $other }
start-game = Dai le carte
start-with-bots =
    { $count ->
        [one] Dai le carte, con un bot al posto libero
       *[other] Dai le carte, con i bot ai { $count } posti liberi
    }
house-rules-plain = Le regole solite

# ---- impostazioni
settings = Impostazioni
theme-contrast = Ad alto contrasto
speed = Movimento
speed-1 = Normale
speed-05 = Lento
speed-2 = Veloce
speed-off = Nessuno
sounds = Suoni
volume = Volume
volume-try = Prova
reasons = Carte che non puoi giocare
reasons-always = Subito attenuate
reasons-after-a-try = Solo dopo un tentativo sbagliato
autoplay = Gioca da sola l’unica carta possibile
autoplay-hint = Gli altri potrebbero capire che non avevi scelta.
text-table = Tavolo come testo
text-table-hint = Tutto sotto titoli, per i lettori di schermo.

# ---- imparare
learn = Impara
games = Giochi
rules = Regole
learn-game = Impara { $game }
learn-title = Come si gioca a { $game }
lesson-about = La via più rapida: cinque passi a un tavolo vero, con un maestro.
lesson-begin = Comincia la lezione
picture-best = { $cards }; quella che conta: { $best }
coach = Maestro
coach-step = Passo { $step } di { $steps }
coach-hide = Nascondi il maestro
coach-show = Mostra il maestro
coach-over = Fine della lezione

# ---- una pagina più nuova
new-build = C’è una versione nuova di questa pagina.
new-build-playing = C’è una versione nuova di questa pagina. Ricarica dopo questa mano; il posto resta tuo.
reload = Ricarica
later = Più tardi

# ---- the table as text
text-situation = Situazione
text-on-table = Sul tavolo
text-commands = Comandi
text-score = Dichiarazioni e punti

# ---- why not
reason-hint-on-its-way = L’ultimo suggerimento sta arrivando.
reason-too-many-hints = Tanti suggerimenti. Adesso pensa un po’ da solo.
reason-no-hint-now = I bot sono troppo occupati per dare suggerimenti. Riprova.
reason-no-hints-when-rated = In una partita classificata non ci sono suggerimenti.
reason-no-such-place = La partita non ha questo punto.
reason-no-such-view = Non c’è un posto così da cui guardare.
reason-not-for-programs = Questo è solo per le persone.
reason-not-holder = Il tavolo è occupato altrove. Riprova.
reason-bad-token = Questo gettone non è valido.
reason-rated-needs-two = Una partita classificata richiede almeno due persone.
reason-no-clock = Questo tavolo non ha orologio.
reason-away-too-long = Il tuo orologio è già stato fermo per tutto il tempo concesso in una partita.
reason-no-such-pace = L’orologio si può rallentare di 2 o di 4 volte.
reason-too-soon = È stato appena rifiutato. Giocate ancora un po’.
reason-nothing-said = Non c’è niente che si possa vedere.
reason-too-long = È troppo lungo.
reason-too-much-talk = Piano: aspetta qualche secondo prima di dire altro.

# ---- una partita finita, di nuovo
replay = Replay
replay-not-yet = Qui non c’è un replay: la partita non è finita, o il link è incompleto.
replay-report = Segnala questa mossa
replay-position = Punto della partita
replay-at = { $position } di { $last }
replay-unspoilt = Nascondi quanto dura ancora la partita
replay-at-unspoilt = Decisione { $position }
keys-replay-step = Una decisione indietro o avanti
keys-replay-trick = Una presa o una mano indietro o avanti
keys-replay-round = Una mano indietro o avanti
key-names-pages = Pag↑ Pag↓
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-round-back = Alla mano precedente
replay-round-forward = Alla mano seguente
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-eyes = Visto da
replay-open = Carte scoperte
replay-download = Scarica
replay-watch = Rivedi la partita

# ---- hints, talk, clocks, an early end
hint = Suggerimento
hint-ask = Che cosa farebbe un buon giocatore?
hints = Suggerimenti, tranne nelle partite classificate
hints-on-request = A richiesta
hints-always = Sempre
hints-off = Nessuno
hint-only-move = Non c’è altro da giocare.
hint-only-sensible = Tutto il resto è uguale o peggiore.
hint-as-usual = La cosa solita da fare; { $worlds } distribuzioni immaginate non mostrano di meglio.
hint-better-than-usual = In { $worlds } distribuzioni immaginate va meglio del solito “{ $usual }”.
hint-better-points = { $points } punti in più di “{ $than }”.
hint-better-chance = { $percent } % di probabilità di vincere in più che con “{ $than }”.
hint-chances = Quanto è probabile che ogni scelta riesca
hint-chance = { $move }: { $percent } %
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-write = Di’ qualcosa al tavolo
chat-send = Invia
chat-mute = Silenzia qualcuno
reaction-hello = Ciao!
reaction-well-played = Bella mossa!
reaction-wow = Wow!
reaction-oops = Ops…
reaction-thanks = Grazie!
reaction-good-game = Bella partita!
clock-hurry = Restano { $seconds } secondi.
clock-slower = Tempo per tutti
right-back = Torno subito
right-back-means = Torno subito: il tuo orologio si ferma finché non decidi, in questa partita per { $time } al massimo.
right-back-own = Il tuo orologio è fermo.
right-back-here = Eccomi
seat-right-back = torna subito
news-right-back =
    { $you ->
        [yes] Torni subito: il tuo orologio si ferma.
       *[no] { $name } torna subito: l’orologio si ferma.
    }
news-came-back =
    { $you ->
        [yes] Sei di nuovo al tavolo.
       *[no] { $name } è di nuovo al tavolo.
    }
news-called-back =
    { $you ->
        [yes] Il tuo orologio è stato fermo abbastanza: riparte.
       *[no] L’orologio di { $name } è stato fermo abbastanza: riparte.
    }
news-played-for =
    { $you ->
        [yes] Il tuo tempo è scaduto: un bot decide per te.
       *[no] Il tempo di { $name } è scaduto: decide un bot.
    }
news-slowed =
    { $times ->
        [1] Tutti hanno di nuovo il tempo normale.
       *[other] Tutti hanno { $times } volte il tempo per pensare.
    }
news-host =
    { $you ->
        [yes] Ora il tavolo è tuo.
       *[no] Ora il tavolo è di { $name }.
    }
end-propose = Proponi di finire la partita
end-proposed = { $names }: finiamo qui la partita?
end-agree = Finiamo
end-play-on = Continuiamo
end-agreed = I giocatori hanno finito qui la partita.

# ---- was it fair
fair-check = Controlla le distribuzioni
fair-promise-kept = Controllato: il seme è quello promesso prima della distribuzione.
fair-promise-unheard = Il seme corrisponde all’impronta. Questo browser non c’era prima della distribuzione: per la promessa vale solo la parola del server.
fair-promise-broken = Il seme NON è quello promesso prima della distribuzione.
fair-deals = Rimescolato qui: tutte le distribuzioni ({ $deals }) seguono dal seme.
fair-wrong = Le carte della mano { $round } NON seguono dal seme.
fair-not-here = I mescolamenti di questo gioco si controllano con “mazzo verify” e il file scaricato.
fair-stacked = Le carte di questa lezione sono state ordinate a mano.

# ---- what a table may have
clock = Tempo per pensare
clock-none = Senza orologio
clock-relaxed = Con calma, 90 s
clock-quick = Veloce, 20 s
rated = Partita classificata
rated-hint = Per almeno due persone, senza suggerimenti.
reason-too-many-links = Da qui sono stati creati molti link. Riprova più tardi.
reason-link-void = Questo link è già usato o troppo vecchio. Creane uno nuovo sull’altro dispositivo.
reason-talked-out = A questo tavolo si è già detto abbastanza.
reason-too-many-replays = Tanti replay insieme. Aspetta un momento.
seat-program = un programma
public = Tavolo aperto
public-hint = Mostrato nella lobby: chiunque può sedersi.

# ---- the lobby
lobby = Tavoli aperti
lobby-join = Partecipa
lobby-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
lobby-minutes =
    { $count ->
        [0] appena aperto
        [one] { $count } minuto fa
       *[other] { $count } minuti fa
    }

# ---- one’s own page
you-page = Tu e le tue partite
carry = Un altro dispositivo
carry-about = Porta il tuo nome, i tavoli e i numeri su un altro dispositivo.
carry-make = Crea un link
carry-link = Apri questo link lì entro { $minutes } minuti. Vale una volta sola; non darlo a nessun altro.
carry-here = Questo link fa appartenere questo browser a chi lo ha creato. Quello che { $name } ha qui resta indietro.
carry-yes = Sì, il link è mio
carry-no = No
figures = Numeri
figures-games = Partite
figures-wins = Vinte
figures-rank = Posto medio
figures-score = Punti in media
figures-rating = Valutazione
figures-rating-over-time = Valutazione nel tempo
figures-wins-by-players = Partite vinte, per numero di giocatori
history = Partite finite
history-none = Nessuna tua partita è ancora finita.
history-more = Mostra altre
history-rank = posto { $rank } su { $players }
history-unfinished = non finita
rating-change = { $before } → { $after }
reason-too-slow = Ci è voluto troppo tempo. Riprova.

# ---- pagina iniziale
your-name = Il tuo nome
name-hint = È il nome che vedono gli altri.
save-name = Salva
name-saved = Salvato.

# ---- un tavolo nuovo
players = Giocatori
bot-level = Bot ai posti liberi
level-casual = Occasionale
level-novice = Principiante
level-club = Da circolo
level-master = Maestro
level-random = A caso
level-hint = In sala d’attesa puoi aggiungere o togliere i bot.
rules-of-table = Regole del tavolo
option-tricks-shown = Rivedere le prese
option-tricks-shown-last = Solo l’ultima
option-tricks-shown-last-means = Come a quasi tutti i tavoli: le carte già uscite vanno tenute a mente. Finita la mano, la cronaca dice tutto.
option-tricks-shown-all = Tutte quelle della mano
option-tricks-shown-all-means = Tutti possono rivedere ogni presa della mano in corso.
option-other = Altro…
clash-no-such-value = Scegli tra { $values }.
clash-no-such-option = Questo gioco non ha una regola simile.
clash-not-for-so-many = Non vale in { $players }.
clash-so-many-players = A questo gioco si gioca da { $least } a { $most }.

# ---- la sala d’attesa
link-copied = Copiato.
seats = Posti

# ---- impostazioni
settings = Impostazioni
theme-contrast = Alto contrasto
speed = Animazioni
speed-1 = Normali
speed-05 = Lente
speed-2 = Veloci
speed-off = Nessuna
sounds = Suoni
volume = Volume
volume-try = Prova
reasons = Carte che non puoi giocare
reasons-always = Attenuate da subito
reasons-after-a-try = Solo se provi a giocarle
autoplay = Gioca in automatico l’unica carta possibile
autoplay-hint = Gli altri potrebbero capire che non avevi scelta.
text-table = Tavolo testuale
text-table-hint = Diviso per titoli, per i lettori di schermo.

# ---- imparare
learn = Impara
games = Giochi
rules = Regole
learn-title = Come si gioca a { $game }
rulings-title = Domanda sulle regole
lesson-about = Il modo più rapido: due minuti a un tavolo vero, con una guida.
lesson-begin = Comincia la lezione
lesson-complete = Lezione completata
lesson-real-game = Ora una partita vera
picture-best = { $cards }; quella che conta: { $best }
coach = Guida
coach-step = Passo { $step } di { $steps }
coach-next = Avanti
coach-hide = Nascondi la guida
coach-show = Mostra la guida

# ---- una pagina più nuova
draining =
    { $minutes ->
        [0] Il server sta per essere aggiornato.
        [one] Il server verrà aggiornato tra { $minutes } minuto.
       *[other] Il server verrà aggiornato tra { $minutes } minuti.
    } La tua partita continua e, se non la finisci, resta salvata. Fino ad allora non ne iniziano di nuove.
new-build = È uscita una nuova versione della pagina.
new-build-playing = È uscita una nuova versione della pagina. Ricarica dopo questa mano: il posto resta tuo.
reload = Ricarica
later = Più tardi

# ---- nowhere
nowhere = Qui non c’è niente
nowhere-hint = L’indirizzo è completo e scritto bene?

# ---- the table as text
text-situation = Situazione
text-on-table = Sul tavolo
text-commands = Comandi

# ---- why not
reason-hint-on-its-way = Il suggerimento sta arrivando.
reason-too-many-hints = Quanti suggerimenti! Prova un po’ senza.
reason-no-hint-now = I bot sono troppo occupati per suggerire. Riprova.
reason-deal-open = Altri stanno ancora giocando questa smazzata. Potrai vederla quando sarà chiusa.
until-deal-open = Altri stanno ancora giocando questa smazzata. Potrai vederla da: { $until }.
reason-no-challenge = Era una lezione o un momento giocato di nuovo: non c’è niente da confrontare.
reason-no-hints-same-deal = Non ci sono suggerimenti quando altri giocano la stessa smazzata.
reason-no-hints-when-rated = In una partita classificata non ci sono suggerimenti.
reason-not-for-programs = È riservato alle persone.
reason-not-holder = Il tavolo è impegnato altrove. Riprova.
reason-bad-token = Questo token non è valido.
reason-rated-needs-two = Per una partita classificata servono almeno due persone.
reason-not-alone = Qui giocano anche altre persone: i bot mantengono il loro ritmo.
reason-no-clock = Questo tavolo non ha orologio.
reason-away-too-long = In questa partita hai già usato tutta la pausa concessa.
reason-no-pause-when-rated = Nelle partite classificate non ci sono pause.
reason-no-new-pace-when-rated = In una partita classificata il tempo a disposizione non si cambia.
reason-no-programs-when-rated = Nelle partite classificate non giocano programmi.
reason-back-after-bot = Puoi riprendere il posto dopo la prossima mossa del bot.
reason-no-more-returns = In questa partita non puoi più tornare: il bot gioca fino alla fine.
reason-id-used = È già stata accettata un’altra tua mossa.
reason-said-enough = Hai già scritto { $most } messaggi: per un tavolo bastano.
reason-no-such-pace = L’orologio si può rallentare di 2 o di 4 volte.
reason-too-soon = È appena stato rifiutato. Giocate ancora un po’.
reason-nothing-said = Il messaggio è vuoto.
reason-too-long = Troppo lungo.
reason-too-much-talk = Piano! Aspetta qualche secondo prima di riscrivere.

# ---- una partita finita, di nuovo
practice = Allenamento
practice-of = { $game }, allenamento
practice-again = Ancora un tentativo
gone-on-of = { $game }, su questo dispositivo
gone-on-back = Alla partita sul server
news-goes-on = Si continua qui. Quel che non avevi visto è stato ridistribuito.
review = Analisi
replay = Replay
key-names-pages = Pag↑ Pag↓
replay-watch = Rivedi la partita

# ---- hints, talk, clocks, an early end
hint = Suggerimento
hint-ask = Che cosa farebbe chi gioca bene?
hints = Suggerimenti, tranne nelle partite classificate
hints-on-request = A richiesta
hints-always = Sempre
hints-off = Nessuno
hint-only-move = Non hai altra scelta.
hint-only-sensible = Ogni altra mossa rende uguale o meno.
hint-as-usual = La scelta naturale: in { $worlds } smazzate simulate niente rende di più.
hint-better-than-usual = In { $worlds } smazzate simulate rende più della scelta naturale, “{ $usual }”.
hint-better-points = { $points } punti in più di “{ $than }”.
hint-better-chance = Su 100 partite ne vince { $games } più di “{ $than }”.
hint-beats-usual-points = In { $worlds } smazzate simulate rende { $points } punti più della scelta abituale “{ $than }”.
hint-beats-usual-chance = In { $worlds } smazzate simulate vince { $games } partite su 100 più della scelta abituale “{ $than }”.
hint-close-points = La scelta naturale. “{ $than }” rende { $points } punti in più in { $worlds } smazzate simulate, ma lì si gioca con regole pratiche.
hint-close-chance = La scelta naturale. “{ $than }” vince { $games } partite su 100 in più in { $worlds } smazzate simulate, ma lì si gioca con regole pratiche.
hint-same = “{ $than }” vale lo stesso.
hint-chance-or-points = “{ $safer }” riesce più spesso, ma rende meno di “{ $move }”.
hint-chances = Probabilità di riuscita di ogni scelta
hint-chance = { $move }: { $percent }%
chat = Chat
chat-empty = Nessuno ha ancora detto niente.
chat-write = Scrivi al tavolo
chat-send = Invia
chat-mute = Silenzia qualcuno
reaction-hello = Ciao!
reaction-well-played = Bella giocata!
reaction-wow = Wow!
reaction-oops = Ops…
reaction-thanks = Grazie!
reaction-good-game = Bella partita!
clock-hurry = Restano { $seconds } secondi.
clock-slower = Tempo per tutti
clock-faster-next = Meno tempo dal prossimo turno.
leave-sure-rated = Un bot gioca al tuo posto. Puoi tornare dopo la sua prossima mossa, al massimo tre volte a partita.
right-back = Torno subito
right-back-means = Torno subito: il tuo orologio si ferma finché non giochi, per { $time } al massimo a partita.
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
        [yes] Pausa finita: il tuo orologio riparte.
       *[no] Pausa finita: riparte l’orologio di { $name }.
    }
news-played-for =
    { $you ->
        [yes] Tempo scaduto: un bot decide per te.
       *[no] Tempo scaduto per { $name }: decide un bot.
    }
news-slowed =
    { $times ->
        [1] Si torna al tempo normale.
       *[other] Tempo per pensare: ×{ $times } per tutti.
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
end-agreed = Partita chiusa di comune accordo.
end-given-up = Hai abbandonato la partita.
give-up = Abbandona la partita
give-up-sure = Abbandoni? La partita finisce qui, incompiuta.
give-up-yes = Abbandona

# ---- was it fair
fair-promise-kept = Verificato: il seed è quello fissato prima di dare le carte.
fair-promise-broken = Il seed NON è quello fissato prima di dare le carte.

# ---- what a table may have
clock = Tempo per pensare
clock-none = Senza orologio
clock-relaxed = Con calma, 90 s
clock-quick = Veloce, 20 s
rated = Partita classificata
rated-hint = Per almeno due persone: niente suggerimenti, programmi o pause.
reason-forgotten = I tuoi dati sono stati cancellati da questo server.
reason-signed-out = Questo dispositivo è stato disconnesso.
reason-two-seats = I due nomi giocano nella stessa partita classificata. Prima finisci quella.
reason-talked-out = A questo tavolo si è chiacchierato abbastanza.
reason-too-much-ado = Su questo posto c’è stato troppo andirivieni. Apri un altro tavolo.
seat-program = un programma
public = Tavolo aperto
public-hint = Compare nell’elenco: può sedersi chiunque.

# ---- one’s own page
you-page = Tu e le tue partite
history = Partite finite
rating-change = { $before } → { $after }
reason-too-slow = Ci è voluto troppo tempo. Riprova.

# ---- keeping order
person-about = Su { $name }
seat-blocked = persona bloccata
news-removed =
    { $you ->
        [yes] Ti hanno allontanato dal tavolo.
       *[no] Hanno allontanato { $name } dal tavolo.
    }
reason-banned = Non puoi più entrare in questo server.
until-banned = Non puoi entrare in questo server fino al { $until }.
reason-silenced = Qui puoi giocare, ma non scrivere in chat né cambiare nome.
until-silenced = Fino al { $until } puoi giocare, ma non scrivere in chat né cambiare nome.
reason-name-given = Questo nome te l’ha dato chi gestisce il server: non puoi cambiarlo.
until-name-given = Questo nome te l’ha dato chi gestisce il server: potrai cambiarlo dopo il { $until }.
reason-of-the-host = Il motivo: { $why }
reason-no-seat-here = Non puoi sederti a questo tavolo.
reason-removed = Ti hanno allontanato da questo tavolo.
reason-blocked-here = Hai bloccato { $name }, che siede a questo tavolo.
reason-too-many-public = Al massimo { $most } tavoli aperti alla volta. Aspetta che arrivi qualcuno.

# ---- inviting, finding players, coming back
chat-unread =
    { $count ->
        [one] { $count } nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
rematch-other = Rivincita con modifiche
ratings = Classifica
reason-too-few-seats =
    { $count ->
        [one] { $count } posto è già occupato.
       *[other] { $count } posti sono già occupati.
    } Il tavolo non può essere più piccolo.

# ---- the same deal for several people
deal-play-this = Gioca questa smazzata
deal-compare-results = Confronta

# ---- who one is
your-name-is = Il tuo nome: { $name }

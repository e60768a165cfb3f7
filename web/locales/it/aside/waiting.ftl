# ---- the waiting room
waiting-room = Sala d’attesa
waiting-for-host = Chi ha aperto il tavolo dà le carte quando ci siete tutti.
share-link = Manda questo link ai tuoi amici
copy-link = Copia il link
qr-label = Codice QR del link
seat-number = Posto { $number }
seat-empty = libero
sit-here = Siediti qui
add-bot = Aggiungi un bot
program-title = Fai giocare un programma
program-hint = Un tuo programma si siede e gioca con le stesse regole. Il suo token lo vedi solo tu, una volta sola.
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
house-rules-plain = Regole classiche
invite-share = Condividi
invite-text = Vieni a giocare a { $game } con me.
invite-network = Per gli amici nella stessa rete (Wi-Fi). Per giocare su internet il server ha bisogno di un indirizzo pubblico.
invite-this-machine = Per ora solo questo computer può aprire il link. Perché giochino anche gli amici nella tua rete, avvia il server così:
greeting = { $name } ti invita a { $game }
greeting-nobody = Ti invitano a { $game }
greeting-seated = Hai un posto.
greeting-sit = Siediti
greeting-full = Tutti i posti sono occupati.
greeting-host-deals = { $name } dà le carte quando ci siete tutti.
rules-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
rules-new = nuovo
rules-changed = Le regole sono cambiate: { $rules }
rules-change = Cambia le regole
rules-change-do = Gioca così
rule-off = no
not-rated = Non classificata
not-public = Solo con il link
seeking = Cerchiamo giocatori
seeking-here = Al tavolo: { $count } su { $players }.
seeking-bots-in = I bot entrano tra
seeking-now = Comincia subito
seeking-longer = Aspetta un altro minuto
seeking-terms = Regole normali, 90 secondi a mossa, non classificata. Puoi lasciare la pagina: il posto resta tuo.
seeking-stop = Smetti di cercare
reason-seats-empty = Ci sono ancora posti liberi.
reason-not-all-here = Una partita classificata comincia quando ci sono tutti. Manca ancora: { $names }
reason-usual-rules-only = I tavoli di “Trova giocatori” hanno sempre le regole normali.
reason-no-countdown = A questo tavolo dà le carte chi lo ha aperto.

# ---- pagina iniziale
game-wild-cards-title = Wild Cards
game-wild-cards-claim = Offri per gli animali, paga con gli habitat, guida le tue specie. Chi offre di più sceglie prima, ma paga di più.
option-habitats = Carte habitat
option-habitats-3-4-4-3 = Molti valori medi
option-habitats-3-4-4-3-means = Di ogni habitat tre 1, quattro 2, quattro 3 e tre 4.
option-habitats-5-4-3-2 = Molti valori bassi
option-habitats-5-4-3-2-means = Di ogni habitat cinque 1, quattro 2, tre 3 e due 4.
option-wilds = Jolly
option-wilds-1-2-3-4 = Uno per valore
option-wilds-1-2-3-4-means = I quattro jolly valgono 1, 2, 3 e 4.
option-wilds-1-1-1-1 = Tutti da 1
option-wilds-1-1-1-1-means = Ognuno dei quattro jolly vale 1.
option-removal = Animali esclusi
option-removal-suggested = Qualcuno di ogni specie
option-removal-suggested-means = In tre restano nella scatola un animale per specie e altri otto a caso.
option-removal-random = A caso
option-removal-random-means = Tutti i 14 animali che restano nella scatola sono scelti a caso. Per tre giocatori.

# ---- carte e animali
wild-card-F = foresta { $value }
wild-card-S = savana { $value }
wild-card-M = montagna { $value }
wild-card-W = jolly { $value }
wild-card-R = carta Rifornimento
wild-habitat-F = foresta
wild-habitat-S = savana
wild-habitat-M = montagna
wild-peacock = pavone
wild-squirrel = scoiattolo
wild-eagle = aquila
wild-ibex = stambecco
wild-lion = leone
wild-meerkat = suricato
wild-a-peacock = un pavone
wild-a-squirrel = uno scoiattolo
wild-a-eagle = un’aquila
wild-a-ibex = uno stambecco
wild-a-lion = un leone
wild-a-meerkat = un suricato
wild-the-peacock = il pavone
wild-the-squirrel = lo scoiattolo
wild-the-eagle = l’aquila
wild-the-ibex = lo stambecco
wild-the-lion = il leone
wild-the-meerkat = il suricato
wild-peacock-count =
    { $count ->
        [one] { $count } pavone
       *[other] { $count } pavoni
    }
wild-squirrel-count =
    { $count ->
        [one] { $count } scoiattolo
       *[other] { $count } scoiattoli
    }
wild-eagle-count =
    { $count ->
        [one] { $count } aquila
       *[other] { $count } aquile
    }
wild-ibex-count =
    { $count ->
        [one] { $count } stambecco
       *[other] { $count } stambecchi
    }
wild-lion-count =
    { $count ->
        [one] { $count } leone
       *[other] { $count } leoni
    }
wild-meerkat-count =
    { $count ->
        [one] { $count } suricato
       *[other] { $count } suricati
    }
wild-power-peacock = Alla fine questo capobranco vale 3 punti invece di 1.
wild-power-squirrel = Con il rifornimento peschi fino ad avere dieci carte invece di sette.
wild-power-eagle = Puoi offrire con due carte e scegliere quale vale dopo aver visto le offerte degli altri.
wild-power-ibex = A fine turno puoi riprendere la carta offerta, se ti ha dato un animale e non è un jolly.
wild-power-lion = A parità di offerta vai per primo, senza mostrare il pagamento.
wild-power-meerkat = Quando ti rifornisci puoi prima scambiare un tuo animale con un’altra specie esposta.
wild-animal-of = { $animal }, habitat: { $habitat }
wild-at-home = Habitat: { $habitat }
wild-with-leader = { $animals } con il capobranco
wild-no-animals = ancora nessun animale
wild-nothing = nessun animale
wild-species = Specie
wild-leader = capobranco
wild-leaders = Capibranco
wild-leader-of = Capobranco: { $name }
wild-leader-nobody = Capobranco: ancora di nessuno
wild-leader-means = Chi prende un animale e ne ha poi almeno quanti chiunque altro riceve il capobranco di quella specie. Alla fine vale 1 punto.
wild-tokens =
    { $count ->
        [one] { $count } punto in gettoni
       *[other] { $count } punti in gettoni
    }
wild-tokens-title = Gettoni
wild-cards-held =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
wild-known = Tutti hanno visto in questa mano: { $cards }
wild-gone = Usciti dal gioco
wild-card-fits = { $card }, mantiene il premio

# ---- al tavolo
wild-table = Animali esposti e offerte
wild-display = Animali esposti
wild-display-empty = Non c’è più nessun animale esposto.
wild-bids = Offerte
wild-bid-hidden = coperta
wild-bid-none = ancora nessuna offerta
wild-seat-sealed = ha deciso
wild-piles = Mazzi: { $animals } animali, { $habitats } carte habitat, { $discards } scarti
wild-animals-count = Animali { $count }
wild-cards-count = Carte { $count }
wild-discards-count = Scarti { $count }
wild-discards = Scarti
wild-last-round = Ultimo turno
wild-no-last-round = Nessun turno è ancora finito.
wild-round-number = Turno { $round }
wild-paid = paga { $cards }
wild-took = prende { $animal }
wild-state-tied = parità
wild-state-declined = rinuncia
wild-state-refills = si rifornisce
wild-state-refilled = rifornito
wild-phase-bid = Offerte
wild-phase-second = Offerte
wild-phase-choose = Offerte
wild-phase-give = Rifornimenti
wild-phase-take = Rifornimenti
wild-phase-discard = Rifornimenti
wild-phase-commit = Parità
wild-phase-show = Parità
wild-phase-acquire = Animali
wild-phase-pay = Animali
wild-phase-ibex = Fine del turno
wild-phase-over = Fine
wild-your-bid = Fai la tua offerta coperta
wild-your-second = Una seconda carta per l’offerta?
wild-your-choose = Scegli la tua offerta
wild-your-give = Scambi un animale?
wild-your-take = Prendi un animale
wild-your-discard = Rifornimento: scarta ciò che vuoi
wild-your-commit = Parità: posa il pagamento coperto
wild-your-show = Ancora pari: mostra una carta
wild-your-acquire = Tocca a te: prendi un animale o rinuncia
wild-your-pay = Paga il tuo animale
wild-your-ibex = Riprendi la tua offerta?
wild-waiting-bid = Si aspetta: { $names }
wild-waiting-second = { $names } può posare una seconda carta
wild-waiting-choose = { $names } sceglie tra due carte
wild-waiting-give = { $names } può scambiare un animale
wild-waiting-take = { $names } può scambiare un animale
wild-waiting-discard = { $names } si rifornisce
wild-waiting-commit = Parità: si aspetta { $names }
wild-waiting-show = Ancora pari: si aspetta { $names }
wild-waiting-acquire = Sceglie un animale: { $names }
wild-waiting-pay = { $names } paga
wild-waiting-ibex = { $names } può riprendere l’offerta
wild-waiting-over = La partita è finita
wild-changeable = Puoi ancora cambiarla.
wild-answer = la tua risposta

# ---- scelte
wild-bid-question = La tua offerta
wild-bid-hint = Una carta coperta. Il rifornimento porta carte nuove invece di un animale.
wild-bid-two = Con l’aquila puoi posare due carte.
wild-pick-bid = Scegli una o due carte
wild-lay = Posa { $cards }
wild-second-question = Una seconda carta?
wild-second-hint = Hai posato { $card }. Scegline un’altra dalla mano, oppure basta così.
wild-second-none = Hai posato { $card }; accanto non può stare niente.
wild-only-one = Solo una
wild-choose-question = Quale delle due è la tua offerta?
wild-choose-hint = L’altra torna in mano.
wild-discard-question = Rifornimento
wild-discard-hint = Poi peschi fino ad avere { $most } carte.
wild-discard =
    { $count ->
        [0] Tieni tutto e pesca
        [one] Scarta { $count } carta e pesca
       *[other] Scarta { $count } carte e pesca
    }
wild-pay-counter = { $picked } di { $due } carte
wild-pay-nothing = Niente da pagare.
wild-paid-already = Già pagato: { $cards }
wild-pays-nothing = Niente da pagare
wild-bonus-yes = +2: tutto dal suo habitat
wild-bonus-no = nessun premio
wild-no-bonus = Non puoi pagare per il premio.
wild-cheapest = Al minimo
wild-for-bonus = Per il premio
wild-highest = Al massimo
wild-pick-animal = Prima scegli un animale
wild-pick-more =
    { $count ->
        [one] Scegli ancora { $count } carta
       *[other] Scegli ancora { $count } carte
    }
wild-take = Prendi { $animal }
wild-commit = Posa { $cards }
wild-commit-nothing = Resta in gara
wild-tie-means = Chi paga di più sceglie per primo.
wild-decline = Rinuncia
wild-declines = Rinuncia
wild-decline-means = riprendi { $cards }, peschi 2
wild-give = Dai
wild-take-one = Prendi
wild-have = { $animal }, ne hai { $count }
wild-have-with-leader = { $animal }, ne hai { $count } e il capobranco
wild-exchange-hint = Uno dei tuoi per un’altra specie.
wild-exchange-pick = Scegli cosa dai e cosa prendi
wild-exchange = Dai { $given }, prendi { $taken }
wild-no-exchange = Nessuno scambio
wild-no-leader-changes = Nessun capobranco cambia mano.
wild-leader-moves = Capobranco { $species }: { $from } → { $to }
wild-leader-from-supply = Capobranco { $species } → { $to }
wild-leader-to-supply = Capobranco { $species } → torna al centro
wild-show-question = Mostra una carta della mano o pescane una.
wild-show-hint = La più alta va per prima; le carte mostrate si scartano.
wild-draw = Pesca una carta
wild-ibex-question = Con lo stambecco puoi riprendere la carta offerta.
wild-take-back = Riprendi { $card }
wild-leave = Lasciala

# ---- che cosa succede
wild-news-round = Comincia il turno { $round }.
wild-news-display = Esposti: { $animals }.
wild-news-gone = Nessuno ha preso { $animals }.
wild-news-drew =
    { $you ->
        [yes] Peschi { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }.
       *[no] { $name } pesca { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }.
    }
wild-news-refilled =
    { $you ->
        [yes] Ti rifornisci e peschi { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }.
       *[no] { $name } si rifornisce e pesca { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }.
    }
wild-news-reshuffled = Gli scarti sono mescolati: { $cards } carte formano il nuovo mazzo.
wild-news-in-hand =
    { $you ->
        [yes] In mano tua: { $cards }.
       *[no] In mano a { $name }: { $cards }.
    }
wild-news-discarded =
    { $you ->
        [yes] Scarti { $cards }.
       *[no] { $name } scarta { $cards }.
    }
wild-news-paid =
    { $you ->
        [yes] Paghi { $cards }.
       *[no] { $name } paga { $cards }.
    }
wild-news-returned =
    { $you ->
        [yes] Torna in mano tua: { $cards }.
       *[no] { $name } riprende { $cards }.
    }
wild-news-committed =
    { $you ->
        [yes] Il tuo pagamento coperto: { $cards }.
       *[no] Il pagamento di { $name }: { $cards }.
    }
wild-news-revealed =
    { $you ->
        [yes] Offri { $cards }.
       *[no] { $name } offre { $cards }.
    }
wild-news-bid =
    { $you ->
        [yes] Hai posato { $cards } coperta.
       *[no] { $name } ha posato { $cards }.
    }
wild-news-also =
    { $you ->
        [yes] E accanto { $cards }.
       *[no] { $name } posa accanto { $cards }.
    }
wild-news-showing =
    { $you ->
        [yes] Mostrerai { $cards }.
       *[no] { $name } mostrerà { $cards }.
    }
wild-news-shown =
    { $you ->
        [yes] Mostri { $cards }.
       *[no] { $name } mostra { $cards }.
    }
wild-news-drawn-and-shown =
    { $you ->
        [yes] Peschi e mostri { $cards }.
       *[no] { $name } pesca e mostra { $cards }.
    }
wild-news-leaves-bid =
    { $you ->
        [yes] Lasci { $cards } sul tavolo.
       *[no] { $name } lascia { $cards } sul tavolo.
    }
wild-news-chose =
    { $you ->
        [yes] Scegli { $cards } come offerta.
       *[no] { $name } sceglie { $cards } come offerta.
    }
wild-news-two-cards =
    { $you ->
        [yes] Hai posato due carte.
       *[no] { $name } ha posato due carte.
    }
wild-news-no-exchange =
    { $you ->
        [yes] Non scambi niente.
       *[no] { $name } non scambia niente.
    }
wild-news-lion =
    { $you ->
        [yes] Con il leone vai per primo nella parità.
       *[no] Con il leone { $name } va per primo nella parità.
    }
wild-news-declined =
    { $you ->
        [yes] Rinunci.
       *[no] { $name } rinuncia.
    }
wild-news-commits-decline =
    { $you ->
        [yes] Rinuncerai.
       *[no] { $name } rinuncerà.
    }
wild-news-sealed =
    { $you ->
        [yes] Hai deciso.
       *[no] { $name } ha deciso.
    }
wild-news-exchanged =
    { $you ->
        [yes] Dai { $given } e prendi { $taken }.
       *[no] { $name } dà { $given } e prende { $taken }.
    }
wild-news-leader =
    { $you ->
        [yes] Il capobranco ({ $species }) va a te.
       *[no] Il capobranco ({ $species }) va a { $name }.
    }
wild-news-leader-supply = Il capobranco ({ $species }) torna al centro.
wild-news-tied =
    { $you ->
        [yes] Sei in parità con un { $value }.
       *[no] { $name } è in parità con un { $value }.
    }
wild-news-total =
    { $you ->
        [yes] Il tuo pagamento vale { $total }.
       *[no] Il pagamento di { $name } vale { $total }.
    }
wild-news-lots =
    { $you ->
        [yes] Il caso ti mette al posto { $place }.
       *[no] Il caso mette { $name } al posto { $place }.
    }
wild-news-ordered =
    { $you ->
        [yes] Sei al posto { $place } tra i pari.
       *[no] { $name } è al posto { $place } tra i pari.
    }
wild-news-acquires =
    { $you ->
        [yes] Pagherai per { $animal }.
       *[no] { $name } pagherà per { $animal }.
    }
wild-news-acquired =
    { $you ->
        [yes] Prendi { $animal }.
       *[no] { $name } prende { $animal }.
    }
wild-news-habitat-points =
    { $you ->
        [yes] Tutto dal suo habitat: { $points } punti per te.
       *[no] Tutto dal suo habitat: { $points } punti per { $name }.
    }

# ---- i punti
wild-if-now = Se finisse ora
wild-score-means = La tua specie migliore conta 2 ad animale, la seconda 1. Ogni capobranco 1, quello dei pavoni 3. Più i tuoi gettoni.
wild-account = Da dove vengono i punti
wild-ahead =
    { $you ->
        [yes] Hai { $points } in più di { $other }: { $parts }.
       *[no] { $name } ha { $points } in più di { $other }: { $parts }.
    }
wild-ahead-of-you = { $name } ha { $points } in più di te: { $parts }.
wild-best = Migliore
wild-second-best = Seconda

# ---- tasti
wild-keys-display = Leggere gli animali esposti
wild-keys-bids = Leggere le offerte
wild-keys-last = Leggere l’ultimo turno

# ---- perché no
reason-out-of-order = { $card } non può essere la seconda carta: viene prima della prima.
reason-too-few-left = Con { $card } resterebbero troppo poche carte per pagare.
reason-cannot-pay =
    { $cards ->
        [one] Non puoi pagare: serve ancora { $cards } carta della tua mano.
       *[other] Non puoi pagare: servono ancora { $cards } carte della tua mano.
    }
reason-payment-begun = Hai già cominciato a pagare.
reason-payment-due = Questa offerta va pagata, o si rinuncia.
reason-not-in-display = Questo animale non è esposto: { $species }.
reason-not-in-collection = Non hai questo animale da dare: { $species }.
reason-nothing-to-exchange = È esposta solo questa specie: { $species }.
reason-same-species = Prendi una specie diversa da quella che dai: { $species }.
reason-not-your-bid = { $card } non è una delle tue due carte.
reason-nothing-to-draw = Non ci sono carte da pescare.

# ---- figures
figures-refills = Rifornimenti a partita
figures-declines = Animali rifiutati a partita
figures-animals = Animali alla fine

# ---- pagina iniziale
game-wild-cards-title = Wild Cards
game-wild-cards-claim = Fai offerte per gli animali, paga con gli habitat, guida le specie. Chi offre di più sceglie prima, ma paga di più.
goal-wild-cards = Raccogli animali, meglio tanti di una specie.
option-habitats = Carte habitat
option-habitats-3-4-4-3 = Molti valori medi
option-habitats-3-4-4-3-means = Per ogni habitat tre 1, quattro 2, quattro 3 e tre 4.
option-habitats-5-4-3-2 = Molti valori bassi
option-habitats-5-4-3-2-means = Per ogni habitat cinque 1, quattro 2, tre 3 e due 4.
option-wilds = Jolly
option-wilds-1-2-3-4 = Uno per valore
option-wilds-1-2-3-4-means = I quattro jolly valgono 1, 2, 3 e 4.
option-wilds-1-1-1-1 = Tutti da 1
option-wilds-1-1-1-1-means = Ognuno dei quattro jolly vale 1.
option-removal = Animali esclusi
option-removal-suggested = Qualcuno di ogni specie
option-removal-suggested-means = In tre restano nella scatola un animale per specie e altri otto a caso.
option-removal-random = A caso
option-removal-random-means = I 14 animali che restano nella scatola sono tutti scelti a caso. Per tre giocatori.

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
wild-power-squirrel = Con il rifornimento peschi fino a dieci carte invece di sette.
wild-power-eagle = Puoi offrire due carte e scegliere quale vale dopo aver visto le altre offerte.
wild-power-ibex = A fine mano puoi riprendere la carta offerta, se ti ha dato un animale e non è un jolly.
wild-power-lion = A parità di offerta scegli prima tu, senza mostrare il pagamento.
wild-power-meerkat = Prima di rifornirti puoi scambiare un tuo animale con un’altra specie del mercato.
wild-animal-of = { $animal }, habitat: { $habitat }
wild-at-home = Habitat: { $habitat }
wild-with-leader = { $animals } con il capobranco
wild-no-animals = ancora nessun animale
wild-nothing = nessun animale
wild-species = Specie
wild-leader = capobranco
wild-leaders = Capibranco
wild-leader-of = Capobranco: { $name }
wild-leader-nobody = Capobranco: ancora nessuno
wild-leader-means = Chi prende un animale e a quel punto ne ha almeno quanti chiunque altro riceve il capobranco della specie. Alla fine vale 1 punto.
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
wild-known = Carte in mano viste da tutti: { $cards }
wild-gone = Usciti dal gioco
wild-card-fits = { $card }, mantiene il bonus

# ---- al tavolo
wild-table = Mercato e offerte
wild-display = Mercato
wild-display-empty = Nel mercato non ci sono più animali.
wild-bids = Offerte
wild-bid-hidden = coperta
wild-bid-none = ancora nessuna offerta
wild-seat-sealed = ha deciso
wild-piles = Mazzi: { $animals } animali, { $habitats } carte habitat, { $discards } scarti
wild-animals-count = Animali { $count }
wild-cards-count = Carte { $count }
wild-discards-count = Scarti { $count }
wild-discards = Scarti
wild-discards-none = Ancora nessuno scarto.
wild-last-round = Mano precedente
wild-no-last-round = Nessuna mano è ancora finita.
wild-final-round = L’ultima mano!
wild-round-number = Mano { $round }
wild-paid = paga { $cards }
wild-took = prende { $animal }
wild-state-tied = parità
wild-state-declined = rinuncia
wild-state-refills = si rifornisce
wild-state-refilled = rifornimento
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
wild-phase-ibex = Fine mano
wild-phase-over = Fine
wild-your-bid = Fai la tua offerta coperta
wild-your-second = Una seconda carta per l’offerta?
wild-your-choose = Scegli la tua offerta
wild-your-give = Scambi un animale?
wild-your-take = Prendi un animale
wild-your-discard = Rifornimento: scarta quel che vuoi
wild-your-commit = Parità: paga a carte coperte
wild-your-show = Ancora pari: mostra una carta
wild-your-acquire = Prendi un animale o rinuncia
wild-your-decline = Puoi solo rinunciare
wild-your-pay = Paga l’animale
wild-your-ibex = Riprendi la carta offerta?
wild-waiting-bid = In attesa di { $names }
wild-waiting-second = { $names } può offrire una seconda carta
wild-waiting-choose = { $names } sceglie tra due carte
wild-waiting-give = { $names } può scambiare un animale
wild-waiting-take = { $names } può scambiare un animale
wild-waiting-discard = Rifornimento: { $names }
wild-waiting-commit = Parità: in attesa di { $names }
wild-waiting-show = Ancora pari: in attesa di { $names }
wild-waiting-acquire = { $names } sceglie un animale
wild-waiting-pay = { $names } paga
wild-waiting-ibex = { $names } può riprendere l’offerta
wild-waiting-over = La partita è finita
wild-changeable = Puoi ancora cambiarla.
wild-answer = la tua risposta
wild-no-more-cards = Nessun’altra carta
wild-no-payment = Non paghi niente
wild-takes-back = La riprendi

# ---- scelte
wild-bid-question = La tua offerta
wild-bid-hint = Una carta coperta. Il rifornimento dà carte nuove invece di un animale.
wild-bid-two = Con l’aquila puoi offrire due carte.
wild-pick-bid = Scegli una o due carte
wild-lay = Offri { $cards }
wild-second-question = Una seconda carta?
wild-second-hint = Hai offerto { $card }. Aggiungi un’altra carta, oppure basta così.
wild-second-none = Hai offerto { $card }; non puoi aggiungere altro.
wild-only-one = Solo una
wild-choose-question = Quale delle due è la tua offerta?
wild-choose-hint = L’altra torna in mano.
wild-discard-question = Rifornimento
wild-discard-hint = Poi peschi fino a { $most } carte.
wild-discard =
    { $count ->
        [0] Tieni tutto e pesca
        [one] Scarta { $count } carta e pesca
       *[other] Scarta { $count } carte e pesca
    }
wild-pay-counter =
    { $due ->
        [one] { $picked } su { $due } carta
       *[other] { $picked } su { $due } carte
    }
wild-pay-nothing = Niente da pagare.
wild-paid-already = Già pagato: { $cards }
wild-pays-nothing = Niente da pagare
wild-bonus-yes = +{ $points }: tutto del suo habitat
wild-bonus-no = niente bonus
wild-no-bonus = Non hai le carte per il bonus.
wild-cheapest = Al minimo
wild-for-bonus = Per il bonus
wild-highest = Al massimo
wild-pick-animal = Prima scegli un animale
wild-pick-more =
    { $count ->
        [one] Scegli ancora { $count } carta
       *[other] Scegli ancora { $count } carte
    }
wild-take = Prendi { $animal }
wild-commit = Metti { $cards }
wild-commit-nothing = Resta in gara
wild-tie-means = Chi paga di più sceglie prima.
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
wild-no-leader-changes = I capibranco restano dove sono.
wild-leader-moves = Capobranco { $species }: { $from } → { $to }
wild-leader-from-supply = Capobranco { $species } → { $to }
wild-leader-to-supply = Capobranco { $species } → torna al centro
wild-show-question = Mostra una carta che hai in mano o pescane una.
wild-show-hint = La più alta sceglie prima; poi si scartano tutte.
wild-draw = Pesca una carta
wild-ibex-question = Con lo stambecco puoi riprendere la carta offerta.
wild-take-back = Riprendi { $card }
wild-leave = Lasciala

# ---- che cosa succede
wild-news-round = Comincia la mano { $round }.
wild-news-display = Nel mercato: { $animals }.
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
wild-news-reshuffled = Si mescolano gli scarti: il nuovo mazzo ha { $cards } carte.
wild-news-in-hand =
    { $you ->
        [yes] Ricevi { $cards }.
       *[no] { $name } riceve { $cards }.
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
        [yes] Riprendi { $cards }.
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
        [yes] La tua offerta coperta: { $cards }.
       *[no] { $name } ha offerto { $cards }.
    }
wild-news-also =
    { $you ->
        [yes] Aggiungi { $cards }.
       *[no] { $name } aggiunge { $cards }.
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
        [yes] Hai offerto due carte.
       *[no] { $name } ha offerto due carte.
    }
wild-news-no-exchange =
    { $you ->
        [yes] Non scambi niente.
       *[no] { $name } non scambia niente.
    }
wild-news-lion =
    { $you ->
        [yes] Con il leone, a parità scegli prima tu.
       *[no] Con il leone, a parità sceglie prima { $name }.
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
        [yes] Il capobranco ({ $species }) passa a te.
       *[no] Il capobranco ({ $species }) passa a { $name }.
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
        [yes] Il sorteggio ti mette al { $place }º posto.
       *[no] Il sorteggio mette { $name } al { $place }º posto.
    }
wild-news-ordered =
    { $you ->
        [yes] Spareggio: sei al { $place }º posto.
       *[no] Spareggio: { $name } è al { $place }º posto.
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
        [yes] Tutto del suo habitat: { $points } punti per te.
       *[no] Tutto del suo habitat: { $points } punti per { $name }.
    }

# ---- i punti
wild-if-now = Se finisse ora
wild-score-means = La tua specie migliore dà 2 punti ad animale, la seconda 1. Ogni capobranco 1, quello dei pavoni 3. Più i tuoi gettoni.
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
wild-keys-display = Leggi il mercato
wild-keys-bids = Leggi le offerte
wild-keys-last = Leggi la mano precedente

# ---- perché no
reason-out-of-order = { $card } non può essere la seconda carta: precede la prima.
reason-too-few-left = Con { $card } ti resterebbero troppo poche carte per pagare.
reason-cannot-pay =
    { $cards ->
        [one] Non puoi pagare: serve ancora { $cards } carta dalla mano.
       *[other] Non puoi pagare: servono ancora { $cards } carte dalla mano.
    }
wild-refill-pays-nothing = La carta Rifornimento vale solo come offerta: non serve a pagare.
reason-payment-begun = Hai già cominciato a pagare.
reason-payment-due = Devi pagare l’offerta o rinunciare.
reason-not-in-display = Nel mercato non c’è: { $species }.
reason-not-in-collection = Non hai questo animale: { $species }.
reason-nothing-to-exchange = Nel mercato c’è solo questa specie: { $species }.
reason-same-species = Prendi una specie diversa da quella che dai: { $species }.
reason-not-your-bid = { $card } non è una delle tue due carte.
reason-nothing-to-draw = Non ci sono carte da pescare.

# ---- figures
figures-refills = Rifornimenti per partita
figures-declines = Rinunce per partita
figures-animals = Animali alla fine

# ---- home
game-life-is-life-title = Life is Life
game-life-is-life-claim = Scambia i tuoi animali con altri migliori e bussa al momento giusto. Vince chi resta in vita.
goal-life-is-life = Tieniti le vite: la mano migliore non ne perde.
option-expert = Per esperti
option-expert-means = La mano si chiude subito solo con tutte le lepri o tutti i maiali, e chi li ha guadagna una vita.
option-most-laps = Limite di giri
option-most-laps-30 = 30 giri
option-most-laps-30-means = Se nessuno bussa, dopo 30 giri si confrontano le carte.
option-most-laps-other-means = Un altro numero di giri, da 2 a 100.
clash-bad-laps = Scrivi un numero di giri da { $least } a { $most }.

# ---- cards
species-giraffe = giraffa
species-bear = orso
species-mole = talpa
species-goat = capra
species-sheep = pecora
species-dog = cane
species-hare = lepre
species-pig = maiale
species-cat = gatto
species-mouse = topo
animal-card = { $species }, vale { $value }
animal-copies =
    { $copies ->
        [1] { $species }
       *[other] { $copies } × { $species }
    }

# ---- at the table
life-round = Mano { $round }
life-lap = giro { $lap } di { $most }
life-lap-short = Giro { $lap }
life-lap-of-short = Giro { $lap }/{ $most }
life-rows = File
life-row-of = Fila { $row }: { $cards }
life-lives =
    { $lives ->
        [one] { $lives } vita
       *[other] { $lives } vite
    }
life-seat-out = fuori
life-seat-starter = ha iniziato la mano
life-seat-knocked = ha bussato
life-out = Sei fuori
life-out-means = Hai perso l’ultima vita nella mano { $round }. Puoi guardare fino alla fine o andartene: il tuo risultato conta comunque.
life-out-solo = Hai perso l’ultima vita nella mano { $round }. I bot continuano a giocarsi la vittoria: guardali o vai subito al risultato.
life-finish = Finisci ora
life-finishing = Si finisce…
life-new-game = Nuova partita
life-asked-swap = Tocca a te: scambia
life-asked-swap-or-knock = Tocca a te: scambia o bussa
life-asked-last = Ultimo turno: scambia o bussa
life-waiting-swap = { $name } deve scambiare
life-waiting-swap-or-knock = { $name }: scambia o bussa?
life-swap-how = Scegli una fila o le carte che dai.
life-swap-missing =
    { $missing ->
        [one] Fila { $row }: scegli ancora { $missing } carta
       *[other] Fila { $row }: scegli ancora { $missing } carte
    }
life-swap-count = { $chosen } su { $row }
life-swap-full =
    { $row ->
        [one] Per la fila { $row } serve { $row } carta. Prima riprendine una.
       *[other] Per la fila { $row } servono { $row } carte. Prima riprendine una.
    }
life-swap-give = Dai
life-swap-get = Prendi
life-swap-preview = Dai { $gave } – prendi { $got }
life-swap = Scambia
life-swap-with = Scambia con la fila { $row }
life-swap-clear = Annulla
life-knock = Bussa
life-knock-not = Bussa, non ancora: { $reason }
life-last-lap = Ultimo giro
life-last-lap-knocked =
    { $you ->
        [yes] Hai bussato.
       *[no] { $name } ha bussato.
    }
life-turns-left =
    { $turns ->
        [one] manca { $turns } turno
       *[other] mancano { $turns } turni
    }
life-two-left = Restano in due: per la maggioranza servono almeno due carte.
life-swaps = Scambi
life-swaps-none = Ancora nessuno scambio in questa mano.
life-swap-line = { $name }, fila { $row }: ha dato { $gave }, ha preso { $got }
life-known = Carte note degli altri
life-known-nothing = ancora niente
life-unseen =
    { $cards ->
        [one] { $cards } carta è fuori gioco
       *[other] { $cards } carte sono fuori gioco
    }

# ---- end of a round
life-ended-knock =
    { $you ->
        [yes] Hai bussato.
       *[no] { $name } ha bussato.
    }
life-ended-laps =
    { $laps ->
        [one] { $laps } giro e nessuno ha bussato.
       *[other] { $laps } giri e nessuno ha bussato.
    }
life-sudden-death = Morte improvvisa
life-sudden-death-by =
    { $you ->
        [yes] Hai la serie completa: { $cards }. Niente conteggio.
       *[no] { $name } ha la serie completa: { $cards }. Niente conteggio.
    }
life-valuing = Maggioranze, animale per animale
life-majority-of = { $name } ha la maggioranza ({ $species }): { $points } punti
life-majority-none = nessuno ha la maggioranza
life-points = Punti
life-cost = Vite
life-cost-none = nessuna vita persa
life-cost-lost =
    { $lives ->
        [one] perde { $lives } vita
       *[other] perde { $lives } vite
    }
life-cost-gained =
    { $lives ->
        [one] guadagna { $lives } vita
       *[other] guadagna { $lives } vite
    }
life-was-out = era già fuori
life-final-round = L’ultima mano

# ---- score
life-score-caption = Vite e maggioranze, mano per mano
life-score-now = Adesso
life-score-none = nessuna maggioranza
life-score-ending = Come è finita
life-score-won = Maggioranze
life-score-lives = Vite

# ---- news
life-news-dealt =
    { $you ->
        [yes] Dieci carte a testa e dieci in quattro file. Inizi tu.
       *[no] Dieci carte a testa e dieci in quattro file. Inizia { $name }.
    }
life-news-swapped =
    { $you ->
        [yes] Scambi nella fila { $row }: { $gave } per { $got }.
       *[no] { $name } scambia nella fila { $row }: { $gave } per { $got }.
    }
life-news-swapped-short =
    { $you ->
        [yes] Scambi con la fila { $row }.
       *[no] { $name } scambia con la fila { $row }.
    }
life-news-knocked =
    { $you ->
        [yes] Bussi.
       *[no] { $name } bussa.
    }
life-news-last-lap = Ultimo giro: agli altri resta un turno.
life-news-laps-over =
    { $laps ->
        [one] { $laps } giro e nessuno ha bussato: si confrontano le carte.
       *[other] { $laps } giri e nessuno ha bussato: si confrontano le carte.
    }
life-news-sudden-death =
    { $you ->
        [yes] Morte improvvisa! Hai { $cards }.
       *[no] Morte improvvisa! { $name } ha { $cards }.
    }
life-news-majority = { $species }: { $name }, { $points } punti.
life-news-no-majority = { $species }: nessuno.
life-news-total =
    { $points ->
        [one] { $name }: { $points } punto.
       *[other] { $name }: { $points } punti.
    }
life-news-lost =
    { $lives ->
        [0] { $name }: nessuna vita persa.
        [one] { $name }: perde { $lives } vita.
       *[other] { $name }: perde { $lives } vite.
    }
life-news-gained =
    { $lives ->
        [one] { $name }: guadagna { $lives } vita.
       *[other] { $name }: guadagna { $lives } vite.
    }
life-news-out =
    { $you ->
        [yes] Sei fuori.
       *[no] { $name } è fuori.
    }

# ---- keys
life-key-names-digits = 1–4
life-keys-row = Scegli una fila
life-keys-rows = Leggi le file
life-keys-known = Leggi le carte note degli altri
life-keys-last = Leggi l’ultimo scambio

# ---- why not
reason-swap-first = Prima di bussare devi scambiare in questa mano.
reason-same-cards = Almeno una carta deve essere diversa da quelle della fila { $row }.
life-reason-four-at-most = Nessuna fila ha più di quattro carte.
life-reason-too-few-left = Da { $species } in poi non hai abbastanza carte per la fila { $row }.
life-reason-out-of-order = { $species } non può venire dopo { $after }.

# ---- figures
figures-rounds-survived = Mani superate
figures-knocks = Bussate per mano
figures-knocks-best = Bussate vincenti
figures-lives-left = Vite rimaste

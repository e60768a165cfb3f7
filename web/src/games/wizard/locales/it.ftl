# ---- pagina iniziale
game-wizard-title = Wizard
game-wizard-claim = Dichiara quante prese farai. Poi fai proprio quelle.
goal-wizard = Fai proprio le prese che dichiari.

# ---- un tavolo nuovo
option-bids = Come si dichiara
option-bids-open = A turno
option-bids-open-means = Si conoscono le dichiarazioni già fatte.
option-bids-blind = Tutti insieme
option-bids-blind-means = Si dichiara coperto e si scopre tutto insieme, prima della prima carta.
option-bids-secret = Segrete fino alla fine
option-bids-secret-means = Le dichiarazioni restano coperte finché non si contano i punti.
option-dark-wizard = Vince l’ultimo Stregone
option-dark-wizard-means = Se in una presa escono più Stregoni, vince l’ultimo e non il primo.
option-leaders-hook = Il vincolo di chi è in testa
option-leaders-hook-means = Se il mazziere è da solo in testa, la somma delle dichiarazioni non può essere uguale alle prese.
option-clairvoyance = Chiaroveggenza
option-clairvoyance-means = Mentre si dichiara vedi le carte di tutti tranne le tue.
option-monochrome = Monocolore
option-monochrome-means = Ognuno ha un mazzo di un solo seme. Niente atout: vince la carta più alta. Per 3 o 4 giocatori.
option-rounds = Mani
option-rounds-all = Tutte
option-rounds-all-means = Da una carta fino a esaurire il mazzo.
option-rounds-short = Una sì e una no
option-rounds-short-means = Mani da 1, 3, 5 … carte: dura circa la metà.
option-rounds-other-means = Carte per mano a tua scelta, per esempio 2-3-5.
clash-bad-rounds = Scrivi quante carte per mano, da 1 a { $most }, con i trattini: per esempio 2-3-5.
clash-secret-for-two = In due si dichiara sempre in segreto.
clash-not-for-two = Solo da tre giocatori in su.
clash-hook-needs-open-bids = Il vincolo di chi è in testa vuole dichiarazioni a turno: il mazziere deve conoscere le altre.
clash-a-suit-for-each = Con Monocolore serve un seme a testa: si gioca in 3 o 4.
clash-rounds-for-two = In due le mani sono già stabilite.
clash-rounds-of-monochrome = Con Monocolore le mani sono già stabilite.
clash-hand-too-large = In { $players } una mano ha al massimo { $most } carte.

# ---- la riga in alto e il menu
last-trick = Ultima presa
no-last-trick = Ancora nessuna presa in questa mano.
all-tricks = Tutte le prese
trick-number = Presa { $number }
trick-leader = Apre: { $name }
trick-winner = Prende: { $name }
last-trick-only = A questo tavolo si rivede solo l’ultima presa. Finita la mano, la cronaca dice tutto.
trump = Atout
trump-is = Atout: { $suit }
trump-none = Senza atout
trump-open = Il mazziere sceglie l’atout
turned-card = Carta scoperta: { $card }
balance-short = Dich. { $bids }/{ $tricks }
balance-label = Prese dichiarate: { $bids } su { $tricks }
balance-under = { $count } in meno
balance-over = { $count } in più
balance-even = pari
balance-hidden = dichiarazioni nascoste
balance-banner =
    { $bids ->
        [one] { $bids } dichiarata
       *[other] { $bids } dichiarate
    } su { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }
tricks-stay = La presa completa resta
tricks-stay-a-moment = Per un momento
tricks-stay-until-tapped = Finché non tocchi o premi un tasto
trick-waits = Premi un tasto per continuare.
trump-side = L’atout tra le tue carte
trump-side-left = A sinistra
trump-side-right = A destra
memory-aid = Promemoria delle carte, per allenarsi
memory-hint = Mostra le carte uscite e a chi manca un seme. Non nelle partite classificate.
memory-own = tue
memory-open = in una mano scoperta
memory-out = uscite
memory-unseen = non viste
memory-left = quante non viste
memory-voids = Non possono rispondere
memory-void = senza { $suit }
memory-no-void = ancora niente
memory-clairvoyance = Le carte degli altri viste durante le dichiarazioni devi ricordartele da te.
set-aside = Carte messe da parte

# ---- le carte
suit-R = rosso
suit-Y = giallo
suit-G = verde
suit-B = blu
card-R = { $rank } rosso
card-Y = { $rank } giallo
card-G = { $rank } verde
card-B = { $rank } blu
card-W = Stregone
card-J = Giullare
card-played-W = uno Stregone
card-played-J = un Giullare
index-W = S
index-J = G

# ---- al tavolo
trick = Presa
trick-empty = Nessuna carta sul tavolo
hand-hidden = Le tue carte: le vedrai dopo le dichiarazioni
hands-open = Le carte degli altri
played-by = { $name }: { $card }
played-by-winning = { $name }: { $card }, per ora prende
played-by-won = { $name }: { $card }, prende
seat-bid = ha dichiarato { $bid }
seat-bid-open = deve ancora dichiarare
seat-bid-hidden = dichiarazione nascosta
seat-won = prese: { $won }
seat-sealed = ha dichiarato in segreto
status-your-trump = Tocca a te: scegli l’atout
status-your-bid = Tocca a te: quante prese?
status-your-bid-sealed = Dichiara in segreto
status-your-card = Tocca a te: gioca
status-your-lead = Tocca a te: apri tu
status-waiting-trump = { $name } sceglie l’atout
status-waiting-bid = { $name } sta dichiarando
status-waiting-bids = In attesa di { $names }
status-waiting-card = Tocca a { $name }
name-trump = Scegli l’atout
suit-with-count =
    { $count ->
        [one] { $suit }, ne hai { $count }
       *[other] { $suit }, ne hai { $count }
    }
bid-question = La tua dichiarazione
bid-number = Dichiara { $bid }
bid-number-not = Dichiara { $bid }, non permesso: { $reason }
hint-bids = Probabilità di centrare ogni dichiarazione
bid-label = dich.
bid-locked = Coperta: { $bid }
bid-balance-open = finora { $bids } su { $tricks }

# ---- che cosa succede
news-dealt =
    { $you ->
        [yes] Dai { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        } a testa.
       *[no] { $name } dà { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        } a testa.
    }
news-turned = Carta scoperta: { $card }.
news-trump =
    { $you ->
        [yes] Scegli il { $suit } come atout.
       *[no] { $name } sceglie il { $suit } come atout.
    }
news-bid =
    { $you ->
        [yes] Dichiari { $bid }.
       *[no] { $name } dichiara { $bid }.
    }
news-revealed =
    { $you ->
        [yes] Avevi dichiarato { $bid }.
       *[no] { $name } aveva dichiarato { $bid }.
    }
news-played =
    { $you ->
        [yes] Giochi { $card }.
       *[no] { $name } gioca { $card }.
    }
news-trick =
    { $you ->
        [yes] La presa è tua, la { $won ->
            [1] prima
            [2] seconda
            [3] terza
           *[other] { $won }ª
        }.
       *[no] La presa va a { $name }, la sua { $won ->
            [1] prima
            [2] seconda
            [3] terza
           *[other] { $won }ª
        }.
    }
news-sealed =
    { $you ->
        [yes] Hai dichiarato in segreto.
       *[no] { $name } ha dichiarato in segreto.
    }

# ---- il segnapunti
score-cards = Carte
score-bid = Dich.
score-won = Prese
score-points = ±
score-now = se la mano finisse adesso
score-made = centrata
score-missed = mancata

# ---- la fine della mano
decisive-trick = Decisiva la presa { $number }: { $broken }.
decisive-over =
    { $you ->
        [yes] hai fatto una presa di troppo (dichiarate: { $bid })
       *[no] { $name } ha fatto una presa di troppo (dichiarate: { $bid })
    }
decisive-short =
    { $you ->
        [yes] non potevi più arrivare a { $bid }
       *[no] { $name } non poteva più arrivare a { $bid }
    }
best-round = La tua mano migliore: la { $round }ª, con { $points }.
result-made = Dichiarate { $bid }, prese { $won }
result-over =
    { $count ->
        [one] Una di troppo
       *[other] { $count } di troppo
    }
result-short =
    { $count ->
        [one] Una in meno
       *[other] { $count } in meno
    }

# ---- i tasti
keys-bid = Digita la dichiarazione, Invio conferma
key-names-digits = 0–9
keys-trick = Leggi il tavolo
keys-bids = Leggi le dichiarazioni

# ---- perché no
reason-follow-suit = Rispondi con il { $suit }, uno Stregone o un Giullare.
reason-bid-too-high = Questa mano non ha così tante prese.
reason-hook = Chi guida in solitaria non può far tornare la somma.

# ---- figures
figures-bids-made = Dichiarazioni centrate
figures-bids-by-cards = Dichiarazioni centrate, per numero di carte
figures-points-a-round = Punti per mano

# ---- bids
bid-changeable = Puoi ancora cambiarla.

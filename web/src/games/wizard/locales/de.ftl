# ---- Startseite
game-wizard-title = Wizard
game-wizard-claim = Sag an, wie viele Stiche du machst. Dann mach genau so viele.
goal-wizard = Mach genau so viele Stiche, wie du ansagst.

# ---- ein neuer Tisch
option-bids = Ansagen
option-bids-open = Reihum
option-bids-open-means = Alle hören, was schon angesagt wurde.
option-bids-blind = Gleichzeitig
option-bids-blind-means = Alle sagen verdeckt an; aufgedeckt wird zusammen, vor der ersten Karte.
option-bids-secret = Geheim bis zum Schluss
option-bids-secret-means = Die Ansagen bleiben verdeckt, bis die Runde gewertet wird.
option-dark-wizard = Der letzte Zauberer gewinnt
option-dark-wizard-means = Fallen in einem Stich mehrere Zauberer, gewinnt der letzte statt des ersten.
option-leaders-hook = Bremse für Führende
option-leaders-hook-means = Wer gibt und allein führt, darf die Summe der Ansagen nicht genau aufgehen lassen.
option-clairvoyance = Hellsehen
option-clairvoyance-means = Beim Ansagen siehst du alle Karten außer deinen eigenen.
option-monochrome = Einfarbig
option-monochrome-means = Alle haben ein Deck in einer Farbe. Kein Trumpf: Die höchste Karte gewinnt. Für 3 oder 4 Spieler.
option-rounds = Runden
option-rounds-all = Alle
option-rounds-all-means = Von einer Karte bis zu so vielen, wie das Deck hergibt.
option-rounds-short = Jede zweite
option-rounds-short-means = Runden mit 1, 3, 5 … Karten: etwa halb so lang.
option-rounds-other-means = Eigene Liste von Kartenzahlen, zum Beispiel 2-3-5.
clash-bad-rounds = Schreib die Kartenzahlen von 1 bis { $most } mit Bindestrichen, etwa 2-3-5.
clash-secret-for-two = Zu zweit wird immer geheim angesagt.
clash-not-for-two = Erst ab drei Spielern.
clash-hook-needs-open-bids = Die Bremse für Führende braucht Ansagen reihum: Wer gibt, muss die anderen kennen.
clash-a-suit-for-each = Einfarbig braucht für jeden eine Farbe: nur zu dritt oder zu viert.
clash-rounds-for-two = Zu zweit stehen die Runden fest.
clash-rounds-of-monochrome = Bei Einfarbig stehen die Runden fest.
clash-hand-too-large = Zu { $players } hat eine Hand höchstens { $most } Karten.

# ---- Kopfzeile und Menü
last-trick = Letzter Stich
no-last-trick = In dieser Runde gibt es noch keinen Stich.
all-tricks = Alle Stiche
trick-number = Stich { $number }
trick-leader = Ausgespielt: { $name }
trick-winner = Gewonnen: { $name }
last-trick-only = An diesem Tisch darf man nur den letzten Stich ansehen. Nach der Runde steht alles im Verlauf.
trump = Trumpf
trump-is = Trumpf: { $suit }
trump-none = Kein Trumpf
trump-open = Der Geber bestimmt den Trumpf
turned-card = Aufgedeckt: { $card }
balance-short = Ans. { $bids }/{ $tricks }
balance-label = Angesagte Stiche: { $bids } von { $tricks }
balance-under = { $count } zu wenig
balance-over = { $count } zu viel
balance-even = geht auf
balance-hidden = verdeckt
balance-banner =
    { $bids ->
        [one] { $bids } angesagt
       *[other] { $bids } angesagt
    } bei { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stichen
    }
tricks-stay = Fertige Stiche bleiben liegen
tricks-stay-a-moment = Einen Moment
tricks-stay-until-tapped = Bis du tippst oder eine Taste drückst
trick-waits = Weiter mit jeder Taste.
trump-side = Trumpf in deiner Hand
trump-side-left = Links
trump-side-right = Rechts
memory-aid = Merkhilfe, zum Üben
memory-hint = Zeigt, welche Karten gefallen sind und wer eine Farbe nicht mehr hat. Nicht in gewerteten Spielen.
memory-own = deine
memory-open = in einer offenen Hand
memory-out = gefallen
memory-unseen = ungesehen
memory-left = wie viele ungesehen
memory-voids = Können nicht bedienen
memory-void = kein { $suit }
memory-no-void = nichts bekannt
memory-clairvoyance = Was du beim Ansagen bei den anderen gesehen hast, musst du dir selbst merken.
set-aside = Weggelegte Karten

# ---- Karten
suit-R = Rot
suit-Y = Gelb
suit-G = Grün
suit-B = Blau
card-R = Rot { $rank }
card-Y = Gelb { $rank }
card-G = Grün { $rank }
card-B = Blau { $rank }
card-W = Zauberer
card-J = Narr
card-played-W = einen Zauberer
card-played-J = einen Narren
index-W = Z
index-J = N

# ---- am Tisch
trick = Stich
trick-empty = Keine Karte auf dem Tisch
hand-hidden = Deine Karten, auch für dich verdeckt, bis angesagt ist
hands-open = Die Karten der anderen
played-by = { $name }: { $card }
played-by-winning = { $name }: { $card }, liegt vorn
played-by-won = { $name }: { $card }, macht den Stich
seat-bid = { $bid } angesagt
seat-bid-open = noch nicht angesagt
seat-bid-hidden = Ansage verdeckt
seat-won = { $won } gemacht
seat-sealed = verdeckt angesagt
status-your-trump = Du bist dran: Bestimme den Trumpf
status-your-bid = Du bist dran: Wie viele Stiche?
status-your-bid-sealed = Sag verdeckt an
status-your-card = Du bist dran: Spiel eine Karte
status-your-lead = Du bist dran: Du spielst aus
status-waiting-trump = { $name } bestimmt den Trumpf
status-waiting-bid = { $name } sagt an
status-waiting-bids = Warten auf { $names }
status-waiting-card = { $name } ist dran
name-trump = Trumpf bestimmen
suit-with-count =
    { $count ->
        [one] { $suit }, davon hast du { $count }
       *[other] { $suit }, davon hast du { $count }
    }
bid-question = Deine Ansage
bid-number = { $bid } ansagen
bid-number-not = { $bid } ansagen, nicht erlaubt: { $reason }
hint-bids = Chance, jede Ansage zu treffen
bid-label = Ans.
bid-locked = Verdeckt: { $bid }
bid-balance-open = bisher { $bids } von { $tricks }

# ---- was geschieht
news-dealt =
    { $you ->
        [yes] Du gibst allen { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }.
       *[no] { $name } gibt allen { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }.
    }
news-turned = Aufgedeckt: { $card }.
news-trump =
    { $you ->
        [yes] Du machst { $suit } zum Trumpf.
       *[no] { $name } macht { $suit } zum Trumpf.
    }
news-bid =
    { $you ->
        [yes] Du sagst { $bid } an.
       *[no] { $name } sagt { $bid } an.
    }
news-revealed =
    { $you ->
        [yes] Du hattest { $bid } angesagt.
       *[no] { $name } hatte { $bid } angesagt.
    }
news-played =
    { $you ->
        [yes] Du spielst { $card }.
       *[no] { $name } spielt { $card }.
    }
news-trick =
    { $you ->
        [yes] Du machst deinen { $won ->
            [1] ersten
            [2] zweiten
            [3] dritten
           *[other] { $won }.
        } Stich.
       *[no] { $name } macht den Stich, den { $won ->
            [1] ersten.
            [2] zweiten.
            [3] dritten.
           *[other] { $won }.
        }
    }
news-sealed =
    { $you ->
        [yes] Du hast verdeckt angesagt.
       *[no] { $name } hat verdeckt angesagt.
    }

# ---- der Punkteblock
score-cards = Karten
score-bid = Ans.
score-won = Stiche
score-points = ±
score-now = wenn jetzt Schluss wäre
score-made = getroffen
score-missed = verfehlt

# ---- Ende der Runde
decisive-trick = Stich { $number } hat entschieden: { $broken }.
decisive-over =
    { $you ->
        [yes] du hattest einen Stich zu viel (angesagt: { $bid })
       *[no] { $name } hatte einen Stich zu viel (angesagt: { $bid })
    }
decisive-short =
    { $you ->
        [yes] du konntest { $bid } nicht mehr schaffen
       *[no] { $name } konnte { $bid } nicht mehr schaffen
    }
best-round = Deine beste Runde: die { $round }. mit { $points }.
result-made = { $bid } angesagt, { $won } gemacht
result-over =
    { $count ->
        [one] Einer zu viel
       *[other] { $count } zu viel
    }
result-short =
    { $count ->
        [one] Einer zu wenig
       *[other] { $count } zu wenig
    }

# ---- Tasten
keys-bid = Ansage tippen, mit Enter senden
key-names-digits = 0–9
keys-trick = Den Tisch vorlesen
keys-bids = Die Ansagen vorlesen

# ---- warum nicht
reason-follow-suit = Du musst { $suit } bedienen oder einen Zauberer oder Narren spielen.
reason-bid-too-high = So viele Stiche gibt es in dieser Runde nicht.
reason-hook = Allein in Führung darfst du die Ansagen nicht aufgehen lassen.

# ---- figures
figures-bids-made = Getroffene Ansagen
figures-bids-by-cards = Getroffene Ansagen nach Kartenzahl
figures-points-a-round = Punkte je Runde

# ---- bids
bid-changeable = Du kannst sie noch ändern.

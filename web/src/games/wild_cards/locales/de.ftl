# ---- Startseite
game-wild-cards-title = Wild Cards
game-wild-cards-claim = Biete auf Tiere, zahle mit Lebensräumen, führe deine Arten an. Wer hoch bietet, wählt zuerst – und zahlt mehr.
goal-wild-cards = Sammle Tiere, am besten viele einer Art.
option-habitats = Lebensraumkarten
option-habitats-3-4-4-3 = Viele mittlere Werte
option-habitats-3-4-4-3-means = Von jedem Lebensraum drei 1er, vier 2er, vier 3er und drei 4er.
option-habitats-5-4-3-2 = Viele niedrige Werte
option-habitats-5-4-3-2-means = Von jedem Lebensraum fünf 1er, vier 2er, drei 3er und zwei 4er.
option-wilds = Joker
option-wilds-1-2-3-4 = Einer von jedem Wert
option-wilds-1-2-3-4-means = Die vier Joker sind 1, 2, 3 und 4 wert.
option-wilds-1-1-1-1 = Alle 1 wert
option-wilds-1-1-1-1-means = Jeder der vier Joker ist 1 wert.
option-removal = Tiere, die nicht mitspielen
option-removal-suggested = Von jeder Art eins
option-removal-suggested-means = Zu dritt bleiben von jeder Art ein Tier und acht zufällige weitere in der Schachtel.
option-removal-random = Zufällig
option-removal-random-means = Alle 14 Tiere, die in der Schachtel bleiben, sind zufällig. Für drei Spieler.

# ---- Karten und Tiere
wild-card-F = Wald { $value }
wild-card-S = Savanne { $value }
wild-card-M = Gebirge { $value }
wild-card-W = Joker { $value }
wild-card-R = Nachfüllkarte
wild-habitat-F = Wald
wild-habitat-S = Savanne
wild-habitat-M = Gebirge
wild-peacock = Pfau
wild-squirrel = Eichhörnchen
wild-eagle = Adler
wild-ibex = Steinbock
wild-lion = Löwe
wild-meerkat = Erdmännchen
wild-a-peacock = einen Pfau
wild-a-squirrel = ein Eichhörnchen
wild-a-eagle = einen Adler
wild-a-ibex = einen Steinbock
wild-a-lion = einen Löwen
wild-a-meerkat = ein Erdmännchen
wild-the-peacock = Den Pfau
wild-the-squirrel = Das Eichhörnchen
wild-the-eagle = Den Adler
wild-the-ibex = Den Steinbock
wild-the-lion = Den Löwen
wild-the-meerkat = Das Erdmännchen
wild-peacock-count =
    { $count ->
        [one] { $count } Pfau
       *[other] { $count } Pfauen
    }
wild-squirrel-count =
    { $count ->
        [one] { $count } Eichhörnchen
       *[other] { $count } Eichhörnchen
    }
wild-eagle-count =
    { $count ->
        [one] { $count } Adler
       *[other] { $count } Adler
    }
wild-ibex-count =
    { $count ->
        [one] { $count } Steinbock
       *[other] { $count } Steinböcke
    }
wild-lion-count =
    { $count ->
        [one] { $count } Löwe
       *[other] { $count } Löwen
    }
wild-meerkat-count =
    { $count ->
        [one] { $count } Erdmännchen
       *[other] { $count } Erdmännchen
    }
wild-power-peacock = Dieser Anführer ist am Ende 3 Punkte wert statt 1.
wild-power-squirrel = Beim Nachfüllen ziehst du, bis du zehn Karten hast statt sieben.
wild-power-eagle = Du darfst zwei Karten als Gebot legen und dich erst entscheiden, wenn du die anderen Gebote kennst.
wild-power-ibex = Am Ende der Runde darfst du dein Gebot zurücknehmen, wenn es dir ein Tier gebracht hat und kein Joker ist.
wild-power-lion = Bei gleichen Geboten bist du zuerst dran und musst vorher keine Bezahlung zeigen.
wild-power-meerkat = Wenn du nachfüllst, darfst du vorher eines deiner Tiere gegen eine andere Art aus der Auslage tauschen.
wild-animal-of = { $animal }, Lebensraum: { $habitat }
wild-at-home = Lebensraum: { $habitat }
wild-with-leader = { $animals } mit Anführer
wild-no-animals = noch keine Tiere
wild-nothing = kein Tier
wild-species = Tierart
wild-leader = Anführer
wild-leaders = Anführer
wild-leader-of = Anführer: { $name }
wild-leader-nobody = Anführer: noch niemand
wild-leader-means = Wer ein Tier nimmt und dann mindestens so viele dieser Art hat wie alle anderen, bekommt ihren Anführer. Am Ende ist er 1 Punkt wert.
wild-tokens =
    { $count ->
        [one] { $count } Punkt in Marken
       *[other] { $count } Punkte in Marken
    }
wild-tokens-title = Marken
wild-cards-held =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
wild-known = Von allen gesehene Karten: { $cards }
wild-gone = Aus dem Spiel
wild-card-fits = { $card }, sichert den Bonus

# ---- am Tisch
wild-table = Auslage und Gebote
wild-display = Auslage
wild-display-empty = In der Auslage liegt kein Tier mehr.
wild-bids = Gebote
wild-bid-hidden = verdeckt
wild-bid-none = noch kein Gebot
wild-seat-sealed = hat gewählt
wild-piles = Stapel: { $animals } Tiere, { $habitats } Lebensraumkarten, { $discards } abgelegt
wild-animals-count = Tiere { $count }
wild-cards-count = Karten { $count }
wild-discards-count = Ablage { $count }
wild-discards = Ablage
wild-discards-none = Noch nichts abgelegt.
wild-last-round = Vorige Runde
wild-no-last-round = Noch ist keine Runde vorbei.
wild-final-round = Die letzte Runde!
wild-round-number = Runde { $round }
wild-paid = { $cards } bezahlt
wild-took = { $animal } genommen
wild-state-tied = Gleichstand
wild-state-declined = verzichtet
wild-state-refills = Nachfüllen
wild-state-refilled = nachgefüllt
wild-phase-bid = Gebote
wild-phase-second = Gebote
wild-phase-choose = Gebote
wild-phase-give = Nachfüllen
wild-phase-take = Nachfüllen
wild-phase-discard = Nachfüllen
wild-phase-commit = Gleichstand
wild-phase-show = Gleichstand
wild-phase-acquire = Tiere
wild-phase-pay = Tiere
wild-phase-ibex = Rundenende
wild-phase-over = Ende
wild-your-bid = Leg dein Gebot verdeckt hin
wild-your-second = Eine zweite Karte für dein Gebot?
wild-your-choose = Wähle dein Gebot
wild-your-give = Ein Tier tauschen?
wild-your-take = Nimm ein Tier
wild-your-discard = Nachfüllen: Leg ab, was du willst
wild-your-commit = Gleichstand: Leg verdeckt die Bezahlung
wild-your-show = Immer noch gleich: Zeig eine Karte
wild-your-acquire = Nimm ein Tier oder verzichte
wild-your-decline = Du kannst nur verzichten
wild-your-pay = Bezahle dein Tier
wild-your-ibex = Gebot zurücknehmen?
wild-waiting-bid = Warten auf { $names }
wild-waiting-second = { $names } darf eine zweite Karte legen
wild-waiting-choose = { $names } wählt das Gebot
wild-waiting-give = { $names } darf ein Tier tauschen
wild-waiting-take = { $names } darf ein Tier tauschen
wild-waiting-discard = { $names } füllt nach
wild-waiting-commit = Gleichstand: Warten auf { $names }
wild-waiting-show = Immer noch gleich: Warten auf { $names }
wild-waiting-acquire = { $names } wählt ein Tier
wild-waiting-pay = { $names } bezahlt
wild-waiting-ibex = { $names } darf das Gebot zurücknehmen
wild-waiting-over = Das Spiel ist zu Ende
wild-changeable = Du kannst dich noch umentscheiden.
wild-answer = deine Antwort
wild-no-more-cards = Keine Karten mehr
wild-no-payment = Nichts zahlen
wild-takes-back = Zurücknehmen

# ---- Auswahl
wild-bid-question = Dein Gebot
wild-bid-hint = Eine Karte, verdeckt. Nachfüllen bringt neue Karten statt eines Tiers.
wild-bid-two = Mit dem Adler darfst du zwei Karten legen.
wild-pick-bid = Wähle eine oder zwei Karten
wild-lay = { $cards } legen
wild-second-question = Eine zweite Karte?
wild-second-hint = Erste Karte: { $card }. Wähle noch eine, oder lass es dabei.
wild-second-none = Erste Karte: { $card }. Dazu passt keine zweite.
wild-only-one = Nur eine
wild-choose-question = Welche der beiden ist dein Gebot?
wild-choose-hint = Die andere nimmst du zurück.
wild-discard-question = Nachfüllen
wild-discard-hint = Danach füllst du auf { $most } Karten auf.
wild-discard =
    { $count ->
        [0] Alle behalten und ziehen
        [one] { $count } Karte ablegen und ziehen
       *[other] { $count } Karten ablegen und ziehen
    }
wild-pay-counter =
    { $due ->
        [one] { $picked } von { $due } Karte
       *[other] { $picked } von { $due } Karten
    }
wild-pay-nothing = Nichts zu bezahlen.
wild-paid-already = Schon bezahlt: { $cards }
wild-pays-nothing = Nichts zu bezahlen
wild-bonus-yes = +{ $points }: alles aus seinem Lebensraum
wild-bonus-no = kein Bonus
wild-no-bonus = Für den Bonus reichen deine Karten nicht.
wild-cheapest = Am günstigsten
wild-for-bonus = Für den Bonus
wild-highest = Am höchsten
wild-pick-animal = Wähle zuerst ein Tier
wild-pick-more =
    { $count ->
        [one] Wähle noch { $count } Karte
       *[other] Wähle noch { $count } Karten
    }
wild-take = { $animal } nehmen
wild-commit = { $cards } legen
wild-commit-nothing = Im Gleichstand bleiben
wild-tie-means = Wer mehr bezahlt, wählt zuerst.
wild-decline = Verzichten
wild-declines = Verzicht
wild-decline-means = { $cards } zurück, 2 ziehen
wild-give = Geben
wild-take-one = Nehmen
wild-have = { $animal }, du hast { $count }
wild-have-with-leader = { $animal }, du hast { $count } und den Anführer
wild-exchange-hint = Eins deiner Tiere gegen eine andere Art.
wild-exchange-pick = Wähle, was du gibst und nimmst
wild-exchange = Gib { $given }, nimm { $taken }
wild-no-exchange = Kein Tausch
wild-no-leader-changes = Alle Anführer bleiben.
wild-leader-moves = Anführer { $species }: { $from } → { $to }
wild-leader-from-supply = Anführer { $species } → { $to }
wild-leader-to-supply = Anführer { $species } → zurück in den Vorrat
wild-show-question = Zeig eine Handkarte oder zieh eine.
wild-show-hint = Die höhere ist zuerst dran; danach werden sie abgelegt.
wild-draw = Karte ziehen
wild-ibex-question = Mit dem Steinbock darfst du dein Gebot zurücknehmen.
wild-take-back = { $card } zurücknehmen
wild-leave = Liegen lassen

# ---- was geschieht
wild-news-round = Runde { $round } beginnt.
wild-news-display = Die Auslage zeigt { $animals }.
wild-news-gone = Niemand wollte { $animals }.
wild-news-drew =
    { $you ->
        [yes] Du ziehst { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }.
       *[no] { $name } zieht { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }.
    }
wild-news-refilled =
    { $you ->
        [yes] Du füllst nach und ziehst { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }.
       *[no] { $name } füllt nach und zieht { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }.
    }
wild-news-reshuffled = Die Ablage wird gemischt: { $cards } Karten im neuen Stapel.
wild-news-in-hand =
    { $you ->
        [yes] Auf deine Hand: { $cards }.
       *[no] Auf die Hand von { $name }: { $cards }.
    }
wild-news-discarded =
    { $you ->
        [yes] Du legst { $cards } ab.
       *[no] { $name } legt { $cards } ab.
    }
wild-news-paid =
    { $you ->
        [yes] Du zahlst { $cards }.
       *[no] { $name } zahlt { $cards }.
    }
wild-news-returned =
    { $you ->
        [yes] Zurück auf deine Hand: { $cards }.
       *[no] { $name } nimmt { $cards } zurück.
    }
wild-news-committed =
    { $you ->
        [yes] Deine Bezahlung, verdeckt: { $cards }.
       *[no] Die Bezahlung von { $name }: { $cards }.
    }
wild-news-revealed =
    { $you ->
        [yes] Du bietest { $cards }.
       *[no] { $name } bietet { $cards }.
    }
wild-news-bid =
    { $you ->
        [yes] Du hast { $cards } verdeckt gelegt.
       *[no] { $name } hat { $cards } gelegt.
    }
wild-news-also =
    { $you ->
        [yes] Dazu { $cards }.
       *[no] { $name } legt { $cards } dazu.
    }
wild-news-showing =
    { $you ->
        [yes] Du wirst { $cards } zeigen.
       *[no] { $name } wird { $cards } zeigen.
    }
wild-news-shown =
    { $you ->
        [yes] Du zeigst { $cards }.
       *[no] { $name } zeigt { $cards }.
    }
wild-news-drawn-and-shown =
    { $you ->
        [yes] Du ziehst und zeigst { $cards }.
       *[no] { $name } zieht und zeigt { $cards }.
    }
wild-news-leaves-bid =
    { $you ->
        [yes] Du lässt { $cards } liegen.
       *[no] { $name } lässt { $cards } liegen.
    }
wild-news-chose =
    { $you ->
        [yes] Du wählst { $cards } als Gebot.
       *[no] { $name } wählt { $cards } als Gebot.
    }
wild-news-two-cards =
    { $you ->
        [yes] Du hast zwei Karten gelegt.
       *[no] { $name } hat zwei Karten gelegt.
    }
wild-news-no-exchange =
    { $you ->
        [yes] Du tauschst nicht.
       *[no] { $name } tauscht nicht.
    }
wild-news-lion =
    { $you ->
        [yes] Mit dem Löwen bist du bei Gleichstand zuerst dran.
       *[no] Mit dem Löwen ist { $name } bei Gleichstand zuerst dran.
    }
wild-news-declined =
    { $you ->
        [yes] Du verzichtest.
       *[no] { $name } verzichtet.
    }
wild-news-commits-decline =
    { $you ->
        [yes] Du wirst verzichten.
       *[no] { $name } wird verzichten.
    }
wild-news-sealed =
    { $you ->
        [yes] Du hast dich entschieden.
       *[no] { $name } hat sich entschieden.
    }
wild-news-exchanged =
    { $you ->
        [yes] Du gibst { $given } und nimmst { $taken }.
       *[no] { $name } gibt { $given } und nimmt { $taken }.
    }
wild-news-leader =
    { $you ->
        [yes] Der Anführer ({ $species }) geht an dich.
       *[no] Der Anführer ({ $species }) geht an { $name }.
    }
wild-news-leader-supply = Der Anführer ({ $species }) geht zurück in den Vorrat.
wild-news-tied =
    { $you ->
        [yes] Du liegst mit einer { $value } gleichauf.
       *[no] { $name } liegt mit einer { $value } gleichauf.
    }
wild-news-total =
    { $you ->
        [yes] Deine Bezahlung ist { $total } wert.
       *[no] Die Bezahlung von { $name } ist { $total } wert.
    }
wild-news-lots =
    { $you ->
        [yes] Das Los macht dich zur Nummer { $place }.
       *[no] Das Los macht { $name } zur Nummer { $place }.
    }
wild-news-ordered =
    { $you ->
        [yes] Im Gleichstand bist du Nummer { $place }.
       *[no] Im Gleichstand ist { $name } Nummer { $place }.
    }
wild-news-acquires =
    { $you ->
        [yes] Du wirst { $animal } bezahlen.
       *[no] { $name } wird { $animal } bezahlen.
    }
wild-news-acquired =
    { $you ->
        [yes] Du nimmst { $animal }.
       *[no] { $name } nimmt { $animal }.
    }
wild-news-habitat-points =
    { $you ->
        [yes] Alles aus seinem Lebensraum: { $points } Punkte für dich.
       *[no] Alles aus seinem Lebensraum: { $points } Punkte für { $name }.
    }

# ---- die Punkte
wild-if-now = Wenn jetzt Schluss wäre
wild-score-means = Deine beste Art zählt 2 je Tier, die zweitbeste 1. Jeder Anführer 1, der Pfau 3. Dazu deine Marken.
wild-account = Woher die Punkte kommen
wild-ahead =
    { $you ->
        [yes] Du hast { $points } mehr als { $other }: { $parts }.
       *[no] { $name } hat { $points } mehr als { $other }: { $parts }.
    }
wild-ahead-of-you = { $name } hat { $points } mehr als du: { $parts }.
wild-best = Beste
wild-second-best = Zweite

# ---- Tasten
wild-keys-display = Die Auslage vorlesen
wild-keys-bids = Die Gebote vorlesen
wild-keys-last = Die vorige Runde vorlesen

# ---- warum nicht
reason-out-of-order = { $card } kann nicht die zweite Karte sein: Sie kommt vor der ersten.
reason-too-few-left = Mit { $card } blieben zu wenige Karten zum Bezahlen.
reason-cannot-pay =
    { $cards ->
        [one] Du kannst nicht bezahlen: Das kostet noch { $cards } Handkarte.
       *[other] Du kannst nicht bezahlen: Das kostet noch { $cards } Handkarten.
    }
wild-refill-pays-nothing = Die Nachfüllkarte ist nur ein Gebot: Bezahlen kannst du damit nicht.
reason-payment-begun = Du hast schon angefangen zu bezahlen.
reason-payment-due = Dieses Gebot muss bezahlt werden, oder du verzichtest.
reason-not-in-display = Dieses Tier liegt nicht aus: { $species }.
reason-not-in-collection = Dieses Tier hast du nicht: { $species }.
reason-nothing-to-exchange = In der Auslage liegt nur diese Art: { $species }.
reason-same-species = Nimm eine andere Art, als du gibst: { $species }.
reason-not-your-bid = { $card } ist keine deiner beiden Karten.
reason-nothing-to-draw = Es gibt nichts zu ziehen.

# ---- figures
figures-refills = Nachgefüllt je Spiel
figures-declines = Verzichtet je Spiel
figures-animals = Tiere am Ende

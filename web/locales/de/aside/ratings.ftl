# ---- who plays best
ratings-count =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
ratings-none = Noch hat niemand ein gewertetes Spiel gespielt.
ratings-place = Platz
ratings-name = Name
ratings-rating = Wertung
ratings-games = Spiele
ratings-not-yet = Mit deinem ersten gewerteten Spiel bekommst du einen Platz: Eröffne einen Tisch mit Freunden und wähle „Gewertetes Spiel“.
ratings-unlisted = Du stehst nicht auf der Liste.
ratings-list-me = Mich auf diesen Listen zeigen
ratings-list-me-hint = Name, Wertung und Zahl der gewerteten Spiele, bei jedem Spiel.
ratings-how = So wird gezählt
ratings-how-text = Es zählen nur gewertete Spiele, und darin nur dein Rang unter den Menschen. Die Zahl ist das, was du sicher gezeigt hast: Sie beginnt bei 1000 und wächst mit jedem Spiel, das mehr über dich verrät. ± sagt, wie weit deine wahre Stärke noch davon abweichen kann.

# ---- who plays best
ratings-count =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
ratings-none = Nessuno ha ancora giocato una partita classificata.
ratings-place = Posto
ratings-name = Nome
ratings-rating = Rating
ratings-games = Partite
ratings-not-yet = Entri in classifica con la prima partita classificata: apri un tavolo con gli amici e scegli “Partita classificata”.
ratings-unlisted = Non sei in classifica.
ratings-list-me = Mostrami in queste classifiche
ratings-list-me-hint = Nome, rating e numero di partite classificate, per ogni gioco.
ratings-how = Come si conta
ratings-how-text = Contano solo le partite classificate, e solo il tuo posto tra le persone. Il numero è ciò che hai dimostrato con certezza: parte da 1000 e cresce con ogni partita che dice di più su di te. Il ± dice di quanto la tua vera forza può ancora scostarsene.

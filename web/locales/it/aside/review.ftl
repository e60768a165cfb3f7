## L'analisi di una partita finita: quanto sono costate le decisioni, e quanto era fortuna

reason-no-review = Si può analizzare solo una partita giocata fino in fondo.
reason-no-review-now = Non è stato possibile analizzare questa partita.
reason-too-many-reviews = Ci sono troppe analisi in attesa. Riprova tra un po'.

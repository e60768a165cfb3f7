## L'analisi di una partita finita: quanto sono costate le decisioni, e quanto era fortuna

reason-no-review = Si può analizzare solo una partita giocata fino in fondo.
reason-no-review-now = Non è stato possibile analizzare questa partita.
reason-no-review-here = Le analisi su questo dispositivo richiedono prima un download, e ora non c’è rete.
reason-too-many-reviews = Ci sono troppe analisi in attesa. Questa pagina riproverà da sola.

review-not-yet = Qui non c’è nessuna analisi: la partita non è finita, o il link è incompleto.
review-no-master = Il maestro non è stato interpellato: una mossa che rende solo a un esperto può sembrare qui peggiore di quanto sia.
review-ask-master = Chiedi anche al maestro ({ $megabytes } MB, una volta sola)
review-fetching = Download del maestro: { $come } di { $megabytes } MB…
review-master-failed = Download non riuscito. Riprova con una connessione migliore.
review-master-no-room = Su questo dispositivo non c’è posto. Libera un po’ di spazio e riprova.
review-waiting =
    { $ahead ->
        [0] Sto guardando ogni decisione…
        [one] Guarderò ogni decisione, dopo un’altra analisi…
       *[other] Guarderò ogni decisione, dopo altre { $ahead } analisi…
    }
review-sharper = È un primo sguardo: sta diventando più preciso…
review-seat = La partita di
review-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } punti
    }
review-between = (da { $low } a { $high })

# $rank: 1 for the winner
review-rank =
    { $rank ->
        [1] 1º posto su { $players }.
       *[other] { $rank }º posto su { $players }.
    }
review-line =
    { $you ->
        [yes] { $luck ->
            [brought] Le carte ti hanno portato { $cards }
           *[cost] Le carte ti hanno tolto { $cards }
        }
       *[no] { $luck ->
            [brought] Le carte hanno portato { $cards } a { $name }
           *[cost] Le carte hanno tolto { $cards } a { $name }
        }
    }, gli altri { $help ->
        [none] non hanno cambiato niente
        [yes] hanno regalato { $others }
       *[no] hanno tolto { $others }
    }; sprecato: { $given }.

review-causes = Come si è arrivati al risultato
review-causes-chance = Misurato in probabilità di vincere. Sale e scende a ogni decisione, quindi in tutta la partita una causa può superare il 100%.
cause-expected = Da aspettarsi
cause-expected-about = Quanto fa in media questo posto, prima che si diano le carte.
cause-deals = Carte date e pescate
cause-deals-about = Quanto hanno portato le carte date e pescate.
cause-others = Gli altri
cause-others-about = Le decisioni degli altri, con quel che sapevano, rispetto al gioco abituale.
cause-lay = Come stavano le carte
cause-lay-about = Quel che ciascuno ha indovinato o no: ciò che nessuno poteva sapere.
cause-chances = Occasioni offerte
cause-chances-about = Quanto offrivano le mosse migliori rispetto al gioco abituale.
cause-losses = Sprecato
cause-losses-about = Le mosse migliori rispetto a quelle giocate, con quel che si sapeva.
cause-unresolved = Non spiegato
cause-unresolved-about = Ciò che resta fuori dal calcolo.
cause-result = Risultato
review-round = Mano { $round }
review-rounds-apart = Mano per mano le parti non danno questa somma, quindi non sono mostrate.

review-course = L’andamento della partita
review-line-points = Punti fatti più quelli attesi dalla mano, dopo ogni decisione. Tocca per andarci.
review-line-chance = Probabilità di vincere dopo ogni decisione. Tocca per andarci.
review-winning = Probabilità di vincere la partita, prima di ogni mano
review-marked = Mano { $round }: { $class }, { $loss }
class-inaccurate = imprecisione
class-mistake = errore
class-blunder = svista grave

review-mattered = Le decisioni che contavano
review-mattered-about = Queste decisioni sono chiaramente costate qualcosa. Ora che cosa giocheresti?
review-none = Nessun errore evidente. Ben giocato!
review-little-by-little = Nessun errore evidente: lo spreco è venuto poco a poco.
review-question-at = Mano { $round }, decisione { $place }
review-question = Che cosa giocheresti?
review-question-other = Che cosa giocheresti qui?
review-number = { $number } di { $of }
review-after = Dopo: { $moves }
review-answer = Quanto valeva
review-best = la migliore
review-yours = la tua scelta
review-right = Sì, è la mossa migliore.
review-same = È quello che è stato giocato.
review-less-bad = Meglio di quanto giocato, ma non la migliore.
review-no-better = Non meglio di quanto giocato.
review-not-weighed = Questa mossa non è nemmeno stata presa in esame.
review-why-often = Nel { $share } delle { $worlds } smazzate immaginate “{ $best }” fa meglio, in media di { $more }.
review-why-seldom = Per lo più è uguale; nel { $share } delle { $worlds } smazzate immaginate “{ $best }” fa meglio, in media di { $more }.
review-why-more = “{ $best }” fa meglio nel { $share } delle { $worlds } smazzate immaginate e peggio nel { $less }; in media porta { $more } in più.
review-open-cards = Carte scoperte
review-try = Riprova da qui
review-next = Avanti
review-back = Torna all’analisi

review-all = Tutte le decisioni, in cifre
review-at = Mano/n.
review-played = giocato
review-loss = costo
review-line-numbers = L’andamento della partita, in cifre
review-to-expect = atteso
review-how = Quanto è sicuro?
review-how-text = Ogni decisione è giudicata da quel che si sapeva: in smazzate immaginate, compatibili con tutto ciò che si è visto, ogni mossa sensata viene continuata secondo regole pratiche. Le cifre tra parentesi valgono con il 95% di sicurezza. Solo ciò che è di sicuro costato qualcosa si chiama imprecisione, errore o svista grave. Le regole pratiche non sono un gioco perfetto: una mossa che rende solo a un esperto può sembrare peggiore di quanto sia.

practice-beside = A confronto
practice-in-the-game = Nella partita
practice-try = Tentativo { $number }
practice-try-from = Tentativo { $number }, da mano { $round }, decisione { $place }
practice-this = Questa volta

## Rompicapi: momenti di partite in cui una mossa è nettamente la migliore

puzzles-about = Posizioni reali di partite fra i nostri bot migliori. Vedi ciò che si sapeva da quel posto, niente di più. Una mossa è nettamente migliore di tutte le altre.
puzzles-back = Torna ai rompicapi
puzzle-missing = Questo rompicapo non c’è più. Ecco quelli di adesso.
puzzle-of-day = Rompicapo del giorno
puzzle-of-day-means = Lo stesso per tutti, e ogni giorno uno nuovo.
puzzle-solve = Risolvi
puzzle-day-solved = Risolto, rivedilo
puzzle-day-missed = Sbagliato, rivedilo
puzzle-days =
    { $count ->
        [one] Serie in corso: { $count } giorno.
       *[other] Serie in corso: { $count } giorni.
    }
puzzles-run = Dieci di fila
puzzles-run-means = Al tuo livello: dopo ogni risposta giusta diventano più difficili.
puzzles-row = Giuste di fila: { $row }, il tuo record: { $best }.
puzzles-done = Risposte date: { $done } su { $of }.
puzzles-run-over = { $right } giuste su { $asked }.
puzzle-wrong = No: la migliore è “{ $best }”.
puzzle-usual = regola pratica
puzzle-found-by = Bot che la trovano: { $bots }.
puzzle-found-by-none = Nessuno dei nostri bot la trova a colpo d’occhio.
review-idea = L’idea: { $theme }.
puzzles-themes = Tema
puzzles-themes-all = tutti i temi
puzzles-how-text = Ogni rompicapo è stato valutato in migliaia di smazzate immaginate, compatibili con tutto ciò che si è visto da quel posto: ogni mossa lecita viene giocata fino in fondo secondo regole pratiche, e le cifre tra parentesi valgono al 95%. La mossa migliore ha un vantaggio tale che un’analisi chiamerebbe errore ogni altra, le regole pratiche non la trovano e il bot più forte la giocherebbe. Risposte e serie restano in questo browser.

# ---- over several games
habits = Quanto ti costano le decisioni
habits-about =
    { $count ->
        [one] Nell’unica partita analizzata una decisione ti è costata in media { $loss }.
       *[other] Nelle ultime { $count } partite analizzate una decisione ti è costata in media { $loss }.
    }
habits-none = Analizza una partita finita e qui vedrai quali decisioni ti costano di più.
habits-line = Costo di una decisione, partita per partita
habits-kind = Tipo
habits-decisions =
    { $count ->
        [one] una decisione
       *[other] { $count } decisioni
    }
habits-each = Costo medio
habits-change = Variazione
habits-change-about = Variazione: le ultime dieci partite rispetto alle dieci precedenti. Sotto lo zero vuol dire che sprechi di meno.
habits-mistakes = Errori
habits-dearest = L’abitudine che ti costa di più: { $kind }. Per esempio:
habits-example = Mano { $round }: { $played } invece di { $better }, { $loss }

# ---- the score pad
pad-title = Segnapunti
pad-evenings = Serate
pad-no-rules = La prima volta il segnapunti prende le regole dal server. Connettiti e riprova.
pad-not-kept = Questo browser non conserva nulla: chiudendo la pagina la serata va persa.
pad-overtaken = La serata è cambiata in un’altra scheda. Guarda e segna di nuovo.
pad-undo = Annulla
pad-undone = Annullato.
pad-this-round = Questa mano
pad-less = Uno in meno
pad-more = Uno in più
pad-again = Rivincita

# ---- corrections
pad-correct-round = Correggi la mano { $round }
pad-correct-save = Salva la correzione
pad-correct-hint = Un errore? Tocca il numero di una mano per correggerla.
pad-corrected = corretta
pad-revised = ricalcolata dopo una correzione
pad-heard-corrected = Mano { $round } corretta. Tutto il resto è ricalcolato.

# ---- a new evening
pad-new = Nuova serata
pad-who-plays = Chi gioca, in senso orario?
pad-player = Giocatore { $number }
pad-player-short = G{ $number }
pad-name-of = Nome del giocatore { $number }
pad-move = Sposta { $name }
pad-move-how = Trascina, oppure premi le frecce su e giù.
pad-moved = { $name }: posto { $place } di { $players }.
pad-remove = Togli { $name }
pad-add = Aggiungi un giocatore
pad-known = Nomi delle serate passate
pad-draw = A sorte
pad-house-rules = Regole della casa
pad-twice = Due giocatori si chiamano { $name }.
pad-begin = Si comincia

# ---- the evenings
pad-none-yet = Ancora nessuna serata.
pad-goes-on = Mano { $round }, ancora in gioco
pad-unreadable = Questa serata non si può leggere.
pad-drop = Elimina la serata del { $date }
pad-drop-sure = Elimina
pad-figures = Su tutte le serate
pad-wins = Vittorie
pad-bids-made = Dichiarazioni centrate
pad-made-by-cards = Dichiarazioni centrate, per carte in mano
pad-comeback = La rimonta più bella: { $name }, sotto di { $behind } dopo la mano { $round } ({ $date }).
pad-files = Tutte le serate in un file
pad-files-means = Le serate di tutti i giochi stanno solo in questo browser. Portale su un altro telefono con un file.
pad-export = Esporta
pad-import = Importa
pad-import-not = In questo file non ci sono serate.
pad-imported =
    { $count ->
        [one] Aggiunta { $count } serata.
       *[other] Aggiunte { $count } serate.
    }
pad-imported-later =
    { $count ->
        [one] Aggiornata { $count } serata.
       *[other] Aggiornate { $count } serate.
    }

# ---- each on their own phone
pad-phones = Ognuno sul suo telefono
pad-phones-means = Gli altri aprono questo segnapunti sul loro telefono, scelgono il loro nome e segnano da soli ciò che li riguarda. Le dichiarazioni segrete restano segrete. Tu puoi sempre segnare per tutti.
pad-phones-share = Condividi il segnapunti
pad-phones-no-server = Serve un server, e questa pagina non ne ha.
pad-phones-who = Chi sei?
pad-phones-i-am = Sono { $name }
pad-phones-taken = { $name } è su un altro telefono
pad-phones-watch = Guardo soltanto
pad-phones-own = sul suo telefono
pad-phones-here = questo telefono
pad-phones-release = Libera
pad-phones-release-name = Libera { $name }
pad-phones-released = { $name } si può scegliere di nuovo.
pad-phones-gone = Nessuna connessione. Quello che segni resta qui e parte più tardi.
pad-phones-alone = Il server non ha più questa serata. Qui continua.
pad-phones-invite = Il nostro segnapunti di { $game }
reason-bad-entry = Questo non si può segnare.
reason-not-your-entry = Questo ora non tocca a te.
reason-not-your-pad = Può farlo solo chi ha condiviso il segnapunti.
reason-evening-full = Questa serata è piena. Iniziane un’altra.
reason-no-such-evening = Questa serata non esiste, o è stata tolta.
reason-too-many-evenings = Per ora hai condiviso abbastanza serate. Riprova più tardi.

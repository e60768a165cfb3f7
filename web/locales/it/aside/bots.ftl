# ---- how a bot plays
bots-rank = livello { $rank } di { $levels } (l’1 è il più debole)
bots-kept = Gioca al posto di { $name }, che può tornare quando vuole.
bots-in-game = In questo gioco
bots-random = Gioca a caso una qualsiasi delle mosse permesse.
bots-novice = Abitudini semplici e niente memoria: guarda le sue carte e il tavolo, e non ricorda nulla di quello che è uscito.
bots-casual = Regole pratiche, affinate in molte partite contro sé stesso. Non dimentica mai una carta vista.
bots-club = Immagina smazzate compatibili con tutto ciò che ha visto e preferisce quelle che spiegano le mosse degli altri. In ognuna prova tutte le mosse sensate, fino a { $lines } prove per mossa, e fa giocare il resto con le regole pratiche del bot occasionale. Sceglie la mossa che rende di più; se la differenza può essere un caso, fa quello che farebbe il bot occasionale. Quando tutti decidono in segreto, ogni tanto sceglie una mossa quasi altrettanto buona, per non essere prevedibile.
bots-master = Ha imparato il gioco in milioni di partite contro sé stesso: una rete guarda quello che vede il suo posto e dice che cosa giocherebbe. Al tavolo confronta anche quella mossa con altre in smazzate immaginate, fino a { $lines } prove per mossa, e la cambia solo se un’altra rende nettamente di più. Quando tutti decidono in segreto, varia le sue mosse come ha imparato a fare.
bots-sees = Che cosa vede
bots-view = Quello che vedrebbe una persona al suo posto, e niente di più: né le carte degli altri, né il mazzo, né le smazzate future. Quando tira a sorte, lo fa per conto suo.
bots-time = Quanto ci mette
bots-pace = Di solito da { $least } a { $most } secondi. Il tempo è sorteggiato prima di chiedergli la mossa, qualunque carta abbia: così non rivela nulla.
bots-pace-none = Risponde subito, qualunque carta abbia.
bots-strength = Quanto è forte
bots-measured = Misurato in partite a { $players }, con { $deals } smazzate per ogni coppia di livelli: a caso vale 0, occasionale 1000. Tra parentesi l’intervallo di confidenza al 95%.
bots-fewer = Nei test il bot da circolo aveva { $fewer } prove per mossa e il maestro quasi nessuna; al tavolo ne hanno entrambi { $lines }.
bots-level = Livello
bots-value = Forza
bots-between = { $value } (da { $low } a { $high })
bots-program = Qui gioca un programma esterno, portato da chi ha aperto il tavolo. Come ragiona, non lo sappiamo.
bots-program-view = Riceve quello che vedrebbe una persona al suo posto, e niente di più. Se non c’è un orologio, risponde quando vuole.
bots-new = Questo livello è più recente della pagina: ricaricala per saperne di più.
bots-report = Una mossa ti sembra sbagliata? A partita finita puoi segnalarla dal replay.

# ---- a move that looks wrong
report-which = Mossa { $position }: { $name }, bot ({ $level }).
report-goes = Chi gestisce il server riceve la smazzata, questo punto, il tuo nome e quello che scrivi: così può rivedere la mossa come l’ha vista il bot.
report-words = Che cosa non va? (Facoltativo)
report-send = Segnala
report-done = Grazie. La troverà chi gestisce il server.
report-person = { $name } non è un bot di questo server: si segnalano solo le mosse dei bot.
report-before = Nessuno ha ancora giocato. Vai alla mossa di un bot, poi segnalala.
reason-not-a-bot = Quella mossa non è di un bot di questo server.
reason-too-many-reports = Troppe segnalazioni da qui. Riprova più tardi.

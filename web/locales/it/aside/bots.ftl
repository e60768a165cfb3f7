# ---- how a bot plays
bots-rank = livello { $rank } di { $levels }, dal più debole in su
bots-kept = Gioca al posto di { $name }, che può riprendersi il posto quando vuole.
bots-in-game = In questo gioco
bots-random = Gioca una mossa permessa qualsiasi, tirata a sorte.
bots-novice = Abitudini semplici e nessuna memoria: guarda le proprie carte e il tavolo, e non ricorda nulla di ciò che è stato giocato.
bots-casual = Regole pratiche, affinate in molte partite contro sé stesso. Non dimentica mai una carta che ha visto.
bots-club = Immagina distribuzioni compatibili con tutto ciò che ha visto e preferisce quelle che spiegano le mosse degli altri. In ognuna prova tutte le mosse sensate, fino a { $lines } prove per mossa, e fa proseguire tutti con le regole pratiche del bot amichevole. Sceglie ciò che riesce meglio; se la differenza può essere un caso, fa quello che farebbe il bot amichevole. Quando tutti decidono in segreto, ogni tanto sceglie una mossa quasi altrettanto buona, per non essere prevedibile.
bots-sees = Che cosa vede
bots-view = Esattamente ciò che vedrebbe una persona al suo posto, e mai di più: nessun’altra mano, nessun mazzo, nessuna distribuzione futura. I suoi dadi sono solo suoi.
bots-time = Quanto ci mette
bots-pace = Di solito da { $least } a { $most } secondi. Il tempo è tirato a sorte prima di interrogarlo, qualunque carta abbia, così non rivela nulla.
bots-strength = Quanto è forte
bots-measured = Misurato in partite a { $players }, con { $deals } distribuzioni per ogni coppia di livelli: a caso vale 0, amichevole 1000. Tra parentesi: dove sta il valore vero con il 95 % di certezza.
bots-fewer = Lì il bot da circolo aveva { $fewer } prove per mossa; al tavolo ne ha { $lines }.
bots-level = Livello
bots-value = Forza
bots-between = { $value } (da { $low } a { $high })
bots-program = Qui gioca un programma esterno, fatto sedere da chi ospita il tavolo. Come ragiona, non lo sappiamo.
bots-program-view = Gli viene detto ciò che vedrebbe una persona al suo posto, e mai di più. Risponde quando vuole, a meno che non corra un orologio.
bots-new = Questo livello è più recente di questa pagina. Ricarica la pagina per saperne di più.
bots-report = Una mossa ti sembra sbagliata? A partita finita puoi segnalarla dal replay.

# ---- a move that looks wrong
report-which = Mossa { $position }: { $name }, bot ({ $level }).
report-goes = Chi ospita questo server riceve la distribuzione, questo punto, il tuo nome e ciò che scrivi qui. Così la mossa si può rivedere come l’ha vista il bot.
report-words = Che cosa non va? (Puoi lasciare vuoto.)
report-send = Segnala
report-done = Grazie. È conservata per chi ospita questo server.
report-person = { $name } non è un bot di questo server: si possono segnalare solo le mosse dei bot.
report-before = Nessuno ha ancora deciso nulla. Vai alla mossa di un bot, poi segnalala.
reason-not-a-bot = Lì non ha deciso un bot di questo server.
reason-too-many-reports = Da qui sono state segnalate molte mosse. Riprova più tardi.

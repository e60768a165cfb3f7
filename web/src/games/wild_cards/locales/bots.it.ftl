# ---- how a bot plays
bots-novice-wild-cards = Offre la carta più alta che può permettersi, una volta su due una a caso tra quelle che può pagare, e si rifornisce quando ha tre carte o meno. Prende l’animale di cui ha più esemplari, non rinuncia mai se può pagare, e paga con le prime carte che capitano. Seconda offerta, scambio, scarti: lascia perdere.
bots-casual-wild-cards = Calcola quanto gli renderebbe alla fine ogni animale e che cosa resterà probabilmente per ciascuna offerta. Tra offerte quasi uguali tira a sorte, perché un’offerta prevedibile perde. Se può punta al bonus, altrimenti paga con ciò che gli serve meno.
bots-club-wild-cards = Ogni prova arriva alla fine della seconda mano dopo questa. Contano per metà la probabilità di vincere, per metà i punti di vantaggio sul miglior rivale.
bots-master-wild-cards = Ha imparato quando un’offerta vale il suo prezzo. Quando ci si rifornisce e con le due carte dell’aquila segue le regole pratiche del bot occasionale.

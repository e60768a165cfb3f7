# ---- how a bot plays
bots-novice-wild-cards = Offre la carta più alta che può pagare, una volta su due una qualsiasi di queste, e si rifornisce quando ha tre carte o meno. Prende l’animale di cui ha più esemplari, non rinuncia mai a uno che può pagare e paga con le prime carte che capitano. Seconda offerta, scambio, scarti: lascia perdere.
bots-casual-wild-cards = Calcola quanto gli renderebbe alla fine ogni animale e che cosa resterà probabilmente per ciascuna offerta. Tra offerte quasi uguali tira a sorte, perché un’offerta prevedibile perde. Se può paga per il premio, altrimenti con ciò che gli serve meno.
bots-club-wild-cards = Ogni prova arriva alla fine del secondo turno dopo questo. Contano per metà la probabilità di vincere, per metà i punti di vantaggio sul miglior rivale.

# ---- the result to show around
share-title = Condividi il risultato
share-send = Invia l’immagine
share-save = Salva l’immagine
share-copy = Copia come testo
share-copied = Copiato.
share-text = Come testo
share-not = Qui non funziona. Puoi comunque copiare il testo.

# ---- the result to show around
share-title = Fai vedere il risultato
share-send = Manda l’immagine
share-save = Salva l’immagine
share-copy = Copia come testo
share-copied = Copiato.
share-text = Lo stesso come testo
share-not = Qui non ha funzionato. Puoi comunque copiare il testo.

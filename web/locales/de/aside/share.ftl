# ---- the result to show around
share-title = Ergebnis teilen
share-send = Bild senden
share-save = Bild speichern
share-copy = Als Text kopieren
share-copied = Kopiert.
share-text = Als Text
share-not = Das hat nicht geklappt. Den Text kannst du trotzdem kopieren.

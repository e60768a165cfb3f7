# ---- the result to show around
share-title = Das Ergebnis herzeigen
share-send = Bild verschicken
share-save = Bild sichern
share-copy = Als Text kopieren
share-copied = Kopiert.
share-text = Dasselbe als Text
share-not = Das ging hier nicht. Den Text kannst du trotzdem kopieren.

# ---- the result to show around
share-title = Show the result around
share-send = Send the picture
share-save = Save the picture
share-copy = Copy as text
share-copied = Copied.
share-text = The same as text
share-not = That did not work here. You can still copy the text.

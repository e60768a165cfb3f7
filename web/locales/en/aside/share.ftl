# ---- the result to show around
share-title = Share the result
share-send = Send the picture
share-save = Save the picture
share-copy = Copy as text
share-copied = Copied.
share-text = As text
share-not = That did not work here. You can still copy the text.

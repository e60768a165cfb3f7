# ---- the result to show around
share-title = Enseña el resultado
share-send = Enviar la imagen
share-save = Guardar la imagen
share-copy = Copiar como texto
share-copied = Copiado.
share-text = Lo mismo como texto
share-not = Aquí no ha funcionado. Aun así puedes copiar el texto.

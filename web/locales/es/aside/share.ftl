# ---- the result to show around
share-title = Comparte el resultado
share-send = Enviar la imagen
share-save = Guardar la imagen
share-copy = Copiar como texto
share-copied = Copiado.
share-text = Como texto
share-not = Aquí no funcionó. Aun así puedes copiar el texto.

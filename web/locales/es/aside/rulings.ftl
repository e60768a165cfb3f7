# ---- the ruling at hand
rulings-placeholder = empate, quién empieza, última ronda …
rulings-ask = Tu pregunta en pocas palabras
rulings-none = Aún no hay aclaraciones para este juego.
rulings-nothing = No encuentro nada. Prueba con otras palabras.

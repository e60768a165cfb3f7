## El análisis de una partida terminada: qué costaron las decisiones y qué fue suerte

reason-no-review = Solo se puede analizar una partida jugada hasta el final.
reason-no-review-now = No se ha podido analizar esta partida.
reason-too-many-reviews = Hay demasiados análisis en espera. Inténtalo más tarde.

## La repetición de una partida terminada y la comprobación de sus repartos

replay-not-yet = Aquí no hay repetición: la partida no ha terminado o el enlace está incompleto.
replay-report = Reportar esta jugada
replay-position = Punto de la partida
replay-at = { $position } de { $last }
replay-unspoilt = Ocultar cuánto falta para el final
replay-at-unspoilt = Jugada { $position }
keys-replay-step = Una jugada atrás o adelante
keys-replay-trick = Una baza o una ronda atrás o adelante
keys-replay-round = Una ronda atrás o adelante
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-round-back = Ronda anterior
replay-round-forward = Ronda siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
replay-eyes = Punto de vista
replay-open = Cartas a la vista
replay-download = Descargar
fair-check = Comprobar los repartos
fair-promise-unheard = La semilla coincide con su huella. Pero este navegador no estaba cuando se fijó: que fuera antes de repartir solo lo dice el servidor.
fair-deals = Barajado de nuevo aquí: los { $deals } repartos salen de la semilla.
fair-wrong = Las cartas de la ronda { $round } NO salen de la semilla.
fair-not-here = El barajado de este juego se comprueba con «mazzo verify» y el archivo descargado.
fair-stacked = Las cartas de esta lección están preparadas.
reason-too-many-replays = Demasiadas repeticiones. Espera un momento.
replay-all-hands = Todas las cartas
replay-no-hands = Como espectador
replay-link = Enlace a este momento
replay-copy-link = Copiar el enlace a este momento
keys-replay-hands = Mostrar u ocultar todas las cartas
keys-replay-link = Copiar el enlace a este momento

reason-no-such-place = Ese punto de la partida no existe.
reason-no-such-view = Desde ese sitio no se puede mirar.

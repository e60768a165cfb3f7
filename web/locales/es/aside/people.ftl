person-block = Bloquear
person-block-means = Ya no leerás lo que escriba { $name } ni verás sus mesas entre las abiertas. Nadie se entera.
person-blocked = Has bloqueado a { $name }.
person-report-line = Denunciar este mensaje
person-report-line-means = Quien administra el servidor leerá este mensaje y lo que se dijo antes y después.
person-report-name = Denunciar este nombre
person-report-name-means = Quien administra el servidor leerá que aquí alguien se llama { $name }.
person-report-words = ¿Qué tiene de malo? (opcional)
person-reported = Gracias. Quien administra el servidor lo leerá.

reason-too-many-blocked = Has bloqueado a demasiadas personas. Desbloquea antes a alguien.
reason-nobody-meant = Ahí ya no hay nadie.
reason-yourself = Esa persona eres tú.
reason-reported-enough = Por hoy ya has denunciado bastante. Inténtalo mañana.
blocked-people = Personas que has bloqueado
unblock = Desbloquear
unblock-person = Desbloquear a { $name }
unblocked = Has desbloqueado a { $name }.

kind-wizard-trump = elegir el triunfo
kind-wizard-bid = apostar bazas
kind-wizard-lead = salir
kind-wizard-follow = asistir al palo
kind-wizard-discard = jugar cualquier carta

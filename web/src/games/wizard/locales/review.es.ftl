kind-wizard-trump = elegir el triunfo
kind-wizard-bid = apostar bazas
kind-wizard-play = jugar cartas

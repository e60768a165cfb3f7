kind-wizard-trump = scegliere l’atout
kind-wizard-bid = dichiarare le prese
kind-wizard-play = giocare le carte

kind-wizard-trump = scegliere l’atout
kind-wizard-bid = dichiarare le prese
kind-wizard-lead = aprire la presa
kind-wizard-follow = rispondere al seme
kind-wizard-discard = giocare una carta qualsiasi

kind-wizard-trump = Trumpf bestimmen
kind-wizard-bid = Ansagen
kind-wizard-play = Karten ausspielen

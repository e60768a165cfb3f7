kind-wizard-trump = Trumpf bestimmen
kind-wizard-bid = Ansagen
kind-wizard-lead = Ausspielen
kind-wizard-follow = Bedienen
kind-wizard-discard = beliebige Karte spielen

# ---- ein Spiel gegen Bots, deren Server nicht antwortet

go-on-about = Dein Spiel auf dem Server wartet auf dich. Du kannst allein auf diesem Gerät weiterspielen: Die Karten, die du nicht gesehen hast, werden neu verteilt, und das Ergebnis zählt nicht.
go-on-here = Hier weiterspielen

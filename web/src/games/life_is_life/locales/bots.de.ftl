# ---- how a bot plays
bots-novice-life-is-life = Er sammelt drei Gleiche, nimmt die Reihe, die am besten passt, und legt, wovon er zu viel oder nur eines hat. Rechnet er mit 20 Punkten oder mehr und hat niemand geklopft, so klopft er jedes zweite Mal.
bots-casual-life-is-life = Er merkt sich, was alle genommen und gelegt haben, schätzt die Aussichten auf jede Mehrheit und tauscht für die Hand, die am meisten verspricht. Er achtet auf Sätze, die eine Runde beenden, eigene und fremde, und klopft, wenn er wenige Leben zu verlieren erwartet.
bots-club-life-is-life = Jeder Versuch geht bis zum Ende der Runde oder zwei Umläufe weit. Es zählen zur Hälfte die Aussicht auf den Sieg mit den Leben, die bleiben, zur Hälfte die Punkte der Runde.

# ---- how a bot plays
bots-novice-life-is-life = Er sammelt drei Gleiche, nimmt die Reihe, die am besten passt, und legt ab, wovon er zu viele oder nur eins hat. Rechnet er mit 20 Punkten oder mehr und hat noch niemand geklopft, klopft er jedes zweite Mal.
bots-casual-life-is-life = Er merkt sich, was alle genommen und abgelegt haben, schätzt die Chancen auf jede Mehrheit und tauscht sich die Hand zusammen, die am meisten verspricht. Er achtet auf Sätze, die eine Runde beenden, eigene wie fremde, und klopft, wenn er wenige Leben zu verlieren glaubt.
bots-club-life-is-life = Jeder Versuch geht bis zum Ende der Runde oder zwei Umläufe weit. Zur Hälfte zählt die Siegchance mit den Leben, die bleiben, zur Hälfte zählen die Punkte der Runde.
bots-master-life-is-life = Er rechnet aus, wie wahrscheinlich jede Mehrheit mit den ungesehenen Karten ist, und hat gelernt, welche Reihe sich lohnt, was er dafür ablegt und wann er klopft.

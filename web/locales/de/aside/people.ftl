person-block = Blockieren
person-block-means = Du liest nicht mehr, was { $name } schreibt, und siehst Tische von { $name } nicht mehr unter den Tischen mit freien Plätzen. Niemand erfährt davon.
person-blocked = Du hast { $name } blockiert.
person-report-line = Diese Nachricht melden
person-report-line-means = Der Betreiber des Servers liest dann diese Nachricht und was davor und danach gesagt wurde.
person-report-name = Diesen Namen melden
person-report-name-means = Der Betreiber des Servers erfährt, dass hier jemand { $name } heißt.
person-report-words = Was stimmt daran nicht? (freiwillig)
person-reported = Danke. Der Betreiber des Servers liest es.

reason-too-many-blocked = Du hast zu viele Leute blockiert. Heb erst eine Blockierung auf.
reason-nobody-meant = Dort ist niemand mehr.
reason-yourself = Das bist du selbst.
reason-reported-enough = Für heute hast du genug gemeldet. Versuch es morgen wieder.
blocked-people = Leute, die du blockiert hast
unblock = Blockierung aufheben
unblock-person = Blockierung von { $name } aufheben
unblocked = { $name } ist nicht mehr blockiert.

## Rückblick auf eine beendete Partie: was Entscheidungen gekostet haben, und was Glück war

reason-no-review = Zurückblicken kannst du nur auf Partien, die zu Ende gespielt wurden.
reason-no-review-now = Der Rückblick auf diese Partie ist nicht gelungen.
reason-too-many-reviews = Gerade warten zu viele Rückblicke. Versuch es später noch einmal.

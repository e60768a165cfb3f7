# ---- the ruling at hand
rulings-placeholder = tie, who starts, last round …
rulings-ask = Your question in a few words
rulings-none = There are no rulings for this game yet.
rulings-nothing = Nothing found. Try other words.

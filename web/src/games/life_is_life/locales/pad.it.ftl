# ---- the score pad
pad-who-starts = Chi comincia?
pad-starts = Comincia { $name }
pad-animals = Animali
pad-has-most = ha la maggioranza
pad-tap-most = Per ogni animale tocca chi ne ha di più. Tocca ancora per contare le carte.
pad-tap-own = Per ogni animale tocca la tua colonna una volta per ogni carta che hai.
pad-score-round = Segna la mano
pad-who-showed = Chi ha la serie completa?
pad-which-set = Di quale animale?

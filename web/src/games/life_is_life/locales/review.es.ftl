kind-life-is-life-swap = cambiar
kind-life-is-life-knock = golpear
kind-life-is-life-lay = dejar cartas
theme-life-is-life-knock-now = golpear ya
theme-life-is-life-knock-later = no golpear todavía
theme-life-is-life-larger-row = una fila más larga
theme-life-is-life-smaller-row = una fila más corta
theme-life-is-life-other-card = otra carta

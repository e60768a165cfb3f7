kind-life-is-life-swap = scambiare
kind-life-is-life-knock = bussare
kind-life-is-life-lay = deporre le carte
theme-life-is-life-knock-now = bussare subito
theme-life-is-life-knock-later = non bussare ancora
theme-life-is-life-larger-row = una fila più lunga
theme-life-is-life-smaller-row = una fila più corta
theme-life-is-life-other-card = un’altra carta

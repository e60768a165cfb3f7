kind-life-is-life-swap = cambiar
kind-life-is-life-knock = golpear
kind-life-is-life-lay = dejar cartas

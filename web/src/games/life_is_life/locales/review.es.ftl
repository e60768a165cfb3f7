kind-life-is-life-turn = cambiar y golpear
kind-life-is-life-lay = dejar cartas

kind-life-is-life-swap = swapping
kind-life-is-life-knock = knocking
kind-life-is-life-lay = laying cards down

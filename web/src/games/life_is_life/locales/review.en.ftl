kind-life-is-life-turn = swapping and knocking
kind-life-is-life-lay = laying cards down

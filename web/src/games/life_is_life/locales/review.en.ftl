kind-life-is-life-swap = swapping
kind-life-is-life-knock = knocking
kind-life-is-life-lay = laying cards down
theme-life-is-life-knock-now = knock now
theme-life-is-life-knock-later = do not knock yet
theme-life-is-life-larger-row = a longer row
theme-life-is-life-smaller-row = a shorter row
theme-life-is-life-other-card = another card

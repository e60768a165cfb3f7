kind-life-is-life-swap = scambiare
kind-life-is-life-knock = bussare
kind-life-is-life-lay = deporre le carte

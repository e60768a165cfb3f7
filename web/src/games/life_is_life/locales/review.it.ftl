kind-life-is-life-turn = scambiare e bussare
kind-life-is-life-lay = deporre le carte

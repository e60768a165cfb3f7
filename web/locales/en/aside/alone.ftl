# ---- a game against bots whose server does not answer

go-on-about = Your game on the server is waiting for you. You can go on alone, on this device: the cards you haven’t seen are dealt again, and the result won’t count.
go-on-here = Go on here

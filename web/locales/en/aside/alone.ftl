# ---- a game against bots whose server does not answer

go-on-about = Your game on the server waits for you. You can go on alone, on this device: the cards that you have not seen are dealt anew, and the result counts for nothing.
go-on-here = Go on here

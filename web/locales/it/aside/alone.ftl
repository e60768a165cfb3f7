# ---- una partita contro i bot il cui server non risponde

go-on-about = La tua partita sul server ti aspetta. Puoi continuare per conto tuo su questo dispositivo: le carte che non hai visto vengono ridistribuite e il risultato non conta.
go-on-here = Continua qui

# ---- una partida contra bots cuyo servidor no responde

go-on-about = Tu partida en el servidor te espera. Puedes seguir por tu cuenta en este dispositivo: las cartas que no has visto se reparten de nuevo y el resultado no cuenta.
go-on-here = Seguir aquí

# ---- one’s devices and data
devices = Tus dispositivos
device-name = { $browser } en { $system }
device-unknown = Otro navegador
device-here = este dispositivo
device-first = abierta desde el { $day }
device-last = última vez, el { $day }
device-end = Cerrar sesión
device-end-named = Cerrar sesión en { $device }
device-end-others = Cerrar las demás sesiones
device-leave = Cerrar sesión aquí
device-leave-others = En tus otros dispositivos la sesión sigue abierta.
device-leave-only = Es tu único dispositivo. Si cierras la sesión, nadie podrá volver a ser { $name }, ni siquiera tú. Si quieres volver, crea antes un enlace para otro dispositivo.
device-leave-yes = Sí, cerrar sesión
device-leave-no = Seguir aquí
data-yours = Tus datos
data-about = Todo lo que este servidor sabe de ti, en un solo archivo.
data-download = Descargar
delete-me = Borrar tus datos
delete-about = Tu nombre, tus mensajes, tus resultados y tu rating se borran para siempre. Las partidas siguen ahí para quienes jugaron contigo, con «Guest» en tu sitio.
delete-type = Para confirmar, escribe tu nombre: { $name }
delete-yes = Borrarlo todo
delete-no = Conservarlo todo

# ---- one’s games and figures
figures = Estadísticas
figures-games = Partidas
figures-wins = Ganadas
figures-rank = Puesto medio
figures-score = Media de puntos
figures-rating = Rating
figures-rating-over-time = Evolución del rating
figures-wins-by-players = Partidas ganadas, por número de jugadores
history-none = Todavía no has terminado ninguna partida.
history-here = En este dispositivo
history-here-about = Estas partidas están solo en este navegador y no cuentan en ninguna estadística.
history-here-save = Descargarlas todas
history-more = Mostrar más
history-rank = { $rank }.º de { $players }
history-unfinished = sin terminar
carry-about = Lleva tu nombre, mesas y estadísticas a otro dispositivo.
carry-make = Crear un enlace
carry-link = Abre el enlace en el otro dispositivo antes de { $minutes } minutos. Sirve una sola vez; no lo compartas.

reason-too-many-links = Demasiados enlaces creados desde aquí. Inténtalo más tarde.
reason-no-such-device = La sesión de ese dispositivo ya está cerrada.
reason-too-many-exports = Por ahora ya es suficiente. Inténtalo más tarde.
reason-not-confirmed = Ese no es tu nombre. Escríbelo exactamente como está.

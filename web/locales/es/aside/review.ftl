## El análisis de una partida terminada: qué costaron las decisiones y qué fue suerte

reason-no-review = Solo se puede analizar una partida jugada hasta el final.
reason-no-review-now = No se ha podido analizar esta partida.
reason-no-review-here = Los análisis en este dispositivo requieren antes una descarga, y ahora no hay conexión.
reason-too-many-reviews = Hay demasiados análisis en espera. Esta página volverá a intentarlo por sí sola.

review-not-yet = Aquí no hay análisis: la partida no ha terminado o el enlace está incompleto.
review-no-master = No se ha consultado al maestro: una jugada que solo rinde a un experto puede parecer aquí peor de lo que es.
review-ask-master = Consultar también al maestro ({ $megabytes } MB, una sola vez)
review-fetching = Descargando el maestro: { $come } de { $megabytes } MB…
review-master-failed = La descarga ha fallado. Inténtalo de nuevo con mejor conexión.
review-master-no-room = No cabe en este dispositivo. Libera espacio e inténtalo de nuevo.
review-waiting =
    { $ahead ->
        [0] Mirando cada decisión…
        [one] Mirando cada decisión, después de otro análisis…
       *[other] Mirando cada decisión, después de otros { $ahead } análisis…
    }
review-sharper = Un primer vistazo; se está afinando…
review-seat = La partida de
review-points =
    { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
review-between = (de { $low } a { $high })

# $rank: 1 for the winner
review-rank =
    { $rank ->
        [1] 1.º de { $players }.
       *[other] { $rank }.º de { $players }.
    }
review-line =
    { $you ->
        [yes] { $luck ->
            [brought] Las cartas te dieron { $cards }
           *[cost] Las cartas te quitaron { $cards }
        }
       *[no] { $luck ->
            [brought] Las cartas dieron { $cards } a { $name }
           *[cost] Las cartas quitaron { $cards } a { $name }
        }
    }, los demás { $help ->
        [none] no cambiaron nada
        [yes] regalaron { $others }
       *[no] quitaron { $others }
    }; desperdiciado: { $given }.

review-causes = Cómo se llegó al resultado
review-causes-chance = Medido en probabilidad de ganar. Sube y baja con cada decisión, así que en toda la partida una causa puede pasar del 100 %.
cause-expected = Lo esperable
cause-expected-about = Lo que suele sacar este sitio antes de repartir.
cause-deals = Reparto y robos
cause-deals-about = Lo que dieron las cartas repartidas y robadas.
cause-others = Los demás
cause-others-about = Lo que decidieron los demás con lo que sabían, comparado con el juego habitual.
cause-lay = Cómo estaban las cartas
cause-lay-about = Aciertos y fallos de todos al adivinar: lo que nadie podía saber.
cause-chances = Ocasiones ofrecidas
cause-chances-about = Lo que ofrecían las mejores jugadas frente al juego habitual.
cause-losses = Desperdiciado
cause-losses-about = Las mejores jugadas frente a las jugadas hechas, con lo que se sabía.
cause-unresolved = Sin explicar
cause-unresolved-about = Lo que el cálculo deja fuera.
cause-result = Resultado
review-round = Ronda { $round }
review-rounds-apart = Ronda a ronda las partes no dan esta suma, así que no se muestran.

review-course = El curso de la partida
review-line-points = Puntos hechos más los esperables de la ronda, tras cada decisión. Toca para ir allí.
review-line-chance = Probabilidad de ganar tras cada decisión. Toca para ir allí.
review-winning = Probabilidad de ganar la partida, antes de cada ronda
review-marked = Ronda { $round }: { $class }, { $loss }
class-inaccurate = imprecisión
class-mistake = error
class-blunder = error grave

review-mattered = Las que importaron
review-mattered-about = Estas decisiones costaron algo claramente. ¿Qué jugarías ahora?
review-none = Ningún error claro. ¡Bien jugado!
review-little-by-little = Ningún error claro: lo desperdiciado se fue poco a poco.
review-question-at = Ronda { $round }, decisión { $place }
review-question = ¿Qué jugarías?
review-question-other = ¿Qué jugarías aquí?
review-number = { $number } de { $of }
review-after = Después de: { $moves }
review-answer = Lo que valía
review-best = la mejor
review-yours = tu elección
review-right = Sí, es la mejor jugada.
review-same = Es lo que se jugó.
review-less-bad = Mejor que lo que se jugó, pero no la mejor.
review-no-better = No mejor que lo que se jugó.
review-not-weighed = Esa jugada ni siquiera se tuvo en cuenta.
review-why-often = En el { $share } de { $worlds } repartos imaginados «{ $best }» sale mejor, de media por { $more }.
review-why-seldom = Casi siempre da igual; en el { $share } de { $worlds } repartos imaginados «{ $best }» sale mejor, de media por { $more }.
review-why-more = «{ $best }» sale mejor en el { $share } de { $worlds } repartos imaginados y peor en el { $less }; de media da { $more } más.
review-open-cards = Cartas a la vista
review-try = Probar otra vez desde aquí
review-next = Siguiente
review-back = Volver al análisis

review-all = Todas las decisiones, en cifras
review-at = Ronda/n.º
review-played = jugado
review-loss = coste
review-line-numbers = El curso de la partida, en cifras
review-to-expect = esperado
review-how = ¿Qué seguridad tiene?
review-how-text = Cada decisión se juzga por lo que se sabía: en repartos imaginados que encajan con todo lo visto, cada jugada sensata se continúa con reglas prácticas. Las cifras entre paréntesis valen con un 95 % de confianza. Solo lo que costó algo con seguridad se llama imprecisión, error o error grave. Las reglas prácticas no son juego perfecto: una jugada que solo rinde a un experto puede parecer peor de lo que es.

practice-beside = Comparación
practice-in-the-game = En la partida
practice-try = Intento { $number }
practice-try-from = Intento { $number }, desde la ronda { $round }, decisión { $place }
practice-this = Esta vez

## Problemas: momentos de partidas en los que una jugada es claramente la mejor

puzzles-about = Posiciones reales de partidas entre nuestros mejores bots. Ves lo que se sabía desde ese sitio y nada más. Una jugada es claramente mejor que todas las demás.
puzzles-back = Volver a los problemas
puzzle-missing = Ese problema ya no existe. Estos son los de ahora.
puzzle-of-day = Problema del día
puzzle-of-day-means = El mismo para todos, y cada día uno nuevo.
puzzle-solve = Resolver
puzzle-day-solved = Resuelto, verlo otra vez
puzzle-day-missed = Fallado, verlo otra vez
puzzle-days =
    { $count ->
        [one] Tu racha: { $count } día.
       *[other] Tu racha: { $count } días.
    }
puzzles-run = Diez seguidos
puzzles-run-means = A tu nivel: con cada acierto se vuelven más difíciles.
puzzles-row = Aciertos seguidos: { $row }, tu récord: { $best }.
puzzles-done = Respondidos: { $done } de { $of }.
puzzles-run-over = { $right } aciertos de { $asked }.
puzzle-wrong = No: la mejor es «{ $best }».
puzzle-usual = regla práctica
puzzle-found-by = Bots que la encuentran: { $bots }.
puzzle-found-by-none = Ninguno de nuestros bots la encuentra a primera vista.
review-idea = La idea: { $theme }.
puzzles-themes = Tema
puzzles-themes-all = todos los temas
puzzles-how-text = Cada problema se juzgó en miles de repartos imaginados que encajan con todo lo visto desde ese sitio: cada jugada permitida se juega hasta el final con reglas prácticas, y las cifras entre paréntesis valen con un 95 % de confianza. La mejor jugada lleva tanta ventaja que un análisis llamaría error a cualquier otra, las reglas prácticas no la encuentran y el bot más fuerte la jugaría. Las respuestas y las rachas se quedan en este navegador.

# ---- over several games
habits = Lo que te cuestan tus decisiones
habits-about =
    { $count ->
        [one] En la única partida analizada, una decisión te costó de media { $loss }.
       *[other] En tus últimas { $count } partidas analizadas, una decisión te costó de media { $loss }.
    }
habits-none = Analiza una partida terminada y aquí verás qué decisiones te cuestan más.
habits-line = Coste de una decisión, partida a partida
habits-kind = Tipo
habits-decisions =
    { $count ->
        [one] una decisión
       *[other] { $count } decisiones
    }
habits-each = Coste medio
habits-change = Cambio
habits-change-about = Cambio: tus diez últimas partidas frente a las diez anteriores. Por debajo de cero significa que desperdicias menos.
habits-mistakes = Errores
habits-dearest = La costumbre que más te cuesta: { $kind }. Por ejemplo:
habits-example = Ronda { $round }: { $played } en vez de { $better }, { $loss }

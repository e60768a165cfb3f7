"""The same rules in a browser: the games of a package as one WebAssembly file, with their records, options and notation.

`python -m mazzo.wasm` builds the games of this house, `python -m mazzo.wasm PACKAGE` those of somebody else's package. What is
built lies in the folder `browser` of that package and travels in its wheel: nobody who plays needs to build anything.

    target       Numba and LLVM write for wasm32 instead of this machine
    entries      the functions that a page may call: plain ones, over addresses and numbers
    learned      what only a master needs: a file of its own, and its weights
    playouts     what only a review needs: a file of its own
    runtime      the few things that compiled code expects of its surroundings
    linker       one object becomes one module
    records      where every field of a record lies, and which options there are, for the page
    expressions, translator, definitions
                 the part of Python that words are written in, as JavaScript
    notation     the words of a game, translated
    table        a table without a network, translated
    review       what a review makes of its play-outs, translated
    pad          what the score pad of a game may ask
    build        all of it, in order
    folder       where it lies
"""

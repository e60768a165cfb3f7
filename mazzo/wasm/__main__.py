"""python -m mazzo.wasm [PACKAGE] [--into FOLDER] [--anew]: the games of a package for the browser."""

from __future__ import annotations

import argparse
import gzip
import sys
from pathlib import Path

from mazzo.wasm.build import build, kept_in
from mazzo.wasm.folder import folder_of
from mazzo.wasm.target import WrongNumba, refuse_other_numba


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m mazzo.wasm", description="Builds the games of a package for the browser.")
    parser.add_argument("package", nargs="?", default="mazzo", help="a package that offers games (default: mazzo)")
    parser.add_argument("--into", type=Path, help="where to write (default: the folder `browser` of the package)")
    parser.add_argument("--anew", action="store_true", help="compile even if the sources have not changed")
    asked = parser.parse_args()
    try:
        folder = asked.into or folder_of(asked.package)
        built = None if asked.anew else kept_in(folder, asked.package)
        if built is None:
            refuse_other_numba()
            built = build(asked.package, say)
    except (WrongNumba, ValueError) as problem:
        say(str(problem))
        return 1
    built.write(folder)
    seconds = ", ".join(f"{what} {took:.1f} s" for what, took in built.seconds.items()) or "made from these sources before"
    sizes = f"{len(built.wasm) / 1000:.0f} kB, {len(gzip.compress(built.wasm)) / 1000:.0f} gzipped"
    say(f"{folder / built.file}: {sizes} ({seconds})")
    return 0


def say(sentence: str) -> None:
    sys.stderr.write(sentence + "\n")


if __name__ == "__main__":
    sys.exit(main())

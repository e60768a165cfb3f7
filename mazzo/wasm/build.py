"""From the folders of games to the files that a page loads.

The same sources, compiled by the same Numba, give the same bytes on every machine: nothing of where or when they were built is
inside. So what was built is kept, with the mark of its sources, and compiled again when they have changed.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import msgspec
import numba
from numba.core import types
from numba.core.types.containers import BaseTuple
from numba.core.types.misc import unliteral

from mazzo.games import GAMES, package_of
from mazzo.rules import compiled as compiling  # not by its full name: nothing here is compiled for the processor
from mazzo.rules.game import Game
from mazzo.server.wire.rules_facts import AskedFacts, GameFacts, LearnedFacts, RulesFacts, SharedRecords, WeightsFile
from mazzo.wasm import runtime
from mazzo.wasm.entries import AskedRule, Entry, compiled_entry, entries_of, shared_entries
from mazzo.wasm.folder import FACTS, WEIGHTS
from mazzo.wasm.interface import interface
from mazzo.wasm.learned import learned_entries, weights_file
from mazzo.wasm.linker import link
from mazzo.wasm.notation import as_javascript, mark_of, rules_asked
from mazzo.wasm.pad import pad_questions
from mazzo.wasm.playouts import playout_entries
from mazzo.wasm.records import game_facts, shared_records
from mazzo.wasm.target import SPEED, TRIPLE, aim_at_wasm

HASH_LETTERS = 16
STACK_BYTES = 256 * 1024
COMPILING = ("build", "entries", "learned", "linker", "pad", "playouts", "runtime", "target")
"""The modules here that the bytes depend on."""
IN_LLVM = {"int32": "i32", "int64": "i64", "float64": "double"}

Say = Callable[[str], None]


@dataclass
class Built:
    """What a package's games have become."""

    name: str
    wasm: bytes
    sources: str
    """The mark of what was compiled."""
    numba: str
    """What compiled it."""
    records: SharedRecords
    games: dict[str, GameFacts]
    playouts: bytes
    """What a review asks, as WebAssembly."""
    notations: dict[str, str]
    """By game, for a page that was built without knowing it."""
    learned: bytes | None = None
    """The networks of the games that somebody has taught, as WebAssembly,"""
    weights: dict[str, bytes] = field(default_factory=dict)
    """and what each of them has learned."""
    seconds: dict[str, float] = field(default_factory=dict)

    @property
    def file(self) -> str:
        return named(self.name, self.wasm, ".wasm")

    @property
    def learned_file(self) -> str | None:
        return None if self.learned is None else named(f"{self.name}-learned", self.learned, ".wasm")

    @property
    def playouts_file(self) -> str:
        return named(f"{self.name}-review", self.playouts, ".wasm")

    @property
    def learned_facts(self) -> LearnedFacts | None:
        if self.learned_file is None:
            return None
        weights = {game: WeightsFile(named(game, body, WEIGHTS), len(body)) for game, body in self.weights.items()}
        return LearnedFacts(self.learned_file, weights)

    @property
    def facts(self) -> RulesFacts:
        return RulesFacts(
            interface=interface(),
            wasm=self.file,
            sources=self.sources,
            numba=self.numba,
            learned=self.learned_facts,
            review=self.playouts_file,
            records=self.records,
            games=self.games,
        )

    def write(self, folder: Path) -> None:
        """Writes everything into this folder, instead of what an earlier build has left there."""
        folder.mkdir(parents=True, exist_ok=True)
        words = {f"{game}.js": text.encode() for game, text in self.notations.items()}
        weights = {named(game, body, WEIGHTS): body for game, body in self.weights.items()}
        new = {self.file: self.wasm, self.playouts_file: self.playouts} | words | weights
        if self.learned is not None and self.learned_file is not None:
            new[self.learned_file] = self.learned
        for name, body in new.items():
            (folder / name).write_bytes(body)
        facts = json.dumps(msgspec.to_builtins(self.facts), sort_keys=True) + "\n"
        unfinished = folder / f"{FACTS}.new"
        unfinished.write_text(facts, "utf-8")
        unfinished.replace(folder / FACTS)  # a server that runs here finds the old files or the new ones
        for old in folder.iterdir():
            if old.suffix in (".wasm", ".js", WEIGHTS) and old.name not in new:
                old.unlink()


def named(name: str, body: bytes, suffix: str) -> str:
    """The name of a file that says what is in it."""
    return f"{name}-{hashlib.sha256(body).hexdigest()[:HASH_LETTERS]}{suffix}"


def games_of(package: str) -> list[Game]:
    """The games that this package offers; ValueError if there are none."""
    games = [game for game in GAMES.values() if package_of(game).partition(".")[0] == package]
    if not games:
        known = sorted({package_of(game).partition(".")[0] for game in GAMES.values()})
        raise ValueError(f"package {package!r} offers no game that is installed here; these do: {', '.join(known)}")
    return games


def sources_of(games: list[Game]) -> str:
    """The mark of everything that is compiled for these games, and of how: not of the Numba, which users may have another of."""
    packages = {package_of(game).replace(".", "/") for game in games}
    ours = [source for source in compiling.compiled_sources() if is_played(source, packages)]
    text = hashlib.sha256("".join(mark_of(game) for game in games).encode())
    for source in sorted(
        [*ours, *(Path(__file__).parent / f"{name}.py" for name in COMPILING)], key=lambda source: source.parts[-3:]
    ):
        text.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return text.hexdigest()[:HASH_LETTERS]


def is_played(source: Path, packages: set[str]) -> bool:
    """Is this file compiled into a game of these packages, or into every game?"""
    house = source.is_relative_to(compiling.PACKAGE) and source.relative_to(compiling.PACKAGE).parts[0]
    return house in ("rules", "bots", "review") or any(f"/{package}/" in source.as_posix() for package in packages)


def kept_in(folder: Path, package: str) -> Built | None:
    """What an earlier build has left here, with the facts as they are now; None if it was made from other sources."""
    games = games_of(package)
    try:
        before = json.loads((folder / FACTS).read_text("utf-8"))
        wasm = (folder / before["wasm"]).read_bytes()
        learned = before["learned"] and (folder / before["learned"]["wasm"]).read_bytes()
        playouts = (folder / before["review"]).read_bytes()
    except (OSError, ValueError, KeyError):
        return None
    if before.get("sources") != sources_of(games):
        return None
    asked = {game.name: rules_asked(game) for game in games}
    made = before["sources"], before["numba"]
    return Built(
        package, wasm, *made, shared_records(), facts_of(games, asked), playouts, notations_of(games), learned, weights_of(games)
    )


def build(package: str, say: Say = lambda sentence: None) -> Built:
    """The games of a package, compiled. Nothing else can be compiled in this process afterwards."""
    games = games_of(package)
    asked = {game.name: rules_asked(game) for game in games}
    clock = Clock()
    machine = aim_at_wasm()
    wanted = dict(shared_entries())
    networks: dict[str, Entry] = {}
    reviewing: dict[str, Entry] = {}
    for game in games:
        entries = entries_of(game, asked[game.name], pad_questions(game))
        wanted |= {f"{game.name}_{name}": entry for name, entry in entries.items()}
        networks |= {f"{game.name}_{name}": entry for name, entry in learned_entries(game).items()}
        reviewing |= {f"{game.name}_{name}": entry for name, entry in playout_entries(game).items()}
    say(f"Compiling {', '.join(game.title for game in games)} for the browser ...")
    wasm = one_file(wanted, machine, clock)
    learned = one_file(networks, machine, clock) if networks else None
    playouts = one_file(reviewing, machine, clock)
    made = sources_of(games), numba.__version__
    facts = shared_records(), facts_of(games, asked)
    return Built(package, wasm, *made, *facts, playouts, notations_of(games), learned, weights_of(games), clock.seconds)


def one_file(wanted: dict[str, Entry], machine: Any, clock: Clock) -> bytes:
    """These entries, with all that they lead to."""
    code = [compiled(name, entry) for name, entry in wanted.items()]
    clock.note("Numba")
    module = joined(machine, code)
    clock.note("joining")
    optimise(module, machine)
    clock.note("optimising")
    made = machine.emit_object(module)
    clock.note("writing")
    wasm = link(made, [*wanted, runtime.ALLOCATE], STACK_BYTES)
    clock.note("linking")
    return wasm


def weights_of(games: list[Game]) -> dict[str, bytes]:
    return {game.name: body for game in games if (body := weights_file(game)) is not None}


def facts_of(games: list[Game], asked: dict[str, list[AskedRule]]) -> dict[str, GameFacts]:
    return {
        game.name: game_facts(game, asked_facts(asked[game.name]), asked_facts(pad_questions(game)), mark_of(game))
        for game in games
    }


def notations_of(games: list[Game]) -> dict[str, str]:
    return {game.name: as_javascript(game) for game in games}


def asked_facts(asked: list[AskedRule]) -> dict[str, AskedFacts]:
    return {each.name: AskedFacts(list(each.parameters), each.answers) for each in asked}


class Clock:
    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self._begun = time.process_time()

    def note(self, what: str) -> None:
        now = time.process_time()
        self.seconds[what] = self.seconds.get(what, 0.0) + now - self._begun
        self._begun = now


@dataclass(frozen=True)
class Compiled:
    """One entry: its code, and a plain function around it."""

    name: str
    library: Any
    wrapper: str


def compiled(name: str, entry: Entry) -> Compiled:
    function, arguments = entry
    dispatcher = compiled_entry(function)
    dispatcher.compile(arguments)
    made = dispatcher.overloads[arguments]
    answer = unliteral(made.signature.return_type)
    return Compiled(name, made.library, wrapped(name, made.fndesc.llvm_func_name, answer, arguments))


def wrapped(name: str, inner: str, returns: Any, arguments: tuple[Any, ...]) -> str:
    """A plain function around one that is called as Numba's are. An exception, which no rule raises, is a trap."""
    kinds = [IN_LLVM.get(str(argument), "ptr") for argument in flat(arguments)]
    taken = ", ".join(f"{kind} %a{number}" for number, kind in enumerate(kinds))
    handed = "".join(f", {kind} %a{number}" for number, kind in enumerate(kinds))
    nothing = returns == types.none
    answer = "ptr" if nothing else IN_LLVM[str(returns)]
    back = "ret void" if nothing else f"%value = load {answer}, ptr %result\n  ret {answer} %value"
    return f"""
declare i32 @"{inner}"(ptr, ptr{"".join(f", {kind}" for kind in kinds)})
define {"void" if nothing else answer} @{name}({taken}) nounwind {{
  %result = alloca {answer}
  %problem = alloca ptr
  %status = call i32 @"{inner}"(ptr %result, ptr %problem{handed})
  %is_good = icmp eq i32 %status, 0
  %is_none = icmp eq i32 %status, -2
  %is_fine = or i1 %is_good, %is_none
  br i1 %is_fine, label %fine, label %trap
trap:
  call void @llvm.trap()
  unreachable
fine:
  {back}
}}
"""


def flat(arguments: Iterable[Any]) -> Iterator[Any]:
    """These types, tuples field by field: so Numba's functions are called."""
    for argument in arguments:
        if isinstance(argument, BaseTuple):
            yield from flat(argument)
        else:
            yield argument


def joined(machine: Any, code: list[Compiled]) -> Any:
    """One module of all entries and the runtime, in which everything but the entries may be inlined or dropped."""
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    whole = llvm.parse_assembly(head + "declare void @llvm.trap()\n" + "".join(each.wrapper for each in code))
    whole.link_in(llvm.parse_assembly(head + runtime.CODE))
    for each in code:  # with everything that it calls
        each.library._ensure_finalized()
        whole.link_in(each.library._get_module_for_linking(), preserve=True)
    module = llvm.parse_assembly(str(whole).replace("= common ", "= internal "))  # WebAssembly has no `common`
    kept = {*(each.name for each in code), runtime.ALLOCATE, *runtime.KEPT}
    for function in module.functions:
        if not function.is_declaration and function.name not in kept:
            function.linkage = "internal"
        if not function.is_declaration:
            function.add_function_attribute("optsize")  # a quarter fewer bytes to download for a sixth of the speed
    return module


def optimise(module: Any, machine: Any) -> None:
    """Everything is inlined and optimised together, and what counts references is thinned out."""
    tuning = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, tuning)
    passes = builder.getModulePassManager()
    passes.add_refprune_pass()
    passes.run(module, builder)

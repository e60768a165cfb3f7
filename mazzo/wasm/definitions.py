"""What is translated, and in which order: everything that some functions need, and nothing else.

A name is looked up in the living module. A function, a class or a table of such is translated in its turn; a number, a text or
a table of them is written down as it is; a compiled rule is asked of the rules that the page has loaded; and a few functions of
ours that stand between rules and words have a counterpart in the page, called `host` there.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import itertools
import json
import math
import sys
import time
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from types import FunctionType, ModuleType
from typing import Any, cast

import msgspec
import numpy as np

from mazzo import words
from mazzo.rules import options
from mazzo.rules.game import Game
from mazzo.server.wire.rules_facts import Taken
from mazzo.wasm.entries import AskedRule
from mazzo.wasm.expressions import Untranslatable, in_their_places, js_name, named_arguments, targets_in
from mazzo.wasm.translator import Translator

HOST = {
    *("copy_of", "fresh_news", "game_named", "game_of", "legal", "midway", "moves_in", "over", "play", "ranks", "replay"),
    *("scores", "seed_of", "seed_text", "stack", "start", "waiting_for", "why_not"),
}
"""What a page answers by its own means: questions to a record of any game."""
INSTEAD: dict[Any, str] = {
    msgspec.structs.replace: "py.replace",
    msgspec.structs.asdict: "py.asdict",
    dataclasses.replace: "py.replace",
    words.Plain: "host.plain",
    words.Remembered: "py.remembered",
    words.words_of: "host.words_of",
    options.OptionClash: "py.OptionClash",
    unicodedata.normalize: "py.normalize",
    unicodedata.category: "py.category",
    msgspec.Struct: "py.Struct",
    math.isfinite: "py.isfinite",
    math.isnan: "Number.isNaN",
    math.sqrt: "Math.sqrt",
    itertools.pairwise: "py.pairwise",
    time.time: "py.time",
    np.zeros: "py.zeros",
    np.array: "py.list",
    np.int64: "undefined",  # the type of an array, which here has none
}
TRANSLATED_RULES = ("mazzo.rules.options",)
"""Of the rules, what is plain Python."""
ROOTS = (object, Exception, ValueError, tuple, msgspec.Struct)


def is_of_rules(function: Any) -> bool:
    """Does it belong to the machinery of the rules, which a page has of its own?"""
    module: str = function.__module__
    return (module == "mazzo.games" or module.startswith("mazzo.rules.")) and module not in TRANSLATED_RULES


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))


def defined(module: str, name: str) -> ast.stmt:
    """The statement of a module that defines this name."""
    for node in tree_of(module).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            return node
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        if name in [found for target in targets for found in targets_in(target)]:
            return node
    raise Untranslatable(f"{module} defines no {name!r} by itself")


def home_of(module: str, name: str) -> str:
    """The module that defines a name which this one may only have imported."""
    for node in tree_of(module).body:
        if isinstance(node, ast.ImportFrom) and node.module is not None and name in [each.name for each in node.names]:
            return home_of(node.module, name)
    return module


@cache
def methods_of_tables() -> dict[str, list[str]]:
    """What the methods of the classes of a table take, by their names."""
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("mazzo.table.")]
    kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    methods = [method for kind in kinds if kind.__module__.startswith("mazzo.table.") for method in vars(kind).values()]
    return {each.__name__: list(inspect.signature(each).parameters)[1:] for each in methods if isinstance(each, FunctionType)}


class Definitions:
    """All that has been asked for so far, translated."""

    def __init__(self, instead: Mapping[Any, str] | None = None) -> None:
        self.instead = {**INSTEAD, **(instead or {})}
        self.asked: dict[str, AskedRule] = {}
        self.tables: dict[str, str] = {}
        self.classes: dict[str, str] = {}
        self.late: dict[str, str] = {}
        self.functions: dict[str, str] = {}
        self._names: dict[Any, str] = {}
        self._taken: set[str] = set()
        self._pending: list[tuple[str, FunctionType]] = []

    def method(self, kind: type, name: str) -> str:
        """A method of a class that is not translated as a whole, as a function whose first argument is the object."""
        methods = cast(ast.ClassDef, defined(kind.__module__, kind.__name__)).body
        node = next(each for each in methods if isinstance(each, ast.FunctionDef) and each.name == name)
        own = self._name((kind, name), name, kind.__module__)
        self.functions[own] = self.translator(kind.__module__).function(node, head=f"function {own}")
        return own

    def text(self) -> str:
        """Everything, in an order in which nothing is used before it is there."""
        while self._pending:
            name, function = self._pending.pop(0)
            node = cast(ast.FunctionDef, defined(function.__module__, function.__name__))
            self.functions[name] = self.translator(function.__module__).function(node, head=f"function {name}")
        return "".join(text for part in (self.tables, self.classes, self.late, self.functions) for text in part.values())

    def translator(self, module: str) -> Translator:
        return Translator(Module(self, sys.modules[module]), module)

    def _name(self, key: Any, wanted: str, module: str) -> str:
        name = f"{wanted}$" if wanted.islower() else js_name(wanted)  # no variable of a function is called so
        if name in self._taken:
            name = f"{name}_of_{module.rpartition('.')[2]}"
        self._taken.add(name)
        self._names[key] = name
        return name

    # -------------------------------------------------------------------------------------------------- what a value is

    def meaning(self, value: Any, module: str, name: str) -> str:
        """A value of a module, as JavaScript."""
        if isinstance(value, bool | int | float | str | np.integer) or value is None:
            return json.dumps(value.item() if isinstance(value, np.integer) else value, ensure_ascii=False)
        if isinstance(value, Game):
            return "game"
        if callable(value) and value in self.instead:
            return self.instead[value]
        if hasattr(value, "py_func"):
            return self.rule(value)
        if isinstance(value, type):
            return self.class_(value)
        function = inspect.unwrap(value) if callable(value) else None
        if isinstance(function, FunctionType) and function.__name__ != "<lambda>":
            return self.function(function)
        return self.table(value, module, name)

    def rule(self, value: Any) -> str:
        """A compiled rule: asked of the loaded rules."""
        rule, name = value.py_func, value.py_func.__name__
        if is_of_rules(rule):
            return self.host(name)
        parameters = list(inspect.signature(rule).parameters.values())
        kinds: list[Taken] = [
            "number" if each.annotation == "int" else "news" if each.name == "news" else "record" for each in parameters
        ]
        self.asked[name] = AskedRule(name, value, tuple(kinds), rule.__annotations__["return"] != "None")
        return f"host.rules.{name}"

    def host(self, name: str) -> str:
        if name not in HOST:
            raise Untranslatable(f"{name!r} is a function of the rules that a page has no counterpart of")
        return f"host.{name}"

    def function(self, function: FunctionType) -> str:
        if is_of_rules(function):
            return self.host(function.__name__)
        if function not in self._names:
            self._pending.append((self._name(function, function.__name__, function.__module__), function))
        return self._names[function]

    def table(self, value: Any, module: str, name: str) -> str:
        """A table, by the name that it has in this module."""
        if id(value) not in self._names:
            own = self._name(id(value), name, module)
            try:
                text = self.literal(value)
            except Untranslatable:
                home = home_of(module, name)
                node = defined(home, name)
                assert isinstance(node, ast.Assign | ast.AnnAssign)
                assert node.value is not None
                self.late[own] = f"const {own} = {self.translator(home).expr(node.value)}\n"
            else:
                (self.late if "/* class */" in text else self.tables)[own] = f"const {own} = {text}\n"
        return self._names[id(value)]

    def literal(self, value: Any) -> str:
        match value:
            case dict():
                pairs = [f"[{self.literal(key)}, {self.literal(each)}]" for key, each in value.items()]
                return f"py.dict([{', '.join(pairs)}])"
            case list() | tuple() | range():
                return f"[{', '.join(map(self.literal, value))}]"
            case set() | frozenset():
                return f"py.set([{', '.join(map(self.literal, sorted(value)))}])"
            case np.ndarray():
                return self.literal(value.tolist())
            case bool() | int() | float() | str() | None:
                return json.dumps(value, ensure_ascii=False)
            case np.integer():
                return json.dumps(value.item())
            case type():
                return f"/* class */ {self.class_(value)}"
            case FunctionType() if value.__name__ != "<lambda>":
                return self.function(value)
            case Mapping():
                return self.literal(dict(value))
            case _ if dataclasses.is_dataclass(value):
                fields = [f"{field.name}: {self.literal(getattr(value, field.name))}" for field in dataclasses.fields(value)]
                return f"/* class */ new {self.class_(type(value))}({{ {', '.join(fields)} }})"
        raise Untranslatable(f"{value!r} is no table")

    # ---------------------------------------------------------------------------------------------------------- classes

    def class_(self, kind: type) -> str:
        if kind in self.instead:
            return self.instead[kind]
        if kind not in self._names:
            name = self._name(kind, kind.__name__, kind.__module__)
            base = self._base(kind)
            node = cast(ast.ClassDef, defined(kind.__module__, kind.__name__))
            self.classes[name] = f"class {name}{base} {{\n{self._members(kind, node)}}}\n"
        return self._names[kind]

    def _base(self, kind: type) -> str:
        bases = [base for base in kind.__bases__ if base not in ROOTS]
        if bases:
            return f" extends {self.class_(bases[0])}"
        if issubclass(kind, Exception):
            return " extends py.Fault"
        return " extends py.Struct" if fields_of(kind) is not None else ""

    def _members(self, kind: type, node: ast.ClassDef) -> str:
        text, fields = "", fields_of(kind)
        if fields is not None:
            defaults = [f"{name}: () => {self.literal(make())}" for name, make in fields.items() if make is not None]
            text += f"static fields = {json.dumps(list(fields))}\n"
            text += f"static defaults = {{ {', '.join(defaults)} }}\n" if defaults else ""
        config = getattr(kind, "__struct_config__", None)
        if config is not None and config.tag is not None:
            text += f"static tag = {json.dumps([config.tag_field, config.tag])}\n"
        if config is not None and config.omit_defaults:
            text += "static omits_defaults = true\n"
        translator = self.translator(kind.__module__)
        for each in node.body:
            if isinstance(each, ast.AnnAssign) and each.value is not None and "ClassVar" in ast.unparse(each.annotation):
                text += f"get {ast.unparse(each.target)}() {{ return {translator.expr(each.value)} }}\n"
            elif isinstance(each, ast.FunctionDef) and "__struct_config__" not in ast.unparse(each):
                marks = [ast.unparse(mark) for mark in each.decorator_list]
                before = "get " if "property" in marks else "static " if "classmethod" in marks else ""
                name = {"__init__": "constructor", "__str__": "toString"}.get(each.name, each.name)
                text += translator.function(each, head=before + name, is_method=True)
        return text


def fields_of(kind: Any) -> dict[str, Callable[[], Any] | None] | None:
    """The fields of a Struct, a dataclass or a named tuple, each with what makes its default; None for any other class."""

    def constantly(value: Any) -> Callable[[], Any]:
        return lambda: value

    def default(field: Any, missing: Any) -> Callable[[], Any] | None:
        if field.default is not missing:
            return constantly(field.default)
        return None if field.default_factory is missing else cast(Callable[[], Any], field.default_factory)

    if issubclass(kind, msgspec.Struct):
        return {field.name: default(field, msgspec.NODEFAULT) for field in msgspec.structs.fields(kind)}
    if dataclasses.is_dataclass(kind):
        return {field.name: default(field, dataclasses.MISSING) for field in dataclasses.fields(kind)}
    if issubclass(kind, tuple):
        return {name: constantly(kind._field_defaults[name]) if name in kind._field_defaults else None for name in kind._fields}
    return None


class Module:
    """What the names of one module mean."""

    def __init__(self, definitions: Definitions, module: ModuleType) -> None:
        self.definitions = definitions
        self.module = module

    def living(self, node: ast.expr) -> Any:
        """What an expression of names and dots stands for; None for anything else."""
        if isinstance(node, ast.Name):
            return getattr(self.module, node.id, None)
        if isinstance(node, ast.Attribute):
            owner = self.living(node.value)
            return getattr(owner, node.attr, None) if isinstance(owner, ModuleType) else None
        return None

    def named(self, name: str) -> str | None:
        if not hasattr(self.module, name):
            return None
        return self.definitions.meaning(getattr(self.module, name), self.module.__name__, name)

    def member(self, node: ast.expr) -> str | None:
        match node:
            case ast.Attribute():
                value = self.living(node)
                owner = self.living(node.value)
                if value is None or not isinstance(owner, ModuleType):
                    return None
                return self.definitions.meaning(value, owner.__name__, node.attr)
            case ast.Subscript(value=ast.Call(func=ast.Attribute(attr="zeros"), args=[_, ast.Name(id="OPTIONS")])):
                return "host.fresh_options()"
        return None

    def parameters(self, method: str) -> list[str] | None:
        return methods_of_tables().get(method)

    def is_number(self, name: str) -> bool:
        return isinstance(getattr(self.module, name, None), int | float | str)

    def call(self, node: ast.Call, translate: Callable[[ast.expr], str]) -> str | None:
        if isinstance(node.func, ast.Call) and self.living(node.func.func) is words.by_hand:
            inner = ast.copy_location(ast.Call(node.func.args[0], node.args, node.keywords), node)
            return translate(inner)
        value = self.living(node.func)
        if value is cast:
            return translate(node.args[1])
        if value is None or isinstance(value, ModuleType):
            return None
        if isinstance(value, type) and value not in self.definitions.instead and value.__module__ != "builtins":
            return self._construct(value, node, translate)
        called = self.definitions.meaning(value, self.module.__name__, ast.unparse(node.func))
        given = [translate(each) for each in node.args if not isinstance(each, ast.Starred)]
        if len(given) < len(node.args):
            return None
        if isinstance(value, type) and issubclass(value, Exception):
            called = f"new {called}"
        function = inspect.unwrap(value) if callable(value) else value
        if node.keywords and isinstance(function, FunctionType) and not called.startswith(("host.", "py.")):
            names = list(inspect.signature(function).parameters)
            return f"{called}({', '.join(in_their_places(names, given, node.keywords, translate))})"
        named = ", ".join(named_arguments(node.keywords, translate))
        return f"{called}({', '.join([*given, *([f'{{ {named} }}'] if named else [])])})"

    def _construct(self, kind: Any, node: ast.Call, translate: Callable[[ast.expr], str]) -> str:
        made, fields = self.definitions.class_(kind), fields_of(kind)
        if fields is None:
            return f"new {made}({', '.join(translate(each) for each in node.args)})"
        placed = [f"{name}: {translate(each)}" for name, each in zip(fields, node.args, strict=False)]
        return f"new {made}({{ {', '.join([*placed, *named_arguments(node.keywords, translate)])} }})"

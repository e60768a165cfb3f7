"""Expressions of Python, as JavaScript.

Python's own manners (what is true, what is equal, how lists are added, what a dictionary is) are functions of `py`, which
web/src/local/python.ts holds; whatever reads or asks a record is a function of `host`. What is not known here is refused, with
the place where it stands: nothing is guessed at.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator, Sequence
from typing import NoReturn, Protocol

RESERVED = {
    *("arguments", "await", "case", "catch", "class", "const", "debugger", "default", "delete", "do"),
    *("enum", "eval", "export", "extends", "function", "game", "host", "implements", "in", "instanceof"),
    *("interface", "let", "new", "null", "of", "package", "private", "protected", "public", "py", "static"),
    *("super", "switch", "this", "throw", "typeof", "var", "void", "with", "yield"),
}
"""What JavaScript keeps to itself, and what every translation is given."""
BUILTINS = {
    *("abs", "all", "any", "bool", "dict", "enumerate", "float", "frozenset", "getattr", "int", "isinstance", "len"),
    *("list", "max", "min", "next", "range", "reversed", "round", "set", "sorted", "str", "sum", "tuple"),
    *("type", "zip", "ValueError"),
}
OPERATORS = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.Div: "div",
    ast.FloorDiv: "floordiv",
    ast.Mod: "mod",
    ast.BitOr: "bitor",
    ast.BitAnd: "bitand",
    ast.BitXor: "bitxor",
    ast.LShift: "shl",
    ast.RShift: "shr",
}
COMPARED = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
COMPARED_ANYHOW = {ast.Lt: "lt", ast.LtE: "le", ast.Gt: "gt", ast.GtE: "ge"}


class Untranslatable(ValueError):
    """Python that this translator does not know."""


class World(Protocol):
    """Who knows what a name of a module means."""

    def named(self, name: str) -> str | None:
        """A name of the module, as JavaScript; None if there is none."""

    def member(self, node: ast.expr) -> str | None:
        """Something inside a module, such as `msgspec.structs.replace`, as JavaScript; None if it is nothing of the kind."""

    def call(self, node: ast.Call, translate: Callable[[ast.expr], str]) -> str | None:
        """A call of something that is called in a way of its own; None if it is called like anything else."""

    def is_number(self, name: str) -> bool:
        """Is this a name for a number or a text?"""

    def parameters(self, method: str) -> list[str] | None:
        """What a method of a class of ours takes, without the object itself."""


def js_name(name: str) -> str:
    return f"{name}_" if name in RESERVED else name


def targets_in(node: ast.expr) -> Iterator[str]:
    """The names that an assignment to this gives a value to."""
    for each in ast.walk(node):
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
            yield each.id


def named_arguments(keywords: Sequence[ast.keyword], translate: Callable[[ast.expr], str]) -> list[str]:
    """What is given by name, as the fields of an object. `strict` asks for a check that Python has made already."""
    return [
        f"...py.fields({translate(each.value)})" if each.arg is None else f"{each.arg}: {translate(each.value)}"
        for each in keywords
        if each.arg != "strict"
    ]


def in_their_places(
    names: Sequence[str], given: Sequence[str], keywords: Sequence[ast.keyword], translate: Callable[[ast.expr], str]
) -> list[str]:
    """Arguments that are given by name, in their places; what is left out between them has its default."""
    by_name = {each.arg: translate(each.value) for each in keywords}
    places = [*given, *(by_name.get(name, "undefined") for name in names[len(given) :])]
    while places and places[-1] == "undefined":
        places.pop()
    return places


class Expressions:
    """Translates expressions of one module."""

    def __init__(self, world: World, where: str) -> None:
        self.world = world
        self.where = where
        self.scopes: list[set[str]] = []

    def refuse(self, node: ast.AST, why: str = "") -> NoReturn:
        text = ast.unparse(node).splitlines()[0][:90]
        raise Untranslatable(f"{self.where}, line {getattr(node, 'lineno', '?')}: {text!r} has no translation{why and ': '}{why}")

    # ------------------------------------------------------------------------------------------------------ expressions

    def truth(self, node: ast.expr) -> str:
        """An expression of which only the truth counts."""
        match node:
            case ast.Compare():
                return self.expr(node)
            case ast.BoolOp():
                sign = " && " if isinstance(node.op, ast.And) else " || "
                return f"({sign.join(self.truth(value) for value in node.values)})"
            case ast.UnaryOp(op=ast.Not()):
                return f"!{self.truth(node.operand)}"
        return f"py.truth({self.expr(node)})"

    def expr(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=None | bool() | int() | float() | str() as value):
                return json.dumps(value, ensure_ascii=False)
            case ast.Name():
                return self.name(node)
            case ast.Attribute(attr="__struct_fields__"):
                return f"py.names({self.expr(node.value)})"
            case ast.Attribute():
                return self.member(node) or f"{self.expr(node.value)}.{node.attr}"
            case ast.List() | ast.Tuple():
                return f"[{', '.join(self.item(each) for each in node.elts)}]"
            case ast.Set():
                return f"py.set([{', '.join(self.item(each) for each in node.elts)}])"
            case ast.Dict():
                return f"py.dict([{', '.join(self.pair(*each) for each in zip(node.keys, node.values, strict=True))}])"
            case ast.JoinedStr():
                return "`" + "".join(self.part_of_text(each) for each in node.values) + "`"
            case ast.IfExp():
                return f"({self.truth(node.test)} ? {self.expr(node.body)} : {self.expr(node.orelse)})"
            case ast.BoolOp():
                kind = "and" if isinstance(node.op, ast.And) else "or"
                return f"py.{kind}({', '.join(f'() => {self.expr(value)}' for value in node.values)})"
            case ast.UnaryOp(op=ast.Not()):
                return self.truth(node)
            case ast.UnaryOp(op=ast.USub()):
                return f"-{self.expr(node.operand)}"
            case ast.BinOp() if type(node.op) in OPERATORS:
                return self.binary(node)
            case ast.Compare():
                return self.compare(node)
            case ast.Subscript(slice=ast.Slice() as part):
                return f"py.slice({self.expr(node.value)}, {self.bounds(part)})"
            case ast.Subscript():
                return self.member(node) or f"py.item({self.expr(node.value)}, {self.expr(node.slice)})"
            case ast.ListComp() | ast.GeneratorExp():
                return self.comprehension(node.generators, lambda: self.expr(node.elt))
            case ast.SetComp():
                return f"py.set({self.comprehension(node.generators, lambda: self.expr(node.elt))})"
            case ast.DictComp():
                pairs = self.comprehension(node.generators, lambda: f"[{self.expr(node.key)}, {self.expr(node.value)}]")
                return f"py.dict({pairs})"
            case ast.Lambda():
                names = [arg.arg for arg in node.args.args]
                self.scopes.append(set(names))
                body = self.expr(node.body)
                self.scopes.pop()
                return f"(({', '.join(map(js_name, names))}) => {body})"
            case ast.Call():
                return self.call(node)
            case ast.YieldFrom():
                return f"(yield* {self.expr(node.value)})"
        self.refuse(node)

    def is_local(self, name: str) -> bool:
        return any(name in scope for scope in self.scopes)

    def begins_locally(self, node: ast.expr) -> bool:
        """Is the first name of this expression one of the function's own?"""
        while not isinstance(node, ast.Name):
            inner = next((each for each in ast.iter_child_nodes(node) if isinstance(each, ast.expr)), None)
            if inner is None:
                return False
            node = inner
        return self.is_local(node.id)

    def member(self, node: ast.expr) -> str | None:
        return None if self.begins_locally(node) else self.world.member(node)

    def name(self, node: ast.Name) -> str:
        if self.is_local(node.id):
            return js_name(node.id)
        known = self.world.named(node.id)
        if known is None and node.id in BUILTINS:
            return f"py.{node.id}"
        return known or self.refuse(node, "nobody knows this name")

    def item(self, node: ast.expr) -> str:
        return f"...py.iter({self.expr(node.value)})" if isinstance(node, ast.Starred) else self.expr(node)

    def pair(self, key: ast.expr | None, value: ast.expr) -> str:
        return f"...py.pairs({self.expr(value)})" if key is None else f"[{self.expr(key)}, {self.expr(value)}]"

    def part_of_text(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant):
            return json.dumps(node.value, ensure_ascii=False)[1:-1].replace('\\"', '"').replace("`", "\\`").replace("${", "\\${")
        if not isinstance(node, ast.FormattedValue) or node.format_spec is not None:
            self.refuse(node)
        how = {-1: "str", ord("s"): "str", ord("r"): "repr"}[node.conversion]
        return f"${{py.{how}({self.expr(node.value)})}}"

    def binary(self, node: ast.BinOp) -> str:
        left, right = self.expr(node.left), self.expr(node.right)
        if isinstance(node.op, ast.Add | ast.Sub) and isinstance(node.right, ast.Constant):
            return f"({left} {'+' if isinstance(node.op, ast.Add) else '-'} {right})"
        return f"py.{OPERATORS[type(node.op)]}({left}, {right})"

    def is_number(self, node: ast.expr) -> bool:
        """Is this surely a number or a text, nothing that Python would compare or add in its own way?"""
        match node:
            case ast.Constant() | ast.JoinedStr():
                return True
            case ast.UnaryOp(op=ast.USub()):
                return self.is_number(node.operand)
            case ast.Name():
                return not self.is_local(node.id) and self.world.is_number(node.id)
            case ast.Call(func=ast.Name(id="len" | "int")):
                return True
        return False

    def compare(self, node: ast.Compare) -> str:
        parts, left = [], node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            a, b = self.expr(left), self.expr(right)
            surely = self.is_number(left) or self.is_number(right)
            match operator:
                case ast.Is() | ast.IsNot():
                    parts.append(f"{a} {'===' if isinstance(operator, ast.Is) else '!=='} {b}")
                case ast.Eq() | ast.NotEq() if surely:
                    parts.append(f"{a} {'===' if isinstance(operator, ast.Eq) else '!=='} {b}")
                case ast.Eq() | ast.NotEq():
                    parts.append(f"{'' if isinstance(operator, ast.Eq) else '!'}py.eq({a}, {b})")
                case ast.In() | ast.NotIn():
                    parts.append(f"{'' if isinstance(operator, ast.In) else '!'}py.contains({b}, {a})")
                case _ if surely or not isinstance(left, ast.Name | ast.Attribute):
                    parts.append(f"{a} {COMPARED[type(operator)]} {b}")
                case _:
                    parts.append(f"py.{COMPARED_ANYHOW[type(operator)]}({a}, {b})")
            left = right
        return f"({' && '.join(parts)})"

    def comprehension(self, loops: Sequence[ast.comprehension], last: Callable[[], str]) -> str:
        loop, *inner = loops
        source = f"py.iter({self.expr(loop.iter)})"
        self.scopes.append(set(targets_in(loop.target)))
        taken = f"({self.target(loop.target)})"
        tests = "".join(f".filter({taken} => {self.truth(test)})" for test in loop.ifs)
        made = f".flatMap({taken} => {self.comprehension(inner, last)})" if inner else f".map({taken} => {last()})"
        self.scopes.pop()
        return source + tests + made

    # ------------------------------------------------------------------------------------------------------------ calls

    def call(self, node: ast.Call) -> str:
        own = None if self.begins_locally(node.func) else self.world.call(node, self.expr)
        if own is not None:
            return own
        given = [self.item(each) for each in node.args]
        named = named_arguments(node.keywords, self.expr)
        options = f"{{ {', '.join(named)} }}"
        match node.func:
            case ast.Name(id=name) if name in BUILTINS and not self.is_local(name):
                made = "new " if name == "ValueError" else ""
                return f"{made}py.{name}({', '.join([*given, *([options] if named else [])])})"
            case ast.Attribute(value=owner, attr=method) if named and (names := self.world.parameters(method)):
                places = in_their_places(names, given, node.keywords, self.expr)
                return f"py.method({', '.join([self.expr(owner), json.dumps(method), *places])})"
            case ast.Attribute(value=owner, attr=method) if self.member(node.func) is None:
                return f"py.method({', '.join([self.expr(owner), json.dumps(method), *given, *([options] if named else [])])})"
        if named:
            return f"py.call({self.expr(node.func)}, [{', '.join(given)}], {options})"
        return f"py.call({self.expr(node.func)}, [{', '.join(given)}])"

    def target(self, target: ast.expr) -> str:
        match target:
            case ast.Name():
                return js_name(target.id)
            case ast.Attribute():
                return f"{self.expr(target.value)}.{target.attr}"
            case ast.Starred():
                return f"...{self.target(target.value)}"
            case ast.Tuple() | ast.List():
                return f"[{', '.join(self.target(each) for each in target.elts)}]"
        self.refuse(target)

    def bounds(self, part: ast.Slice) -> str:
        if part.step is not None:
            self.refuse(part, "a slice with steps")
        return ", ".join(self.expr(each) if each is not None else "null" for each in (part.lower, part.upper))

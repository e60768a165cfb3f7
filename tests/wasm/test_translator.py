"""The translator knows a subset of Python, and reports where a source leaves it."""

from __future__ import annotations

import ast
from collections.abc import Callable

import pytest

from mazzo.wasm.expressions import Untranslatable
from mazzo.wasm.translator import Translator


class Nothing:
    """A module without a name of its own."""

    def named(self, name: str) -> str | None:
        return None

    def member(self, node: ast.expr) -> str | None:
        return None

    def call(self, node: ast.Call, translate: Callable[[ast.expr], str]) -> str | None:
        return None

    def is_number(self, name: str) -> bool:
        return False

    def parameters(self, method: str) -> list[str] | None:
        return ["seat", "after"] if method == "events_for" else None


def translated(source: str) -> str:
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.FunctionDef)
    return Translator(Nothing(), "rulebook.py").function(node)


def expression(source: str) -> str:
    text = translated(f"def answer(a, b, c):\n    return {source}")
    return text.split("return ", 1)[1].removesuffix("\n}\n")


@pytest.mark.parametrize(
    ("python", "javascript"),
    [
        ("a if b else c", "(py.truth(b) ? a : c)"),
        ("a == b", "(py.eq(a, b))"),
        ("a == 3", "(a === 3)"),
        ("a is None", "(a === null)"),
        ("0 <= a < b", "(0 <= a && py.lt(a, b))"),
        ("a in b", "(py.contains(b, a))"),
        ("a or b", "py.or(() => a, () => b)"),
        ("a[1:]", "py.slice(a, 1, null)"),
        ("[x for x in a if x]", "py.iter(a).filter((x) => py.truth(x)).map((x) => x)"),
        ("f'{a}: {b!r}'", "`${py.str(a)}: ${py.repr(b)}`"),
        ("a.events_for(b, after=c)", 'py.method(a, "events_for", b, c)'),
        ("sorted(a, key=lambda new: new)", "py.sorted(a, { key: ((new_) => new_) })"),
        ("{'seat': a, **b}", 'py.dict([["seat", a], ...py.pairs(b)])'),
    ],
)
def test_the_semantics_of_python_are_kept(python: str, javascript: str) -> None:
    assert expression(python) == javascript


def test_a_name_belongs_to_its_whole_function() -> None:
    assert translated("def last(many):\n    for one in many:\n        found = one\n    return found") == (
        "function last(many) {\nlet one, found\nfor (one of py.iter(many)) {\nfound = one\n}\nreturn found\n}\n"
    )


@pytest.mark.parametrize(
    "python",
    ["a ** b", "a @ b", "await a", "nobody_knows(a)", "f'{a:>3}'", "a[::2]", "(yield a)", "b''"],
)
def test_an_unknown_expression_is_refused_with_its_place(python: str) -> None:
    with pytest.raises(Untranslatable, match=r"rulebook\.py, line 2: .* has no translation"):
        expression(python)


def test_unknown_statements_are_refused() -> None:
    for body in ("with a: pass", "del a", "global a", "import os", "for x in a:\n        pass\n    else:\n        pass"):
        with pytest.raises(Untranslatable):
            translated(f"def answer(a):\n    {body}")

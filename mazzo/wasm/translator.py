"""The part of Python that words are written in, as JavaScript: functions and their statements, read from their source."""

from __future__ import annotations

import ast
import json
from collections.abc import Sequence

from mazzo.wasm.expressions import Expressions, js_name


def assigned_in(body: Sequence[ast.stmt]) -> list[str]:
    """The names that belong to a function with this body, in the order in which they turn up."""
    found: dict[str, None] = {}
    pending: list[ast.AST] = list(body)
    while pending:
        node = pending.pop(0)
        if isinstance(node, ast.FunctionDef):
            found[node.name] = None
            continue
        if isinstance(node, ast.Lambda | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            continue
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found[node.id] = None
        if isinstance(node, ast.ExceptHandler) and node.name is not None:
            found[node.name] = None
        pending = [*ast.iter_child_nodes(node), *pending]
    return list(found)


class Translator(Expressions):
    """Translates functions of one module."""

    # ------------------------------------------------------------------------------------------------------- functions

    def function(self, node: ast.FunctionDef, head: str = "", is_method: bool = False) -> str:
        """A whole function; `head` is what stands before its parameters."""
        arguments = node.args
        if arguments.kwarg or arguments.posonlyargs or (arguments.vararg and arguments.kwonlyargs):
            self.refuse(node, "it takes any arguments by name")
        parameters = [arg.arg for arg in [*arguments.args, *arguments.kwonlyargs]]
        defaults: list[ast.expr | None] = [None] * (len(arguments.args) - len(arguments.defaults))
        defaults += [*arguments.defaults, *arguments.kw_defaults]
        owner = parameters.pop(0) if is_method else None
        if is_method:
            defaults.pop(0)
        local = assigned_in(node.body)
        others = [arguments.vararg.arg] if arguments.vararg else []
        self.scopes.append({*parameters, *others, *local, *([owner] if owner else [])})
        named = [
            js_name(name) if default is None else f"{js_name(name)} = {self.expr(default)}"
            for name, default in zip(parameters, defaults, strict=True)
        ]
        taken = ", ".join([*named, *(f"...{js_name(name)}" for name in others)])
        own = [name for name in local if name not in parameters and not self._is_nested(node, name)]
        begin = f"const {owner} = this\n" if owner and _mentions(node, owner) else ""
        begin += f"let {', '.join(map(js_name, own))}\n" if own else ""
        body = self.block(node.body)
        self.scopes.pop()
        head = head or f"function {js_name(node.name)}"
        if any(isinstance(each, ast.Yield | ast.YieldFrom) for each in ast.walk(node)):
            head = f"*{head}" if is_method else head.replace("function ", "function* ")
        return f"{head}({taken}) {{\n{begin}{body}}}\n"

    @staticmethod
    def _is_nested(node: ast.FunctionDef, name: str) -> bool:
        return any(isinstance(each, ast.FunctionDef) and each.name == name for each in ast.walk(node) if each is not node)

    def block(self, body: Sequence[ast.stmt]) -> str:
        return "".join(self.statement(each) for each in body)

    def statement(self, node: ast.stmt) -> str:
        match node:
            case ast.Pass() | ast.Expr(value=ast.Constant()) | ast.AnnAssign(value=None) | ast.Assert():
                return ""
            case ast.Expr(value=ast.Yield(value=value)):
                return f"yield {self.expr(value) if value else 'null'}\n"
            case ast.Expr(value=ast.YieldFrom(value=value)):
                return f"yield* {self.expr(value)}\n"
            case ast.Expr():
                return f"{self.expr(node.value)}\n"
            case ast.Return():
                return f"return {self.expr(node.value) if node.value else 'null'}\n"
            case ast.If():
                other = f" else {{\n{self.block(node.orelse)}}}" if node.orelse else ""
                return f"if ({self.truth(node.test)}) {{\n{self.block(node.body)}}}{other}\n"
            case ast.For(orelse=[]):
                return f"for ({self.target(node.target)} of py.iter({self.expr(node.iter)})) {{\n{self.block(node.body)}}}\n"
            case ast.While(orelse=[]):
                return f"while ({self.truth(node.test)}) {{\n{self.block(node.body)}}}\n"
            case ast.Break():
                return "break\n"
            case ast.Continue():
                return "continue\n"
            case ast.Assign():
                return self.assign(node)
            case ast.AnnAssign(value=ast.expr() as value):
                return self.store(node.target, self.expr(value))
            case ast.AugAssign():
                reading = ast.copy_location(ast.BinOp(_as_read(node.target), node.op, node.value), node)
                return self.store(node.target, self.expr(reading))
            case ast.Raise(exc=ast.expr() as problem):
                return f"throw {self.expr(problem)}\n"
            case ast.FunctionDef():
                return self.function(node)
            case ast.Match():
                return self.match(node)
            case ast.Try(handlers=[handler], orelse=[], finalbody=[]):
                kind = self.expr(handler.type) if handler.type else self.refuse(node)
                kept = f"{js_name(handler.name)} = problem\n" if handler.name else ""
                caught = f"if (!py.isinstance(problem, {kind})) throw problem\n{kept}{self.block(handler.body)}"
                return f"try {{\n{self.block(node.body)}}} catch (problem) {{\n{caught}}}\n"
        self.refuse(node)

    def match(self, node: ast.Match) -> str:
        subject = self.expr(node.subject)
        chain = []
        for case in node.cases:
            body = f"{{\n{self.block(case.body)}}}"
            match case.pattern:
                case ast.MatchClass(patterns=[], kwd_patterns=[]) if case.guard is None:
                    chain.append(f"if (py.isinstance({subject}, {self.expr(case.pattern.cls)})) {body}")
                case ast.MatchAs(pattern=None, name=None) if case.guard is None:
                    chain.append(body)
                case _:
                    self.refuse(case.pattern)
        return " else ".join(chain) + "\n"

    # ------------------------------------------------------------------------------------------------------ assignments

    def assign(self, node: ast.Assign) -> str:
        value = self.expr(node.value)
        if len(node.targets) == 1:
            return self.store(node.targets[0], value)
        first, *others = reversed(node.targets)  # of several, the last is read again
        again = self.expr(_as_read(first))
        return self.store(first, value) + "".join(self.store(each, again) for each in others)

    def store(self, target: ast.expr, value: str) -> str:
        match target:
            case ast.Name() | ast.Attribute():
                return f"{self.target(target)} = {value}\n"
            case ast.Subscript(value=ast.Attribute(value=owner, attr=field), slice=ast.Slice() as part):
                return f"py.setslice({self.expr(owner)}, {json.dumps(field)}, {self.bounds(part)}, {value})\n"
            case ast.Subscript(value=ast.Attribute(value=owner, attr=field)):
                return f"py.setat({self.expr(owner)}, {json.dumps(field)}, {self.expr(target.slice)}, {value})\n"
            case ast.Subscript():
                return f"py.setitem({self.expr(target.value)}, {self.expr(target.slice)}, {value})\n"
            case ast.Tuple() if any(isinstance(each, ast.Subscript) for each in target.elts):
                parts = [self.store(each, f"parts[{number}]") for number, each in enumerate(target.elts)]
                return f"{{\nconst parts = {value}\n{''.join(parts)}}}\n"
            case ast.Tuple():
                return f";{self.target(target)} = {value}\n"
        self.refuse(target)


def _as_read(target: ast.expr) -> ast.expr:
    """What is assigned to, to be read."""
    return ast.copy_location(ast.parse(ast.unparse(target), mode="eval").body, target)


def _mentions(node: ast.AST, name: str) -> bool:
    return any(isinstance(each, ast.Name) and each.id == name for each in ast.walk(node))

"""The faults that can be planted in a file: one small change each, as somebody might make by mistake."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SWAPPED: dict[type[ast.AST], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.And: "or",
    ast.Or: "and",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "//",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.BitOr: "&",
    ast.BitAnd: "|",
}
WRITTEN: dict[type[ast.AST], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.And: "and",
    ast.Or: "or",
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.BitOr: "|",
    ast.BitAnd: "&",
}


@dataclass(frozen=True, order=True)
class Mutant:
    path: str
    line: int
    start: int
    """In bytes of the file, like its end."""
    end: int
    was: str
    now: str
    within: str
    """The function it stands in, and the line around it: how a list of equivalent ones names it."""

    @property
    def name(self) -> str:
        return f"{self.path} | {self.within} | {self.was!r} -> {self.now!r}"

    def planted(self, text: bytes) -> bytes:
        return text[: self.start] + self.now.encode() + text[self.end :]


def mutants(root: Path, path: str) -> list[Mutant]:
    text = (root / path).read_bytes()
    return sorted(set(Planter(path, text).found(ast.parse(text))))


class Planter:
    def __init__(self, path: str, text: bytes) -> None:
        self.path, self.text = path, text
        self.lines = text.splitlines(keepends=True)
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line))

    def found(self, module: ast.Module) -> Iterator[Mutant]:
        """Only inside functions: what stands outside is a constant, a shape or a name, which readers of types see."""
        for function in ast.walk(module):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                for statement in function.body:
                    yield from self._in(statement, function.name)

    def _in(self, node: ast.AST, within: str) -> Iterator[Mutant]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Assert | ast.Raise) or _is_for_types(node):
            return  # a function in a function comes by itself; what an assertion says is for the reader
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                yield from self._in(node.value, within)
            return
        yield from self._of(node, within)
        for child in ast.iter_child_nodes(node):
            yield from self._in(child, within)

    def _of(self, node: ast.AST, within: str) -> Iterator[Mutant]:
        match node:
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                yield from self._operator(op, left, right, within)
            case ast.BoolOp(op=op, values=[*_, left, right]):
                yield from self._operator(op, left, right, within)
            case ast.BinOp(left=left, op=op, right=right):
                yield from self._operator(op, left, right, within)
            case ast.UnaryOp(op=ast.Not()):
                yield self._change(self._at(node), self._at(node) + len("not "), "", node, within)
            case ast.Constant(value=bool(value)):
                yield self._change(self._at(node), self._to(node), str(not value), node, within)
            case ast.Constant(value=int(value)):
                yield self._change(self._at(node), self._to(node), str(value + 1), node, within)
            case ast.Expr(value=ast.Call()):
                yield self._change(self._at(node), self._to(node), "None", node, within)
            case ast.Break() | ast.Continue():
                other = "continue" if isinstance(node, ast.Break) else "break"
                yield self._change(self._at(node), self._to(node), other, node, within)
            case ast.Call(func=ast.Name(id="replace"), args=[first, *_], keywords=[*_, ast.keyword(value=last)]):
                kept = self.text[self._at(first) : self._to(first)].decode()
                yield self._change(self._at(node), self._to(node), f"replace({kept})", last, within)

    def _operator(self, op: ast.AST, left: ast.expr, right: ast.expr, within: str) -> Iterator[Mutant]:
        if (now := SWAPPED.get(type(op))) is None:
            return
        between = self.text[self._to(left) : self._at(right)]
        word = WRITTEN[type(op)].encode()
        if (at := between.find(word)) >= 0:
            start = self._to(left) + at
            yield self._change(start, start + len(word), now, left, within)

    def _change(self, start: int, end: int, now: str, node: ast.AST, within: str) -> Mutant:
        line: int = node.lineno  # type: ignore[attr-defined]
        around = self.lines[line - 1].decode().strip()
        return Mutant(self.path, line, start, end, self.text[start:end].decode(), now, f"{within}: {around}")

    def _at(self, node: ast.AST) -> int:
        return self.starts[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined, no-any-return]

    def _to(self, node: ast.AST) -> int:
        return self.starts[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined, no-any-return]


def _is_for_types(node: ast.AST) -> bool:
    """What only a type check or an assertion would notice: `assert_never(…)`, `strict=True`."""
    match node:
        case ast.Call(func=ast.Name(id="assert_never")) | ast.keyword(arg="strict"):
            return True
        case ast.Expr(value=call):
            return _is_for_types(call)
        case _:
            return False

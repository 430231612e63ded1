"""Small faults of the kinds authors make, planted one at a time in a game's own code: would anyone notice?

A kind is a pattern of Python and what it's turned into. `_A`, `_B` … stand for any expression, the same one in both;
whatever else a call is given stays. `_BOARD` and `_SEAT` are the function's first two arguments, `_ODD` is a secret.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

from isoloir.core import Game, Value

from .where import sources

TOLD = "(lambda v: v + 1 if type(v) is int else v[::-1] or v)(_A) if _ODD else _A"
"""Another value if a secret is odd: a leak that no reader of the code could miss."""

KINDS: tuple[tuple[str, str, str, str], ...] = (
    # what it is, where it's planted, what's there, what it becomes
    ("leak-view", "view", "_A if _SEAT is None else _B[_SEAT]", "_A if _SEAT is None else _B[_SEAT - 1]"),
    ("leak-screen", "view", "_A if _SEAT is None else _B[_SEAT]", "_B[_SEAT or 0]"),
    ("leak-told-all", "step", "tell(_A, only=_B)", "tell(_A)"),
    ("leak-told-other", "step", "tell(_A, only=_B)", "tell(_A, only=(_B + 1) % 2)"),
    ("leak-each", "step", "tell(Each(_A, _B))", "tell(Each(_A, (*_B[1:], _B[0])))"),
    ("leak-event", "told", "_A", TOLD),
    ("leak-options-order", "step", "Ask(_A, _B)", "Ask(_A, (_B)[::-1] if _ODD else _B)"),
    ("leak-options-fewer", "step", "Ask(_A, _B)", "Ask(_A, (_B)[1:] or _B if _ODD else _B)"),
    ("leak-asked", "step", "ask(_A)", "ask(dict([*(_A).items()][_ODD:]) or _A)"),
    ("leak-field", "field", "_A", TOLD),
    ("options-none", "step", "Ask(_A, _B)", "Ask(_A, (_B)[:0])"),
    ("options-twice", "step", "Ask(_A, _B)", "Ask(_A, (*_B, *(_B)[:1]))"),
    ("options-kind", "step", "Ask(_A, _B)", "Ask(_A, (*_B, 0.5))"),
    ("options-fewer", "step", "Ask(_A, _B)", "Ask(_A, (_B)[:-1] or _B)"),
    ("options-order", "step", "Ask(_A, _B)", "Ask(_A, (_B)[::-1])"),
    ("options-take", "step", "Ask(_A, _B)", "Ask(_A, _B, take=99)"),
    ("set-order", "any", "tuple(_A)", "tuple(sorted(_A, key=lambda v: hash(str(v))))"),
    ("dice-own", "any", "chance(_A)", "__import__('random')"),
    ("dice-clock", "any", "_A.below(_B)", "(__import__('time').time_ns() // 7 % (_B))"),
    ("no-yield-from", "step", "(yield from _A)", "_A"),
    ("replace-lost", "step", "replace(_A)", "_A"),
    ("list", "any", "tuple(_A)", "list(_A)"),
    ("max-min", "any", "max(_A)", "min(_A)"),
    ("min-max", "any", "min(_A)", "max(_A)"),
    ("less", "any", "_A < _B", "_A <= _B"),
    ("less", "any", "_A <= _B", "_A < _B"),
    ("more", "any", "_A > _B", "_A >= _B"),
    ("more", "any", "_A >= _B", "_A > _B"),
    ("equal", "any", "_A == _B", "_A != _B"),
    ("plus", "step", "_A + _B", "_A - _B"),
    ("minus", "step", "_A - _B", "_A + _B"),
    ("and", "any", "_A and _B", "_A or _B"),
    ("or", "any", "_A or _B", "_A and _B"),
    ("not", "any", "not _A", "bool(_A)"),
    ("sorted", "any", "sorted(_A)", "list(_A)"),
    ("sum", "any", "sum(_A)", "sum(_A) + 1"),
    ("range", "any", "range(_A)", "range((_A) - 1)"),
    ("if", "any", "_A if _B else _C", "_C if _B else _A"),
    ("told-twice", "step", "tell(_A)", "(tell(_A), tell(_A))"),
    ("told-never", "step", "tell(_A)", "None"),
)
SPECIAL = ("number", "keyword-lost", "next", "over-never", "unlisted")


class Mutant(Value, frozen=True):
    kind: str
    path: str
    line: int
    source: str
    """The whole file, with the fault in it."""
    was: str
    now: str

    @property
    def leaks(self) -> bool:
        return self.kind.startswith("leak-")


class Place(NamedTuple):
    path: Path
    tree: ast.Module
    node: ast.AST
    roles: frozenset[str]
    arguments: tuple[str, ...]
    """Those of the function it's in."""


def mutants(game: Game[Any, Any], each: int = 1) -> list[Mutant]:
    """At most `each` of a kind, spread over the code."""
    every = [place for path in sources(game) for place in _places(game, path)]
    secrets = sorted(game.secrets - {"seed"}) or ["seed"]
    found: list[Mutant] = []
    for kind in dict.fromkeys((*(kind for kind, *_ in KINDS), *SPECIAL)):
        made = [
            mutant
            for n, place in enumerate(every)
            for new in (*_patterned(kind, place, secrets[n % len(secrets)]), *_special(game, kind, place.node))
            if (mutant := _mutant(kind, place, new)).now != mutant.was
        ]
        step = max(1, len(made) // each)
        found += made[step // 2 :: step][:each]
    return found


def _places(game: Game[Any, Any], path: Path) -> Iterator[Place]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    steps, view = {getattr(step, "__name__", "") for step in game.steps.values()}, getattr(game.view, "__name__", "")
    for top in tree.body:
        if isinstance(top, ast.FunctionDef):
            arguments = tuple(argument.arg for argument in top.args.args)
            role = "view" if top.name == view else "step" if top.name in steps or "tell" in arguments else ""
            shown = _shown(top, role) if arguments else {}
            for node in ast.walk(ast.Module(top.body, [])):
                roles = frozenset({"any", role, shown.get(id(node), "")})
                yield Place(path, tree, node, roles, arguments)
        elif isinstance(top, ast.Assign | ast.AnnAssign) and "GAME" in ast.unparse(top).split("=")[0]:
            yield from (Place(path, tree, node, frozenset({"game"}), ()) for node in ast.walk(top))


def _shown(function: ast.FunctionDef, role: str) -> dict[int, str]:
    """What's told in an event, and what a view is given."""
    found: dict[int, str] = {}
    for node in ast.walk(function):
        call: ast.AST | None = None
        if role == "step" and isinstance(node, ast.Call) and ast.unparse(node.func) == "tell":
            call = node.args[0]
        elif role == "view" and isinstance(node, ast.Return):
            call = node.value
        if isinstance(call, ast.Call):
            given = [*call.args, *(each.value for each in call.keywords if each.arg != "seat")]
            found |= {id(each): "told" if role == "step" else "field" for each in given}
    return found


def _patterned(kind: str, place: Place, secret: str) -> Iterator[ast.AST]:
    board, seat = (*place.arguments, "board", "seat")[:2]
    odd = f"(__import__('zlib').crc32(repr({board}.{secret}).encode()) % 2)"
    for name, role, there, instead in KINDS:
        if name == kind and role in place.roles:
            bound: dict[str, Any] = {}
            spelled = [text.replace("_BOARD", board).replace("_SEAT", seat) for text in (there, instead)]
            if _matches(ast.parse(spelled[0], mode="eval").body, place.node, bound):
                new = ast.parse(spelled[1].replace("_ODD", odd), mode="eval").body
                yield Filling(bound).visit(new)


def _matches(there: Any, node: Any, bound: dict[str, Any]) -> bool:
    """A call may be given more than the pattern says."""
    if isinstance(there, ast.Name) and len(there.id) == 2 and there.id[0] == "_":
        return isinstance(node, ast.expr) and ast.dump(bound.setdefault(there.id, node)) == ast.dump(node)
    if isinstance(there, list):
        return len(there) == len(node) and all(_matches(*pair, bound) for pair in zip(there, node, strict=True))
    if not isinstance(there, ast.AST):
        return bool(there == node)
    if type(there) is not type(node):
        return False
    if isinstance(there, ast.Call) and isinstance(node, ast.Call):
        named = [each.arg for each in there.keywords]
        kept = [each for each in node.keywords if each.arg not in named]
        bound[f"({ast.unparse(there.func)}"] = (node.args[len(there.args) :], kept)
        node = ast.Call(node.func, node.args[: len(there.args)], [each for each in node.keywords if each.arg in named])
    return all(_matches(getattr(there, name), getattr(node, name), bound) for name in there._fields if name != "ctx")


class Filling(ast.NodeTransformer):
    """Puts what was found where the pattern has its letters, and back into its call whatever else that was given."""

    def __init__(self, bound: dict[str, Any]) -> None:
        self.bound = bound

    def visit_Name(self, node: ast.Name) -> Any:
        return deepcopy(self.bound.get(node.id, node))

    def visit_Call(self, node: ast.Call) -> Any:
        more, named = self.bound.get(f"({ast.unparse(node.func)}", ((), ()))
        self.generic_visit(node)
        given = {each.arg for each in node.keywords}
        node.args += deepcopy(list(more))
        node.keywords += [each for each in deepcopy(list(named)) if each.arg not in given]
        return node


def _special(game: Game[Any, Any], kind: str, node: Any) -> Iterator[ast.AST]:
    """What no pattern says."""
    match kind, node:
        case "number", ast.Constant(value=int() as number) if type(number) is int:
            yield ast.Constant(number + 1)
        case "keyword-lost", ast.Call(func=ast.Name(id="replace"), keywords=[_, _, *_] as named):
            for each in named:
                yield ast.Call(node.func, node.args, [other for other in named if other is not each])
        case "next", ast.keyword(arg="next", value=ast.Constant(value=str() as step)) if step in game.steps:
            yield ast.keyword("next", ast.Constant(next((each for each in game.steps if each != step), step + "s")))
        case "over-never", ast.keyword(arg="next", value=ast.Name(id="OVER")):
            yield ast.keyword("next", ast.Constant(next(iter(game.steps))))
        case "unlisted", ast.keyword(arg="events" | "secrets", value=value):
            listed = next((each for each in ast.walk(value) if isinstance(each, ast.Tuple | ast.Set)), None)
            if listed is not None and len(listed.elts) > 1:
                fewer = ast.unparse(listed).replace(f", {ast.unparse(listed.elts[-1])}", "")
                whole = ast.unparse(value).replace(ast.unparse(listed), fewer)
                yield ast.keyword(node.arg, ast.parse(whole, mode="eval").body)


def _mutant(kind: str, place: Place, new: ast.AST) -> Mutant:
    """The node is another one for as long as the file is written."""
    node: Any = place.node
    line, was, kept = getattr(node, "lineno", 0), ast.unparse(node), (node.__class__, dict(node.__dict__))
    try:
        node.__class__, now = new.__class__, ast.unparse(new)
        node.__dict__.update(new.__dict__)
        source = ast.unparse(ast.fix_missing_locations(place.tree))
    finally:
        node.__class__ = kept[0]
        node.__dict__.clear()
        node.__dict__.update(kept[1])
    return Mutant(kind, str(place.path), line, source, was, now)

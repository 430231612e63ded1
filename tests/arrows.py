"""Reads the imports of the house and says which of them cross a wall."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

HOUSE = "isoloir"

ARROWS = {
    "core": set[str](),
    "content": {"core"},
    "games": {"core", "content"},
    "bots": {"core", "games", "content"},
    "outside": {"core", "games", "content"},
    "testing": {"core", "games", "bots", "content", "outside"},
    "lab": {"core", "games", "bots", "content", "outside"},
    "table": {"core", "content", "games", "bots", "outside"},
    "workshop": {"core", "games", "outside", "testing", "table"},
    "cli": {"core", "games", "bots", "content", "outside", "testing", "lab", "table"},
}
"""Beside itself, what each part of the house may import."""

TABLE_ARROWS = {
    "log": set[str](),
    "wire": {"log"},
    "party": {"log", "wire"},
    "store": {"log", "store.sqlite", "store.postgres"},
    "store.sqlite": {"log", "store"},
    "store.postgres": {"log", "store"},
    "live.table": {"log", "wire", "party", "store.interface", "store.passes"},
    "live.nodes": {"log", "wire", "live.table", "store.interface", "store.register"},
    "live.house": {"log", "wire", "party", "store.interface", "live.table"},
    "door.desk": {"log", "wire", "party", "store.interface", "store.passes", "live.table", "live.house"},
    "door": {
        *("log", "wire", "party", "door.desk"),
        *("store.interface", "store.overview", "store.passes"),
        *("live.table", "live.house"),
    },
    "serve": {
        *("log", "wire", "party", "door", "door.desk"),
        *("store", "store.sqlite", "store.postgres"),
        *("live.table", "live.nodes", "live.house"),
    },
    "tab": {
        *("log", "wire", "party", "store.interface"),
        *("live.table", "live.house", "door.desk"),
    },
}
"""The same among the rooms inside `table`; a dotted name is a room in a room, or one module of a room."""

TABLE_KNOWS = {
    "log": "msgspec",
    "wire": "msgspec",
    "party": "msgspec",
    "store": "msgspec sqlite3 psycopg asyncio threading",
    "store.sqlite": "msgspec sqlite3 asyncio threading",
    "store.postgres": "msgspec psycopg asyncio threading",
    "live.table": "msgspec asyncio",
    "live.nodes": "msgspec asyncio",
    "live.house": "msgspec asyncio threading",
    "door.desk": "msgspec asyncio",
    "door": "msgspec asyncio aiohttp prometheus_client",
    "serve": "msgspec sqlite3 psycopg asyncio threading aiohttp prometheus_client",
    "tab": "msgspec asyncio",
}
"""Of the packages and modules that make a room what it is, those each may name."""
MARKS = {"msgspec", "sqlite3", "psycopg", "asyncio", "threading", "aiohttp", "prometheus_client"}

REGISTRIES = {f"{HOUSE}.games", f"{HOUSE}.games.registry"}
"""The one place that knows every room."""

PURE: dict[str, set[str]] = {
    "core": set(),
    "content": {"importlib"},
    "games": set(),
    "table.log": set(),
    "table.wire": set(),
    "table.party": set(),
}
"""No generator but `chance`, no clock, no I/O: the same choices give the same game. Content reads its own data."""

IMPURE_MODULES = {
    *(
        "random",
        "secrets",
        "uuid",
        "tempfile",
        "time",
        "datetime",
        "calendar",
        "sched",
        "locale",
        "getpass",
        "platform",
    ),
    *(
        "os",
        "io",
        "sys",
        "pathlib",
        "shutil",
        "glob",
        "fileinput",
        "mmap",
        "sqlite3",
        "logging",
        "importlib",
        "pkgutil",
    ),
    *(
        "socket",
        "ssl",
        "http",
        "urllib",
        "selectors",
        "signal",
        "subprocess",
        "threading",
        "multiprocessing",
        "asyncio",
    ),
    *("concurrent", "ctypes", "numpy", "aiohttp", "sqlalchemy", "alembic", "rich", "prometheus_client", "uvloop"),
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}


def complaints(source: str, module: str, *, package: bool = False) -> list[str]:
    """Each way in which this module crosses a wall, as one sentence with its line."""
    tree = ast.parse(source)
    found = [
        (line, why)
        for line, target in imports(tree, module, package=package)
        if (why := objection(module, target)) is not None
    ]
    if purity(module) in PURE:
        found += [(node.lineno, f"calls {name}") for node, name in calls(tree) if name in IMPURE_CALLS]
    return [f"{module}:{line} {why}" for line, why in sorted(found)]


def house_complaints(source_folder: Path) -> list[str]:
    """The same for every module under a folder that holds the house."""
    return [
        complaint
        for name, (source, package) in modules(source_folder).items()
        for complaint in complaints(source, name, package=package)
    ]


def modules(source_folder: Path) -> dict[str, tuple[str, bool]]:
    """The source of each by its name, and whether it's a package."""
    found = {}
    for path in sorted((source_folder / HOUSE).rglob("*.py")):
        parts = path.relative_to(source_folder).with_suffix("").parts
        package = parts[-1] == "__init__"
        found[".".join(parts[:-1] if package else parts)] = (path.read_text(encoding="utf-8"), package)
    return found


def circle(source_folder: Path) -> list[str]:
    """Modules that can't be imported without one another, if there are any; what a function imports doesn't count."""
    found = modules(source_folder)
    sorter = TopologicalSorter[str]()
    for name, (source, package) in found.items():
        top = ast.Module([node for node in ast.parse(source).body if isinstance(node, ast.Import | ast.ImportFrom)], [])
        for _, target in imports(top, name, package=package):
            sorter.add(name, target if target in found else target.rpartition(".")[0])
    try:
        sorter.prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def imports(tree: ast.AST, module: str, *, package: bool) -> Iterator[tuple[int, str]]:
    """Every name imported anywhere in a module, absolute, `from a import b` as `a.b`."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(names=names):
                base = absolute(node, module, package=package)
                yield from ((node.lineno, f"{base}.{alias.name}") for alias in names)


def absolute(node: ast.ImportFrom, module: str, *, package: bool) -> str:
    """The module that a `from` names, its leading dots resolved."""
    if node.level == 0:
        return node.module or ""
    parts = module.split(".")
    up = node.level - 1 if package else node.level
    here = parts[: len(parts) - up]
    return ".".join([*here, node.module] if node.module else here)


def calls(tree: ast.AST) -> Iterator[tuple[ast.Call, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node, node.func.id


def objection(module: str, target: str) -> str | None:
    """Why this module may not import that name, or None."""
    if target.split(".")[0] != HOUSE:
        return (
            f"imports {target}: {purity(module)} has no clock, no I/O, no dice but chance"
            if taints(module, target)
            else strangeness(module, target)
        )
    if looks_inside_a_game(module, target):
        return f"imports {target}: the table knows every game through the registry, and none's inside"
    if part(module) == part(target) == "table" and not may_pass(module, target):
        return f"imports {target}: no arrow from table.{room(module)} to table.{room(target)}"
    if crosses_rooms(module, target):
        return f"imports {target}: a room never imports another room nor the registry"
    return None if may_enter(module, target) else f"imports {target}: no arrow from {part(module)} to {part(target)}"


def taints(module: str, target: str) -> bool:
    outside = target.split(".")[0]
    return purity(module) in PURE and outside in IMPURE_MODULES - PURE[purity(module)]


def strangeness(module: str, target: str) -> str | None:
    """A package that only some rooms of the table may know."""
    outside = target.split(".")[0]
    known = TABLE_KNOWS.get(room(module), "").split()
    if part(module) != "table" or not room(module) or outside not in MARKS or outside in known:
        return None
    return f"imports {target}: {outside} is not for table.{room(module)}"


def may_pass(module: str, target: str) -> bool:
    """Between the rooms of the table; the package itself holds nothing."""
    here, there = room(module), room(target)
    open_to = TABLE_ARROWS.get(here, set())
    inside = ".".join(target.split(".")[2:4])
    return here == there or not here or there in open_to or inside in open_to


def looks_inside_a_game(module: str, target: str) -> bool:
    pieces = target.split(".")
    return part(module) == "table" and part(target) == "games" and len(pieces) > 3 and pieces[2] != "registry"


def purity(module: str) -> str:
    """The part a module's purity is decided by; the rooms of the table have their own."""
    return f"table.{room(module)}" if part(module) == "table" else part(module)


def may_enter(module: str, target: str) -> bool:
    """The house itself holds its version and nothing else: anyone may read that, and it reads nobody."""
    here, there = part(module), part(target)
    return there in {"", here} or there in ARROWS.get(here, set())


def crosses_rooms(module: str, target: str) -> bool:
    if part(module) != "games" or part(target) != "games" or module in REGISTRIES:
        return False
    return room(module) != room(target)


def part(name: str) -> str:
    """`core` of `isoloir.core.match`; empty for the house itself and for its `__version__`."""
    pieces = name.split(".")
    inside = pieces[1] if len(pieces) > 1 else ""
    return {"__version__": "", "__main__": "cli"}.get(inside, inside)


def room(name: str) -> str:
    """`third_man` of `isoloir.games.third_man.flow`, `live.nodes` of `isoloir.table.live.nodes.cluster`, or nothing."""
    pieces = name.split(".")
    inner = ".".join(pieces[2:4])
    return inner if part(name) == "table" and inner in TABLE_ARROWS else ".".join(pieces[2:3])

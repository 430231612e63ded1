"""Makes an archive of Python quick to load and small to send: compiled, without docstrings, lines and file names.

It runs under the Python that will read it: `isoloir tab` starts that one.
"""

import ast
import marshal
from collections.abc import Callable
from importlib.util import MAGIC_NUMBER
from io import BytesIO
from itertools import accumulate
from types import CodeType
from zipfile import ZipFile, ZipInfo

DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
FIRST_DAY = (1980, 1, 1, 0, 0, 0)
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)
NO_LINE = 0x80 | 15 << 3
"""Of an entry in Python's table of lines, with how many units it's for, less one."""
LEFT_OUT = frozenset(
    """_pydatetime _pyio _pyrepl _sysconfigdata__emscripten_wasm32-emscripten antigravity argparse asyncio.__main__
    asyncio.proactor_events asyncio.tools asyncio.windows_events asyncio.windows_utils bdb cProfile cmd code compileall
    concurrent.futures.process concurrent.interpreters configparser csv ctypes curses dbm difflib doctest email
    ensurepip filecmp fileinput fractions ftplib getopt getpass gettext html http idlelib imaplib lib2to3
    logging.config logging.handlers mailbox mimetypes modulefinder multiprocessing netrc optparse pdb pickletools
    plistlib poplib pprint profile pstats pty py_compile pyclbr pydoc pydoc_data rlcompleter runpy sched shelve smtplib
    socketserver sqlite3 statistics stringprep symtable tabnanny tarfile this timeit tkinter tomllib trace tracemalloc
    turtle turtledemo unittest urllib.request urllib.robotparser venv wave webbrowser wsgiref xml xmlrpc zipapp
    zoneinfo""".split()  # noqa: SIM905 - a list of names is read more easily
)
"""Of Python's own library: what no table needs."""
SPOKEN = {"__init__", "aliases", "ascii", "latin_1", "utf_8", "utf_8_sig", "cp437", "idna", "punycode"}
"""Of the encodings, those that are kept."""


def is_kept(name: str) -> bool:
    """Whether a table needs this file of Python's library."""
    *outer, inner = name.removesuffix(".py").split("/")
    if outer == ["encodings"]:
        return inner in SPOKEN
    return LEFT_OUT.isdisjoint(accumulate((*outer, inner), "{}.{}".format))


def slim(archive: bytes, wanted: Callable[[str], bool] = bool) -> bytes:
    """Not packed: the whole is compressed on its way."""
    made = BytesIO()
    with ZipFile(BytesIO(archive)) as given, ZipFile(made, "w") as packed:
        for name in sorted(name for name in given.namelist() if wanted(name) and not name.endswith("/")):
            body = given.read(name)
            is_module = name.endswith(".py")
            packed.writestr(ZipInfo(name + "c" * is_module, FIRST_DAY), compiled(body) if is_module else body)
    return made.getvalue()


def compiled(source: bytes) -> bytes:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 or isinstance(node, ast.Module) else [ast.Pass()]
    code = compile(ast.fix_missing_locations(tree), "", "exec", dont_inherit=True)
    return MAGIC_NUMBER + UNCHECKED + marshal.dumps(bare(code))


def bare(code: CodeType) -> CodeType:
    inner = tuple(bare(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_filename="", co_linetable=nowhere(len(code.co_code) // 2), co_consts=inner)


def nowhere(units: int) -> bytes:
    """So many units of code that come from no line: tracebacks need a place for each."""
    return bytes(NO_LINE | min(8, units - start) - 1 for start in range(0, units, 8))

"""Compiling the core with LLVM where llvmlite is installed, and keeping the result.

``compiled`` marks the functions; the first call of any of them translates all that it needs
(translate.py), lets LLVM make machine code of it and keeps that in the user's cache folder, or in
one in the temporary folder where that cannot be written or others could write too (private.py).
Where neither will do the code lives in memory only and is made again at each start. Without
llvmlite, or where it fails, the functions stay plain Python, and a line on stderr says so.
"""

import ast
import contextlib
import ctypes
import hashlib
import importlib
import inspect
import os
import sys
import tempfile
import textwrap
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

from ..cpu.decode import fill_tables, odd_opcodes
from ..files import read_regular
from ..private import private_folder
from .translate import METADATA, VIEWS, Translator

F = TypeVar("F", bound=Callable[..., Any])

ENTRIES = ("run", "traced", "io_access", "map_card", "find_track", "catch_up")
"""What Python itself calls. All other compiled functions exist only inside these."""
_HOME = __package__.rpartition(".")[0]
"""The machine's package, whose rooms the compiled functions lie in."""
_CORE_MODULES = ("devices.bus", "devices.disk2", "cpu.fast")
_TRACE_MODULES = ("tracing.trace_layout", "cpu.checks", "cpu.traced")
_VIDEO_MODULES = ("picture.video_fast",)
_GIF_MODULES = ("picture.gif_fast",)
_SOURCES = (
    *("layout", "opcodes", "cpu.decode", "cpu.operations"),
    *("compiler.jit", "compiler.translate", "compiler.folding", *_CORE_MODULES),
)
"""What shapes all machine code, the tracer's and the picture's too."""
_MOST_CODE = 4 << 20
"""bytes of machine code read from a file; the core has a hundredth of that"""
_NOTE = "Compiling the {} for this computer (a few seconds, only once) ..."


_MISSING = "is not installed (with it the core runs some fifty times faster)"
_SLOW = "the 6502 core runs as plain Python, some nine times as fast as the real one"
_CHOSEN = bool(os.environ.get("GROGNARD_PLAIN") or os.environ.get("GROGNARD_NO_NUMBA"))


def _load_llvm() -> tuple[Any, str]:
    """LLVM, or None and why not."""
    if _CHOSEN:
        return None, ""
    try:
        import llvmlite.binding
    except ImportError as error:
        missing = isinstance(error, ModuleNotFoundError) and "llvmlite" in str(error.name)
        return None, _MISSING if missing else f"cannot be loaded ({_brief(error)})"
    except Exception as error:  # it loads a library of another maker
        return None, f"cannot be loaded ({_brief(error)})"
    return llvmlite.binding, ""


def _brief(error: Exception) -> str:
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text[:100]}"


LLVM, _without = _load_llvm()


def ready() -> bool:
    """Whether the core runs as machine code; if not, the first call says so on stderr."""
    global _without
    if LLVM is not None and not _CORE.plain:
        _CORE.load()
    if _without:
        print(f"llvmlite {_without}: {_SLOW}", file=sys.stderr, flush=True)
        _without = ""
    return LLVM is not None and not _CORE.plain


def _go_plain(error: Exception) -> None:
    """LLVM failed: all that is marked becomes the Python that it is made from."""
    global _without
    _without = f"cannot compile here ({_brief(error)})"
    for unit in (_CORE, _HOOKED, _TRACE, _VIDEO, _GIF):
        unit.plain = True
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{_HOME}."):
            for key, value in list(vars(module).items()):
                if isinstance(value, Compiled):
                    setattr(module, key, value.function)


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~\\AppData\\Local")).expanduser()
    if sys.platform == "darwin":
        return Path("~/Library/Caches").expanduser()
    return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser()


def cache_folder() -> Path | None:
    """A writable folder for compiled code that only this user can change; None if there is none."""
    leaf = Path("grognard") / "compiled"
    user = getattr(os, "getuid", lambda: 0)()
    places = (_user_cache, lambda: Path(tempfile.gettempdir()) / f"grognard-{user}")
    for place in places:
        try:
            if (folder := private_folder(place() / leaf)) is not None:
                with tempfile.TemporaryFile(dir=folder):
                    return folder
        except (RuntimeError, OSError):  # no home folder to expand ~ to, no temporary folder
            continue
    return None


class Compiled:
    """A function of the core: called from Python it runs as machine code."""

    def __init__(self, function: Callable[..., Any], unit: "Unit") -> None:
        self.function = function
        self.unit = unit
        self._native: Callable[..., Any] | None = None
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__

    @property
    def tree(self) -> ast.FunctionDef:
        """The function's syntax tree."""
        source = textwrap.dedent(inspect.getsource(self.function))
        return cast(ast.FunctionDef, ast.parse(source).body[0])

    @property
    def kind(self) -> str:
        """What it returns, to LLVM."""
        return "void" if self.function.__annotations__.get("return") is None else "i64"

    def __call__(self, *arguments: Any) -> Any:
        if self.unit.plain:
            return self.function(*arguments)
        if self._native is None:
            self.unit.load()
            if self.unit.plain:
                ready()  # says so
                return self.function(*arguments)
            self._native = self.unit.native(self)
        return self._native(*arguments)


def _kind(thing: Any) -> str:
    return thing.kind if isinstance(thing, Compiled) else ""


class _Pointer(ctypes.c_void_p):
    """An argument that is a buffer: a C array as it is, any other by the memory it stands for."""

    @classmethod
    def from_param(cls, buffer: Any) -> Any:
        if isinstance(buffer, ctypes.Array):
            return buffer
        return (ctypes.c_uint8 * memoryview(buffer).nbytes).from_buffer(buffer)


def optimize(module: Any, machine: Any) -> None:
    """Have LLVM make the code of a module better for a target machine.

    Level 3 is slower, in compiling and in what comes out; and the loops here run a few times
    each: unrolled, the disk's would lose a fifth of its speed.
    """
    tuning = LLVM.create_pipeline_tuning_options(speed_level=2)
    tuning.loop_unrolling = tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = LLVM.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)


class Unit:
    """Functions compiled together, from the modules named.

    The core is one unit. A module beside it (a tracer around ``run``) is a unit of its own, so
    that nobody waits for it who does not use it; what it calls of the core is taken in.
    ``constants`` are given other values than the source gives them.
    """

    def __init__(
        self,
        what: str,
        *modules: str,
        entries: tuple[str, ...] = ENTRIES,
        constants: Mapping[str, int] | None = None,
    ) -> None:
        self._what = what
        self._constants = dict(constants or {})
        self._modules = modules
        self.entries = entries
        self._members: dict[str, Compiled] = {}
        self._engine: Any = None
        self.plain = False
        """LLVM failed: the functions run as they are."""

    def add(self, function: Callable[..., Any]) -> Compiled:
        """Make ``function`` a part of this unit."""
        member = Compiled(function, self)
        self._members[member.__name__] = member
        return member

    def load(self) -> None:
        """Have the machine code ready, or be ``plain`` where LLVM cannot make it."""
        if self._engine is None and not self.plain:
            try:
                self._engine = self._load()
            except Exception as error:  # whatever it is, playing on slowly is better
                if self in (_VIDEO, _GIF, _HOOKED):
                    self.plain = True  # others do what they do, and the core stays as it is
                else:
                    _go_plain(error)

    def gather(self) -> None:
        """Import all that is marked for this unit, whichever was called first."""
        for name in self._modules:
            importlib.import_module(f"{_HOME}.{name}")

    def native(self, member: Compiled) -> Callable[..., Any]:
        """The machine code of one of the entries."""
        if member.__name__ not in self.entries:
            raise TypeError(f"{member.__name__} is compiled into others only")
        self.load()
        names = inspect.getfullargspec(member.function).args
        result = None if member.kind == "void" else ctypes.c_int64
        kinds = (_Pointer if name in VIEWS else ctypes.c_int64 for name in names)
        prototype = ctypes.CFUNCTYPE(result, *kinds)
        address = self._engine.get_function_address(member.__name__)
        return cast(Callable[..., Any], prototype(address))

    def text(self) -> str:
        """All functions in LLVM's assembly language."""
        done: dict[str, str] = {}
        waiting = list(self._members.values())
        while waiting:
            member = waiting.pop()
            if member.__name__ in done:
                continue
            names = {**member.function.__globals__, **self._constants}
            found = Translator(member.tree, names, _kind, *self._specialised())
            text = found.text
            if member.__name__ not in self.entries:
                text = text.replace("define ", "define internal ", 1)
            done[member.__name__] = text
            for name in found.calls:
                waiting.append(member.function.__globals__[name])
        return "\n".join((*done.values(), METADATA))

    def _specialised(self) -> tuple[dict[int, int], list[int]]:
        """The decode tables, and the opcodes that get code of their own: for the core alone.

        A tracer, which stops at each instruction anyhow, would but compile longer.
        """
        if self not in (_CORE, _HOOKED):
            return {}, []
        tables: dict[int, int] = {}
        fill_tables(tables)
        return tables, [number for number, odd in enumerate(odd_opcodes()) if not odd]

    def _load(self) -> Any:
        LLVM.initialize_native_target()
        LLVM.initialize_native_asmprinter()
        target = LLVM.Target.from_default_triple()
        machine = target.create_target_machine(
            cpu=LLVM.get_host_cpu_name(),
            features=LLVM.get_host_cpu_features().flatten(),
            opt=3,
            jit=True,
        )
        engine = LLVM.create_mcjit_compiler(LLVM.parse_assembly(""), machine)
        engine.add_object_file(LLVM.ObjectFileRef.from_data(self._machine_code(machine)))
        engine.finalize_object()
        return engine

    def _machine_code(self, machine: Any) -> bytes:
        folder = cache_folder()
        path = folder / f"{self._digest()}.o" if folder else None
        if path and (kept := _read_checked(path)):
            return kept
        print(_NOTE.format(self._what), file=sys.stderr, flush=True)
        self.gather()
        module = LLVM.parse_assembly(self.text())
        optimize(module, machine)
        code: bytes = machine.emit_object(module)
        if path:
            _write_checked(path, code)
        return code

    def _digest(self) -> str:
        import llvmlite

        here = Path(__file__).parents[1]
        digest = hashlib.sha256()
        for fact in (
            sys.version,
            llvmlite.__version__,
            LLVM.get_host_cpu_name(),
            LLVM.get_host_cpu_features().flatten(),
            *(f"{name}={value}" for name, value in self._constants.items()),
        ):
            digest.update(fact.encode() + b"\0")
        sources = [f"{name.replace('.', '/')}.py" for name in (*_SOURCES, *self._modules)]
        for name in (*sources, "opcodes.csv"):
            digest.update((here / name).read_bytes())
        return digest.hexdigest()[:24]


def _read_checked(path: Path) -> bytes | None:
    """The kept code, if it is whole: LLVM would crash on half a file."""
    try:
        data = read_regular(path, _MOST_CODE)
    except OSError:
        return None
    code = data[32:]
    return code if code and hashlib.sha256(code).digest() == data[:32] else None


def _write_checked(path: Path, code: bytes) -> None:
    """Keep the code, whole or not at all."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(hashlib.sha256(code).digest() + code)
        draft.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            draft.unlink()  # a full disk: the next start compiles again


_CORE = Unit("6502 core", *_CORE_MODULES)
_HOOKED = Unit(
    "6502 core with hooks on memory", *_CORE_MODULES, entries=("run",), constants={"HOOKS": 1}
)
_TRACE = Unit("tracer", *_TRACE_MODULES)
_VIDEO = Unit("picture", *_VIDEO_MODULES, entries=("draw",))
_GIF = Unit("moving picture", *_GIF_MODULES, entries=("phrases",))
_UNITS = (_TRACE, _TRACE_MODULES), (_VIDEO, _VIDEO_MODULES), (_GIF, _GIF_MODULES)


def compiled(function: F) -> F:
    """Decorator: a function compiled on first use, or left as it is without LLVM."""
    if LLVM is None:
        return function
    module = function.__module__.removeprefix(f"{_HOME}.")
    for unit, modules in _UNITS:
        if module in modules:
            return cast(F, unit.add(function))
    return cast(F, _CORE.add(function))


def compiled_with_hooks(function: F) -> F:
    """A function of the core once more, with HOOKS 1; without LLVM it is left as it is."""
    if not isinstance(function, Compiled):
        return function
    return cast(F, _HOOKED.add(function.function))


def hooks() -> bool:
    """Whether there is a core with hooks on memory (``hooked_run`` in cpu/fast.py): it, and the
    tracer that helps it, are machine code or not there."""
    if LLVM is None:
        return False
    for unit in (_CORE, _HOOKED, _TRACE):
        if not unit.plain:
            unit.load()
    return not (_CORE.plain or _HOOKED.plain or _TRACE.plain)


def draws() -> bool:
    """Whether the picture is drawn by machine code (picture/video_fast.py)."""
    if LLVM is not None:
        _VIDEO.load()
    return LLVM is not None and not _VIDEO.plain


def packs() -> bool:
    """Whether moving pictures are packed by machine code (picture/gif_fast.py)."""
    if LLVM is not None:
        _GIF.load()
    return LLVM is not None and not _GIF.plain

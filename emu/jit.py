"""Compiling the core with numba where it is installed, and keeping the result for the next start.

numba's own cache looks only at the file of the function it compiled, so a change in ``bus.py``
would leave a stale ``run``. The cache folder therefore bears a digest of all sources involved. It
lies in the user's cache folder, or in a private temporary one where that cannot be written;
without either, the core is compiled anew at each start.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

_SOURCES = (
    "layout.py", "jit.py", "bus.py", "disk2.py", "cpu_fast.py", "cpu_traced.py",
    "cpu_checks.py", "trace_layout.py",
)  # fmt: skip


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if hasattr(os, "getuid") and folder.stat().st_uid != os.getuid():
            return False
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~\\AppData\\Local")).expanduser()
    if sys.platform == "darwin":
        return Path("~/Library/Caches").expanduser()
    return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser()


def cache_folder() -> Path | None:
    """A writable folder for compiled code of exactly these sources; None if there is none."""
    here = Path(__file__).parent
    digest = hashlib.sha256(sys.version.encode())
    for name in _SOURCES:
        if (here / name).exists():
            digest.update((here / name).read_bytes())
    leaf = Path("grognard") / "compiled" / digest.hexdigest()[:16]
    user = getattr(os, "getuid", lambda: 0)()
    for base in (_user_cache(), Path(tempfile.gettempdir()) / f"grognard-{user}"):
        try:
            if _writable(base / leaf):
                return base / leaf
        except RuntimeError:  # no home folder to expand ~ to
            continue
    return None


def _load_numba() -> Any:
    if os.environ.get("GROGNARD_NO_NUMBA"):
        return None
    try:
        import numba
    except ImportError:
        return None
    return numba


NUMBA = _load_numba()
_CACHE = cache_folder() if NUMBA else None


ENTRIES = ("run", "traced", "io_access", "map_card", "find_track", "catch_up")
"""What Python itself calls. All other compiled functions exist only inside these."""
BUFFERS = ("m", "q", "tm", "tq")
"""Names of arguments that are buffers; everything else is an integer."""
_LIBRARY_PARTS = (
    "_optimize_functions", "_optimize_final_module", "_finalize_final_module",
    "_finalize_dynamic_globals",
)  # fmt: skip


def _lean_compiler() -> Any:
    """numba's compiler without what our integer code does not need, or None for a numba unlike
    those it was tried with.

    Most of the time to compile is numba's own, not LLVM's. Left out are static single assignment
    (all locals are declared), closures, rewrites and parallel loops; and a function that is no
    entry is only translated, then optimized once inside each entry that uses it, not also for
    itself. Measured together: 19 s before, 8 s after.
    """
    from numba.core import codegen, compiler, typed_passes, untyped_passes
    from numba.core.compiler_machinery import PassManager, register_pass

    if not all(hasattr(codegen.CPUCodeLibrary, name) for name in _LIBRARY_PARTS):
        return None

    class PartLowering(typed_passes.NativeLowering):  # type: ignore[misc,unused-ignore]
        def run_pass(self, state: Any) -> bool:
            if state.func_id.func_name not in ENTRIES:
                self._only_translate(state)
            return bool(cast(Any, super()).run_pass(state)) and self._known(state)

        def _only_translate(self, state: Any) -> None:
            library: Any = state.targetctx.codegen().create_library(state.func_id.func_qualname)

            def finalize() -> None:
                library._finalize_dynamic_globals()
                library._finalized = True

            library._optimize_functions = lambda module: None
            library._optimize_final_module = lambda: None
            library._finalize_final_module = finalize
            state.library = library
            state.flags.no_compile = True

        def _known(self, state: Any) -> bool:
            result = state["cr"]
            if result.cfunc is None:
                # numba looks functions up by a builtin; each of ours needs one that is its own
                key = [].append  # type: ignore[var-annotated]
                state["cr"] = result._replace(cfunc=key)
                state.targetctx.insert_user_function(key, result.fndesc, [state.library])
            return True

    class LeanCompiler(compiler.CompilerBase):  # type: ignore[misc,unused-ignore]
        def define_pipelines(self) -> list[Any]:
            passes: Any = cast(Any, PassManager)("lean")
            passes.add_pass(untyped_passes.TranslateByteCode, "analyzing bytecode")
            passes.add_pass(untyped_passes.FixupArgs, "fix up args")
            passes.add_pass(untyped_passes.IRProcessing, "processing IR")
            passes.add_pass(typed_passes.NopythonTypeInference, "type inference")
            passes.add_pass(typed_passes.IRLegalization, "legal IR")
            passes.add_pass(PartLowering, "lowering")
            passes.add_pass(typed_passes.NoPythonBackend, "backend")
            passes.finalize()
            return [passes]

    cast(Any, register_pass)(mutates_CFG=True, analysis_only=False)(PartLowering)
    return LeanCompiler


_COMPILER = _lean_compiler() if NUMBA else None


def compiled(function: F) -> F:
    """Decorator: compile ``function`` on its first call, or leave it as it is without numba."""
    if NUMBA is None:
        return function
    from numba import types
    from numba.core import config

    # uint8 << int is uint64 to numba, and uint64 with int64 is a float: so every local is declared
    locals_ = {n: types.int64 for n in function.__code__.co_varnames if n not in BUFFERS}
    kept = getattr(config, "CACHE_DIR")  # noqa: B009 (set at run time, unknown to mypy)
    setattr(config, "CACHE_DIR", str(_CACHE or ""))  # noqa: B010
    options: dict[str, Any] = {"locals": locals_, "error_model": "numpy", "no_cfunc_wrapper": True}
    if _COMPILER is not None:
        options |= {"pipeline_class": _COMPILER}
        options |= {"no_cpython_wrapper": function.__name__ not in ENTRIES}
    try:
        keep = _CACHE is not None and (_COMPILER is None or function.__name__ in ENTRIES)
        result: F = NUMBA.njit(cache=keep, **options)(function)
    finally:
        setattr(config, "CACHE_DIR", kept)  # noqa: B010
    return result

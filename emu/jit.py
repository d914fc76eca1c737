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

_SOURCES = ("layout.py", "jit.py", "bus.py", "disk2.py", "cpu_fast.py")


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


def _lean_compiler() -> Any:
    """numba's compiler without the passes that our integer code does not need.

    Most of the time to compile goes into them, not into LLVM: without static single assignment
    (all locals are declared), closures, rewrites and parallel loops it is less than half.
    """
    from numba.core import compiler, typed_passes, untyped_passes
    from numba.core.compiler_machinery import PassManager

    class LeanCompiler(compiler.CompilerBase):  # type: ignore[misc,unused-ignore]  # no types
        def define_pipelines(self) -> list[Any]:
            passes: Any = cast(Any, PassManager)("lean")
            passes.add_pass(untyped_passes.TranslateByteCode, "analyzing bytecode")
            passes.add_pass(untyped_passes.FixupArgs, "fix up args")
            passes.add_pass(untyped_passes.IRProcessing, "processing IR")
            passes.add_pass(typed_passes.NopythonTypeInference, "type inference")
            passes.add_pass(typed_passes.IRLegalization, "legal IR")
            passes.add_pass(typed_passes.NativeLowering, "lowering")
            passes.add_pass(typed_passes.NoPythonBackend, "backend")
            passes.finalize()
            return [passes]

    return LeanCompiler


_COMPILER = _lean_compiler() if NUMBA else None


def compiled(function: F) -> F:
    """Decorator: compile ``function`` on its first call, or leave it as it is without numba."""
    if NUMBA is None:
        return function
    from numba import types
    from numba.core import config

    # uint8 << int is uint64 to numba, and uint64 with int64 is a float: so every local is declared
    locals_ = {n: types.int64 for n in function.__code__.co_varnames if n not in ("m", "q")}
    kept = getattr(config, "CACHE_DIR")  # noqa: B009 (set at run time, unknown to mypy)
    setattr(config, "CACHE_DIR", str(_CACHE or ""))  # noqa: B010
    try:
        jit = NUMBA.njit(
            cache=_CACHE is not None,
            locals=locals_,
            error_model="numpy",
            no_cfunc_wrapper=True,
            pipeline_class=_COMPILER,
        )
        result: F = jit(function)
    finally:
        setattr(config, "CACHE_DIR", kept)  # noqa: B010
    return result

"""The assembler: a strict subset of ca65 2.19.

>>> from grognard.rom_build.asm import assemble
>>> module = assemble("main.s")                                          # doctest: +SKIP
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

from .diagnostics import AsmErrors, Diagnostic, Location
from .objmod import ObjectModule

__all__ = ["AsmErrors", "Diagnostic", "Location", "ObjectModule", "assemble"]


def assemble(
    path: str | Path,
    include_dirs: Iterable[str | Path] = (),
    defines: Mapping[str, int] | None = None,
    source_root: str | Path | None = None,
    cache_dir: str | Path | None = None,
) -> ObjectModule:
    """Assembles one source file; raises AsmErrors with every message.

    ``defines`` are constants known from the start. Messages and the listing name files relative
    to ``source_root`` where they lie inside it. Warnings are in the module's ``warnings``, the
    texts of .out in ``outputs``. With ``cache_dir`` the module is kept there, and taken from there
    while every file it was made from stays the same.
    """
    import gc

    from . import cache
    from .assembler import Assembler
    from .sources import Sources

    path = Path(path)
    folders = tuple(Path(folder) for folder in include_dirs)
    root = Path(source_root) if source_root is not None else None
    values = dict(defines or {})
    collecting = gc.isenabled()
    gc.disable()  # nothing here makes garbage cycles worth a search: saves a fifth of the time
    try:
        if cache_dir is None:
            return Assembler(Sources(path, folders, root), values).run()
        kept = cache.cache_file(Path(cache_dir), path, folders, values, root)
        module = cache.load(kept)
        if module is None:
            sources = Sources(path, folders, root)
            module = Assembler(sources, values).run()
            cache.store(kept, module, sources)
        return module
    finally:
        if collecting:
            gc.enable()

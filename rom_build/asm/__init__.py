"""The assembler: a strict subset of ca65 2.19.

>>> from grognard.rom_build.asm import assemble
>>> module = assemble("main.s")                                          # doctest: +SKIP
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from .diagnostics import AsmErrors, Diagnostic, Location
from .module.objmod import ObjectModule, large_sources

if TYPE_CHECKING:
    from .reading.sources import Sources

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
    path = Path(path)
    folders = tuple(Path(folder) for folder in include_dirs)
    root = Path(source_root) if source_root is not None else None
    values = dict(defines or {})
    with large_sources():
        if cache_dir is None:
            return _run(path, folders, values, root)[0]
        from .module import cache

        kept = cache.cache_file(Path(cache_dir), path, folders, values, root)
        module = cache.load(kept)
        if module is None:
            module, sources = _run(path, folders, values, root)
            cache.store(kept, module, sources)
        return module


def _run(
    path: Path, folders: tuple[Path, ...], defines: dict[str, int], root: Path | None
) -> "tuple[ObjectModule, Sources]":
    from .assembler import Assembler  # not needed, and not loaded, when the cache answers
    from .reading.sources import Sources

    sources = Sources(path, folders, root)
    return Assembler(sources, defines).run(), sources

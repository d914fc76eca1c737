"""A cold build on two processors: another program assembles from the other end of the sources.

It leaves nothing but modules in the cache, where the build finds them; where it cannot be started
or fails, the build does all by itself.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from .asm import AsmErrors, assemble
from .asm.module.cache import cache_file, reading_once
from .asm.module.objmod import large_sources
from .sources import exported_names

_FEW = 50
"""Sources that are assembled before another program would have begun."""


@contextlib.contextmanager
def assembled_ahead(
    files: Sequence[Path],
    library: Iterable[Path],
    include_dirs: Sequence[Path],
    root: Path,
    cache: Path,
) -> Iterator[None]:
    """Meanwhile `files`, and of the library what they name, are assembled into `cache`.

    The last one comes first. Nothing happens if the cache is there, or where they are few.
    """
    other = None
    wanted = [] if cache.exists() or (os.cpu_count() or 1) < 2 else _named(files, library)
    if len(wanted) > _FEW:
        asked = [[str(path) for path in paths] for paths in (wanted, include_dirs, (root, cache))]
        with contextlib.suppress(OSError):
            other = subprocess.Popen(
                [sys.executable, "-m", __name__, json.dumps(asked)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
    try:
        yield
    finally:
        if other is not None:
            other.wait()


_WORD = re.compile(r"\w+")


def _named(files: Sequence[Path], library: Iterable[Path]) -> list[Path]:
    """The files, and those of the library whose exports stand in them or in others of the library.

    Little of that is not linked in the end, and of the whole library nearly half.
    """
    exporter = {name: path for path in library for name in exported_names(path)}
    found = list(dict.fromkeys(files))
    for path in found:  # which grows meanwhile
        with contextlib.suppress(OSError):  # the build says what is wrong with it
            names = set(_WORD.findall(path.read_text(encoding="latin-1")))
            found += sorted({exporter[name] for name in names & exporter.keys()}.difference(found))
    return found


def main() -> None:
    """Assemble what the first argument lists, but for what another has assembled meanwhile."""
    files, folders, (root, cache) = (
        [Path(name) for name in names] for names in json.loads(sys.argv[1])
    )
    include_dirs = tuple(folders)
    with large_sources(), reading_once():
        for path in reversed(files):
            if not cache_file(cache, path, include_dirs, {}, root).exists():
                with contextlib.suppress(AsmErrors):
                    assemble(path, include_dirs, source_root=root, cache_dir=cache)


if __name__ == "__main__":
    main()

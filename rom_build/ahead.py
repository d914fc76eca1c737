"""A cold build on two processors: another program assembles from the other end of the sources.

It leaves nothing but modules in the cache, where the build finds them; where it cannot be started
or fails, the build does all by itself.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from .asm import AsmErrors, assemble
from .asm.cache import cache_file, reading_once
from .asm.objmod import large_sources

_FEW = 50
"""Sources that are assembled before another program would have begun."""


@contextlib.contextmanager
def assembled_ahead(
    files: Sequence[Path], include_dirs: Sequence[Path], root: Path, cache: Path
) -> Iterator[None]:
    """Meanwhile `files` are assembled into `cache`, the last one first, if nothing is there yet."""
    other = None
    if not cache.exists() and len(files) > _FEW and (os.cpu_count() or 1) > 1:
        asked = [[str(path) for path in paths] for paths in (files, include_dirs, (root, cache))]
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

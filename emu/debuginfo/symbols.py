"""Names of addresses, from the debug file that ld65 and our linker write."""

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ..errors import SymbolError
from .debug_file import DebugFile, read_debug_file


@dataclass(frozen=True)
class _Names:
    """Of one debug file: values, sizes and overlays by full name, and what may be known by its last
    part."""

    values: dict[str, int]
    sizes: dict[str, int]
    overlays: dict[str, int]
    short: dict[str, str]


@lru_cache(maxsize=4)
def _names(debug: DebugFile) -> _Names:
    used: set[str] = set()
    short: dict[str, set[str]] = {}
    names = _Names({}, {}, {}, {})
    for symbol in debug.symbols:
        full = symbol.full
        if symbol.used:
            used.add(full)
        elif full in used:
            continue
        names.values[full] = symbol.value
        names.sizes[full] = symbol.size
        names.overlays[full] = debug.overlay_of(symbol)
        if not symbol.local and full != symbol.name:
            short.setdefault(symbol.name, set()).add(full)
    names.short.update({name: fulls.pop() for name, fulls in short.items() if len(fulls) == 1})
    return names


class Symbols:
    """Addresses and sizes by name.

    A name inside scopes is known in full (``rules::hit::loop``) and, where no other symbol bears
    it, by its last part. Cheap locals are ``routine@loop``. Of equal names in several files the one
    that other files use counts, else the last.
    """

    def __init__(self) -> None:
        self._values: dict[str, int] = {}
        self._sizes: dict[str, int] = {}
        self._overlays: dict[str, int] = {}
        self.files: list[Path] = []
        """The debug files loaded, oldest first."""

    def load(self, path: str | Path) -> None:
        """Add the symbols of an ld65 debug file (version 2); later files win over earlier ones."""
        found = _names(read_debug_file(Path(path)))
        self._values.update(found.values)
        self._sizes.update(found.sizes)
        self._overlays.update(found.overlays)
        for name, full in found.short.items():
            if name not in self._values:
                self._values[name] = self._values[full]
                self._sizes[name] = self._sizes[full]
                self._overlays[name] = self._overlays[full]
        self.files.append(Path(path))

    def define(self, name: str, value: int, size: int = 1) -> None:
        """Add one symbol by hand."""
        self._values[name] = value
        self._sizes[name] = size
        self._overlays[name] = -1

    def __getitem__(self, name: str) -> int:
        __tracebackhide__ = True
        try:
            return self._values[name]
        except KeyError:
            near = difflib.get_close_matches(name, self._values, 3)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise SymbolError(f"no symbol {name!r}{hint}") from None

    def __contains__(self, name: object) -> bool:
        return name in self._values

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def size(self, name: str) -> int:
        """Bytes the symbol's data takes, where the debug file tells it; else 1."""
        self[name]
        return self._sizes[name]

    def overlay(self, name: str) -> int:
        """The number of the overlay that the symbol's address lies in; -1 for none."""
        self[name]
        return self._overlays[name]

    def nearest(self, addr: int) -> str:
        """The symbol at or before ``addr`` with the distance: ``resolve+3``; "" if none."""
        best = max(((v, n) for n, v in self._values.items() if 0x100 <= v <= addr), default=(0, ""))
        if not best[1] or addr - best[0] > 0x400:
            return ""
        return best[1] + (f"+{addr - best[0]}" if addr > best[0] else "")

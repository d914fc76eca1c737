"""Names of addresses, from the debug file that ld65 and our linker write."""

import difflib
import hashlib
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from .errors import SymbolError
from .machine import Memory
from .segments import segments_of

_FIELD = re.compile(r"(\w+)=([^,]*)")
"""No name of a symbol or a scope has a comma in it."""
_EXPORT = re.compile(r",exp=(\d+)")
_KEPT = 4
"""Debug files whose names are kept in memory; one of a game takes a third of a second to read."""


def _fields(text: str) -> dict[str, str]:
    return dict(_FIELD.findall(text.replace('"', "")))


DEEPEST = 64
"""Scopes within each other; more is a ring."""


def scope_names(scopes: dict[str, dict[str, str]], scope: str | None) -> tuple[str, ...]:
    """The names of a scope and of those round it, outermost first, without the nameless.

    `scopes` by id, fields without quotes; ValueError where they lie in themselves.
    """
    names: list[str] = []
    for _ in range(DEEPEST):
        if scope is None:
            return tuple(name for name in reversed(names) if name)
        names.append(scopes[scope]["name"].strip('"'))
        scope = scopes[scope].get("parent")
    raise ValueError("scopes that lie in themselves")


@contextmanager
def damage_named(path: Path) -> Iterator[None]:
    """What a damaged debug file leads to becomes a SymbolError that names it."""
    try:
        yield
    except SymbolError:
        raise
    except (LookupError, ValueError, OverflowError) as error:
        raise SymbolError(f"{path}: damaged debug file: {error!r}") from error


@dataclass(frozen=True)
class _Names:
    """Of one debug file: values, sizes and overlays by full name, and what may be known by its last
    part."""

    values: dict[str, int]
    sizes: dict[str, int]
    overlays: dict[str, int]
    short: dict[str, str]


_names_of: dict[bytes, _Names] = {}
"""By a digest of the file's bytes: a date would miss a file written twice in one tick."""


def _read(path: Path) -> _Names:
    """The names in a debug file, from memory where these bytes were read before."""
    try:
        raw = path.read_bytes()
        digest = hashlib.sha256(raw).digest()
        if digest in _names_of:
            return _names_of[digest]
        text = raw.decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SymbolError(f"{path}: cannot read symbols: {error}") from error
    if not text.startswith("version"):
        raise SymbolError(f"{path}: not an ld65 debug file (no version line)")
    lines: dict[str, list[dict[str, str]]] = {"scope": [], "seg": [], "sym": []}
    imported: set[str] = set()
    for line in text.splitlines():
        kind, _, rest = line.partition("\t")
        if kind == "sym" and ",type=imp" in rest:
            imported.update(_EXPORT.findall(rest))
        elif kind in lines:
            lines[kind].append(_fields(rest))
    segments = zip(lines["seg"], segments_of(lines["seg"]), strict=True)
    overlays = {record["id"]: segment.overlay for record, segment in segments}
    names = _names(lines["scope"], lines["sym"], overlays, imported)
    while len(_names_of) >= _KEPT:
        del _names_of[next(iter(_names_of))]
    _names_of[digest] = names
    return names


def _names(
    scopes: list[dict[str, str]],
    symbols: list[dict[str, str]],
    overlays: dict[str, int],
    imported: set[str],
) -> _Names:
    """`overlays`: of segments by id; `imported`: ids of the symbols that other files use."""
    scope_of = {s["id"]: s for s in scopes}
    by_id = {s["id"]: s for s in symbols}

    def prefix(scope_id: str | None) -> str:
        return "".join(part + "::" for part in scope_names(scope_of, scope_id))

    used: set[str] = set()
    short: dict[str, set[str]] = {}
    names = _Names({}, {}, {}, {})
    for sym in symbols:
        if "val" not in sym:
            continue
        name = sym["name"]
        if "parent" in sym:
            owner = by_id[sym["parent"]]
            full = prefix(owner.get("scope")) + owner["name"] + name
        else:
            full = prefix(sym.get("scope")) + name
        if sym["id"] in imported:
            used.add(full)
        elif full in used:
            continue
        names.values[full] = int(sym["val"], 0)
        names.sizes[full] = int(sym.get("size", "1"), 0)
        names.overlays[full] = overlays.get(sym.get("seg", ""), -1)
        if "parent" not in sym and full != name:
            short.setdefault(name, set()).add(full)
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
        with damage_named(Path(path)):
            found = _read(Path(path))
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


class Named:
    """The part of ``Apple2`` that knows addresses by name."""

    symbols: Symbols
    memory: Memory

    def load_symbols(self, path: str | Path) -> None:
        """Read names from an ld65 debug file."""
        self.symbols.load(path)

    def symbol(self, name: str) -> int:
        """The address a symbol stands for; SymbolError with near names if there is none."""
        return self.symbols[name]

    def address(self, name: str | int) -> int:
        """The address of a symbol, or the number itself."""
        return self.symbols[name] if isinstance(name, str) else name

    @property
    def overlay(self) -> int:
        """The number of the overlay in memory, as ``overlay_id`` tells; -1 where nothing does."""
        there = "overlay_id" in self.symbols
        return self.memory.byte(self.symbols["overlay_id"]) if there else -1

    def is_loaded(self, name: str) -> bool:
        """Is the overlay in memory that a symbol lies in? So is what lies in none, and all of a
        program without ``overlay_id``."""
        return self.symbols.overlay(name) < 0 or self.overlay in (-1, self.symbols.overlay(name))

    def describe(self, addr: int) -> str:
        """An address for a message: ``$0812 (resolve+3)``.

        Of overlays that share the address the one in memory counts, as ``overlay_id`` tells.
        """
        near = ""
        if "overlay_id" in self.symbols:
            from .labels import Labels

            near = Labels(self.symbols.files).nearest(addr, self.overlay)
        near = near or self.symbols.nearest(addr)
        return f"${addr:04X}" + (f" ({near})" if near else "")

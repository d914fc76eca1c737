"""Labels with the overlay each lies in, from ld65 debug files.

    labels = Labels(a2.symbols.files)
    labels.find("order_time")       -> [Label(name, address, overlay, size, file, is_code_label)]
    labels.find("menu:title_show")  -> only the one in the overlay, or in the source file, ``menu``
    labels.nearest(0x8CE6, 0)       -> "title_show+2"

``Symbols`` knows one address a name; here a name that several overlays bear has several labels.
Overlays are numbered as in source_map.py; -1 is resident.
"""

import bisect
import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .errors import SymbolError
from .segments import segments_of
from .symbols import DEEPEST, damage_named

_REACH = 0x400


@dataclass(frozen=True)
class Label:
    """A name: its address or value, its overlay (-1 none), bytes, source file; ``placed`` is False
    for a constant."""

    name: str
    address: int
    overlay: int
    size: int
    file: str
    placed: bool


def _fields(rest: str) -> dict[str, str]:
    pairs = (part.partition("=")[::2] for part in rest.split(","))
    return {key: value.strip('"') for key, value in pairs}


class Labels:
    """See the module's description."""

    def __init__(self, files: Iterable[Path] = ()) -> None:
        self._by_name: dict[str, list[Label]] = {}
        self._placed: dict[int, list[tuple[int, str]]] = {}
        self._addresses: dict[int, list[int]] = {}
        self.areas: dict[str, int] = {}
        """Overlay numbers by the name of their area, in small letters."""
        for path in files:
            with damage_named(Path(path)):
                self._load(Path(path))
        for found in self._placed.values():
            found.sort()
        self._addresses = {n: [at for at, _ in found] for n, found in self._placed.items()}

    def _load(self, path: Path) -> None:
        records: dict[str, list[dict[str, str]]] = {k: [] for k in ("mod", "seg", "scope", "sym")}
        for row in path.read_text(encoding="utf-8").splitlines():
            kind, _, rest = row.partition("\t")
            if kind in records:
                records[kind].append(_fields(rest))
        segments = segments_of(records["seg"])
        for segment in segments:
            if segment.overlay >= 0 and segment.area:
                name = Path(segment.area)
                self.areas[(name.suffix[1:] or name.name).lower()] = segment.overlay
        modules = {m["id"]: Path(m["name"]).stem for m in records["mod"]}
        scopes = {s["id"]: s for s in records["scope"]}
        by_id = {s["id"]: s for s in records["sym"]}
        imported = {s["exp"] for s in records["sym"] if "exp" in s}
        for sym in records["sym"]:
            if sym.get("type") == "imp" or "val" not in sym:
                continue
            owner = by_id[sym["parent"]] if "parent" in sym else sym
            parts, file = _path(scopes, owner.get("scope"), modules)
            if owner is sym:
                full = "::".join((*parts, sym["name"]))
            else:
                full = "::".join((*parts, owner["name"])) + sym["name"]
            overlay = segments[int(sym["seg"])].overlay if "seg" in sym else -1
            value, size = int(sym["val"], 0), int(sym.get("size", "1"), 0)
            label = Label(full, value, overlay, size, file, sym.get("type") == "lab")
            self._add(
                label, sym["id"] in imported and owner is sym, sym["name"] if owner is sym else ""
            )

    def _add(self, label: Label, exported: bool, short: str) -> None:
        for name in {label.name, short} - {""}:
            rivals = self._by_name.setdefault(name, [])
            if any((one.address, one.overlay) == (label.address, label.overlay) for one in rivals):
                continue
            if exported and name == label.name:
                rivals.insert(0, label)
                self._by_name[f"\0{name}"] = [label]
            else:
                rivals.append(label)
        if label.placed:
            self._placed.setdefault(label.overlay, []).append((label.address, label.name))

    def find(self, name: str) -> list[Label]:
        """Every label of this name; SymbolError with near names for none.

        What other files import counts before what is private to a file. ``area:name`` and
        ``file:name`` choose.
        """
        place, colon, rest = name.partition(":")
        if colon and not rest.startswith(":"):
            area = self.areas.get(place.lower())
            found = [
                label
                for label in self._by_name.get(rest, ())
                if label.overlay == area or label.file.lower() == place.lower()
            ]
        else:
            found = self._by_name.get(f"\0{name}") or self._by_name.get(name, [])
        if found:
            return found
        names = (one for one in self._by_name if one[0] != "\0")
        near = difflib.get_close_matches(rest if colon else name, names, 3)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise SymbolError(f"no label {name!r}{hint}")

    def names(self) -> list[str]:
        """All names."""
        return sorted(name for name in self._by_name if name[0] != "\0")

    def nearest(self, addr: int, overlay: int, reach: int = _REACH) -> str:
        """The label at or before ``addr`` with the distance, ``resolve+3``; "" if none is near."""
        best, name = -1, ""
        for number in {overlay, -1}:
            found = self._addresses.get(number, [])
            at = bisect.bisect_right(found, addr) - 1
            if at >= 0 and found[at] > best:
                best = found[at]
                at = bisect.bisect_left(found, best)
                name = self._placed[number][at][1]
        if best < 0 or addr - best > reach:
            return ""
        return name + (f"+{addr - best}" if addr > best else "")


def _path(
    scopes: dict[str, dict[str, str]], scope: str | None, modules: dict[str, str]
) -> tuple[tuple[str, ...], str]:
    """The names of the scopes round a symbol, outermost first, and its source file."""
    names: list[str] = []
    file = ""
    for _ in range(DEEPEST):
        if scope is None:
            return tuple(reversed(names)), file
        entry = scopes[scope]
        file = modules.get(entry.get("mod", ""), "")
        if entry["name"]:
            names.append(entry["name"])
        scope = entry.get("parent")
    raise ValueError("scopes that lie in themselves")

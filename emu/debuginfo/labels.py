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
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ..errors import SymbolError
from .debug_file import DebugFile, read_debug_file

_REACH = 0x400


class Label(NamedTuple):
    """A name: its address or value, its overlay (-1 none), bytes, source file; ``placed`` is False
    for a constant."""

    name: str
    address: int
    overlay: int
    size: int
    file: str
    placed: bool


class Labels:
    """See the module's description."""

    def __init__(self, files: Iterable[Path] = ()) -> None:
        self._by_name: dict[str, dict[tuple[int, int], Label]] = {}
        self._used: dict[str, Label] = {}
        self._placed: dict[int, list[tuple[int, str]]] = {}
        self._addresses: dict[int, list[int]] = {}
        self.areas: dict[str, int] = {}
        """Overlay numbers by the name of their area, in small letters."""
        for path in files:
            self._load(read_debug_file(Path(path)))
        for found in self._placed.values():
            found.sort()
        self._addresses = {n: [at for at, _ in found] for n, found in self._placed.items()}

    def _load(self, debug: DebugFile) -> None:
        for segment in debug.segments:
            if segment.overlay >= 0 and segment.area:
                self.areas[segment.suffix or Path(segment.area).name.lower()] = segment.overlay
        modules = [Path(module.name).stem for module in debug.modules]
        files = [modules[scope.module] for scope in debug.scopes]
        files.append("")  # of -1
        overlays = [segment.overlay for segment in debug.segments]
        overlays.append(-1)
        for one in debug.symbols:
            overlay = overlays[one.segment]
            label = Label(one.full, one.value, overlay, one.size, files[one.scope], one.placed)
            names = {one.full} if one.local else {one.full, one.name}
            for name in names:
                self._by_name.setdefault(name, {}).setdefault((one.value, overlay), label)
            if one.used and not one.local:
                self._used[one.full] = label
            if one.placed:
                self._placed.setdefault(overlay, []).append((one.value, one.full))

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
                for label in self._by_name.get(rest, {}).values()
                if label.overlay == area or label.file.lower() == place.lower()
            ]
            found.sort(key=lambda label: label is not self._used.get(rest))
        elif name in self._used:
            found = [self._used[name]]
        else:
            found = list(self._by_name.get(name, {}).values())
        if found:
            return found
        near = difflib.get_close_matches(rest if colon else name, self._by_name, 3)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise SymbolError(f"no label {name!r}{hint}")

    def names(self) -> list[str]:
        """All names."""
        return sorted(self._by_name)

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


@lru_cache(maxsize=4)
def _labels(files: tuple[DebugFile, ...]) -> Labels:
    return Labels(debug.path for debug in files)


def labels_of(files: Iterable[Path]) -> Labels:
    """The labels of these debug files, made again only when a file has changed."""
    return _labels(tuple(read_debug_file(path) for path in files))

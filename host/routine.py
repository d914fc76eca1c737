"""Running one routine of a built game, from the bytes that stand on its disk image."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from .errors import Failure
from .games import BuiltGame

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.rom_build.disk.dos33 import Volume

_FIELD = re.compile(r'(\w+)=("[^"]*"|[^,]*)')


@dataclass(frozen=True)
class Label:
    """A label of the linked game: its address, the area it lies in, how many bytes it names."""

    name: str
    address: int
    area: str
    size: int


def _records(path: Path) -> dict[str, list[dict[str, str]]]:
    records: dict[str, list[dict[str, str]]] = {"seg": [], "sym": [], "scope": []}
    for line in path.read_text(encoding="utf-8").splitlines():
        kind, _, rest = line.partition("\t")
        if kind in records:
            fields = {key: value.strip('"') for key, value in _FIELD.findall(rest)}
            records[kind].append(fields)
    return records


def read_labels(path: Path) -> dict[str, Label]:
    """Every label and constant of an ld65 debug file by name, private ones only where unique.

    `area` is the memory area by the file it is written to (`menu` of `ambush.menu`), "" for what
    is in no file.
    """
    records = _records(path)
    areas = {s["id"]: Path(s.get("oname", "")).suffix[1:].lower() for s in records["seg"]}
    ends = {s["id"]: int(s["start"], 0) + int(s["size"], 0) for s in records["seg"]}
    placed: dict[str, list[int]] = {}
    for sym in records["sym"]:
        if "seg" in sym and "val" in sym:
            placed.setdefault(sym["seg"], []).append(int(sym["val"], 0))
    for seg, values in placed.items():
        values.append(ends.get(seg, 0x10000))
        values.sort()

    def size(sym: dict[str, str]) -> int:
        if "size" in sym:
            return int(sym["size"], 0)
        value = int(sym["val"], 0)
        after = (v for v in placed.get(sym.get("seg", ""), ()) if v > value)
        return next(after, value + 1) - value

    labels: dict[str, Label] = {}
    for sym in records["sym"]:
        if sym.get("type") == "imp" or "val" not in sym or "parent" in sym:
            continue
        area = areas.get(sym.get("seg", ""), "")
        labels[sym["name"]] = Label(sym["name"], int(sym["val"], 0), area, size(sym))
    return labels


def _volume(game: BuiltGame) -> Volume:
    from grognard.emu.formats import read_image
    from grognard.rom_build.disk.dos33 import Volume

    return Volume.from_image(read_image(game.file("dsk")))


def load_for(game: BuiltGame, routine: Label) -> Apple2:
    """A bare machine with the game's resident files and the overlay of `routine` in memory.

    The bytes are those of the disk image now, so a changed image changes what runs.
    """
    from grognard.emu import Apple2
    from grognard.rom_build.sources import read_game

    sources = read_game(game.name)
    files = list(sources.resident.values())
    overlays = {area.lower(): name for area, name in sources.overlays.items()}
    if routine.area in overlays:
        files.append(overlays[routine.area])
    volume = _volume(game)
    a2 = Apple2(core="reference", bare=True)
    for name in files:
        content = volume.get(name)
        if content.address is None:
            raise Failure(f"{game.file('dsk')}: file {name} carries no load address")
        a2.memory[content.address : content.address + len(content.data)] = content.data
    a2.load_symbols(game.file("dbg"))
    return a2

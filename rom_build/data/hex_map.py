"""A map of hexes as padded layers of bytes: see game_asm/lib/hex/README.md.

The first source is a .toml that says what is made of what, the second the hexes: a CSV with a line
a hex, or a drawing in characters (.txt). Further CSVs are lists that the checks compare.

    columns = 50
    rows = 34
    segment = "MAP"

    [sides]                     # columns that list directions as digits 1..6, clockwise from north
    road = "road_dirs"
    river = "river_sides"
    bridge = "bridge_dirs"

    [layers]                    # each a label, and what goes into its bytes
    hex_ground = [
        { words = "terrain", names = ["plain", "forest"], at = 0, outside = 7 },
        { flag = "start", at = 3 },
        { ways = ["SW", "NW"], at = 4 },
    ]

A part is `words` (the number of a column's word in `names`; `outside` for the guards), `flag` (1
where the column says something, or says `is`), `ways` (two bits a direction: open, river, road,
bridge), `mask` (six bits: the directions of a column) or `joined` (six bits: neighbours that also
have something other than a dot there, or in the column that `or` names). What else it may hold are
checks: `ends` (with `open_ends`) and `lists` of hex_checks.py, the others of hex_ground.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from grognard.rom_build.data.hex_checks import faults
from grognard.rom_build.data.hex_grid import (
    DIRECTIONS,
    Hex,
    HexMap,
    neighbours,
    read_drawing,
    read_hexes,
    says,
)
from grognard.rom_build.data.plan import Plan, read_plan
from grognard.rom_build.data.table import TableError, byte_table, source, word_tables

MOST_STRIDE = 126
"""The farthest byte of a hex's surroundings, twice the stride and two, is an offset of a byte."""


def stride(columns: int) -> int:
    """Bytes of a row with its guard column, an even number."""
    return columns + 1 + (columns + 1) % 2


def generate(sources: list[Path]) -> str:
    """The layers and HEX_STRIDE, HEX_COLS, HEX_ROWS, HEX_LAYER; ValueError with all faults."""
    plan, hexes = read(sources)
    wide = stride(hexes.columns)
    if wide > MOST_STRIDE:
        raise TableError(sources[0], 1, f"at most {MOST_STRIDE - 1} columns")
    size = wide * (hexes.rows + 2)
    lines = [
        f"        .export {name} : zeropage\n{name} = {value}"
        for name, value in (
            ("HEX_STRIDE", wide),
            ("HEX_COLS", hexes.columns),
            ("HEX_ROWS", hexes.rows),
        )
    ]
    lines += ["        .export HEX_LAYER", f"HEX_LAYER = {size}"]
    rows = word_tables("hex_row", range(0, size, wide))  # in what is left of a layer's last page
    for label, data in layers(hexes, plan).items():
        lines += ["        .align $100", *byte_table(label, data), *rows]
        rows = []
    return source(plan["segment"], lines, "a map of hexes")


_KEYS: dict[str, type] = {"columns": int, "rows": int, "segment": str, "layers": dict}
"""What the text must say, and of what kind."""


def read(sources: list[Path]) -> tuple[Plan, HexMap]:
    """The text of the .toml and the hexes; ValueError with all faults."""
    plan = read_plan(sources[0])
    for key, kind in _KEYS.items():
        if not isinstance(plan.get(key), kind):
            raise ValueError(f"{sources[0].name}: {key} is missing, or not what it should be")
    reader = read_drawing if sources[1].suffix == ".txt" else read_hexes
    hexes = reader(sources[1], plan["columns"], plan["rows"])
    wrong = faults(hexes, plan, {path.stem: path for path in sources[2:]})
    if wrong:
        raise ValueError("\n".join(str(fault) for fault in wrong))
    return plan, hexes


def layers(hexes: HexMap, plan: Plan) -> dict[str, bytes]:
    """The bytes of each layer, guards included, by its label."""
    wide = stride(hexes.columns)
    made = {}
    for label, parts in plan["layers"].items():
        ats = [part.whole("at", 0) for part in parts]
        outside = sum(part.whole("outside", 0) << at for part, at in zip(parts, ats, strict=True))
        data = bytearray([outside] * (wide * (hexes.rows + 2)))
        for place in hexes.places():
            value = sum(
                _part(hexes, place, part, plan) << at for part, at in zip(parts, ats, strict=True)
            )
            if value > 255:
                raise hexes.cells[place].error(f"{label} is {value}: more than a byte")
            data[place[1] * wide + place[0]] = value
        made[label] = bytes(data)
    return made


def _part(hexes: HexMap, place: Hex, part: Mapping[str, Any], plan: Mapping[str, Any]) -> int:
    for kind, value in _PARTS.items():
        if kind in part:
            return value(hexes, place, part, plan)
    raise ValueError(f"a layer's part is one of {', '.join(_PARTS)}, not {dict(part)}")


def _words(hexes: HexMap, place: Hex, part: Mapping[str, Any], _: Mapping[str, Any]) -> int:
    cell = hexes.cells[place]
    word = cell[part["words"]]
    if word not in part["names"]:
        known = ", ".join(part["names"])
        raise cell.error(f"{part['words']} {word!r}: expected one of {known}")
    return list(part["names"]).index(word)


def _flag(hexes: HexMap, place: Hex, part: Mapping[str, Any], _: Mapping[str, Any]) -> int:
    word = hexes.cells[place][part["flag"]]
    return int(word == part["is"] if "is" in part else says(word))


def _mask(hexes: HexMap, place: Hex, part: Mapping[str, Any], _: Mapping[str, Any]) -> int:
    return sum(1 << direction for direction in hexes.sides(place, part["mask"]))


def _joined(hexes: HexMap, place: Hex, part: Mapping[str, Any], _: Mapping[str, Any]) -> int:
    columns = [part[key] for key in ("joined", "or") if key in part]

    def has(there: Hex) -> bool:
        return there in hexes and any(says(hexes.cells[there][column]) for column in columns)

    found = enumerate(neighbours(place))
    return sum(1 << n for n, there in found if has(place) and has(there))


def _ways(hexes: HexMap, place: Hex, part: Mapping[str, Any], plan: Mapping[str, Any]) -> int:
    columns = plan["sides"]
    value = 0
    for n, name in enumerate(part["ways"]):
        direction = DIRECTIONS.index(name)
        for bit, column in enumerate((columns["river"], columns["road"])):
            value |= (direction in hexes.sides(place, column)) << (2 * n + bit)
    return value


_PARTS: dict[str, Callable[[HexMap, Hex, Mapping[str, Any], Mapping[str, Any]], int]] = {
    "words": _words,
    "flag": _flag,
    "mask": _mask,
    "joined": _joined,
    "ways": _ways,
}

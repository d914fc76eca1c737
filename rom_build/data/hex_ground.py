"""What makes the hexes of a map wrong, apart from their sides.

Each check is a table of the map's .toml:

    [[same]]        column = "rail", as = "holder"      # what it says, the other says too
    [[empty]]       column = "road", where = "terrain", is = ["sea"]
    [[needed]]      column = "road", where = "terrain", is = ["bridge"]
    [[joined]]      column = "road"                     # a neighbour has it too
    [[steps]]       column = "height", most = 1, where = "terrain", but = ["cliff"]
    [[crossings]]   column = "terrain", water = ["river"], bridge = ["bridge"], bank = 20, least = 2
    [[named]]       key = "town", column = "terrain", is = ["town"]
    [[places]]      file = "towns", same = { name = "town" }, sides = ["road"]

`named` compares with lines `town: name; ...; 5,5 6,5` above a drawing, `places` with a list that
has a line, with col and row, for each hex it knows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from grognard.rom_build.data.hex_grid import (
    DIRECTIONS,
    Hex,
    HexMap,
    neighbours,
    read_table,
    says,
)
from grognard.rom_build.data.table import TableError

Rule = Mapping[str, Any]


def ground_faults(
    hexes: HexMap, plan: Mapping[str, Any], files: Mapping[str, Path]
) -> Iterator[TableError]:
    """Everything that is wrong with the hexes themselves."""
    checks = {
        "same": _same,
        "empty": _empty,
        "needed": _needed,
        "joined": _joined,
        "steps": _steps,
        "crossings": _crossings,
        "named": _named,
    }
    for name, check in checks.items():
        for rule in plan.get(name, []):
            yield from check(hexes, rule)
    for rule in plan.get("places", []):
        yield from _places(hexes, rule, plan, files[rule["file"]])


def fault(hexes: HexMap, place: Hex, message: str, direction: int | None = None) -> TableError:
    """What is wrong with a hex, or with one of its sides."""
    side = "" if direction is None else f" {DIRECTIONS[direction]}"
    return hexes.cells[place].error(f"hex {place[0]},{place[1]}{side}: {message}")


def _same(hexes: HexMap, rule: Rule) -> Iterator[TableError]:
    for place in hexes.places():
        one, other = (hexes.cells[place][column] for column in (rule["column"], rule["as"]))
        if one and one != other:
            yield fault(hexes, place, f"{rule['column']} {one}, but {rule['as']} {other}")


def _empty(hexes: HexMap, rule: Rule) -> Iterator[TableError]:
    for place in _with(hexes, rule["where"], rule["is"]):
        word = hexes.cells[place][rule["column"]]
        if says(word):
            found = f"{rule['column']} {word} in a hex of {hexes.cells[place][rule['where']]}"
            yield fault(hexes, place, found)


def _needed(hexes: HexMap, rule: Rule) -> Iterator[TableError]:
    for place in _with(hexes, rule["where"], rule["is"]):
        cell = hexes.cells[place]
        if not says(cell[rule["column"]]):
            yield fault(hexes, place, f"no {rule['column']} in a hex of {cell[rule['where']]}")


def _joined(hexes: HexMap, rule: Rule) -> Iterator[TableError]:
    there = {place for place in hexes.places() if says(hexes.cells[place][rule["column"]])}
    for place in sorted(there):
        if there.isdisjoint(neighbours(place)):
            yield fault(hexes, place, f"a {rule['column']} that leads nowhere")


def _steps(hexes: HexMap, rule: Rule) -> Iterator[TableError]:
    free = set(_with(hexes, rule["where"], rule["but"]))
    for place in hexes.places():
        here = hexes.cells[place].number(rule["column"], 0, 255)
        for direction, other in enumerate(neighbours(place)):
            if direction < 3 and other in hexes and not free & {place, other}:
                step = abs(here - hexes.cells[other].number(rule["column"], 0, 255))
                if step > rule["most"]:
                    found = f"a step of {step} in {rule['column']}, at most {rule['most']} may be"
                    yield fault(hexes, place, found, direction)


def _crossings(hexes: HexMap, rule: Rule) -> Iterator[TableError]:
    """Land of `bank` hexes or more that water cuts off has at least so many bridges, apart."""
    bridges = set(_with(hexes, rule["column"], rule["bridge"]))
    wet = bridges | set(_with(hexes, rule["column"], rule["water"]))
    banks = _pieces({place for place in hexes.places() if place not in wet})
    crossings = _pieces(bridges)
    for bank in banks if len(banks) > 1 else ():
        ways = sum(
            any(n in bank for place in each for n in neighbours(place)) for each in crossings
        )
        if len(bank) >= rule["bank"] and ways < rule["least"]:
            found = f"{len(bank)} hexes of land from here have {ways} crossings"
            yield fault(hexes, min(bank), f"{found}, not {rule['least']}")


def _named(hexes: HexMap, rule: Rule) -> Iterator[TableError]:
    there = set(_with(hexes, rule["column"], rule["is"]))
    named: set[Hex] = set()
    for name, places in hexes.named(rule["key"]):
        if len(_pieces(places)) != 1:
            yield fault(hexes, min(places), f"{rule['key']} {name} is not in one piece")
        for place in sorted(places - there):
            yield fault(hexes, place, f"{rule['key']} {name} has another {rule['column']} here")
        named |= places
    for place in sorted(there - named):
        yield fault(hexes, place, f"no {rule['key']} is said to be here")


def _places(hexes: HexMap, rule: Rule, plan: Mapping[str, Any], path: Path) -> Iterator[TableError]:
    for row in read_table(path):
        if not row["col"]:
            continue  # off the map
        place = row.number("col", 1, hexes.columns), row.number("row", 1, hexes.rows)
        for column, of_hex in rule.get("same", {}).items():
            there = hexes.cells[place][of_hex]
            if row[column] != there:
                yield row.error(f"{column} {row[column]}, but the hex has {of_hex} {there}")
        for name in rule.get("sides", ()):
            if not hexes.sides(place, plan["sides"][name]):
                yield row.error(f"hex {place[0]},{place[1]} has no {name}")


def _with(hexes: HexMap, column: str, words: Collection[str]) -> list[Hex]:
    return [place for place in hexes.places() if hexes.cells[place][column] in words]


def _pieces(places: set[Hex]) -> list[set[Hex]]:
    """The parts of a set of hexes that touch."""
    left, found = set(places), []
    while left:
        piece = todo = {left.pop()}
        while todo:
            todo = {n for place in todo for n in neighbours(place)} & left
            left -= todo
            piece = piece | todo
        found.append(piece)
    return found

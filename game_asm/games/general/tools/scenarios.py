"""All scenarios, packed: a record each, and the maps that they share."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from grognard.rom_build.data.table import source

from .scenario_checks import map_faults, scenario_faults
from .scenario_text import (
    FRESH,
    MOST_POINTS,
    MOST_TURNS,
    Map,
    Scenario,
    is_scenario,
    map_of,
    read_scenario,
    regions,
    reinforcements,
    weathers,
    with_areas,
)
from .terms import CHARACTERS, TYPES

MOST_SCENARIOS, MOST_TOWNS, MOST_HEXES, NAME, WIDTH = 14, 16, 48, 12, 38
LONGEST_RUN, END, LAST = 255, 255, 128
SHORT, PALETTE, NEUTRAL = 3, 64, 3
"""Runs whose length stands with their byte; kinds of hexes on a map;
ZONE_NEUTRAL."""


def generate(sources: list[Path]) -> str:
    """The records in the order of the sources; ValueError with all faults of all of them.

    scenario_lo/hi point at records: columns, rows, turns; points of attacker and defender, two
    words; seven bytes of weather; then words: the types that are sold (bit 0 = IN), and where name,
    briefing, towns, ground, zones, armies, reinforcements and neutral regions stand.
    """
    scenarios = [read_scenario(path) for path in sources if is_scenario(path)]
    drawings = {_name(path): path for path in sources if not is_scenario(path)}
    grounds: dict[str, Map] = {}
    maps: dict[str, Map] = {}
    faults = []
    for scenario in scenarios:
        drawn = map_of(scenario, drawings)
        if drawn.name not in grounds:
            faults += [f"{drawn.path}:1: error: {fault}" for fault in map_faults(drawn)]
        grounds[drawn.name] = drawn
        scenario.said["ground"] = drawn.name
        drawn = with_areas(scenario, drawn)
        maps[drawn.name] = drawn
        scenario.said["map"] = drawn.name
        wrong = scenario_faults(scenario, drawn)
        faults += [f"{scenario.path}:1: error: {fault}" for fault in wrong]
    if faults or not 0 < len(scenarios) <= MOST_SCENARIOS:
        raise ValueError("\n".join(faults) or f"expected 1..{MOST_SCENARIOS} scenarios")
    lines = [f"        .exportzp SCENARIOS\nSCENARIOS = {len(scenarios)}"]
    records = [f"scenario_{n}" for n in range(len(scenarios))]
    for part, sign in (("lo", "<"), ("hi", ">")):
        lines += [f"        .export scenario_{part}", f"scenario_{part}:"]
        lines += [f"        .byte {sign}{record}" for record in records]
    lines += ["nothing:", *_bytes([0] * 3 * FRESH)]
    for n, scenario in enumerate(scenarios):
        lines += _record(n, scenario, maps[scenario.said["map"]])
    for name, drawn in grounds.items():
        lines += [f"ground_{name}:", *_grounds(drawn)]
    for name, drawn in maps.items():
        lines += [f"zones_{name}:", *_zones(drawn)]
    return source("SETUP", lines, "the scenarios")


def _name(path: Path) -> str:
    return path.stem


def _record(n: int, scenario: Scenario, drawn: Map) -> list[str]:
    sold = scenario.said.get("sells", " ".join(TYPES)).split()
    if not set(sold) <= set(TYPES):
        raise scenario.error("sells", f"expected types out of {' '.join(TYPES)}")
    mask = sum(1 << TYPES.index(kind) for kind in set(sold))
    attacker, defender = (scenario.number(k, 1, MOST_POINTS) for k in ("attacker", "defender"))
    turns = scenario.number("turns", 1, MOST_TURNS)
    head = [drawn.hexes.columns, drawn.hexes.rows, turns]
    fresh, neutral = reinforcements(scenario), regions(scenario, drawn)
    weather = ", ".join(map(str, weathers(scenario)))
    lines = [
        f"scenario_{n}:",
        f"        .byte {', '.join(map(str, head))}",
        f"        .word {attacker}, {defender}",
        f"        .byte {weather}",
        f"        .word {mask}, name_{n}, briefing_{n}, towns_{n}",
        f"        .word ground_{scenario.said['ground']}, zones_{drawn.name}, army_{n}",
        f"        .word {_listed('fresh', n, fresh)}, {_listed('regions', n, neutral)}",
        *_said("fresh", n, fresh),
        *_said("regions", n, neutral),
        f"name_{n}:",
        _text(scenario, "scenario", 24),
        f"briefing_{n}:",
        _wrapped(scenario),
    ]
    return lines + _towns(n, scenario, drawn) + _army(n, scenario)


def _listed(name: str, n: int, data: list[int]) -> str:
    """Where a list stands: that of a scenario which has none is shared."""
    return f"{name}_{n}" if any(data) else "nothing"


def _said(name: str, n: int, data: list[int]) -> list[str]:
    return [f"{name}_{n}:", *_bytes(data)] if any(data) else []


def _text(scenario: Scenario, key: str, most: int) -> str:
    text = scenario.said.get(key, "")
    if not text.isascii() or not 1 <= len(text) <= most:
        raise scenario.error(key, f"expected {key} of 1..{most} letters")
    return "        .byte " + ", ".join(str(byte) for byte in text.encode("ascii") + b"\0")


def _wrapped(scenario: Scenario) -> str:
    rows, row = [], ""
    for word in scenario.said.get("briefing", "").split():
        if len(row) + len(word) + 1 > WIDTH:
            rows.append(row)
            row = ""
        row += f" {word}"
    data = "\r".join([*rows, row]).encode("ascii") + b"\0"
    return "        .byte " + ", ".join(str(byte) for byte in data)


def _towns(n: int, scenario: Scenario, drawn: Map) -> list[str]:
    names = list(drawn.towns)
    hexes = [(c, r, names.index(name)) for name in names for c, r in drawn.towns[name]]
    if len(names) > MOST_TOWNS or len(hexes) > MOST_HEXES:
        message = f"expected at most {MOST_TOWNS} towns of {MOST_HEXES} hexes"
        raise scenario.error("points", message)
    lines = [f"towns_{n}:", f"        .byte {len(names)}"]
    for name in names:
        if len(name) > NAME:
            raise scenario.error("points", f"{name}: expected at most {NAME} letters")
        letters = [*name.encode("ascii")]
        letters[-1] |= LAST
        data = [scenario.points[name], scenario.gives.get(name, 0), *letters]
        lines.append("        .byte " + ", ".join(map(str, data)))
    lines.append(f"        .byte {len(hexes)}")
    return lines + [f"        .byte {c}, {r}, {town}" for c, r, town in hexes]


def _army(n: int, scenario: Scenario) -> list[str]:
    """Type with the side in bit 7, column, row of each piece; END."""
    lines = [f"army_{n}:"]
    for side, kind, (column, row), _ in scenario.armies:
        lines.append(f"        .byte {TYPES.index(kind) | side << 7}, {column}, {row}")
    return [*lines, f"        .byte {END}"]


def _ground(cell: dict[str, str]) -> int:
    way = ".+=".index(cell["road"])
    return CHARACTERS[cell["terrain"]] | int(cell["height"]) << 4 | way << 6


def _zone(cell: dict[str, str]) -> int:
    return min(NEUTRAL, ".AD123".index(cell["zone"]))


def _runs(cells: list[int]) -> list[tuple[int, int]]:
    """Bytes as runs: byte and length."""
    found = []
    for byte, run in groupby(cells):
        length = len(list(run))
        while length:
            part = min(length, LONGEST_RUN)
            found.append((byte, part))
            length -= part
    return found


def _grounds(drawn: Map) -> list[str]:
    """How many different bytes, each of them, and runs: length less one in two bits (the highest
    says that a byte follows with it), which byte in six."""
    cells = [_ground(drawn.hexes.cells[place]) for place in drawn.hexes.places()]
    palette = sorted(set(cells))
    if len(palette) > PALETTE:
        message = f"expected at most {PALETTE} kinds of hexes, found {len(palette)}"
        raise ValueError(f"{drawn.path}:1: error: {message}")
    data = [len(palette), *palette]
    for byte, length in _runs(cells):
        index = palette.index(byte)
        data += [length - 1 << 6 | index] if length <= SHORT else [SHORT << 6 | index, length]
    return _bytes(data)


def _zones(drawn: Map) -> list[str]:
    """How many rows are alike, and the runs of one, length * 4 + zone; 0 behind the last."""
    columns = drawn.hexes.columns
    cells = [_zone(drawn.hexes.cells[place]) for place in drawn.hexes.places()]
    rows = [cells[at : at + columns] for at in range(0, len(cells), columns)]
    data = []
    for row, alike in groupby(rows):
        data += [len(list(alike)), *(length << 2 | zone for zone, length in _runs(row))]
    return _bytes([*data, 0])


def _bytes(data: list[int]) -> list[str]:
    return [
        "        .byte " + ", ".join(map(str, data[at : at + 24])) for at in range(0, len(data), 24)
    ]

"""All scenarios, packed: a record each, and the maps that they share."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from grognard.rom_build.data.table import source

from .scenario_checks import map_faults, scenario_faults
from .scenario_text import (
    MOST_POINTS,
    MOST_TURNS,
    Map,
    Scenario,
    is_scenario,
    map_of,
    read_scenario,
    reinforcements,
    weathers,
)
from .terms import CHARACTERS, TYPES

MOST_SCENARIOS, MOST_TOWNS, MOST_HEXES, NAME, WIDTH = 14, 16, 48, 12, 38
LONGEST_RUN, END = 255, 255


def generate(sources: list[Path]) -> str:
    """The records in the order of the sources; ValueError with all faults of all of them.

    scenario_lo/hi point at records: columns, rows, turns; points of attacker and defender, two
    words; seven bytes of weather; then words: the types that are sold (bit 0 = IN), and where name,
    briefing, towns, ground, zones, armies and reinforcements stand. Ground and zones are runs:
    length, byte; 0.
    """
    scenarios = [read_scenario(path) for path in sources if is_scenario(path)]
    drawings = {_name(path): path for path in sources if not is_scenario(path)}
    maps: dict[str, Map] = {}
    faults = []
    for scenario in scenarios:
        drawn = map_of(scenario, drawings)
        if drawn.name not in maps:
            faults += [f"{drawn.path}:1: error: {fault}" for fault in map_faults(drawn)]
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
    for n, scenario in enumerate(scenarios):
        lines += _record(n, scenario, maps[scenario.said["map"]])
    for name, drawn in maps.items():
        lines += [f"ground_{name}:", *_runs(drawn, _ground)]
        lines += [f"zones_{name}:", *_runs(drawn, _zone)]
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
    weather = ", ".join(map(str, weathers(scenario)))
    lines = [
        f"scenario_{n}:",
        f"        .byte {', '.join(map(str, head))}",
        f"        .word {attacker}, {defender}",
        f"        .byte {weather}",
        f"        .word {mask}, name_{n}, briefing_{n}, towns_{n}",
        f"        .word ground_{drawn.name}, zones_{drawn.name}, army_{n}, fresh_{n}",
        f"fresh_{n}:",
        f"        .byte {', '.join(map(str, reinforcements(scenario)))}",
        f"name_{n}:",
        _text(scenario, "scenario", 24),
        f"briefing_{n}:",
        _wrapped(scenario),
    ]
    return lines + _towns(n, scenario, drawn) + _army(n, scenario)


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
        data = [
            scenario.points[name],
            scenario.gives.get(name, 0),
            *name.ljust(NAME).encode("ascii"),
        ]
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
    return ".AD123".index(cell["zone"])


def _runs(drawn: Map, value: object) -> list[str]:
    assert callable(value)
    data = [value(drawn.hexes.cells[place]) for place in drawn.hexes.places()]
    found: list[int] = []
    for byte, run in groupby(data):
        length = len(list(run))
        while length:
            part = min(length, LONGEST_RUN)
            found += [part, byte]
            length -= part
    found.append(0)
    return [
        "        .byte " + ", ".join(map(str, found[at : at + 24]))
        for at in range(0, len(found), 24)
    ]

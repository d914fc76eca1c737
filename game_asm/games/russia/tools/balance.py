"""The invented numbers that move the balance: tables and constants from one list."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

from grognard.rom_build.data.table import Row, byte_table, read_csv, source

from .terms import YEARS

PLACES = ("first", "second", "third", "fourth")
COLUMNS = ("name", *PLACES, "meaning")
POOLS = [
    f"{side}_{kind}" for kind in ("infantry", "vehicles", "guns") for side in ("axis", "soviet")
]
BOOK = (Fraction(333, 100), Fraction(83, 100), Fraction(83, 100), Fraction(67, 100))
"""Rule 8.5.12: June and July 1941, to March 1942, to the end of 1942, later."""
FACTOR_PART, LEVEL_PART = 64, 128
MOST_POOL, TEN = 2550, 10


class Balance:
    """The list by name."""

    def __init__(self, path: Path) -> None:
        self._rows = {row["name"]: row for row in read_csv(path, COLUMNS)}
        self._path = path

    def row(self, name: str) -> Row:
        """The line of a name; the first line's error when there is none."""
        if name not in self._rows:
            raise next(iter(self._rows.values())).error(f"there is no line {name!r}")
        return self._rows[name]

    def numbers(self, name: str, count: int, most: int = 255, least: int = 0) -> list[int]:
        """Whole numbers in the first columns of a line."""
        return [self.row(name).number(place, least, most) for place in PLACES[:count]]

    def parts(self, name: str, count: int) -> list[Fraction]:
        """Decimal numbers in the first columns of a line; 0 where nothing stands."""
        row, found = self.row(name), []
        for place in PLACES[:count]:
            try:
                found.append(Fraction(row[place] or 0))
            except ValueError:
                raise row.error(f"expected a number in {place}, found {row[place]!r}") from None
        return found


def _bytes(row: Row, values: list[Fraction], part: int) -> list[int]:
    found = [round(value * part) for value in values]
    if min(found) < 0 or max(found) > 255:
        raise row.error("a number is too great or too small")
    return found


def _constants(names: list[tuple[str, int]]) -> list[str]:
    lines = []
    for name, value in names:
        lines += [f"        .export {name} : zeropage", f"{name} = {value}"]
    return lines


def generate(sources: list[Path]) -> str:
    """Tables and constants.

    manpower_factor (64ths, four a scenario), made_by_level (128ths), pool_start (tens of
    infantry, vehicles, artillery, of the Axis and of the Soviets, six a scenario), lend_sizes,
    dig_percent, cold_quarters, partisan_percent; RECRUITS_*, LEARNT_*, GARRISON*, LAST_*, TRUCKS*.
    """
    found = Balance(sources[0])
    factors: list[int] = []
    for year in YEARS:
        name = f"manpower_{year}"
        own = zip(BOOK, found.parts(name, len(BOOK)), strict=True)
        factors += _bytes(found.row(name), [book * part for book, part in own], FACTOR_PART)
    levels = _bytes(found.row("made_by_level"), found.parts("made_by_level", 4), LEVEL_PART)
    for number, factor in enumerate(factors):
        if factor * max(levels) // LEVEL_PART > 255:  # a byte of 64ths
            raise found.row(f"manpower_{YEARS[number // len(BOOK)]}").error("too great at level 1")
    pools = []
    for name in POOLS:
        points = found.numbers(name, 3, MOST_POOL)
        if any(value % TEN for value in points):
            raise found.row(name).error("expected tens")
        pools.append([value // TEN for value in points])
    table: Callable[[str, list[int]], list[str]] = byte_table
    start = [points for row in zip(*pools, strict=True) for points in row]
    week = table("manpower_factor", factors) + table("made_by_level", levels)
    week += table("lend_sizes", found.numbers("lend_aircraft", 4, 16))
    week += table("partisan_percent", found.numbers("partisans", 3, 100))
    whole, half = found.numbers("recruits", 2, TEN)
    learnt = found.numbers("learnt", 3, 20)
    constants = [("RECRUITS_COUNT", whole), ("RECRUITS_TAUGHT", half)]
    steps = zip(("NEW", "OLD", "BEST"), learnt, strict=True)
    constants += [(f"LEARNT_{name}", number) for name, number in steps]
    garrison = found.numbers("garrison", 4, least=1)
    parts = zip(("", "_GROUPS", "_UNITS", "_YEAR"), garrison, strict=True)
    constants += [(f"GARRISON{part}", number) for part, number in parts]
    last = zip(("GROUPS", "UNITS"), found.numbers("kept_free", 2, least=1), strict=True)
    constants += [(f"LAST_{kind}", number) for kind, number in last]
    trucks = zip(("", "_RAISED"), found.numbers("trucks", 2, MOST_POOL >> 8), strict=True)
    constants += [(f"TRUCKS{kind}", number) for kind, number in trucks]
    return (
        source("WEEK", week, "what the sides get")
        + source("GROUND", table("dig_percent", found.numbers("dig_in", 4, 100)), "digging in")
        + source("RULES", table("cold_quarters", found.numbers("deep_winter", 4, 16, 1)), "winter")
        + source("MENU", table("pool_start", start), "pools")
        + "\n".join(_constants(constants))
        + "\n"
    )

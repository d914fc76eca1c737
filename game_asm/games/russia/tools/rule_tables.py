"""Tables of the rules: weather, fatigue of moving, who is first, months."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import Row, byte_table, read_csv, source

from .terms import MONTHS, TERRAINS, WEATHERS

GROUND = (*TERRAINS, "outside", "rail")
HALVED = 0x80
WINTER = "winter 1941"
YEARS = ("41", "42", "43", "44")


def generate(sources: list[Path]) -> str:
    """weather_draws and weather_below, 4 a month; enter_strategic and enter_tactical (bit 7:
    halved for mechanized groups), by TERRAIN_*; first_percent, 4 a year; month_days;
    air_overcast, air_effect, by WEATHER_*."""
    weather, fatigue, first, months, air = sources
    lines = _weather(weather)
    rows = read_csv(fatigue, ("terrain", "strategic", "tactical", "halved"))
    _in_order(rows, "terrain", GROUND)
    lines += byte_table("enter_strategic", (row.number("strategic", 0, 25) for row in rows))
    lines += byte_table(
        "enter_tactical",
        (row.number("tactical", 0, 50) | HALVED * row.number("halved", 0, 1) for row in rows),
    )
    rows = read_csv(first, ("year", *WEATHERS))
    _in_order(rows, "year", YEARS)
    cells = (row.number(name, 0, 100) for row in rows for name in WEATHERS)
    lines += byte_table("first_percent", cells)
    rows = read_csv(months, ("month", "days"))
    _in_order(rows, "month", MONTHS)
    lines += byte_table("month_days", (row.number("days", 28, 31) for row in rows))
    rows = read_csv(air, ("weather", "overcast", "effect"))
    _in_order(rows, "weather", WEATHERS)
    strikes = byte_table("air_overcast", (row.number("overcast", 0, 100) for row in rows))
    strikes += byte_table("air_effect", (row.number("effect", 0, 100) for row in rows))
    return source("RULES", lines, "tables of the rules") + source("AIR", strikes, "air strikes")


def _weather(path: Path) -> list[str]:
    rows = read_csv(path, ("month", "draws", *WEATHERS))
    _in_order(rows, "month", (*MONTHS, WINTER))
    below = []
    for row in rows:
        draws, total = row.number("draws", 1, 255), 0
        for name in WEATHERS:
            total += row.number(name, 0, draws)
            below.append(total)
        if total != draws:
            raise row.error(f"the weather adds up to {total} of {draws} draws")
    draws_of = (row.number("draws", 1, 255) for row in rows)
    return byte_table("weather_draws", draws_of) + byte_table("weather_below", below)


def _in_order(rows: list[Row], column: str, wanted: tuple[str, ...]) -> None:
    """Hold the rows to this order; a located error for the first that is not."""
    if len(rows) != len(wanted):
        raise rows[-1].error(f"expected {len(wanted)} rows, found {len(rows)}")
    for row, word in zip(rows, wanted, strict=True):
        if row[column] != word:
            raise row.error(f"expected {column} {word!r} in this place, found {row[column]!r}")

"""The weather as it was, half-day by half-day."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source

from .terms import WEATHERS, in_order

TURNS = 32
COLUMNS = ("turn", "date", "half", "weather")
FIRST_DAY = 16


def generate(sources: list[Path]) -> str:
    """weather_history: the WEATHER_* of turns 1 to 32."""
    rows = read_csv(sources[0], COLUMNS)
    in_order(rows, "turn", tuple(str(turn) for turn in range(1, TURNS + 1)))
    dates = [f"1944-12-{FIRST_DAY + n // 2}" for n in range(TURNS)]
    in_order(rows, "date", tuple(dates))
    in_order(rows, "half", ("AM", "PM") * (TURNS // 2))
    for row in rows:
        if row["weather"] not in WEATHERS:
            raise row.error(f"expected one of {' '.join(WEATHERS)}, found {row['weather']!r}")
    values = (WEATHERS.index(row["weather"]) for row in rows)
    return source("RULES", byte_table("weather_history", values), "historical weather")

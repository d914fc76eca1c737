"""What the Axis held at the end of each month in history: for the verdict beside a war."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import Row, byte_table, read_csv, source

from .armies import CITIES as CITY_COLUMNS

COLUMNS = ("city", "taken", "lost")
FIRST, MONTHS = 1941 * 12 + 5, 47
"""June 1941, counted in months from year 0; so many to April 1945."""
STARTS = {"owner_1941": 1941 * 12 + 4, "owner_1942": 1942 * 12 + 5, "owner_1943": 1943 * 12 + 5}
"""The last month that was over when each war begins, or nearly: 28 June 1942, 4 July 1943."""


def month(row: Row, column: str) -> int:
    """A month as a number; that of no word is long before."""
    word = row[column]
    if not word and column == "taken":
        return 0
    year, _, number = word.partition("-")
    if not (year.isdigit() and number.isdigit() and 1 <= int(number) <= 12):
        raise row.error(f"expected a month such as 1941-06, found {word!r}")
    return int(year) * 12 + int(number) - 1


def spans(history: Path) -> dict[str, list[tuple[int, int]]]:
    """By city: from which month's end to which it was the Axis's, the last not included."""
    found: dict[str, list[tuple[int, int]]] = {}
    for row in read_csv(history, COLUMNS):
        span = month(row, "taken"), month(row, "lost")
        if span[0] >= span[1]:
            raise row.error(f"{row['city']} was lost before it was taken")
        found.setdefault(row["city"], []).append(span)
    return found


def held(history: Path, when: int) -> set[str]:
    """The cities that the Axis held at the end of a month."""
    return {
        city for city, times in spans(history).items()
        if any(begin <= when < end for begin, end in times)
    }  # fmt: skip


def generate(sources: list[Path]) -> str:
    """history_cities: how many the Axis held at the end of each month from June 1941."""
    history, cities = sources
    rows = [row for row in read_csv(cities, CITY_COLUMNS) if row["col"]]
    names = {row["name"] for row in rows}
    for row in read_csv(history, COLUMNS):
        if row["city"] not in names:
            raise row.error(f"there is no city {row['city']!r} on the map")
    for row in rows:
        for column, when in STARTS.items():
            if (row[column] == "A") != (row["name"] in held(history, when)):
                raise row.error(f"history differs from {column} of {row['name']}")
    counts = (len(held(history, FIRST + number)) for number in range(MONTHS))
    return source("WEEK", byte_table("history_cities", counts), "what the Axis held in history")

"""Writes the pages of tables and armies for players, from the data that the disk is made of.

`python -m grognard.game_asm.games.russia.tools.pages [FOLDER]` writes docs/russia/tables.md and
armies.md; a test holds the pages to it.
"""

from __future__ import annotations

import csv
import sys
import textwrap
from collections.abc import Iterable, Sequence
from pathlib import Path

from .history import FIRST, MONTHS, held
from .terms import YEARS

DATA = Path(__file__).resolve().parents[1] / "data"
STARTS = {1941: "22 June 1941", 1942: "28 June 1942", 1943: "4 July 1943"}
KINDS = {"mech": "mechanized", "inf": "infantry", "air": "air", "depot": "depot"}
COST = {"1": "yes", "0": ""}


def rows(name: str) -> list[dict[str, str]]:
    """The lines of a list."""
    text = (DATA / name).read_text("utf-8")
    return list(csv.DictReader(line for line in text.splitlines() if not line.startswith("#")))


def table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """A table of a page."""
    made = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join([*made, *("| " + " | ".join(line) + " |" for line in lines)])


def _prose(text: str) -> str:
    """A paragraph, its lines as long as those of other pages."""
    return textwrap.fill(text, 118, break_long_words=False, break_on_hyphens=False)


def _data(name: str, columns: dict[str, str]) -> str:
    """A list as it is, its columns under other words."""
    return table(list(columns.values()), ([row[c] for c in columns] for row in rows(name)))


def _types() -> str:
    lines = [
        [
            row["side"], row["type"] + (" elite" if row["elite"] == "1" else ""),
            f"19{row['first']}-{row['last']}", row["experience"], row["maximum"],
            f"{row['infantry']}/{row['vehicle']}", COST[row["mech"]], row["supply"],
        ]
        for row in rows("types.csv")
    ]  # fmt: skip
    head = "side", "type", "years", "experience", "most", "cost", "mech groups", "supply"
    return table(head, lines)


def _history() -> str:
    path = DATA / "history.csv"
    counts = [str(len(held(path, FIRST + number))) for number in range(MONTHS)]
    years: dict[int, list[str]] = {year: [""] * 12 for year in range(1941, 1946)}
    for number, count in enumerate(counts):
        year, month = divmod(FIRST + number, 12)
        years[year][month] = count
    names = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
    return table(["year", *names], ([str(year), *line] for year, line in years.items()))


def tables() -> str:
    """The page of tables."""
    battle = [
        (odds, f"{min(50, 10 / ratio):.3g}", f"{min(100, 2 * ratio):g}",
         f"{min(100, max(0, 50 * (ratio - 1))):g}", f"{min(100, max(20, 10 * ratio)):g}")
        for odds, ratio in (
            ("1:5", 0.2), ("1:2", 0.5), ("1:1", 1), ("1.5:1", 1.5), ("2:1", 2), ("3:1", 3),
            ("5:1", 5), ("8:1", 8), ("10:1", 10), ("20:1", 20),
        )
    ]  # fmt: skip
    weather = {"month": "month", "CLEAR": "clear", "COLD": "cold", "VERY COLD": "very cold",
               "RAIN": "rain", "draws": "of"}  # fmt: skip
    parts = [
        "# War in Russia: the tables",
        _prose(
            "Per cent where nothing else is said. `grognard calc russia` works out odds, "
            "strength, supply and fatigue for a case of your own."
        ),
        "## Odds",
        _prose(
            "Means, before the spread of three quarters to five quarters. A trench level adds a "
            "tenth to what the attacker loses and a fifth to the defence; who holds his trenches "
            "or a fortress never goes back."
        ),
        table(
            ("odds", "attacker loses", "defender loses", "goes back", "trenches lost"),
            battle,
        ),
        "## Types of units",
        _prose(
            "Experience when raised, greatest strength, infantry and vehicle points for a point "
            "of strength."
        ),
        _types(),
        "## Ground",
        _prose(
            "An attack is worth a half into a fortress or swamp and over a river, a third into "
            "mountains, a half out of swamp or a fortress; frost takes rivers and swamps away. "
            "Fatigue of a step, doubled in cold, three times in very cold weather (five for the "
            "Axis of 1941), four times in rain; a river 10 more in a plot, 20 behind a move out "
            "of an enemy zone."
        ),
        _data(
            "fatigue.csv",
            {
                "terrain": "ground",
                "strategic": "move",
                "tactical": "plot",
                "halved": "half for armour",
            },
        ),
        "## Weather",
        _data("weather.csv", weather),
        "## Who moves first",
        _data(
            "first_player.csv",
            {
                "year": "Axis first in",
                "CLEAR": "clear",
                "COLD": "cold",
                "VERY COLD": "very cold",
                "RAIN": "rain",
            },
        ),
        "## Air strikes",
        _data("air.csv", {"weather": "weather", "overcast": "called off", "effect": "effect"}),
        "## Supply",
        _prose(
            "Fatigue that a depot takes away, by hexes of plain or enemy rail on its way; two "
            "more for the Axis in rain and in very cold weather of 1941, one less for each 1,000 "
            "vehicles in the pool."
        ),
        table([str(n) for n in range(7)], [["50", "33", "25", "20", "17", "14", "12"]]),
        "## Cities",
        _prose(
            "What each makes in a week: people ten infantry points for ten, heavy industry a "
            "construction point for ten, vehicles ten for five, artillery ten for ten, aircraft "
            "one for twenty, supply one for one."
        ),
        _data(
            "cities.csv",
            {
                "name": "city",
                "col": "column",
                "row": "row",
                "port_sea": "sea",
                "population": "people",
                "heavy_industry": "heavy",
                "vehicle": "vehicles",
                "artillery": "artillery",
                "aircraft": "aircraft",
                "supply_centers": "supply",
            },
        ),
        "## Numbers of ours",
        "What the book leaves open; [how results moved with them](balance.md).",
        _data(
            "balance.csv",
            {
                "name": "name",
                "first": "1",
                "second": "2",
                "third": "3",
                "fourth": "4",
                "meaning": "what it is",
            },
        ),
        "## Cities of the Axis in history, when each month was over",
        _history(),
    ]
    return "\n\n".join(parts) + "\n"


def _group(row: dict[str, str], units: list[dict[str, str]]) -> list[str]:
    there = [
        f"{unit['designation']} {unit['type']} {unit['strength']}/{unit['experience']}"
        for unit in units
        if all(unit[c] == row[c] for c in ("scenario", "side", "group"))
    ]
    if row["kind"] == "air":
        there = [f"{row['aircraft']} aircraft points"]
    guns, dug = row["artillery"], row["entrenchment"]
    return [
        row["group"], KINDS[row["kind"]], row["formation"], f"{row['col']},{row['row']}",
        "" if dug in ("", "0") else dug, "" if guns in ("", "0") else guns, ", ".join(there),
    ]  # fmt: skip


def armies() -> str:
    """The page of the orders of battle."""
    groups, units = rows("groups.csv"), rows("units.csv")
    parts = [
        "# War in Russia: the orders of battle",
        _prose(
            "Formations and places are history, 1941 better known than 1942 and 1943; strengths, "
            "experience, trenches and artillery are the game's. A unit is named with "
            "strength/experience; a hex is column,row. The [map of 1941](front_1941.png), of "
            "[1942](front_1942.png) and of [1943](front_1943.png) shows them."
        ),
    ]
    head = "group", "kind", "formation", "hex", "dug in", "artillery", "units"
    for year in YEARS:
        for side in ("Axis", "Soviet"):
            mine = [r for r in groups if (r["scenario"], r["side"]) == (str(year), side)]
            parts += [f"## {side}, {STARTS[year]}", table(head, (_group(r, units) for r in mine))]
    return "\n\n".join(parts) + "\n"


PAGES = {"tables.md": tables, "armies.md": armies}


def main() -> None:
    """Write the pages."""
    root = Path(__file__).resolve().parents[4]
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else root / "docs" / "russia"
    for name, made in PAGES.items():
        (folder / name).write_text(made(), "utf-8")


if __name__ == "__main__":
    main()

"""Writes the data card and the kill tables of Kampfgruppe as pages of docs/kampfgruppe.

.venv/bin/python -m grognard.game_asm.games.kampfgruppe.tools.tables docs/kampfgruppe

The card is the weapon chart of the game's data; every figure of the kill tables is asked of the
game's own 6502 routine, as `grognard calc kampfgruppe kill` asks it.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from pathlib import Path

from grognard.host.built.calculator import Bench
from grognard.host.built.games import built_game

from .calculators import CALCULATORS

CHART = Path(__file__).resolve().parents[1] / "data" / "weapons.csv"
SIDES = ("german", "soviet")
ARMOUR = ("tank", "destroyer", "assault", "artillery", "car", "carrier")
GUNS = ("tank", "destroyer", "car", "anti-tank")
RANGES = (2, 5, 8)
ARMOUR_COLUMNS = ("mr", "mp", "ss", "ac", "sp", "mg", "fa", "ba", "sl")
OTHER_COLUMNS = ("mr", "mp", "ss", "ac", "sp", "sl", "df")
Row = dict[str, str]

CARD_HEAD = """# Kampfgruppe: the data card

Every weapon of the game with its ratings, as they stand in
`game_asm/games/kampfgruppe/data/weapons.csv`. In the game `?` in the orders phase leads to the
same card. Made by its `tools/tables.py`; a test keeps it true.

MR maximum range in squares of 200 yards · MP penetration · SS shell size · AC accuracy a pulse
· SP speed, nearly miles an hour · MG machine guns · FA, BA front and back armour · SL
silhouette · DF defence · YR the periods in which it is used: 1 = 1941, 2 and 3 = early and late
1942, 4 and 5 = 1943, 6 and 7 = 1944, 8 = 1945.
"""
KILL_HEAD = """# Kampfgruppe: kill tables

The chance in percent that **one** vehicle or gun destroys a tank with its fire of one pulse, at
400 / 1000 / 1600 yards (2, 5 and 8 squares): front armour, target halted in the open, fourth
pulse at the same target, firer not suppressed. 100 and more means one tank and a chance of
another; `-` is out of range. Each figure comes from the game's own code; `grognard calc
kampfgruppe kill firer=TIGER target=T-34/85 range=5 weapons=4` answers every other case: more
guns, back armour (`face=back`), a moving target (`moving=Y`), a halted one in cover
(`cover=Y`), fewer pulses. Made by its `tools/tables.py`; a test keeps it true.
"""


def chart() -> list[Row]:
    """The rows of the weapon chart, as text by column."""
    lines = [t for t in CHART.read_text("ascii").splitlines() if not t.startswith("#")]
    return list(csv.DictReader(lines))


def data_card() -> str:
    """The page of ratings, four tables."""
    parts = [CARD_HEAD]
    for side in SIDES:
        rows = [row for row in chart() if row["side"] == side]
        armour = [row for row in rows if row["kind"] in ARMOUR]
        others = [row for row in rows if row["kind"] not in ARMOUR]
        parts.append(
            f"## {side.title()} vehicles with armour\n\n{_ratings(armour, ARMOUR_COLUMNS)}"
        )
        parts.append(f"## {side.title()} guns, trucks and men\n\n{_ratings(others, OTHER_COLUMNS)}")
    return "\n".join(parts)


def _ratings(rows: list[Row], columns: tuple[str, ...]) -> str:
    lines = ["| no | weapon | kind | " + " | ".join(c.upper() for c in columns) + " | YR |"]
    lines.append("|---:|---|---|" + "---:|" * len(columns) + "---|")
    for row in rows:
        cells = [row["number"], row["name"], row["kind"], *(row[c] for c in columns)]
        lines.append(f"| {' | '.join(cells)} | {row['first']}-{row['last']} |")
    return "\n".join(lines) + "\n"


class Guns:
    """The chance of a kill, asked of the built game."""

    def __init__(self) -> None:
        self._question = CALCULATORS["kill"]
        self._bench = Bench(built_game("kampfgruppe"), self._question.routine)

    def percent(self, firer: Row, target: Row, squares: int) -> str:
        """Percent of a tank, whole, or `-` when it is out of range."""
        if squares > int(firer["mr"]):
            return "-"
        words = {
            "firer": firer["name"],
            "side": firer["side"],
            "target": target["name"],
            "range": squares,
            "pulses": 4,
            "weapons": 1,
        }
        values = self._question.values(tuple(f"{name}={value}" for name, value in words.items()))
        return str(int(float(self._question.answer(self._bench, values)["kills"]) * 100 + 0.5))


def kill_tables() -> str:
    """The page of chances: each side's guns against the other's tanks, period by period."""
    guns = Guns()
    return "\n".join([KILL_HEAD, *_kill_sections(guns)])


def _kill_sections(guns: Guns) -> Iterator[str]:
    everything = chart()
    for side, foe in zip(SIDES, reversed(SIDES), strict=True):
        firers = [
            r for r in everything if r["side"] == side and r["kind"] in GUNS and r["mp"] != "0"
        ]
        targets = [r for r in everything if r["side"] == foe and r["kind"] in ARMOUR]
        yield f"## {side.title()} guns on {foe.title()} armour\n"
        for first in range(0, len(targets), 7):
            part = targets[first : first + 7]
            yield "| | " + " | ".join(row["name"] for row in part) + " |"
            yield "|---|" + "---:|" * len(part)
            for firer in firers:
                cells = (" / ".join(guns.percent(firer, t, r) for r in RANGES) for t in part)
                yield f"| **{firer['name']}** | {' | '.join(cells)} |"
            yield ""


def write(folder: Path) -> list[Path]:
    """Both pages into `folder`; returns the files."""
    pages = {"data_card.md": data_card(), "kill_tables.md": kill_tables()}
    for name, text in pages.items():
        (folder / name).write_text(text.rstrip("\n") + "\n", encoding="utf-8")
    return [folder / name for name in pages]


if __name__ == "__main__":
    for file in write(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/kampfgruppe")):
        print(file)

"""A battle as text, turn by turn.

`python -m tests.games.kampfgruppe.battle_view 3 7 computer sits`: type 0..4, seed, German player,
Soviet player ("computer", a plan's name or "plan N"). `--units G` tells each German unit with
every map: place, goal, speed, range, ammunition, m moved, f fired, s seen. Capitals are Germans:
T tank, D destroyer or assault gun, S howitzer on tracks, C car or carrier, K truck, A anti-tank,
G gun, M mortar, H machine guns, I infantry; small letters Soviets; X both; o the corners of the
objective area. `--pictures FOLDER` draws every turn besides, six a sheet.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from . import battle_plans as plans
from .battle_match import BATTLES, COMPUTER, LEVELS, Match
from .battle_picture import Pictures
from .field import NOWHERE, RECORD, UNITS

LETTERS = {"tank": "T", "destroyer": "D", "assault": "D", "artillery": "S", "car": "C",
           "carrier": "C", "truck": "K", "anti-tank": "A", "gun": "G", "mortar": "M", "hmg": "H",
           "infantry": "I"}  # fmt: skip
GROUND = ".-#/,%^~=W"


class View:
    """Prints what it is asked to of a match that runs on a bench."""

    def __init__(self, bench: Any, every: int, told: str = "") -> None:
        self.bench, self.every, self.told = bench, every, told

    def unit(self, side: int, n: int) -> dict[str, int]:
        at = self.bench.sym["unit_records"] + RECORD * (UNITS * side + n)
        record = dict(zip(plans.FIELDS, self.bench.mem[at : at + RECORD], strict=True))
        record["x"] = self.bench.mem[self.bench.sym["unit_x"] + UNITS * side + n]
        record["y"] = self.bench.mem[self.bench.sym["unit_y"] + UNITS * side + n]
        return record

    def __call__(self, turn: int) -> None:
        lines = [f"--- after turn {turn}"]
        for side in (0, 1):
            units = [u for n in range(UNITS) if (u := self.unit(side, n))["count"]]
            kinds = [plans.KIND[u["weapon"]] for u in units]
            armour = sum(u["count"] for u, k in zip(units, kinds, strict=True) if k in plans.ARMOUR)
            men = sum(u["count"] for u, k in zip(units, kinds, strict=True) if k == "infantry")
            spent = sum(not u["ammo"] for u in units)
            moved = sum(bool(u["flags"] & 3) for u in units)
            fired = sum(bool(u["flags"] & 4) for u in units)
            area = self.bench.call("area_points", A=side)
            points = self.bench.call("victory_points", A=side)
            lines.append(
                f"{'German' if side == 0 else 'Soviet'}: {len(units)} units, {armour} armour, "
                f"{men} men; {moved} moved, {fired} fired, {spent} without ammunition; "
                f"area {area.a | area.y << 8}, points {points.a | points.y << 8}"
            )
        print("\n".join(lines))
        if turn % self.every == 0:
            print(self.map())
            for side in (0, 1):
                if "GS"[side] in self.told:
                    print("\n".join(self.units(side)))

    def units(self, side: int) -> list[str]:
        """A line a unit that is left."""
        lines = []
        for n in range(UNITS):
            u = self.unit(side, n)
            if not u["count"]:
                continue
            goal = "" if u["goal_x"] == NOWHERE else f"to {u['goal_x']},{u['goal_y']}"
            if goal and u["next_x"] != NOWHERE:
                goal += f" {u['next_x']},{u['next_y']}"
            if u["carrier"] != NOWHERE:
                goal = f"on {chr(65 + u['carrier'] // 9)}{u['carrier'] % 9}"
            flags = "".join(c for c, bit in zip("mfs", (3, 4, 8), strict=True) if u["flags"] & bit)
            name = f"{chr(65 + n // 9)}{n % 9} {plans.CHART[u['weapon']]['name']}"
            lines.append(
                f"{name:13s} {u['count']:2d}/{u['start']:2d} {u['x']:3d},{u['y']:2d} {goal:14s}"
                f" speed {u['speed']:2d} range {u['range']:2d} ammo {u['ammo']:2d}"
                f" supp {u['suppression']:3d} {flags}"
            )
        return lines

    def map(self) -> str:
        mem, sym = self.bench.mem, self.bench.sym
        rows = mem[sym["st_map_rows"]]
        grid = [[GROUND[min(9, mem[sym["map"] + 60 * y + x] & 15)] for x in range(60)]
                for y in range(rows)]  # fmt: skip
        for side in (0, 1):
            for n in range(UNITS):
                unit = self.unit(side, n)
                if not unit["count"] or unit["x"] == NOWHERE or unit["carrier"] != NOWHERE:
                    continue
                letter = LETTERS[plans.KIND[unit["weapon"]]]
                letter = letter if side == 0 else letter.lower()
                here = grid[unit["y"]][unit["x"]]
                if here.isalpha() and here != "W" and here.isupper() != letter.isupper():
                    letter = "X"
                elif here.isalpha() and here != "W":
                    letter = here
                grid[unit["y"]][unit["x"]] = letter
        ox, oy = mem[sym["st_objective_x"]], mem[sym["st_objective_y"]]
        for y in (oy - 9, oy + 9):
            for x in (ox - 9, ox + 9):
                if 0 <= y < rows and 0 <= x < 60 and not grid[y][x].isalpha():
                    grid[y][x] = "o"
        return "\n".join("".join(row) for row in grid)


def player(word: str) -> Any:
    """A computer player, a named plan or a generated one; who is none is told the names."""
    if word == COMPUTER:
        return COMPUTER
    if re.fullmatch(r"plan \d+", word):
        return plans.generated(int(word[5:]))
    named = {p.name: p for p in (*plans.STATIC, *plans.ADVANCES, plans.FORWARD)}
    if word not in named:
        names = ", ".join(map(repr, (COMPUTER, *named)))
        raise argparse.ArgumentTypeError(f"{word!r} is none of {names}, 'plan NUMBER'")
    return named[word]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("battle", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("german", type=player)
    parser.add_argument("soviet", type=player)
    parser.add_argument("--large", action="store_true")
    parser.add_argument("--every", type=int, default=5, help="a map every so many turns (5)")
    parser.add_argument("--units", default="", help="G, S or GS: a line for each of their units")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="the turns as drawings")
    options = parser.parse_args()
    bench = GameBench(built_game("kampfgruppe"))
    match = Match(bench, options.battle, options.seed, int(not options.large))
    view = View(bench, options.every, options.units)
    letters = {weapon: LETTERS[kind] for weapon, kind in plans.KIND.items() if kind in LETTERS}
    drawn = Pictures(view, letters) if options.pictures else None

    def watch(turn: int) -> None:
        view(turn)
        if drawn:
            drawn(turn)

    result = match.play(options.german, options.soviet, watch)
    print(BATTLES[options.battle], "-", LEVELS[result.level], result.points)
    for file in drawn.written(options.pictures) if drawn else ():
        print(file)


if __name__ == "__main__":
    main()

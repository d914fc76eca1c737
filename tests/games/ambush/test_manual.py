"""The tables of the player's manual say what the disk is built from."""

from __future__ import annotations

import csv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
DATA = ROOT / "game_asm" / "games" / "ambush" / "data"
MANUAL = ROOT / "docs" / "ambush" / "manual.md"

TYPED = {
    "walk": "MRdnW",
    "run": "MRdnR",
    "dodge": "MRdnD",
    "look": "MRdnL",
    "crawl": "MRdnC",
    "fall": "MRd0F",
    "stand": "MRd0S",
    "turn": "MRd0m",
    "turn_looking": "MRd0L",
    "turn_prone": "MRd0m, prone",
    "turn_prone_looking": "MRd0L, prone",
    "sneak_begin": "SB",
    "sneak_end": "SE",
    "fight": "HH",
    "set_plastic": "EPttt",
    "throw": "EFxxyy",
    "search": "GA and other gets",
}
LETTERS = dict(
    plastic="P", grenade="F", machine="M", auto="A", rifle="R", garotte="G", knife="K", bayonet="B"
)
NAMES = {
    "none": "nothing between",
    "clear": "open ground",
    "interior": "floor of a building",
}
SKILLS = "weight strength intelligence dexterity observation throwing firing fighting".split()


def data(name: str) -> list[dict[str, str]]:
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def table(first: str) -> list[dict[str, str]]:
    """The rows of the manual's table whose first heading is `first`, by heading."""
    lines = MANUAL.read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(f"| {first} |"))
    rows = []
    for line in lines[at:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip().strip("`") for cell in line.strip("|").split("|")])
    heads, _, *rest = rows
    return [dict(zip(heads, row, strict=True)) for row in rest]


def test_the_order_table_has_every_listed_cost():
    rows = [r for r in data("costs.csv") if not r["kind"]]
    listed = {TYPED[r["order"]]: (r["time"], r["energy"]) for r in rows}
    shown = {r["typed"]: (r["time"], r["energy"]) for r in table("typed")}
    assert shown == listed


def test_the_weapon_table_has_every_cost_limit_and_share():
    verbs = ("prepare", "load", "get", "drop", "fire")
    costs = {(r["order"], r["kind"]): f"{r['time']}/{r['energy']}" for r in data("costs.csv")}
    shown = {}
    for row in table("letter"):
        cells = {head.split(" ")[0]: cell for head, cell in row.items()}
        shown[row["letter"]] = [cells[v] for v in (*verbs, "carries", "accuracy", "empties")]

    def percent(value: str) -> str:
        return f"{value} %" if value else ""

    assert shown == {
        LETTERS[r["name"]]: [
            *(costs.get((verb, r["name"]), "") for verb in verbs),
            r["limit"],
            percent(r["accuracy_percent"]),
            percent(r["empties_percent"]),
        ]
        for r in data("weapons.csv")
    }


def test_the_terrain_table_has_every_place():
    shown = [tuple(row.values()) for row in table("place")]
    assert shown == [
        (NAMES.get(r["name"], r["name"]), f"{r['visibility_percent']} %", r["time"], r["energy"])
        for r in data("terrain.csv")
    ]


def test_the_squad_table_has_every_man():
    shown = [tuple(row.values()) for row in table("side")]
    assert shown == [
        (
            *(r[head] for head in ("side", "name", "rank", "weapon", "grenades")),
            ", ".join(what for what in ("plastic", "garotte", "expert") if r[what] == "1"),
            *(r[skill] for skill in SKILLS),
        )
        for r in data("squads.csv")
    ]

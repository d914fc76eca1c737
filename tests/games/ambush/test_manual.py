"""The tables of the player's manual and of the cards say what the disk is built from."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
DATA = ROOT / "game_asm" / "games" / "ambush" / "data"
MANUAL = ROOT / "docs" / "ambush" / "manual.md"
CARDS = ROOT / "docs" / "ambush" / "cards.md"

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


def table(first: str, page: Path = MANUAL) -> list[dict[str, str]]:
    """The rows of a page's table whose headings begin with `first`, by heading."""
    lines = page.read_text(encoding="utf-8").splitlines()
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


RANKS = {"american": ("Sgt", "Cpl", "Pfc", "Pvt"), "german": ("Fw", "Uo", "Og", "Gf")}


@pytest.mark.parametrize(("side", "heading"), [("american", "Americans"), ("german", "Germans")])
def test_the_squad_card_has_every_man(side, heading):
    shown = [tuple(row.values()) for row in table(heading, CARDS)]
    assert shown == [
        (
            r["name"],
            RANKS[side][int(r["rank"])],
            r["weapon"],
            r["grenades"],
            ", ".join(what for what in ("plastic", "garotte", "expert") if r[what] == "1"),
            *(r[skill] for skill in SKILLS),
        )
        for r in data("squads.csv")
        if r["side"] == side
    ]


def test_the_order_card_has_every_listed_cost():
    lines = CARDS.read_text(encoding="utf-8").splitlines()
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if "| `" in line
    ]
    pairs = [pair for row in cells if len(row) == 5 for pair in (row[:2], row[3:])]
    shown = [cost for _, cost in pairs]
    general = [r for r in data("costs.csv") if not r["kind"] and r["order"] != "throw"]
    for row in general:
        assert f"{row['time']}/{row['energy']}" in shown, row
    for letters, name in (("MRdnR", "run"), ("MRdnC", "crawl"), ("HH", "fight"), ("SB", "sneak")):
        listed = next(r for r in general if r["order"].startswith(name))
        (cost,) = [cost for order, cost in pairs if order.startswith(f"`{letters}`")]
        assert cost == f"{listed['time']}/{listed['energy']}"


def test_the_weapon_card_has_every_cost_limit_and_share():
    costs = {(r["order"], r["kind"]): f"{r['time']}/{r['energy']}" for r in data("costs.csv")}
    rows = {row.pop("").split()[-1]: row for row in table(" | P plastic explosive", CARDS)}
    for weapon in data("weapons.csv"):
        (head,) = [h for h in rows["prepare"] if h.startswith(LETTERS[weapon["name"]] + " ")]
        for verb in ("prepare", "load", "get", "drop", "fire"):
            assert rows[verb][head] == costs.get((verb, weapon["name"]), ""), (verb, head)
        assert rows["carries"][head] == weapon["limit"]
        assert rows["hand"][head] == str(int(weapon["fight_tenths"]) / 10)
        for word, name in (("accuracy", "accuracy_percent"), ("it", "empties_percent")):
            assert rows[word][head] == (f"{weapon[name]} %" if weapon[name] else "")


def test_the_ground_card_has_every_place():
    rows = {row.pop(""): row for row in table(" | nothing between", CARDS)}
    for place in data("terrain.csv"):
        name = NAMES.get(place["name"], place["name"])
        assert rows["view left"][name] == f"{place['visibility_percent']} %"
        assert (rows["time x"][name], rows["energy x"][name]) == (place["time"], place["energy"])

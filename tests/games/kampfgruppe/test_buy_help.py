"""What the help of the force page says of each formation, against the tables."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from .. import hires_page
from . import force_book as forces

KINDS = forces.rows("formations.csv")
LAST_ROW = 21  # the prompt stands below it


def contents(kind: dict[str, str], period: int) -> str:
    """The units in their order, those with one weapon together."""
    units = [(weapon["name"], count) for weapon, count in forces.units(kind, period)]
    return " ".join(
        "+".join(str(count) for _, count in group) + " " + name
        for name, group in itertools.groupby(units, key=lambda unit: unit[0])
    )


@pytest.mark.rule("KG-3.9.3")
@pytest.mark.rule("KG-4.1.1")
@pytest.mark.parametrize("period", [1, 4, 8])
@pytest.mark.parametrize(("side", "letter"), [(s, f) for s in (0, 1) for f in "PMITI"[3 * s :][:3]])
def test_every_formation_on_offer_is_told_unit_by_unit(
    kampf: Any, side: int, letter: str, period: int
) -> None:
    name = forces.SIDES[side]
    on_offer = [
        n
        for n, kind in enumerate(KINDS)
        if kind["side"] == name and letter in kind["forces"] and kind["when"] != "command"
        and int(kind["first"]) <= period <= int(kind["last"])
    ]  # fmt: skip
    kampf.overlay("forces")
    kampf.set("offers", on_offer)
    kampf.set("buy_offered", len(on_offer))
    hires_page.keys(kampf, " ")
    kampf.call("buy_help", zp_side=side, st_period=period)
    rows = hires_page.text(kampf.mem)
    told = " ".join(" ".join(rows[2 : LAST_ROW + 1]).split())
    wanted = (f"{chr(ord('A') + n)} {contents(KINDS[k], period)}" for n, k in enumerate(on_offer))
    assert told == " ".join(wanted)
    assert all(row[0] in " ABCDEFGHIJKLMNO" for row in rows[2 : LAST_ROW + 1])

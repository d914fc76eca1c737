"""Whom the computer bombards, and who asks for it, each step called alone (5.6, W23)."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, NOWHERE, SOVIET, WEAPONS, Field, number
from .test_plan_bench import MORTAR, OFF_MAP, foes, own, put


@pytest.fixture
def field(kampf: Any) -> Field:
    return Field(kampf)


def shells(field: Field, name: str = "A1", side: int = GERMAN) -> dict[str, int] | None:
    """What plan_shell orders the unit; None when it does not shell."""
    kind = {WEAPONS["81MOR"]: MORTAR, WEAPONS["M-ART"]: 13}.get(field.get(side, name, "weapon"), 0)
    field.select(side, name)
    first = number(name[0] + "0")
    put(field.bench, kind=kind, weapon=field.get(side, name, "weapon"), first=first)
    if not field.bench.call("plan_shell", zp_side=side).c:
        return None
    fields = ("shell_x", "shell_y", "shell_delay", "shell_left", "range", "load")
    return {f: field.get(side, name, f) for f in fields}


@pytest.mark.rule("KG-5.6.1")
@pytest.mark.rule("KG-5.6.8")
@pytest.mark.rule("KG-7.5.9")
@pytest.mark.rule("KG-W.23")
def test_artillery_takes_the_enemy_of_least_distance_and_weight(field: Field) -> None:
    field.unit(GERMAN, "A0", "PANTHER", 2, 20, 30)

    def gun(**fields: int) -> None:
        field.unit(GERMAN, "A1", "81MOR", 4, 19, 30, **({"range": 5} | fields))

    gun()
    foes(field.bench, (24, 30, 16), (28, 30, 0), (22, 30, 255), (23, 30, 128))
    assert shells(field) == {
        "shell_x": 28, "shell_y": 30, "shell_delay": 2, "shell_left": 4, "range": 0,
        "load": number("A0"),
    }  # fmt: skip
    weights = field.bench.mem[field.bench.sym["foe_weight"] :][:4]
    assert list(weights) == [16, 6, 255, 128], "the next guns look for another"
    for want in (28, 28, 24):  # 9 + 6, 9 + 12 as near as 5 + 16, 9 + 18
        gun()
        assert shells(field)["shell_x"] == want
    foes(field.bench, (24, 30, 0), (26, 30, 0), (28, 30, 0))
    gun(shell_y=9)
    assert shells(field)["shell_x"] == 24
    foes(field.bench, (28, 30, 125), (45, 30, 0))
    gun()
    assert shells(field)["shell_x"] == 28
    assert field.bench.mem[field.bench.sym["foe_weight"]] == 127
    gun(ammo=0)
    assert shells(field) is None
    gun(shell_x=9, shell_y=8)
    assert shells(field)["shell_x"] == 9, "it goes on with what it does"
    for reach, seen in ((13, True), (14, False)):
        foes(field.bench, (19 + reach, 30, 0))
        gun()
        assert (shells(field) is not None) == seen
    put(field.bench, foes=0)
    gun()
    assert shells(field) is None
    foes(field.bench, (28, 30, 255))
    assert shells(field) is None
    field.unit(GERMAN, "A1", "75AT", 4, 19, 30)
    foes(field.bench, (28, 30, 0))
    assert shells(field) is None, "it does not fire indirectly"


@pytest.mark.rule("KG-5.6.7")
@pytest.mark.rule("KG-7.5.5")
@pytest.mark.rule("KG-5.6.1")
@pytest.mark.rule("KG-W.23")
def test_off_map_guns_measure_from_the_command_hq(field: Field) -> None:
    field.bench.set("st_objective_x", [50, 5])
    field.bench.set("st_objective_y", [30, 30])
    for side, hq, weapon in ((GERMAN, (20, 30), "M-ART"), (SOVIET, (40, 30), "M-ART")):
        foes(field.bench, (28, 30, 0), (33, 30, 0))
        field.unit(side, "A0", "PANTHER", 2, *hq)
        field.unit(side, "C4", weapon, 4, NOWHERE, NOWHERE, flags=OFF_MAP)
        shelled = shells(field, "C4", side)
        assert shelled["shell_x"] == (28 if side == GERMAN else 33)
        assert (shelled["shell_delay"], shelled["load"]) == (2, 0)
    field.bench.set("st_objective_x", [5, 50])
    field.unit(GERMAN, "A0", "PANTHER", 0, NOWHERE, NOWHERE)
    field.unit(GERMAN, "C4", "M-ART", 4, NOWHERE, NOWHERE, flags=OFF_MAP)
    assert shells(field, "C4") is None, "nobody sees it"
    field.unit(GERMAN, "D0", "PANTHER", 1, 25, 30)
    foes(field.bench, (28, 30, 0), (24, 30, 0))
    assert shells(field, "C4")["shell_x"] == 24, "from the objective, the nearer to column 5"
    assert field.get(GERMAN, "C4", "load") == number("D0")
    assert field.get(GERMAN, "C4", "shell_delay") == 6


@pytest.mark.rule("KG-W.23")
def test_off_map_guns_shell_the_edge_before_a_prepared_assault(field: Field) -> None:
    """From turn 7 on while nobody is seen, on 13 rows about those that the formation goes for."""
    bench = field.bench
    bench.set("st_objective_x", [40, 40])
    bench.set("st_objective_y", [15, 15])
    bench.set("st_map_rows", 30)
    bench.set("st_visibility", 15)

    def shelled(turn: int, gathers: int, weapon: str = "M-ART", **at: int) -> Any:
        bench.set("ai_gathers", gathers)
        bench.set("st_turn", turn)
        field.unit(GERMAN, "A0", "PANTHER", 2, 22, 20)
        field.unit(GERMAN, "C4", weapon, 4, **at)
        put(bench, foes=0)
        bench.set("ai_row", 6)
        return shells(field, "C4")

    off: dict[str, int] = {"x": NOWHERE, "y": NOWHERE, "flags": OFF_MAP}
    assert shelled(6, 0x80, **off) is None, "too soon"
    assert shelled(7, 0, **off) is None, "they have gone: they would be shelled themselves"
    assert shelled(7, 0x80, "81MOR", x=22, y=20) is None, "mortars keep their shots"
    for turn in range(7, 20):
        mission = shelled(turn, 0x80, **off)
        assert mission["shell_x"] == 31
        assert 15 <= mission["shell_y"] <= 27
        assert mission["shell_left"] == 4
    foes(bench, (33, 12, 0))
    field.unit(GERMAN, "C4", "M-ART", 4, **off)
    assert shells(field, "C4")["shell_y"] == 12, "whom they see comes first"
    field.unit(GERMAN, "C4", "M-ART", 4, **off)
    bench.set("ai_row", 30)
    put(bench, foes=0)
    assert shells(field, "C4") is None, "no row of the map"


@pytest.mark.rule("KG-5.6.3")
@pytest.mark.rule("KG-5.6.4")
@pytest.mark.rule("KG-5.6.6")
@pytest.mark.rule("KG-7.5.5")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_who_asks_is_the_first_that_sees_of_the_guns_own_then_any_hq(
    field: Field, side: int
) -> None:
    gun = {"weapon": "81MOR", "count": 4, "x": 1, "y": 1}
    field.unit(side, "C4", **gun)

    def asks() -> int | None:
        field.select(side, "C4")
        put(field.bench, first=number("C0"))
        found = field.bench.call("spotter_find", zp_to_x=20, zp_to_y=20, st_visibility=6)
        if found.c:
            assert own(field.bench, "other") == field.get(side, "C4", "load")
        return own(field.bench, "other") if found.c else None

    assert asks() is None
    field.unit(side, "U0", "SMG", 30, 20, 24)
    assert asks() == number("U0")
    field.unit(side, "B0", "SMG", 30, 20, 24)
    assert asks() == number("B0"), "the first of the HQs"
    field.unit(side, "B5", "SMG", 30, 20, 21)
    field.unit(side, "D0", "SMG", 30, 20, 21)
    field.unit(side, "D1", "SMG", 30, 20, 21)
    assert asks() == number("B0"), "no other formation's men"
    field.unit(side, "C8", "SMG", 30, 20, 25)
    assert asks() == number("C8")
    field.unit(side, "C5", "SMG", 30, 20, 27)
    assert asks() == number("C8"), "C5 is seven squares off"
    field.unit(side, "C0", "SMG", 30, 26, 20)
    assert asks() == number("C0")
    field.unit(side, "A8", "SMG", 30, 20, 21)
    field.unit(side, "C4", **gun, flags=OFF_MAP)
    assert asks() == number("A8"), "off the map it is of the Command HQ's formation"
    field.unit(side, "A0", "SMG", 30, 20, 21)
    assert asks() == number("A0")
    field.unit(side, "C4", **gun, flags=1)
    assert asks() == number("C0"), "who has moved is on the map"
    field.bench.set("unit_x", [NOWHERE] * 378)
    field.unit(side, "C8", "SMG", 30, 0, 20)
    field.select(side, "C4")
    found = field.bench.call("spotter_find", zp_to_x=3, zp_to_y=20)
    assert found.c and own(field.bench, "other") == number("C8"), "from the western edge"

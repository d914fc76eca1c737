"""The weapon charts (6, Q.3, 11) as the machine shows and uses them, against the book's figures."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from . import force_book as forces
from . import kampf_book as book
from . import weapon_card as card
from .field import GERMAN, Field
from .table import Table

CHART = card.weapons()
KINDS = forces.rows("formations.csv")
HELP_PAGES = 4
ON_A_PAGE = 20
NUMBERED = 48


@pytest.mark.rule("KG-6.0.1")
@pytest.mark.rule("KG-6.0.2")
@pytest.mark.rule("KG-6.0.3")
@pytest.mark.rule("KG-Q.3")
def test_the_data_card_on_the_screen_is_the_books() -> None:
    def lay(field: Field) -> None:
        field.bench.set("st_human", [1, 0])
        field.unit(GERMAN, "A0", "PZ-IVH", 1, 30, 30)

    with Table(lay) as table:
        table.sees("GERMAN ORDERS")
        table.settles()
        table.types("?" + " " * HELP_PAGES)
        table.sees("MR MP SS AC SP SL MG FA BA")
        shown: list[str] = []
        while len(shown) < len(CHART):
            table.settles()
            rows = min(ON_A_PAGE, len(CHART) - len(shown))
            shown += [row.upper() for row in table.a2.screen.text[1 : rows + 1]]
            table.types(" ")
        for number, (row, weapon) in enumerate(zip(shown, CHART, strict=True)):
            assert row[:2].strip() == (str(number) if number < NUMBERED else "")
            assert row[3:13].rstrip() == weapon.name
            armoured = weapon["fa"] > 0
            last = [str(weapon[n]) for n in (("mg", "fa", "ba") if armoured else ("df",))]
            first = [str(weapon[n]) for n in ("mr", "mp", "ss", "ac", "sp", "sl")]
            assert row[13:].split() == [*first, *([] if armoured else ["DF"]), *last], weapon.name


@pytest.mark.rule("KG-6.0.1")
@pytest.mark.rule("KG-6.0.2")
@pytest.mark.rule("KG-6.0.3")
def test_a_unit_fires_with_the_ratings_of_its_row(kampf: Any) -> None:
    for number, weapon in enumerate(CHART):
        kampf.call("gun_set", X=number)
        at = kampf.sym["zp_gun_mr"]
        assert tuple(kampf.mem[at : at + 4]) == weapon.ratings[:4], weapon.name


@pytest.mark.rule("KG-6.0.5")
@pytest.mark.rule("KG-11.0.1")
@pytest.mark.rule("KG-3.7.2")
@pytest.mark.parametrize("period", range(1, 9))
def test_formations_get_what_there_is_in_the_period(kampf: Any, period: int) -> None:
    for number, kind in enumerate(KINDS):
        if not int(kind["first"]) <= period <= int(kind["last"]):
            continue
        side = forces.SIDES.index(kind["side"])
        kampf.call("formations_none")
        given = {"zp_side": side, "st_period": period, "st_handicap": 3}
        assert kampf.call("formation_new", A=number, **given).c == 0
        units = forces.living(kampf, side).values()
        assert units
        for unit in units:
            weapon = CHART[unit[forces.WEAPON]]
            assert weapon.side == side and period in weapon.periods, (kind["name"], weapon.name)


@pytest.mark.rule("KG-6.0.5")
@pytest.mark.rule("KG-6.1.1")
def test_only_germans_from_late_1943_on_carry_panzerfausts(kampf: Any) -> None:
    periods = card.named("PZFAUST").periods
    rifles = [n for n, weapon in enumerate(CHART) if weapon.name == "RIFLE"]
    for side in (0, 1):
        for period in range(1, 9):
            kampf.call("unit_select", A=1, zp_side=side)
            kampf.call("unit_new", A=30, X=rifles[side], st_period=period, st_handicap=3)
            kept = forces.record(kampf, side, 1)[forces.SPECIAL]
            assert kept == (3 if side == 0 and period in periods else 1)


def reaches(kampf: Any, gun: str, armour: int) -> int:
    """The last range, in squares, at which the gun's penetration is as thick as the armour."""
    number = next(n for n, weapon in enumerate(CHART) if weapon.name == gun)
    kampf.call("gun_set", X=number)
    longest = CHART[number]["mr"]
    pierced = []
    for squares in range(min(longest, 20) + 1):
        kampf.call("penetration", zp_shot_range=squares, zp_shot_armour=90)
        if F(kampf.word("zp_apf"), 12 * longest) >= armour:
            pierced.append(squares)
    assert pierced == list(range(len(pierced)))
    return len(pierced) - 1


@pytest.mark.rule("KG-11.0.4")
@pytest.mark.parametrize(
    ("gun", "target", "yards"),
    [("JS-II", "KING TIGER", 800), ("50AT", "T-34/76C", 400), ("88FLAK", "T-34/76C", 4000)],
)
def test_guns_are_effective_as_far_as_the_notes_say(
    kampf: Any, gun: str, target: str, yards: int
) -> None:
    assert 200 * reaches(kampf, gun, card.named(target)["fa"]) == yards


@pytest.mark.rule("KG-12.0.4")
def test_grenades_hit_nearly_three_times_as_often_after_four_pulses(kampf: Any) -> None:
    """(90 + 25 x 4)^2 over (90 + 25)^2: 361 / 132.25."""
    number = next(n for n, weapon in enumerate(CHART) if weapon.name == "GRENADE")
    kampf.call("gun_set", X=number)
    kills = []
    for pulses in (1, 4):
        kampf.call("kill_armour", zp_shot_range=[0, pulses, 3, 0, 0, 3 * 8, 4])
        at = kampf.sym["zp_kills"]
        kills.append(int.from_bytes(kampf.mem[at : at + 3], "little"))
    assert abs(F(kills[1], kills[0]) - F(36100, 13225)) < F(1, 200)


PAIRS = [
    (firer, target)
    for germans, soviets in [(("PZ-IVH", "PANTHER", "TIGER"), ("T-34/76C", "T-34/85", "JS-II"))]
    for german in germans
    for soviet in soviets
    for firer, target in ((german, soviet), (soviet, german))
]


@pytest.mark.rule("KG-A1.1")
@pytest.mark.parametrize("yards", [400, 1000, 1600])
def test_54_kill_chances_of_one_tank_at_anothers_front(kampf: Any, yards: int) -> None:
    """Eighteen pairs at three ranges, clear, still, the fourth pulse at the target."""
    assert len(PAIRS) == 18
    for firer, target in PAIRS:
        weapon, foe = card.named(firer), card.named(target)
        gun = book.Gun(*weapon.ratings[:4])
        want = book.kills_armour(gun, yards // 200, 4, 1, F(foe["fa"]), foe["sl"], 0, 0)
        kampf.call("gun_set", X=CHART.index(weapon))
        shot = [yards // 200, 4, 1, 0, 0, 3 * foe["fa"], foe["sl"]]
        kampf.call("kill_armour", zp_shot_range=shot)
        at = kampf.sym["zp_kills"]
        got = F(int.from_bytes(kampf.mem[at : at + 3], "little"), 65536)
        assert abs(got - want) <= max(F(1, 2048), want / 500), (firer, target)

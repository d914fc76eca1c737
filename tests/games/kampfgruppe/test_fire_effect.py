"""What one fire does, with all that joins in or is kept out (6.1, 7.3, 7.4, 7.6)."""

from __future__ import annotations

import random
from fractions import Fraction as F
from typing import Any

import pytest

from . import kampf_book as book
from . import weapon_card as card
from .battlefield import GERMAN, SOVIET, WOODS, Battlefield
from .kampf_book import CLOSE, COVER, HALTED, MOVING, Gun

CHART = card.weapons()
HMG = Gun(5, 0, 1, 50)
SPECIALS = ("GRENADE", "FLAMETH", "PZFAUST")
WAYS = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]


def row_of(name: str, side: int = 0) -> int:
    rows = [n for n, weapon in enumerate(CHART) if weapon.name == name]
    return rows[-1] if side else rows[0]


def fire(
    kampf: Any,
    name: str,
    reach: int,
    pulses: int,
    weapons: int,
    armour: int,
    sl: int = 0,
    flags: int = 0,
    *,
    armoured: bool = False,
    shells: int = 0,
) -> tuple[F, int]:
    """Expected kills, suppression added; `armour` is in thirds, or the defence."""
    row = row_of(name)
    kampf.call("gun_set", X=row)
    kampf.overlay("combat")
    kampf.mem[kampf.sym["gun_row"]] = row
    kampf.mem[kampf.sym["shells"]] = shells
    shot = [reach, pulses, weapons, 0, flags, armour, sl]
    kampf.call("fire_effect", C=int(armoured), zp_shot_range=shot)
    at = kampf.sym["zp_kills"]
    kills = F(int.from_bytes(kampf.mem[at : at + 3], "little"), 65536)
    return kills, kampf.mem[kampf.sym["pressed"]]


def near(got: F, want: F) -> bool:
    return abs(got - want) <= max(F(1, 2048), want / 500)


@pytest.mark.rule("KG-7.4.6")
@pytest.mark.parametrize(("name", "guns"), [("PZ-IVH", 2), ("JS-II", 4), ("T-70", 1), ("SU-85", 0)])
def test_machine_guns_of_vehicles_join_in_under_range_6(kampf: Any, name: str, guns: int) -> None:
    gun = Gun(*card.named(name).ratings[:4])
    for reach in range(min(gun.mr, 8) + 1):
        for flags in (0, COVER, MOVING, CLOSE):
            want = book.kills_soft(gun, reach, 2, 5, 9, flags, 0)
            if reach < 6:
                want += book.kills_soft(HMG, reach, 2, guns * 5, 9, flags, 0)
            kampf.set("zp_pulse", 2)
            got, _ = fire(kampf, name, reach, 2, 5, 9, 0, flags)
            assert kampf.mem[kampf.sym["zp_pulse"]] == 2
            assert near(got, want), (reach, flags, float(got), float(want))
            at = kampf.sym["zp_gun_mr"]
            assert tuple(kampf.mem[at : at + 4]) == card.named(name).ratings[:4]


@pytest.mark.rule("KG-7.4.6")
def test_machine_guns_do_not_shell(kampf: Any) -> None:
    got, _ = fire(kampf, "HUMMEL", 3, 4, 4, 9, shells=1)
    assert near(got, book.kills_soft(Gun(12, 0, 6, 6), 3, 4, 4, 9, 0, 0))


@pytest.mark.rule("KG-7.3.1")
def test_more_kills_than_anybody_has_are_the_most_there_is(kampf: Any) -> None:
    for weapons in (40, 60):
        got, _ = fire(kampf, "HUMMEL", 0, 4, weapons, 1, 0, CLOSE)
        assert got > 255


@pytest.mark.rule("KG-7.3.14")
def test_no_roll_makes_more_than_255_of_them(kampf: Any) -> None:
    for fraction in (0, 255):
        kampf.set("zp_kills", (fraction, fraction, 255))
        assert {kampf.call("kills_roll").a for _ in range(20)} == {255}


@pytest.mark.rule("KG-7.3.2")
def test_rifles_and_submachine_guns_kill_no_armour(kampf: Any) -> None:
    for name in ("RIFLE", "SMG"):
        assert fire(kampf, name, 1, 4, 30, 3, 3, armoured=True) == (0, 50)
    kills, pressed = fire(kampf, "HMG", 1, 4, 8, 3, 3, armoured=True)
    assert near(kills, book.kills_armour(HMG, 1, 4, 8, F(1), 3, 0, 0)) and pressed == 50


@pytest.mark.rule("KG-7.6.1")
@pytest.mark.rule("KG-7.6.2")
@pytest.mark.rule("KG-7.3.1")
@pytest.mark.slow
def test_which_fire_keeps_armour_down(kampf: Any) -> None:
    """Armour-piercing: only vehicles with machine guns, nearer than 6; 50 at most."""
    for weapon in CHART:
        if not weapon["ss"] or weapon["mr"] in (0, 99):
            continue
        gun = Gun(*weapon.ratings[:4])
        for reach in range(min(gun.mr, 8) + 1):
            for flags in (0, MOVING, COVER | HALTED):
                _, pressed = fire(kampf, weapon.name, reach, 1, 1, 30, 3, flags, armoured=True)
                halved = book.accuracy(gun, reach, 1) / (2 if flags else 1)
                want = min(F(50), book.suppression(gun, halved, 1))
                if gun.mp and not (weapon["mg"] and reach < 6):
                    want = F(0)
                assert abs(pressed - want) <= F(1, 2) + want / 256, (weapon.name, reach)


@pytest.mark.rule("KG-6.1.4")
def test_special_weapons_bring_50_per_cent_at_once(kampf: Any) -> None:
    for name in SPECIALS:
        assert fire(kampf, name, 0, 1, 1, 90, 3, armoured=True)[1] == 50


@pytest.mark.rule("KG-7.3.8")
@pytest.mark.rule("KG-A2.2")
def test_special_weapons_gain_nothing_by_being_near(kampf: Any) -> None:
    """By their maximum range 0, and by their flag whatever that is."""
    for special, mr in ((0, 0), (16, 10), (16, 0)):
        kampf.set("zp_gun_mr", [mr, 20, 3, 4])
        kampf.call("kill_armour", zp_shot_range=[0, 1, 10, 0, special, 3 * 8, 4])
        at = kampf.sym["zp_kills"]
        got = F(int.from_bytes(kampf.mem[at : at + 3], "little"), 65536)
        # APF 2.25 + 20 is cut to 16; accuracy 94^2/100 = 88.36
        assert near(got, F(16) * F(8836, 100) * 10 / (8 * 1200))


def test_a_shell_without_its_match_is_cut_to_twice_the_armour_only(kampf: Any) -> None:
    """Off-map shells at the thickest front: ranges 99 and armour 30 need more than a word."""
    for armour in (10, 25, 30):
        gun = Gun(99, 0, 6, 8)
        kampf.set("zp_gun_mr", [99, 0, 6, 8])
        kampf.call("kill_armour", zp_shot_range=[20, 4, 10, 0, 0, 3 * armour, 5])
        at = kampf.sym["zp_kills"]
        got = F(int.from_bytes(kampf.mem[at : at + 3], "little"), 65536)
        assert near(got, book.kills_armour(gun, 20, 4, 10, F(armour), 5, 0, 0))


@pytest.mark.rule("KG-7.3.3")
@pytest.mark.rule("KG-7.3.5")
@pytest.mark.rule("KG-7.3.6")
@pytest.mark.rule("KG-7.3.7")
@pytest.mark.rule("KG-7.3.8")
@pytest.mark.rule("KG-7.3.10")
@pytest.mark.rule("KG-7.3.11")
@pytest.mark.rule("KG-7.3.12")
@pytest.mark.rule("KG-7.4.1")
@pytest.mark.rule("KG-7.4.2")
@pytest.mark.rule("KG-7.4.3")
@pytest.mark.rule("KG-7.7.2")
@pytest.mark.rule("KG-7.3.13")
@pytest.mark.rule("KG-7.4.4")
def test_kills_over_the_whole_chart(kampf: Any) -> None:
    """A thousand of all pairs, ranges, pulses, plates and conditions, by a fixed draw."""
    rng = random.Random(84)
    guns = [w for w in CHART if w["ss"]]
    targets = [w for w in CHART if w.name not in (*SPECIALS, "L-ART", "M-ART", "H-ART")]
    for _ in range(1000):
        weapon, target = rng.choice(guns), rng.choice(targets)
        gun = Gun(*weapon.ratings[:4])
        reach, pulses = rng.randint(0, min(gun.mr, 20)), rng.randint(0, 4)
        weapons, pinned = rng.choice((1, 4, 10, 30)), rng.choice((0, 0, 1, 50, 99, 180, 200))
        flags = rng.choice((0, COVER, HALTED, COVER | HALTED, MOVING, COVER | MOVING))
        if target["fa"]:
            plates = rng.choice(
                (3 * target["fa"], 3 * target["ba"], 3 * target["ba"] + target["fa"])
            )
            routine, what = "kill_armour", [plates, target["sl"]]
            want = book.kills_armour(
                gun, reach, pulses, weapons, F(plates, 3), target["sl"], flags, pinned
            )
        else:
            flags |= book.VEHICLE if target.name == "TRUCK" else rng.choice((0, book.GERMAN))
            routine, what = "kill_soft", [target["df"], 0]
            want = book.kills_soft(gun, reach, pulses, weapons, target["df"], flags, pinned)
        kampf.set("zp_gun_mr", list(weapon.ratings[:4]))
        kampf.call(routine, zp_shot_range=[reach, pulses, weapons, pinned, flags, *what])
        at = kampf.sym["zp_kills"]
        got = F(int.from_bytes(kampf.mem[at : at + 3], "little"), 65536)
        assert near(got, min(want, F(256))), (weapon.name, target.name, reach, pulses, flags)


@pytest.mark.rule("KG-7.3.9")
@pytest.mark.rule("KG-7.5.3")
@pytest.mark.rule("KG-6.1.2")
def test_the_plates_that_a_fire_meets(kampf: Any) -> None:
    """Front armour within 45 degrees of the facing; at range 0 the back; shells from above both."""
    field = Battlefield(kampf)
    row = row_of("T-34/85")
    front, back = CHART[row]["fa"], CHART[row]["ba"]
    squares = [(x, y) for x in range(-4, 5) for y in range(-4, 5)]
    for facing, (fx, fy) in enumerate(WAYS, 1):
        field.put(SOVIET, 0, "T-34/85", 10, 30, 30, facing=facing)
        for x, y in squares:
            reach = book.reach_of(x, y)
            kampf.call("foe_select", A=0, zp_side=GERMAN)
            kampf.overlay("combat")
            kampf.mem[kampf.sym["target_row"]] = row
            kampf.mem[kampf.sym["shells"]] = 0
            here = {"zp_from_x": [30 + x, 30 + y, 30, 30], "zp_shot_range": reach}
            kampf.call("face_set", **here)
            along = x * fx + y * fy
            ahead = along > 0 and 2 * along**2 >= (x * x + y * y) * (fx * fx + fy * fy)
            want = 3 * (front if reach and ahead else back)
            assert kampf.mem[kampf.sym["zp_shot_armour"]] == want, (facing, x, y)
            at = kampf.sym["zp_from_x"]
            assert list(kampf.mem[at : at + 4]) == [30 + x, 30 + y, 30, 30]
    kampf.mem[kampf.sym["shells"]] = 1
    kampf.call("face_set")
    assert kampf.mem[kampf.sym["zp_shot_armour"]] == 3 * back + front


@pytest.mark.rule("KG-7.3.5")
@pytest.mark.rule("KG-7.3.6")
@pytest.mark.rule("KG-7.4.2")
@pytest.mark.rule("KG-7.4.5")
@pytest.mark.rule("KG-7.4.7")
def test_what_a_fire_finds_out_about_its_target(kampf: Any) -> None:
    halted, moving, vehicle, german, close = 2, 4, 8, 32, 64
    field = Battlefield(kampf)
    field.ground(31, 30, WOODS)
    for gun, target, given, x, reach, flags in (
        ("RIFLE", "SMG", {}, 30, 0, halted | german),
        ("HMG", "SMG", {"suppression": 100}, 30, 0, halted | close),
        ("HMG", "SMG", {"suppression": 99}, 30, 0, halted),
        ("HMG", "SMG", {"suppression": 100}, 31, 1, halted | 1),
        ("SMG", "TRUCK", {"speed": 5, "flags": 1}, 31, 1, 1 | moving | vehicle | german),
        ("75AT", "T-34/85", {"speed": 9, "flags": 2}, 32, 2, moving | vehicle),
        ("75AT", "HALFTRACK", {}, 31, 1, 1 | halted | vehicle),
        ("75AT", "76AT", {"speed": 1}, 32, 2, 0),
    ):
        field.put(GERMAN, 0, gun, 5, 30, 30, suppression=7)
        field.put(SOVIET, 0, target, 5, x, 30, **given)
        kampf.call("unit_select", A=0, zp_side=GERMAN)
        kampf.call("foe_select", A=0)
        kampf.overlay("combat")
        kampf.mem[kampf.sym["gun_row"]] = row_of(gun)
        got = kampf.call("shot_set", zp_to_x=[x, 30], zp_shot_range=reach)
        row = CHART[row_of(target)]
        assert kampf.mem[kampf.sym["zp_shot_flags"]] == flags, (gun, target, given)
        assert bool(got.c) == bool(row["fa"])
        assert kampf.mem[kampf.sym["zp_shot_pinned"]] == 7
        assert kampf.mem[kampf.sym["zp_shot_sl"]] == row["sl"]
        assert kampf.mem[kampf.sym["zp_shot_armour"]] == row["df"]
    field.put(SOVIET, 0, "RIFLE", 5, 30, 30)
    kampf.call("unit_select", A=0, zp_side=SOVIET)
    kampf.mem[kampf.sym["gun_row"]] = row_of("RIFLE", SOVIET)
    kampf.call("foe_select", A=0)
    kampf.call("shot_set", zp_to_x=[30, 30], zp_shot_range=0)
    assert kampf.mem[kampf.sym["zp_shot_flags"]] == halted, "no bonus for Soviets"


@pytest.mark.rule("KG-7.3.16")
@pytest.mark.parametrize(
    ("firer", "number", "target", "printed"),
    [("T-34/76C", 10, "PZ-IIIL", 0.918), ("PZ-IVH", 5, "T-34/76C", 0.614),
     ("T-34/76C", 10, "PZ-IVH", 0.937), ("PZ-IIIL", 5, "T-34/76C", 0.071)],
)  # fmt: skip
def test_the_examples_of_7_3(
    kampf: Any, firer: str, number: int, target: str, printed: float
) -> None:
    foe = card.named(target)
    got, _ = fire(kampf, firer, 3, 1, number, 3 * foe["fa"], foe["sl"], armoured=True)
    assert abs(float(got) - printed) <= 0.0006

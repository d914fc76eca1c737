"""Whole battles, drawn at random, against the model: every byte of the state after them."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour

from .battlefield import drawn, laid
from .front import ATTACKS, CLEAR, NOWHERE, SWAMP, Front, index
from .test_exact_attacks import OUT

LIMIT = 60_000_000
PLAIN: Hex = (14, 14)


@pytest.mark.rule("WR-7.4.3")
@pytest.mark.rule("WR-7.5.1")
@pytest.mark.rule("WR-7.6.1")
@pytest.mark.rule("WR-7.7.1")
@pytest.mark.rule("WR-7.7.3")
@pytest.mark.rule("WR-7.8.1")
@pytest.mark.rule("WR-7.10.1")
@pytest.mark.rule("WR-4.1.5")
@pytest.mark.rule("WR-4.3.4")
@pytest.mark.rule("WR-6.10.3")
@pytest.mark.rule("WR-6.10.1")
@pytest.mark.rule("WR-8.1.1")
@pytest.mark.rule("WR-8.1.9")
@pytest.mark.rule("WR-8.8.1")
def test_battles_end_as_the_book_has_them_to_the_byte(russia: Any) -> None:
    ended = set()
    for number in range(250):
        _, fight = drawn(russia, number)
        russia.call("battle", limit=LIMIT)
        fight.battle()
        assert fight.differences() == {}, number
        lost = bytes(russia.mem[russia.sym["fight_lost"] :][:5])
        want = fight.lost.to_bytes(2, "little") + fight.killed.to_bytes(2, "little")
        assert lost == want + bytes((fight.result,)), number
        ended.add((fight.result, any(fight.at(g) == fight.hex for g in fight.attackers)))
    assert ended == {(0, False), (1, False), (1, True), (2, False), (2, True)}


def beaten(russia: Any, defenders: list[int], *attackers: int) -> Front:
    """Axis groups from the south and southwest beat Soviets in a plain hex."""
    front = Front(russia)
    russia.overlay("ground")
    for group, way in zip(attackers, (3, 4), strict=False):
        front.group(group, neighbour(PLAIN, way))
        front.unit(group, 200)
        front.put("group_target_lo", group, index(PLAIN) & 255)
        front.put("group_target_hi", group, index(PLAIN) >> 8)
    for group in defenders:
        front.group(group, PLAIN)
        front.unit(group)
    laid(front, 0, PLAIN, list(attackers), defenders, 0)
    return front


@pytest.mark.rule("WR-7.7.3")
def test_two_go_together_where_both_find_room_though_one_would_fit_nearer(russia: Any) -> None:
    """D17: straight back there is room for one, one direction aside for two."""
    front = beaten(russia, [76, 77], 20)
    front.group(90, neighbour(PLAIN, 0))
    russia.call("retreat", limit=LIMIT)
    assert front.place(76) == front.place(77) == neighbour(PLAIN, 1)
    assert front.get("fight_result") == 1


@pytest.mark.rule("WR-7.7.3")
def test_they_go_away_from_the_first_attacker_who_is_left(russia: Any) -> None:
    for lost, back in (((), 0), ((20,), 1)):
        front = beaten(russia, [76], 20, 21)
        for group in lost:
            front.put("group_at_hi", group, NOWHERE)
        russia.call("retreat", limit=LIMIT)
        assert front.place(76) == neighbour(PLAIN, back)


@pytest.mark.rule("WR-8.1.10")
@pytest.mark.rule("WR-4.3.4")
def test_a_unit_that_is_ended_at_the_most_fatigue_stays_ended(russia: Any) -> None:
    front = Front(russia)
    unit = front.unit(12, 0, 50, 95)
    front.at_unit(unit)
    russia.call("fatigue_add", A=9)
    assert front.record(unit)[1] == 0


@pytest.mark.rule("WR-7.6.5")
def test_a_hex_that_nobody_of_units_defends_has_no_share_of_armour(russia: Any) -> None:
    """An air group has no strength; the numbers before it have theirs."""
    for group, strength in ((115, True), (116, False), (51 + 64, True)):
        front = Front(russia)
        russia.overlay("ground")
        front.group(20, neighbour(PLAIN, 3))
        front.put("group_target_lo", 20, index(PLAIN) & 255)
        front.put("group_target_hi", 20, index(PLAIN) >> 8)
        front.unit(20)
        front.group(group, PLAIN, dug=4)
        front.unit(group)
        laid(front, 0, PLAIN, [20], [group], 0)
        russia.set("zp_share", 77)
        russia.call("battle_sums", limit=LIMIT)
        assert russia.mem[russia.sym["zp_share"]] == 0
        assert bool(russia.word("zp_defence")) == strength
        assert russia.mem[russia.sym["zp_dug"]] == 4 * strength


@pytest.mark.rule("WR-8.3.2")
def test_who_attacks_out_of_a_swamp_in_the_rows_before_is_halved(russia: Any) -> None:
    """Row 15 and row 16 lie in two pages of memory."""
    strengths = []
    for ground in (CLEAR, SWAMP):
        front = Front(russia)
        russia.overlay("ground")
        front.group(20, (12, 15))
        front.ground((12, 15), ground)
        front.unit(20)
        front.put("group_target_lo", 20, index((12, 16)) & 255)
        front.put("group_target_hi", 20, index((12, 16)) >> 8)
        front.group(80, (12, 16))
        front.unit(80)
        laid(front, 0, (12, 16), [20], [80], 0)
        russia.call("battle_sums", limit=LIMIT)
        strengths.append(russia.word("zp_attack"))
    assert strengths[0] == 2 * strengths[1] == 50 << 8


@pytest.mark.rule("WR-7.4.3")
def test_an_attack_is_noted_as_begun_so_that_reset_goes_on_with_the_next(russia: Any) -> None:
    front = Front(russia)
    russia.overlay("ground")
    front.group(20, neighbour(PLAIN, 3))
    front.put("group_flags", 20, ATTACKS)
    front.put("group_target_lo", 20, index(PLAIN) & 255)
    front.put("group_target_hi", 20, index(PLAIN) >> 8)
    front.group(80, PLAIN)
    at, noted = russia.sym["battle"], russia.sym["st_attack"]
    code = (0xAD, noted & 255, noted >> 8, 0x8D, OUT & 255, OUT >> 8, 0x60)  # lda, sta OUT, rts
    russia.mem[at : at + 7] = bytes(code)
    russia.call("attacks", A=0, st_attack=0, limit=LIMIT)
    assert (russia.mem[OUT], front.get("st_attack")) == (21, 0)

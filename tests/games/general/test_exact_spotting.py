"""Who is spotted, at once and at the end of a phase, and whom one can fire at: crowds with the
first and the last of both lists in them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lib.hex_model import apart

from .crowd import EDGES, crowd, foes, hides, sees
from .field import ALWAYS, FIRED, LIMITED, PARTIAL, PLOTTED, RIDDEN, SHOWN, SPOTTED, Field
from .whole_state import WholeState


@pytest.mark.rule("PG-13.6")
@pytest.mark.rule("PG-13.7")
@pytest.mark.rule("PG-13.8")
@pytest.mark.rule("PG-13.10")
@pytest.mark.rule("PG-13.11")
@pytest.mark.parametrize("seed", range(6))
def test_the_end_of_a_phase_settles_who_is_spotted(general: Any, seed: int) -> None:
    field = Field(general)
    _, units = crowd(field, seed)
    wanted = {}
    for unit in units:
        around = [foe for foe in units if foe in foes(unit)]
        flags = field.flags(unit)
        assert bool(general.call("unit_seen", X=unit).c) == any(
            sees(field, unit, foe) for foe in around
        )
        beside = any(apart(units[unit], units[foe]) == 1 for foe in around)
        result = general.call("unit_beside", X=unit)
        assert bool(result.c) == beside and result.x == unit
        if not any(sees(field, unit, foe) for foe in around):
            flags &= ~(SPOTTED | SHOWN)
        elif flags & SHOWN or not hides(field, unit) or beside:
            flags = flags & ~SHOWN | SPOTTED
        if flags != field.flags(unit):
            wanted["unit_flags", unit] = flags
    state = WholeState(general)
    general.call("spots_make")
    assert state.changes() == wanted


@pytest.mark.rule("PG-13.6")
@pytest.mark.rule("PG-13.7")
@pytest.mark.rule("PG-8.8")
@pytest.mark.parametrize("seed", range(6))
def test_who_enters_a_hex_shows_himself_and_those_in_the_open(general: Any, seed: int) -> None:
    field = Field(general)
    _, units = crowd(field, seed)
    for unit in EDGES:
        seen = [foe for foe in units if foe in foes(unit) and sees(field, unit, foe)]
        wanted = {foe: field.flags(foe) | SPOTTED for foe in seen if not hides(field, foe)}
        if seen:
            wanted[unit] = field.flags(unit) | SHOWN | (0 if hides(field, unit) else SPOTTED)
        told = {("unit_flags", u): now for u, now in wanted.items() if now != field.flags(u)}
        state = WholeState(general)
        result = general.call("spots_moved", X=unit)
        assert state.changes() == told
        assert bool(result.c) == bool(seen) and result.x == unit


@pytest.mark.rule("PG-13.3")
@pytest.mark.parametrize("unit", EDGES)
def test_on_the_plan_unspotted_enemies_are_not_there(general: Any, unit: int) -> None:
    field = Field(general)
    _, units = crowd(field, 3)
    at = general.sym["hex_pieces"]
    before = bytes(general.mem[at : at + 1700])
    general.set("zp_unit", unit)
    for options, known, off in ((0, 0, False), (LIMITED, 1, False), (LIMITED, 0, True)):
        general.set("st_options", options | PARTIAL | ALWAYS)
        wanted = bytearray(before)
        for foe, (column, row) in units.items():
            if off and foe in foes(unit) and not field.flags(foe) & SPOTTED:
                wanted[50 * row + column] = 0
        general.call("hidden_off", pieces_known=known)
        assert bytes(general.mem[at : at + 1700]) == wanted
        general.call("hidden_on", pieces_known=known)
        assert bytes(general.mem[at : at + 1700]) == before


@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-10.3")
@pytest.mark.rule("PG-10.5")
@pytest.mark.rule("PG-10.6")
@pytest.mark.rule("PG-10.12")
@pytest.mark.rule("PG-13.4")
@pytest.mark.parametrize("seed", range(6))
def test_targets_and_passers_stand_in_the_list_by_their_chance(general: Any, seed: int) -> None:
    field = Field(general)
    _, units = crowd(field, seed, 6)
    general.set("st_options", PARTIAL)
    for unit in units:
        field.put("unit_flags", unit, field.flags(unit) & ~(PLOTTED | RIDDEN))
    able = {u for u in units if not field.flags(u) & (FIRED | PLOTTED | RIDDEN)}

    def chance(firer: int, target: int) -> int:
        shot = general.call("target_chance", zp_unit=firer, zp_foe=target).a
        assert bool(shot) <= bool(field.flags(target) & SPOTTED)
        return int(shot)

    def told(routine: str, unit: int) -> list[tuple[int, int]]:
        count = general.call(routine, X=unit).a
        assert count == field.get("target_count")
        return [
            (field.get("target_chances", n), field.get("target_units", n)) for n in range(count)
        ]

    for unit in units:
        others = [foe for foe in sorted(units) if foe in foes(unit)]
        shots = [(chance(unit, foe), foe) for foe in others] if unit in able else []
        shots = sorted((s for s in shots if s[0]), key=lambda s: -s[0])
        assert told("targets_find", unit) == shots
        shots = [(chance(foe, unit), foe) for foe in others if foe in able]
        shots = sorted((s for s in shots if s[0]), key=lambda s: -s[0])
        assert told("passers_find", unit) == shots

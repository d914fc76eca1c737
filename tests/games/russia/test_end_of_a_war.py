"""The last weeks of a short war through the keyboard on a sanitized machine: saved, the power cut,
taken up, played to the end.  The weeks before are the computers', on the bench, which takes a
second; `test_whole_wars.py` has the whole of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ..save_disks import new_save_disk
from .match import AXIS, SOVIET, Match
from .person import OFFENSIVE, QUIET, Person
from .stavka import Stavka
from .test_thin_line import sound

pytestmark = pytest.mark.slow
WEEKS, MIDDLE, LAST = 36, 38, 40
KEEPS = (
    "phase", "next_phase", "human", "side", "step", "first", "attack", "stops", "depot",
    "autosave", "saved_week", "version",
)  # fmt: skip


@pytest.fixture(scope="module")
def late(russia_bench: Any) -> bytes:
    """The state block after so many weeks of two computers from June 1941."""
    Match(russia_bench, 41).play("computer", "computer", weeks=WEEKS)
    begin, end = (russia_bench.sym[f"state_{name}"] for name in ("begin", "end"))
    return bytes(russia_bench.mem[begin:end])


def put(player: Stavka, state: bytes) -> None:
    """This war in the place of the one that has just begun, at the same keys."""
    kept = {name: player.byte(f"st_{name}") for name in KEEPS if name != "version"}
    humans = [player.byte("st_human", side) for side in (AXIS, SOVIET)]
    begin = player.a2.symbol("state_begin")
    player.a2.memory[begin : begin + len(state)] = state
    for name, value in kept.items():
        player.put(f"st_{name}", value)
    for side, human in enumerate(humans):
        player.put("st_human", human, side)


@pytest.mark.rule("WR-1.3.1")
@pytest.mark.rule("WR-9.1.4")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_last_weeks_by_keys_are_cut_off_taken_up_and_come_to_an_end(
    side: int, late: bytes, tmp_path: Path
) -> None:
    save = new_save_disk(tmp_path / "save.dsk")
    player = Person(save)
    player.reaches_the_menu()
    player.initialises()
    player.begins_as(side)
    put(player, late)
    player.plays_on(until=MIDDLE)
    sound(player)
    player.types("S")
    player.sees("NAME OF THE WAR")
    player.types("LATE\r")
    player.sees("SAVED", within=60)
    kept = player.state()
    player.a2.eject(2)
    other = Person(save)
    other.reaches_the_menu()
    other.restarts("LATE", "DIVIDE A GROUP")
    begin = other.a2.symbol("pool_infantry_lo") - other.a2.symbol("state_begin")
    assert other.state()[begin:] == kept[begin:]
    other.side, other.weeks = side, player.weeks
    words = other.plays_on()
    assert "POINTS OF THE AXIS" in words and ("VICTORY" in words or "A DRAW" in words)
    assert other.byte("st_week") == LAST and other.byte("film_months") >= 8
    sound(other)
    assert len(other.weeks) == LAST - WEEKS
    assert all(keys <= (OFFENSIVE if fought else QUIET) for keys, fought in other.weeks[1:])
    told, ended = other.rows, other.state()
    other.a2.eject(2)
    last = Stavka(save)
    last.reaches_the_menu()
    last.continues("THE WAR IS OVER")
    last.sees("ANY OTHER KEY GOES ON")
    assert last.rows == told, "the war that is over was kept, with its last page"
    assert last.state()[begin:] == ended[begin:]


@pytest.mark.rule("WR-1.3.1")
@pytest.mark.rule("WR-9.1.4")
def test_the_last_weeks_of_two_computers_are_cut_off_taken_up_and_come_to_an_end(
    late: bytes, tmp_path: Path
) -> None:
    save = new_save_disk(tmp_path / "save.dsk")
    player = Stavka(save)
    player.reaches_the_menu()
    player.initialises()
    player.begins(builds=False)
    put(player, late)
    for human in (AXIS, SOVIET):
        player.put("st_human", 0, human)
    player.types("D")
    while player.byte("st_week") < MIDDLE:
        player.sees("KEPT AS AUTO", within=120)
        player.a2.run(seconds=1)
    sound(player)
    player.a2.eject(2)
    other = Stavka(save)
    other.reaches_the_menu()
    other.continues("THE WAR IS OVER", within=300)
    other.sees("ANY OTHER KEY")
    assert other.byte("st_week") == LAST and "POINTS OF THE AXIS" in other.text.upper()
    sound(other)

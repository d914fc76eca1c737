"""What was done last is logged and shown again."""

from __future__ import annotations

import pytest

from .marshal import ESCAPE, Marshal

pytestmark = pytest.mark.slow
EVENT = 8
BATTLE = 0


def events(player: Marshal) -> list[bytes]:
    """The events of the log."""
    used = player.byte("log_used") | player.byte("log_used", 1) << 8
    at = player.a2.symbol("log_events")
    whole = bytes(player.a2.memory[at : at + used])
    return [whole[n : n + EVENT] for n in range(0, used, EVENT)]


@pytest.fixture(scope="module")
def allied_morning(first_morning: bytes) -> bytes:
    """The machine when the Germans have fought and the Allies are to move."""
    player = Marshal.at(first_morning)
    player.fights()
    return player.a2.save()


@pytest.mark.rule("BA-1.10")
def test_the_other_side_s_battles_are_logged_with_their_die(allied_morning: bytes) -> None:
    log = events(Marshal.at(allied_morning))
    battles = [event for event in log if event[0] & 127 == BATTLE]
    assert len(battles) >= 5
    for event in battles:
        assert event[0] == BATTLE, "the Germans fought"
        column, die = event[3] >> 3, event[3] & 7
        attack = event[4] | event[5] << 8
        defence = event[6] | (event[7] & 127) << 8
        assert 1 <= die <= 6
        ratio = attack / defence
        assert (column >= 3) == (ratio >= 1)


def test_they_are_shown_again_and_again_and_the_half_day_goes_on(allied_morning: bytes) -> None:
    player = Marshal.at(allied_morning)
    before = player.state()
    player.types("P")
    player.sees("P PAUSE")
    player.sees("AGAINST")
    player.types("P")
    player.sees("ANY KEY GOES ON")
    row = player.rows[20]
    assert row.startswith(" German ") and " against " in row
    assert player.rows[21].startswith(" Die ") and player.rows[22].startswith(" Defenders")
    player.types(" FFF")
    player.sees("THAT WAS ALL", within=60)
    player.types("A")
    player.sees("P PAUSE")
    player.types(ESCAPE)
    player.sees("R RESOLVE")
    assert player.state() == before


def test_a_side_s_own_half_day_is_forgotten_when_its_next_begins(allied_morning: bytes) -> None:
    player = Marshal.at(allied_morning)
    german = events(player)
    player.fights()
    player.sees("PM")
    assert german
    log = events(player)
    assert all(event[0] & 128 for event in log), "the Allies' alone are left"

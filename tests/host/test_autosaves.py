"""States kept by themselves, and going on from them."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from grognard.emu import Apple2
from grognard.host.running import autosaves
from grognard.host.running.autosaves import KEPT, Autosaves, kept_states, state_folder


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def told_nothing(text):
    pytest.fail(text)


def test_the_last_twenty_are_kept_and_the_newest_comes_first(echo_machine):
    saves = Autosaves(echo_machine, "echo", told_nothing)
    for number in range(KEPT + 5):
        echo_machine.type(chr(65 + number))
        echo_machine.run(frames=2)
        saves.struck()
        assert saves.keep() is not None
    kept = kept_states("echo")
    assert len(kept) == KEPT
    for place, letter in ((0, "Y"), (KEPT - 1, "F")):
        with Apple2() as a2:
            a2.load_file(kept[place].path)
            assert a2.screen.text[0].startswith(letter)


def test_a_clock_that_is_put_back_makes_no_state_the_oldest(echo_machine, monkeypatch):
    """As each autumn, when an hour comes twice: what is kept then was removed at once."""

    class Clock(datetime):
        hour_ago = timedelta(0)

        @classmethod
        def now(cls):
            return datetime.now() - cls.hour_ago

    monkeypatch.setattr(autosaves, "datetime", Clock)
    saves = Autosaves(echo_machine, "echo", told_nothing)
    written = []
    for number in range(KEPT + 5):
        Clock.hour_ago = timedelta(hours=number >= KEPT)
        saves.struck()
        written.append(saves.keep())
    assert [kept.path for kept in kept_states("echo")] == written[: -KEPT - 1 : -1]


def test_nothing_is_kept_where_nothing_was_typed(echo_machine):
    assert Autosaves(echo_machine, "echo", told_nothing).keep() is None
    assert kept_states("echo") == []


def test_without_a_phase_to_watch_one_is_kept_every_five_minutes(echo_machine, monkeypatch):
    monkeypatch.setattr(autosaves, "EVERY_CYCLES", 3_000_000)
    saves = Autosaves(echo_machine, "echo", told_nothing)
    for _ in range(10):
        saves.struck()
        echo_machine.run(cycles=1_000_000)
        saves.frame()
    assert len(kept_states("echo")) == 3


def test_a_full_or_closed_folder_is_told_once_and_play_goes_on(echo_machine, place):
    states = state_folder("echo").parent
    states.parent.mkdir(parents=True, exist_ok=True)
    states.write_bytes(b"a file where the folder should be")
    told = []
    saves = Autosaves(echo_machine, "echo", told.append)
    for _ in range(2):
        saves.struck()
        assert saves.keep() is None
    assert len(told) == 1


def test_other_files_in_the_folder_stay_and_are_no_states(echo_machine):
    folder = state_folder("echo")
    folder.mkdir(parents=True)
    for name in ("kept.state", "20261301-000000.state", "notes.txt"):
        (folder / name).write_bytes(b"mine")
    saves = Autosaves(echo_machine, "echo", told_nothing)
    for _ in range(KEPT + 2):
        saves.struck()
        saves.keep()
    assert (folder / "kept.state").read_bytes() == b"mine"
    assert len(kept_states("echo")) == KEPT

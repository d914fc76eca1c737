"""States kept by themselves, and going on from them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from grognard.emu import Apple2
from grognard.host import autosaves
from grognard.host.autosaves import KEPT, Autosaves, kept_states, state_folder
from grognard.host.games import built_game


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


BATTLE = [
    ("PRESS ANY", " "),
    ("START A NEW", "3"),
    ("SOLITAIRE", "1"),
    ("NCO TRAINING", "1"),
    ("SILENCE", "2"),
    ("UNLIMITED", "2"),
    ("HOW MANY", "250\r"),
    ("WHICH SOLDIER", "4\r"),
    ("END THE PHASE", "Y\r"),
]


@pytest.mark.slow
def test_a_state_is_kept_before_the_computer_writes_its_orders(place):
    game = built_game("ambush")
    with Apple2() as a2:
        a2.insert(1, game.file("dsk"))
        a2.load_symbols(game.file("dbg"))
        saves = Autosaves(a2, "ambush", told_nothing)
        computer = []
        a2.on("phase_german", lambda _: computer.append(a2.cycles))
        orders = a2.symbol("man_order_count")
        for text, keys in BATTLE:
            a2.until(text=text, within=30)
            a2.type(keys)
            saves.struck()
            for _ in range(40):
                a2.run(frames=1)
                saves.frame()
        newest = kept_states("ambush")[0]
        assert newest.turn == 1
        a2.load_file(newest.path)
        assert len(computer) == 1
        assert 0 <= a2.cycles - computer[0] <= 2 * 17_030
        assert a2.memory[orders + 10 : orders + 20] == bytes(10)
        a2.until(text="SOUNDS OF BATTLE", within=60)


KAMPFGRUPPE = [
    ("PRESS ANY", " "),
    ("START A NEW BATTLE", "2"),
    ("WHO COMMANDS", "1"),
    ("HANDICAP", "3"),
    ("PACE", "1"),
    ("SOUND", "2"),
    ("WHICH?", "1"),
    ("GERMAN ORDERS", "X"),
    ("END YOUR ORDERS", "Y"),
]


@pytest.mark.slow
def test_kampfgruppe_too_is_kept_before_the_computer_writes_its_orders(place):
    game = built_game("kampfgruppe")
    with Apple2() as a2:
        a2.insert(1, game.file("dsk"))
        a2.load_symbols(game.file("dbg"))
        saves = Autosaves(a2, "kampfgruppe", told_nothing)
        computer = []
        overlay = a2.symbol("overlay_id")

        def entered(_):
            if a2.memory[overlay] == 4:  # other overlays have other code there
                computer.append(a2.cycles)

        a2.on("computer_main", entered)
        for text, keys in KAMPFGRUPPE:
            a2.until(text=text, within=60)
            a2.type(keys)
            saves.struck()
            for _ in range(40):
                a2.run(frames=1)
                saves.frame()
        a2.until(text="COMBAT", within=120)
        newest = kept_states("kampfgruppe")[0]
        assert newest.turn == 1
        a2.load_file(newest.path)
        assert 0 <= computer[0] - a2.cycles <= 60 * 17_030  # it loads its overlay first
        assert a2.memory[a2.symbol("st_side")] == 1


def grognard(*words):
    return subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", *map(str, words)],
        env=dict(os.environ),
        input="",
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.mark.slow
def test_play_goes_on_from_a_kept_state_and_lists_them(place):
    game = built_game("ambush")
    with Apple2() as a2:
        a2.insert(1, game.file("dsk"))
        a2.load_symbols(game.file("dbg"))
        saves = Autosaves(a2, "ambush", told_nothing)
        a2.until(text="PRESS ANY", within=20)
        a2.type(" ")
        a2.until(text="START A NEW", within=20)
        saves.struck()
        saves.keep()
    listed = grognard("play", "ambush", "--resume", "list")
    assert listed.returncode == 0 and "turn 0" in listed.stdout
    done = grognard("play", "ambush", "--plain", "--resume")
    assert done.returncode == 0, done.stderr
    assert "Start a new game" in done.stdout
    assert "Press any key" not in done.stdout
    none = grognard("play", "ambush", "--plain", "--resume", "2")
    assert none.returncode == 1 and "no number 2" in none.stderr
    assert grognard("play", "ambush", "--plain", "--resume", "x").returncode == 2


@pytest.mark.slow
def test_a_second_play_of_the_same_save_disk_is_told(place):
    from grognard.host.saves import own_save_disk

    save = own_save_disk(built_game("ambush"))
    with Apple2() as a2:
        a2.insert(2, save, writable=True)
        second = grognard("play", "ambush", "--plain")
    assert second.returncode == 1
    assert "in use by another program" in second.stderr

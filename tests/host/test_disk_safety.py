"""Disks in the hands of the commands and the window: overlays, locks, states, the printer."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pygame
import pytest

from grognard.emu import Apple2
from grognard.host.disks.pending import overlay_folder, settle, undecided

# Boots, waits for a key, writes on track 0, stops the motor, prints an A and waits for the next.
#   0801  LDA $C000 : BPL $0801 : STA $C010 : LDA $C0E9 : LDX #0 : DEX : BNE $080E
#         LDA $C0ED : LDA $C0EE : LDA #$FF : STA $C0EF : CMP $C0EC : LDX #0 : DEX : BNE
#         LDA $C0EE : LDA $C0EC : LDA $C0E8 : LDA #$41 : STA $C090 : JMP $0801
SCRIBBLE = bytes.fromhex(
    "01"
    "AD00C0 10FB 8D10C0 ADE9C0 A200 CAD0FD"
    "ADEDC0 ADEEC0 A9FF 8DEFC0 CDECC0 A200 CAD0FD"
    "ADEEC0 ADECC0 ADE8C0 A941 8D90C0 4C0108"
)


@pytest.fixture
def game(tmp_path, monkeypatch):
    """A bootable .woz whose program writes on it at each key."""
    from grognard.emu.formats import image_from_sectors, write_image

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    path = tmp_path / "my game.woz"
    write_image(path, image_from_sectors(SCRIBBLE.ljust(143_360, b"\0")))
    return path


def grognard(*words):
    return subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", *map(str, words)],
        env={**os.environ},
        capture_output=True,
        text=True,
        timeout=120,
        stdin=subprocess.DEVNULL,
    )


def scribble(a2):
    a2.run(seconds=4)
    a2.type("X")
    a2.run(seconds=2)


def left_pending(game):
    """The program's writing, left undecided; the file as it was."""
    before = game.read_bytes()
    with Apple2() as a2:
        a2.insert(1, game, overlay=overlay_folder())
        assert undecided(a2) == []
        scribble(a2)
        assert undecided(a2) == [game]
    assert game.read_bytes() == before
    return before


@pytest.mark.slow
def test_changes_that_wait_are_listed_and_kept_by_command(game):
    before = left_pending(game)
    (row,) = json.loads(grognard("disk", "pending", "--json").stdout)
    assert row["disk"] == str(game)
    assert str(game) in grognard("disk", "pending", game).stdout
    done = grognard("disk", "keep", game)
    assert (done.returncode, done.stderr) == (0, "")
    assert game.read_bytes() != before
    assert game.with_name(game.name + ".before").read_bytes() == before
    assert grognard("disk", "pending").stdout == ""
    again = grognard("disk", "keep", game)
    assert again.returncode == 1 and "no changes wait" in again.stderr


@pytest.mark.slow
def test_changes_that_wait_are_dropped_by_command(game):
    before = left_pending(game)
    assert grognard("disk", "discard", game).returncode == 0
    assert grognard("disk", "pending").stdout == "" and game.read_bytes() == before


@pytest.mark.slow
def test_two_sessions_at_a_time_leave_both_their_changes(game):
    with Apple2() as one, Apple2() as two:
        for a2 in (one, two):
            a2.insert(1, game, overlay=overlay_folder())
            scribble(a2)
    assert len(grognard("disk", "pending", game).stdout.splitlines()) == 2
    done = grognard("disk", "keep", game)
    assert done.returncode == 1 and "several sessions" in done.stderr
    assert grognard("disk", "discard", game).returncode == 0
    assert list(overlay_folder().iterdir()) == []


@pytest.mark.parametrize("decision", ["keep", "discard", None])
@pytest.mark.quick_cases(1)
def test_the_end_of_a_session_settles_as_decided(game, decision, capsys):
    before = game.read_bytes()
    with Apple2() as a2:
        a2.insert(1, game, overlay=overlay_folder())
        scribble(a2)
        settle(a2, decision)
        said = capsys.readouterr().err
        assert (game.read_bytes() != before) == (decision == "keep")
        assert ("grognard disk keep" in said) == (decision is None)
    assert len(grognard("disk", "pending").stdout.splitlines()) == (decision is None)


@pytest.fixture
def window(game, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    from grognard.host.window.window import Window

    with Apple2() as a2:
        a2.insert(1, game, overlay=overlay_folder())
        yield Window(a2, "Game", scale=2)
    pygame.display.quit()


def event(kind, key=0):
    return pygame.event.Event(kind, **({"key": key, "mod": 0, "unicode": ""} if key else {}))


def test_the_window_closes_at_once_when_nothing_was_written(window):
    window.handle(event(pygame.QUIT))
    assert window._closed and window.decision is None


@pytest.mark.parametrize(
    ("key", "decision"), [(pygame.K_k, "keep"), (pygame.K_d, "discard"), (pygame.K_l, None)]
)
def test_the_window_asks_on_closing_what_becomes_of_the_writing(window, game, key, decision):
    scribble(window.a2)
    window.handle(event(pygame.QUIT))
    assert window.asking == [game] and not window._closed
    cycles = window.a2.cycles
    window._advance(0)
    window.draw()
    assert window.a2.cycles == cycles  # the machine waits for the answer
    window.handle(event(pygame.KEYDOWN, pygame.K_ESCAPE))
    assert not window.asking and not window._closed
    window.handle(event(pygame.QUIT))
    window.handle(event(pygame.KEYDOWN, key))
    assert window._closed and window.decision == decision


def test_closing_the_window_twice_leaves_the_question_for_later(window):
    scribble(window.a2)
    window.handle(event(pygame.QUIT))
    window.handle(event(pygame.QUIT))
    assert window._closed and window.decision is None


def test_swapped_disks_keep_what_receives_their_writing(window, game, tmp_path):
    save = tmp_path / "save.dsk"
    save.write_bytes(bytes(143_360))
    window.insert(2, save)
    window.own_keys.swap()
    assert [window.a2.disk_path(drive) for drive in (1, 2)] == [save, game]
    window.own_keys.swap()
    before = game.read_bytes()
    window.a2.reboot()
    scribble(window.a2)
    assert window.a2.pending(1) is not None and game.read_bytes() == before


@pytest.mark.slow
def test_a_second_program_is_told_that_the_disk_is_in_use(game):
    with Apple2() as a2:
        a2.insert(1, game, writable=True)
        done = grognard("run", game, "--writable", "--wait", 0.1)
        assert done.returncode == 1
        assert f"my game.woz is in use by another program (process {os.getpid()}" in done.stderr
        assert grognard("run", game, "--wait", 0.1).returncode == 0  # only to look


@pytest.mark.slow
def test_a_bad_state_is_refused_in_words_and_the_program_starts(game, tmp_path):
    state = tmp_path / "my.state"
    done = grognard("run", game, "--wait", 1, "--save-state", state, "--json")
    first = json.loads(done.stdout)
    done = grognard("run", game, "--load-state", state, "--wait", 0, "--json")
    assert json.loads(done.stdout)["hash"] == first["hash"] and done.stderr == ""
    state.write_bytes(state.read_bytes()[:-7])
    done = grognard("run", game, "--load-state", state, "--wait", 1, "--json")
    assert (done.returncode, json.loads(done.stdout)["hash"]) == (0, first["hash"])
    assert "my.state" in done.stderr and "starting without it" in done.stderr


@pytest.mark.slow
def test_what_is_printed_is_added_to_a_file(game, tmp_path):
    paper = tmp_path / "paper.txt"
    for _ in range(2):
        words = ("--wait", 4, "--type", "X", "--wait", 1, "--printer", paper)
        assert grognard("run", game, *words).returncode == 0
    assert paper.read_text() == "AA"


@pytest.mark.slow
def test_a_disk_that_its_file_cannot_hold_is_kept_said_and_no_success(tmp_path):
    path = tmp_path / "game.dsk"
    path.write_bytes(SCRIBBLE.ljust(143_360, b"\0"))
    before = path.read_bytes()
    done = grognard("run", path, "--writable", "--wait", 4, "--type", "X", "--wait", 2)
    assert done.returncode == 1
    assert "game.dsk left as it was (not 16 readable sectors on every track: track 0" in done.stderr
    assert "its bits are in" in done.stderr and "game.unreadable.woz" in done.stderr
    assert path.read_bytes() == before
    assert (tmp_path / "game.unreadable.woz").stat().st_size > 100_000


def invoked(*words):
    from click.testing import CliRunner

    from grognard.host.cli import main

    return CliRunner().invoke(main, list(map(str, words)))


@pytest.fixture
def images(tmp_path):
    """A disk, another one, a file for it, and the patch that makes the other one of it."""
    from grognard.rom_build.disk import bps

    mine, other, notes = tmp_path / "mine.dsk", tmp_path / "other.dsk", tmp_path / "notes"
    for path in (mine, other):
        assert invoked("disk", "new", path).exit_code == 0
    notes.write_text("NOTES")
    assert invoked("disk", "put", other, notes).exit_code == 0
    for name, old, new in (("there.bps", mine, other), ("mine.dsk.undo-1.bps", other, mine)):
        (tmp_path / name).write_bytes(bps.make(old.read_bytes(), new.read_bytes()))
    return tmp_path


WRITERS = {
    "put": ("disk", "put", "mine.dsk", "notes"),
    "rm": ("disk", "rm", "mine.dsk", "NOTES"),
    "new": ("disk", "new", "mine.dsk", "--force"),
    "convert": ("disk", "convert", "other.dsk", "mine.dsk", "--force"),
    "apply": ("patch", "apply", "mine.dsk", "there.bps"),
    "into": ("patch", "apply", "other.dsk", "mine.dsk.undo-1.bps", "-o", "mine.dsk", "--force"),
    "revert": ("patch", "revert", "mine.dsk"),
}


@pytest.mark.parametrize("writer", WRITERS)
def test_no_command_writes_an_image_that_is_in_a_drive(images, monkeypatch, writer):
    monkeypatch.chdir(images)
    if writer in ("rm", "revert"):
        assert invoked("disk", "put", "mine.dsk", "notes").exit_code == 0
    before = (images / "mine.dsk").read_bytes()
    with Apple2() as a2:
        a2.insert(1, images / "mine.dsk", writable=True)
        done = invoked(*WRITERS[writer])
        assert done.exit_code == 1 and "mine.dsk is in use by this program" in done.stderr
        assert (images / "mine.dsk").read_bytes() == before
    done = invoked(*WRITERS[writer])
    assert done.exit_code == 0, done.stderr
    assert not (images / "mine.dsk.lock").exists()

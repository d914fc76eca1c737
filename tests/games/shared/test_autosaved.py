"""States kept by themselves in a battle, and going on from them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from grognard.emu import Apple2
from grognard.host.disks.saves import own_save_disk
from grognard.host.running.autosaves import Autosaves, kept_states

from ..built import built
from .game import FRAME, SharedGame


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


@pytest.mark.slow
def test_a_state_is_kept_before_the_computer_writes_its_orders(game: SharedGame) -> None:
    turn = game.computer_turn
    with game.hands(sanitize=False) as player:
        a2 = player.a2
        saves = Autosaves(a2, game.name, pytest.fail)
        begun: list[int] = []

        def entered(a2: Any) -> None:
            # other overlays have other code there
            if turn.overlay is None or player.byte("overlay_id") == turn.overlay:
                begun.append(a2.cycles)

        a2.on(turn.begins, entered)
        for text, keys in turn.keys:
            player.sees(text, within=60)
            player.types(keys)
            saves.struck()
            for _ in range(40):
                a2.run(frames=1)
                saves.frame()
        if not begun:
            player.sees(turn.then, within=120)
        newest = kept_states(game.name)[0]
        assert newest.turn == 1
        a2.load_file(newest.path)
        assert turn.earliest <= (a2.cycles - begun[0]) / FRAME <= turn.latest
        turn.not_yet(player)
        count = len(begun)
        player.sees(turn.then, within=120)
        assert count == 1


def grognard(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", *words],
        env=dict(os.environ),
        input="",
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.mark.slow
def test_play_goes_on_from_a_kept_state_and_lists_them(game: SharedGame) -> None:
    with game.hands(sanitize=False) as player:
        saves = Autosaves(player.a2, game.name, pytest.fail)
        game.reaches_the_menu(player)
        saves.struck()
        saves.keep()
    listed = grognard("play", game.name, "--resume", "list")
    assert listed.returncode == 0 and "turn 0" in listed.stdout
    done = grognard("play", game.name, "--plain", "--resume")
    assert done.returncode == 0, done.stderr
    assert game.menu in done.stdout.upper()
    assert "Press any key" not in done.stdout
    none = grognard("play", game.name, "--plain", "--resume", "2")
    assert none.returncode == 1 and "no number 2" in none.stderr
    assert grognard("play", game.name, "--plain", "--resume", "x").returncode == 2


@pytest.mark.slow
@pytest.mark.by_turns
def test_a_second_play_of_the_same_save_disk_is_told(game: SharedGame) -> None:
    save = own_save_disk(built(game.name))
    with Apple2() as a2:
        a2.insert(2, save, writable=True)
        second = grognard("play", game.name, "--plain")
    assert second.returncode == 1
    assert "in use by another program" in second.stderr

"""One NCO Training game from power-on to its declared end: the same on both cores to the last bit.

It is played by keys on the fast core and recorded; `grognard replay check --core both` plays it on
both and compares the hash of the whole machine at every emulated second and at the end.
"""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.emu import CPU_HZ
from grognard.host.running.steps import set_seed

from .player import Player
from .whole_game import OVER, begins, plays

LONGEST = 90
"""Emulated seconds: the reference core takes about as long."""


def a_short_game(file: Path) -> int:
    """Plays games until one is short, records that, and returns its cycles."""
    for most, seed in itertools.product((4, 5, 6, 7), range(1, 30)):
        with Player(sanitize=False) as player:
            recorder = player.a2.record()
            set_seed(player.a2, seed)
            begins(player, "1", "1")
            try:
                page = plays(player, attackers=(0,), most=most)
            except AssertionError:  # not over by then
                continue
            recorder.mark()
            if OVER in page.upper() and player.a2.cycles < LONGEST * CPU_HZ:
                recorder.save(file)
                return player.a2.cycles
    raise AssertionError("no game was short")


@pytest.mark.slow
@pytest.mark.thorough
def test_a_whole_nco_training_game_ends_in_the_same_hash_on_both_cores(tmp_path: Path) -> None:
    file = tmp_path / "nco.replay"
    cycles = a_short_game(file)
    command = ["replay", "check", str(file), "--core", "both", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", *command],
        capture_output=True,
        text=True,
        timeout=3600,  # on a busy computer
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert found["same"] is True and abs(found["cycles"] - cycles) < 20
    assert found["hashes"] >= cycles / CPU_HZ * 0.9

"""The page on patches, carried out."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.emu import Apple2
from grognard.host.built.games import BuiltGame, built_game
from grognard.host.built.routine import load_for, read_labels

ROOT = Path(__file__).resolve().parents[3]


def blocks(name: str, language: str = "python") -> list[str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.mark.slow
def test_the_patch_of_the_page_leads_to_a_disk_that_plays(tmp_path):
    """The page's commands, in a folder of their own; booting is done without the window.

    There the game is built already: its build from nothing is tested elsewhere.
    """
    shutil.copytree(built_game("ambush").folder, tmp_path / "out" / "ambush")
    (source,) = blocks("docs/patching.md", "asm")
    first, sharing = blocks("docs/patching.md", "sh")
    (tmp_path / "mine.s").write_text(source)

    def run(line):
        words = [sys.executable, "-m", "grognard.host.cli", *line.split()[1:]]
        done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        return done.stdout

    commands = first.strip().splitlines()
    assert len(commands) == 3
    for line in commands[:2]:
        run(line)
    steps = {"PRESS ANY": "\\s", "START A NEW": "3", "SOLITAIRE": "1", "NCO TRAINING": "1"}
    steps |= {"SILENCE": "2", "UNLIMITED": "2", "HOW MANY": "250\\r"}
    assert commands[2] == "grognard boot mine.dsk"
    with Apple2() as a2:
        a2.insert(1, tmp_path / "mine.dsk")
        a2.screen.use_font(tmp_path / "out" / "ambush" / "ambush.font")
        for text, keys in steps.items():
            a2.until(text=text, within=30)
            a2.type(keys.replace("\\s", " ").replace("\\r", "\r"))
        a2.until(text="WHO IS READY?", within=30)
        a2.type("2\r")
        a2.until(text="DUMKE", within=30)
        a2.run(seconds=2)
        assert any(re.search(r"DUMKE\s+R2\s+6\s+9", line.upper()) for line in a2.screen.text)
    assert falls(tmp_path, "out/ambush/ambush.dsk") == (11, 1)
    assert falls(tmp_path, "mine.dsk") == (11, 0)
    for line in sharing.strip().splitlines():
        run(line)
    assert (tmp_path / "theirs.dsk").read_bytes() == (tmp_path / "mine.dsk").read_bytes()


def falls(folder: Path, disk: str) -> tuple[int, int]:
    """Wounds and carry of a man at ten wound points who takes the least hit there is."""
    made = folder / "out" / "ambush"
    kept = (made / "ambush.dsk").read_bytes()
    (made / "ambush.dsk").write_bytes((folder / disk).read_bytes())
    game = BuiltGame("ambush", made)
    labels = read_labels(game.file("dbg"))
    a2 = load_for(game, labels["wound"])
    (made / "ambush.dsk").write_bytes(kept)
    a2.memory[labels["man_wounds"].address] = 10
    result = a2.call(labels["wound"].address, X=0)
    return result.a, result.c

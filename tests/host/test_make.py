"""The Makefile and its scripts."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.rom_build.games import game_names

GAME = game_names()[0]

ROOT = Path(__file__).resolve().parents[2]
TARGETS = (
    "play test setup disks web cycles mutate bench ladder rules check-ca65 lint clean help".split()
)

pytestmark = pytest.mark.skipif(
    not shutil.which("sh") or not shutil.which("make"), reason="needs a shell and make"
)


def test_every_promised_target_is_there_and_help_is_the_default():
    database = subprocess.run(
        ["make", "-npq"], cwd=ROOT, capture_output=True, text=True, timeout=60
    ).stdout
    for target in TARGETS:
        assert re.search(rf"^{re.escape(target)}:", database, re.MULTILINE), target
    assert re.search(r"^\.DEFAULT_GOAL := help$", database, re.MULTILINE)


@pytest.fixture
def small_checkout(tmp_path):
    """A tree with the scripts and one game's folder."""
    (tmp_path / "game_asm" / "games" / GAME).mkdir(parents=True)
    for folder in ("emu", "rom_build", "host", "tests"):
        (tmp_path / folder / "__pycache__").mkdir(parents=True)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    return tmp_path


def test_clean_removes_what_was_made_and_keeps_a_save_disk(small_checkout):
    out = small_checkout / "out" / GAME
    (out / "gen").mkdir(parents=True)
    for name in (f"{GAME}.dsk", f"{GAME}.dbg", "sources.json", "gen/village.s", "my-save.dsk"):
        (out / name).write_text("x")
    (small_checkout / "save.dsk").write_text("x")
    pictures = small_checkout / "out" / "pictures"
    pictures.mkdir()
    for name in ("title.png", "battle_of_1942.png"):
        (pictures / name).write_text("x")
    subprocess.run(["sh", "tools/clean.sh"], cwd=small_checkout, check=True, timeout=60)
    assert [p.name for p in out.iterdir()] == ["my-save.dsk"]
    assert (small_checkout / "save.dsk").exists()
    assert not pictures.exists()
    assert not (small_checkout / "emu" / "__pycache__").exists()


def test_clean_of_a_clean_tree_does_nothing(small_checkout):
    subprocess.run(["sh", "tools/clean.sh"], cwd=small_checkout, check=True, timeout=60)
    assert not (small_checkout / "out").exists()


def test_setup_without_the_venv_module_prints_the_systems_install_line(small_checkout):
    python = small_checkout / "python3"
    python.write_text(
        f'#!/bin/sh\ncase "$*" in *ensurepip*) exit 1;; esac\nexec "{sys.executable}" "$@"\n'
    )
    python.chmod(0o755)
    done = subprocess.run(
        ["sh", "tools/setup.sh", ".venv"],
        cwd=small_checkout,
        env={**os.environ, "PYTHON": str(python)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    assert "venv" in done.stderr
    assert "install" in done.stderr
    assert not (small_checkout / ".venv").exists()


def test_setup_with_an_old_python_says_which_is_needed(small_checkout):
    python = small_checkout / "python3"
    python.write_text("#!/bin/sh\nexit 1\n")
    python.chmod(0o755)
    # Nothing newer on the path either: only the tools that the script itself needs.
    tools = small_checkout / "bin"
    tools.mkdir()
    for name in ("sh", "mkdir", "rm"):
        (tools / name).symlink_to(shutil.which(name))
    done = subprocess.run(
        [str(tools / "sh"), "tools/setup.sh", ".venv"],
        cwd=small_checkout,
        env={"PATH": str(tools), "PYTHON": str(python)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    assert "Python 3.11" in done.stderr

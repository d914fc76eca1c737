"""The Makefile and its scripts."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TARGETS = (
    "play test setup disks cycles mutate bench ladder rules check-ca65 lint clean help".split()
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
    (tmp_path / "game_asm" / "games" / "ambush").mkdir(parents=True)
    for folder in ("emu", "rom_build", "host", "tests"):
        (tmp_path / folder / "__pycache__").mkdir(parents=True)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    return tmp_path


def test_clean_removes_what_was_made_and_keeps_a_save_disk(small_checkout):
    out = small_checkout / "out" / "ambush"
    (out / "gen").mkdir(parents=True)
    for name in ("ambush.dsk", "ambush.dbg", "sources.json", "gen/village.s", "my-save.dsk"):
        (out / name).write_text("x")
    (small_checkout / "save.dsk").write_text("x")
    subprocess.run(["sh", "tools/clean.sh"], cwd=small_checkout, check=True, timeout=60)
    assert [p.name for p in out.iterdir()] == ["my-save.dsk"]
    assert (small_checkout / "save.dsk").exists()
    assert not (small_checkout / "emu" / "__pycache__").exists()


def test_clean_of_a_clean_tree_does_nothing(small_checkout):
    subprocess.run(["sh", "tools/clean.sh"], cwd=small_checkout, check=True, timeout=60)
    assert not (small_checkout / "out").exists()


def test_setup_without_the_venv_module_prints_the_systems_install_line(small_checkout):
    python = small_checkout / "python3"
    python.write_text(
        f'#!/bin/sh\ncase "$*" in *ensurepip*) exit 1;; esac\nexec {sys.executable} "$@"\n'
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


HALF = """
import subprocess, pytest
@pytest.mark.parametrize("n", range({count}))
def test_{name}(n):
    subprocess.run(["sleep", "{seconds}"])
    assert n != {bad}
"""


def halves(folder, seconds, bad):
    """The command that runs two small halves of tests."""
    paths = []
    for name, count in (("shown", 3), ("told", 4)):
        paths.append(folder / f"test_{name}.py")
        paths[-1].write_text(HALF.format(name=name, count=count, seconds=seconds, bad=bad))
    words = [sys.executable, str(ROOT / "tools" / "halves.py")]
    return [*words, "--", str(paths[0]), "--", str(paths[1])]


@pytest.mark.parametrize("bad", [3, 9], ids=["a failure", "no failure"])
@pytest.mark.slow
def test_both_halves_of_the_tests_are_shown_and_what_failed_comes_last(bad, tmp_path):
    done = subprocess.run(halves(tmp_path, 0.01, bad), capture_output=True, text=True, timeout=60)
    assert re.search(r"3 passed.*-- the games\n.*4 items", done.stdout, re.DOTALL)
    last = done.stdout.strip().rpartition("\n")[2]
    if bad == 9:
        assert (done.returncode, last) == (0, "-- both halves passed")
    else:
        assert done.returncode == 1 and last.startswith("FAILED") and "test_told[3]" in last


@pytest.mark.slow
def test_ctrl_c_ends_both_halves_of_the_tests_and_all_they_started(tmp_path):
    seconds = f"60.{os.getpid()}"
    run = subprocess.Popen(halves(tmp_path, seconds, 9), stdout=subprocess.PIPE, text=True)

    def sleeping():
        names = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True).stdout
        return names.count(f"sleep {seconds}\n")

    limit = time.monotonic() + 40
    while sleeping() < 2 and time.monotonic() < limit:
        time.sleep(0.2)
    assert sleeping() == 2
    run.send_signal(signal.SIGINT)
    words, _ = run.communicate(timeout=40)
    assert run.returncode == 130 and "interrupted" in words
    assert sleeping() == 0

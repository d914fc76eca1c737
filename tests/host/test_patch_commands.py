"""`grognard patch` as a process: apply, refuse, take back."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest


def patch(*words):
    return subprocess.run(
        [sys.executable, "-m", "grognard.host.cli", "patch", *map(str, words)],
        capture_output=True,
        text=True,
        timeout=60,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.slow
def test_a_patch_is_made_applied_refused_a_second_time_and_taken_back(tmp_path):
    old = random.Random(3).randbytes(143_360)
    new = old[:5000] + b"changed" + old[5007:]
    for name, data in (("old.dsk", old), ("new.dsk", new), ("mine.dsk", old)):
        (tmp_path / name).write_bytes(data)
    mine = tmp_path / "mine.dsk"
    made = tmp_path / "x.bps"
    assert patch("make", tmp_path / "old.dsk", tmp_path / "new.dsk", "-o", made).returncode == 0
    assert patch("apply", mine, made).returncode == 0
    assert mine.read_bytes() == new
    again = patch("apply", mine, made)
    assert again.returncode == 1 and "already patched" in again.stderr
    assert patch("revert", mine).returncode == 0
    assert mine.read_bytes() == old and not list(tmp_path.glob("*undo*"))
    assert patch("revert", mine).returncode == 1
    made.write_bytes(made.read_bytes()[:-1])
    assert patch("info", made).returncode == 1

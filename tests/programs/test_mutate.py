"""Mutants judged side by side: the same table from one process, from two, and from a cluster."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.rom_build.games import game_names

from .mutants import drops

TOP = Path(__file__).parents[2]
GAME = game_names()[-1]
FEW = ("--limit", "90", "--seed", "2", "--any")


def table(*words: str) -> str:
    """What a run prints of the mutants that a few tests reach."""
    tests = sorted((TOP / "tests" / "games" / GAME).glob("test_l*.py"))
    done = subprocess.run(
        [sys.executable, "-m", "tests.programs.mutate", GAME, *FEW, *words, "--tests", *tests],
        cwd=TOP,
        capture_output=True,
        text=True,
    )
    assert done.returncode in (0, 1) and "mutants die" in done.stdout, done.stderr
    return done.stdout


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[str]:
    """The address of a scheduler with two workers on this computer."""
    pytest.importorskip("distributed", reason="Dask is not installed: nothing is spread over it")
    file = tmp_path / "scheduler.json"
    dask = [Path(sys.executable).with_name("dask")]
    ours = ["--scheduler-file", file, "--no-dashboard"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    words = ["scheduler", "--port", "0", "--host", "127.0.0.1"]
    begun = [subprocess.Popen([*dask, *words, *ours], cwd=TOP, **quiet)]
    for _ in range(2):
        words = ["worker", "--nthreads", "1", "--no-nanny"]
        begun.append(subprocess.Popen([*dask, *words, *ours], cwd=TOP, **quiet))
    try:
        for _ in range(600):
            if file.exists() and file.read_text():
                break
            time.sleep(0.1)
        yield json.loads(file.read_text())["address"]
    finally:
        for process in reversed(begun):
            process.kill()
            process.wait()


@pytest.mark.thorough
def test_the_table_is_the_same_from_processes_and_from_a_cluster(cluster: str) -> None:
    one = table("-j1")
    assert " 0 of " in one and "lives:" in one
    assert table("-j2") == one
    assert table("--cluster", cluster) == one


@pytest.mark.parametrize(
    ("code", "left_out"),
    [
        ("jsr $1234", 0x2C),
        ("sta $12", 0x24),
        ("stx $1234", 0x2C),
        ("sta $1234,x", 0xDD),
        ("sta ($12),y", 0xD1),
        ("sty $12,x", 0xD5),
        ("lda $1234", None),
        ("jmp $1234", None),
    ],
)
def test_a_call_or_store_is_left_out_by_what_only_reads(code: str, left_out: int | None) -> None:
    opcodes = {"jsr": 0x20, "lda": 0xAD, "jmp": 0x4C, "stx": 0x8E, "sty": 0x94}
    stores = {"sta $12": 0x85, "sta $1234,x": 0x9D, "sta ($12),y": 0x91}
    first = stores.get(code) or opcodes[code[:3]]
    assert [new for _, new, _ in drops(bytes([first, 0x34, 0x12]))] == [left_out] * bool(left_out)

"""A debug file older than its disk is told of, where its names are asked for."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from grognard import program
from grognard.emu.errors import SymbolWarning
from grognard.host.built.games import STAMP, warn_if_stale

from .debugged import program_disk

TOLD = "program.dbg: older than program.dsk: its names and lines may be those of another version"


@pytest.fixture
def disk(tmp_path: Path) -> Path:
    """A disk whose debug file is a minute older."""
    made = program_disk(tmp_path)
    os.utime(made.with_suffix(".dbg"), (1_000_000, 1_000_000))
    os.utime(made, (1_000_060, 1_000_060))
    return made


def told(disk: Path, capsys: pytest.CaptureFixture[str]) -> str:
    warn_if_stale(disk.with_suffix(".dbg"), disk)
    out, err = capsys.readouterr()
    assert out == ""
    return err


def test_an_older_one_is_told_of(disk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(disk, capsys) == f"{disk.parent}/{TOLD}\n"
    os.utime(disk.with_suffix(".dbg"), (1_000_059, 1_000_059))
    assert told(disk, capsys) == ""


def test_a_built_disk_that_was_only_played_with_is_not(
    disk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    debug = disk.with_suffix(".dbg")
    digest = hashlib.sha256(debug.read_bytes()).hexdigest()
    stamp = disk.parent / STAMP
    stamp.write_text(json.dumps({"made": {debug.name: digest, disk.name: "as it was"}}))
    assert told(disk, capsys) == ""
    stamp.write_text(json.dumps({"made": {debug.name: "another", disk.name: "as it was"}}))
    assert told(disk, capsys) != ""
    for damage in ("", "[]", '{"made": 7}', '{"made": {}}'):
        stamp.write_text(damage)
        assert told(disk, capsys) != ""


def test_a_binary_newer_than_the_file_ld65_wrote_for_it_is_warned_of(disk: Path) -> None:
    with pytest.warns(SymbolWarning, match="older than program.dsk"):
        linked_bytes(disk)
    os.utime(disk.with_suffix(".dbg"), (1_000_060, 1_000_060))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        linked_bytes(disk)


def linked_bytes(disk: Path) -> None:
    disk.write_bytes(disk.read_bytes()[:256])
    os.utime(disk, (1_000_060, 1_000_060))
    a2 = program(disk, debug=disk.with_suffix(".dbg"))
    assert a2.memory[0x800:0x900] == disk.read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("words", [["debug"], ["debug", "--sanitize"], ["run", "--sanitize"]])
def test_a_command_that_asks_for_names_says_it_once(words: list[str], disk: Path) -> None:
    command = [sys.executable, "-m", "grognard.host.cli", words[0], str(disk), *words[1:]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, input="quit\n")
    assert done.returncode == 0
    assert done.stderr == f"{disk.parent}/{TOLD}\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    "words", [["debug"], ["profile", "--wait", "0.1"], ["run", "--sanitize", "--wait", "0.1"]]
)
def test_a_damaged_one_is_a_line_and_exit_code_1(words: list[str], disk: Path) -> None:
    debug = disk.with_suffix(".dbg")
    debug.write_text(debug.read_text().replace("file=0,line=", "file=9,line="))
    os.utime(debug)
    command = [sys.executable, "-m", "grognard.host.cli", words[0], str(disk), *words[1:]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, input="quit\n")
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr == f"{debug}: damaged debug file: a record names file 9 of 1\n"

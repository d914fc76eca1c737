"""A quick share of the mutated files; `make fuzz` gives each parser 50,000."""

import importlib.util
import os
import subprocess
import sys

import pytest

from grognard.emu import SymbolError
from grognard.emu.debuginfo.labels import Labels
from grognard.emu.debuginfo.source_map import SourceMap
from grognard.emu.debuginfo.symbols import Symbols
from grognard.host.built.routine import read_labels
from grognard.rom_build import sources

from . import fuzz_disks, fuzz_guided
from .fuzz_base import fuzz
from .fuzz_parsers import parsers
from .fuzz_texts import DEBUG_FILE

QUICK = 100
FEWER = {"data-areas": 10, "data-picture": 20, "data-scenarios": 10, "asm": 50}
"""These take longer for a file."""
NAMES = (
    *"dsk po nib 2mg woz1 woz2 overlay state replay events bps dos33 font lock rom".split(),
    *"dbg asm cfg patch.s obj game.toml charset settings stamp cycles contracts".split(),
    *sorted({
        f"data-{made.tool}"
        for game in sources.game_names()
        for made in sources.read_game(game).generated
        if made.sources
    }),
)  # fmt: skip
LIGHT = ("woz2", "replay", "dbg", "settings", "charset")
NEVER_REFUSED = ("overlay", "stamp")
"""What cannot be read there counts as not being there."""
NEVER_READ = ("obj",)
"""A digest guards every byte."""


@pytest.fixture(scope="module")
def all_parsers(tmp_path_factory):
    return parsers(tmp_path_factory.mktemp("fuzz"))


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[] if name in LIGHT else [pytest.mark.slow]) for name in NAMES],
)
def test_mutated_files_end_in_a_named_error_or_a_sound_read(name, all_parsers):
    count = FEWER.get(name, QUICK)
    refused, read = fuzz(name, all_parsers[name], count, seed=7)
    assert refused + read == count
    assert read > 0 or name in NEVER_READ
    assert refused > 0 or name in NEVER_REFUSED


def test_every_parser_has_its_quick_share(all_parsers):
    assert set(all_parsers) == set(NAMES)


PLANTED = """
import atheris
from tests.programs.fuzz_base import Parser
from tests.programs.fuzz_guided import fuzz_one

@atheris.instrument_func
def read(data):
    if len(data) > 3 and data[0] == 71:
        if data[1] == 82:
            if data[2] == 79:
                if data[3] == 71:
                    raise RuntimeError("planted")

fuzz_one("planted", Parser([b"a file of some length"], read, ()), 60, 1)
"""


@pytest.mark.slow
@pytest.mark.skipif(
    importlib.util.find_spec("atheris") is None, reason=" ".join(fuzz_guided.MISSING.split())
)
def test_coverage_leads_to_what_no_random_file_would_hit(tmp_path):
    """Four bytes of 256 values each, and every right one opens the next branch."""
    done = subprocess.run(
        [sys.executable, "-c", PLANTED],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(fuzz_guided.ROOT), "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode != 0 and "RuntimeError: planted" in done.stdout
    (kept,) = (tmp_path / "out" / "fuzz").glob("planted-crash-*")
    assert kept.read_bytes().startswith(b"GROG")


def test_without_the_tool_it_is_said_loudly(monkeypatch, capsys):
    monkeypatch.setattr(fuzz_guided.importlib.util, "find_spec", lambda _: None)
    assert fuzz_guided.main(["1", "1", "settings"]) == 0
    assert capsys.readouterr().err.startswith("NOT LED BY COVERAGE")


@pytest.mark.slow
def test_damaged_disks_end_in_an_answer_or_a_message_under_every_command():
    assert fuzz_disks.fuzz(12, seed=7) == 0


def test_scopes_that_lie_in_themselves_are_refused(tmp_path):
    path = tmp_path / "ring.dbg"
    path.write_text(DEBUG_FILE.replace('id=0,name="",mod=0', 'id=0,name="",mod=0,parent=0'))
    maps = (lambda one: Labels([one]), lambda one: SourceMap([one]))
    for reader in (Symbols().load, read_labels, *maps):
        with pytest.raises(SymbolError, match="within themselves"):
            reader(path)

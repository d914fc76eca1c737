"""A quick share of the mutated files; `make fuzz` gives each parser 50,000."""

import fuzz_disks
import pytest
from fuzz_parsers import DEBUG_FILE, fuzz, parsers

from grognard.emu import SymbolError
from grognard.emu.labels import Labels
from grognard.emu.source_map import SourceMap
from grognard.emu.symbols import Symbols
from grognard.host.errors import Failure
from grognard.host.routine import read_labels

QUICK = 200
NAMES = (
    "dsk",
    "po",
    "nib",
    "2mg",
    "woz1",
    "woz2",
    "overlay",
    "state",
    "replay",
    "events",
    "bps",
    "dbg",
)


LIGHT = ("woz2", "replay", "dbg")


@pytest.fixture(scope="module")
def all_parsers(tmp_path_factory):
    return parsers(tmp_path_factory.mktemp("fuzz"))


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[] if name in LIGHT else [pytest.mark.slow])
        for name in (*NAMES, "dos33")
    ],
)
def test_mutated_files_end_in_a_named_error_or_a_sound_read(name, all_parsers):
    refused, read = fuzz(name, all_parsers[name], QUICK, seed=7)
    assert refused + read == QUICK and read > 0
    # an overlay that cannot be read leaves the disk as its own file has it
    assert refused > 0 or name == "overlay"


def test_every_parser_has_its_quick_share(all_parsers):
    assert set(all_parsers) == {*NAMES, "dos33"}


@pytest.mark.slow
def test_damaged_disks_end_in_an_answer_or_a_message_under_every_command():
    assert fuzz_disks.fuzz(12, seed=7) == 0


def test_scopes_that_lie_in_themselves_are_refused(tmp_path):
    path = tmp_path / "ring.dbg"
    path.write_text(DEBUG_FILE.replace('id=0,name="",mod=0', 'id=0,name="",parent=0'))
    for reader in (Symbols().load, lambda one: Labels([one]), lambda one: SourceMap([one])):
        with pytest.raises(SymbolError, match="in themselves"):
            reader(path)
    with pytest.raises(Failure, match="in themselves"):
        read_labels(path)

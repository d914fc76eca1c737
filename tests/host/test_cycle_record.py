"""The record of cycles as a file: damage is named, and nobody's figures are lost."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from grognard.emu.formats.lock import FileLock
from grognard.host.cycles import record as records
from grognard.host.cycles.meter import Meter
from grognard.host.cycles.record import Figure, Line, Record, RecordError, entry_of, unpack
from grognard.host.cycles.records import Records

DAMAGE = {
    "": "Expecting value",
    "{": "Expecting property name",
    "[]": "no object",
    "7": "no object",
    '{"figures": []}': "must be objects",
    '{"code": "AB"}': "must be objects",
    '{"figures": {"a": 5}}': "the figure 'a' is none",
    '{"figures": {"a": {"cycles": "5"}}}': "the figure 'a' is none",
    '{"figures": {"a": {"cycles": true}}}': "the figure 'a' is none",
    '{"figures": {"a": {"cycles": 5, "lines": []}}}': "the figure 'a' is none",
    '{"figures": {"a": {"cycles": 5, "lines": {"r": 5}}}}': "the lines of the figure 'a' are none",
    '{"figures": {"a": {"cycles": 5, "lines": {"r": "5*x"}}}}': "the lines of the figure 'a'",
    '{"code": {"r": "A"}}': "the code of 'r' is no text of hexadecimal digits",
    '{"code": {"r": ["EA"]}}': "the code of 'r' is no text of hexadecimal digits",
    "[" * 100_000: "damaged record of cycles",
    "\xff": "damaged record of cycles",
}


@pytest.mark.parametrize(("text", "message"), DAMAGE.items(), ids=lambda text: text[:12])
def test_a_damaged_record_is_named(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "cycles.json"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(RecordError) as caught:
        Record(path)
    assert str(caught.value).startswith(f"{path}: damaged record of cycles: ")
    assert message in str(caught.value) and "\n" not in str(caught.value)


def test_what_is_no_file_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(RecordError, match="it is"):
            Record(path)
    assert Record(tmp_path / "none").figures == {}


def test_a_count_without_end_makes_no_more_numbers_than_there_are_instructions() -> None:
    assert unpack("7 5*999999999 3", 4) == [7, 5, 5, 5]
    assert unpack("7", 3) == [7, 0, 0]


def figure(name: str, cycles: int, routine: str = "") -> Figure:
    lines = {routine: [Line(0xEA, "a.s:1", "nop", 2)]} if routine else {}
    return Figure(name, cycles, code=lines)


def test_what_another_run_wrote_meanwhile_stays(tmp_path: Path) -> None:
    path = tmp_path / "cycles.json"
    Record(path).write([entry_of(figure("old", 1, "gone")), entry_of(figure("kept", 2, "kept"))])
    mine, other = Record(path), Record(path)
    other.write([entry_of(figure("new", 3, "new")), entry_of(figure("kept", 4, "kept"))])
    mine.write([entry_of(figure("mine", 5))], gone={"old"})
    now = Record(path)
    assert {name: now.cycles(name) for name in now.figures} == {"kept": 4, "new": 3, "mine": 5}
    assert set(now.code) == {"kept", "new"}
    assert [path.name for path in tmp_path.iterdir()] == ["cycles.json"]


def test_a_record_in_use_is_waited_for_and_then_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cycles.json"
    Record(path).write([entry_of(figure("old", 1))])
    monkeypatch.setattr(records, "_WAIT_SECONDS", 0.05)
    lock = FileLock(path)
    with pytest.raises(RecordError, match="cycles.json is in use by this program already"):
        Record(path).write([entry_of(figure("new", 2))])
    assert json.loads(path.read_text())["figures"] == {"old": {"cycles": 1}}
    lock.release()
    Record(path).write([entry_of(figure("new", 2))])
    assert len(Record(path).figures) == 2


def test_a_record_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "cycles.json"
    Record(path).write([entry_of(figure("old", 1))])
    was = path.read_bytes()

    def full(draft: str, target: str) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("grognard.emu.files.os.replace", full)
        with pytest.raises(RecordError, match="cannot write: No space left"):
            Record(path).write([entry_of(figure("new", 2))])
    assert path.read_bytes() == was
    assert [one.name for one in tmp_path.iterdir()] == ["cycles.json"]


def test_each_program_has_a_file_of_its_own_and_one_word_goes_to_the_common_one(
    tmp_path: Path,
) -> None:
    def files() -> dict[str, list[str]]:
        found = {path: Record(path).figures for path in sorted(tmp_path.rglob("*.json"))}
        return {path.relative_to(tmp_path).as_posix(): [*names] for path, names in found.items()}

    one, two = figure("one a.s fill", 1, "fill"), figure("two a.s fill", 2, "fill")
    Records(tmp_path).write([entry_of(one), entry_of(two), entry_of(figure("fill", 3))])
    assert files() == {
        "cycles.json": ["fill"],
        "cycles/one.json": ["one a.s fill"],
        "cycles/two.json": ["two a.s fill"],
    }
    was = (tmp_path / "cycles" / "two.json").stat()
    records = Records(tmp_path)
    assert records.names == {"one a.s fill", "two a.s fill", "fill"}
    assert records.cycles("two a.s fill") == 2 and records.cycles("two b.s") is None
    records.write([entry_of(figure("one b.s", 4))], gone={"one a.s fill", "fill"})
    assert files() == {"cycles/one.json": ["one b.s"], "cycles/two.json": ["two a.s fill"]}
    now = (tmp_path / "cycles" / "two.json").stat()
    assert (now.st_ino, now.st_mtime_ns) == (was.st_ino, was.st_mtime_ns)
    assert Records(tmp_path).names == {"one b.s", "two a.s fill"}


@pytest.mark.parametrize("mode", ["off", "update", "report"])
def test_a_second_figure_of_a_name_fails_and_the_first_is_kept(tmp_path: Path, mode: str) -> None:
    """Two tests under one name: the record has room for one, so a check of the other would fail."""
    meter = Meter(tmp_path, mode)
    meter.note(Figure("fill", 7, "a hill"))
    meter.note(Figure("fill", 7, "a hill"))
    twice = r"fill is measured twice: 7 cycles \(a hill\), 9 cycles \(a wood\)"
    with pytest.raises(pytest.fail.Exception, match=twice):
        meter.note(Figure("fill", 9, "a wood"))
    meter.finish(whole=False)
    assert Records(tmp_path).cycles("fill") == (7 if mode == "update" else None)

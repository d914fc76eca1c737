"""Debug files: damage is named, sums are bounded, and no name in one leads where it should not."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from grognard.emu import Apple2, SymbolError
from grognard.emu.debuginfo import debug_file, segments, source_texts
from grognard.emu.debuginfo.debug_file import read_debug_file
from grognard.emu.debuginfo.labels import Labels
from grognard.emu.debuginfo.source_map import SourceMap
from grognard.emu.debuginfo.symbols import Symbols
from grognard.emu.errors import DiskWarning
from grognard.host.built.routine import read_labels
from grognard.host.built.source_map import SourceMap as HostSourceMap
from tests.programs.fuzz_texts import DEBUG_FILE, OVERLAID

LD65 = Path(__file__).parents[1] / "rom_build" / "debugged" / "ld65.dbg"


def written(folder: Path, text: str) -> Path:
    path = folder / "game.dbg"
    path.write_text(text)
    return path


def read_by_all(path: Path) -> SourceMap:
    """Every use there is: names, labels with overlays, labels for `call`, lines for the record of
    cycles, lines for sanitizer, profiler and debugger."""
    Symbols().load(path)
    Labels([path])
    read_labels(path)
    for piece in (pieces := HostSourceMap(path)).pieces:
        pieces.text(piece.file, piece.line)
    sources = SourceMap([path])
    sources.kinds()
    return sources


DAMAGE = {
    "a line of no file": ("file=0,line=3", "file=7,line=3", "names file 7 of 1"),
    "a line that made no span": ("span=1+2", "span=1+9", "names span 9 of 3"),
    "a span of no segment": ("seg=0,start=3", "seg=5,start=3", "index out of range"),
    "a span outside its segment": (
        "start=23,size=2",
        "start=255,size=2",
        "outside of segment CODE",
    ),
    "a segment beyond all addresses": ("start=0x000800", "start=0xFFFFFF", "ends beyond $FFFFFF"),
    "a scope of no module": ('name="hit",mod=0', 'name="hit",mod=3', "names mod 3 of 1"),
    "a scope of no span": ("sym=1,span=1", "sym=1,span=4", "names span 4 of 3"),
    "a scope within no other": ("parent=1,sym=1", "parent=9,sym=1", "index out of range"),
    "a scope within itself": ("parent=1,sym=1", "parent=2,sym=1", "within themselves"),
    "a symbol of no scope": ("scope=1,def=0", "scope=8,def=0", "symbol hit lies in no scope"),
    "a symbol of no segment": ("val=0x803,seg=0", "val=0x803,seg=2", "symbol hit lies in no scope"),
    "a local of no label": ("type=lab,parent=1", "type=lab,parent=11", "index out of range"),
    "a module of no file": ('name="main.o",file=0', 'name="main.o",file=1', "names file 1 of 1"),
    "a number that is none": ("start=3,size=20", "start=3,size=2x", ":9: damaged debug file: span"),
    "a number without end": (
        "start=3,size=20",
        f"start=3,size={'9' * 9000}",
        "span with size='999",
    ),
    "a line cut short": ("val=0x5,type=equ\n", "va\n", ":17: damaged debug file: sym with type=''"),
    "a last line cut short": ("type=equ\n", "type=equ", "its last line is cut short"),
    "a record that is missing": ("span\tid=2,seg=0,start=23,size=2\n", "", "holds 2 span records"),
    "a number that stands twice": ("span\tid=1", "span\tid=0", "not numbered from 0 on"),
    "an escape in a name": ("main.s", "\x1b[2J.s", "holds control characters"),
    "another version": ("major=2", "major=3", "of another version than 2"),
    "no debug file": ("version", "VERSION", "not an ld65 debug file"),
}


@pytest.mark.parametrize(("old", "new", "message"), DAMAGE.values(), ids=DAMAGE.keys())
def test_damage_is_named_with_its_file(old: str, new: str, message: str, tmp_path: Path) -> None:
    assert DEBUG_FILE.count(old) == 1 or old in ("main.s", "version")
    path = written(tmp_path, DEBUG_FILE.replace(old, new, 1))
    for _ in range(2):  # what was damaged once is so when it is asked again
        with pytest.raises(SymbolError) as caught:
            read_by_all(path)
        assert message in str(caught.value) and str(caught.value).startswith(str(path))
        assert "\n" not in str(caught.value) and len(str(caught.value)) < 400


def test_a_file_cut_anywhere_in_its_records_is_refused(tmp_path: Path) -> None:
    first = DEBUG_FILE.index("file\t")
    for end in range(first, len(DEBUG_FILE) - 1, 7):
        path = written(tmp_path, DEBUG_FILE[:end])
        with pytest.raises(SymbolError):
            read_by_all(path)


def turned(row: str) -> str:
    """A record with its fields from the last to the first, and one more that nobody knows."""
    kind, _, rest = row.partition("\t")
    fields = rest.split(",")
    return (
        f"{kind}\tnews=1,{','.join(reversed(fields))}" if kind not in ("version", "info") else row
    )


@pytest.mark.parametrize(
    "text", [DEBUG_FILE, OVERLAID, LD65.read_text()], ids=["", "areas", "ld65"]
)
def test_fields_may_come_in_any_order_and_records_too(text: str, tmp_path: Path) -> None:
    head, *rows = text.splitlines()
    (tmp_path / "turned").mkdir()
    plain = read_debug_file(written(tmp_path, text))
    other = "\r\n".join((head, *map(turned, reversed(rows)))) + "\r\n"
    (tmp_path / "turned" / "game.dbg").write_bytes(other.encode())
    found = read_debug_file(tmp_path / "turned" / "game.dbg")
    assert len(plain.symbols) >= 4 and len(plain.uses) >= 3
    assert (plain.symbols, plain.scopes) == (found.symbols, found.scopes)
    assert (plain.files, plain.modules) == (found.files, found.modules)
    assert (plain.segments, plain.spans) == (found.segments, found.spans)
    assert plain.uses == found.uses


def test_what_lies_beyond_memory_is_left_out(tmp_path: Path) -> None:
    """The upper half of the segment is where the processor never comes."""
    text = DEBUG_FILE.replace("start=0x000800,size=0x0100", "start=0x00FFF0,size=0x1100")
    for place in ("start=3,size=20", "start=300,size=20", "start=4352,size=0"):
        path = written(tmp_path, text.replace("start=3,size=20", place))
        sources = read_by_all(path)
        assert sources.addresses("main.s", 2) == [(-1, 0xFFF0)]
        inside = place == "start=3,size=20"
        assert bool(sources.addresses("main.s", 3)) == inside
        routine = sources.routine(0xFFFF)
        assert routine is not None and (routine.name == "rules::hit") == inside


NAMES = [
    "a**b.s",
    "**/**/x",
    "*",
    "[",
    "",
    ".",
    "..",
    "/",
    "folder",
    "pipe",
    "x" * 5000,
    "a/" * 400,
]


@pytest.mark.parametrize("name", NAMES, ids=lambda name: name[:8])
def test_a_name_that_is_no_source_has_no_lines(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "below").mkdir()
    for folder in (tmp_path, tmp_path / "below"):
        os.mkfifo(folder / "pipe")
    (tmp_path / "below" / "folder").mkdir()
    (tmp_path / "below" / "x").write_text("nop\n" * 5)
    sources = read_by_all(written(tmp_path, DEBUG_FILE.replace('"main.s"', f'"{name}"')))
    assert [line.text for _, line in sources.lines()] == [""] * 3


@pytest.mark.parametrize("place", ["seen_here.s", "below/seen_here.s"])
def test_a_source_is_found_and_shown_without_what_a_terminal_obeys(
    place: str, tmp_path: Path
) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / place).write_bytes(b"\n\tnop ; \x1b[2J\xc2\x9b\xe2\x80\xae\xff\n")
    sources = read_by_all(written(tmp_path, DEBUG_FILE.replace("main.s", "seen_here.s")))
    assert sources.text("seen_here.s", 2) == "\tnop ; \\x1b[2J\\x9b\\u202e\ufffd"
    line = sources.at(0x800)
    assert line is not None and line.kind == "code"


def areas(count: int) -> str:
    """A file with so many areas that all lie at $9000."""
    rows = "".join(
        f'seg\tid={n},name="S{n}",start=0x009000,size=0x0100,addrsize=absolute,type=ro,'
        f'oname="a.{n}",ooffs=0\n'
        for n in range(1, count + 1)
    )
    return DEBUG_FILE.replace("seg=1,span", f"seg={count + 1},span").replace(
        "line\tid=0", f"{rows}line\tid=0"
    )


def test_more_areas_over_each_other_than_memory_is_worth_are_refused(tmp_path: Path) -> None:
    most = segments.MOST_OVERLAYS
    read_by_all(written(tmp_path, areas(most)))
    for count in (most + 1, 6000):
        with pytest.raises(SymbolError, match=f"{count} areas lie over each other, at most {most}"):
            read_by_all(written(tmp_path, areas(count)))


SUMS: dict[str, tuple[str, int, Callable[[str], str], str]] = {
    "bytes": ("MOST_BYTES", 2000, lambda text: text + "\n" * 2000, "larger than 2000 bytes"),
    "uses": (
        "MOST_USES",
        9,
        lambda text: text.replace("span=1+2", "span=" + "+".join("12" * 5)),
        "more than 9 spans",
    ),
    "names": (
        "MOST_NAMES",
        90,
        lambda text: text.replace('name="rules"', f'name="{"r" * 90}"'),
        "more than 90 characters",
    ),
}


@pytest.mark.parametrize("bound, most, grown, message", SUMS.values(), ids=SUMS.keys())
def test_what_adds_up_to_too_much_is_refused(
    bound: str,
    most: int,
    grown: Callable[[str], str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(debug_file, bound, most)
    read_by_all(written(tmp_path, DEBUG_FILE))
    with pytest.raises(SymbolError, match=message):
        read_by_all(written(tmp_path, grown(DEBUG_FILE)))


def test_source_texts_are_read_up_to_a_sum(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in "abc":
        (tmp_path / name).write_text(f"{name}\n" * 50)
    monkeypatch.setattr(source_texts, "MOST_TOGETHER", 200)
    texts = source_texts.SourceTexts([tmp_path])
    assert [len(texts.lines(name)) for name in "abcab"] == [50, 50, 0, 50, 50]


@pytest.mark.parametrize("kind", ["folder", "pipe", "/dev/zero"])
def test_what_is_no_file_is_refused_at_once(kind: str, tmp_path: Path) -> None:
    path = Path(kind) if kind[0] == "/" else tmp_path / kind
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    with pytest.raises(SymbolError, match="cannot read symbols: it is"):
        Symbols().load(path)


def test_a_scope_has_names_sixty_four_deep_and_no_more(tmp_path: Path) -> None:
    def nested(count: int) -> str:
        rows = "".join(
            f'scope\tid={n},name="s{n}",mod=0,type=scope,parent={n - 1}\n' for n in range(3, count)
        )
        return DEBUG_FILE.replace("scope=3,", f"scope={count},").replace(
            "sym\tid=0", f"{rows}sym\tid=0"
        )

    read_by_all(written(tmp_path, nested(debug_file.DEEPEST + 1)))
    with pytest.raises(SymbolError, match="scopes more than 64 deep"):
        read_by_all(written(tmp_path, nested(debug_file.DEEPEST + 2)))


@pytest.mark.parametrize(("seconds", "told"), [(-60, 0), (0, 0), (1, 0), (60, 1)])
def test_a_debug_file_older_than_the_disk_is_told_of(
    seconds: int, told: int, tmp_path: Path, recwarn: pytest.WarningsRecorder
) -> None:
    disk = tmp_path / "game.dsk"
    disk.write_bytes(bytes(143_360))
    path = written(tmp_path, DEBUG_FILE)
    os.utime(path, (1_000_000, 1_000_000))
    os.utime(disk, (1_000_000 + seconds, 1_000_000 + seconds))
    with Apple2(sanitize=True) as a2:
        a2.insert(1, disk)
        assert a2.symbols["main"] == 0x800
    texts = [str(one.message) for one in recwarn if one.category is DiskWarning]
    assert len(texts) == told
    assert all("game.dbg: older than game.dsk: its names" in text for text in texts)


def test_a_file_written_anew_is_read_anew(tmp_path: Path) -> None:
    path = written(tmp_path, DEBUG_FILE)
    stamp = os.stat(path)
    assert Labels([path]).find("main")[0].address == 0x800
    path = written(tmp_path, DEBUG_FILE.replace("val=0x800", "val=0x801"))
    os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert Labels([path]).find("main")[0].address == 0x801
    shutil.copyfile(path, tmp_path / "copy.dbg")
    assert read_debug_file(tmp_path / "copy.dbg").path == tmp_path / "copy.dbg"

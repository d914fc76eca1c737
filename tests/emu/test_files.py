"""Files by name: only files are read, writes are whole, nothing of a person's is taken for ours."""

import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grognard.emu import Apple2, EmulatorError, ImageBusyError, ImageError
from grognard.emu.debuginfo.labels import Labels
from grognard.emu.debuginfo.source_map import SourceMap
from grognard.emu.files import FileError, read_regular, sweep_drafts, write_new, write_whole
from grognard.emu.formats import FileLock
from grognard.emu.media.disk_file import DiskFile
from grognard.emu.states.replay import read_replay

from .programs import machine

posix = pytest.mark.skipif(sys.platform == "win32", reason="pipes and links as Unix has them")

# A child that is killed in the middle of writing the file it is given.
CUT_SHORT = """
import os, sys
from grognard.emu import files
real = os.write
def write(handle, data):
    real(handle, bytes(data)[:3])
    os._exit(9)
os.write = write
files.write_whole(sys.argv[1], b"new content")
"""


def cut_short(path: Path) -> list[Path]:
    """What a writer of this file leaves that is killed half-way."""
    before = set(path.parent.iterdir())
    assert subprocess.run([sys.executable, "-c", CUT_SHORT, str(path)]).returncode == 9
    return sorted(set(path.parent.iterdir()) - before)


def other_than_files(folder: Path) -> list[tuple[Path, str]]:
    """Things with names that are no files, and what is said of them."""
    os.mkfifo(folder / "pipe")
    (folder / "folder").mkdir()
    (folder / "to the pipe").symlink_to("pipe")
    device = "it is no file, but a device or pipe"
    return [
        (folder / "pipe", device),
        (folder / "to the pipe", device),
        (folder / "folder", "it is a folder"),
        (Path("/dev/zero"), device),
        (Path("/dev/full"), device),
    ]


@posix
def test_only_files_are_read(tmp_path: Path) -> None:
    for path, said in other_than_files(tmp_path):
        with pytest.raises(FileError) as refused:
            read_regular(path, 100)
        assert str(refused.value) == f"{path}: {said}"
    with pytest.raises(FileNotFoundError):
        read_regular(tmp_path / "none", 100)


@posix
def test_only_files_are_written(tmp_path: Path) -> None:
    for path, said in other_than_files(tmp_path):
        before = os.stat(path)
        with pytest.raises(FileError) as refused:
            write_whole(path, b"data")
        assert str(refused.value) == f"{path}: {said}"
        assert stat.S_IFMT(os.stat(path).st_mode) == stat.S_IFMT(before.st_mode)
    assert {p.name for p in tmp_path.iterdir()} == {"pipe", "to the pipe", "folder"}


def test_a_file_is_read_up_to_so_many_bytes(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"12345")
    assert read_regular(path, 5) == b"12345"
    with pytest.raises(FileError, match="larger than 4 bytes"):
        read_regular(path, 4)
    with open(path, "wb") as file:
        file.truncate(1 << 40)  # a terabyte of nothing is not read to be refused
    with pytest.raises(FileError, match="larger than 5 bytes"):
        read_regular(path, 5)


@posix
def test_a_file_without_a_size_is_read_up_to_so_many_bytes() -> None:
    with pytest.raises(FileError, match="larger than 10 bytes"):
        read_regular("/proc/self/status", 10)


@posix
def test_a_link_is_written_through_and_rights_stay(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"old")
    real.chmod(0o640)
    link.symlink_to(real)
    write_whole(link, b"new", keep_before=True)
    assert link.is_symlink() and real.read_bytes() == b"new"
    assert real.stat().st_mode & 0o777 == 0o640
    assert (tmp_path / "real.before").read_bytes() == b"old"


@posix
@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
def test_a_new_file_takes_no_name_that_anything_has(
    links: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(old: str, new: str) -> None:
        raise PermissionError("no hard links here")

    if not links:
        monkeypatch.setattr(os, "link", refused)
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(b"old")
    (tmp_path / "nowhere").symlink_to(tmp_path / "elsewhere")
    names = sorted(p.name for p in tmp_path.iterdir())
    for name in names:
        with pytest.raises(FileExistsError):
            write_new(tmp_path / name, b"new")
    assert sorted(p.name for p in tmp_path.iterdir()) == names
    assert (tmp_path / "file").read_bytes() == b"old"
    write_new(tmp_path / "fresh", b"new")
    assert (tmp_path / "fresh").read_bytes() == b"new"
    assert sorted(p.name for p in tmp_path.iterdir()) == sorted([*names, "fresh"])


def test_a_name_that_is_taken_meanwhile_stays_whose_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look and the write somebody else makes the file."""
    (tmp_path / "file").write_bytes(b"theirs")
    monkeypatch.setattr(os.path, "lexists", lambda path: False)
    for refused in (False, True):
        if refused:
            monkeypatch.setattr(os, "link", lambda old, new: os.open("/", os.O_WRONLY))
        with pytest.raises(FileExistsError):
            write_new(tmp_path / "file", b"mine")
        assert (tmp_path / "file").read_bytes() == b"theirs"
        assert [p.name for p in tmp_path.iterdir()] == ["file"]


def test_a_picture_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"the old one")
    full = os.write

    def half(handle: int, data: bytes) -> int:
        full(handle, bytes(data)[:100])
        raise OSError(28, "No space left on device")

    with machine() as a2:
        with monkeypatch.context() as patch:
            patch.setattr(os, "write", half)
            with pytest.raises(OSError, match="No space left"):
                a2.screen.png(path)
        assert path.read_bytes() == b"the old one"
        a2.screen.png(path)
    assert path.read_bytes().endswith(b"IEND\xaeB`\x82")
    assert [p.name for p in tmp_path.iterdir()] == ["picture.png"]


def test_a_name_as_long_as_names_can_be_is_written(tmp_path: Path) -> None:
    path = tmp_path / ("ä" * 127)
    write_whole(path, b"data")
    assert path.read_bytes() == b"data"


@posix
@pytest.mark.parametrize("name", ["game.state", "settings.json", "save.dsk"])
def test_what_a_killed_writer_left_goes_with_the_next_write_there(
    name: str, tmp_path: Path
) -> None:
    (left,) = cut_short(tmp_path / name)
    assert left.read_bytes() == b"new"
    write_whole(tmp_path / "other.state", b"data")
    assert [p.name for p in tmp_path.iterdir()] == ["other.state"]


def test_a_persons_files_are_no_drafts(tmp_path: Path) -> None:
    names = ["save.dsk.part", "save.dsk.mine.part", "save.dsk.abcdefgh.part", "save.dsk.123.part"]
    for name in names:
        (tmp_path / name).write_text("mine")
    DiskFile(tmp_path / "save.dsk", print).close()
    write_whole(tmp_path / "save.dsk", b"data", keep_before=True)
    write_whole(tmp_path / "save.dsk", b"more", keep_before=True)
    assert {p.name for p in tmp_path.iterdir()} == {*names, "save.dsk", "save.dsk.before"}


@posix
def test_a_draft_still_being_written_stays(tmp_path: Path) -> None:
    program = CUT_SHORT.replace("os._exit(9)", "print('half', flush=True); sys.stdin.read()")
    words = [sys.executable, "-c", program, str(tmp_path / "save.dsk")]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as writer:
        assert writer.stdout and writer.stdout.readline() == b"half\n"
        sweep_drafts(tmp_path)
        assert len(list(tmp_path.iterdir())) == 1
        writer.kill()
    sweep_drafts(tmp_path)
    assert list(tmp_path.iterdir()) == []


@posix
def test_the_lock_follows_no_link(tmp_path: Path) -> None:
    precious, lock = tmp_path / "precious", tmp_path / "save.dsk.lock"
    for content in (b"", b"precious"):
        for make in (lock.symlink_to, lock.hardlink_to):
            precious.write_bytes(content)
            make(precious)
            with pytest.raises(FileError, match=r"save\.dsk\.lock: it is "):
                FileLock(tmp_path / "save.dsk")
            assert precious.read_bytes() == content
            assert os.path.lexists(lock)
            lock.unlink()


@posix
@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda path: path.write_text("my notes")])
def test_what_is_no_lock_of_ours_is_left_alone(make, tmp_path: Path) -> None:
    lock = tmp_path / "save.dsk.lock"
    make(lock)
    before = lock.stat()
    with pytest.raises(FileError, match=r"save\.dsk\.lock: it is "):
        FileLock(tmp_path / "save.dsk")
    assert lock.stat() == before


@posix
def test_a_lock_left_by_the_dead_is_taken_over(tmp_path: Path) -> None:
    lock = tmp_path / "save.dsk.lock"
    for left in (b"", b"12", b"4194301 some.host\n"):
        lock.write_bytes(left)
        held = FileLock(tmp_path / "save.dsk")
        with pytest.raises(ImageBusyError):
            FileLock(tmp_path / "save.dsk")
        held.release()
        assert not lock.exists()


def test_a_lock_that_another_file_took_the_place_of_is_not_removed(tmp_path: Path) -> None:
    held = FileLock(tmp_path / "save.dsk")
    (tmp_path / "notes").write_text("mine")
    os.replace(tmp_path / "notes", held.path)
    held.release()
    assert held.path.read_text() == "mine"


READERS: dict[str, Callable[[Apple2, Path], object]] = {
    "image": lambda a2, path: a2.insert(1, path),
    "state": lambda a2, path: a2.load_file(path),
    "replay": lambda a2, path: read_replay(path),
    "font": lambda a2, path: a2.screen.use_font(path),
    "symbols": lambda a2, path: a2.load_symbols(path),
    "labels": lambda a2, path: Labels([path]),
    "source map": lambda a2, path: SourceMap([path]),
}


@posix
@pytest.mark.parametrize("reader", READERS)
def test_whatever_a_name_stands_for_it_is_refused_at_once(reader: str, tmp_path: Path) -> None:
    suffix = ".dsk" if reader == "image" else ""
    pipe, link, folder = (tmp_path / f"{name}{suffix}" for name in ("pipe", "zero", "folder"))
    os.mkfifo(pipe)
    link.symlink_to("/dev/zero")
    folder.mkdir()
    with machine() as a2:
        for path in (pipe, link, folder):
            with pytest.raises((EmulatorError, ImageError, FileError), match="it is ") as refused:
                READERS[reader](a2, path)
            assert path.name in str(refused.value)


@posix
@pytest.mark.parametrize("what", ["pipe", "folder", "wrong size", "device"])
def test_a_font_that_is_none_does_not_keep_its_disk_out(what: str, tmp_path: Path) -> None:
    disk, font = tmp_path / "game.dsk", tmp_path / "letters.font"
    disk.write_bytes(bytes(143_360))
    if what == "pipe":
        os.mkfifo(font)
    elif what == "folder":
        font.mkdir()
    elif what == "device":
        font.symlink_to("/dev/zero")
    else:
        font.write_bytes(bytes(9))
    said: list[str] = []
    with machine() as a2:
        a2.on_notice = said.append
        a2.insert(1, disk)
        assert a2.disk_path(1) == disk
    assert len(said) == 1 and "letters.font" in said[0]

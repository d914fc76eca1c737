"""A disk's file: the version before, the lock, read-only files, and changes from outside."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.emu import Apple2, ImageBusyError, ImageError, StateError
from grognard.emu import layout as L
from grognard.emu.formats import (
    blank_image,
    image_bytes,
    image_from_sectors,
    parse_image,
    read_image,
    write_image,
)

from .disk_programs import program, start_motor, with_sector, write_sector
from .lockstep import Lockstep
from .programs import START, machine
from .test_disk2 import data_field

DISK = bytes(143_360)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "save.dsk"
    path.write_bytes(DISK)
    return path


def told(a2: Apple2) -> list[str]:
    """The list that the machine's notices go to."""
    notices: list[str] = []
    a2.on_notice = notices.append
    return notices


def files(folder: Path) -> set[str]:
    return {p.name for p in folder.iterdir() if p.suffix not in (".s", ".bin")}


def test_the_version_before_stays_beside_a_save_disk(save: Path, tmp_path: Path) -> None:
    with machine() as a2:
        a2.insert(1, save, writable=True)
        write_sector(a2, tmp_path, 0x11)
        one = save.read_bytes()
        assert one == with_sector(DISK, 0x11)
        assert (tmp_path / "save.dsk.before").read_bytes() == DISK
        write_sector(a2, tmp_path, 0x22)
        assert save.read_bytes() == with_sector(DISK, 0x22)
        assert (tmp_path / "save.dsk.before").read_bytes() == one
    assert files(tmp_path) == {"save.dsk", "save.dsk.before"}


def of_its_content(path: Path) -> tuple[int, ...]:
    """What the system knows of a file but when it was last read."""
    known = path.stat()
    return (known.st_mode, known.st_ino, known.st_size, known.st_mtime_ns, known.st_ctime_ns)


def test_a_disk_only_read_leaves_file_and_folder_alone(save: Path, tmp_path: Path) -> None:
    before = of_its_content(save)
    with machine() as a2:
        a2.insert(1, save, writable=True)
        a2.run(seconds=1)
    assert of_its_content(save) == before and files(tmp_path) == {"save.dsk"}


def test_a_second_machine_is_told_that_the_image_is_in_use(save: Path) -> None:
    with machine() as one, machine() as two:
        one.insert(1, save, writable=True)
        with pytest.raises(ImageBusyError, match=r"save.dsk is in use by this program"):
            two.insert(1, save, writable=True)
        with pytest.raises(ImageBusyError):
            one.insert(2, save, writable=True)
        two.insert(1, save)  # only to read it
        one.eject(1)
        two.insert(1, save, writable=True)
        two.insert(1, save, writable=True)  # its own disk once more


HOLD = """
import sys
from grognard.emu import Apple2, Firmware
a2 = Apple2(firmware=Firmware(bytes(0x3000), bytes(256), bytes(2048)))
a2.insert(1, sys.argv[1], writable=True)
print("ready", flush=True)
sys.stdin.read()
"""


def test_a_second_program_is_told_and_a_dead_one_s_lock_is_none(save: Path) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(save)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "GROGNARD_NO_NUMBA": "1"},
    )
    assert other.stdout is not None
    try:
        assert other.stdout.readline() == b"ready\n"
        with machine() as a2:
            with pytest.raises(ImageBusyError, match=rf"\(process {other.pid} on "):
                a2.insert(1, save, writable=True)
    finally:
        other.kill()
        other.communicate()
    assert save.with_name("save.dsk.lock").exists()
    with machine() as a2:
        a2.insert(1, save, writable=True)
    assert not save.with_name("save.dsk.lock").exists()


@pytest.mark.parametrize("what", ["file", "folder"])
def test_what_is_read_only_is_write_protected_and_said_so(
    what: str, save: Path, tmp_path: Path
) -> None:
    (tmp_path / "inner").mkdir()
    save = save.rename(tmp_path / "inner" / "save.dsk")
    save.chmod(0o444 if what == "file" else 0o644)
    save.parent.chmod(0o555 if what == "folder" else 0o755)
    try:
        with machine() as a2:
            notices = told(a2)
            a2.insert(1, save, writable=True)
            assert len(notices) == 1 and "read-only" in notices[0], notices
            write_sector(a2, tmp_path, 0x11)
            assert a2.disk_changes()["1"] == []
        assert save.read_bytes() == DISK and files(save.parent) == {"save.dsk"}
    finally:
        save.parent.chmod(0o755)


def test_a_file_changed_by_anotherprogram_is_not_overwritten(save: Path, tmp_path: Path) -> None:
    with machine() as a2:
        notices = told(a2)
        a2.insert(1, save, writable=True)
        theirs = b"\x77" * 143_360
        save.write_bytes(theirs)
        write_sector(a2, tmp_path, 0x11)
        assert "changed by another program" in notices[0]
        write_sector(a2, tmp_path, 0x22)
        assert len(notices) == 1
        assert a2.disk_path(1) == tmp_path / "save.conflict.dsk"
    assert save.read_bytes() == theirs
    assert (tmp_path / "save.conflict.dsk").read_bytes() == with_sector(DISK, 0x22)


def test_a_file_only_touched_or_gone_is_written(save: Path, tmp_path: Path) -> None:
    with machine() as a2:
        notices = told(a2)
        a2.insert(1, save, writable=True)
        os.utime(save, (1, 1))
        write_sector(a2, tmp_path, 0x11)
        assert save.read_bytes() == with_sector(DISK, 0x11) and notices == []
        save.unlink()
        write_sector(a2, tmp_path, 0x22)
        assert save.read_bytes() == with_sector(DISK, 0x22) and "gone" in notices[0]


def test_a_file_that_cannot_be_written_is_tried_again(
    save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with machine() as a2:
        notices = told(a2)
        a2.insert(1, save, writable=True)
        program(tmp_path)
        real = os.replace

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "replace", full)
        write_sector(a2, tmp_path, 0x11)
        assert len(notices) == 1 and "cannot be written now" in notices[0]
        assert save.read_bytes() == DISK
        monkeypatch.setattr(os, "replace", real)
        a2.run(seconds=7)
        assert save.read_bytes() == with_sector(DISK, 0x11)


def test_a_disk_whose_file_cannot_be_written_at_the_end_goes_elsewhere(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    save = folder / "save.dsk"
    save.write_bytes(DISK)
    with machine() as a2:
        notices = told(a2)
        a2.rescue_to(tmp_path / "data")
        a2.insert(1, save, writable=True)
        for left in folder.iterdir():
            left.unlink()
        folder.rmdir()  # pulled out
        write_sector(a2, tmp_path, 0x11)
    rescued = tmp_path / "data" / "save.unsaved.woz"
    assert str(rescued) in notices[-1]
    from grognard.emu.formats import sectors_from_image

    assert sectors_from_image(read_image(rescued)) == with_sector(DISK, 0x11)


def test_a_woz_in_a_file_named_dsk_stays_a_woz(tmp_path: Path) -> None:
    path = tmp_path / "odd.dsk"
    path.write_bytes(image_bytes(image_from_sectors(DISK), "woz"))
    with machine() as a2:
        a2.insert(1, path, writable=True)
        write_sector(a2, tmp_path, 0x11)
    assert path.read_bytes()[:4] == b"WOZ2"
    assert parse_image(path.read_bytes(), "woz").kind == "woz"


@pytest.mark.slow
def test_both_cores_write_a_sector_alike_at_each_instruction(tmp_path: Path) -> None:
    code = program(tmp_path)

    def make(core: str) -> Apple2:
        path = tmp_path / f"{core}.dsk"
        path.write_bytes(DISK)
        a2 = machine(core)
        a2.insert(1, path, writable=True)
        start_motor(a2)
        a2.memory[START : START + len(code)] = code
        a2.memory[0x1000 : 0x1000 + 349] = data_field(bytes(range(256)))
        a2.memory[0x1FE:0x200] = b"\xff\x02"
        a2.memory[0x300:0x306] = b"\xad\xe8\xc0\x4c\x03\x03"
        a2.cpu.s, a2.cpu.a, a2.cpu.pc = 0xFD, 5, START
        return a2

    pair = Lockstep(make)
    while pair.fast.cpu.pc != 0x303:
        pair.run(300)
    words = pair.fast.machine.words
    assert words[L.DRIVE + L.D_WRITES] > 349 * 8
    for a2 in (pair.fast, pair.reference):
        a2.close()
    done = (tmp_path / "fast.dsk").read_bytes()
    assert done == (tmp_path / "reference.dsk").read_bytes()
    assert done[5 * 256 : 6 * 256] == bytes(range(256))


# Overlays


def test_a_game_disk_stays_untouched_and_its_changes_come_back(save: Path, tmp_path: Path) -> None:
    folder = tmp_path / "overlays"
    with machine() as a2:
        a2.insert(1, save, overlay=folder)
        assert a2.pending(1) is None
        write_sector(a2, tmp_path, 0x11)
        assert save.read_bytes() == DISK and a2.pending(1) is not None
    assert files(tmp_path) == {"save.dsk", "overlays"}
    with machine() as a2:
        notices = told(a2)
        a2.insert(1, save, overlay=folder)
        assert "earlier session" in notices[0] and a2.disk_changes()["1"] == [0]
        a2.keep_changes(1)
        assert save.read_bytes() == with_sector(DISK, 0x11)
        assert a2.pending(1) is None and a2.disk_path(1) == save
        write_sector(a2, tmp_path, 0x22)
        assert save.read_bytes() == with_sector(DISK, 0x11)
        a2.discard_changes(1)
        assert a2.pending(1) is None and a2.disk_changes()["1"] == []
    assert save.read_bytes() == with_sector(DISK, 0x11)
    assert (tmp_path / "save.dsk.before").read_bytes() == DISK
    assert files(folder) == set()


KILLED = """
import os, sys
sys.path.insert(0, sys.argv[3])
from pathlib import Path
from tests.emu.disk_programs import write_sector
from tests.emu.programs import machine
a2 = machine()
a2.insert(1, sys.argv[1], overlay=sys.argv[2])
write_sector(a2, Path(sys.argv[2]).parent, 0x33)
os.kill(os.getpid(), 9)
"""


@pytest.mark.slow
def test_changes_of_a_killed_program_are_there_the_next_time(save: Path, tmp_path: Path) -> None:
    folder = tmp_path / "overlays"
    here = str(Path(__file__).parents[2])
    done = subprocess.run([sys.executable, "-c", KILLED, str(save), str(folder), here])
    assert done.returncode == -9
    with machine() as a2:
        told(a2)
        a2.insert(1, save, overlay=folder)
        a2.keep_changes(1)
    assert save.read_bytes() == with_sector(DISK, 0x33)


def test_an_original_changed_since_is_not_written_over(save: Path, tmp_path: Path) -> None:
    with machine() as a2:
        told(a2)
        a2.insert(1, save, overlay=tmp_path / "overlays")
        write_sector(a2, tmp_path, 0x11)
        save.write_bytes(b"\x01" * 143_360)
        with pytest.raises(ImageError, match="not as it was"):
            a2.keep_changes(1)
    assert save.read_bytes() == b"\x01" * 143_360
    assert len(list((tmp_path / "overlays").glob("*.woz"))) == 1


def test_a_damaged_overlay_is_set_aside(save: Path, tmp_path: Path) -> None:
    folder = tmp_path / "overlays"
    with machine() as a2:
        a2.insert(1, save, overlay=folder)
        write_sector(a2, tmp_path, 0x11)
        overlay = a2.pending(1)
    assert overlay is not None
    overlay.write_bytes(overlay.read_bytes()[:5000])
    with machine() as a2:
        notices = told(a2)
        a2.insert(1, save, overlay=folder)
        assert "damaged" in notices[0] and a2.pending(1) is None
    assert overlay.with_suffix(".damaged.woz").exists()


# States and disks


def test_a_state_with_another_disk_is_not_written_over_this_one(save: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.dsk"
    other.write_bytes(b"\x44" * 143_360)
    with machine() as a2:
        notices = told(a2)
        a2.insert(1, other, writable=True)
        blob = a2.save()
        a2.insert(1, save, writable=True)
        a2.load(blob)
        assert "not save.dsk" in notices[0] and a2.disk_path(1) is None
        write_sector(a2, tmp_path, 0x11)
    assert save.read_bytes() == DISK and other.read_bytes() == b"\x44" * 143_360


def test_going_back_behind_a_write_keeps_the_later_disk_under_its_date(
    save: Path, tmp_path: Path
) -> None:
    with machine() as a2:
        notices = told(a2)
        a2.insert(1, save, writable=True)
        blob = a2.save()
        write_sector(a2, tmp_path, 0x11)
        os.utime(save, (1_000_000_000, 1_000_000_000))
        a2.load(blob)
        write_sector(a2, tmp_path, 0x22, sector=0)
        assert save.read_bytes() == with_sector(DISK, 0x22, sector=0)
        write_sector(a2, tmp_path, 0x33, sector=0)
    (kept,) = tmp_path.glob("save.2001*.dsk")
    assert kept.read_bytes() == with_sector(DISK, 0x11)
    assert len(notices) == 1 and kept.name in notices[0]


def test_a_bad_state_file_is_refused_by_name_and_the_machine_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "old.state"
    with machine() as a2:
        a2.save_file(path)
        good = path.read_bytes()
        before = a2.hash()
        for bad in (b"", b"GROGNARD" * 100, good[:-1], good + b"\0", b"\x80\x04K\x01."):
            path.write_bytes(bad)
            with pytest.raises(StateError, match="old.state"):
                a2.load_file(path)
        assert a2.hash() == before
        path.write_bytes(good)
        a2.load_file(path)
        a2.run(cycles=1000)


def test_what_cannot_be_written_is_told_by_its_own_name_and_not_the_drafts(tmp_path: Path) -> None:
    wanted = tmp_path / "nowhere" / "save.dsk"
    with pytest.raises(OSError) as caught:
        write_image(wanted, blank_image(formatted=True))
    assert caught.value.filename == str(wanted)

"""Going back in time, and what becomes of the disks' files."""

from pathlib import Path

import pytest

from grognard.emu import Apple2
from grognard.emu.formats.image import blank_image, write_image
from grognard.emu.states.rewind import Rewind

from .programs import START, load, machine

COUNT = """
        lda     #0
        sta     $10
        lda     #$20
        sta     $11
        ldy     #0
loop:   inc     $12
        bne     same
        inc     $13
same:   lda     $12
        eor     $13
        sta     ($10),y
        iny
        bne     loop
        inc     $11
        lda     $11
        cmp     #$60
        bcc     loop
        lda     #$20
        sta     $11
        bit     $C030
        bne     loop
"""


def spun(a2: Apple2, history: Rewind, seconds: float) -> None:
    """Run as a window does, a few frames at a time."""
    end = a2.cycles + seconds * 1_020_484
    while a2.cycles < end:
        a2.run(frames=6)
        history.frame()


def test_back_is_exactly_as_it_was(tmp_path: Path) -> None:
    a2 = machine()
    load(a2, COUNT, tmp_path)
    a2.cpu.pc = START
    history = Rewind(a2)
    seen = {}
    for _ in range(12):
        spun(a2, history, 0.5)
        seen[a2.cycles] = a2.hash()
    gone = history.back(3.0)
    assert 3.0 <= gone < 3.8
    hash_then, cycle_then = a2.hash(), a2.cycles
    # the way from there is the same way
    later = min(cycle for cycle in seen if cycle > cycle_then)
    a2.run(cycles=later - cycle_then)
    assert a2.hash() == seen[later]
    assert history.back(0) < 0.6 and a2.hash() == hash_then
    assert history.back(1000) < 4 and history.seconds == 0


@pytest.mark.slow
def test_five_minutes_of_a_busy_program_fit_in_150_megabytes(tmp_path: Path) -> None:
    a2 = machine(ram=64)
    path = tmp_path / "a.dsk"
    write_image(path, blank_image(formatted=True))
    a2.insert(1, path)
    load(a2, COUNT, tmp_path)
    a2.cpu.pc = START
    history = Rewind(a2)
    spun(a2, history, 45)  # changes 16K of memory over and over; by measure, for five minutes
    assert history.seconds > 44
    assert history.kept_bytes * 300 / 45 < 150e6
    short = Rewind(a2, most_bytes=50_000)
    spun(a2, short, 20)
    assert short.kept_bytes < 50_000 + 2_000_000 and 1 < short.seconds < 20
    few = Rewind(a2, seconds=5)
    spun(a2, few, 20)
    assert 5 <= few.seconds < 6.5


def writing_machine(folder: Path) -> Apple2:
    """Idles, a writable disk in drive 1."""
    path = folder / "save.dsk"
    write_image(path, blank_image(formatted=True))
    a2 = machine()
    a2.insert(1, path, writable=True)
    a2.memory[0x300:0x303] = b"\x4c\x00\x03"
    a2.cpu.pc = 0x300
    return a2


def test_rewinding_past_a_write_keeps_the_later_disk_under_its_date(tmp_path: Path) -> None:
    a2 = writing_machine(tmp_path)
    notices: list[str] = []
    a2.on_notice = notices.append
    path = tmp_path / "save.dsk"
    before = path.read_bytes()
    history = Rewind(a2)
    spun(a2, history, 1)
    write_into(a2, blank_with(b"later"))
    spun(a2, history, 1)
    after = path.read_bytes()
    assert after != before
    assert history.back(1.9) >= 1.9
    write_into(a2, blank_with(b"another way"))
    spun(a2, history, 1)
    a2.close()
    assert path.read_bytes().startswith(b"another way")
    kept = [f for f in tmp_path.glob("save.2*") if f.read_bytes() == after]
    assert kept and any(kept[0].name in notice for notice in notices)


def blank_with(text: bytes) -> bytes:
    return text + bytes(143_360 - len(text))


def write_into(a2: Apple2, sectors: bytes) -> None:
    """As if the program had written the whole disk: the bits, and the count of bits written."""
    from grognard.emu import layout as L
    from grognard.emu.formats.image import image_from_sectors

    image = image_from_sectors(sectors)
    at = L.MEDIA + L.M_DATA
    for slot, track in enumerate(image.tracks):
        start = at + slot * L.TRACK_BYTES
        a2.machine.bytes_[start : start + len(track.bits)] = track.bits
    a2.machine.words[L.DRIVE + L.D_WRITES] += 1000


def test_nobody_rewinds_past_a_change_of_disks(tmp_path: Path) -> None:
    a2 = writing_machine(tmp_path)
    history = Rewind(a2)
    spun(a2, history, 2)
    other = tmp_path / "other.dsk"
    write_image(other, blank_image(formatted=True))
    a2.insert(1, other, writable=True)
    here = a2.cycles
    assert history.back(2) == 0 and a2.cycles == here

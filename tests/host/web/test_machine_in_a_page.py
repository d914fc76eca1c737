"""The machine in a page against the same machine in Python: bit for bit."""

from __future__ import annotations

import base64
import time
from pathlib import Path

import numpy as np
import pytest

from grognard.emu import Apple2
from grognard.emu.picture.palette import LOOKS
from grognard.host.bench.machine import write_disk
from grognard.rom_build.disk.dos33 import Volume
from grognard.rom_build.games import game_names

from ...games.built import built
from .chromium import PageError, Tab

GAME = game_names()[0]
pytestmark = pytest.mark.slow


@pytest.fixture
def a2(tmp_path: Path) -> Apple2:
    """A game in drive 1, a disk as `grognard disk new` makes it in drive 2."""
    machine = Apple2()
    machine.insert(1, built(GAME).file("dsk"))
    (tmp_path / "save.dsk").write_bytes(Volume.new().data)
    machine.insert(2, tmp_path / "save.dsk")
    return machine


def start(tab: Tab) -> None:
    tab.run(f"grognard.pause(); await grognard.start('{GAME}')")


def sent(tab: Tab, expression: str) -> bytes:
    return base64.b64decode(tab.value(f"Grog.pack.toBase64({expression})"))


def same(tab: Tab, a2: Apple2) -> bool:
    return tab.value("[grognard.cycles(), grognard.hash()]") == [a2.cycles, a2.hash()]


def test_power_on_running_typing_restart_and_reset_give_the_same_machine(tab: Tab, a2: Apple2):
    start(tab)
    assert same(tab, a2)
    a2.run(seconds=4.4999)
    tab.run("grognard.run(4.4999)")
    assert same(tab, a2)
    a2.type(" 3")
    tab.run("grognard.type(' 3')")
    a2.run(seconds=1)
    tab.run("grognard.run(1)")
    assert same(tab, a2)
    assert tab.value("grognard.text()") == a2.screen.text
    a2.reboot()
    tab.run("Grog.page.machine.reboot()")
    assert same(tab, a2)
    a2.run(seconds=2.2)  # the drive is on
    tab.run("grognard.run(2.2)")
    a2.reset()
    tab.run("Grog.page.machine.reset()")
    assert same(tab, a2)


def test_the_picture_is_the_same_in_every_look(tab: Tab, a2: Apple2):
    start(tab)
    a2.run(seconds=6)
    tab.run("grognard.run(6)")
    for look in LOOKS:
        a2.screen.look = look
        tab.run(f"Grog.page.picture.setLook('{look}'); Grog.page.picture.draw()")
        assert sent(tab, "Grog.page.picture.rgb") == a2.screen.pixels.tobytes(), look
    a2.screen.scan_lines = True
    tab.run("Grog.page.picture.setLined(true); Grog.page.picture.draw()")
    assert sent(tab, "Grog.page.picture.rgb") == a2.screen.pixels.tobytes()


def test_a_replay_recorded_natively_meets_every_hash(tab: Tab, a2: Apple2):
    a2.run(seconds=0.5)
    recorder = a2.record()
    a2.run(seconds=5)
    a2.type(" ")
    a2.paddle(1, 99)
    a2.button(2, False)
    a2.run(seconds=1.5)
    a2.poke(0x300, b"changed")
    a2.run(seconds=0.7)
    a2.reset()
    a2.run(seconds=2)
    replay = recorder.stop()
    marks = sum(event[1] == "mark" for event in replay.events)
    assert marks > 8
    start(tab)
    data = base64.b64encode(replay.to_bytes()).decode()
    played = tab.run(f"return grognard.replay(Grog.pack.fromBase64('{data}'))")
    assert played == {"met": marks, "differs": None}
    replay.events[0] = (*replay.events[0][:2], "0" * 64)
    data = base64.b64encode(replay.to_bytes()).decode()
    played = tab.run(f"return grognard.replay(Grog.pack.fromBase64('{data}'))")
    assert played == {"met": 0, "differs": replay.events[0][0]}


def test_states_go_from_one_to_the_other_and_back(tab: Tab, a2: Apple2):
    start(tab)
    tab.run("grognard.run(3)")
    a2.eject(1)
    a2.eject(2)
    a2.load(sent(tab, "Grog.page.machine.save()"))
    assert same(tab, a2)
    a2.run(seconds=2)
    blob = a2.save()
    data = base64.b64encode(blob).decode()
    tab.run(f"Grog.page.machine.load(Grog.pack.fromBase64('{data}'))")
    assert same(tab, a2)
    a2.run(seconds=1)
    tab.run("grognard.run(1)")
    assert same(tab, a2)
    for wrong in (b"", b"GROGNARD" + bytes(100), blob[:-1], blob[:-1] + bytes([blob[-1] ^ 1])):
        data = base64.b64encode(wrong).decode()
        with pytest.raises(PageError, match="state"):
            tab.run(f"Grog.page.machine.load(Grog.pack.fromBase64('{data}'))")
    assert same(tab, a2)


def test_disks_become_the_same_tracks_and_sectors_again(tab: Tab, tmp_path: Path):
    start(tab)
    rng = np.random.default_rng(1)
    sectors = rng.integers(0, 256, 143_360, np.uint8).tobytes()
    tab.run(f"window.disk = Grog.pack.fromBase64('{base64.b64encode(sectors).decode()}')")
    with Apple2() as a2:
        for kind in ("dsk", "po"):
            path = tmp_path / f"any.{kind}"
            path.write_bytes(sectors)
            a2.insert(1, path)
            tab.run(f"Grog.page.machine.drives[0].insert('any', disk, {{ kind: '{kind}' }})")
            place = "Grog.page.machine.drives[0].media"
            size = "Grog.page.machine.L.MEDIA_BYTES"
            got = sent(tab, f"Grog.page.machine.bytes.subarray({place}, {place} + {size})")
            from grognard.emu import layout as L

            assert got == a2.machine.bytes_[L.MEDIA : L.MEDIA + L.MEDIA_BYTES].tobytes()
    # every track decoded, not taken from what the disk was made of
    tab.run("const d = Grog.page.machine.drives[0]; d.insert('any', disk); d.source = null")
    assert sent(tab, "grognard.disk(1)") == sectors
    assert tab.value("grognard.disk(2)") is not None
    tab.run("Grog.page.machine.drives[1].eject()")
    assert tab.value("grognard.disk(2)") is None


def test_a_woz_disk_is_read_as_it_is(tab: Tab):
    start(tab)
    data = base64.b64encode(built(GAME).file("woz").read_bytes()).decode()
    tab.run(
        "Grog.page.machine.drives[0].insert("
        f"'game.woz', Grog.pack.fromBase64('{data}'), {{ kind: 'woz' }})"
    )
    assert sent(tab, "grognard.disk(1)") == built(GAME).file("dsk").read_bytes()
    with pytest.raises(PageError, match="damaged|missing|WOZ"):
        tab.run("Grog.page.machine.drives[0].insert('x', new Uint8Array(2000), { kind: 'woz' })")


def test_a_speaker_sounds_as_it_does_natively(tab: Tab, a2: Apple2):
    start(tab)
    tick = bytes([0xAD, 0x30, 0xC0, 0xA2, 0x5D, 0xCA, 0xD0, 0xFD, 0x4C, 0x00, 0x03])
    a2.memory[0x300 : 0x300 + len(tick)] = tick
    a2.cpu.pc = 0x300
    tab.run(
        f"const m = Grog.page.machine; m.bytes.set({list(tick)}, 0x300); m.set(m.L.PC, 0x300);"
        "Grog.page.sound.skip(); window.heard = []"
    )
    a2.speaker.skip()
    ours: list[float] = []
    for span in (0.1, 0.033, 0.2):
        a2.run(seconds=span)
        ours += (a2.speaker.samples() / 32768).tolist()
        tab.run(f"Grog.page.machine.run({span}); heard.push(...Grog.page.sound.samples())")
    theirs = tab.value("heard")
    assert len(theirs) == len(ours) > 15_000 and max(ours) > 0.2
    assert max(abs(a - b) for a, b in zip(ours, theirs, strict=True)) < 0.002


def test_what_is_printed_is_taken_however_much_it_is(tab: Tab):
    """The core waits when nobody takes the paper: the page must not stand still."""
    start(tab)
    code = [0xA9, 0xC1, 0x8D, 0x90, 0xC0, 0xEE, 0x20, 0x03, 0xD0, 0xF6, 0xEE, 0x21, 0x03]
    code += [0xA9, 0xC1, 0xD0, 0xF1]  # for ever an A
    tab.run(f"const m = Grog.page.machine; m.bytes.set({code}, 0x300); m.set(m.L.PC, 0x300)")
    tab.run("grognard.run(1)")
    printed = tab.value("Grog.page.machine.printed")
    assert set(printed) == {"A"} and len(printed) > 2 * 4096


@pytest.mark.thorough
@pytest.mark.parametrize("program", ["compute", "read"])
def test_the_page_is_half_as_fast_as_the_native_core_at_least(
    tab: Tab, tmp_path: Path, program: str
):
    """Of the loops that `grognard bench` has: computing, and waiting for the disk."""
    disk = tmp_path / f"{program}.dsk"
    write_disk(disk, program)
    start(tab)
    packed = base64.b64encode(disk.read_bytes()).decode()
    tab.run(
        "const m = Grog.page.machine; m.begin();"
        f"m.drives[0].insert('loop', Grog.pack.fromBase64('{packed}')); m.run(4)"
    )
    # short and turn about: what else runs here can only slow either, and the longer the surer
    page = (
        "let best = Infinity; for (let n = 0; n < 10; n++) {"
        "const t = performance.now(); Grog.page.machine.run(1);"
        "best = Math.min(best, performance.now() - t) } return best"
    )
    natively, there = [], []
    with Apple2() as a2:
        a2.insert(1, disk)
        a2.run(seconds=4)
        for _ in range(40):
            for _ in range(10):
                began = time.perf_counter()
                a2.run(seconds=1)
                natively.append(1 / (time.perf_counter() - began))
            there.append(1000 / tab.run(page))
    said = f"{program}: native {max(natively):.0f}, page {max(there):.0f} times real time"
    print(said)
    assert max(there) >= 0.5 * max(natively), said

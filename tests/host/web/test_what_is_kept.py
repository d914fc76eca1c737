"""SAVE disks in the browser's storage: whole, the version before kept, two tabs, in and out."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.rom_build.disk.dos33 import Volume
from grognard.rom_build.games import game_names

from .chromium import Chromium, PageError, Tab

GAME = game_names()[0]
KEY = f"'{GAME}'"
pytestmark = pytest.mark.slow


def start(tab: Tab) -> None:
    tab.run(f"grognard.pause(); await Grog.page.start({KEY}, {{ still: true }})")


def stored(tab: Tab, what: str = "bytes") -> bytes:
    packed = f"(await Grog.storage.disk({KEY})).{what}"
    return base64.b64decode(tab.value(f"Grog.pack.toBase64({packed})"))


def write(tab: Tab) -> None:
    """Drive 2 is switched on and off, as if track 3 had been written in between."""
    code = [0xAD, 0xEB, 0xC0, 0xAD, 0xE9, 0xC0, 0xAD, 0xE8, 0xC0, 0x4C, 0x09, 0x03]
    tab.run(
        f"const m = Grog.page.machine, d = m.drives[1]; m.bytes.set({code}, 0x300);"
        "m.set(m.L.PC, 0x300); m.set(d.words + m.L.D_WRITES, 3000);"
        "m.bytes[d.media + m.L.M_DIRTY + 3] = 1"
    )


def test_a_disk_is_kept_when_its_motor_has_stopped_and_not_before(tab: Tab):
    start(tab)
    tab.run("grognard.run(6)")
    write(tab)
    tab.run("grognard.run(0.9)")
    assert tab.value("Grog.page.machine.drives[1].spinning")
    assert tab.value(f"await Grog.storage.disk({KEY})") is None
    tab.run("grognard.run(0.2)")
    tab.until("Grog.page.player.version === 1")
    assert stored(tab) == base64.b64decode(tab.value("Grog.pack.toBase64(grognard.disk(2))"))


def test_the_version_before_stays_beside_it(tab: Tab):
    one, two = bytes(143_360), bytes([7]) * 143_360
    for version, disk in enumerate((one, two)):
        packed = base64.b64encode(disk).decode()
        kept = f"Grog.storage.keepDisk({KEY}, Grog.pack.fromBase64('{packed}'), {version})"
        assert tab.value(kept) == version + 1
    assert (stored(tab), stored(tab, "before")) == (two, one)


def test_a_disk_that_cannot_be_read_is_not_kept_and_that_is_said(tab: Tab):
    start(tab)
    write(tab)
    tab.run(
        "const m = Grog.page.machine, { L } = m;"
        "const at = m.drives[1].media + L.M_DATA + 3 * L.TRACK_BYTES;"
        "m.bytes.fill(0, at, at + L.TRACK_BYTES); grognard.run(1.2)"
    )
    tab.until("document.getElementById('note').textContent.includes('not kept: track 3')")
    assert tab.value(f"await Grog.storage.disk({KEY})") is None


def test_nobody_writes_over_a_version_he_has_not_read(tab: Tab):
    disk = "new Uint8Array(143360)"
    assert tab.value(f"Grog.storage.keepDisk({KEY}, {disk}, 0)") == 1
    with pytest.raises(PageError, match="another tab"):
        tab.value(f"Grog.storage.keepDisk({KEY}, {disk}.fill(1), 0)")
    assert stored(tab) == bytes(143_360)


@pytest.fixture
def second(browser: Chromium, page_folder: Path, tab: Tab) -> Iterator[Tab]:
    start(tab)
    other = browser.tab((page_folder / "index.html").as_uri())
    yield other
    other.close()


def test_a_second_tab_is_told_and_its_disk_is_protected(tab: Tab, second: Tab):
    start(second)
    assert "another tab" in second.value("document.getElementById('note').textContent")
    protected = "Grog.page.machine.get(Grog.page.machine.drives[1].words + 3)"
    assert second.value(protected) == 1 and tab.value(protected) == 0
    tab.run("await Grog.storage.hold('')")  # it goes on to something else
    start(second)
    assert second.value(protected) == 0


def test_a_disk_comes_from_a_file_and_goes_into_one(tab: Tab, tmp_path: Path):
    start(tab)
    volume = bytes(Volume.new(7).data)
    (tmp_path / "mine.dsk").write_bytes(volume)
    tab.run("Grog.page.act('disks')")
    tab.choose("input[data-drive='2']", tmp_path / "mine.dsk")
    tab.until("document.getElementById('note').textContent === 'Drive 2: mine.dsk'")
    assert stored(tab) == volume
    tab.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(tmp_path))
    tab.run("await Grog.page.act('export')")
    tab.wait_for(lambda: (tmp_path / f"{GAME}-save.dsk").is_file())
    assert (tmp_path / f"{GAME}-save.dsk").read_bytes() == volume


def test_a_disk_that_finds_no_room_in_the_storage_is_in_its_drive_and_that_is_said(
    tab: Tab, tmp_path: Path
):
    start(tab)
    tab.run("for (let n = 0; n < 4; n++) grognard.run(1)")
    (tmp_path / "mine.dsk").write_bytes(bytes(Volume.new(7).data))
    tab.run("Grog.storage.keepDisk = async () => { throw new Error('no room is left') }")
    tab.choose("input[data-drive='2']", tmp_path / "mine.dsk")
    said = "mine.dsk is in drive 2, but it is not kept: no room is left"
    tab.until(f"document.getElementById('note').textContent === '{said}'")
    assert tab.value("Grog.page.machine.drives[1].name") == "mine.dsk"
    # no way back to the time before: those states would find the other disk
    assert tab.value("Grog.page.player.past.length") == 0


def test_a_file_that_is_no_disk_is_refused_and_the_disk_stays(tab: Tab, tmp_path: Path):
    start(tab)
    (tmp_path / "letter.dsk").write_text("hello")
    before = tab.value("grognard.hash()")
    tab.choose("input[data-drive='2']", tmp_path / "letter.dsk")
    tab.until("document.getElementById('note').textContent.startsWith('Not done: 5 bytes')")
    assert tab.value("grognard.hash()") == before


def test_a_disk_dropped_on_the_right_half_goes_into_drive_2(tab: Tab):
    start(tab)
    drop = (
        "const data = new DataTransfer();"
        "data.items.add(new File([new Uint8Array(143360)], 'zeros.dsk'));"
        "const what = {{ dataTransfer: data, clientX: {x}, bubbles: true }};"
        "document.dispatchEvent(new DragEvent('drop', what))"
    )
    for x, drive in ((5, 1), ("innerWidth - 5", 2)):
        tab.run(drop.format(x=x))
        tab.until(f"Grog.page.machine.drives[{drive - 1}].name === 'zeros.dsk'")


def test_a_kept_state_outlives_the_page(tab: Tab):
    start(tab)
    tab.run("grognard.run(5); await Grog.page.act('keep')")
    before = tab.value("[grognard.cycles(), grognard.hash()]")
    tab.reload()
    start(tab)
    tab.run("await Grog.page.act('restore')")
    assert tab.value("[grognard.cycles(), grognard.hash()]") == before


def test_going_back_takes_the_machine_to_a_second_before(tab: Tab):
    start(tab)
    tab.run("for (let n = 0; n < 12; n++) grognard.run(0.5)")
    gone = tab.value("Grog.page.player.back() + Grog.page.player.back()")
    now = tab.value("grognard.cycles()") / 1_020_484
    assert 1 <= gone <= 3.1 and abs(now + gone - 6) < 0.01


def test_a_link_that_was_cut_off_is_said_to_be(browser: Chromium, page_folder: Path, tab: Tab):
    for tail in ("", "Zm9v", "eJwDAAAAAAE"):
        other = browser.tab((page_folder / "index.html").as_uri() + f"#turn={GAME}.T05F.{tail}")
        said = other.value("document.getElementById('start-note').textContent")
        other.close()
        assert "cut off" in said

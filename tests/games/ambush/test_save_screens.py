"""The screens of the SAVE disk, played on the whole machine."""

from pathlib import Path

import pytest

from grognard.emu import Apple2
from grognard.emu.formats import blank_image, write_image
from grognard.host.built.games import built_game

SOON = 20  # emulated seconds


@pytest.fixture
def disks():
    """The machine with the game booted, at the page of disk management."""
    with Apple2(core="fast", ram=48) as a2:
        a2.insert(1, str(built_game("ambush").file("dsk")))
        a2.until(text="Press any key", within=SOON)
        a2.type(" ")
        a2.until(text="Look after", within=SOON)
        a2.type("1")
        a2.until(text="CATALOG", within=SOON)
        yield a2


@pytest.fixture
def save_disk(tmp_path: Path) -> Path:
    """A disk that is formatted, but no SAVE disk."""
    path = tmp_path / "save.dsk"
    write_image(path, blank_image(formatted=True))
    return path


@pytest.mark.rule("CA-14.0.2", "CA-1.4.4")
def test_without_a_disk_the_catalog_says_so(disks):
    disks.type("2")
    disks.until(text="No disk in drive 2", within=SOON)
    disks.type(" ")
    disks.until(text="DELETE a squad", within=SOON)  # and comes back


@pytest.mark.rule("CA-14.0.1", "CA-14.0.2", "CA-14.0.3", "CA-14.0.4")
def test_init_makes_a_disk_that_the_other_commands_take(disks, save_disk):
    disks.insert(2, str(save_disk), writable=True)
    disks.type("2")
    disks.until(text="no SAVE disk", within=SOON)
    disks.type(" 1y")
    disks.until(text="is ready", within=60)
    disks.type(" 2")
    disks.until(text="No files of this game yet", within=SOON)
    disks.type(" 4NIX\ry")
    disks.until(text="No such name", within=SOON)


@pytest.mark.rule("CA-14.0.1")
def test_init_asks_before_it_destroys_anything(disks, save_disk):
    before = save_disk.read_bytes()
    disks.insert(2, str(save_disk), writable=True)
    disks.type("1n")
    disks.until(text="DELETE a squad", within=SOON)
    disks.eject(2)
    assert save_disk.read_bytes() == before


@pytest.mark.rule("CA-14.0.4")
def test_a_name_begins_with_a_letter(disks):
    disks.type("39A\r")
    disks.until(text="a letter first", within=SOON)


@pytest.mark.rule("CA-14.0.1")
def test_escape_goes_back_to_the_menu(disks):
    disks.type("\x1b")
    disks.until(text="Generate a squad", within=SOON)

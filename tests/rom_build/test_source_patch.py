"""Patches written as 6502 source: assembled for their place, verified, written into the file."""

import pytest

from grognard.rom_build.disk.dos33 import Volume
from grognard.rom_build.disk.source_patch import (
    Place,
    SourcePatchError,
    apply_parts,
    assemble_parts,
)

SYMBOLS = {
    "fire": Place(0x2100, "GAME.LOW"),
    "other": Place(0x8000, "GAME.ONE"),
    "count": Place(0x14, ""),
}


@pytest.fixture
def volume():
    disk = Volume.new()
    disk.put("GAME.LOW", bytes(i & 0xFF for i in range(0x300)), address=0x2004)
    disk.put("GAME.ONE", b"\xa9\x01\x60", address=0x8000)
    disk.put("GAME.TWO", b"\xa9\x01\x60", address=0x8000)
    return disk


def patch(volume, folder, text):
    source = folder / "change.s"
    source.write_text(text)
    return apply_parts(volume, assemble_parts(source, SYMBOLS), source.name)


def test_parts_are_assembled_for_their_addresses_and_written(volume, tmp_path):
    # offset $FE of the file's bytes lies at $2102 and across the edge of a sector
    patch(
        volume,
        tmp_path,
        """
        .import other
        .importzp count
;;; replaces: fire + 2 = FE FF 00 01 02
        jsr other
        inc count
;;; replaces: $8000 in GAME.TWO = A901
        lda #2
""",
    )
    low = volume.get("GAME.LOW").data
    assert low[0xFE:0x103] == bytes.fromhex("200080E614")
    assert low[:0xFE] == bytes(range(0xFE)) and low[0x103] == 3
    assert volume.get("GAME.TWO").data == b"\xa9\x02\x60"
    assert volume.get("GAME.ONE").data == b"\xa9\x01\x60" and volume.problems() == []


@pytest.mark.parametrize(
    ("text", "message"),
    (
        (
            ";;; replaces: fire = 00 00\n nop\n",
            r"change.s:1: expected 00 00 at \$2100, found FC FD",
        ),
        (";;; replaces: fire = FC\n nop\n nop\n", "2 bytes in the place of 1"),
        (";;; replaces: fyre = FC\n nop\n", "no symbol 'fyre'.*did you mean"),
        (";;; replaces: fire FC\n nop\n", "change.s:1: write ';;; replaces"),
        (";;; replaces: $8000 = A9\n nop\n", "say which with 'in FILE'"),
        (";;; replaces: $8000 in NONE = A9\n nop\n", "NONE"),
        (";;; replaces: $7FFF = A9\n nop\n", "no file that reaches there"),
        (" nop\n;;; replaces: fire = FC\n nop\n", "segment CODE holds bytes"),
        ("\n;;; replaces: fire = FC\n ldq\n", "change.s:3:2: error"),
        (" .import gone\n;;; replaces: fire = FC FD FE\n jmp gone\n", "'gone'"),
        (
            ";;; replaces: fire = FC\n nop\n;;; replaces: fire = FC\n nop\n",
            "replaced in line 1 too",
        ),
        (" nop\n", "no line ';;; replaces"),
    ),
)
def test_what_cannot_be_applied_is_told_and_changes_nothing(volume, tmp_path, text, message):
    before = bytes(volume.data)
    with pytest.raises(SourcePatchError, match=message):
        patch(volume, tmp_path, text)
    assert bytes(volume.data) == before


def test_one_wrong_part_keeps_the_others_out(volume, tmp_path):
    before = bytes(volume.data)
    with pytest.raises(SourcePatchError):
        patch(volume, tmp_path, ";;; replaces: fire = FC\n nop\n;;; replaces: other = 00\n nop\n")
    assert bytes(volume.data) == before

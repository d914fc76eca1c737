"""A small disk that boots on any Apple II, and a machine that runs its program."""

from __future__ import annotations

import pytest

collect_ignore = ["toy"]  # a game: test_toy_game puts it where games are looked for

# Boot sector: text page on and blank, then every key struck is stored in the page's first cell.
#   0801  STA $C051 : STA $C054 : LDX #0 : LDA #$A0
#   080B  STA $0400,X : STA $0500,X : STA $0600,X : STA $0700,X : INX : BNE $080B
#   081A  LDA $C000 : BPL $081A : STA $C010 : STA $0400 : STA $C030 : JMP $081A
ECHO = bytes.fromhex(
    "01"
    "8D51C0 8D54C0 A200 A9A0"
    "9D0004 9D0005 9D0006 9D0007 E8 D0F1"
    "AD00C0 10FB 8D10C0 8D0004 8D30C0 4C1A08"
)


@pytest.fixture
def echo_disk(tmp_path):
    """A bootable image of the program above."""
    from grognard.emu.formats import image_from_sectors, write_image

    path = tmp_path / "echo.dsk"
    write_image(path, image_from_sectors(ECHO.ljust(143_360, b"\0")))
    return path


@pytest.fixture
def echo_machine(echo_disk):
    """A machine that has booted it and waits for keys."""
    from grognard.emu import Apple2

    with Apple2() as a2:
        a2.insert(1, echo_disk)
        a2.run(seconds=4)
        yield a2

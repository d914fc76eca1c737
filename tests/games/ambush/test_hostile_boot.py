"""The disk boots whatever the boot PROM leaves behind it, and whoever made the PROM."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from grognard.emu import Apple2
from grognard.emu.firmware import Firmware, own_firmware
from grognard.rom_build.asm import assemble
from grognard.rom_build.link import link

from ..built import built

BOOT = 0x0801
DECIMAL, NO_INTERRUPTS, ALWAYS = 0x08, 0x04, 0x30
PATTERNS = ("00ff", "ffff0000", "zero", "ones", "random:7")
DATA = Path(__file__).parent / "data"


def boots(a2: Apple2) -> None:
    """From power-on to the title and past it: an overlay has been loaded, keys are read."""
    game = built("ambush")
    a2.insert(1, game.file("dsk"))
    a2.screen.use_font(game.file("font"))
    a2.until(text="PRESS ANY KEY", within=20)
    a2.type(" ")
    a2.until(text="START A NEW GAME", within=10)


@pytest.mark.parametrize("powerup", PATTERNS)
@pytest.mark.parametrize(
    "flags", [0, DECIMAL, NO_INTERRUPTS, DECIMAL | NO_INTERRUPTS], ids=["", "D", "I", "DI"]
)
@pytest.mark.quick_cases(4)
def test_registers_page_zero_and_flags_at_the_boot_sector_do_not_matter(powerup, flags):
    noise = random.Random(f"{powerup} {flags}")

    def spoil(a2: Apple2) -> None:
        a2.memory[0x0000:0x0800] = noise.randbytes(0x800)
        a2.memory[0x0900:0xC000] = noise.randbytes(0xC000 - 0x900)
        a2.cpu.a, a2.cpu.y, a2.cpu.s = noise.randbytes(3)
        a2.cpu.p = ALWAYS | flags | noise.choice([0x00, 0x01, 0x80, 0x43])

    with Apple2(ram=48, powerup=powerup) as a2:
        a2.on(BOOT, spoil)
        boots(a2)


@pytest.fixture(scope="module")
def other_firmware() -> Firmware:
    """Our ROM, and a boot PROM of another design in slot 6."""
    module = assemble(DATA / "other_prom.s", source_root=DATA)
    prom = link([module], DATA / "other_prom.cfg", output="prom").files["prom"]
    own = own_firmware()
    return Firmware(own.rom, prom, own.chargen)


@pytest.mark.parametrize("powerup", PATTERNS)
def test_the_disk_boots_from_another_maker_s_prom(other_firmware, powerup):
    with Apple2(ram=48, powerup=powerup, firmware=other_firmware) as a2:
        seen: list[tuple[int, int, bytes]] = []
        a2.on(
            BOOT,
            lambda m: seen.append(
                (m.cpu.x, m.cpu.p & (DECIMAL | NO_INTERRUPTS), m.memory.read(0, 256))
            ),
        )
        boots(a2)
        assert seen == [(0x60, DECIMAL, bytes(i ^ 0xA7 for i in range(256)))]


@pytest.mark.parametrize("ram", [48, 64])
def test_the_disk_boots_with_and_without_a_language_card(ram):
    with Apple2(ram=ram, powerup="random:3") as a2:
        boots(a2)

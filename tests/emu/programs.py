"""Small 6502 programs for the tests, assembled from their text."""

from pathlib import Path

from grognard.emu import Apple2, Firmware
from grognard.rom_build.asm_command import assemble_and_link

BLANK = Firmware(bytes(0x3000), bytes(256), bytes(2048))
START = 0x0800


def assembled(text: str, folder: Path) -> bytes:
    """The bytes of a program that lies at $0800."""
    source = folder / "program.s"
    source.write_text('.setcpu "6502"\n' + text)
    result = assemble_and_link([source], folder / "program.bin")
    assert result.code == 0, result.messages
    return (folder / "program.bin").read_bytes()


def machine(core: str = "fast", ram: int = 48) -> Apple2:
    """A machine whose firmware is blank."""
    return Apple2(core, ram, firmware=BLANK)


def load(a2: Apple2, text: str, folder: Path) -> None:
    """Put a program at $0800."""
    code = assembled(text, folder)
    a2.memory[START : START + len(code)] = code

"""Firmware of one's own and of others, and a core that starts where nothing can be written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.emu import Apple2, FirmwareError
from grognard.emu.files import FileError
from grognard.emu.firmware import own_firmware

from .programs import assembled


def boot_disk(folder: Path) -> Path:
    path = folder / "boot.dsk"
    code = b"\x01" + assembled("lda #$C8\nsta $400\nlda #$C9\nsta $401\nclc\nl: bcc l\n", folder)
    path.write_bytes(code.ljust(143_360, b"\0"))
    return path


def test_our_firmware_boots_a_disk_and_says_so_without_one(tmp_path: Path) -> None:
    with Apple2(powerup="random:3") as a2:
        a2.run(seconds=0.5)
        assert "WAITING FOR A BOOT DISK" in "".join(a2.screen.text)
        a2.insert(1, boot_disk(tmp_path))
        a2.until(text="HI", within=5)


@pytest.mark.parametrize("big", [False, True], ids=["12K", "20K"])
def test_rom_images_of_both_sizes_boot(big: bool, tmp_path: Path) -> None:
    own = own_firmware()
    rom = tmp_path / "rom.bin"
    low = bytearray(0x2000)
    low[0x1600:0x1700] = own.disk_prom
    rom.write_bytes(bytes(low) + own.rom if big else own.rom)
    with Apple2(rom=rom) as a2:
        a2.insert(1, boot_disk(tmp_path))
        a2.until(text="HI", within=5)


# the signature, then a P in the screen's first cell
OWN_PAGE = bytes.fromhex("A920A000A203863C A9D08D0004 1890FE").ljust(256, b"\0")


@pytest.mark.parametrize("rom", [None, 12, 20], ids=["ours", "12K", "20K"])
def test_someone_s_boot_prom_goes_before_ours_and_that_of_a_20k_file(
    rom: int | None, tmp_path: Path
) -> None:
    own, page = own_firmware(), tmp_path / "page.bin"
    page.write_bytes(OWN_PAGE)
    firmware = tmp_path / "rom.bin"
    low = bytes(0x1600) + own.disk_prom + bytes(0x900)
    firmware.write_bytes(own.rom if rom == 12 else low + own.rom)
    with Apple2(rom=firmware if rom else None, boot_prom=page) as a2:
        a2.run(seconds=0.2)
        assert a2.screen.text[0].startswith("P") and a2.memory[0xC6FF] == 0


def test_someone_s_character_rom_draws_the_text(tmp_path: Path) -> None:
    chars = tmp_path / "chars.bin"
    chars.write_bytes(bytes([0xFF, 0x80] * 1024))  # bars; bit 7 drives no dot
    with Apple2(char_rom=chars) as a2:
        a2.memory[0x400:0x800] = bytes([0xC1]) * 0x400
        a2.run(frames=1)
        rows = a2.screen.pixels[:, :, 1]
        assert rows[0].min() == 255 and rows[2].max() == 0


@pytest.mark.parametrize(
    ("what", "wanted"), [("rom", "12288 or 20480"), ("boot_prom", "256"), ("char_rom", "2048")]
)
def test_firmware_of_another_size_or_no_file_is_refused(
    what: str, wanted: str, tmp_path: Path
) -> None:
    rom = tmp_path / "rom.bin"
    rom.write_bytes(bytes(100))
    with pytest.raises(FirmwareError, match=f"rom.bin: 100 bytes found, expected {wanted}$"):
        Apple2(**{what: rom})  # type: ignore[arg-type]
    with pytest.raises(FileError, match="it is a folder"):
        Apple2(**{what: tmp_path})  # type: ignore[arg-type]


@pytest.mark.skipif(sys.platform == "win32", reason="folders of POSIX systems")
@pytest.mark.slow
def test_the_core_runs_without_any_folder_to_keep_its_code_in(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("")
    environment = {
        **os.environ, "HOME": str(nowhere), "XDG_CACHE_HOME": str(nowhere / "x"),
        "TMPDIR": str(nowhere),
    }  # fmt: skip
    program = (
        "from grognard.emu.compiler.jit import cache_folder; from grognard.emu import Apple2;"
        "a2 = Apple2(bare=True); a2.run(cycles=100); print(cache_folder(), a2.cycles >= 100)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True
    )
    # the system's own temporary folder may still serve
    assert done.returncode == 0 and done.stdout.endswith("True\n"), done.stderr


def test_importing_the_machine_brings_in_no_window_library() -> None:
    program = "import sys, grognard.emu; assert not {'pygame', 'tkinter'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", program], check=True)

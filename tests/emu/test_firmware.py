"""Firmware of one's own and of others, and a core that starts where nothing can be written."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from programs import assembled

from grognard.emu import Apple2, FirmwareError
from grognard.emu.firmware import own_firmware


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


def test_a_rom_of_another_size_is_refused(tmp_path: Path) -> None:
    rom = tmp_path / "rom.bin"
    rom.write_bytes(bytes(100))
    with pytest.raises(FirmwareError, match="100 bytes found"):
        Apple2(rom=rom)


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
        "from grognard.emu.jit import cache_folder; from grognard.emu import Apple2;"
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

"""The machine's own firmware, assembled from game_asm/rom on first use."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from grognard.emu.files import write_whole

from .asm import AsmErrors, assemble
from .charset import CHARGEN_BYTES, chargen_bytes
from .link import link
from .sources import BuildError, asm_root

ROM_BYTES = 12_288
PROM_BYTES = 256
SOURCES = (
    "rom.s",
    "monitor_entries.s",
    "monitor_window.s",
    "monitor_clear.s",
    "monitor_out.s",
    "monitor_print.s",
    "monitor_in.s",
    "monitor_lines.s",
    "monitor_lores.s",
    "monitor_memory.s",
    "disk_prom.s",
    "printer_prom.s",
)
_INCLUDED, _CFG, _CHARSET = "monitor.inc", "rom.cfg", "charset.txt"


@dataclass(frozen=True)
class Firmware:
    """`rom` for $D000-$FFFF, the pages of the two cards, `chargen` as a II Plus has it."""

    rom: bytes
    disk_prom: bytes
    printer_prom: bytes
    chargen: bytes

    def __post_init__(self) -> None:
        for name, size in (
            ("rom", ROM_BYTES),
            ("disk_prom", PROM_BYTES),
            ("printer_prom", PROM_BYTES),
            ("chargen", CHARGEN_BYTES),
        ):
            found = len(getattr(self, name))
            if found != size:
                raise BuildError(f"firmware {name}: {found} bytes found, expected {size}")


def build_firmware(cache: bool = True) -> Firmware:
    """The firmware; kept in the user's cache folder under a name that holds its sources' digest.

    Raises BuildError with located messages when a source is wrong.
    """
    folder = asm_root() / "rom"
    texts = [(folder / name).read_bytes() for name in (*SOURCES, _INCLUDED, _CFG, _CHARSET)]
    digest = hashlib.sha256(b"\0".join(texts)).hexdigest()[:16]
    kept = _cache_folder() / f"firmware-{digest}.bin"
    if cache:
        with contextlib.suppress(OSError, BuildError):
            return _split(kept.read_bytes())
    built = _assemble(folder)
    if cache:
        with contextlib.suppress(OSError):
            _keep(kept, built.rom + built.disk_prom + built.printer_prom + built.chargen)
    return built


def _split(blob: bytes) -> Firmware:
    disk, printer = ROM_BYTES, ROM_BYTES + PROM_BYTES
    end = printer + PROM_BYTES
    return Firmware(blob[:disk], blob[disk:printer], blob[printer:end], blob[end:])


def _assemble(folder: Path) -> Firmware:
    try:
        modules = [assemble(folder / name, source_root=folder.parent) for name in SOURCES]
        files = link(modules, folder / _CFG, output="rom").files
    except AsmErrors as errors:
        raise BuildError(str(errors)) from None
    chargen = chargen_bytes(folder / _CHARSET)
    return Firmware(files["rom"], files["rom.prom"], files["rom.printer"], chargen)


def _cache_folder() -> Path:
    """The platform's folder for what can be made again."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return base / "grognard"


def _keep(path: Path, blob: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, blob, lasting=False)

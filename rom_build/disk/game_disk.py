"""The disk of a game: boot sector, resident files and overlays on a DOS 3.3 volume.

Every file lies in consecutive sectors, so that the loader's table in the first resident file needs
four bytes for each: first track, first sector, number of sectors, page to load to. Other people's
tools see ordinary binary files with their header of address and length.
"""

from __future__ import annotations

from pathlib import Path

from grognard.emu.formats import DOS_ORDER

from ..asm import AsmErrors, assemble
from ..link import LinkResult, link
from ..sources import BuildError, GameSources, asm_root
from .dos33 import SECTOR_BYTES, SECTORS, TRACKS, VTOC, Sector, Volume

HEADER_BYTES = 4
_BEFORE_CATALOG = (VTOC[0] - 1) * SECTORS
_BEHIND_CATALOG = (VTOC[0] + 2) * SECTORS


def game_volume(game: GameSources, result: LinkResult, cache: Path | None = None) -> Volume:
    """The game's volume; BuildError when its files do not fit the disk.

    `cache` is where object modules are kept.
    """
    volume = Volume.new(254, reserved_tracks=1)
    parts = {a: _area_bytes(result, a) for a in (*game.resident, *game.overlays)}
    counts = [-(-(len(data) + HEADER_BYTES) // SECTOR_BYTES) for data, _ in parts.values()]
    runs = dict(zip(parts, _lay_out(counts), strict=True))
    table = bytearray()
    for area, (_, start) in parts.items():
        table += bytes((*runs[area][0], len(runs[area]), (start - HEADER_BYTES) >> 8))
    for area, name in {**game.resident, **game.overlays}.items():
        data, start = parts[area]
        if area == next(iter(game.resident)):
            data = _with_table(data, result.symbol("file_table") - start, bytes(table))
        try:
            volume.put(name, data, type="B", address=start, locked=True, run=runs[area])
        except (ValueError, OSError) as error:
            raise BuildError(f"{game.name}: file {name}: {error}") from error
    _place_boot(volume, boot_code(game, cache))
    return volume


def _with_table(data: bytes, at: int, table: bytes) -> bytes:
    """The first resident file with the loader's table filled in."""
    if not 0 <= at <= len(data) - len(table) or any(data[at : at + len(table)]):
        raise BuildError("file_table is not in the first resident file, or not empty there")
    return data[:at] + table + data[at + len(table) :]


def _area_bytes(result: LinkResult, area: str) -> tuple[bytes, int]:
    """What a memory area of the configuration holds, and its address."""
    found = next((a for a in result.config.areas if a.name == area), None)
    if found is None:
        raise BuildError(f"game.toml names the memory area {area}, memory.cfg does not")
    if (found.start - HEADER_BYTES) % SECTOR_BYTES:
        raise BuildError(f"memory.cfg: area {area} must start {HEADER_BYTES} bytes into a page")
    return result.files[found.file], found.start


def _lay_out(counts: list[int]) -> list[list[Sector]]:
    """For each file its sectors, one behind the other from track 1 on.

    The loader needs a revolution for each track it touches, so a file begins on a fresh track
    where that saves one. Around the table of contents three tracks stay free: the lists of sectors
    lie there, and no file runs across them, which the loader could not follow.
    """
    runs: list[list[Sector]] = []
    at = SECTORS  # sectors from track 0 on, as one number
    for count in counts:
        if _tracks(at, count) > _tracks(0, count):
            at = -(-at // SECTORS) * SECTORS
        if at < _BEHIND_CATALOG and at + count > _BEFORE_CATALOG:
            at = _BEHIND_CATALOG
        if at + count > TRACKS * SECTORS:
            raise BuildError("the game does not fit its disk")
        runs.append([divmod(n, SECTORS) for n in range(at, at + count)])
        at += count
    return runs


def _tracks(at: int, count: int) -> int:
    """How many tracks a run of sectors touches."""
    return (at % SECTORS + count - 1) // SECTORS + 1


def boot_code(game: GameSources, cache: Path | None = None) -> LinkResult:
    """The boot sectors, assembled with the game's page zero."""
    root = asm_root()
    try:
        sources = (game.zero_page, *game.machine.boot)
        modules = [
            assemble(path, game.include_dirs, source_root=root, cache_dir=cache) for path in sources
        ]
        return link(modules, game.machine.boot_cfg, output="boot")
    except AsmErrors as errors:
        raise BuildError(str(errors)) from errors


def _place_boot(volume: Volume, result: LinkResult) -> None:
    """Puts the boot sectors on track 0, where the drive's own program reads them."""
    code = result.files["boot"]
    if len(code) % SECTOR_BYTES or code[0] != len(code) // SECTOR_BYTES:
        raise BuildError(f"boot.s: {len(code)} bytes do not fill the sectors it names")
    for number in range(len(code) // SECTOR_BYTES):
        part = code[number * SECTOR_BYTES : (number + 1) * SECTOR_BYTES]
        volume.write_sector((0, DOS_ORDER[number]), part)

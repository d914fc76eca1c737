"""`grognard patch`: changes to disk images that can be shared, checked and taken back.

`apply` in place keeps the way back beside the image, as the patch `IMAGE.undo-N.bps` that makes
the old image of the new one. It is small, and its checksums tell whether the image is still the one
it belongs to; `revert` takes the last one that fits and removes it.
"""

from __future__ import annotations

import json
import re
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..errors import Failure
from ..suggesting import SuggestingGroup
from .image_files import IMAGE, NEW_IMAGE, hold, hold_new, open_to_write, refuse_read_only

if TYPE_CHECKING:
    from grognard.rom_build.disk.source_patch import Place

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)

_MOST_FONT = 1024


@click.group(cls=SuggestingGroup)
def patch() -> None:
    """Make and apply patches of disk images: BPS files, or 6502 source (.s)."""


def _bytes(path: Path) -> bytes:
    from grognard.emu.files import read_regular
    from grognard.rom_build.disk.bps import MOST_BYTES

    return read_regular(path, MOST_BYTES)


@patch.command()
@click.argument("original", type=IMAGE)
@click.argument("changed", type=IMAGE)
@click.option("-o", "--output", type=NEW_IMAGE, required=True, help="The patch to write.")
@click.option("--force", is_flag=True, help="Write over a file that is there.")
def make(original: Path, changed: Path, output: Path, force: bool) -> None:
    """Make the BPS patch that turns ORIGINAL into CHANGED."""
    from grognard.emu.files import write_whole
    from grognard.rom_build.disk import bps

    hold_new(output, force)
    data = bps.make(_bytes(original), _bytes(changed))
    write_whole(output, data)
    click.echo(f"{output}: {len(data)} bytes", err=True)


@patch.command()
@click.argument("patch_file", metavar="PATCH", type=_FILE)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def info(patch_file: Path, as_json: bool) -> None:
    """Tell what a BPS patch is for: sizes and CRCs. Exit code 1 when it is damaged."""
    from grognard.rom_build.disk import bps

    try:
        said = bps.read_info(_bytes(patch_file))
    except bps.PatchError as error:
        raise Failure(f"{patch_file}: {error}") from error
    facts = {
        "source_size": said.source_size,
        "source_crc": f"{said.source_crc:08x}",
        "target_size": said.target_size,
        "target_crc": f"{said.target_crc:08x}",
        "patch_crc": f"{said.patch_crc:08x}",
        "metadata": said.metadata.decode("utf-8", "backslashreplace"),
    }
    if as_json:
        click.echo(json.dumps(facts))
        return
    click.echo(f"for    {said.source_size} bytes, CRC {said.source_crc:08x}")
    click.echo(f"makes  {said.target_size} bytes, CRC {said.target_crc:08x}")
    click.echo(f"patch  CRC {said.patch_crc:08x}")
    if said.metadata:
        # repr: a terminal would obey control characters
        click.echo(f"says   {facts['metadata']!r}")


@patch.command()
@click.argument("image", type=IMAGE)
@click.argument("patch_file", metavar="PATCH", type=_FILE)
@click.option("-o", "--output", type=NEW_IMAGE, help="Leave IMAGE alone, write the result here.")
@click.option("--symbols", type=_FILE, help="The .dbg of the built game; that beside IMAGE.")
@click.option("--force", is_flag=True, help="Write over an OUTPUT that is there.")
def apply(
    image: Path, patch_file: Path, output: Path | None, symbols: Path | None, force: bool
) -> None:
    """Apply PATCH to IMAGE: a BPS file, or a .s source against the symbols of a built game.

    Everything is verified before the first byte is written. In place, the way back is kept as
    IMAGE.undo-N.bps for `patch revert`. The .font of IMAGE, by which `run` reads words on its
    pictures, is copied beside OUTPUT.
    """
    from grognard.emu.files import read_regular, write_whole
    from grognard.rom_build.disk import bps

    if output is None:
        refuse_read_only(image)
        hold(image)
    else:
        hold_new(output, force)
    old = _bytes(image)
    if patch_file.suffix.lower() in (".s", ".asm"):
        new = _from_source(image, patch_file, symbols or image.with_suffix(".dbg"))
    else:
        try:
            new = bps.apply(old, _bytes(patch_file))
        except bps.PatchError as error:
            raise Failure(f"{image}: {patch_file.name} not applied: {error}") from error
    font, beside = image.with_suffix(".font"), (output or image).with_suffix(".font")
    letters = None
    if font.is_file() and not beside.exists():
        letters = read_regular(font, _MOST_FONT)  # what `run --until` reads words by
    if output is None and new != old:
        undo = _next_undo(image)
        write_whole(undo, bps.make(new, old))
        click.echo(f"the way back is in {undo}", err=True)
    write_whole(output or image, new)
    if letters is not None:
        write_whole(beside, letters)


def _from_source(image: Path, source: Path, symbols: Path) -> bytes:
    from grognard.emu.formats import ImageError, image_bytes
    from grognard.rom_build.disk.convert import store
    from grognard.rom_build.disk.source_patch import (
        SourcePatchError,
        apply_parts,
        assemble_parts,
    )

    from ..built.games import warn_if_stale

    if not symbols.is_file():
        raise Failure(f"{symbols}: no symbols of a built game there; name them with --symbols")
    warn_if_stale(symbols, image)
    opened, volume = open_to_write(image)
    try:
        made = assemble_parts(source, _places(symbols))
        changes = apply_parts(volume, made, source.name)
        store(opened, volume)
        data = image_bytes(opened)
    except (SourcePatchError, ImageError) as error:
        raise Failure(f"{image}: {source.name} not applied:\n{error}") from error
    for change in changes:
        click.echo(
            f"{change.file} ${change.address:04X}: {change.old.hex(' ').upper()} -> "
            f"{change.new.hex(' ').upper()}"
        )
    return data


def _places(symbols: Path) -> dict[str, Place]:
    """The symbols of a built game, each with the disk's file that holds it."""
    from grognard.rom_build.disk.source_patch import Place
    from grognard.rom_build.sources import read_game

    from ..built.games import game_names
    from ..built.routine import read_labels

    files: dict[str, str] = {}
    if symbols.stem in game_names():
        game = read_game(symbols.stem)
        files = {a.lower(): n for a, n in {**game.resident, **game.overlays}.items()}
    return {
        name: Place(label.address, files.get(label.area, ""))
        for name, label in read_labels(symbols).items()
    }


def _undos(image: Path) -> list[tuple[int, Path]]:
    name = re.compile(re.escape(image.name) + r"\.undo-(\d{1,6})\.bps")
    found = ((name.fullmatch(path.name), path) for path in image.absolute().parent.iterdir())
    return sorted((int(match[1]), image.parent / path.name) for match, path in found if match)


def _next_undo(image: Path) -> Path:
    last = max((number for number, _ in _undos(image)), default=0)
    return image.with_name(f"{image.name}.undo-{last + 1}.bps")


@patch.command()
@click.argument("image", type=IMAGE)
def revert(image: Path) -> None:
    """Take back the last patch applied to IMAGE in place, by the undo file beside it."""
    from grognard.emu.files import write_whole
    from grognard.rom_build.disk import bps

    refuse_read_only(image)
    hold(image)
    now = _bytes(image)
    undos = [path for _, path in reversed(_undos(image))]
    if not undos:
        raise Failure(f"{image}: no {image.name}.undo-N.bps beside it, so nothing to take back")
    reasons = []
    for undo in undos:
        try:
            old = bps.apply(now, _bytes(undo))
        except bps.PatchError as error:
            reasons.append(f"{undo.name}: {error}")
            continue
        write_whole(image, old)
        undo.unlink()
        click.echo(f"{image}: CRC {zlib.crc32(now):08x} back to {zlib.crc32(old):08x}", err=True)
        return
    raise Failure(f"{image}: changed since it was patched; nothing written\n" + "\n".join(reasons))

"""`grognard disk new|check|convert|diff|map`: images as a whole."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ...errors import Failure
from ..image_files import IMAGE, NEW_IMAGE, hold_new, image_of, volume_in


@click.command()
@click.argument("image", type=NEW_IMAGE)
@click.option(
    "--volume",
    "number",
    type=click.IntRange(1, 254),
    default=254,
    show_default=True,
    help="Volume number of the disk.",
)
@click.option("--force", is_flag=True, help="Write over a file that is there.")
def new(image: Path, number: int, force: bool) -> None:
    """Make IMAGE, an empty DOS 3.3 data disk in the format its suffix names."""
    from grognard.emu.formats import ImageError, kind_of, write_image
    from grognard.rom_build.disk.dos33 import Volume

    try:
        kind = kind_of(image)
    except ImageError as error:
        raise click.UsageError(str(error)) from error
    hold_new(image, force)
    made = Volume.new(number).to_image(kind)
    write_image(image, made)


@click.command()
@click.argument("image", type=IMAGE)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def check(image: Path, as_json: bool) -> None:
    """Look for damage on IMAGE: exit code 1 when there is any, each piece named."""
    from grognard.emu.formats import ImageError
    from grognard.rom_build.disk.dos33 import Volume
    from grognard.rom_build.disk.survey import check as problems_of

    volume = Volume.from_image(image_of(image))
    try:
        problems = problems_of(volume)
    except ImageError as error:
        problems = [f"track {t} sector {s} is unreadable" for t, s in sorted(volume.unreadable)]
        problems.append(str(error))
    if as_json:
        click.echo(json.dumps({"ok": not problems, "problems": problems}))
    if problems:
        raise Failure("\n".join(f"{image}: {problem}" for problem in problems))
    if not as_json:
        files, free = len(volume.entries()), volume.free_sectors()
        click.echo(f"{image}: sound, {files} files, {free} sectors free")


@click.command()
@click.argument("image", type=IMAGE)
@click.argument("target", type=NEW_IMAGE)
@click.option("--force", is_flag=True, help="Write over a file that is there.")
def convert(image: Path, target: Path, force: bool) -> None:
    """Write IMAGE as TARGET, in the format of its suffix, every sector byte-exact.

    Refused, with the reason, where that format cannot hold what is on the disk.
    """
    from grognard.emu.files import write_whole
    from grognard.emu.formats import ImageError, kind_of
    from grognard.rom_build.disk.convert import converted

    try:
        kind = kind_of(target)
    except ImageError as error:
        raise click.UsageError(str(error)) from error
    hold_new(target, force)
    try:
        data = converted(image_of(image), kind)
    except ImageError as error:
        raise Failure(f"{image}: cannot become {target.name}: {error}") from error
    write_whole(target, data)


@click.command()
@click.argument("one", type=IMAGE)
@click.argument("two", type=IMAGE)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def diff(one: Path, two: Path, as_json: bool) -> None:
    """Compare two images by sectors and files, whatever their formats; exit code 1: they differ."""
    from grognard.emu.formats import ImageError
    from grognard.rom_build.disk.dos33 import Volume
    from grognard.rom_build.disk.survey import file_differences, sector_differences

    first, second = Volume.from_image(image_of(one)), Volume.from_image(image_of(two))
    sectors = sector_differences(first, second)
    try:
        files = file_differences(first, second)
    except ImageError:
        files = {}  # one of them is no DOS disk: its sectors are all there is to compare
    if as_json:
        click.echo(json.dumps({"sectors": sectors, "files": files}))
    else:
        for name, how in files.items():
            click.echo(f"file {name}: {how}")
        for track in sorted({t for t, _ in sectors}):
            numbers = " ".join(str(s) for t, s in sectors if t == track)
            click.echo(f"track {track}: sectors {numbers}")
    if sectors:
        raise click.exceptions.Exit(1)


@click.command("map")
@click.argument("image", type=IMAGE)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def map_(image: Path, as_json: bool) -> None:
    """Draw the tracks and sectors of IMAGE with what owns each."""
    from grognard.rom_build.disk.survey import sector_map

    volume = volume_in(image, image_of(image))
    drawn = sector_map(volume)
    for problem in drawn.problems:
        click.echo(f"{image}: {problem}", err=True)
    if as_json:
        click.echo(json.dumps({"rows": drawn.rows, "files": drawn.files}))
        return
    click.echo("track  0123456789ABCDEF")
    for track, row in enumerate(drawn.rows):
        click.echo(f"{track:5}  {row}")
    click.echo(
        "\n. free   V table of contents   C catalog   B boot tracks   ? in use by no file"
        "   ! unreadable"
    )
    for mark, names in drawn.files.items():
        click.echo(f"{mark} {names}")


COMMANDS = (new, check, convert, diff, map_)

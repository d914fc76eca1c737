"""`grognard call`: one 6502 routine of a built game."""

from __future__ import annotations

import difflib
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..built.games import BuiltGame, disk_or_game
from ..built.routine import Label, areas_in_memory, describe, load_for, read_labels
from ..completion import complete_games
from ..errors import Failure
from .values import REGISTERS, address_option, memory_bytes, number, register

if TYPE_CHECKING:
    from grognard.emu import Apple2

_MOST_BYTES = 4096


@click.command()
@click.argument("game", metavar="GAME|DISK|SOURCE", shell_complete=complete_games)
@click.argument("routine", metavar="ROUTINE")
@click.argument("values", nargs=-1, metavar="[NAME=VALUE...]")
@click.option(
    "--get",
    "wanted",
    multiple=True,
    metavar="NAME...",
    help="Show this memory too: a label or $address, NAME:N for N bytes.",
)
@click.option(
    "--cycles",
    "limit",
    type=click.IntRange(1, 10**9),
    default=5_000_000,
    show_default=True,
    help="Give up after so many cycles.",
)
@click.option(
    "--file",
    "files",
    multiple=True,
    metavar="NAME",
    help="Of any DOS 3.3 disk: put this binary file where its header says.",
)
@click.option(
    "--at",
    metavar="ADDRESS",
    callback=address_option,
    help="The file is a binary one, and goes there.",
)
@click.option(
    "--symbols",
    "named",
    type=click.Path(dir_okay=False, exists=True, path_type=Path),
    help="Names: an ld65 debug file, or labels of VICE, Merlin, ACME, dasm, AppleWin.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def call(
    game: str,
    routine: str,
    values: tuple[str, ...],
    wanted: tuple[str, ...],
    limit: int,
    files: tuple[str, ...],
    at: int | None,
    named: Path | None,
    as_json: bool,
) -> None:
    """Run one 6502 routine of a game, disk or source and print registers, memory and exact cycles.

    The first is a game's name or the path of a disk image, of a .s source, which is assembled
    first, or with --at of any binary file. ROUTINE is a label or an $address. A= X= Y= P= C= set
    registers, any other NAME= (or $address=) sets memory: decimal, $hex or 'c', several with
    commas; a value above 255 is two bytes, low first.
    """
    from grognard.emu import EmulatorError

    names = list(wanted)
    inputs: list[tuple[str, str]] = []
    for word in values:
        name, equals, text = word.partition("=")
        if equals:
            inputs.append((name, text))
        elif wanted:
            # `--get a b c`: the words after the first are names as well.
            names.append(word)
        else:
            raise click.UsageError(f"{word!r} is not NAME=VALUE")
    source = game.lower().endswith((".s", ".asm"))
    if source and (at is not None or named is not None):
        raise click.UsageError(f"{game} is a source: its own lines say where it goes and its names")
    if files and (source or at is not None):
        raise click.UsageError("--file names a file of a disk image")
    if source or at is not None:
        a2, labels = _program(game, at, named)
        built, entry = BuiltGame("", Path(game).parent), _label(labels, routine)
    else:
        image, found = disk_or_game(game, named=named is None)
        built = found or BuiltGame(image.stem, image.parent)
        debug = named or (built.file("dbg") if found is not None else None)
        labels = read_labels(debug) if debug is not None else {}
        if not labels and not routine.startswith(("$", "0x")):
            beside = image.with_suffix(".dbg").name
            raise Failure(
                f"{image}: there are no symbols ({beside}) beside it: name them with --symbols, "
                f"or the routine by its $address"
            )
        entry = _label(labels, routine)
        a2 = load_for(built, entry, image, files)
    registers = _set(a2, labels, inputs)
    spans = {name: _span(labels, name) for name in names}
    try:
        result = a2.call(entry.address, cycle_limit=limit, **registers)
    except EmulatorError as error:
        raise _named(error, labels, built, entry) from error
    _print(result, spans, as_json)


def _program(file: str, at: int | None, named: Path | None) -> tuple[Apple2, dict[str, Label]]:
    """A source or a binary file on a machine of plain memory, and its labels."""
    from grognard.rom_build.asm import AsmErrors

    from ..cycles.program import program

    if not Path(file).is_file():
        raise click.UsageError(f"there is no file {file}")
    try:
        a2 = program(file, at=at, debug=named)
    except AsmErrors as error:
        raise Failure(str(error)) from error
    labels: dict[str, Label] = {}
    for path in a2.symbols.files:
        labels |= read_labels(path)
    return a2, labels


def _named(error: Exception, labels: dict[str, Label], built: BuiltGame, entry: Label) -> Failure:
    """The machine's error, which knows addresses only, with the labels they stand by."""
    areas = areas_in_memory(built, entry, labels)
    text = str(error).removeprefix(f"{entry.address} ")
    named = re.sub(
        r"\$([0-9A-F]{4})\b(?! \()", lambda match: describe(labels, areas, int(match[1], 16)), text
    )
    return Failure(f"{entry.name}: {named}")


def _label(labels: dict[str, Label], name: str) -> Label:
    if name.startswith(("$", "0x")):
        try:
            return Label(name, number(name), "", 1)
        except ValueError as error:
            raise click.UsageError(str(error)) from error
    if name not in labels:
        near = difflib.get_close_matches(name, labels, 3)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise Failure(f"there is no label {name!r}{hint}")
    return labels[name]


def _set(a2: Apple2, labels: dict[str, Label], inputs: list[tuple[str, str]]) -> dict[str, int]:
    """Write the memory that was given; return the registers that were."""
    registers: dict[str, int] = {}
    for name, text in inputs:
        try:
            if name.upper() in REGISTERS:
                registers[name.upper()] = register(name.upper(), text)
                continue
            data = memory_bytes(text)
        except ValueError as error:
            raise click.UsageError(str(error)) from error
        if len(name) == 1 and name not in labels:
            known = " ".join(REGISTERS)
            raise Failure(f"there is no register or label {name!r}; the registers are {known}")
        start, _ = _span(labels, name)
        if start + len(data) > 0x10000:
            raise click.UsageError(f"{name}={text} runs past $FFFF")
        a2.memory[start : start + len(data)] = data
    return registers


def _span(labels: dict[str, Label], text: str) -> tuple[int, int]:
    """Address and number of bytes of `NAME`, `NAME+N`, `$address`, each with `:N` behind it."""
    name, colon, count = text.rpartition(":")
    if not colon or name.endswith(":") or not count[:1].isdigit() and not count.startswith("$"):
        name, colon = text, ""  # the colon of `file:name` or `routine::name`
    base, plus, offset = name.partition("+")
    label = _label(labels, base)
    try:
        start = label.address + (number(offset) if plus else 0)
        size = number(count) if colon else (1 if plus else min(label.size, 256))
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    if not 0 < size <= _MOST_BYTES or start + size > 0x10000:
        raise click.UsageError(f"{text}: 1 to {_MOST_BYTES} bytes up to $FFFF can be shown")
    return start, size


def _print(result: Any, spans: dict[str, tuple[int, int]], as_json: bool) -> None:
    memory = {name: list(result.read(at, size)) for name, (at, size) in spans.items()}
    registers = {name: getattr(result, name) for name in ("a", "x", "y", "c", "z", "n", "v")}
    if as_json:
        click.echo(json.dumps({**registers, "cycles": result.cycles, "memory": memory}))
        return
    click.echo(f"A={result.a} (${result.a:02X})  X={result.x} (${result.x:02X})  ", nl=False)
    click.echo(f"Y={result.y} (${result.y:02X})  C={result.c}")
    for name, data in memory.items():
        shown = " ".join(f"${byte:02X}" for byte in data)
        value = int.from_bytes(data, "little")
        click.echo(f"{name} = {shown}" + (f"  ({value})" if len(data) <= 4 else ""))
    click.echo(f"{result.cycles} cycles")

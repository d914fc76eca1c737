"""A SAVE disk's life in every format of image files, by keys, for every game.

INIT, a save, one more, one that replaces, a delete; then power on and a restart; or the half of
that which the format of the file has a part in. After each step
the file holds the very sectors that the machine wrote, nothing was said, and nothing lies beside
the file but its version before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from grognard.emu.formats import (
    Image,
    blank_image,
    image_bytes,
    image_from_sectors,
    read_image,
    sectors_from_image,
)
from grognard.emu.formats.gcr import ADDRESS
from grognard.emu.formats.nibbles import one_turn, track_as_nibbles
from grognard.rom_build.disk.dos33 import Volume
from grognard.rom_build.disk.survey import check

from ...programs.disk_damage import woz1
from ..hands import Hands
from .game import SharedGame

OLD = Volume.new()
OLD.put("OLD THING", bytes(range(256)) * 200)


def _image() -> Image:
    """A DOS disk with a file on it, that INIT is to wipe out."""
    return image_from_sectors(bytes(OLD.data))


def _rows(nibbles: int, size: int) -> bytes:
    """A .nib file of rows that hold so many nibbles, zeros behind them."""
    rows = (track_as_nibbles(t, nibbles, n) for n, t in enumerate(_image().tracks))
    return b"".join(row.ljust(size, b"\0") for row in rows)


def _2mg_of_nibbles() -> bytes:
    head = bytearray(image_bytes(_image(), "2mg")[:64])
    head[12:16] = (2).to_bytes(4, "little")
    head[28:32] = (35 * 6656).to_bytes(4, "little")
    return bytes(head) + image_bytes(_image(), "nib")


FORMATS: dict[str, tuple[str, Callable[[], bytes]]] = {
    "nib": ("nib", lambda: image_bytes(_image(), "nib")),
    "dsk": ("dsk", lambda: image_bytes(_image(), "dsk")),
    "do": ("do", lambda: image_bytes(_image(), "dsk")),
    "po": ("po", lambda: image_bytes(_image(), "po")),
    "woz": ("woz", lambda: image_bytes(_image(), "woz")),
    "2mg": ("2mg", lambda: image_bytes(_image(), "2mg")),
    "2mg of nibbles": ("2mg", _2mg_of_nibbles),
    "short nib": ("nib", lambda: _rows(6384, 6384)),
    "nib with zeros": ("nib", lambda: _rows(6320, 6656)),
    "blank nib": ("nib", lambda: bytes(35 * 6656)),
    "woz of version 1": ("woz", lambda: woz1(_image())),
    "blank woz": ("woz", lambda: image_bytes(blank_image("woz"), "woz")),
}
"""By name: the suffix, and what the file holds before INIT."""


@contextmanager
def kept_as_written(player: Hands, disk: Path) -> Iterator[None]:
    """What is written on drive 2 inside is in the file, sector by sector, and nothing is said."""
    said: list[str] = []
    player.a2.on_notice = said.append
    with player:
        yield
        player.a2.run(seconds=2)  # the motor stops
        written = player.a2.drives[2].image()
        assert sectors_from_image(read_image(disk)) == sectors_from_image(written)
        player.a2.eject(2)
        assert said == []
    image = read_image(disk)
    assert sectors_from_image(image) == sectors_from_image(written)
    # a turn may begin in the middle of a field
    turns = [one_turn(track) for track in image.tracks]
    fields = [(turn + turn[: len(ADDRESS) - 1]).count(ADDRESS) for turn in turns]
    assert fields == [16] * 35  # an old one that is left would be written behind
    assert check(Volume.from_image(image)) == []
    assert {p.name for p in disk.parent.iterdir()} == {disk.name, f"{disk.name}.before"}


def names(disk: Path) -> set[str]:
    return {entry.name for entry in Volume.from_image(read_image(disk)).entries()}


def saved(game: SharedGame, disk: Path, name: str, replace: bool = False) -> bytes:
    """The battle that goes onto the disk under this name."""
    with kept_as_written(player := game.at_a_save(disk), disk):
        if replace:
            game.changes(player)
        game.saves(player, name, replace)
        player.sees("SAVED.")
        return game.battle(player)


def initialised(game: SharedGame, disk: Path, times: int) -> None:
    """INIT wipes out what was there, also what INIT itself had made."""
    with kept_as_written(player := game.at_the_menu(disk), disk):
        for _ in range(times):
            game.initialises(player)
            player.a2.run(seconds=2)
    assert names(disk) == set()


def found(game: SharedGame, disk: Path, name: str) -> bytes | None:
    """The battle that a restart from power-on gives back, None where there is none."""
    with game.hands(disk) as player:
        game.reaches_the_menu(player)
        return game.found(player, name)


def new_file(form: str, folder: Path) -> Path:
    suffix, make = FORMATS[form]
    disk = folder / f"save.{suffix}"
    disk.write_bytes(make())
    return disk


def lives(game: SharedGame, form: str, folder: Path) -> None:
    """A SAVE disk's whole life in a format, in an empty folder."""
    disk = new_file(form, folder)
    initialised(game, disk, times=2)
    one, two = saved(game, disk, "ONE"), saved(game, disk, "TWO")
    assert names(disk) == {f"ONE{game.ends_in}", f"TWO{game.ends_in}"}
    again = saved(game, disk, "TWO", replace=True)
    saved(game, disk, "THREE")
    assert one == two != again
    with kept_as_written(player := game.at_the_menu(disk), disk):
        game.deletes(player, "THREE")
        player.sees("DELETED.")
    assert names(disk) == {f"ONE{game.ends_in}", f"TWO{game.ends_in}"}
    for name, battle in (("ONE", one), ("TWO", again), ("THREE", None)):
        assert found(game, disk, name) == battle


def holds_a_battle(game: SharedGame, form: str, folder: Path) -> None:
    """INIT, a save, another in its place, power on and a restart: all that a format sees of it."""
    disk = new_file(form, folder)
    initialised(game, disk, times=1)
    one, again = saved(game, disk, "ONE"), saved(game, disk, "ONE", replace=True)
    assert one != again and names(disk) == {f"ONE{game.ends_in}"}
    assert found(game, disk, "ONE") == again

"""SAVE disks in every condition, and a player who stands in front of the question for a name."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from player import Player

from grognard.emu import formats
from grognard.emu.formats import gcr
from grognard.rom_build.disk.dos33 import Sector, Volume

SECTOR_BITS = (formats.gcr.STANDARD_BITS - gcr.GAP1_EXTRA * gcr.SYNC_BITS) // gcr.SECTORS
HEAD_NIBBLES, MARK_NIBBLES = 14, 3
FIELD_AT = (gcr.GAP3_SYNCS + gcr.GAP2_SYNCS) * gcr.SYNC_BITS + 8 * (HEAD_NIBBLES + MARK_NIBBLES)
"""Where the data of a sector begin in a track of ours, in bits from the gap before it."""


class Desk:
    """Machines that stand where they are needed: each a copy of one that came there by keys."""

    def __init__(self) -> None:
        with Player() as player:
            player.sees("PRESS ANY KEY")
            player.types(" ")
            player.sees("RESTART AN OLD GAME")
            self._menu = player.a2.save()
            player.types("3")
            player.sees("SOLITAIRE")
            player.types("1")
            player.sees("NCO TRAINING")
            player.types("1")
            player.sees("SILENCE")
            player.types("2")
            player.sees("UNLIMITED")
            player.types("2")
            player.sees("HOW MANY TIME POINTS")
            player.types("1\r")
            player.sees("WHICH SOLDIER")
            player.ends_orders()
            player.types("E\r")
            player.sees("SAVE THE GAME?")
            self._turn_end = player.a2.save()

    def _player(self, state: bytes, save: Path | None) -> Player:
        player = Player()
        player.a2.load(state)
        if save is not None:
            player.a2.insert(2, save, writable=True)
        return player

    def at_the_menu(self, save: Path | None = None) -> Player:
        """The main menu, after the title."""
        return self._player(self._menu, save)

    def at_the_turn_s_end(self, save: Path | None = None) -> Player:
        """Asked whether the battle is to be saved."""
        return self._player(self._turn_end, save)


def battle(player: Player) -> bytes:
    """The state of the battle, without the phase: the loop of the game turns that."""
    at = player.a2.symbol("st_phase") - player.a2.symbol("state_begin")
    state = player.state()
    return state[:at] + state[at + 1 :]


def saved_battle(player: Player) -> bytes:
    """What was read for a restart, as `battle` gives it."""
    begin = player.a2.symbol("state_begin")
    at = player.a2.symbol("st_phase") - begin
    copy = player.a2.symbol("state_copy")
    state = player.a2.memory.read(copy, player.a2.symbol("state_end") - begin)
    return state[:at] + state[at + 1 :]


def saves(player: Player, name: str, replace: bool = False) -> None:
    """From the question whether to save, up to RETURN (and the Y that replaces)."""
    player.types("Y")
    player.sees("NAME OF THE GAME")
    player.types(f"{name}\r")
    if replace:
        player.sees("REPLACE IT?")
        player.types("Y")


def restarts(player: Player, name: str) -> None:
    """From the main menu, up to RETURN behind the name."""
    player.types("4")
    player.sees("NAME OF THE GAME")
    player.types(f"{name}\r")


def volume_of(path: Path) -> Volume:
    """The SAVE disk as DOS would read it, what is unreadable noted."""
    return Volume.from_image(formats.read_image(path))


def write_volume(path: Path, volume: Volume) -> Path:
    """A disk of these sectors, in the format that the suffix names."""
    formats.write_image(path, volume.to_image())
    return path


def spoil(path: Path, *sectors: Sector) -> Path:
    """Change one nibble of each sector's data: its checksum no longer holds."""
    image = formats.read_image(path)
    for track, sector in sectors:
        stream = image.track_at(track)
        assert stream is not None
        place = formats.DOS_ORDER.index(sector)
        bits = np.unpackbits(stream.bits)
        at = gcr.GAP1_EXTRA * gcr.SYNC_BITS + place * SECTOR_BITS + FIELD_AT + 8 * 100
        nibble = int(np.packbits(bits[at : at + 8])[0])
        other = 0x96 if nibble != 0x96 else 0x97
        bits[at : at + 8] = np.unpackbits(np.array([other], dtype=np.uint8))
        stream.bits[:] = np.packbits(bits)[: stream.bits.size]
    formats.write_image(path, image)
    assert volume_of(path).unreadable >= set(sectors)
    return path


def initialises(player: Player) -> None:
    """From the main menu: make a SAVE disk and come back to the menu."""
    player.types("1")
    player.sees("INIT: MAKE")
    player.types("1")
    player.sees("GO ON?")
    player.types("Y")
    player.sees("THE SAVE DISK IS READY", within=60)
    player.types(" ")
    player.sees("CATALOG:")
    player.types("\x1b")
    player.sees("START A NEW GAME")

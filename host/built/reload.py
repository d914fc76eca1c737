"""Going on with a rebuilt game where one was: build, boot, and put the state block back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..errors import Failure
from .games import BuiltGame, build, game_of_image, host_labels, is_fresh

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.rom_build.sources import HostLabels

    from .routine import Label

_BOOT_SECONDS = 60


@dataclass(frozen=True)
class Reloaded:
    """What a reload did: `said` for the player, `kept` when his battle goes on."""

    kept: bool
    said: str


@dataclass(frozen=True)
class Before:
    """What a running game named for commands and window, and where that lay."""

    host: HostLabels
    places: dict[str, int]

    @classmethod
    def of(cls, host: HostLabels, address: Callable[[str], int]) -> Before:
        """From the game's game.toml and the addresses of its symbols."""
        return cls(host, {name: address(name) for name in host.names()})


def reload_game(a2: Apple2, game: BuiltGame | None = None) -> Reloaded:
    """Build the game in drive 1 again, boot it, and put its battle back.

    Raises rom_build's BuildError, or Failure when drive 1 holds no built game, and then the machine
    is as it was.
    """
    from .routine import read_labels

    path = a2.disk_path(1)
    game = game or (game_of_image(path) if path else None)
    if game is None:
        raise Failure("the disk in drive 1 is no built game")
    labels = read_labels(game.file("dbg"))
    before = Before.of(host_labels(game.name), lambda name: labels[name].address)
    if not is_fresh(game):
        build(game.name, game.folder)
    return go_on(a2, game, before)


def go_on(a2: Apple2, game: BuiltGame, before: Before) -> Reloaded:
    """Boot a game that was just built, and put back the battle that its version `before` plays.

    The state that game.toml names goes back when the new build's is as long and knows its
    version; the phase that was under way begins again.
    """
    from .routine import read_labels

    block = b""
    if before.host.state:
        first, last = before.host.state
        block = a2.memory[before.places[first] : before.places[last]]
    host = host_labels(game.name)
    labels = read_labels(game.file("dbg"))
    a2.insert(1, game.file("dsk"))
    a2.load_symbols(game.file("dbg"))
    a2.reboot()
    why = _unfit(block, host, before, labels)
    if why:
        return Reloaded(False, f"{game.name} rebuilt and booted: {why}")
    a2.until(pc=labels[host.turn_loop].address, within=_BOOT_SECONDS)
    first, last = host.state
    a2.memory[labels[first].address : labels[last].address] = block
    if host.after_load:
        a2.call(labels[host.after_load].address)
    return Reloaded(True, f"{game.name} rebuilt: the battle goes on")


def _unfit(block: bytes, host: HostLabels, before: Before, labels: dict[str, Label]) -> str:
    """Why the state cannot go back; "" when it can."""
    if not block or not before.host.version or not host.version or not host.turn_loop:
        return "it names no state"
    first, last = host.state
    known = host.version[1]
    size = labels[last].address - labels[first].address
    if size != len(block):
        return f"its state has {size} bytes, it had {len(block)}"
    version = block[before.places[before.host.version[0]] - before.places[before.host.state[0]]]
    if version == 0:
        return "no battle was under way"
    if version != labels[known].address:
        return f"its state is version {labels[known].address}, it was {version}"
    return ""

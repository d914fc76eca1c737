"""Going on with a rebuilt game where one was: build, boot, and put the state block back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .errors import Failure
from .games import BuiltGame, build, game_of_image, is_fresh

if TYPE_CHECKING:
    from grognard.emu import Apple2

    from .routine import Label

FIRST, LAST, VERSION, KNOWN = "state_begin", "state_end", "st_version", "SAVE_VERSION"
TURN_LOOP = "phase_run"
"""Where a booted game asks which phase comes next: the state goes back before it has looked."""
REDO = "village_apply"
"""What a restart from a SAVE disk calls too: it works changes of the map into the fresh one."""
_BOOT_SECONDS = 60


@dataclass(frozen=True)
class Reloaded:
    """What a reload did: `said` for the player, `kept` when his battle goes on."""

    kept: bool
    said: str


def reload_game(a2: Apple2, game: BuiltGame | None = None) -> Reloaded:
    """Build the game in drive 1 anew, boot it, and put its battle back.

    The block from `state_begin` to `state_end` goes back when the new build's is as long and
    knows its `st_version`; the phase that was under way begins again. Raises rom_build's
    BuildError, or Failure when drive 1 holds no built game, and then the machine is as it was.
    """
    from .routine import read_labels

    path = a2.disk_path(1)
    game = game or (game_of_image(path) if path else None)
    if game is None:
        raise Failure("the disk in drive 1 is no built game")
    before = read_labels(game.file("dbg"))
    block = _block(a2, before)
    if not is_fresh(game):
        build(game.name, game.folder)
    labels = read_labels(game.file("dbg"))
    a2.insert(1, game.file("dsk"))
    a2.load_symbols(game.file("dbg"))
    a2.reboot()
    why = _unfit(block, before, labels)
    if why:
        return Reloaded(False, f"{game.name} rebuilt and booted: {why}")
    a2.until(pc=labels[TURN_LOOP].address, within=_BOOT_SECONDS)
    a2.memory[labels[FIRST].address : labels[LAST].address] = block
    if REDO in labels:
        a2.call(labels[REDO].address)
    return Reloaded(True, f"{game.name} rebuilt: the battle goes on")


def _block(a2: Apple2, labels: dict[str, Label]) -> bytes:
    if FIRST not in labels or LAST not in labels:
        return b""
    return a2.memory[labels[FIRST].address : labels[LAST].address]


def _unfit(block: bytes, before: dict[str, Label], labels: dict[str, Label]) -> str:
    """Why the state cannot go back; "" when it can."""
    if not block or not {FIRST, LAST, VERSION, KNOWN, TURN_LOOP} <= labels.keys():
        return "it names no state"
    size = labels[LAST].address - labels[FIRST].address
    if size != len(block):
        return f"its state has {size} bytes, it had {len(block)}"
    version = block[before[VERSION].address - before[FIRST].address]
    if version == 0:
        return "no battle was under way"
    if version != labels[KNOWN].address:
        return f"its state is version {labels[KNOWN].address}, it was {version}"
    return ""

"""Games by name: which there are, where their built disks lie, and when to build again."""

from __future__ import annotations

import contextlib
import difflib
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grognard.emu.files import read_regular
from grognard.rom_build.games import BuiltGame, game_folder, game_names, is_game

from ..errors import Failure
from ..folders import ROOT, cache_folder, checkout, is_writable

if TYPE_CHECKING:
    from grognard.rom_build.sources import HostLabels

__all__ = [
    "BuiltGame",
    "build",
    "built_game",
    "built_games",
    "check_name",
    "default_folder",
    "disk_or_game",
    "game_names",
    "game_of_image",
    "host_labels",
    "is_fresh",
    "is_whole",
    "sources_digest",
    "sources_seen",
    "warn_if_stale",
]

STAMP = "sources.json"
CODE = (".py", ".csv")
_MOST_STAMP = 1 << 20


def check_name(name: str) -> str:
    """The name itself; a usage error for a game there is none of."""
    if not is_game(name):
        raise click.UsageError(f"no game is called {name!r}; {_which(name)}")
    return name


def _which(name: str) -> str:
    """What to say of games after a name that is none."""
    near = difflib.get_close_matches(name.lower(), game_names(), 1)
    meant = f"did you mean {near[0]}? " if near else ""
    return f"{meant}the games are: {' '.join(game_names())}"


def sources_digest(game: str) -> str:
    """A digest of all that decides the bytes of the game: its sources, the library, the builder."""
    sizes = sources_seen(game)
    key = tuple(sizes.items())
    if _DIGESTS.get(game, ((), ""))[0] != key:
        digest = hashlib.sha256()
        for path in sorted(sizes):
            digest.update(f"{path}\0".encode())
            with open(os.path.join(ROOT, path), "rb") as file:
                digest.update(hashlib.sha256(file.read()).digest())
        _DIGESTS[game] = key, digest.hexdigest()
    return _DIGESTS[game][1]


_DIGESTS: dict[str, tuple[tuple[object, ...], str]] = {}
"""The last digest of each game in this process, with what the files looked like then."""


def sources_seen(game: str) -> dict[str, tuple[int, int]]:
    """Each source of a game by its path from ROOT, with its time of writing and its size."""
    apart = [ROOT / "game_asm" / name for name in ("games", "tools")]
    found: dict[str, tuple[int, int]] = {}
    tops = (ROOT / "game_asm", ("",)), (ROOT / "rom_build", CODE), (ROOT / "emu", CODE)
    for top, suffixes in (*tops, (game_folder(game), ("",))):
        for folder, names, files in os.walk(top):
            names[:] = [name for name in names if name not in _NO_SOURCES]
            if Path(folder) in apart:
                names.clear()  # of the games only the one asked for
            below = os.path.relpath(folder, ROOT) + os.sep
            for name in files:
                if name.endswith(suffixes):
                    state = os.stat(os.path.join(folder, name))
                    found[(below + name).replace(os.sep, "/")] = state.st_mtime_ns, state.st_size
    return found


_NO_SOURCES = ("__pycache__", "tests")


def host_labels(game: str) -> HostLabels:
    """The labels that the game names for commands and window; none for what is no game of ours."""
    from grognard.rom_build.sources import HostLabels, read_game

    return read_game(game).host if is_game(game) else HostLabels()


def default_folder(game: str) -> Path:
    """`out/<game>` here if that was built, else the checkout's, else the user's cache.

    The checkout's is for the games in it.
    """
    here = Path("out") / game
    if (here / STAMP).is_file():
        return here
    top = checkout()
    if top and top in game_folder(game).parents:
        made = top / "out" / game
        if (made / STAMP).is_file() or is_writable(made):
            return made
    return cache_folder() / game


def _stamp(folder: Path) -> dict[str, object]:
    """What the last finished build wrote down; empty when there was none."""
    try:
        stamp = json.loads(read_regular(folder / STAMP, _MOST_STAMP).decode("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def is_fresh(built: BuiltGame) -> bool:
    """Was it built from the sources as they are?  An image changed since then counts as built."""
    there = all(built.file(suffix).is_file() for suffix in ("dsk", "dbg"))
    return there and _stamp(built.folder).get("sources") == sources_digest(built.name)


def is_whole(built: BuiltGame) -> bool:
    """Is it fresh, and is every file still as the build made it?"""
    return is_fresh(built) and _stamp(built.folder).get("made") == _made(built)


def _made(built: BuiltGame) -> dict[str, str]:
    """A digest of every file of the game."""
    found = [*sorted(built.folder.glob(f"{built.name}.*")), built.folder / "contracts.json"]
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in found if path.is_file()
    }


def build(game: str, folder: Path) -> BuiltGame:
    """Build the game into `folder`; raises rom_build's BuildError with located messages."""
    from grognard.rom_build.build import build_game

    built = BuiltGame(game, folder)
    digest = sources_digest(game)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # An interrupted build must not look finished.
        (folder / STAMP).unlink(missing_ok=True)
    except OSError as error:
        raise Failure.to_write(folder, error) from error
    build_game(game, folder)
    stamp = {"sources": digest, "made": _made(built)}
    (folder / STAMP).write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
    return built


def built_game(name: str) -> BuiltGame:
    """The built game, built now where its sources changed; usage error for an unknown name."""
    check_name(name)
    built = BuiltGame(name, default_folder(name))
    if not is_fresh(built):
        click.echo(f"building {name} in {built.folder}", err=True)
        with _core_compiled_beside():
            build(name, built.folder)
    return built


def built_games(names: Iterable[str]) -> list[BuiltGame]:
    """Those games built, or all of them; usage error for an unknown name, before any is built."""
    checked = [check_name(name) for name in names]
    return [built_game(name) for name in checked or game_names()]


@contextlib.contextmanager
def _core_compiled_beside() -> Iterator[None]:
    """Meanwhile let another processor compile core and picture, where this computer has not yet.

    A first start waits for both of them; one after the other they take a quarter longer.
    """
    code = "from grognard.emu.compiler import jit; jit.ready() and jit.draws()"
    quiet = subprocess.DEVNULL
    try:
        other = subprocess.Popen(
            [sys.executable, "-c", code], stdin=quiet, stdout=quiet, stderr=quiet
        )
    except OSError:  # no room for another program: it is compiled later
        yield
        return
    try:
        yield
    finally:
        other.wait()


def game_of_image(image: Path) -> BuiltGame | None:
    """The built game an image belongs to: one in a folder with its symbols, or None."""
    built = BuiltGame(image.stem, image.parent)
    return built if built.file("dbg").is_file() else None


def warn_if_stale(debug: Path, image: Path) -> None:
    """Tell the user of a debug file older than its image, unless one build made both and the image
    was only played with since."""
    from grognard.emu.debuginfo.debug_file import stale

    told = stale(debug, image)
    made = _stamp(debug.parent).get("made") if told else None
    if isinstance(made, dict) and image.parent == debug.parent and image.name in made:
        with contextlib.suppress(OSError):
            if made.get(debug.name) == hashlib.sha256(debug.read_bytes()).hexdigest():
                return
    if told:
        click.echo(told, err=True)


_PROGRAMS = {".s", ".asm", ".o", ".bin", ".prg"}


def disk_or_game(word: str, named: bool = False) -> tuple[Path, BuiltGame | None]:
    """What DISK|GAME means: a file there is, or a game's disk; usage error for neither.

    `named`: its names will be asked for, so the user is told where they may not fit.
    """
    path = Path(word)
    if path.suffix.lower() in _PROGRAMS and path.is_file():
        raise click.UsageError(
            f"{word} is no disk image: `grognard asm` makes a binary of sources, `grognard disk "
            "boot` a disk of a binary, and `grognard call` runs one routine of either"
        )
    if path.is_file():
        game = game_of_image(path)
        if game is not None and named:
            warn_if_stale(game.file("dbg"), path)
        return path, game
    if is_game(word):
        built = built_game(word)
        return built.file("dsk"), built
    if path.suffix or path.parent != Path("."):
        raise click.UsageError(f"there is no disk image {word}")
    raise click.UsageError(f"{word} is neither a disk image nor a game; {_which(word)}")

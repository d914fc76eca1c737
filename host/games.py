"""Games by name: which there are, where their built disks lie, and when to build again."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click

from .errors import Failure
from .folders import ROOT, cache_folder, checkout, is_writable

STAMP = "sources.json"
CODE = (".py", ".csv")


@dataclass(frozen=True)
class BuiltGame:
    """The folder of a built game; every file in it is named by the game."""

    name: str
    folder: Path

    def file(self, suffix: str) -> Path:
        """`<folder>/<name>.<suffix>`, for dsk woz lst map lbl dbg font."""
        return self.folder / f"{self.name}.{suffix}"


def game_names() -> list[str]:
    """The games this installation carries."""
    return sorted(p.parent.name for p in (ROOT / "game_asm" / "games").glob("*/game.toml"))


def check_name(name: str) -> str:
    """The name itself; a usage error for a game there is none of."""
    names = game_names()
    if name not in names:
        raise click.UsageError(f"no game is called {name!r}; the games are: {' '.join(names)}")
    return name


def sources_digest(game: str) -> str:
    """A digest of all that decides the bytes of the game: its sources, the library, the builder."""
    sizes = _sources(game)
    key = tuple(sizes.items())
    if _DIGESTS.get(game, ((), ""))[0] != key:
        digest = hashlib.sha256()
        for path in sorted(sizes):
            digest.update(f"{path}\0".encode())
            digest.update(hashlib.sha256((ROOT / path).read_bytes()).digest())
        _DIGESTS[game] = key, digest.hexdigest()
    return _DIGESTS[game][1]


_DIGESTS: dict[str, tuple[tuple[object, ...], str]] = {}
"""The last digest of each game in this process, with what the files looked like then."""


def _sources(game: str) -> dict[str, tuple[int, int]]:
    """Each source of a game by its path below ROOT, with its time of writing and its size."""
    others = f"game_asm{os.sep}games{os.sep}"
    mine = f"{others}{game}{os.sep}"
    found: dict[str, tuple[int, int]] = {}
    for top, suffixes in (("game_asm", ("",)), ("rom_build", CODE), ("emu", CODE)):
        for folder, names, files in os.walk(ROOT / top):
            names[:] = [name for name in names if name != "__pycache__"]
            below = os.path.relpath(folder, ROOT) + os.sep
            if below.startswith(others) and not below.startswith(mine):
                continue
            for name in files:
                if name.endswith(suffixes):
                    state = os.stat(os.path.join(folder, name))
                    found[(below + name).replace(os.sep, "/")] = state.st_mtime_ns, state.st_size
    return found


def default_folder(game: str) -> Path:
    """`out/<game>` here if that was built, else the checkout's, else the user's cache."""
    here = Path("out") / game
    if (here / STAMP).is_file():
        return here
    top = checkout()
    if top and ((top / "out" / game / STAMP).is_file() or is_writable(top / "out" / game)):
        return top / "out" / game
    return cache_folder() / game


def _stamp(folder: Path) -> dict[str, object]:
    """What the last finished build wrote down; empty when there was none."""
    try:
        stamp = json.loads((folder / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
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
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(built.folder.glob(f"{built.name}.*"))
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
        reason = (error.strerror or str(error)).lower()
        raise Failure(f"{folder}: cannot write: {reason}") from error
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


@contextlib.contextmanager
def _core_compiled_beside() -> Iterator[None]:
    """Meanwhile let another processor compile core and picture, where this computer has not yet.

    A first start waits for both of them; one after the other they take a quarter longer.
    """
    code = "from grognard.emu import jit; jit.ready() and jit.draws()"
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


def disk_or_game(word: str) -> tuple[Path, BuiltGame | None]:
    """What DISK|GAME means: a file there is, or a game's disk; usage error for neither."""
    path = Path(word)
    if path.is_file():
        return path, game_of_image(path)
    if word in game_names():
        built = built_game(word)
        return built.file("dsk"), built
    if path.suffix or path.parent != Path("."):
        raise click.UsageError(f"there is no disk image {word}")
    raise click.UsageError(
        f"{word} is neither a disk image nor a game; the games are: {' '.join(game_names())}"
    )

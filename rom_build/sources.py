"""Where the 6502 sources of a game lie, and what its game.toml says of them."""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import marshal
import os
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from types import ModuleType
from typing import Any

from .beside import made_beside
from .games import BuildError, asm_root, game_folder, game_names, game_part, is_game

__all__ = [
    "BuildError",
    "GameSources",
    "HostLabels",
    "Machine",
    "asm_root",
    "exported_names",
    "game_names",
    "generated_beside",
    "is_game",
    "read_game",
    "read_sources",
]

OVERLAYS = "overlays.s"
_EXPORT = re.compile(r"^\s*\.export\s+([^;\n]*)", re.MULTILINE)


@dataclass(frozen=True)
class Generated:
    """One made source file: the data tool that makes it and what it reads."""

    name: str
    tool: str
    sources: tuple[Path, ...]


@dataclass(frozen=True)
class Machine:
    """A folder of the code that knows one machine: what its machine.toml says.

    `start` is what nobody imports and every disk begins with, `ordered` the files whose timed
    loops lie within pages in this order, `boot` the sources of the boot sectors, `program` those
    of the boot sector of a disk with one program on it.
    """

    folder: Path
    start: tuple[Path, ...]
    ordered: tuple[Path, ...]
    boot: tuple[Path, ...]
    boot_cfg: Path
    program: tuple[Path, ...]
    program_cfg: Path

    @property
    def library(self) -> list[Path]:
        """What may be linked to a game, in the order in which it is."""
        rest = sorted(self.folder.rglob("*.s"))
        apart = (*self.ordered, *self.boot, *self.program)
        return [*self.ordered, *(path for path in rest if path not in apart)]


@dataclass(frozen=True)
class HostLabels:
    """Labels of a game that commands and window read; empty for what the game does not have.

    `state` are the first byte of what a save holds and the first one behind it; `version` the
    byte of it that tells its layout, and the constant this build knows; `turn_loop` where a booted
    game asks which phase comes next; `after_load` a routine to call when a state was put back;
    `phase` bytes that change from phase to phase; `turn` the number of the turn; `film` a byte,
    and the constant that it is while the game shows what happened as a film.
    """

    state: tuple[str, ...] = ()
    version: tuple[str, ...] = ()
    turn_loop: str = ""
    after_load: str = ""
    phase: tuple[str, ...] = ()
    turn: str = ""
    film: tuple[str, ...] = ()

    def names(self) -> list[str]:
        """All that are named."""
        found: list[str] = []
        for one in fields(self):
            value = getattr(self, one.name)
            found += [value] if isinstance(value, str) else value
        return [name for name in found if name]


@dataclass(frozen=True)
class GameSources:
    """A game's game.toml, with every path resolved.

    `files` are its own; of `library` only what is imported is linked.
    """

    name: str
    title: str
    folder: Path
    files: tuple[Path, ...]
    generated: tuple[Generated, ...]
    machine: Machine
    memory_cfg: Path
    resident: dict[str, str]
    overlays: dict[str, str]
    host: HostLabels = HostLabels()

    @property
    def include_dirs(self) -> tuple[Path, ...]:
        return (asm_root(), self.folder)

    @property
    def library(self) -> tuple[Path, ...]:
        """What is linked when something imports it: the machine's folder, then lib/."""
        return (*self.machine.library, *sorted((asm_root() / "lib").rglob("*.s")))

    @property
    def zero_page(self) -> Path:
        """Lays page zero out; comes first."""
        return asm_root() / "zeropage.s"


def read_game(name: str) -> GameSources:
    """Reads a game's game.toml; BuildError when there is no such game or a file is missing."""
    return read_sources(game_folder(name))


def read_sources(folder: Path) -> GameSources:
    """Reads the game.toml of a folder; BuildError says what is wrong with it."""
    toml = folder / "game.toml"
    try:
        return _sources(folder, tomllib.loads(toml.read_text(encoding="utf-8")))
    except (OSError, RecursionError) as error:
        raise BuildError(f"{toml}: {error}") from error
    except KeyError as error:
        raise BuildError(f"{toml}: {error.args[0]} is missing") from error
    except (TypeError, AttributeError, NotImplementedError) as error:
        raise BuildError(f"{toml}: a value is of the wrong kind: {error}") from error
    except ValueError as error:  # no TOML, no UTF-8, a pattern that is none
        raise BuildError(f"{toml}: {error}") from error


def _sources(folder: Path, table: dict[str, Any]) -> GameSources:
    machine = next((m for m in machines() if m.folder.name in table), None)
    if machine is None:
        known = " ".join(f"[{m.folder.name}]" for m in machines())
        raise KeyError(f"the section of a machine ({known})")
    place = table[machine.folder.name]
    return GameSources(
        name=folder.name,
        title=table["game"]["title"],
        folder=folder,
        files=tuple(_expand(folder, table.get("sources", {}).get("files", ["**/*.s"]))),
        generated=tuple(
            Generated(made, entry["tool"], tuple(_data(folder, entry["from"])))
            for made, entry in table.get("generated", {}).items()
        ),
        machine=machine,
        memory_cfg=folder / place.get("memory", "memory.cfg"),
        resident=dict(place["resident"]),
        overlays=dict(place.get("overlays", {})),
        host=_host_labels(folder, table.get("host", {})),
    )


def machines() -> list[Machine]:
    """The machines that games can be built for: folders with a machine.toml."""
    return [_machine(path.parent) for path in sorted(asm_root().glob("*/machine.toml"))]


def _machine(folder: Path) -> Machine:
    table = tomllib.loads((folder / "machine.toml").read_text(encoding="utf-8"))

    def paths(names: Iterable[str]) -> tuple[Path, ...]:
        return tuple(folder / name for name in names)

    return Machine(
        folder=folder,
        start=paths(table["start"]),
        ordered=paths(table["ordered"]),
        boot=paths(table["boot"]["sources"]),
        boot_cfg=folder / table["boot"]["cfg"],
        program=paths(table["program"]["sources"]),
        program_cfg=folder / table["program"]["cfg"],
    )


def _host_labels(folder: Path, table: dict[str, Any]) -> HostLabels:
    known = [one.name for one in fields(HostLabels)]
    for name in table:
        if name not in known:
            what = f"[host] has no {name!r}; it may have: {' '.join(known)}"
            raise BuildError(f"{folder / 'game.toml'}: {what}")
    given: dict[str, Any] = {n: tuple(v) if isinstance(v, list) else v for n, v in table.items()}
    return HostLabels(**given)


def _expand(folder: Path, patterns: Iterable[str]) -> list[Path]:
    """The files of the patterns, in their order, each once."""
    return list(dict.fromkeys(path for one in patterns for path in sorted(folder.glob(one))))


def _data(folder: Path, names: Iterable[str]) -> list[Path]:
    paths = [asm_root() / n if n.startswith("lib/") else folder / n for n in names]
    for path in paths:
        if not path.exists():
            raise BuildError(f"{path}: named in game.toml, but there is no such file")
    return paths


def exported_names(path: Path) -> list[str]:
    """What a source of the library exports, read from its `.export` lines."""
    found = _EXPORT.findall(path.read_text(encoding="utf-8"))
    return [name.strip() for names in found for name in names.split(",")]


@contextlib.contextmanager
def generated_beside(game: GameSources, out: Path) -> Iterator[Callable[[], list[Path]]]:
    """The data tools run, on another processor where there is one; what is given waits for them.

    It gives the .s files in `out`, written only where their text changed. A tool runs again when
    it, what it reads or any Python it may use has changed: beside each file stands by what it was
    made.
    """
    out.mkdir(parents=True, exist_ok=True)
    tools = _tools_digest(game)
    digests = {item: _digest(item, tools) for item in game.generated}
    stale = [item for item in game.generated if not _is_made(out / item.name, digests[item])]

    def texts() -> bytes:
        return marshal.dumps([run_tool(game.name, item.tool, item.sources) for item in stale])

    with made_beside(texts) if stale else contextlib.nullcontext(texts) as made:

        def written() -> list[Path]:
            for item, text in zip(stale, marshal.loads(made()), strict=True):
                _write_made(out / item.name, text.encode(), digests[item])
            return _all_made(game, out)

        yield written


def _all_made(game: GameSources, out: Path) -> list[Path]:
    """The made files, which are there; those in `out` that nothing makes any more go away."""
    made = [out / item.name for item in game.generated]
    if game.overlays:
        made.insert(0, out / OVERLAYS)
        _write_changed(made[0], overlay_numbers(game).encode())
    wanted = {name for path in made for name in (path, path.with_suffix(_BY))}
    for stale in (*out.glob("*.s"), *out.glob(f"*{_BY}")):
        if stale not in wanted:
            stale.unlink()
    return made


_BY = ".by"


def _digest(item: Generated, tools: bytes) -> bytes:
    """Of all that decides a made file: its tool and what that reads."""
    digest = hashlib.sha256(tools + item.tool.encode())
    for source in item.sources:
        digest.update(hashlib.sha256(os.fsencode(source)).digest())
        digest.update(hashlib.sha256(source.read_bytes()).digest())
    return digest.digest()


def _is_made(path: Path, digest: bytes) -> bool:
    """Whether a made file is there as its tool made it of the same."""
    with contextlib.suppress(OSError):
        made = digest + hashlib.sha256(path.read_bytes()).digest()
        return path.with_suffix(_BY).read_bytes() == made
    return False


def _write_made(path: Path, data: bytes, digest: bytes) -> None:
    _write_changed(path, data)
    _write_changed(path.with_suffix(_BY), digest + hashlib.sha256(data).digest())


def _tools_digest(game: GameSources) -> bytes:
    """Of all Python that a data tool may be made of: the game's tools and the builder's."""
    digest = hashlib.sha256(sys.version.encode())
    builder = Path(__file__).parent
    for folder in (game.folder / "tools", builder, builder / "data"):
        for path in sorted(folder.glob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.digest()


def _write_changed(path: Path, data: bytes) -> None:
    with contextlib.suppress(OSError):
        if path.read_bytes() == data:
            return
    path.write_bytes(data)


def run_tool(game: str, name: str, data: Iterable[Path]) -> str:
    """What a data tool of a game makes of these files; BuildError names what is wrong."""
    tool, paths = tool_of(game, name), list(data)
    try:
        text: str = tool.generate(paths)
    except UnicodeError as error:
        raise BuildError(f"{', '.join(map(str, paths))}: not a text: {error}") from error
    except ValueError as error:
        raise BuildError(str(error)) from error
    return text


def overlay_numbers(game: GameSources) -> str:
    """A source that exports OVL_<AREA> for each overlay, as the loader counts them; OVERLAYS."""
    lines = ["; The numbers of the overlays, in the order in which game.toml names them."]
    for number, area in enumerate(game.overlays):
        lines += [f"        .exportzp OVL_{area}", f"OVL_{area} = {number}"]
    lines += ["        .exportzp OVERLAYS", f"OVERLAYS = {len(game.overlays)}"]
    return "\n".join([*lines, ""])


def tool_of(game: str, name: str) -> ModuleType:
    """The data tool of that name: the game's own, else one that all games share."""
    own = game_part(game, name)
    if own is not None:
        return own
    package = importlib.import_module("grognard.rom_build.data")
    if not any((Path(folder) / f"{name}.py").is_file() for folder in package.__path__):
        raise BuildError(f"{game}: game.toml names the tool {name!r}, but there is no such one")
    return importlib.import_module(f"{package.__name__}.{name}")

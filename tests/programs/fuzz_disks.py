"""Gives every `grognard disk` command damaged DOS 3.3 images: each ends in an answer or a message.

``tests.programs.fuzz_disks [COUNT [SEED]]`` makes COUNT (5,000) images in the formats in turn,
damaged in their catalogs and track lists, on their tracks or in the file itself, and runs every
command on each. Held of every run:

- it ends, within seconds, with 0 or 1, and 1 has a message: a line, or a list if it lists;
- no control character of a disk reaches the terminal, and no name of a disk another folder;
- what only looks leaves the image alone; what cannot write leaves all as it was, drafts included;
- after a write the image can be read, and every other file is what it was before.

An image that shows a fault is kept in out/fuzz/; the tally is added to out/fuzz/disks.txt.
"""

from __future__ import annotations

import contextlib
import random
import re
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import numpy as np
from click.testing import CliRunner

from grognard.emu import formats
from grognard.emu.formats import (
    ImageError,
    Track,
    gcr,
    read_image,
    salvage_sectors,
)
from grognard.host.cli import main as grognard
from grognard.rom_build.disk.dos33 import VTOC, Volume
from grognard.rom_build.disk.survey import catalog_chain

from .disk_damage import FORMATS, HOSTILE, damaged, places_of, seed_volume
from .long_runs import Hang, Progress, alarm

MOST_SECONDS = 5
MOST_LINE = 400
MOST_KNOWN = 4096
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_LISTS = ("ls", "check", "map", "diff")
"""Commands whose answer about a bad disk is a list of what is wrong."""


class Fault(Exception):
    """A command did what none may do; the message says which and what."""


# Commands and what is held of each


def files_of(path: Path) -> dict[tuple[int, int, int], tuple[Any, ...]]:
    """The files of an image, by their place in the catalog: name, type, bytes, what is wrong."""
    volume = Volume.from_image(read_image(path))
    system = {VTOC, *catalog_chain(volume)}
    found = {}
    for entry in volume.entries():
        if system.intersection(volume.claims(entry, [])):
            continue  # what is written into the catalog is in this file too
        content = volume.contents(entry, salvage=True)
        found[entry.at] = (entry.name, entry.type, entry.locked, content.data, content.problems)
    return found


def names_on(path: Path) -> list[str]:
    """The names that a look into the catalog shows, as `disk ls` writes them."""
    with contextlib.suppress(ImageError):
        return [entry.name for entry in Volume.from_image(read_image(path)).entries()]
    return []


def _copies(tracks: list[Track]) -> list[Track]:
    return [Track(track.bits.copy(), track.bit_count) for track in tracks]


def _with_memory(work: Callable[..., Any], copied: Callable[[Any], Any]) -> Callable[..., Any]:
    """`work`, which answers as before where the same tracks, arrays and numbers are given again."""
    known: dict[tuple[Any, ...], Any] = {}

    def key(word: Any) -> Any:
        if isinstance(word, Track):
            return word.bits.tobytes(), word.bit_count
        return word.tobytes() if isinstance(word, np.ndarray) else str(word)

    def remembered(*words: Any) -> Any:
        asked = tuple(map(key, words))
        if asked not in known:
            if len(known) > MOST_KNOWN:
                known.clear()
            known[asked] = work(*words)
        return copied(known[asked])

    return remembered


@contextlib.contextmanager
def quicker() -> Iterator[None]:
    """The coders of tracks with a memory, while it lasts: most tracks of most images are sound."""
    decode = _with_memory(gcr.decode_track, lambda decoded: decoded)
    with (
        mock.patch.object(gcr, "decode_track", decode),
        mock.patch.object(formats, "decode_track", decode),
        mock.patch.object(gcr, "track_nibbles", _with_memory(gcr.track_nibbles, np.copy)),
        mock.patch.object(gcr, "encode_tracks", _with_memory(gcr.encode_tracks, _copies)),
        mock.patch.object(
            formats.image,
            "nibble_track",
            _with_memory(formats.image.nibble_track, lambda track: _copies([track])[0]),
        ),
    ):
        yield


def sectors_of(path: Path) -> tuple[bytes, set[int]]:
    data, bad = salvage_sectors(read_image(path))
    return data, set(bad)


class Yard:
    """A folder with one damaged image, in which every command is run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "in" / "here"
        self.folder.mkdir(parents=True)
        self.top = folder
        self.runner = CliRunner()
        self.tally: Counter[str] = Counter()
        self.sources = []
        for name, data in (("text", b"hello\nworld\n" * 40), ("bytes", bytes(9000)), ("none", b"")):
            self.sources.append(folder / name)
            self.sources[-1].write_bytes(data)

    def run(self, *words: object) -> SimpleNamespace:
        """A command, in the yard; Fault when it ends in any way but those allowed."""
        command, text = str(words[0]), " ".join(map(str, words))
        began = time.process_time()
        try:
            with contextlib.chdir(self.folder), alarm(4 * MOST_SECONDS):
                done = self.runner.invoke(grognard, ["disk", *map(str, words)])
        except Hang as error:
            raise Fault(f"{text}: {error}") from None
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise Fault(f"{text}: {done.exception!r}") from done.exception
        took = time.process_time() - began
        problem = self._wrong(command, done, took)
        if problem:
            raise Fault(f"{text}: {problem}")
        self.tally[f"{command} {done.exit_code}"] += 1
        return SimpleNamespace(code=done.exit_code, out=done.stdout, err=done.stderr)

    def _wrong(self, command: str, done: Any, took: float) -> str | None:
        if done.exit_code not in (0, 1):
            return f"exit code {done.exit_code}: {done.stderr}"
        if took > MOST_SECONDS:
            return f"{took:.1f} s"
        if found := _CONTROL.search(done.stdout + done.stderr):
            return f"sends {found[0]!r}"
        lines = done.stderr.splitlines()
        if done.exit_code and not (lines or (command == "diff" and done.stdout)):
            return "fails without a word"
        if done.exit_code and command not in _LISTS and len(lines) != 1:
            return f"{len(lines)} lines for one message"
        long = next((line for line in lines if len(line) > MOST_LINE), None)
        return f"a line of {len(long)} characters: {long[:100]}" if long else None

    def everything(self) -> dict[str, bytes]:
        """All files of the yard and the folders above it."""
        return {str(p): p.read_bytes() for p in self.top.rglob("*") if p.is_file()}

    @contextlib.contextmanager
    def only(self, *may: Path) -> Iterator[None]:
        """Nothing changes on the host but the files named."""
        before = self.everything()
        yield
        after = self.everything()
        changed = {p for p in before.keys() | after.keys() if before.get(p) != after.get(p)}
        if bad := changed - {str(path) for path in may}:
            raise Fault(f"changed: {' '.join(sorted(bad))}")

    # --- one image -----------------------------------------------------------------------------

    def try_all(self, name: str, blob: bytes, dice: random.Random) -> None:
        """Every command on one damaged image."""
        for old in self.folder.iterdir():
            old.unlink()
        image = self.folder / name
        image.write_bytes(blob)
        shown = names_on(image)
        names = [*dice.sample(shown, min(2, len(shown))), dice.choice(HOSTILE)]
        with self.only():
            self.run("ls", image, *dice.choice(([], ["--json"])))
            self.run("check", image, *dice.choice(([], ["--json"])))
            self.run("map", image, *dice.choice(([], ["--json"])))
            for one in names:
                self.run("cat", image, "--", one)
        for one in names:
            self._get(image, one, dice)
        self._convert(image, dice)
        self._put(image, blob, dice.choice(names), dice)
        self._rm(image, blob, names[: 1 + (dice.random() < 0.3)], dice)
        image.write_bytes(blob)
        if dice.random() < 0.1:
            self.run("new", "--force", image)
            if self.run("check", image).code:
                raise Fault("a new disk is not sound")

    def _get(self, image: Path, name: str, dice: random.Random) -> None:
        before = set(self.folder.iterdir())
        flags = [flag for flag in ("--salvage", "--text") if dice.random() < 0.4]
        with self.only(*self._made(before, "get", image, *flags, "--", name)):
            pass

    def _made(self, before: set[Path], *words: object) -> list[Path]:
        """Runs a command that may make one new file beside the image; that file."""
        outside = self.everything()
        done = self.run(*words)
        made = [path for path in self.folder.iterdir() if path not in before]
        after = {p: data for p, data in self.everything().items() if Path(p) not in made}
        if after != outside:
            raise Fault(f"{words[0]}: changed more than its own file")
        if len(made) != (done.code == 0):
            raise Fault(f"{words[0]}: ended with {done.code} and left {len(made)} files")
        for path in made:
            if path.name.startswith((".", "-")) or not re.fullmatch(r"[\w .+-]+", path.name):
                raise Fault(f"{words[0]}: made the file {path.name!r}")
        return made

    def _convert(self, image: Path, dice: random.Random) -> None:
        before = set(self.folder.iterdir())
        target = self.folder / f"target.{dice.choice(FORMATS)[:3]}"
        if self._made(before, "convert", image, target):
            if sectors_of(image) != sectors_of(target):
                raise Fault(f"convert to {target.suffix}: other sectors")
            if self.run("diff", image, target).code:
                raise Fault(f"diff with its own {target.suffix}: differs")
            self.run("diff", target, self.sources[0].with_name("whole.dsk"))
            with self.only(target):
                self.run("convert", "--force", image, target)
        else:
            self.run("diff", image, self.sources[0].with_name("whole.dsk"))

    def _others(self, image: Path, blob: bytes, done: SimpleNamespace, names: list[str]) -> None:
        """The files not named are as they were; a command that failed changed nothing."""
        if done.code:
            if image.read_bytes() != blob:
                raise Fault(f"failed and changed the image: {done.err}")
            return
        after = files_of(image)
        image.write_bytes(blob)
        # as Volume.find takes them
        forms = {
            text for name in names for text in (name, name.strip(), name.replace("\\", "\\x5c"))
        }
        wanted = {text.upper() for text in forms}
        for at, was in files_of(image).items():
            if was[0].upper() not in wanted and after.get(at) != was:
                raise Fault(f"file {was[0]!r} at {at} is another now")

    def _put(self, image: Path, blob: bytes, name: str, dice: random.Random) -> None:
        source = dice.choice(self.sources)
        # a name that DOS cannot open is refused: a good one must be tried as well
        wanted = dice.choice((name, "FRESH")) or "FRESH"
        flags = ["--replace"] if dice.random() < 0.5 else []
        with self.only(image):
            done = self.run("put", image, *flags, "--type", "B", "--", source, wanted)
            if not done.code:
                got = Volume.from_image(read_image(image)).get(wanted).data
                if got != source.read_bytes():
                    raise Fault(f"put: {wanted!r} does not come out as it went in")
            self._others(image, blob, done, [wanted])
        image.write_bytes(blob)

    def _rm(self, image: Path, blob: bytes, names: list[str], dice: random.Random) -> None:
        flags = ["--force"] if dice.random() < 0.5 else []
        with self.only(image):
            self._others(image, blob, self.run("rm", *flags, "--", image, *names), names)
        image.write_bytes(blob)


def fuzz(count: int, seed: int, tally: Path | None = None) -> int:
    """Gives every command `count` images; how many faults were found."""
    whole = seed_volume()
    places, faults = places_of(whole), 0
    progress = Progress("disks", count)
    with tempfile.TemporaryDirectory() as folder, quicker():
        yard = Yard(Path(folder))
        (Path(folder) / "whole.dsk").write_bytes(whole.data)
        for number in range(count):
            dice = random.Random(f"disks {seed} {number}")
            kind = FORMATS[number % len(FORMATS)]
            blob = damaged(bytes(whole.data), places, kind, dice)
            try:
                yard.try_all(f"a.{kind[:3]}", blob, dice)
            except Exception as fault:
                faults += 1
                _keep(f"disk-{seed}-{number}.{kind[:3]}", blob)
                print(f"disks {seed} {number} ({kind}): {fault}", flush=True)
                cause = fault.__cause__ if isinstance(fault, Fault) else fault
                if cause:
                    traceback.print_exception(cause, limit=-4, file=sys.stdout)
            yard.tally["images"] += 1
            if progress.told(number + 1) and tally:
                _write(tally, seed, yard.tally, faults)
        if tally:
            _write(tally, seed, yard.tally, faults)
    return faults


def _keep(name: str, blob: bytes) -> None:
    kept = Path("out/fuzz")
    kept.mkdir(parents=True, exist_ok=True)
    (kept / name).write_bytes(blob)


def _write(path: Path, seed: int, tally: Counter[str], faults: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    ends = ", ".join(f"{name}: {n}" for name, n in sorted(tally.items()))
    with path.open("a", encoding="utf-8") as file:
        file.write(f"seed {seed}: {ends}; faults: {faults}\n")


def main(arguments: list[str]) -> int:
    """Run; 1 if any command did what none may do."""
    count = int(arguments[0]) if arguments else 5_000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    tally, began = Path("out/fuzz/disks.txt"), time.monotonic()
    faults = fuzz(count, seed, tally)
    print(f"disks    {count} images: {faults} faults, {time.monotonic() - began:.0f} s; {tally}")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

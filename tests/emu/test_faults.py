"""A fault at every step of every write: the old file or the new one is there, whole.

A child process does the write with the calls that change files counted; at the n-th it is killed
(before the call, or in the middle of one that writes), or from the n-th on the disk is full or the
folder refuses. Every n there is gets its turn.
"""

import errno
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grognard.emu import ImageError
from grognard.emu.files import write_whole
from grognard.emu.formats import (
    Image,
    image_bytes,
    image_from_sectors,
    parse_image,
    read_image,
    sectors_from_image,
)
from grognard.emu.media import pending as pending_changes
from grognard.emu.media.disk_file import DiskFile, OverlayFile, digest_of

if sys.platform == "win32":
    pytest.skip("needs fork()", allow_module_level=True)

pytestmark = pytest.mark.slow

CALLS = ("open", "write", "fsync", "chmod", "link", "replace", "rename", "unlink", "ftruncate")
OLD, NEW = bytes(143_360), b"\x5a" * 143_360
MOST_STEPS = 60


class Faults:
    """Lets the file calls through until the chosen one."""

    def __init__(self, at: int, fault: str) -> None:
        self.at, self.fault, self.count = at, fault, 0
        for name in CALLS:
            setattr(os, name, self._counted(name, getattr(os, name)))

    def _counted(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            if name == "open" and not args[1] & (os.O_WRONLY | os.O_RDWR):
                return real(*args, **named)
            self.count += 1
            if self.count >= self.at:
                if self.fault.startswith("kill"):
                    if name == "write" and self.fault == "kill in":
                        real(args[0], bytes(args[1])[: len(args[1]) // 2])
                    os._exit(9)
                # a full disk still lets files be removed and renamed
                hit = name in ("open", "write", "fsync", "link") or self.fault == "EACCES"
                if hit and name != "unlink":
                    if name == "write":
                        real(args[0], bytes(args[1])[: len(args[1]) // 2])
                    raise OSError(getattr(errno, self.fault), "simulated", str(args[0]))
            return real(*args, **named)

        return call


def run_with_fault(work: Callable[[], None], at: int, fault: str) -> tuple[str, bool]:
    """ "done", "killed" or "refused": how the work went in a child of ours; was the fault met?"""
    child = os.fork()
    if child == 0:
        try:
            faults = Faults(at, fault)
            work()
            os._exit(0 if faults.count >= at else 1)
        except (OSError, ImageError):
            os._exit(3)
        except BaseException:
            os._exit(4)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return {0: "done", 1: "done", 3: "refused", 9: "killed"}[status], status != 1


def step_through(
    prepare: Callable[[], object],
    work: Callable[[], None],
    check: Callable[[str], None],
    fault: str,
) -> None:
    """The work with the fault at its first call, at its second, ... until it is not met."""
    outcomes = []
    for at in range(1, MOST_STEPS):
        prepare()
        outcome, met = run_with_fault(work, at, fault)
        check(outcome)
        outcomes.append(outcome)
        if not met:
            break
    else:
        pytest.fail("never done")
    assert len(set(outcomes)) > 1, outcomes


FAULTS = pytest.mark.parametrize("fault", ["kill", "kill in", "ENOSPC", "EACCES"])


def with_track(disk: bytes) -> Image:
    """The image of a .dsk whose track 0 is filled with the byte of `NEW`."""
    image = parse_image(disk, "dsk")
    image.tracks[0] = image_from_sectors(NEW).tracks[0]
    return image


CHANGED = NEW[:4096] + OLD[4096:]


@FAULTS
@pytest.mark.parametrize("suffix", ["dsk", "woz", "nib", "2mg"])
def test_an_image_is_the_old_one_or_the_new_one(fault: str, suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"save.{suffix}"
    before = tmp_path / f"save.{suffix}.before"
    old = image_bytes(image_from_sectors(OLD), suffix)
    image = parse_image(old, suffix)
    image.tracks[0] = with_track(OLD).tracks[0]
    new = image_bytes(image)
    assert sectors_from_image(parse_image(new, suffix)) == CHANGED

    def prepare() -> None:
        for left in tmp_path.iterdir():
            left.unlink()  # a killed write may have left one file with both names
        path.write_bytes(old)
        before.write_bytes(b"older")

    def work() -> None:
        file = DiskFile(path, lambda _: None)
        file.store(image)
        file.close()

    def check(outcome: str) -> None:
        now, kept = path.read_bytes(), before.read_bytes()
        assert now == new or (now == old and outcome != "done")
        assert kept == old or (kept == b"older" and now == old)
        # nothing that is left over keeps the next program out, or stays for good
        DiskFile(path, lambda _: None).close()
        assert {p.name for p in tmp_path.iterdir()} == {path.name, before.name}

    step_through(prepare, work, check, fault)


@FAULTS
def test_a_state_and_settings_are_the_old_ones_or_the_new_ones(fault: str, tmp_path: Path) -> None:
    state, settings = tmp_path / "game.state", tmp_path / "settings.json"
    old = {state: b"old" * 1000, settings: json.dumps({"look": "colour"}).encode()}
    new = {state: b"new" * 2000, settings: json.dumps({"look": "crisp"}).encode()}

    def prepare() -> None:
        for path, content in old.items():
            path.write_bytes(content)

    def work() -> None:
        for path, content in new.items():
            write_whole(path, content)

    def check(outcome: str) -> None:
        for path in old:
            assert path.read_bytes() in (old[path], new[path])

    step_through(prepare, work, check, fault)


@FAULTS
def test_keeping_changes_loses_neither_disk_nor_changes(fault: str, tmp_path: Path) -> None:
    original, place = tmp_path / "game.dsk", tmp_path / "overlays"
    original.write_bytes(OLD)
    _, file, _ = pending_changes.open_overlay(original, place, lambda _: None)
    file.store(with_track(OLD))
    file.close()
    overlay, changes = file.path, file.path.read_bytes()

    def prepare() -> None:
        original.unlink()
        original.write_bytes(OLD)
        overlay.write_bytes(changes)

    def work() -> None:
        (pending,) = pending_changes.find_pending(place, original)
        pending_changes.keep(pending)

    def check(outcome: str) -> None:
        now = original.read_bytes()
        assert now == CHANGED or (now == OLD and outcome != "done")
        assert now == CHANGED or overlay.read_bytes() == changes

    step_through(prepare, work, check, fault)


@FAULTS
def test_an_overlay_is_the_old_one_or_the_new_one(fault: str, tmp_path: Path) -> None:
    original, place = tmp_path / "game.dsk", tmp_path / "overlays"
    original.write_bytes(OLD)
    digest = digest_of(OLD)
    path = pending_changes.overlay_path(place, original, digest)

    def put(image: Image) -> None:
        file = OverlayFile(path, lambda _: None, original, digest)
        file.store(image)
        file.close()

    image, versions = with_track(OLD), []
    for version in (image_from_sectors(OLD), image):
        put(version)
        versions.append(path.read_bytes())
    assert sectors_from_image(read_image(path)) == CHANGED

    def check(outcome: str) -> None:
        assert path.read_bytes() in versions[1 if outcome == "done" else 0 :]
        assert original.read_bytes() == OLD

    step_through(lambda: path.write_bytes(versions[0]), lambda: put(image), check, fault)

"""Gives every parser of foreign files mutated ones: each ends in a named error or a sound read.

``tests.programs.fuzz_parsers [COUNT [SEED [PARSER...]]]`` runs longer than the tests do (50,000
files a parser); ``--jobs N`` tries so many parsers side by side, ``--cluster ADDRESS`` lets the
workers of a Dask scheduler do it. A file that ends in anything else is kept in out/fuzz/ with the
trace printed. Checksums are made right again in most files, or little but the checksums would be
tested. Then come, as `disks`, a tenth as many disk images through every disk command
(fuzz_disks.py), and last every parser again with faults led by coverage, a second for 500 files
(fuzz_guided.py).
"""

import argparse
import atexit
import contextlib
import functools
import hashlib
import random
import struct
import sys
import tempfile
import time
import traceback
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from grognard.emu import Apple2, EmulatorError, Firmware, ImageError
from grognard.emu.formats import (
    Track,
    decode_track,
    encode_track,
    image_bytes,
    image_from_sectors,
    parse_image,
    write_image,
)
from grognard.emu.media.drive import Drive
from grognard.emu.media.pending import find_pending, open_overlay, overlay_path
from grognard.emu.states import replay
from grognard.emu.states.player import Player
from grognard.host.spread import SpreadError, spread
from grognard.rom_build.disk import bps
from grognard.rom_build.disk.dos33 import Volume

from . import fuzz_disks, fuzz_guided, fuzz_texts
from .disk_damage import sealed, woz1
from .fuzz_base import Parser, fuzz

# Images


def _sectors(seed: int) -> bytes:
    return random.Random(seed).randbytes(143_360)


_NEW_SECTORS = np.arange(4096, dtype=np.uint8).reshape(16, 256)


def _with_flux(blob: bytes) -> bytes:
    """The version 2 file with track 4 read as times between changes of flux."""
    out = bytearray(blob)
    tmap = out.index(b"TMAP") + 8
    flux = bytes(4 if out[tmap + q] == 4 else 255 for q in range(160))
    for quarter in range(160):
        if flux[quarter] == 4:
            out[tmap + quarter] = 255
    block, blocks, _ = struct.unpack_from("<HHI", out, 256 + 8 * 4)
    size = blocks * 512
    out[block * 512 : block * 512 + size] = bytes(32 + n % 3 * 32 for n in range(size))
    struct.pack_into("<I", out, 256 + 8 * 4 + 4, size)
    return sealed(bytes(out) + b"FLUX" + struct.pack("<I", 160) + flux)


def _read_image(kind: str) -> Callable[[bytes], object]:
    def read(blob: bytes) -> None:
        image = parse_image(blob, kind)
        assert image_bytes(image) == blob, "an image not written to is not its file"
        for track in image.tracks[:2]:
            assert 0 < track.bit_count <= 8 * len(track.bits)
        assert all(q == 255 or q < len(image.tracks) for q in image.quarter_map)
        if not image.tracks:
            return
        decode_track(image.tracks[len(blob) % len(image.tracks)])
        slot = 20 if kind != "woz" else len(image.tracks) // 2
        old = image.tracks[slot]
        if kind == "woz":
            image.tracks[slot] = Track(old.bits ^ np.uint8(0x18), old.bit_count)
        else:
            image.tracks[slot] = encode_track(_NEW_SECTORS, slot, image.volume)
        again = parse_image(image_bytes(image), image.kind)
        mine, got = image.tracks[slot], again.tracks[slot]
        if kind == "woz":
            bits = [np.unpackbits(t.bits, count=t.bit_count) for t in (mine, got)]
            assert np.array_equal(*bits), "bits written are not the bits read"
        else:
            assert decode_track(got, slot).sectors == [bytes(row) for row in _NEW_SECTORS]

    return read


def _image_parsers() -> Iterator[tuple[str, Parser]]:
    image = image_from_sectors(_sectors(1))
    woz2 = image_bytes(image, "woz")
    for name, kind, seeds, reseal in (
        ("dsk", "dsk", [_sectors(1)], bytes),
        ("po", "po", [_sectors(2)], bytes),
        ("nib", "nib", [image_bytes(image, "nib")], bytes),
        ("2mg", "2mg", [image_bytes(image, "2mg") + b"a comment"], bytes),
        ("woz1", "woz", [woz1(image)], sealed),
        ("woz2", "woz", [woz2, _with_flux(woz2)], sealed),
    ):
        yield name, Parser(seeds, _read_image(kind), (ImageError,), reseal)


def _overlay_parser(folder: Path) -> Parser:
    original = folder / "game.dsk"
    write_image(original, image_from_sectors(_sectors(3)))
    place = folder / "overlays"
    image, file, _ = open_overlay(original, place, lambda _: None)
    image.tracks[3] = image.tracks[4]
    file.store(image)
    file.close()
    path = file.path
    assert path.parent == place and overlay_path(place, original, "")
    machine = Apple2(firmware=BLANK)

    def read(blob: bytes) -> None:
        path.write_bytes(blob)
        find_pending(place)
        drive = Drive(machine.machine, 1, lambda _: None)
        try:
            drive.insert(original, overlay=place)
        finally:
            drive.eject()
            for left in place.glob("*damaged*"):
                left.unlink()

    return Parser([path.read_bytes()], read, (ImageError,), sealed)


# States

BLANK = Firmware(bytes(0x3000), bytes(256), bytes(2048))
_HEAD_BYTES, _CRC_AT = 24, 16


def _state_parser(folder: Path) -> Parser:
    disk = folder / "state.dsk"
    disk.write_bytes(_sectors(4))
    a2 = Apple2(firmware=BLANK, ram=64)
    a2.insert(1, disk)
    code = bytes.fromhex("ADE9C0 ADECC0 EE0004 8D30C0 AD70C0 AD64C0 8D50C0 8D51C0 4C0303")
    a2.memory[0x300 : 0x300 + len(code)] = code
    a2.cpu.pc = 0x300
    a2.run(cycles=50_000)
    blob = a2.save()

    def reseal(state: bytes) -> bytes:
        if len(state) < _HEAD_BYTES:
            return state
        size = struct.pack("<I", len(state) - _HEAD_BYTES)
        crc = struct.pack("<I", zlib.crc32(state[_HEAD_BYTES:]))
        return state[:12] + size + crc + state[_HEAD_BYTES - 4 :]

    def read(state: bytes) -> None:
        a2.load(state)
        a2.run(cycles=400)
        assert a2.screen.pixels.shape[2] == 3

    # the registers and switches stand behind 84K that are all memory: give them their share
    return Parser([blob], read, (EmulatorError,), reseal)


# Replays


def _replay_parsers() -> Iterator[tuple[str, Parser]]:
    a2 = Apple2(firmware=BLANK)
    a2.memory[0x300:0x303] = b"\x4c\x00\x03"
    a2.cpu.pc = 0x300
    recorder = a2.record()
    for code in (65, 66):
        a2.key(code)
        a2.run(cycles=3000)
    a2.paddle(0, 9)
    a2.poke(0x2000, b"x")
    a2.reset()
    recorder.mark()
    blob = recorder.stop().to_bytes()
    front = replay._HEAD.size

    def reseal(data: bytes) -> bytes:
        if len(data) < front:
            return data
        return data[: front - 32] + hashlib.sha256(data[front:]).digest() + data[front:]

    def read(data: bytes) -> None:
        Player(a2, replay.Replay.from_bytes(data)).run_all()

    yield "replay", Parser([blob], read, (EmulatorError,), reseal)
    packed, size = replay._SECTION.unpack_from(blob, front)
    rest = front + replay._SECTION.size
    head = zlib.decompress(blob[rest : rest + packed])
    assert len(head) == size

    def read_head(data: bytes) -> None:
        again = zlib.compress(data)
        section = replay._SECTION.pack(len(again), len(data))
        read(reseal(blob[:front] + section + again + blob[rest + packed :]))

    # what it says, its packing and its checksum right
    yield "events", Parser([head], read_head, (EmulatorError,), text=True)


# Patches, DOS


def _patch_parser() -> Parser:
    source, target = bytearray(_sectors(5)[:8192]), bytearray(_sectors(5)[:8192])
    target[100:140] = b"x" * 40
    target += source[1000:1800]
    patch = bps.make(bytes(source), bytes(target), b"metadata")

    def reseal(blob: bytes) -> bytes:
        return blob[:-4] + struct.pack("<I", zlib.crc32(blob[:-4]))

    def read(blob: bytes) -> None:
        assert len(bps.apply(bytes(source), blob)) <= bps.MOST_BYTES

    return Parser([patch], read, (bps.PatchError,), reseal)


def _dos_parser() -> Parser:
    volume = Volume.new()
    for name, size in (("HELLO", 700), ("SAVE", 40_000)):
        volume.put(name, bytes(size), "B", 0x1000)
    blob = bytes(volume.data)

    def read(data: bytes) -> None:
        disk = Volume.from_image(parse_image(data, "dsk"))
        disk.check_dos()
        disk.problems()
        for entry in disk.entries():
            with contextlib.suppress(ImageError):
                disk.get(entry.name)

    return Parser([blob], read, (ImageError,))


def parsers(folder: Path) -> dict[str, Parser]:
    """All of them; `folder` is theirs to write in."""
    found = dict(_image_parsers())
    found["overlay"] = _overlay_parser(folder)
    found["state"] = _state_parser(folder)
    found.update(_replay_parsers())
    found["bps"] = _patch_parser()
    found["dos33"] = _dos_parser()
    found.update(fuzz_texts.parsers(folder))
    return found


@functools.cache
def _parsers() -> dict[str, Parser]:
    """All parsers, one set a process; their folder goes with it."""
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    return parsers(Path(folder.name))


def one_parser(name: str, count: int, seed: int) -> tuple[str, bool]:
    """What to tell of a parser after so many files, and whether it stood them."""
    start = time.monotonic()
    try:
        refused, read = fuzz(name, _parsers()[name], count, seed)
    except Exception:
        return f"{name:8} FAILED; the file is in out/fuzz\n{traceback.format_exc()}", False
    took = time.monotonic() - start
    return f"{name:8} {count} files: {refused} refused, {read} read, {took:.0f} s", True


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("count", type=int, nargs="?", default=50_000, help="files a parser (50,000)")
    add("seed", type=int, nargs="?", default=1)
    add("names", nargs="*", metavar="PARSER", help="only these; `disks` are the disk commands")
    add("-j", "--jobs", type=int, default=1, help="processes, 0 for one a processor (1)")
    add("--cluster", help="address of a Dask scheduler whose workers read instead")
    options = parser.parse_args(arguments)
    unknown = set(options.names) - {*_parsers(), "disks"}
    if unknown:
        parser.error(f"no parser: {', '.join(sorted(unknown))}")
    return options


def main(arguments: list[str]) -> int:
    """Run; 1 if any parser failed."""
    options = _options(arguments)
    count, seed = options.count, options.seed
    names = [name for name in _parsers() if not options.names or name in options.names]
    failed = 0
    run = functools.partial(one_parser, count=count, seed=seed)
    try:
        for told, stood in spread(run, names, jobs=options.jobs, cluster=options.cluster):
            print(told, flush=True)
            failed |= not stood
    except SpreadError as error:
        print(error, file=sys.stderr)
        return 1
    if not options.names or "disks" in options.names:
        failed |= fuzz_disks.main([str(max(1, count // 10)), str(seed)])
    if names:
        led = names if options.names else []
        failed |= fuzz_guided.main([str(max(2, count // 500)), str(seed), *led])
    return failed


if __name__ == "__main__":
    # by its name, not as `__main__`: other processes look the function up
    from tests.programs.fuzz_parsers import main as main_by_name

    sys.exit(main_by_name(sys.argv[1:]))

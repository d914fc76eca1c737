"""Gives every parser of foreign files mutated ones: each ends in a named error or a sound read.

``python tests/fuzz_parsers.py [COUNT [SEED [PARSER...]]]`` runs longer than the tests do (50,000
files a parser). A file that ends in anything else is kept in out/fuzz/ with the trace printed.
Checksums are made right again in most files, or little but the checksums would be tested. Last
come, as `disks`, a tenth as many disk images through every disk command (fuzz_disks.py).
"""

import contextlib
import hashlib
import random
import resource
import struct
import sys
import tempfile
import time
import traceback
import warnings
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import click
import fuzz_disks
import numpy as np
from disk_damage import sealed, woz1
from long_runs import Progress, alarm

from grognard.emu import Apple2, EmulatorError, Firmware, ImageError, replay
from grognard.emu.drives import Drive
from grognard.emu.formats import (
    Track,
    decode_track,
    encode_track,
    image_bytes,
    image_from_sectors,
    parse_image,
    write_image,
)
from grognard.emu.labels import Labels
from grognard.emu.pending import find_pending, open_overlay, overlay_path
from grognard.emu.source_map import SourceMap
from grognard.emu.symbols import Symbols
from grognard.host.routine import read_labels
from grognard.rom_build.disk import bps
from grognard.rom_build.disk.dos33 import Volume

SECONDS_A_FILE = 10
MEGABYTES = 200
"""What the process may grow by over all files of a parser."""


@dataclass
class Parser:
    """Files to start from, what reads one, and what makes its checksums right."""

    seeds: list[bytes]
    read: Callable[[bytes], object]
    errors: tuple[type[BaseException], ...]
    reseal: Callable[[bytes], bytes] = bytes


def mutated(blob: bytes, dice: random.Random) -> bytes:
    """The file with one to eight faults."""
    data = bytearray(blob)
    for _ in range(dice.choice((1, 1, 1, 2, 3, 8))):
        size = len(data)
        # most of what matters stands at the front
        at = dice.randrange(size) if dice.random() < 0.5 else dice.randrange(min(size, 2048))
        kind = dice.randrange(8)
        if kind == 0:
            data[at] ^= 1 << dice.randrange(8)
        elif kind == 1:
            data[at] = dice.choice((0, 1, 0x7F, 0x80, 0xFE, 0xFF))
        elif kind == 2:
            word = dice.choice((0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, dice.randrange(1 << 16)))
            data[at : at + 4] = struct.pack("<I", word)
        elif kind == 3:
            data[at : at + 8] = dice.randbytes(8)
        elif kind == 4:
            del data[at:]
        elif kind == 5:
            del data[at : at + dice.choice((1, 4, 256))]
        elif kind == 6:
            data[at:at] = data[at : at + dice.choice((1, 4, 256))]
        else:
            there = dice.randrange(size)
            length = dice.choice((1, 4, 64))
            data[at : at + length] = data[there : there + length]
        if not data:
            data = bytearray(1)
    return bytes(data)


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
        replay.Player(a2, replay.Replay.from_bytes(data)).run_all()

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
    yield "events", Parser([head], read_head, (EmulatorError,))


# Patches, symbols, DOS


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


DEBUG_FILE = """\
version\tmajor=2,minor=0
info\tcsym=0,file=1,lib=0,line=2,mod=1,scope=3,seg=1,span=3,sym=4,type=0
file\tid=0,name="main.s",size=10,mtime=0x00000000,mod=0
mod\tid=0,name="main.o",file=0
seg\tid=0,name="CODE",start=0x000800,size=0x0100,addrsize=absolute,type=ro,oname="a.bin",ooffs=0
line\tid=0,file=0,line=3,span=0
line\tid=1,file=0,line=4,span=1+2
span\tid=0,seg=0,start=0,size=3
span\tid=1,seg=0,start=3,size=20
span\tid=2,seg=0,start=23,size=2
scope\tid=0,name="",mod=0,size=256,span=0
scope\tid=1,name="rules",mod=0,type=scope,parent=0,sym=0
scope\tid=2,name="hit",mod=0,type=scope,size=20,parent=1,sym=1,span=1
sym\tid=0,name="main",addrsize=absolute,size=3,scope=0,def=0,val=0x800,seg=0,type=lab
sym\tid=1,name="hit",addrsize=absolute,size=20,scope=1,def=0,val=0x803,seg=0,type=lab,exp=0
sym\tid=2,name="@loop",addrsize=absolute,scope=2,def=0,val=0x810,seg=0,type=lab,parent=1
sym\tid=3,name="COUNT",addrsize=zeropage,scope=0,def=0,val=0x5,type=equ
"""


def _symbol_parser(folder: Path) -> Parser:
    from grognard.host.errors import Failure

    debug = folder / "game.dbg"

    def read(blob: bytes) -> None:
        debug.write_bytes(blob)
        problem: BaseException | None = None
        for reader in (Labels, SourceMap):
            try:
                reader([debug])
            except EmulatorError as error:
                problem = error
        try:
            symbols = Symbols()
            symbols.load(debug)
            symbols.nearest(0x812)
            list(symbols)
        except EmulatorError as error:
            problem = error
        try:
            read_labels(debug)
        except (Failure, EmulatorError) as error:
            problem = error
        if problem is not None:
            raise problem

    return Parser([DEBUG_FILE.encode()], read, (EmulatorError, click.ClickException))


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
    found["dbg"] = _symbol_parser(folder)
    found["dos33"] = _dos_parser()
    return found


# Running


def _megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def fuzz(name: str, parser: Parser, count: int, seed: int) -> tuple[int, int]:
    """Give a parser `count` files; (refused, read). Raises what is no named error."""
    refused = 0
    before = 0.0
    progress = Progress(name, count)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for number in range(count):
            dice = random.Random(f"{name} {seed} {number}")
            blob = mutated(dice.choice(parser.seeds), dice)
            if dice.random() < 0.8:
                blob = parser.reseal(blob)
            try:
                with alarm(SECONDS_A_FILE):
                    parser.read(blob)
            except parser.errors:
                refused += 1
            except BaseException:
                kept = Path("out/fuzz")
                kept.mkdir(parents=True, exist_ok=True)
                (kept / f"{name}-{seed}-{number}").write_bytes(blob)
                raise
            if number == min(100, count // 2):
                before = _megabytes()
            progress.told(number + 1)
    grown = _megabytes() - before
    assert grown < MEGABYTES, f"{name}: {grown:.0f} MB more after {count} files"
    return refused, count - refused


def main(arguments: list[str]) -> int:
    """Run; 1 if any parser failed."""
    count = int(arguments[0]) if arguments else 50_000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, parser in parsers(Path(folder)).items():
            if arguments[2:] and name not in arguments[2:]:
                continue
            start = time.monotonic()
            try:
                refused, read = fuzz(name, parser, count, seed)
                took = time.monotonic() - start
                print(f"{name:8} {count} files: {refused} refused, {read} read, {took:.0f} s")
            except Exception:
                failed = 1
                print(f"{name:8} FAILED; the file is in out/fuzz")
                traceback.print_exc()
            sys.stdout.flush()
    if not arguments[2:] or "disks" in arguments[2:]:
        failed |= fuzz_disks.main([str(max(1, count // 10)), str(seed)])
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Disk images with files of every sort, and the damage that befalls them."""

from __future__ import annotations

import random
import struct
import zlib

from grognard.emu.formats import image_bytes, parse_image
from grognard.emu.formats.image import Image
from grognard.rom_build.disk.dos33 import CATALOG, VTOC, Volume

FORMATS = ("dsk", "do", "po", "nib", "woz", "2mg", "woz1")
"""By suffix, but for version 1 of .woz files."""
HOSTILE = (
    "../../EVIL", "/TMP/EVIL", "..", ".", "CON", "A\\B:C*?", "-X", "--HELP", "~", "\x1b[2J", "\0\0",
    "%S%N", "A\rB", "É", "", " ", "LPT1.TXT", "A/B", "X" * 30,
)  # fmt: skip


def seed_volume() -> Volume:
    """A disk with files of all types and sizes, one with two track lists, one deleted."""
    dice, volume = random.Random(1), Volume.new()
    for name, type_, size in (
        ("HELLO", "A", 700), ("NOTES", "T", 1500), ("PICTURE", "B", 8192), ("EMPTY", "T", 0),
        ("LONG", "B", 40_000), ("GONE", "B", 300), ("RELOCATABLE", "R", 600), ("LAST", "I", 2000),
    ):  # fmt: skip
        volume.put(name, dice.randbytes(size) if type_ != "T" else b"\xc1\x8d" * (size // 2), type_)
    volume.delete("GONE")
    volume.put("LOCKED", b"x" * 256, "B", 0x2000, locked=True)
    return volume


def woz1(image: Image) -> bytes:
    """A version 1 file, made from the format's description."""
    info = struct.pack("<BBBBB32s", 1, 1, 0, 0, 1, b"a program".ljust(32)).ljust(60, b"\0")
    records = b"".join(
        t.bits.tobytes().ljust(6646, b"\0")
        + struct.pack("<HHHBBH", len(t.bits), t.bit_count, 0xFFFF, 0, 0, 0)
        for t in image.tracks
    )
    body = b""
    meta = b"title\tA disk\nside\tDisk 1, Side A\n"
    for name, data in (
        (b"INFO", info),
        (b"TMAP", bytes(image.quarter_map)),
        (b"TRKS", records),
        (b"META", meta),
    ):
        body += name + struct.pack("<I", len(data)) + data
    return b"WOZ1\xff\n\r\n" + struct.pack("<I", zlib.crc32(body)) + body


def places_of(volume: Volume) -> list[tuple[int, int]]:
    """(offset, bytes) of the table of contents, the catalog in use and every track list."""
    at = [volume.offset(VTOC), volume.offset(CATALOG), volume.offset((17, 14))]
    at += [volume.offset(entry.first_list) for entry in volume.entries()]
    return [(offset, 64) for offset in at] + [(at[1], 256)]


def hurt_catalog(data: bytearray, places: list[tuple[int, int]], dice: random.Random) -> None:
    """Damages the structures of DOS: links, lists, names, sizes, the map of free sectors."""
    for _ in range(dice.choice((1, 1, 2, 4, 12, 40))):
        start, length = dice.choice(places)
        at, kind = start + dice.randrange(length), dice.randrange(7)
        if kind == 0:
            data[at] = dice.randrange(256)
        elif kind == 1:
            data[at] = dice.choice((0, 1, 15, 16, 17, 34, 35, 127, 128, 254, 255))
        elif kind == 2:  # a link to a list or the catalog: circles, and files that share sectors
            other = dice.choice(places)[0] // 256
            link = start + dice.choice((1, 11, 12, 14, 46))
            data[link : link + 2] = bytes((other // 16, other % 16))
        elif kind == 3:
            data[at : at + 4] = dice.randbytes(4)
        elif kind == 4:
            name = dice.choice(HOSTILE).encode("latin-1")
            line = places[1][0] + 11 + 35 * dice.randrange(7) + 3
            high = 0x80 if dice.random() < 0.7 else 0
            data[line : line + len(name)] = bytes(c | high for c in name)
        elif kind == 5:  # the map of free sectors
            where = places[0][0] + 0x38 + dice.randrange(140)
            data[where] = dice.choice((0, 255, dice.randrange(256)))
        else:
            data[start : start + 256] = dice.choice(
                (bytes(256), b"\xff" * 256, dice.randbytes(256))
            )


def hurt_file(blob: bytes, dice: random.Random) -> bytes:
    """Damages the image's file: bits, words, its front, its length."""
    data = bytearray(blob)
    for _ in range(dice.choice((1, 1, 2, 8))):
        front = dice.random() < 0.5
        at, kind = dice.randrange(min(len(data), 2048) if front else len(data)), dice.randrange(7)
        if kind == 0:
            data[at] ^= 1 << dice.randrange(8)
        elif kind == 1:
            data[at : at + 4] = struct.pack("<I", dice.choice((0, 1, 0x7FFFFFFF, 0xFFFFFFFF)))
        elif kind == 2:
            data[at : at + 300] = dice.choice((b"\0", b"\xff", b"\xd5")) * len(data[at : at + 300])
        elif kind == 3:
            data[at : at + 16] = dice.randbytes(len(data[at : at + 16]))
        elif kind == 4:
            del data[at : at + dice.choice((1, 256, 512, 6656))]
        elif kind == 5:
            data[at:at] = dice.randbytes(dice.choice((1, 256, 600)))
        elif dice.random() < 0.4:
            del data[at:]
        data = data or bytearray(1)
    return bytes(data)


def hurt_tracks(blob: bytes, kind: str, dice: random.Random) -> bytes:
    """Damages stretches of tracks, the file's own structure left whole."""
    data = bytearray(blob)
    for _ in range(dice.choice((1, 2, 5, 20))):
        track = dice.choice((17, 17, 16, 18, dice.randrange(35)))
        size, front = 6656, {"nib": 0, "woz": 1536, "woz1": 256}[kind]
        at = min(front + track * size + dice.randrange(size), len(data) - 1)
        length = min(dice.choice((1, 3, 30, 400, 6000)), len(data) - at)
        data[at : at + length] = dice.choice(
            (bytes(length), b"\xff" * length, dice.randbytes(length))
        )
    return bytes(data) if kind == "nib" else sealed(bytes(data))


def sealed(blob: bytes) -> bytes:
    """A .woz file with its checksum made right."""
    return blob[:8] + struct.pack("<I", zlib.crc32(blob[12:])) + blob[12:]


def damaged(whole: bytes, places: list[tuple[int, int]], kind: str, dice: random.Random) -> bytes:
    """A file of format `kind` with one sort of damage, or several."""
    data = bytearray(whole)
    luck = dice.random()
    if luck < 0.65:
        hurt_catalog(data, places, dice)
    order = "dsk" if kind == "do" else kind
    image = parse_image(bytes(data), "dsk")
    blob = woz1(image) if kind == "woz1" else image_bytes(image, order)
    if kind in ("nib", "woz", "woz1") and 0.5 < luck < 0.85:
        blob = hurt_tracks(blob, kind, dice)
    elif luck > 0.6:
        blob = hurt_file(blob, dice)
        if kind.startswith("woz") and dice.random() < 0.8 and len(blob) > 12:
            blob = sealed(blob)
    return dice.choice((b"", b"\0", b"a text\n", blob[::-1])) if dice.random() < 0.005 else blob

"""BPS patches: make, read, apply.

A patch is `BPS1`, the sizes of source, target and metadata as numbers of 7 bits a byte, the
metadata, actions, and three CRC-32 (source, target, and the patch up to there), low byte first.
An action is the number (length - 1) * 4 + kind; the two kinds that copy from a place of their own
carry that place as a signed step from where the last such copy ended.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass

MAGIC = b"BPS1"
MOST_BYTES = 1 << 24
"""The largest source, target or patch taken; disk images have at most a few hundred thousand."""
SOURCE_READ, TARGET_READ, SOURCE_COPY, TARGET_COPY = range(4)
_TAIL = 12
_NUMBER_BYTES = 5
_GRAM = 8
_SHORTEST_READ = 4


class PatchError(ValueError):
    """A patch is damaged or meant for something else; the message says which and how."""


@dataclass(frozen=True)
class PatchInfo:
    """What a patch says of itself; sizes in bytes, CRC-32 values, `metadata` as stored."""

    source_size: int
    target_size: int
    source_crc: int
    target_crc: int
    patch_crc: int
    metadata: bytes
    actions_at: int


def encode_number(value: int) -> bytes:
    """A number >= 0 in groups of seven bits, the last marked; each length starts where the
    shorter ones end, so every number has exactly one form."""
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F)
        value = (value >> 7) - 1
    out.append(value | 0x80)
    return bytes(out)


def _number(patch: bytes, at: int, end: int) -> tuple[int, int]:
    value, shift = 0, 1
    for count in range(_NUMBER_BYTES):
        if at + count >= end:
            raise PatchError(f"patch damaged: number at byte {at} is cut off")
        byte = patch[at + count]
        value += (byte & 0x7F) * shift
        if byte & 0x80:
            return value, at + count + 1
        shift <<= 7
        value += shift
    raise PatchError(f"patch damaged: number at byte {at} is longer than {_NUMBER_BYTES} bytes")


def read_info(patch: bytes) -> PatchInfo:
    """Header, metadata and checksums; PatchError when the patch itself is damaged."""
    if patch[:4] != MAGIC or len(patch) < len(MAGIC) + 3 + _TAIL:
        raise PatchError(f"no BPS patch: {len(patch)} bytes that begin with {patch[:4]!r}")
    if len(patch) > MOST_BYTES:
        raise PatchError(f"patch of {len(patch)} bytes, expected at most {MOST_BYTES}")
    source_crc, target_crc, stored = struct.unpack("<III", patch[-_TAIL:])
    actual = zlib.crc32(patch[:-4])
    if stored != actual:
        raise PatchError(f"patch damaged: its CRC is {actual:08x}, expected {stored:08x}")
    end = len(patch) - _TAIL
    source_size, at = _number(patch, len(MAGIC), end)
    target_size, at = _number(patch, at, end)
    meta_size, at = _number(patch, at, end)
    if meta_size > end - at:
        raise PatchError(f"patch damaged: metadata of {meta_size} bytes, {end - at} found")
    for what, size in (("source", source_size), ("target", target_size)):
        if size > MOST_BYTES:
            raise PatchError(f"{what} of {size} bytes, expected at most {MOST_BYTES}")
    metadata = patch[at : at + meta_size]
    return PatchInfo(
        source_size, target_size, source_crc, target_crc, stored, metadata, at + meta_size
    )


def apply(source: bytes, patch: bytes) -> bytes:
    """The target. The patch and the source are verified before any action, the target after all.

    Raises PatchError; for the wrong source it names both CRCs.
    """
    info = read_info(patch)
    actual = zlib.crc32(source)
    if (len(source), actual) != (info.source_size, info.source_crc):
        made = " (it is already patched)" if actual == info.target_crc else ""
        raise PatchError(
            f"the patch is for {info.source_size} bytes with CRC {info.source_crc:08x}, "
            f"this is {len(source)} bytes with CRC {actual:08x}{made}"
        )
    target = _run(source, patch, info)
    if zlib.crc32(target) != info.target_crc:
        raise PatchError(
            f"patch damaged: it makes CRC {zlib.crc32(target):08x}, expected {info.target_crc:08x}"
        )
    return target


def _run(source: bytes, patch: bytes, info: PatchInfo) -> bytes:
    out = bytearray()
    at, end = info.actions_at, len(patch) - _TAIL
    ends = {SOURCE_COPY: 0, TARGET_COPY: 0}
    while at < end:
        here = at
        code, at = _number(patch, at, end)
        kind, length = code & 3, (code >> 2) + 1
        if length > info.target_size - len(out):
            raise PatchError(f"patch damaged: action at byte {here} runs past the target's end")
        if kind == SOURCE_READ:
            start, part = len(out), source[len(out) : len(out) + length]
        elif kind == TARGET_READ:
            part = patch[at : min(at + length, end)]
            at += length
        else:
            step, at = _number(patch, at, end)
            start = ends[kind] + (-(step >> 1) if step & 1 else step >> 1)
            part = _copy(source if kind == SOURCE_COPY else out, start, length, kind)
            ends[kind] = start + length
        if len(part) != length:
            raise PatchError(f"patch damaged: action at byte {here} reads what is not there")
        out += part
    if len(out) != info.target_size:
        raise PatchError(f"patch damaged: it makes {len(out)} bytes, expected {info.target_size}")
    return bytes(out)


def _copy(pool: bytes | bytearray, start: int, length: int, kind: int) -> bytes:
    """`length` bytes from `start`; a copy from the target may run into what it writes itself."""
    if not 0 <= start < len(pool):
        return b""
    part = bytes(pool[start : start + length])
    if kind == TARGET_COPY and len(part) < length:
        part = (part * (length // len(part) + 1))[:length]
    return part


def make(source: bytes, target: bytes, metadata: bytes = b"") -> bytes:
    """A patch that makes `target` out of `source`; PatchError for more than `MOST_BYTES`."""
    for what, data in (("source", source), ("target", target)):
        if len(data) > MOST_BYTES:
            raise PatchError(f"{what} of {len(data)} bytes, expected at most {MOST_BYTES}")
    head = MAGIC + b"".join(map(encode_number, (len(source), len(target), len(metadata))))
    body = head + metadata + _actions(source, target)
    body += struct.pack("<II", zlib.crc32(source), zlib.crc32(target))
    return body + struct.pack("<I", zlib.crc32(body))


def _actions(source: bytes, target: bytes) -> bytes:
    places = {source[i : i + _GRAM]: i for i in range(len(source) - _GRAM, -1, -1)}
    out = bytearray()
    at = literal = 0
    source_end = target_end = 0

    def emit(kind: int, length: int) -> None:
        out.extend(encode_number((length - 1) << 2 | kind))

    def step(distance: int) -> None:
        out.extend(encode_number(abs(distance) << 1 | (distance < 0)))

    def flush() -> None:
        if at > literal:
            emit(TARGET_READ, at - literal)
            out.extend(target[literal:at])

    while at < len(target):
        same = _common(source, at, target, at)
        run = _common(target, at - 1, target, at) if at else 0
        place = places.get(target[at : at + _GRAM])
        other = _common(source, place, target, at) if place is not None else 0
        longest = max(same, run, other)
        if same == longest and same >= min(_SHORTEST_READ, len(target) - at):
            flush()
            emit(SOURCE_READ, same)
        elif longest < _GRAM:
            at += 1
            continue
        elif run == longest:
            flush()
            emit(TARGET_COPY, run)
            step(at - 1 - target_end)
            target_end = at - 1 + run
        else:
            assert place is not None
            flush()
            emit(SOURCE_COPY, other)
            step(place - source_end)
            source_end = place + other
        at += longest
        literal = at
    flush()
    return bytes(out)


def _common(one: bytes, i: int, two: bytes, j: int) -> int:
    """How many bytes are equal from `one[i]` and `two[j]` on."""
    limit = min(len(one) - i, len(two) - j)
    if limit <= 0 or one[i] != two[j]:
        return 0
    done, size = 0, 16
    while done < limit:
        size = min(size, limit - done)
        if one[i + done : i + done + size] == two[j + done : j + done + size]:
            done += size
            size *= 2
        elif size == 1:
            break
        else:
            size = max(1, size // 4)
    return done

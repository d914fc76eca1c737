"""Image files and the tracks in them: .dsk .do .po .nib .woz .2mg."""

from __future__ import annotations

import os
import struct
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from ..files import FileError, read_regular, write_whole
from . import gcr
from .errors import ImageError, TrackError
from .gcr import Bytes, SectorTrack, Track
from .nibbles import nibble_track, track_as_nibbles
from .standard import (
    DEFAULT_VOLUME,
    DOS_ORDER,
    PRODOS_ORDER,
    SECTOR_BYTES,
    SECTOR_IMAGE_BYTES,
    SECTORS,
    STANDARD_BITS,
    TRACKS,
    standard_map,
)
from .woz import read_woz
from .woz_layout import NO_TRACK, is_woz
from .woz_write import patch_woz, write_woz

NIB_TRACK_BYTES = 6656
SHORT_NIB_TRACK_BYTES = 6384
"""of a kind of .nib file that leaves out what no drive needs"""
NIB_IMAGE_BYTES = tuple(TRACKS * size for size in (NIB_TRACK_BYTES, SHORT_NIB_TRACK_BYTES))
MOST_BYTES = 1 << 24
"""The largest file read as an image; a WOZ with every quarter-track has a tenth of it."""

_SUFFIX_KINDS = {
    ".dsk": "dsk",
    ".do": "dsk",
    ".po": "po",
    ".nib": "nib",
    ".woz": "woz",
    ".2mg": "2mg",
    ".2img": "2mg",
}
_2MG_HEAD = 64
_2MG_LOCKED = 1 << 31
_2MG_HAS_VOLUME = 1 << 8
_2MG_FORMATS = ("dsk", "po", "nib")


@dataclass
class Image:
    """A disk as bit streams, with what its file needs to be written back.

    `quarter_map` has 160 entries: for each quarter-track the index into `tracks`, 255 for none.
    `source` is the file as read, for headers and chunks that must survive a save. `made_of` is what
    the tracks were encoded from, (35, 16, 256) in physical order, if they were; `read_tracks` are
    copies of them as they were then.
    """

    kind: str
    tracks: list[Track]
    quarter_map: list[int]
    write_protected: bool = False
    volume: int = DEFAULT_VOLUME
    source: bytes | None = None
    made_of: Bytes | None = field(default=None, repr=False)
    read_tracks: list[Track] = field(default_factory=list, repr=False)

    def track_at(self, number: int) -> Track | None:
        """The track under a head that stands on whole track `number`, or None."""
        slot = self.quarter_map[4 * number]
        return None if slot == NO_TRACK else self.tracks[slot]


def kind_of(path: str | os.PathLike[str]) -> str:
    """`dsk`, `po`, `nib`, `woz` or `2mg`, by the file's suffix; raises ImageError for others."""
    suffix = Path(path).suffix.lower()
    if suffix not in _SUFFIX_KINDS:
        known = " ".join(_SUFFIX_KINDS)
        raise ImageError(f"{Path(path).name}: suffix {suffix or 'none'} found, expected {known}")
    return _SUFFIX_KINDS[suffix]


def _order(kind: str) -> list[int]:
    return list(DOS_ORDER if kind == "dsk" else PRODOS_ORDER)


def image_from_sectors(data: bytes, kind: str = "dsk", volume: int = DEFAULT_VOLUME) -> Image:
    """A 35-track image from 143,360 bytes in the sector order of `kind` (`dsk` or `po`)."""
    if len(data) != SECTOR_IMAGE_BYTES:
        raise ImageError(f"{len(data)} bytes found, expected {SECTOR_IMAGE_BYTES}")
    files = np.frombuffer(data, dtype=np.uint8).reshape(TRACKS, SECTORS, SECTOR_BYTES)
    sectors = files[:, _order(kind)]
    tracks = gcr.encode_tracks(sectors, list(range(TRACKS)), volume)
    image = Image(kind, tracks, standard_map(), volume=volume, made_of=sectors)
    image.read_tracks = _copies(tracks)
    return image


def _copies(tracks: list[Track]) -> list[Track]:
    return [Track(track.bits.copy(), track.bit_count) for track in tracks]


def salvage_sectors(image: Image, kind: str = "dsk") -> tuple[bytes, dict[int, SectorTrack]]:
    """All that can be read, zeros elsewhere, and the decoded tracks that are not whole."""
    # What a track not written to since was encoded from: decoding would tell no more.
    held = image.made_of
    out = np.zeros((TRACKS, SECTORS, SECTOR_BYTES), dtype=np.uint8)
    bad: dict[int, SectorTrack] = {}
    for number in range(TRACKS):
        if held is not None and _same(image, number):
            out[number, _order(kind)] = held[number]
            continue
        track = image.track_at(number)
        if track is None:
            bad[number] = SectorTrack([None] * SECTORS, None, ["nothing recorded"], [])
            continue
        decoded = gcr.decode_track(track, number)
        if decoded.problems:
            bad[number] = decoded
        for place, data in zip(_order(kind), decoded.sectors, strict=True):
            if data is not None:
                out[number, place] = np.frombuffer(data, dtype=np.uint8)
    return out.tobytes(), bad


def sectors_from_image(image: Image, kind: str = "dsk") -> bytes:
    """143,360 bytes in the sector order of `kind`; raises TrackError naming each bad track."""
    data, bad = salvage_sectors(image, kind)
    if bad:
        raise TrackError({number: track.problems for number, track in bad.items()})
    return data


def blank_image(kind: str = "dsk", formatted: bool = False) -> Image:
    """A new disk: unformatted (no flux on any track), or standard tracks of zero bytes."""
    if formatted:
        image = image_from_sectors(bytes(SECTOR_IMAGE_BYTES))
        image.kind = kind
        return image
    return Image(kind, [_no_flux() for _ in range(TRACKS)], standard_map())


def parse_image(blob: bytes, kind: str) -> Image:
    """An image from the bytes of a file of `kind`; WOZ and 2IMG are known by their first bytes."""
    if blob[:4] == b"2IMG" and len(blob) not in (SECTOR_IMAGE_BYTES, *NIB_IMAGE_BYTES):
        # a header tells more than a suffix; what has one keeps it
        kind = "2mg"
    if is_woz(blob):
        tracks, quarters, protected = read_woz(blob)
        image = Image("woz", tracks, quarters, protected)
    elif kind == "woz":
        raise ImageError(f"{len(blob)} bytes that do not begin with WOZ1 or WOZ2")
    elif kind == "2mg":
        image = _parse_2mg(blob)
    elif kind == "nib":
        image = _parse_nib(blob)
    else:
        image = image_from_sectors(blob, kind)
    image.source = blob
    image.read_tracks = _copies(image.tracks)
    return image


def _parse_nib(blob: bytes) -> Image:
    if len(blob) not in NIB_IMAGE_BYTES:
        raise ImageError(f"{len(blob)} bytes found, expected {NIB_IMAGE_BYTES[0]}")
    rows = np.frombuffer(blob, dtype=np.uint8).reshape(TRACKS, -1)
    tracks = [nibble_track(row) if row.any() else _no_flux() for row in rows]
    return Image("nib", tracks, standard_map())


def _no_flux() -> Track:
    """A track nothing was ever recorded on; bare zeros in a .nib file."""
    return Track(np.zeros((STANDARD_BITS + 7) // 8, dtype=np.uint8), STANDARD_BITS)


def _parse_2mg(blob: bytes) -> Image:
    if blob[:4] != b"2IMG" or len(blob) < _2MG_HEAD:
        raise ImageError(f"{len(blob)} bytes without a 2IMG header of {_2MG_HEAD}")
    form, flags, blocks, start, size = struct.unpack_from("<IIIII", blob, 12)
    if form >= len(_2MG_FORMATS):
        raise ImageError(f"2IMG data format {form} found, expected 0, 1 or 2")
    kind = _2MG_FORMATS[form]
    expected = NIB_IMAGE_BYTES if kind == "nib" else (SECTOR_IMAGE_BYTES,)
    if not size:  # as some programs leave it
        size = 512 * blocks or expected[0]
    if size not in expected or start < _2MG_HEAD or start + size > len(blob):
        raise ImageError(
            f"2IMG names {size} bytes of data at {start} in a file of {len(blob)}, "
            f"expected {expected[0]}"
        )
    volume = flags & 0xFF if flags & _2MG_HAS_VOLUME else DEFAULT_VOLUME
    data = blob[start : start + size]
    image = _parse_nib(data) if kind == "nib" else image_from_sectors(data, kind, volume)
    image.kind, image.volume = "2mg", volume
    image.write_protected = bool(flags & _2MG_LOCKED)
    return image


def read_image(path: str | os.PathLike[str]) -> Image:
    """Reads an image file; raises ImageError, naming the file, for anything it is not."""
    kind = kind_of(path)  # its error has the name already
    try:
        return parse_image(read_regular(path, MOST_BYTES), kind)
    except FileError as error:
        raise ImageError(f"{Path(path).name}: {error.strerror}") from None
    except TrackError:
        raise
    except ImageError as error:
        raise ImageError(f"{Path(path).name}: {error}") from None


def image_bytes(image: Image, kind: str | None = None) -> bytes:
    """The file of `kind` (the image's own by default).

    Raises ImageError where that cannot hold what is on the disk: of sector files TrackError when
    a track no longer has 16 readable sectors. Between its tracks and behind the last one an image
    of another kind is not looked at.
    """
    kind = kind or image.kind
    own = image.source if kind == image.kind else None
    if own is not None and not _changed(image):
        return own
    if kind == image.kind != "woz":
        _check_whole_tracks(image)
    if kind == "woz":
        if own is not None and (patched := patch_woz(own, image.tracks, image.quarter_map)):
            return patched
        return write_woz(image.tracks, image.quarter_map, image.write_protected, own)
    if kind == "nib":
        return _nib_bytes(image, own)
    if kind == "2mg":
        return _2mg_bytes(image, own)
    return sectors_from_image(image, kind)


def _changed(image: Image) -> bool:
    return len(image.tracks) != len(image.read_tracks) or any(
        now.bit_count != was.bit_count or not np.array_equal(now.bits, was.bits)
        for now, was in zip(image.tracks, image.read_tracks, strict=True)
    )


def _same(image: Image, number: int) -> bool:
    slot = image.quarter_map[4 * number]
    if slot >= len(image.read_tracks):
        return False
    now, was = image.tracks[slot], image.read_tracks[slot]
    return now.bit_count == was.bit_count and np.array_equal(now.bits, was.bits)


def _check_whole_tracks(image: Image) -> None:
    """ImageError where a program has written beside the tracks 0 to 34."""
    reached = {image.quarter_map[4 * number] for number in range(TRACKS)}
    for quarter, slot in enumerate(image.quarter_map):
        if slot not in reached and slot != NO_TRACK and image.tracks[slot].bits.any():
            raise ImageError(f"{image.kind} has no room for what is on track {quarter / 4:g}")


def _nib_bytes(image: Image, own: bytes | None) -> bytes:
    out = bytearray()
    size = NIB_TRACK_BYTES if own is None else len(own) // TRACKS
    for number in range(TRACKS):
        here = slice(size * number, size * (number + 1))
        if own is not None and _same(image, number):
            out += own[here]
            continue
        track = image.track_at(number)
        out += bytes(size) if track is None else track_as_nibbles(track, size, number)
    return bytes(out)


def _2mg_bytes(image: Image, own: bytes | None) -> bytes:
    if own is None:
        head = struct.pack(
            "<4s4sHHIIIII",
            b"2IMG",
            b"GROG",
            _2MG_HEAD,
            1,
            0,
            _2MG_HAS_VOLUME | image.volume,
            0,
            _2MG_HEAD,
            SECTOR_IMAGE_BYTES,
        )
        return head.ljust(_2MG_HEAD, b"\0") + sectors_from_image(image)
    form, _, _, start = struct.unpack_from("<IIII", own, 12)
    kind = _2MG_FORMATS[form]
    if kind == "nib":
        size = struct.unpack_from("<I", own, 28)[0] or NIB_IMAGE_BYTES[0]
        data = _nib_bytes(image, own[start : start + size])
    else:
        data = sectors_from_image(image, kind)
    return own[:start] + data + own[start + len(data) :]


def write_image(path: str | os.PathLike[str], image: Image) -> None:
    """Writes the image in the format the suffix names, atomically; raises before it touches it."""
    write_whole(path, image_bytes(image, kind_of(path)))

"""Disk encodings and image files, for the drive and for the disk builder."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .errors import ImageError, TrackError
from .standard import (
    DOS_ORDER,
    PRODOS_ORDER,
    SECTOR_IMAGE_BYTES,
    TRACKS,
    standard_map,
    standard_woz,
)
from .woz_layout import NO_TRACK, QUARTERS

if TYPE_CHECKING:
    from .gcr import SectorTrack, Track, decode_track, encode_track, encode_tracks
    from .image import (
        Image,
        blank_image,
        image_bytes,
        image_from_sectors,
        kind_of,
        parse_image,
        read_image,
        salvage_sectors,
        sectors_from_image,
        write_image,
    )
    from .lock import FileLock, ImageBusyError

__all__ = [
    "DOS_ORDER",
    "NO_TRACK",
    "PRODOS_ORDER",
    "QUARTERS",
    "SECTOR_IMAGE_BYTES",
    "TRACKS",
    "FileLock",
    "Image",
    "ImageBusyError",
    "ImageError",
    "SectorTrack",
    "Track",
    "TrackError",
    "blank_image",
    "decode_track",
    "encode_track",
    "encode_tracks",
    "image_bytes",
    "image_from_sectors",
    "kind_of",
    "parse_image",
    "read_image",
    "salvage_sectors",
    "sectors_from_image",
    "standard_map",
    "standard_woz",
    "write_image",
]

_PLACES = dict.fromkeys(
    ("SectorTrack", "Track", "decode_track", "encode_track", "encode_tracks"), "gcr"
) | {"FileLock": "lock", "ImageBusyError": "lock"}


def __getattr__(name: str) -> Any:
    """Loads what works on bit streams, and numpy with it, when it is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f".{_PLACES.get(name, 'image')}", __name__), name)
    globals()[name] = found
    return found

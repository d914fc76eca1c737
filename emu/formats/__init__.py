"""Disk encodings and image files, for the drive and for the disk builder."""

from __future__ import annotations

from .errors import ImageError, TrackError
from .gcr import SectorTrack, Track, decode_track, encode_track, encode_tracks
from .image import (
    DOS_ORDER,
    PRODOS_ORDER,
    SECTOR_IMAGE_BYTES,
    TRACKS,
    Image,
    blank_image,
    image_bytes,
    image_from_sectors,
    kind_of,
    parse_image,
    read_image,
    salvage_sectors,
    sectors_from_image,
    standard_map,
    write_image,
)
from .lock import FileLock, ImageBusyError
from .woz import NO_TRACK, QUARTERS

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
    "write_image",
]

"""Volumes back into the image they came from, and images from one format into another."""

from __future__ import annotations

import numpy as np

from grognard.emu import formats
from grognard.emu.formats import Image, ImageError

from .dos33 import SECTOR_BYTES, SECTORS, TRACKS, Volume

_TRACK_BYTES = SECTORS * SECTOR_BYTES


def store(image: Image, volume: Volume) -> None:
    """Writes the changed tracks of `volume` into the image's bit streams; others stay as they are.

    Raises ImageError when a changed track holds an unreadable sector, which would be lost.
    """
    was, bad = formats.salvage_sectors(image)
    mended = Volume(was, bad).unreadable - volume.unreadable  # written over, with zeros perhaps
    fresh: dict[int, formats.Track] = {}
    for number in range(TRACKS):
        part = slice(number * _TRACK_BYTES, (number + 1) * _TRACK_BYTES)
        if was[part] == volume.data[part] and all(t != number for t, _ in mended):
            continue
        lost = [s for t, s in sorted(volume.unreadable) if t == number]
        track = image.track_at(number)
        if lost or track is None:
            raise ImageError(f"track {number} has unreadable sectors, which writing would lose")
        stamp = formats.decode_track(track, number).volume
        rows = np.frombuffer(bytes(volume.data[part]), dtype=np.uint8)
        physical = rows.reshape(SECTORS, SECTOR_BYTES)[list(formats.DOS_ORDER)]
        number_on_disk = image.volume if stamp is None else stamp
        fresh[number] = formats.encode_track(physical, number, number_on_disk)
    for number, track in fresh.items():
        image.tracks[image.quarter_map[4 * number]] = track


def _beside(image: Image) -> list[int]:
    """Slots with readable sectors that no whole track 0..34 reaches."""
    reached = {image.quarter_map[4 * t] for t in range(TRACKS)}
    slots = set(image.quarter_map) - reached - {formats.NO_TRACK}
    return [
        image.quarter_map.index(slot)
        for slot in sorted(slots)
        if any(s is not None for s in formats.decode_track(image.tracks[slot]).sectors)
    ]


def converted(image: Image, kind: str) -> bytes:
    """The file of `kind` with every sector byte-exact.

    Raises ImageError with the reason where `kind` cannot hold what is on the disk.
    """
    if kind != "woz":
        beside = _beside(image)
        if beside:
            places = ", ".join(f"{q / 4:g}" for q in beside)
            raise ImageError(f"{kind} has no room for the sectors found at track {places}")
    data = formats.image_bytes(image, kind)
    before, bad_before = formats.salvage_sectors(image)
    after, bad_after = formats.salvage_sectors(formats.parse_image(data, kind))
    if before != after or set(bad_before) != set(bad_after):
        wrong = [
            t
            for t in range(TRACKS)
            if before[t * _TRACK_BYTES : (t + 1) * _TRACK_BYTES]
            != after[t * _TRACK_BYTES : (t + 1) * _TRACK_BYTES]
            or (t in bad_before) != (t in bad_after)
        ]
        raise ImageError(f"{kind} does not hold what is on track {' '.join(map(str, wrong))}")
    return data

"""PNG files from arrays of pixels."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGB = 2


def png_bytes(pixels: NDArray[np.uint8]) -> bytes:
    """`pixels` (height, width, 3) of 0..255 as a PNG file."""
    if pixels.ndim != 3 or pixels.shape[2] != 3 or pixels.dtype != np.uint8:
        raise ValueError(f"expected (height, width, 3) bytes, found {pixels.shape} {pixels.dtype}")
    height, width = pixels.shape[:2]
    rows = np.zeros((height, 1 + 3 * width), dtype=np.uint8)  # each row begins with filter 0
    rows[:, 1:] = pixels.reshape(height, 3 * width)
    head = struct.pack(">IIBBBBB", width, height, 8, _RGB, 0, 0, 0)
    parts = (b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 6)), (b"IEND", b"")
    return _SIGNATURE + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def write_png(path: Path | str, pixels: NDArray[np.uint8]) -> None:
    """Writes the picture to `path`."""
    Path(path).write_bytes(png_bytes(pixels))

"""File names of a DOS 3.3 catalog, as text and as names a host's file system takes."""

from __future__ import annotations

NAME_BYTES = 30
_SAFE = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 ._-+")
_RESERVED = {"CON", "PRN", "AUX", "NUL"} | {f"{p}{n}" for p in ("COM", "LPT") for n in range(10)}


def name_text(raw: bytes) -> str:
    """A catalog name of 30 bytes as text; control characters as \\xNN, so that none can hide."""
    plain = bytes(b & 0x7F for b in raw).rstrip(b" ")
    return "".join(chr(b) if 0x20 <= b < 0x7F and b != 0x5C else f"\\x{b:02x}" for b in plain)


def name_bytes(text: str) -> bytes:
    """The 30 bytes of a name: ASCII with the high bit set, padded with spaces.

    Raises ValueError for an empty or long name, one that does not begin with a letter or holds a
    comma or anything unprintable: DOS could not open such a file again.
    """
    upper = text.upper()
    printable = all(" " <= c <= "_" and c != "," for c in upper)
    if not (upper[:1].isalpha() and printable and len(upper) <= NAME_BYTES):
        raise ValueError(
            f"file name {text!r} found, expected 1 to {NAME_BYTES} printable ASCII characters, "
            "the first a letter, without comma"
        )
    return bytes(ord(c) | 0x80 for c in upper.ljust(NAME_BYTES))


def host_name(text: str) -> str:
    """A file name any host takes: no path, no device, nothing hidden, nothing like an option."""
    safe = "".join(c if c in _SAFE else "_" for c in text).strip(" .")
    device = safe.split(".")[0].upper().rstrip() in _RESERVED
    if not safe or device or safe.startswith("-"):
        safe = "_" + safe
    return safe

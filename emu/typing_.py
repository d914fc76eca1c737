"""The two views of the machine's buffer, as the compiled code sees them."""

from typing import Protocol


class Bytes(Protocol):
    """Unsigned bytes: a C array for compiled code, a bytearray without."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Words(Protocol):
    """Signed 64-bit words of the same buffer."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...

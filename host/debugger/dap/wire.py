"""Messages of the Debug Adapter Protocol on a stream: a header with the length, then JSON."""

from __future__ import annotations

import json
import queue
import threading
from typing import Any, BinaryIO

Message = dict[str, Any]

MOST_HEADER = 4096
MOST_BODY = 16 << 20
"""Bytes; what a client sends is seldom longer than a few thousand."""


class WireError(Exception):
    """What came is no message: after this nothing can be read from the stream any more."""


def read_message(stream: BinaryIO) -> Message | None:
    """The next message; None at the end of the stream, WireError for something else."""
    length = None
    size = 0
    while True:
        line = stream.readline(MOST_HEADER)
        size += len(line)
        if not line:
            return None
        if size >= MOST_HEADER:
            raise WireError("a header of over 4,096 bytes")
        if line in (b"\r\n", b"\n"):
            if length is None:
                raise WireError("a header without Content-Length")
            break
        name, _, value = line.partition(b":")
        if name.strip().lower() == b"content-length":
            if not value.strip().isdigit() or int(value) > MOST_BODY:
                raise WireError(f"Content-Length {value.strip()[:20]!r}")
            length = int(value)
    body = stream.read(length)
    if len(body) < length:
        return None
    try:
        message = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise WireError(f"a body that is no JSON: {error}") from error
    if not isinstance(message, dict):
        raise WireError("a body that is no JSON object")
    return message


class Wire:
    """Both directions: what comes waits in `incoming`, with None behind the last."""

    def __init__(self, read: BinaryIO, write: BinaryIO) -> None:
        self._read, self._write = read, write
        self._number = 0
        self.incoming: queue.Queue[Message | None] = queue.Queue()
        self.broken = ""
        """Why reading ended, if not by the end of the stream."""
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            while (message := read_message(self._read)) is not None:
                self.incoming.put(message)
        except (WireError, OSError, ValueError) as error:
            self.broken = str(error)
        self.incoming.put(None)

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message; a client that has gone does not hear it."""
        self._number += 1
        body = json.dumps({"seq": self._number, "type": kind, **fields}).encode()
        try:
            self._write.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
            self._write.flush()
        except (OSError, ValueError):
            self.incoming.put(None)

    def event(self, name: str, **body: Any) -> None:
        """Tell of something that nobody asked for."""
        self.send("event", event=name, body=body)

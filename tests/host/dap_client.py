"""A small editor: speaks the Debug Adapter Protocol to `grognard debug --dap`."""

from __future__ import annotations

import contextlib
import itertools
import json
import queue
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, BinaryIO

WORDS = [sys.executable, "-m", "grognard.host.cli", "debug"]
_PATIENCE_SECONDS = 60


class Client:
    """Sends requests, waits for their answers; events wait in a list until asked for."""

    def __init__(self, read: BinaryIO, write: BinaryIO) -> None:
        self._write = write
        self._numbers = itertools.count(1)
        self._came: queue.Queue[dict[str, Any] | None] = queue.Queue()
        self.events: list[dict[str, Any]] = []
        threading.Thread(target=self._listen, args=(read,), daemon=True).start()

    def _listen(self, read: BinaryIO) -> None:
        with contextlib.suppress(OSError):
            self._take(read)
        self._came.put(None)

    def _take(self, read: BinaryIO) -> None:
        while True:
            length = None
            while (line := read.readline().strip()) or length is None:
                if not line:
                    return
                name, _, value = line.partition(b":")
                assert name == b"Content-Length"
                length = int(value)
            self._came.put(json.loads(read.read(length)))

    def _next(self) -> dict[str, Any]:
        message = self._came.get(timeout=_PATIENCE_SECONDS)
        assert message is not None, "the debugger has gone"
        return message

    def raw(self, data: bytes) -> None:
        """Bytes as they are."""
        self._write.write(data)
        self._write.flush()

    def send(self, command: str, **arguments: Any) -> int:
        """A request, without waiting."""
        number = next(self._numbers)
        body = json.dumps(
            {"seq": number, "type": "request", "command": command, "arguments": arguments}
        ).encode()
        self.raw(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        return number

    def answer(self, number: int) -> dict[str, Any]:
        """The answer to a request, failed or not."""
        while True:
            message = self._next()
            if message["type"] == "event":
                self.events.append(message)
            elif message["request_seq"] == number:
                return message

    def ask(self, command: str, **arguments: Any) -> dict[str, Any]:
        """A request that succeeds; its body."""
        answer = self.answer(self.send(command, **arguments))
        assert answer["success"], answer
        body: dict[str, Any] = answer["body"]
        return body

    def fails(self, command: str, **arguments: Any) -> str:
        """A request that is refused; why."""
        answer = self.answer(self.send(command, **arguments))
        assert not answer["success"], answer
        return str(answer["message"])

    def event(self, name: str) -> dict[str, Any]:
        """The next event of a kind; those before it stay."""
        seen = 0
        while True:
            for at in range(seen, len(self.events)):
                if self.events[at]["event"] == name:
                    body: dict[str, Any] = self.events.pop(at)["body"]
                    return body
            seen = len(self.events)
            message = self._next()
            assert message["type"] == "event", message
            self.events.append(message)

    def printed(self) -> str:
        """What came to the debug console so far."""
        return "".join(e["body"]["output"] for e in self.events if e["event"] == "output")

    # What editors do in a row

    def begin(self, **launch: Any) -> dict[str, Any]:
        """Initialize and launch; what the debugger can do."""
        can = self.ask("initialize", adapterID="grognard")
        self.ask("launch", **launch)
        self.event("initialized")
        return can

    def stopped(self) -> dict[str, Any]:
        """The next stop, with the uppermost frame in `at`."""
        body = self.event("stopped")
        body["at"] = self.frames()[0]
        return body

    def frames(self) -> list[dict[str, Any]]:
        """The open calls."""
        found: list[dict[str, Any]] = self.ask("stackTrace", threadId=1)["stackFrames"]
        return found

    def variables(self, scope: str) -> dict[str, dict[str, Any]]:
        """The rows of a scope by name."""
        scopes = {one["name"]: one for one in self.ask("scopes", frameId=1)["scopes"]}
        rows = self.ask("variables", variablesReference=scopes[scope]["variablesReference"])
        return {row["name"]: row for row in rows["variables"]}

    def value(self, expression: str) -> str:
        """What an expression comes to."""
        return str(self.ask("evaluate", expression=expression, context="watch")["result"])


class OverPipe(Client):
    """A debugger of its own, on its standard input and output."""

    def __init__(self, *words: object) -> None:
        self.process = subprocess.Popen(
            [*WORDS, "--dap", *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert self.process.stdin and self.process.stdout
        super().__init__(self.process.stdout, self.process.stdin)

    def leave(self) -> int:
        """Disconnect; the exit code."""
        self.ask("disconnect")
        return self.process.wait(timeout=_PATIENCE_SECONDS)


class OverSocket(Client):
    """The same on a port."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=_PATIENCE_SECONDS)
        stream = self._socket.makefile("rwb")
        super().__init__(stream, stream)  # type: ignore[arg-type]


def source_line(path: Path, text: str) -> int:
    """The number of the first line with a text in it."""
    return next(n for n, line in enumerate(path.read_text().splitlines(), 1) if text in line)

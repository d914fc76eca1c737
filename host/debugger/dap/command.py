"""`grognard debug --dap`: an editor on standard input and output, or on a port of this computer."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, cast

import click

from ...errors import Failure
from ...running.steps import Step, Type, Until, Wait, decode_keys
from .server import Refused, Server
from .wire import Wire

if TYPE_CHECKING:
    from ..target import Target
    from .server import Picture

HOST = "127.0.0.1"
Debugged = Callable[
    [str, Path | None, list[Step], dict[str, Any]], AbstractContextManager["Target"]
]


def serve(
    disk: str | None,
    disk2: Path | None,
    steps: list[Step],
    options: dict[str, Any],
    debugged: Debugged,
) -> None:
    """Serve one editor on standard input, or one after the other on a port, until Ctrl-C."""

    @contextmanager
    def open_(arguments: dict[str, Any]) -> Iterator[Target]:
        program = arguments.get("program") or disk
        if not program:
            raise Refused('"program" is missing in the launch configuration: a game or a disk')
        second = arguments.get("disk2")
        given = [*steps, *_steps(arguments.get("steps") or [])]
        with debugged(
            str(program), Path(second) if second else disk2, given, _merged(options, arguments)
        ) as target:
            yield target

    def talk(read: BinaryIO, write: BinaryIO) -> None:
        Server(Wire(read, write), open_, _window, window=options["window"]).serve()

    if options["port"] is None:
        # Streams of our own: whoever waits for input must not hold Python's up when it ends, and
        # whatever else prints must not come between the messages.
        sys.stdout.flush()
        read, write = open(os.dup(0), "rb"), open(os.dup(1), "wb")
        sys.stdout = sys.stderr
        talk(read, write)
        return
    try:
        _listen(options["port"], talk)
    except OSError as error:
        raise Failure(f"port {options['port']}: {error}") from error


def _listen(port: int, talk: Callable[[BinaryIO, BinaryIO], None]) -> None:
    with socket.create_server((HOST, port)) as listening:
        click.echo(f"waiting for an editor on port {listening.getsockname()[1]}", err=True)
        while True:
            try:
                connection, _ = listening.accept()
                with connection, connection.makefile("rwb") as stream:
                    try:
                        talk(cast("BinaryIO", stream), cast("BinaryIO", stream))
                    finally:
                        # whoever still reads holds the stream until the other side has gone
                        with contextlib.suppress(OSError):
                            connection.shutdown(socket.SHUT_RDWR)
            except KeyboardInterrupt:
                return


def _window(target: Target) -> Picture:
    from .picture import DebugWindow

    return DebugWindow(target)


def _merged(options: dict[str, Any], arguments: dict[str, Any]) -> dict[str, Any]:
    """The options of the command line with what the launch configuration says besides."""
    found = dict(options)
    for name, kind in (("sanitize", bool), ("writable", bool), ("seed", int), ("powerup", str)):
        if name in arguments:
            if not isinstance(arguments[name], kind):
                raise Refused(f'"{name}" of the launch configuration: {arguments[name]!r}')
            found[name] = arguments[name]
    if "ram" in arguments:
        if str(arguments["ram"]) not in ("48", "64"):
            raise Refused('"ram" is 48 or 64')
        found["ram"] = str(arguments["ram"])
    symbols = arguments.get("symbols") or []
    if isinstance(symbols, str):
        symbols = [symbols]
    found["symbol_files"] = (*options["symbol_files"], *map(Path, symbols))
    return found


def _steps(given: Any) -> list[Step]:
    """`[{"until": "PRESS ANY"}, {"type": "1"}, {"wait": 2}]`: as --until, --type and --wait."""
    steps: list[Step] = []
    for one in given if isinstance(given, list) else [given]:
        match one:
            case {"until": str(text)} if text.strip():
                steps.append(Until(text))
            case {"type": str(text)}:
                try:
                    steps.append(Type(decode_keys(text)))
                except ValueError as error:
                    raise Refused(str(error)) from error
            case {"wait": int() | float() as seconds} if 0 <= seconds <= 3600:
                steps.append(Wait(float(seconds)))
            case _:
                raise Refused(
                    f'a step is {{"until": ...}}, {{"type": ...}}, {{"wait": ...}}: {one}'
                )
    return steps

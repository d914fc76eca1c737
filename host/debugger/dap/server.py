"""One conversation with an editor: requests answered, the machine run between them."""

from __future__ import annotations

import queue
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from typing import TYPE_CHECKING, Any, Protocol

import click

from grognard.emu import EmulatorError
from grognard.emu.formats.errors import ImageError

from ...errors import Failure
from ..expr import DebugError
from ..session import Session
from ..target import Halt, Target
from .wire import Message, Wire

if TYPE_CHECKING:
    from .looking import Looking
    from .stopping import Stopping

THREAD = 1
_REASONS = {
    "break": "breakpoint", "watch": "data breakpoint", "step": "step", "error": "exception",
    "interrupt": "pause", "end": "pause", "text": "pause",
}  # fmt: skip
_FAILURES = (DebugError, EmulatorError, ImageError, Failure, OSError, ValueError)
_WHILE_IT_RUNS = frozenset(
    ("setBreakpoints", "setFunctionBreakpoints", "setInstructionBreakpoints", "setDataBreakpoints",
     "setExceptionBreakpoints", "threads", "pause", "disconnect", "terminate", "evaluate",
     "loadedSources", "modules", "source", "breakpointLocations", "completions")
)  # fmt: skip
"""What an editor may ask between two slices of a run; the rest has to wait for a stop."""
_BREATH_SECONDS = 0.02

Open = Callable[[dict[str, Any]], AbstractContextManager[Target]]
"""Makes the machine that the arguments of `launch` ask for."""


class Picture(Protocol):
    """The window beside the editor."""

    def frame(self, runs: bool) -> None:
        """Show the machine, and take its keys while it runs."""

    def close(self) -> None:
        """Close the window."""


class Refused(Exception):
    """A request that cannot be met; the text is for the user."""


class Server:
    """Answers one client until it leaves."""

    def __init__(
        self, wire: Wire, open_: Open, picture: Callable[[Target], Picture], *, window: bool = False
    ) -> None:
        """`window`: open one even where the launch configuration does not ask for it."""
        from .looking import Looking
        from .stopping import Stopping

        self._wire = wire
        self._open = open_
        self._make_picture = picture
        self._window = window
        self._exit = ExitStack()
        self._target: Target | None = None
        self._session: Session | None = None
        self._picture: Picture | None = None
        self._stops_on_entry = False
        self._running = False
        self._done = False
        self._last = Halt("step")
        self.lines_from = self.columns_from = 1
        self.sanitizes = False
        """Whether the machine was switched on with the sanitizer."""
        self.stopping: Stopping = Stopping(self)
        self.looking: Looking = Looking(self)

    # What the parts of a conversation share

    @property
    def target(self) -> Target:
        """The machine; Refused before `launch`."""
        if self._target is None:
            raise Refused("no program runs yet: `launch` comes first")
        return self._target

    @property
    def session(self) -> Session:
        """What runs the debugger's own commands; Refused before `launch`."""
        if self._session is None:
            raise Refused("no program runs yet: `launch` comes first")
        return self._session

    def tell(self, text: str, category: str = "console") -> None:
        """A line in the editor's debug console."""
        self._wire.event("output", category=category, output=text.rstrip("\n") + "\n")

    # The conversation

    def serve(self) -> None:
        """Answer until the client leaves; the machine is closed then, its disks written."""
        with self._exit:
            while not self._done:
                try:
                    message = self._wire.incoming.get(timeout=_BREATH_SECONDS)
                except queue.Empty:
                    self._show(runs=False)
                    continue
                if message is None:
                    break
                self._handle(message)
        if self._wire.broken:
            self.tell(f"the connection is given up: {self._wire.broken}", "important")

    def _handle(self, message: Message) -> None:
        if message.get("type") != "request":
            return
        command, arguments = message.get("command"), message.get("arguments") or {}
        if not isinstance(command, str) or not isinstance(arguments, dict):
            self._refuse(message, "a request has a command, and arguments that are an object")
            return
        if self._running and command not in _WHILE_IT_RUNS:
            self._refuse(message, "the program runs: pause it first")
            return
        after: Callable[[], object] | None = None
        try:
            body, after = self._answer(command, arguments)
        except click.ClickException as error:
            self._refuse(message, error.format_message())
            return
        except (Refused, *_FAILURES) as error:
            self._refuse(message, str(error))
            return
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            self._refuse(message, f"{command}: its arguments are not what they should be: {error}")
            return
        self._wire.send(
            "response", request_seq=message.get("seq", 0), success=True, command=command, body=body
        )
        if after is not None:
            after()

    def _refuse(self, message: Message, why: str) -> None:
        self._wire.send(
            "response",
            request_seq=message.get("seq", 0),
            success=False,
            command=str(message.get("command", "")),
            message=why,
            body={"error": {"id": 1, "format": why.replace("{", "(").replace("}", ")")}},
        )

    def _answer(
        self, command: str, arguments: dict[str, Any]
    ) -> tuple[dict[str, Any], Callable[[], object] | None]:
        """The body of the answer, and what is to be done once it has been sent."""
        running = self._runs(arguments).get(command)
        if running is not None:
            machine = self.target
            assert machine is not None
            return {"allThreadsContinued": True}, lambda: self._run(running)
        for part in (self, self.stopping, self.looking):
            method = getattr(part, f"on_{command}", None)
            if method is not None:
                found: dict[str, Any] = method(arguments)
                return found, self._afterwards(command)
        raise Refused(f"{command}: this debugger does not know that request")

    def _afterwards(self, command: str) -> Callable[[], object] | None:
        if command == "launch":
            return lambda: self._wire.event("initialized")
        if command == "configurationDone":
            return self._begin
        if command in ("restart", "goto"):
            reason = "entry" if command == "restart" else "goto"
            return lambda: self._stopped(Halt("step"), reason)
        if command in ("disconnect", "terminate"):
            return lambda: self._wire.event("terminated")
        return None

    # Requests about the conversation itself

    def on_initialize(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """What this debugger can do."""
        self.lines_from = 1 if arguments.get("linesStartAt1", True) else 0
        self.columns_from = 1 if arguments.get("columnsStartAt1", True) else 0
        can = (
            "ConfigurationDoneRequest FunctionBreakpoints ConditionalBreakpoints"
            " HitConditionalBreakpoints EvaluateForHovers StepBack SetVariable SetExpression"
            " GotoTargetsRequest ExceptionInfoRequest DataBreakpoints ReadMemoryRequest"
            " WriteMemoryRequest DisassembleRequest SteppingGranularity InstructionBreakpoints"
            " LogPoints ModulesRequest LoadedSourcesRequest RestartRequest TerminateRequest"
            " CompletionsRequest BreakpointLocationsRequest DataBreakpointBytes"
            " DelayedStackTraceLoading"
        )
        return {f"supports{name}": True for name in can.split()} | {
            "exceptionBreakpointFilters": self.stopping.filters()
        }

    def on_launch(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """Switch the machine on, with the disk or game that is asked for."""
        if self._target is not None:
            raise Refused("a program runs already")
        with ExitStack() as opened:  # closed again when the window cannot be
            target = opened.enter_context(self._open(arguments))
            picture = None
            if arguments.get("window", self._window):
                picture = self._make_picture(target)
                opened.callback(picture.close)
            self._exit.push(opened.pop_all())
        self._target, self._picture = target, picture
        target.a2.on_notice = self.tell
        self._session = Session(target, self.tell, lambda text: self.tell(text, "stderr"), False)
        self.sanitizes = target.a2.trace.sanitizing
        self._stops_on_entry = bool(arguments.get("stopOnEntry"))
        return {}

    on_attach = on_launch
    """The machine is this program's own, so there is nothing else to attach to."""

    def on_configurationDone(self, arguments: dict[str, Any]) -> dict[str, Any]:  # noqa: N802
        """The editor has set what it wants set: the program may begin."""
        assert self.target
        return {}

    def _begin(self) -> None:
        if self._stops_on_entry:
            self._stopped(Halt("step"), "entry")
        else:
            self._run(self.target.go)

    def on_restart(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """Switch the machine off and on."""
        self.target.keys.clear()
        self.target.a2.reboot()
        return {}

    def on_disconnect(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """The client leaves."""
        self._done = True
        if self._target is not None:
            self._target.interrupt()
        return {}

    on_terminate = on_disconnect

    def on_pause(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """Stop where it is."""
        self.target.interrupt()
        return {}

    def on_threads(self, arguments: dict[str, Any]) -> dict[str, Any]:
        """The one there is."""
        return {"threads": [{"id": THREAD, "name": "6502"}]}

    def on_exceptionInfo(self, arguments: dict[str, Any]) -> dict[str, Any]:  # noqa: N802
        """Why the machine gave up: a finding of the sanitizer, or an opcode that stops the chip."""
        first, _, rest = self._last.note.partition("\n")
        return {
            "exceptionId": first.partition(":")[0] or "stopped",
            "description": self._last.note,
            "breakMode": "always",
            "details": {"message": first, "stackTrace": rest},
        }

    # Running

    def _runs(self, arguments: dict[str, Any]) -> dict[str, Callable[[], Halt]]:
        """The requests that run the machine, forward or back."""
        target = self._target
        if target is None:
            return {}
        single = arguments.get("granularity") == "instruction"
        return {
            "continue": target.go,
            "next": target.over if single else target.line,
            "stepIn": target.step if single else target.line_in,
            "stepOut": target.out,
            "stepBack": target.back_over if single else target.back_line,
            "reverseContinue": target.back_to_stop,
        }

    def run_command(self, text: str) -> str:
        """A command of the debugger's own; what it says."""
        said: list[str] = []
        session = self.session
        before, cycle = session.say, self.target.a2.cycles
        session.say = said.append
        try:
            with_stop = not self._running
            self._running = True
            self.target.between = self._between
            session.execute(text)
        finally:
            session.say = before
            self._running = not with_stop
            if with_stop:
                self.target.between = None
        if with_stop and self.target.a2.cycles != cycle and not self._done:
            self._stopped(Halt("step"))
        return "\n".join(said)

    @property
    def running(self) -> bool:
        """Whether the program runs at the moment."""
        return self._running

    def _run(self, action: Callable[[], Halt]) -> None:
        target = self.target
        self._running, target.between = True, self._between
        try:
            halt = action()
        except (DebugError, EmulatorError) as error:
            halt = Halt("step", note=str(error))
            self.tell(str(error), "stderr")
        finally:
            self._running, target.between = False, None
        if not self._done:
            self._stopped(halt)

    def _between(self) -> None:
        """Between two slices of a run: the window, and what the editor wants."""
        self._show(runs=True)
        while True:
            try:
                message = self._wire.incoming.get_nowait()
            except queue.Empty:
                return
            if message is None:
                self.on_disconnect({})
                return
            self._handle(message)

    def _show(self, runs: bool) -> None:
        if self._picture is not None:
            self._picture.frame(runs)

    def _stopped(self, halt: Halt, reason: str = "") -> None:
        self._last = halt
        self.looking.forget()
        body: dict[str, Any] = {
            "reason": reason or _REASONS[halt.kind],
            "threadId": THREAD,
            "allThreadsStopped": True,
        }
        if halt.note:
            body |= {"description": halt.note.partition("\n")[0], "text": halt.note}
            if halt.kind in ("watch", "error"):
                self.tell(halt.note)
        if halt.stoppers:
            body["hitBreakpointIds"] = list(halt.stoppers)
        self._wire.event("stopped", **body)

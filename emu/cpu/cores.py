"""Choosing a core."""

from typing import Protocol

from ..machine import Machine


class Core(Protocol):
    """What runs the machine's buffer: to cycle ``q[STOP]`` or an event."""

    def run(self) -> None: ...


class FastCore:
    """The compiled core (or its source in plain Python where llvmlite is missing)."""

    def __init__(self, machine: Machine) -> None:
        from . import fast as cpu_fast

        self._machine = machine
        self._run = cpu_fast.run

    def run(self) -> None:
        """Run until q[STOP] or an event."""
        self._run(self._machine.m, self._machine.q)


def make_core(name: str) -> tuple[Machine, Core]:
    """A fresh machine with the core of that name: "fast" or "reference"."""
    from ..compiler.jit import ready

    machine = Machine(compiled=ready())
    if name == "fast":
        return machine, FastCore(machine)
    if name == "reference":
        from .reference import ReferenceCore

        return machine, ReferenceCore(machine)
    raise ValueError(f"no core {name!r}: fast or reference")

"""Whether the machines of play tests are sanitized: in plain Python that would take too long."""

from grognard.emu.compiler.jit import LLVM

SANITIZED = LLVM is not None

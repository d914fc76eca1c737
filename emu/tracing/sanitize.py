"""The sanitizer: stops a program at what no sound program does.

``Apple2(sanitize=True)``, or ``a2.trace.sanitize()`` on a machine just switched on. The machine
then stops, by raising SanitizerError before the instruction takes effect, at

* execution of memory nobody wrote since power-on, or of data;
* a write to code;
* a read of memory nobody wrote;
* a push or pull that wraps the stack pointer;
* an RTS or RTI that no call belongs to;
* an undocumented opcode; BRK;
* a read of $C080-$CFFF where no card answers.

Firmware (what runs in ROM) may do all of this: it probes. So may whoever pokes memory from outside.

What is code and what is data, the game's debug file and sources tell (source_map.py); it is loaded
by itself when it lies beside the disk. Without one, code is what has been executed since it was
last written. A program may write over its code while the drive's motor is on and that code has not
run yet or was brought by firmware, as a boot sector is, or (where an overlay's number is kept in
``overlay_id``) while no overlay is in memory: so code is loaded. Where an RTS goes to bytes that
PHA or PHP pushed, it is a jump; with a debug file it must lead to an instruction. A routine may
drop its return address (PLA, PLA or TXS), or move it on by up to 255 bytes, behind data that follow
the JSR.

Three marks in the comment of a source line say that something is meant:

    sta     $FFFF,x         ; [patched] this instruction may be written over
    .res    16              ; [code]    this room, or these data, may be executed
    rts                     ; [jump]    this RTS may go anywhere
"""

from ..errors import SanitizerError
from ..opcodes import OPCODES
from . import trace_layout as T
from .records import Executed
from .trace import Trace

FINDINGS = {
    T.R_RAN_UNWRITTEN: ("unwritten-code", "execution of memory never written"),
    T.R_RAN_DATA: ("data-executed", "execution of data"),
    T.R_WROTE_CODE: ("code-written", "write to code not marked as patched"),
    T.R_READ_UNWRITTEN: ("unwritten-read", "read of memory never written"),
    T.R_OVERFLOW: ("stack-overflow", "stack overflow"),
    T.R_UNDERFLOW: ("stack-underflow", "stack underflow"),
    T.R_UNCALLED: ("uncalled-return", "return that was not called"),
    T.R_UNDOCUMENTED: ("undocumented", "undocumented opcode"),
    T.R_BRK: ("brk", "BRK"),
    T.R_UNMAPPED: ("unmapped-read", "read of an unmapped switch"),
}
"""What each reason is called, short and in full."""
_LAST = 12


def instruction(code: bytes) -> str:
    """An instruction in a few letters: ``sta 00 04``."""
    op = OPCODES[code[0]]
    length = 3 if op.mnemonic == "jsr" else op.bytes
    return " ".join((op.mnemonic, *(f"{byte:02X}" for byte in code[1:length])))


def check_stop(trace: Trace) -> None:
    """The traced core has stopped; SanitizerError where that was for a finding."""
    if trace.words[T.REASON] > T.R_WRITE:
        raise finding(trace)


def finding(trace: Trace) -> SanitizerError:
    """The error for the finding that the core has stopped at."""
    cpu, memory = trace.cpu, trace.memory
    reason, where = int(trace.words[T.REASON]), int(trace.words[T.WHERE])
    kind, words = FINDINGS[reason]
    pc, overlay = cpu.pc, trace.overlay
    describe = trace.load_sources().describe
    code = bytes(memory.byte(pc + n & 0xFFFF) for n in range(3))
    lines = [f"{words}: {describe(where, overlay)}"]
    lines.append(f"  at {describe(pc, overlay)}: {_text(trace, pc, overlay, code)}")
    lines.append(f"  {cpu!r}, cycle {trace.cycles}")
    lines += [
        f"  {'called' if frame.kind == 'call' else frame.kind} from "
        f"{describe(frame.site, frame.site_overlay)} at cycle {frame.cycle}"
        for frame in trace.backtrace()
    ]
    lines.append("  before it:")
    lines += [_entry(trace, entry) for entry in trace.ring(_LAST)]
    return SanitizerError("\n".join(lines), kind, where, pc)


def _text(trace: Trace, pc: int, overlay: int, code: bytes) -> str:
    line = trace.sources.at(pc, overlay)
    source = line.text.partition(";")[0].strip() if line else ""
    return instruction(code) + (f"   | {source}" if source else "")


def _entry(trace: Trace, entry: Executed) -> str:
    registers = f"A={entry.a:02X} X={entry.x:02X} Y={entry.y:02X} S={entry.s:02X} P={entry.p:02X}"
    routine = trace.sources.routine(entry.pc, entry.overlay)
    name = f"  {routine.name}" if routine else ""
    text = _text(trace, entry.pc, entry.overlay, entry.code)
    return f"    {entry.cycle} ${entry.pc:04X} {registers}  {text}{name}"

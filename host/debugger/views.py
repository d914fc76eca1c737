"""What the debugger shows: registers, code with its source, memory, switches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.emu import CPU_HZ
from grognard.emu import layout as L
from grognard.emu.cpu.disassembler import decode

from .places import operand_name

if TYPE_CHECKING:
    from grognard.emu.tracing.trace import Executed

    from .target import Target

_FLAGS = "nv-bdizc"


def flags(p: int) -> str:
    """`Nv-bdIzC`: capitals are set."""
    return "".join(
        name.upper() if p >> 7 - at & 1 else name for at, name in enumerate(_FLAGS)
    ).replace("B", "b")


def registers(target: Target) -> dict[str, int]:
    """Registers and the time."""
    cpu = target.a2.cpu
    return {name: int(getattr(cpu, name)) for name in ("a", "x", "y", "s", "p", "pc")}


def register_line(values: dict[str, int]) -> str:
    """One line of them."""
    shown = " ".join(f"{name.upper()}={values[name]:02X}" for name in "axys")
    return f"PC={values['pc']:04X} {shown} P={values['p']:02X} {flags(values['p'])}"


def code_line(target: Target, addr: int, code: bytes, overlay: int) -> str:
    """`4F12  A5 30     lda zp_arg0`."""
    one = decode(addr, code)
    text = one.text(lambda at: operand_name(target, at, overlay))
    shown = " ".join(f"{byte:02X}" for byte in one.code)
    return f"{addr:04X}  {shown:8}  {text}" + ("" if one.documented else "  ; undocumented")


def read(target: Target, addr: int, size: int) -> bytes:
    """Bytes as the processor would see them; $C000-$C0FF without setting off a switch."""
    return target.a2.memory.read(addr, size)


def disassembly(target: Target, addr: int, lines: int, overlay: int) -> list[dict[str, Any]]:
    """So many statements from an address: label, source line, code or data."""
    out: list[dict[str, Any]] = []
    shown: tuple[str, int] | None = None
    while len(out) < lines and addr <= 0xFFFF:
        line = target.sources.at(addr, overlay)
        label = target.labels.nearest(addr, overlay, 0)
        row: dict[str, Any] = {"address": addr, "label": label, "overlay": overlay}
        if line is not None and (line.file, line.number) != shown:
            shown = line.file, line.number
            row |= {"file": line.file, "line": line.number, "source": line.text.rstrip()}
        if line is not None and line.kind == "data":
            size = min(line.start + line.size - addr, 8)
            code = read(target, addr, size)
            row["text"] = f"{addr:04X}  " + " ".join(f"{byte:02X}" for byte in code)
        else:
            code = read(target, addr, 3)
            size = len(decode(addr, code).code)
            row["text"] = code_line(target, addr, code, overlay)
            code = code[:size]
        row["bytes"] = list(code)
        out.append(row)
        addr += size
    return out


def disassembly_text(target: Target, rows: list[dict[str, Any]]) -> str:
    """The same to read: the source above what it became, `>` at the next instruction."""
    lines: list[str] = []
    pc = target.a2.cpu.pc
    file = ""
    for row in rows:
        if row.get("file") and row["file"] != file:
            file = row["file"]
            lines.append(f"; {file}")
        if "source" in row:
            lines.append(f"{row['line']:6}: {row['source']}".rstrip())
        elif row["label"] and "@" not in row["label"]:
            lines.append(f"{row['label']}:")
        here = row["address"] == pc and row["overlay"] in (-1, target.overlay)
        lines.append(("  > " if here else "    ") + row["text"])
    return "\n".join(lines)


def dump(target: Target, addr: int, size: int) -> str:
    """Rows of 16 bytes, with the characters of the text screen."""
    lines = []
    data = read(target, addr, size)
    for at in range(0, size, 16):
        row = data[at : at + 16]
        letters = "".join(_letter(byte) for byte in row)
        name = operand_name(target, addr + at & 0xFFFF, target.overlay)
        shown = " ".join(f"{byte:02X}" for byte in row)
        lines.append(f"{addr + at & 0xFFFF:04X}: {shown:47}  {letters:16}  {name}".rstrip())
    return "\n".join(lines)


def _letter(byte: int) -> str:
    return chr(byte & 0x7F) if 0x20 <= byte & 0x7F < 0x7F else "."


def history_row(target: Target, one: Executed) -> dict[str, Any]:
    """One instruction of the ring, in the overlay of its time."""
    line = target.sources.at(one.pc, one.overlay)
    return {
        "cycle": one.cycle,
        "pc": one.pc,
        "overlay": one.overlay,
        "where": target.describe(one.pc, one.overlay),
        "text": code_line(target, one.pc, one.code, one.overlay),
        "a": one.a,
        "x": one.x,
        "y": one.y,
        "s": one.s,
        "p": one.p,
        "access": one.access,
        "address": one.address if one.access else None,
        "file": line.file if line else None,
        "line": line.number if line else None,
    }


def history_text(target: Target, rows: list[dict[str, Any]]) -> str:
    """Cycle, registers before, instruction; a heading wherever the routine changes."""
    lines: list[str] = []
    last = ""
    for row in rows:
        routine = target.sources.routine(row["pc"], row["overlay"])
        name = routine.name if routine else target.labels.nearest(row["pc"], row["overlay"])
        name = name.partition("+")[0]
        if name != last:
            last = name
            area = target.area(row["overlay"])
            lines.append(f"; {row['where']}" + (f" with {area} in memory" if area else ""))
        state = " ".join(f"{r.upper()}={row[r]:02X}" for r in "axys")
        touched = ""
        if row["access"]:
            touched = f"  ; {row['access']} ${row['address']:04X}"
        lines.append(f"{row['cycle']:>12} {state} {flags(row['p'])}  {row['text']}{touched}")
    return "\n".join(lines)


def switches(target: Target) -> dict[str, Any]:
    """What the soft switches stand at."""
    words = target.a2.machine.words
    video = int(words[L.VIDEO])
    drive = int(words[L.DISK_DRIVE])
    head = int(words[L.DRIVE + drive * L.DRIVE_WORDS + L.D_HEAD])
    key = int(words[L.KEY])
    found: dict[str, Any] = {
        "text": bool(video & 1),
        "mixed": bool(video & 2),
        "page": 2 if video & 4 else 1,
        "hires": bool(video & 8),
        "annunciators": [int(words[L.ANNUNCIATORS]) >> n & 1 for n in range(4)],
        "key": key & 0x7F,
        "key_waiting": bool(key & 0x80),
        "speaker": int(words[L.SPEAKER]),
        "buttons": [int(words[L.BUTTONS]) >> n & 1 for n in range(3)],
        "motor": bool(words[L.DISK_MOTOR]),
        "drive": drive + 1,
        "track": head / 4,
        "phases": [int(words[L.DISK_PHASES]) >> n & 1 for n in range(4)],
        "q6": bool(words[L.DISK_Q6]),
        "q7": bool(words[L.DISK_Q7]),
    }
    if words[L.HAS_CARD]:
        found["card"] = {
            "bank": 1 if words[L.LC_BANK1] else 2,
            "read": bool(words[L.LC_READ]),
            "write": bool(words[L.LC_WRITE]),
        }
    return found


def times(target: Target) -> dict[str, Any]:
    """Where the clock and the beam are."""
    cycles = target.a2.cycles
    in_frame = cycles % L.FRAME_CYCLES
    return {
        "cycles": cycles,
        "seconds": cycles / CPU_HZ,
        "since_mark": cycles - target.mark,
        "frame": cycles // L.FRAME_CYCLES,
        "scan_line": in_frame // L.LINE_CYCLES,
        "cycle_in_line": in_frame % L.LINE_CYCLES,
    }


def value_text(value: int) -> str:
    """`$002A  42  %00101010  '*'`."""
    if not 0 <= value <= 0xFFFFFF:
        return str(value)
    shown = [f"${value:02X}" if value < 0x100 else f"${value:04X}", str(value)]
    if value < 0x100:
        shown.append(f"%{value:08b}")
        if 0x20 <= value & 0x7F < 0x7F:
            shown.append(f"'{chr(value & 0x7F)}'")
    return "  ".join(shown)

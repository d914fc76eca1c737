"""Writes random sources within the subset and compares our bytes with ca65's.

``python -m tests.rom_build.fuzz [COUNT [SEED]]`` runs longer than the tests do, and keeps each
source that disagrees in out/fuzz/.
"""

import random
import sys
from pathlib import Path

from grognard.emu.opcodes import BY_MNEMONIC
from grognard.rom_build.asm import AsmErrors, assemble
from grognard.rom_build.link import link

from . import ca65
from . import fuzz_parts as extras

CFG = ca65.HERE / "fuzz.cfg"
BINARY = [
    "+", "-", "*", "/", "&", "|", "^", "<<", ">>", ".mod", ".bitand", ".bitor", ".bitxor", ".shl",
    ".shr", "=", "<>", "<", ">", "<=", ">=", "&&", "||", ".and", ".or", ".xor",
]  # fmt: skip
UNARY = ["-", "~", "<", ">", "+", "!", ".bitnot ", ".not "]


class Source:
    """One random source text."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.numbers: list[str] = []
        self.labels: list[str] = []
        self.zero: list[str] = []
        self.count = 0
        self.depth = 0
        self.inner: list[str] = []
        self.structs: list[str] = []

    def pick(self, *choices: str) -> str:
        return self.random.choice(choices)

    def name(self, prefix: str) -> str:
        self.count += 1
        return f"{prefix}{self.count}"

    def number(self, top: int = 0xFFFF) -> str:
        value = self.random.choice([0, 1, 2, 3, 7, 8, 15, 16, 127, 128, 255, 256, 257, 4095, 65535])
        value = min(value, top) if self.random.random() < 0.6 else self.random.randint(0, top)
        return self.pick(str(value), f"${value:X}", f"%{value:b}", f"${value:04x}")

    def constant(self, depth: int = 0) -> str:
        """An expression of constants; its value may be anything."""
        roll = self.random.random()
        if depth > 2 or roll < 0.35:
            if self.numbers and self.depth == 0 and self.random.random() < 0.4:
                return self.random.choice(self.numbers)
            if self.numbers and self.random.random() < 0.2:
                return "::" + self.random.choice(self.numbers)
            return self.pick(self.number(), self.number(), "'A'", "'z'", '.strlen("abc")')
        if roll < 0.55:
            return f"({self.constant(depth + 1)})"
        if roll < 0.65:
            return f"{self.pick(*UNARY)}({self.constant(depth + 1)})"
        if roll < 0.75:
            word = self.pick(".lobyte", ".hibyte")
            return f"{word}({self.constant(depth + 1)})"
        if roll < 0.8:
            word = self.pick(".min", ".max")
            return f"{word}({self.constant(depth + 1)}, {self.constant(depth + 1)})"
        operator = self.random.choice(BINARY)
        return f"{self.constant(depth + 1)} {operator} {self.constant(depth + 1)}"

    def address(self) -> str:
        """A label with a small displacement, a number, or a difference."""
        roll = self.random.random()
        label = self.random.choice(self.labels)
        if roll < 0.5:
            return label
        if roll < 0.8:
            return f"{label}{self.pick('+', '-', ' + ')}{self.random.randint(0, 20)}"
        return self.pick(self.number(), "*", f"{label}+(3*2)")

    def byte(self) -> str:
        """Something that fits a byte."""
        label = self.random.choice(self.labels)
        inner = self.constant(1)
        return self.pick(
            f"<({inner})", f">({inner})", f"({inner}) & $FF", f"<{label}", f">{label}",
            f"<({label}+{self.random.randint(0, 300)})", self.number(255), ".lobyte(" + inner + ")",
            f">({label}-1)",
        )  # fmt: skip

    def instruction(self) -> str:
        mnemonic = self.random.choice(sorted(BY_MNEMONIC))
        mode = self.random.choice(sorted(BY_MNEMONIC[mnemonic]))
        zero = self.random.choice([*self.zero, self.number(255)])
        if self.random.random() < 0.2:
            zero += f"+{self.random.randint(0, 3)}"
        if self.random.random() < 0.1 and mode in ("zp", "zpx", "zpy"):
            zero = "z:" + zero
        far = self.address()
        both = mode in ("abs", "abx", "aby") and "zp" in BY_MNEMONIC[mnemonic]
        if both and self.random.random() < 0.1:
            far = "a:" + self.random.choice([*self.zero, *self.labels])
        operand = {
            "imp": "", "acc": self.pick("", "a", "A"), "imm": "#" + self.byte(), "zp": zero,
            "zpx": zero + ",x", "zpy": zero + ",y", "izx": f"({zero},x)", "izy": f"({zero}),y",
            "abs": far, "abx": far + self.pick(",x", ", X", " ,x"), "aby": far + ",y",
            "ind": f"({far})", "rel": self.pick("*", "*+2", "*-5"),
        }[mode]  # fmt: skip
        return f"{self.pick(mnemonic, mnemonic, mnemonic.upper())} {operand}"

    def data(self) -> str:
        roll = self.random.randint(0, 9)
        if roll < 3:
            return ".byte " + ", ".join(self.byte() for _ in range(self.random.randint(1, 4)))
        if roll < 5:
            words = (f"({self.constant(1)}) & $FFFF" if self.random.random() < 0.5
                     else self.random.choice(self.labels) for _ in range(2))  # fmt: skip
            return self.pick(".word ", ".addr ") + ", ".join(words)
        if roll == 5:
            text = "".join(self.random.choice("abcXYZ 019;,'") for _ in range(5))
            return self.pick(".byte ", ".asciiz ") + f'"{text}"'
        if roll == 6:
            fill = "" if self.random.random() < 0.5 else f", {self.random.randint(0, 255)}"
            return f".res {self.random.randint(0, 9)}{fill}"
        if roll == 7:
            return f".align {self.pick('2', '4', '8')}"
        if roll == 8:
            return f'.byte .sprintf("%d %x %03d %c", {self.constant(2)}, 255, 7, 65)'
        return self.pick(".lobytes ", ".hibytes ", ".dbyt ") + self.random.choice(self.labels)

    def add(self, text: str) -> None:
        self.lines.append("        " + text)

    def block(self, depth: int) -> None:
        """A few statements."""
        self.depth = depth
        for _ in range(self.random.randint(1, 6)):
            roll = self.random.random()
            if self.random.random() < 0.25:
                self.random.choice(extras.CHOICES)(self)
                continue
            if roll < 0.45:
                self.add(self.instruction())
            elif roll < 0.6:
                self.add(self.data())
            elif roll < 0.65 and depth == 0:
                name = self.name("k")
                self.lines.append(f"{name} = {self.constant()}")
                self.numbers.append(name)
            elif roll < 0.7:
                self.locals()
            elif roll < 0.76:
                condition = self.constant(1)
                self.add(f".if {condition}")
                self.add(self.instruction())
                if self.random.random() < 0.5:
                    self.add(".else")
                    self.add(self.data())
                self.add(".endif")
            elif roll < 0.8:
                self.add(f".repeat {self.random.randint(0, 3)}, i")
                self.add(self.pick(".byte i, i*2", self.instruction(), "lda #<(i+3)"))
                self.add(".endrepeat")
            elif roll < 0.88 and depth < 2:
                self.scope(depth)
            elif roll < 0.94:
                self.macro_call()
            elif roll < 0.96:
                self.add(self.pick('.segment "RODATA"', ".data", ".code", ".code"))
            else:
                self.add(f".charmap {self.random.randint(65, 90)}, {self.random.randint(1, 255)}")

    def locals(self) -> None:
        name = self.name("l")
        self.lines.append(f"{name}: nop")
        self.lines.append("@a1:    " + self.instruction())
        self.add(self.pick("bne", "bcs", "BPL") + " " + self.pick("@a1", name, "@b1"))
        self.lines.append("@b1:")

    def scope(self, depth: int) -> None:
        name = self.name("p")
        kind = self.pick(".proc", ".scope")
        self.add(f"{kind} {name}")
        self.lines.append(f"in{name}: {self.instruction()}")
        self.lines.append(f"c{name} = {self.random.randint(0, 99)}")
        self.add(f"lda #c{name}")
        self.add(f"jmp in{name}")
        self.block(depth + 1)
        self.add(".end" + kind[1:])
        self.depth = depth
        self.add(f"lda #{name}::c{name}")
        self.add(f"jsr {name}::in{name}")
        if kind == ".proc":
            self.add(f".byte .sizeof({name}) & $FF")

    def macro_call(self) -> None:
        zero = self.random.choice(self.zero)
        self.add(self.pick(
            f"m_two #{self.number(255)}, {zero}", f"m_two {zero}", "m_one {$1234,x}",
            f"m_one {zero}", "m_one #<($1234+2)", "m_rec 3", f"m_tag {self.random.randint(0, 9)}",
        ))  # fmt: skip

    def text(self) -> str:
        self.lines += [
            ".macro m_one p1", "        lda p1", ".endmacro",
            ".macro m_two p1, p2", "        .local @s1", "        lda p1",
            "        .ifblank p2",
            "        beq @s1", "        .else", "        sta p2", "        bne @s1",
            "        .endif",
            "        .byte .paramcount", "@s1:    nop", ".endmacro",
            ".macro m_rec p1", "        .if (p1) > 0", "        .byte p1",
            "        m_rec (p1)-1", "        .endif", ".endmacro",
            ".macro m_tag p1", '        .byte .concat("n", .string(p1)), .sprintf("%02d", p1)',
            "        .if .match({p1}, 5)", "        nop", "        .else", "        inx",
            "        .endif", ".endmacro",
            ".struct Man", "    energy .byte", "    place .word", "    name .res 5", ".endstruct",
            ".enum Side", "    us", "    them = 4", "    both", ".endenum",
        ]  # fmt: skip
        self.lines.append(".zeropage")
        for _ in range(self.random.randint(1, 3)):
            name = self.name("z_")
            self.lines.append(f"{name}: .res {self.random.randint(1, 3)}")
            self.zero.append(name)
        self.lines.append(".bss")
        self.lines.append("vv: .tag Man")
        self.lines.append(".code")
        for _ in range(self.random.randint(2, 4)):
            self.labels.append(self.name("t_"))
        pending = list(self.labels)
        self.lines.append("start:")
        self.add("lda vv+Man::place")
        self.add(".byte .sizeof(Man), Side::both, .sizeof(vv)")
        for label in pending:
            self.block(0)
            self.lines.append(f"{label}:")
        self.block(0)
        return "\n".join(self.lines) + "\n"


def ours(source: Path, cfg: Path = CFG) -> tuple[str, str]:
    """Our result as ``ca65.shown`` words it, and the first message."""
    try:
        result = link([assemble(source)], cfg, "out.bin")
    except AsmErrors as errors:
        return "refused", errors.diagnostics[0].message
    return ca65.shown(result.files), ""


def compare(seed: int, folder: Path) -> tuple[str, str]:
    """("same" "both refuse" "stricter" or "DIFFERENT", our first message) for one source."""
    source = folder / f"fuzz{seed}.s"
    source.write_text(Source(seed).text(), encoding="ascii")
    theirs = ca65.shown(ca65.build([source], CFG))
    mine, message = ours(source)
    if mine == theirs:
        return ("both refuse" if mine == "refused" else "same"), message
    return ("stricter" if mine == "refused" else "DIFFERENT"), message


def _main(count: int, first: int) -> int:
    if not ca65.installed():
        sys.exit(ca65.MISSING)
    folder = Path("out/fuzz").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    totals: dict[str, int] = {}
    for seed in range(first, first + count):
        verdict, message = compare(seed, folder)
        totals[verdict] = totals.get(verdict, 0) + 1
        source = folder / f"fuzz{seed}.s"
        if verdict in ("DIFFERENT", "stricter"):
            sys.stdout.write(f"{source}: {verdict} {message}\n")
        else:
            source.unlink()
    sys.stdout.write(", ".join(f"{n} {verdict}" for verdict, n in sorted(totals.items())) + "\n")
    return 1 if "DIFFERENT" in totals else 0


if __name__ == "__main__":
    words = [int(word) for word in sys.argv[1:]]
    sys.exit(_main(words[0] if words else 500, words[1] if len(words) > 1 else 1))

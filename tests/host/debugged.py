"""Small programs on boot disks with their debug files beside them, for tests of the debugger."""

from __future__ import annotations

from pathlib import Path

from grognard.emu import Apple2
from grognard.host.debugger.session import Session
from grognard.host.debugger.target import Target
from grognard.rom_build.asm import assemble
from grognard.rom_build.link import link

CALLS = """\
        .byte 1
start:  ldx #0
        stx count
again:  jsr outer
        inc $C030
        jmp again
outer:  ldy #2
@loop:  jsr inner
        dey
        bne @loop
        rts
inner:  inc count
        lda count
        sta $0300,y
        rts
count:  .byte 0
"""
"""From $0800, where the boot PROM puts a disk's first sector; line 2 is $0801."""

AT = {"start": 0x801, "again": 0x806, "outer": 0x80F, "loop": 0x811, "inner": 0x818}

OVERLAYS_CFG = """\
MEMORY {
    MAIN: start = $0800, size = $0100, file = %O;
    ONE:  start = $0900, size = $0100, file = "%O.one";
    TWO:  start = $0900, size = $0100, file = "%O.two";
}
SEGMENTS {
    CODE: load = MAIN, type = rw;
    ONE:  load = ONE, type = rw;
    TWO:  load = TWO, type = rw;
}
"""

OVERLAYS = """\
        .code
        .byte 1
start:  lda #0
        sta overlay_id
        jsr $0900
        lda #1
        sta overlay_id
        jsr $0900
        jmp start
        .export overlay_id
overlay_id: .byte $FF
        .segment "ONE"
first:  ldx #11
shared: nop
        rts
        .segment "TWO"
second: ldx #22
shared2: nop
        rts
"""
"""Both overlays are the same three instructions at $0900; nothing is loaded but the number."""


def program_disk(folder: Path, text: str = CALLS, cfg: str | None = None) -> Path:
    """A bootable image of the program, with its symbols beside it."""
    source = folder / "program.s"
    source.write_text(text)
    (folder / "program.cfg").write_text(cfg or "")
    place = folder / "program.cfg" if cfg else None
    result = link([assemble(source)], place, str(folder / "program.bin"))
    (folder / "program.dbg").write_text(result.dbg)
    disk = folder / "program.dsk"
    main = next(iter(result.files.values()))
    disk.write_bytes(main.ljust(143_360, b"\0"))  # its first sector is the disk's first too
    return disk


class Talk:
    """A session in this process: what it said, what it complained of.

    The program is put in memory without a boot, which takes a second of the machine's time.
    """

    def __init__(self, disk: Path, boots: bool = False) -> None:
        self.a2 = Apple2()
        self.a2.trace.enable_from_power_on()
        if boots:
            self.a2.insert(1, disk)
        else:
            self.a2.memory[0x800:0x900] = disk.read_bytes()[:256]
            self.a2.cpu.pc = AT["start"]
            self.a2.cpu.s = 0xFF
        self.a2.load_symbols(disk.with_suffix(".dbg"))
        self.said: list[str] = []
        self.complaints: list[str] = []
        self.session = Session(Target(self.a2), self.said.append, self.complaints.append)
        self.session.target.limit = 10

    def __call__(self, line: str) -> str:
        """What one command answers; AssertionError when it complains."""
        self.said.clear()
        self.complaints.clear()
        self.session.execute(line)
        assert self.complaints == []
        return "\n".join(self.said)

    def fails(self, line: str) -> str:
        """What the debugger complains of."""
        self.complaints.clear()
        assert not self.session.execute(line)
        return "\n".join(self.complaints)

    @property
    def pc(self) -> int:
        return self.a2.cpu.pc

"""Where everything lies in the one flat buffer that is the machine.

The buffer is bytes; the compiled and the plain code see it through two views, ``m`` (unsigned
bytes) and ``q`` (signed 64-bit words of the same bytes). Three regions follow one another:

* ``[0, STATE_END)``: the machine proper. Saved, and hashed.
* ``[STATE_END, SAVE_END)``: rings of cycle-stamped events for picture and sound. Saved, not hashed.
* ``[SAVE_END, SIZE)``: breakpoints, decode tables, scratch. Neither.

Byte offsets are plain names; names of 64-bit words are indices into ``q``.
"""

RAM = 0
"""64K. $0000-$BFFF is main memory. The language card lies as on the real card: $E000-$FFFF at
its address, its $D000 bank 2 at $D000 and bank 1 at $C000, where the processor sees I/O."""
ROM = 0x10000
"""12K: $D000-$FFFF of the motherboard."""
SLOT_ROM = 0x13000
"""4K: what the cards show at $C000-$CFFF; page n is $Cn00. Empty pages float."""
CHARGEN = 0x14000
"""2K of character generator dots; see picture/video.py."""

WORDS = 0x15000
"""256 words of 64 bits: registers, switches, drives."""
_W = WORDS // 8

# Processor
A, X, Y, S, P, PC, CYCLES = range(_W, _W + 7)
IRQ_LINE, NMI_EDGE, JAMMED = range(_W + 7, _W + 10)
"""IRQ level, NMI not yet taken, 1 after a JAM (its opcode in JAM_OP)."""
IRQ_DELAY_AT, IRQ_OLD_I = _W + 10, _W + 11
"""CLI, SEI and PLP change I after the poll: until cycle IRQ_DELAY_AT passes, IRQ_OLD_I counts."""
JAM_OP = _W + 12

# Memory map: offset to add to an address, by its top four bits
IO_BASE = _W + 16
"""First address that is not plain memory: $C000, or $10000 on a bare machine."""
READ_MAP, WRITE_MAP = _W + 32, _W + 48
HAS_CARD, LC_BANK1, LC_READ, LC_WRITE, LC_PREWRITE = range(_W + 17, _W + 22)

SLOTS_WITH_ROM = _W + 22
"""bit n: the card in slot n shows a ROM page."""

# Keyboard, video, game port
KEY, SPEAKER = _W + 64, _W + 65
"""KEY: seven bits and strobe in bit 7."""
VIDEO = _W + 66
"""bit 0 text, 1 mixed, 2 page 2, 3 hi-res: the order of the switches."""
ANNUNCIATORS = _W + 67
BUTTONS = _W + 68
"""bits 0-2: what $C061-$C063 read in bit 7; all set with nothing plugged in."""
NOISE = _W + 69
"""state of the noise a head hears over no flux; never 0."""
PADDLES, PADDLE_ENDS = _W + 70, _W + 74
"""four words each: position 0-255, UNPLUGGED without a stick; cycle at which the timer ends."""
UNPLUGGED = 256

# Disk II
DISK_PRESENT = _W + 80
DISK_MOTOR, DISK_OFF_AT, DISK_READY_AT = range(_W + 81, _W + 84)
"""MOTOR: the switch. OFF_AT: cycle at which a motor switched off stops, 0 if it is on or stopped.
READY_AT: cycle at which the spindle is at speed."""
DISK_DRIVE, DISK_PHASES, DISK_Q6, DISK_Q7 = range(_W + 84, _W + 88)
DISK_REGISTER, DISK_PENDING, DISK_ZEROS, DISK_BUS = range(_W + 88, _W + 92)
"""Data register; a 1 waits behind the complete nibble shown; zeros in a row; byte last written."""
DISK_AT, DISK_BASE, DISK_BITS, DISK_SLOT = range(_W + 92, _W + 96)
"""AT: cycle of the last bit cell done. BASE: buffer offset of the bits under the head, -1 for no
flux; BITS: how many they are."""
PRINTER_PRESENT, PRINTER_COUNT = _W + 96, _W + 97
"""A printer card is in slot 1; bytes it has sent to its printer since power-on."""
DRIVE = _W + 112
DRIVE_WORDS = 16
"""words for each of two drives:"""
D_HEAD, D_POS, D_INSERTED, D_PROTECTED, D_SLOTS, D_WRITES, D_BITS = range(7)
"""HEAD: quarter-track. POS: bit under the head. SLOTS: how many hold a track. WRITES: bits written
since insertion. BITS: of the track under the head."""

# Media: for each drive a quarter-track map, bit counts, dirty flags and the bits themselves
SLOTS = 160
"""A track for each position of the head: no WOZ file has more."""
HASHED_SLOTS = 80
"""Slots that a hash covers even where they are empty; it is the same whatever room there is."""
TRACK_BYTES = 8320
"""Room of a track slot: the most bits a WOZ file can give a track, or a NIB track of all syncs."""
STANDARD_BITS = 51_024
"""bits of a revolution: 50 revolutions in 10 s"""
MAP_BYTES = 160
NO_TRACK = 255
MEDIA = 0x16000
M_MAP, M_DIRTY, M_BITS, M_DATA = 0, 256, 512, 2048
"""quarter-track to slot; 1 for each slot written; 64-bit bit counts; the bits, MSB first"""
MEDIA_BYTES = M_DATA + SLOTS * TRACK_BYTES
STATE_END = MEDIA + 2 * MEDIA_BYTES

# Rings: count of events ever, then cycle stamps
SPEAKER_RING_SIZE = 16384
SPEAKER_COUNT = STATE_END // 8
SPEAKER_RING = SPEAKER_COUNT + 1
VIDEO_RING_SIZE = 4096
VIDEO_COUNT = SPEAKER_RING + SPEAKER_RING_SIZE
VIDEO_RING = VIDEO_COUNT + 1
"""pairs: cycle, VIDEO after the change"""
DISK_IDENTITY = VIDEO_RING + 2 * VIDEO_RING_SIZE
"""For each drive a number for the file its disk came from, 0 without one: a state must not be
written over the disk of another."""
SAVE_END = (DISK_IDENTITY + 2) * 8

# Host: never saved
_H = SAVE_END // 8
STOP, EVENT, RESUME, WATCH, STOP_ON = range(_H, _H + 5)
"""STOP: cycle at which the core returns. RESUME: cycle * 65536 + pc of the last breakpoint, which
must let the machine go on the next time. WATCH bits: W_*. STOP_ON bits: S_*."""
IO_LOG_ON, IO_LOG_COUNT = _H + 5, _H + 6
"""LOG_ON bit 0: note every access to the I/O page; bit 1: and make it plain memory."""
SCRATCH = (_H + 16) * 8
"""Instruction bytes of the slow fetch."""
DECODE_MODE = SCRATCH + 128
DECODE_OP = DECODE_MODE + 256
BREAKS = DECODE_OP + 256
"""One byte an address. HOOK, STOP: stop before the instruction there. READ, WRITE: with hooks on
memory, stop before an instruction that does that to the byte."""
B_HOOK, B_STOP, B_READ, B_WRITE = 1, 2, 4, 8
B_BEFORE = B_HOOK | B_STOP
SINK = BREAKS + 0x10000
"""4K that swallow writes to ROM, for each 4K page of it."""
IO_LOG_SIZE = 4096
IO_LOG = (SINK + 0x3000) // 8
"""pairs: cycle, address | value << 16 | write << 24"""
PRINTER_RING_SIZE = 4096
PRINTER_RING = (IO_LOG + 2 * IO_LOG_SIZE) * 8
"""the last bytes sent to the printer, by PRINTER_COUNT"""
PRINTER_ROOM = (PRINTER_RING + PRINTER_RING_SIZE) // 8
"""PRINTER_COUNT at which the core must let the bytes be taken"""
SIZE = (PRINTER_ROOM + 1) * 8

W_BREAK, W_IRQ = 1, 2
S_KEY = 1
E_NONE, E_BREAK, E_JAM, E_KEY, E_PRINTER, E_TRACE, E_MEMORY = 0, 1, 2, 3, 4, 5, 6

CPU_HZ = 1_020_484
LINE_CYCLES = 65
FRAME_CYCLES = 17_030

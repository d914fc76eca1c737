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
"""2K of character generator dots; see video.py."""

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

# Keyboard, video, game port
KEY, SPEAKER = _W + 64, _W + 65
"""KEY: seven bits and strobe in bit 7."""
VIDEO = _W + 66
"""bit 0 text, 1 mixed, 2 page 2, 3 hi-res."""
ANNUNCIATORS, CASSETTE = _W + 67, _W + 68
BUTTONS = _W + 69
"""bits 0-2: what $C061-$C063 read in bit 7. 7 with nothing plugged in."""
PADDLE = _W + 70
"""four words: position 0-255 of each paddle."""
PADDLE_START = _W + 74
NOISE = _W + 75
"""seed of the power-up and weak-bit noise."""

# Disk II
DISK_PRESENT = _W + 80
DISK_MOTOR, DISK_OFF_AT, DISK_DRIVE, DISK_PHASES, DISK_Q6, DISK_Q7 = range(_W + 81, _W + 87)
"""MOTOR: switch on. OFF_AT: cycle at which the motor that was switched off stops (0: none)."""
DISK_DATA, DISK_AT, DISK_LATCH_HOLD = range(_W + 87, _W + 90)
"""Data register; cycle up to which bits have been moved; see disk2.py."""
DISK_WRITE_AT, DISK_WRITE_REG, DISK_BUS = range(_W + 90, _W + 93)
DISK_READY_AT, DISK_SHIFT_ZEROS = _W + 93, _W + 94
DRIVE = _W + 112
"""16 words for each of two drives, fields below."""
DRIVE_WORDS = 16
(D_HEAD, D_POS, D_INSERTED, D_PROTECT, D_TRACKS, D_DIRTY, D_WRITES, D_PHASE) = range(8)
"""HEAD quarter track; POS bit under the head; TRACKS slots in use; DIRTY any slot written."""

# Media: for each drive a quarter-track map, bit counts, dirty flags and the bits themselves
SLOTS = 84
TRACK_BYTES = 6656
"""Room of a track slot: 53,248 bits, above the slowest drive's 51,400 or so."""
MAP_BYTES = 160
NO_TRACK = 255
MEDIA = 0x16000
M_MAP, M_DIRTY, M_BITS, M_DATA = 0, 256, 512, 2048
MEDIA_BYTES = M_DATA + SLOTS * TRACK_BYTES + 2048 - (SLOTS * TRACK_BYTES) % 2048
STATE_END = MEDIA + 2 * MEDIA_BYTES

# Rings: count of events ever, then cycle stamps
SPEAKER_RING_SIZE = 16384
SPEAKER_COUNT = STATE_END // 8
SPEAKER_RING = SPEAKER_COUNT + 1
VIDEO_RING_SIZE = 4096
VIDEO_COUNT = SPEAKER_RING + SPEAKER_RING_SIZE
VIDEO_RING = VIDEO_COUNT + 1
"""pairs: cycle, VIDEO after the change"""
SAVE_END = (VIDEO_RING + 2 * VIDEO_RING_SIZE + 2) * 8

# Host: never saved
_H = SAVE_END // 8
STOP, EVENT, RESUME, WATCH, STOP_ON = range(_H, _H + 5)
"""STOP: cycle at which the core returns. RESUME: cycle * 65536 + pc of the last breakpoint, which
must let the machine go on the next time. WATCH bits: W_*. STOP_ON bits: S_*."""
IO_LOG_ON, IO_LOG_COUNT = _H + 5, _H + 6
SCRATCH = (_H + 16) * 8
"""Instruction bytes of the slow fetch."""
DECODE_MODE = SCRATCH + 128
DECODE_OP = DECODE_MODE + 256
BREAKS = DECODE_OP + 256
"""One byte an address: not 0 stops before the instruction there."""
SINK = BREAKS + 0x10000
"""4K that swallow writes to ROM, for each 4K page of it."""
IO_LOG_SIZE = 4096
IO_LOG = (SINK + 0x3000) // 8
"""pairs: cycle, address | value << 16 | write << 24"""
SIZE = (IO_LOG + 2 * IO_LOG_SIZE) * 8

W_BREAK, W_IRQ = 1, 2
S_KEY = 1
E_NONE, E_BREAK, E_JAM, E_KEY = 0, 1, 2, 3

CPU_HZ = 1_020_484
LINE_CYCLES = 65
FRAME_CYCLES = 17_030

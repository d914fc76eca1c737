"""Where the traced core keeps what it notes: two flat buffers beside the machine's own.

``tm`` (bytes) and ``tq`` (64-bit words) are built like the machine's ``m`` and ``q``, and for the
same reason: compiled and plain code see the same thing. None of it is part of a saved state.
"""

# tm: one byte an address of the processor
FLAGS = 0
"""what stops the machine there: F_*"""
F_EXEC, F_READ, F_WRITE = 1, 2, 4

STATE = 0x10000
"""what became of each byte of the 64K of RAM, by its place in the machine's buffer: S_*"""
S_WRITTEN, S_CODE, S_FIRMWARE, S_PATCHED = 1, 2, 4, 8
"""CODE: executed since it was last written; FIRMWARE: last written by a program in ROM; PATCHED:
the program may write over it although it is code."""

PUSHED = 0x20000
"""256 bytes: how each byte of the stack page came there: P_*"""
P_OTHER, P_CALL, P_PHA, P_PHP = 0, 1, 2, 3

ODD = 0x20100
"""256 bytes: 1 for opcodes that the data sheet does not have"""

KIND = 0x20200
"""what the debug file says of each address: 64K for each overlay number + 1, 0 with none in"""
K_CODE, K_DATA, K_ROOM, K_AREA = 1, 2, 3, 4
"""ROOM: reserved without a value (BSS). AREA: where overlays go, with none of them there."""
K_KIND, K_START, K_PATCHED, K_JUMP, K_ROUTINE = 7, 8, 16, 32, 64
"""K_KIND masks the kind; START: an instruction begins here; PATCHED: may be written over; JUMP: an
RTS that may go anywhere; ROUTINE: a .proc begins here, a JMP to it is a call without a return."""
OVERLAYS = 16
TM_SIZE = KIND + OVERLAYS * 0x10000

# tq: a few words, then tables
CHECKS, ARMED, OVERLAY_AT, ROOTED = range(4)
"""CHECKS: stop at findings. ARMED: stop at flags. OVERLAY_AT: address of the overlay's number, -1
without. ROOTED: traced since power-on, so that every return has a call."""
REASON, WHERE, OLD, RESUME_AT = range(5, 9)
"""Why and at which address the run stopped; the byte before a watched access; cycle * 65536 + pc
of the last stop before an instruction, which must let the machine go on."""
RING_COUNT, DEPTH, NODES, NODE, ROOT = range(9, 14)
"""Instructions ever; frames on the shadow stack; nodes of the call tree and the one that runs; the
one that runs outside any call."""
RING_SIZE = 100_000
RING = 16
RING_WORDS = 3
"""for each instruction: cycle << 8 | p; pc | a << 16 | x << 24 | y << 32 | s << 40 | overlay << 48;
its three bytes | address << 24 | kind of address << 40 (0 none, 1 read, 2 written, 3 both)"""
FRAMES = RING + RING_SIZE * RING_WORDS
FRAME_WORDS = 7
MOST_FRAMES = 512
FR_TARGET, FR_SITE, FR_RETURN, FR_S, FR_CYCLE, FR_NODE, FR_KIND = range(7)
"""SITE: the calling instruction. S: after the push. KIND: C_*. TARGET, SITE: overlay << 16 on
top."""
C_CALL, C_INTERRUPT, C_BREAK = 0, 1, 2
COUNTS = FRAMES + MOST_FRAMES * FRAME_WORDS
SPENT = COUNTS + OVERLAYS * 0x10000
"""executions and cycles by overlay << 16 | address"""
NODE_TABLE = SPENT + OVERLAYS * 0x10000
MOST_NODES = 0x10000
NODE_WORDS = 4
N_PARENT, N_KEY, N_CALLS, N_CYCLES = range(4)
"""KEY: overlay << 16 | address of the routine; node 0 is what runs outside any call."""
NODE_HASH = NODE_TABLE + MOST_NODES * NODE_WORDS
NODE_HASH_SIZE = 0x20000
TQ_SIZE = NODE_HASH + NODE_HASH_SIZE

# Why a run stopped
R_NONE, R_EXEC, R_READ, R_WRITE = range(4)
(
    R_RAN_UNWRITTEN, R_RAN_DATA, R_WROTE_CODE, R_READ_UNWRITTEN, R_OVERFLOW, R_UNDERFLOW,
    R_UNCALLED, R_UNDOCUMENTED, R_BRK, R_UNMAPPED,
) = range(16, 26)  # fmt: skip
"""from 16: findings of the sanitizer"""

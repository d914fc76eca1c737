"""The numbers that the cores know addressing modes and operations by.

Modes and, within one stage of ``cpu_fast.run``, operations are ordered so that the stage can ask
with few comparisons. The stages count for themselves: ``LDA`` and ``RTS`` are both 0, and the mode
tells which is meant.
"""

IMP, IMM, REL, ZP, ZPX, ZPY, ABS, IZX, ABX, ABY, IZY = range(11)
"""Addressing modes; IMP has no operand address at all, JSR and JMP included."""

RTS, JSR, JMP, JMP_IND, PHA, PLA, PHP, PLP = range(8)
INX, DEX, INY, DEY, TAX, TXA, TAY, TYA, TSX, TXS = range(8, 18)
CLC, SEC, CLI, SEI, CLV, CLD, SED, NOP_IMP, RTI, BRK = range(18, 28)
ASL_A, LSR_A, ROL_A, ROR_A, JAM = range(28, 33)
"""Operations of mode IMP."""

BPL, BMI, BVC, BVS, BCC, BCS, BNE, BEQ = range(8)
"""Operations of mode REL: the opcode's top three bits. The odd ones branch when the flag is set."""

LDA, LDX, LDY, CMP, CPX, CPY, ADC, SBC, AND, ORA, EOR, BIT, NOP = range(13)
LAX, ANC, ALR, ARR, SBX, LAS, ANE, LXA = range(13, 21)
"""Operations that read their operand."""

STA, STX, STY, SAX, SHA, SHX, SHY, TAS = range(32, 40)
"""Operations that store. From SHA on, what is stored depends on the address."""

INC, DEC, ASL, LSR, ROL, ROR, SLO, RLA, SRE, RRA, DCP, ISC = range(48, 60)
"""Operations that read, modify and write. The last six go on as one that reads."""

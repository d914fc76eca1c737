"""The bytes a run emits: segments, the line each byte came from, and what is still open."""

from typing import Any

from ..diagnostics import SourceError, TooManyErrors, Trail, out_of_range
from ..reading.expr import Node, address_size, const_size, sizing_symbols
from ..reading.tokens import Token
from ..symbols import ABS, OUTER_KNOWN, Loc, Symbol
from ..totals import MOST, OUTPUT
from .objmod import BRANCH, BYTE, ObjSegment


class Output:
    """The part of an Assembler that holds and fills segments."""

    segment: ObjSegment
    data: bytearray
    seg: int
    file: int
    line: int
    trail: tuple[Trail, ...]
    expansion: list[Token] | None

    def __init__(self) -> None:
        self.segments: list[ObjSegment] = []
        self.segment_sizes: list[int] = []
        self.segment_index: dict[str, int] = {}
        self.guesses: list[Symbol] = []
        self.refs: list[Any] = []
        self.included = 0
        self.org: int | None = None
        """After .org, the address of the segment's first byte as if all lay in one piece."""
        self.org_per_segment = False
        self.orgs: dict[int, int | None] = {}
        """After .feature org_per_seg, ``org`` of each segment left."""
        self.timed = 1
        """Whether instructions count as such: 1, or 0 for those whose cycles are not known."""
        self.spent = dict.fromkeys(MOST, 0)

    def loc(self, col: int = 0) -> Loc:
        """The place of the current line."""
        return (self.file, self.line, col, self.trail)

    def report(self, error: SourceError) -> None:
        """Takes an error down, with its place."""
        raise NotImplementedError

    def spend(self, what: str, amount: int, col: int = 0) -> None:
        """Counts towards one of the sums in totals.py; the run ends where it is passed."""
        self.spent[what] += amount
        if self.spent[what] > MOST[what]:
            self.report(SourceError(f"this makes more than {MOST[what]} {what}", col))
            raise TooManyErrors

    def use_segment(self, name: str, size: int | None) -> None:
        """Switches to a segment; ``size`` None keeps (or defaults to absolute) its address size."""
        index = self.segment_index.get(name)
        if index is None:
            index = self.segment_index[name] = len(self.segments)
            self.segments.append(ObjSegment(name, size or ABS))
            self.segment_sizes.append(size or ABS)
        elif size is not None and size != self.segment_sizes[index]:
            raise SourceError(f"segment '{name}' was declared with another address size before")
        if self.org_per_segment:
            self.orgs[self.seg] = self.org
            self.org = self.orgs.get(index)
        elif self.org is not None:  # addresses go on counting from segment to segment
            self.org += len(self.data) - len(self.segments[index].data)
        self.seg = index
        self.segment = self.segments[index]
        self.data = self.segment.data

    def here(self) -> Node:
        if self.org is not None:
            return self.org + len(self.data)
        return ("r", self.seg, len(self.data))

    def place_size(self) -> int:
        """The address size of a label defined here."""
        return self.segment_sizes[self.seg] if self.org is None else const_size(int(self.here()))

    def mark(self, is_instruction: int = 0) -> None:
        """Notes that the bytes emitted next come from the current line."""
        if self.expansion is None:
            ref = self.file << 24 | self.line << 1 | is_instruction
        else:
            ref = ~len(self.refs)
            self.refs.append((self.file, self.line, is_instruction, self.expansion, self.trail))
        self.segment.lines.append((len(self.data), ref))

    def emit_instruction(self, code: bytes) -> None:
        self.mark(self.timed)
        self.data += code

    def emit_operand(self, opcode: int, size: int, node: Node, col: int) -> None:
        """An opcode with a BYTE or WORD operand."""
        self.mark(self.timed)
        self.data.append(opcode)
        self.emit_value(size, node, col)

    def emit_branch(self, opcode: int, node: Node, col: int) -> None:
        self.mark(self.timed)
        self.data.append(opcode)
        self.emit_distance(node, col)

    def emit_distance(self, node: Node, col: int) -> None:
        """How far it is to there from behind this byte (call ``mark`` first)."""
        data = self.data
        if self.org is not None:  # the distance counts, so from here to the place in the segment
            node = ("+", ("-", node, self.org), ("r", self.seg, 0))
        self.segment.fixups.append((len(data), BRANCH, node, col))
        data.append(0)

    def emit_bytes(self, data: bytes, col: int = 0) -> None:
        """Bytes as they are (call ``mark`` first)."""
        self.spend(OUTPUT, len(data), col)
        self.data += data

    def emit_value(self, size: int, node: Node, col: int) -> None:
        """A BYTE or WORD of data (call ``mark`` first)."""
        data = self.data
        if type(node) is int:
            limit = 0xFF if size == BYTE else 0xFFFF
            if not 0 <= node <= limit:
                data += bytes(size)
                raise SourceError(out_of_range(node, size), col)
            data += node.to_bytes(size, "little")
        else:
            self.segment.fixups.append((len(data), size, node, col))
            data += bytes(size)

    def emit_fill(self, count: int, value: int | None) -> None:
        self.spend(OUTPUT, count)
        self.mark()
        if value is None:
            if count:
                self.segment.fills.append((len(self.data), count))
            self.data += bytes(count)
        else:
            self.data += bytes((value,)) * count

    def guess(self, node: Node, size: int, col: int) -> None:
        """Notes for which address size symbols not settled yet have been taken."""
        for symbol in sizing_symbols(node):
            if symbol.value is None and not symbol.imported:
                if address_size(symbol, self.segment_sizes) != size:
                    continue  # another part of the expression decides, whatever this one becomes
                if symbol.guess_at is None:
                    symbol.guess_at = self.loc(col)
                    self.guesses.append(symbol)
                    outer = symbol.scope.parent if symbol.scope and not symbol.parent else None
                    while outer is not None:
                        found = outer.symbols.get(symbol.name)
                        if found is not None and found.value is not None:
                            symbol.guess |= OUTER_KNOWN
                        outer = outer.parent
                symbol.guess |= size or 4

"""From the core's Python source to LLVM's assembly language.

The compiled sources are a small language: integers of 64 bits; the two views of the machine's
buffer, ``m`` (bytes) and ``q`` (words); assignments, ``if``, ``while``, calls of each other. For
so little an all-purpose compiler is not worth its start-up time: numba took 4 s for what takes
0.2 s here, the optimizer's time, which is the same, not counted. What is not in the language is
refused by name.
"""

import ast
import re
from collections.abc import Callable, Collection, Mapping
from typing import Any

from .folding import assigned, folded

_BINARY = {
    ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.BitAnd: "and", ast.BitOr: "or",
    ast.BitXor: "xor", ast.LShift: "shl", ast.RShift: "ashr",
}  # fmt: skip
_COMPARE = {
    ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "slt", ast.LtE: "sle", ast.Gt: "sgt", ast.GtE: "sge",
}  # fmt: skip
VIEWS = {
    "m": "i8", "q": "i64", "tm": "i8", "tq": "i64",
    "px": "i64", "tb": "i64", "fm": "i64", "ln": "i8",
}  # fmt: skip
"""Names of arguments that are buffers, and what is in them: the machine's, a tracer's, a picture's.
No byte that is written is reached through two of them (see layout.py), so they are ``noalias``."""


METADATA = """\
!0 = !{!"branch_weights", i32 2000, i32 1}
!1 = !{!"branch_weights", i32 1, i32 2000}
"""
"""What follows the functions: the weights of branches taken often, and seldom."""


class NotInLanguage(Exception):
    """A construct that the compiled sources must not use."""


class Translator:
    """One function; ``text`` is its definition, ``calls`` the names of those it calls."""

    def __init__(
        self,
        tree: ast.FunctionDef,
        names: Mapping[str, Any],
        kind: Callable[[Any], str],
        frozen: Mapping[int, int] | None = None,
        copies: Collection[int] = (),
    ) -> None:
        """``names`` are the globals of the source; ``kind`` gives what a function returns, "i64"
        or "void", and "" for what is no function of the language.

        ``frozen`` are bytes of ``m`` that never change. The string ``one copy for each NAME`` as
        a statement has what follows it, to the end of its block, translated once for each of
        ``copies`` as the value of that name, and once for all others. There, the string
        ``left to the common copy`` drops what the copy did to locals and begins again in the
        copy for all others; it must stand where nothing else was done yet. ``often`` and
        ``seldom`` at the start of an ``if`` tell LLVM what to keep in registers there: told so,
        the core runs half as fast again.
        """
        self.calls: list[str] = []
        self._names = names
        self._kind = kind
        self._lines: list[str] = []
        self._count = 0
        self._loops: list[tuple[str, str]] = []
        self._ended = False
        self._frozen = frozen or {}
        self._copies = copies
        self._known: dict[str, int] = {}
        """Values of locals that are known here."""
        self._common = ""
        """In one of several copies: the label of the one for all others."""
        self.name = tree.name
        self.arguments = [a.arg for a in tree.args.args]
        self.returns = not (isinstance(tree.returns, ast.Constant) and tree.returns.value is None)
        self._locals = sorted(assigned(tree) | set(self.arguments) - set(VIEWS))
        self.text = self._function(tree)

    def _function(self, tree: ast.FunctionDef) -> str:
        self._body(tree.body)
        if not self._ended:
            self._emit("ret i64 0" if self.returns else "ret void")
        kinds = ["ptr noalias" if a in VIEWS else "i64" for a in self.arguments]
        given = ", ".join(f"{k} %{a}" for k, a in zip(kinds, self.arguments, strict=True))
        # one of code that fell out would change the order of others, and so what LLVM makes of them
        used = set(re.findall(r"%\.(\w+)", "\n".join(self._lines)))
        kept = [name for name in self._locals if name in used]
        rooms = [f"  %.{name} = alloca i64" for name in kept]
        for name in kept:
            value = f"%{name}" if name in self.arguments else "0"
            rooms.append(f"  store i64 {value}, ptr %.{name}")
        kind = "i64" if self.returns else "void"
        body = "\n".join(rooms + self._lines)
        return f"define {kind} @{self.name}({given}) nounwind {{\n{body}\n}}\n"

    def _emit(self, line: str) -> None:
        self._lines.append("  " + line)

    def _new(self, operation: str) -> str:
        self._count += 1
        name = f"%v{self._count}"
        self._emit(f"{name} = {operation}")
        return name

    def _label(self) -> str:
        self._count += 1
        return f"L{self._count}"

    def _place(self, label: str) -> None:
        if not self._ended:
            self._emit(f"br label %{label}")
        self._lines.append(f"{label}:")
        self._ended = False

    def _leave(self, line: str) -> None:
        self._emit(line)
        self._ended = True

    # Statements

    def _body(self, statements: list[ast.stmt]) -> None:
        for number, statement in enumerate(statements):
            if self._ended:
                break  # dead code after a jump
            if self._copies and (name := _copied(statement)):
                self._each(name, statements[number + 1 :])
            elif self._common and _text(statement) == "left to the common copy":
                self._leave(f"br label %{self._common}")
            else:
                self._statement(statement)
                continue
            break

    def _each(self, name: str, rest: list[ast.stmt]) -> None:
        """The rest of a block for each value of a name: what is known of it falls out."""
        changed = set().union(*(assigned(statement) for statement in rest))
        before = {local: self._new(f"load i64, ptr %.{local}") for local in sorted(changed)}
        value, other, end = self._value(ast.Name(name)), self._label(), self._label()
        labels = {number: self._label() for number in self._copies}
        places = " ".join(f"i64 {number}, label %{label}" for number, label in labels.items())
        self._leave(f"switch i64 {value}, label %{other} [ {places} ]")
        known, self._common = self._known, other
        for number, label in labels.items():
            self._known = known | {name: number}
            self._place(label)
            self._body(rest)
            if not self._ended:
                self._leave(f"br label %{end}")
        self._known, self._common = known, ""
        self._place(other)
        for local, old in before.items():
            self._emit(f"store i64 {old}, ptr %.{local}")
        self._body(rest)
        self._known = {}
        self._place(end)

    def _statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Assign(targets=[target]):
                self._assign(target, node.value)
            case ast.AugAssign():
                self._assign(node.target, ast.BinOp(node.target, node.op, node.value))
            case ast.If():
                self._if(node)
            case ast.While(orelse=[]):
                self._while(node)
            case ast.Break():
                self._leave(f"br label %{self._loops[-1][1]}")
            case ast.Continue():
                self._leave(f"br label %{self._loops[-1][0]}")
            case ast.Return(value=None):
                self._leave("ret void")
            case ast.Return(value=ast.expr() as value):
                self._leave(f"ret i64 {self._value(value)}")
            case ast.Expr(value=ast.Call() as call):
                self._call(call)
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                pass
            case _:
                raise self._refused(node)

    def _refused(self, node: ast.AST) -> NotInLanguage:
        line = getattr(node, "lineno", 0)
        return NotInLanguage(f"{self.name}, line {line}: {type(node).__name__}")

    def _assign(self, target: ast.expr, value: ast.expr) -> None:
        known = self._fold(value)
        self._store(target, self._value(value))
        if isinstance(target, ast.Name):
            self._known.pop(target.id, None)
            if known is not None:
                self._known[target.id] = known

    def _if(self, node: ast.If) -> None:
        known = self._fold(node.test)
        if known is not None:
            self._body(node.body if known else node.orelse)
            return
        yes, no, end = self._label(), self._label(), self._label()
        self._branch(node.test, yes, no, _weights(node))
        before, after = self._known, []
        for label, body in ((yes, node.body), (no, node.orelse)):
            self._known = dict(before)
            self._place(label)
            self._body(body)
            if not self._ended:
                self._leave(f"br label %{end}")
                after.append(self._known.items())
        # known is what both ways agree on
        self._known = dict(set(after[0]).intersection(*after)) if after else {}
        self._place(end)

    def _while(self, node: ast.While) -> None:
        for name in assigned(node):
            self._known.pop(name, None)
        test, body, end = self._label(), self._label(), self._label()
        outside = dict(self._known)
        self._place(test)
        self._branch(node.test, body, end)
        self._place(body)
        self._loops.append((test, end))
        self._body(node.body)
        self._loops.pop()
        if not self._ended:
            self._leave(f"br label %{test}")
        self._known = outside
        self._place(end)

    def _fold(self, node: ast.expr) -> int | None:
        """What an expression is worth, where that is known."""
        return folded(node, self._local_or_global, self._frozen)

    def _local_or_global(self, name: str) -> int | None:
        if name in self._locals:
            return self._known.get(name)
        known = self._names.get(name)
        return known if isinstance(known, int) else None

    def _store(self, target: ast.expr, value: str) -> None:
        if isinstance(target, ast.Name):
            self._emit(f"store i64 {value}, ptr %.{target.id}")
            return
        kind, at = self._at(target)
        if kind == "i8":
            value = self._new(f"trunc i64 {value} to i8")
        self._emit(f"store {kind} {value}, ptr {at}")

    # Expressions

    def _at(self, node: ast.expr) -> tuple[str, str]:
        if not (
            isinstance(node, ast.Subscript)
            and isinstance(node.value, ast.Name)
            and node.value.id in VIEWS
        ):
            raise self._refused(node)
        kind = VIEWS[node.value.id]
        index = self._value(node.slice)
        return kind, self._new(f"getelementptr {kind}, ptr %{node.value.id}, i64 {index}")

    def _value(self, node: ast.expr) -> str:
        known = self._fold(node)
        if known is not None:
            return str(known)
        match node:
            case ast.Name(id=name):
                return self._name(node, name)
            case ast.Subscript():
                kind, at = self._at(node)
                loaded = self._new(f"load {kind}, ptr {at}")
                return loaded if kind == "i64" else self._new(f"zext i8 {loaded} to i64")
            case ast.BinOp():
                return self._binary(node.op, node.left, node.right)
            case ast.UnaryOp(op=ast.USub()):
                return self._new(f"sub i64 0, {self._value(node.operand)}")
            case ast.Compare():
                return self._new(f"zext i1 {self._compare(node)} to i64")
            case ast.IfExp():
                return self._choice(node)
            case ast.Call():
                return self._call(node)
        raise self._refused(node)

    def _name(self, node: ast.AST, name: str) -> str:
        if name in self._locals:
            return self._new(f"load i64, ptr %.{name}")
        raise self._refused(node)

    def _binary(self, op: ast.operator, left: ast.expr, right: ast.expr) -> str:
        one, two = self._value(left), self._value(right)
        if type(op) in _BINARY:
            return self._new(f"{_BINARY[type(op)]} i64 {one}, {two}")
        if not isinstance(op, ast.Mod | ast.FloorDiv):
            raise self._refused(left)
        if two.isdigit() and int(two) & int(two) - 1 == 0:  # a power of 2
            if isinstance(op, ast.Mod):
                return self._new(f"and i64 {one}, {int(two) - 1}")
            return self._new(f"ashr i64 {one}, {int(two).bit_length() - 1}")
        # what is divided here is never negative, and so is what it is divided by
        return self._new(f"{'urem' if isinstance(op, ast.Mod) else 'udiv'} i64 {one}, {two}")

    def _compare(self, node: ast.Compare) -> str:
        if len(node.ops) != 1 or type(node.ops[0]) not in _COMPARE:
            raise self._refused(node)
        one, two = self._value(node.left), self._value(node.comparators[0])
        return self._new(f"icmp {_COMPARE[type(node.ops[0])]} i64 {one}, {two}")

    def _branch(self, node: ast.expr, yes: str, no: str, weights: str = "") -> None:
        """Go to one label or the other; ``and`` and ``or`` stop at the first that decides."""
        known = self._fold(node)
        if known is not None:
            self._leave(f"br label %{yes if known else no}")
            return
        match node:
            case ast.BoolOp():
                for part in node.values[:-1]:
                    more = self._label()
                    if isinstance(node.op, ast.And):
                        self._branch(part, more, no, weights)
                    else:
                        self._branch(part, yes, more, weights)
                    self._place(more)
                self._branch(node.values[-1], yes, no, weights)
            case ast.UnaryOp(op=ast.Not()):
                self._branch(node.operand, no, yes)
            case _:
                if isinstance(node, ast.Compare):
                    true = self._compare(node)
                else:
                    true = self._new(f"icmp ne i64 {self._value(node)}, 0")
                self._leave(f"br i1 {true}, label %{yes}, label %{no}{weights}")

    def _choice(self, node: ast.IfExp) -> str:
        room = f"choice{len(self._locals)}"
        self._locals.append(room)
        yes, no, end = self._label(), self._label(), self._label()
        self._branch(node.test, yes, no)
        for label, value in ((yes, node.body), (no, node.orelse)):
            self._place(label)
            self._emit(f"store i64 {self._value(value)}, ptr %.{room}")
            self._leave(f"br label %{end}")
        self._place(end)
        return self._new(f"load i64, ptr %.{room}")

    def _call(self, node: ast.Call) -> str:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        kind = self._kind(self._names.get(name))
        if not kind or node.keywords:
            raise self._refused(node)
        self.calls.append(name)
        given = []
        for argument in node.args:
            if isinstance(argument, ast.Name) and argument.id in VIEWS:
                given.append(f"ptr %{argument.id}")
            else:
                given.append(f"i64 {self._value(argument)}")
        call = f"call {kind} @{name}({', '.join(given)})"
        if kind == "void":
            self._emit(call)
            return ""
        return self._new(call)


def _text(node: ast.stmt) -> str:
    """A string that stands as a statement."""
    match node:
        case ast.Expr(value=ast.Constant(value=str() as text)):
            return text
    return ""


def _weights(node: ast.If) -> str:
    """How often a branch is taken, where a string in front of its body says so."""
    first = _text(node.body[0])
    if first == "often":
        return ", !prof !0"
    return ", !prof !1" if first in ("seldom", "left to the common copy") else ""


def _copied(node: ast.stmt) -> str:
    """The name that ``one copy for each NAME`` names, or nothing."""
    found = re.fullmatch(r"one copy for each (\w+)", _text(node))
    return found[1] if found else ""

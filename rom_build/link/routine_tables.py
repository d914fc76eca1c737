"""The tables of routines that sources ask to be called: constructors, destructors, interruptors."""

from collections.abc import Sequence

from ..asm.module.objmod import WORD, ObjectModule, ObjSegment
from ..asm.symbols import ABS
from .cfg import Config, RoutineTable


def routine_tables(modules: Sequence[ObjectModule], config: Config) -> list[ObjectModule]:
    """A module for each CONDES table whose label a module imports and none exports."""
    asked = {one[0] for module in modules for one in module.imports}
    exported = {one[0] for module in modules for one in module.exports}
    wanted = [table for table in config.tables if table.label in asked - exported]
    return [_table(table, modules, config) for table in wanted]


def _table(table: RoutineTable, modules: Sequence[ObjectModule], config: Config) -> ObjectModule:
    """Addresses by priority, those of one priority by name."""
    found = sorted(
        (priority, name)
        for module in modules
        for kind, priority, name in module.called
        if kind == table.kind
    )
    names = [name for _, name in (reversed(found) if table.decreasing else found)]
    segment = ObjSegment(table.segment, ABS, data=bytearray(2 * len(names)))
    segment.lines = [(0, table.line << 1)] if names else []
    segment.fixups = [(2 * at, WORD, ("i", at), 0) for at in range(len(names))]
    made = ObjectModule(config.name, [config.name], [segment])
    made.imports = [(name, ABS, 0, table.line, 0, 0, table.line) for name in names]
    made.exports = [(table.label, ABS, ("r", 0, 0), 0, table.line)]
    if table.count:
        made.exports.append((table.count, ABS, len(names), 0, table.line))
    return made

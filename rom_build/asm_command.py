"""What ``grognard asm`` does: sources, objects and libraries, linked into files."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from grognard.emu.files import write_whole

from .asm import AsmErrors, Diagnostic, Location, ObjectModule, assemble
from .link import Config, LinkResult, link, read_cfg
from .link.object_file import Library, read_file, taken


@dataclass(frozen=True)
class CommandResult:
    """``code`` is the exit code (0 or 1); ``messages`` are complete texts for stderr."""

    code: int
    messages: tuple[str, ...]


def assemble_and_link(
    sources: Sequence[str | Path],
    output: str | Path,
    cfg: str | Path | None = None,
    *,
    defines: Mapping[str, int] | None = None,
    include_dirs: Sequence[str | Path] = (),
    listing: str | Path | None = None,
    debug: str | Path | None = None,
    labels: str | Path | None = None,
    memory_map: str | Path | None = None,
) -> CommandResult:
    """Assembles ``sources`` and links them, with objects and libraries of ca65 among them, in their
    order into ``output``; nothing is written when there are errors.

    Without ``cfg``: ZEROPAGE at $0000 (not written) and CODE, RODATA, DATA, BSS from $0800.
    Other files that the cfg names are written too, relative to the current folder.
    """
    wanted: list[tuple[str | Path | None, Callable[[LinkResult], str]]] = [
        (listing, lambda result: result.listing),
        (debug, lambda result: result.dbg),
        (labels, lambda result: result.labels),
        (memory_map, lambda result: result.map),
    ]
    try:
        config = read_cfg(None if cfg is None else Path(cfg), str(output))
        modules = _modules(sources, config, defines or {}, include_dirs)
        result = link(modules, config)
        texts = dict(result.files)
        for path, made in wanted:
            if path is not None:
                texts[str(path)] = made(result).encode("latin-1", "replace")
        for name, data in texts.items():
            _write(Path(name), data)
    except AsmErrors as errors:
        return CommandResult(1, tuple(str(diagnostic) for diagnostic in errors.diagnostics))
    warnings = [*(warning for module in modules for warning in module.warnings), *result.warnings]
    return CommandResult(0, tuple(str(diagnostic) for diagnostic in warnings))


def _modules(
    sources: Sequence[str | Path],
    config: Config,
    defines: Mapping[str, int],
    include_dirs: Sequence[str | Path],
) -> list[ObjectModule]:
    """A module for each source and object, and of each library those that are asked for, by those
    before it or by the cfg."""
    asked, given = (
        {name for name, kind, _, _ in config.symbols if kind == which}
        for which in ("import", "export")
    )
    folders = (Path(), *include_dirs)  # ca65 looks in the current folder too
    by_table = {table.kind: table.asks for table in config.tables if table.asks}
    modules: list[ObjectModule] = []
    errors: list[Diagnostic] = []
    for source in sources:
        try:
            found = read_file(Path(source))
            if isinstance(found, Library):
                modules += taken(found, modules, given, asked, by_table)
            else:
                modules.append(found or assemble(source, include_dirs=folders, defines=defines))
        except AsmErrors as error:
            errors += error.diagnostics
    if errors:
        raise AsmErrors(errors)
    if not modules:
        names = ", ".join(str(source) for source in sources)
        raise AsmErrors([Diagnostic("error", "nothing asks for a module of it", Location(names))])
    return modules


def _write(path: Path, data: bytes) -> None:
    """Writes the whole file or, on an error, leaves what was there."""
    try:
        write_whole(path, data, lasting=False)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        message = f"cannot write: {reason}"
        raise AsmErrors([Diagnostic("error", message, Location(path.as_posix()))]) from None

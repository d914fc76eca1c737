"""What ``grognard asm`` does: one source, assembled and linked into one file."""

from dataclasses import dataclass
from pathlib import Path

from grognard.emu.files import write_whole

from .asm import AsmErrors, Diagnostic, Location, assemble
from .link import link


@dataclass(frozen=True)
class CommandResult:
    """``code`` is the exit code (0 or 1); ``messages`` are complete texts for stderr."""

    code: int
    messages: tuple[str, ...]


def assemble_and_link(
    source: str | Path,
    output: str | Path,
    cfg: str | Path | None = None,
    listing: str | Path | None = None,
) -> CommandResult:
    """Assembles and links ``source`` into ``output``; nothing is written when there are errors.

    Without ``cfg``: ZEROPAGE at $0000 (not written) and CODE, RODATA, DATA, BSS from $0800.
    Other files that the cfg names are written too, relative to the current folder.
    """
    try:
        module = assemble(source)
        result = link([module], None if cfg is None else Path(cfg), str(output))
        texts = {name: data for name, data in result.files.items()}
        if listing is not None:
            texts[str(listing)] = result.listing.encode("latin-1", "replace")
        for name, data in texts.items():
            _write(Path(name), data)
    except AsmErrors as errors:
        return CommandResult(1, tuple(str(diagnostic) for diagnostic in errors.diagnostics))
    warnings = (*module.warnings, *result.warnings)
    return CommandResult(0, tuple(str(diagnostic) for diagnostic in warnings))


def _write(path: Path, data: bytes) -> None:
    """Writes the whole file or, on an error, leaves what was there."""
    try:
        write_whole(path, data, lasting=False)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        message = f"cannot write: {reason}"
        raise AsmErrors([Diagnostic("error", message, Location(path.as_posix()))]) from None

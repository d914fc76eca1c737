"""What a new project consists of."""

from __future__ import annotations

from pathlib import Path

FILES = Path(__file__).parent / "files"
_SUFFIX = ".in"
_NAME = b"@NAME@"


def project_files(name: str) -> dict[str, bytes]:
    """The files of a project called `name`, by their path in its folder."""
    return {
        path.relative_to(FILES).as_posix().removesuffix(_SUFFIX): path.read_bytes().replace(
            _NAME, name.encode("utf-8", "replace")
        )
        for path in sorted(FILES.rglob(f"*{_SUFFIX}"))
    }

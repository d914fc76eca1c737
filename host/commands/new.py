"""`grognard new`: a program of one's own, from nothing to a disk that boots."""

from __future__ import annotations

from pathlib import Path

import click

from ..errors import Failure


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
def new(folder: Path) -> None:
    """Lay out FOLDER for a program of your own: source, Makefile, test, debugger.

    It shows a screen and answers keys as it is; `make run` there boots it. A folder with
    anything in it is left alone.
    """
    from grognard.emu.files import write_whole

    from ..new_project.layout import project_files

    if folder.is_dir() and any(folder.iterdir()):
        raise Failure(f"{folder} is not empty")
    for name, data in project_files(folder.resolve().name).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data, lasting=False)
        click.echo(path)
    click.echo(f"next: cd {folder}, then make run", err=True)

"""Folders that hold what will be run: nobody else may be able to put anything there."""

from __future__ import annotations

import os
import stat
from pathlib import Path

_ROOT_USER = 0


def private_folder(folder: Path) -> Path | None:
    """The folder's real place, made where it is missing; None where others could change it.

    Each folder on the way must belong to this user or to the system's administrator, and others
    must not write there, unless it is one like /tmp, where nobody removes what is another's; a
    group of which the user is the only member is no other. Links are followed once: what counts
    afterwards is the place returned. OSError where it cannot be made.
    """
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    for place in reversed(missing):
        place.mkdir(mode=0o700, exist_ok=True)
    real = Path(os.path.realpath(folder))
    return real if not hasattr(os, "geteuid") or _only_ours(real) else None


def _only_ours(real: Path) -> bool:
    owners = {os.geteuid(), _ROOT_USER}
    for place in (real, *real.parents):
        info = place.lstat()
        sticky = place != real and info.st_mode & stat.S_ISVTX
        if not stat.S_ISDIR(info.st_mode) or info.st_uid not in owners:
            return False
        if _shared(info) and not sticky:
            return False
    return True


def _shared(info: os.stat_result) -> bool:
    if info.st_mode & stat.S_IWOTH:
        return True
    return bool(info.st_mode & stat.S_IWGRP) and not _own_group(info.st_gid)


def _own_group(number: int) -> bool:
    """Whether a group is the one that systems give each user: of his name, with nobody else."""
    import grp
    import pwd

    try:
        group, user = grp.getgrgid(number), pwd.getpwuid(os.geteuid()).pw_name
    except KeyError:
        return False
    return group.gr_name == user and set(group.gr_mem) <= {user}

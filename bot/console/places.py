"""The folder of the local table's database, and moving it from the folder of earlier releases.

Earlier releases kept it in the folder for settings: `~/.config/paifuda`, not
`~/.local/share/paifuda`.
"""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

import typer
from platformdirs import user_data_path

from bot.store.lock import held

NAME = "local.sqlite"
"""The file name of the local table's database."""


def data_folder() -> Path:
    """Return the folder of the local table's database."""
    return Path(user_data_path("paifuda", appauthor=False))


def earlier_folder() -> Path:
    """Return the folder in which earlier releases kept the local table's database."""
    return Path(typer.get_app_dir("paifuda"))


def move_here(old: Path, new: Path) -> bool:
    """Move the local table's database to another folder; return whether one was moved.

    A database that the new folder already has stays. HeldError while a process uses the old one.
    """
    if not (old / NAME).exists() or (new / NAME).exists():
        return False
    with held(f"sqlite:///{old / NAME}"):
        # The write-ahead log goes first: if the move is interrupted, the next start moves the rest.
        for file in (f"{NAME}-wal", NAME):
            if (old / file).exists():
                part = new / f"{file}.part"
                shutil.move(old / file, part)
                part.chmod(0o600)
                part.replace(new / file)
        (old / f"{NAME}-shm").unlink(missing_ok=True)
    (old / f"{NAME}.lock").unlink(missing_ok=True)
    with suppress(OSError):
        old.rmdir()
    return True

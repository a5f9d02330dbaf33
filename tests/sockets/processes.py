"""The bot in processes of its own, on a Discord behind sockets."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def started(
    place: str, database: str, *more: str, log: IO[bytes] | None = None, **settings: str
) -> subprocess.Popen[bytes]:
    """Start `paifuda run` on a Discord at an address, with some settings."""
    path = os.pathsep.join([str(HERE / "elsewhere"), str(ROOT)])
    own = {f"PAIFUDA_{name.upper()}": value for name, value in settings.items()}
    env = {**os.environ, **own, "PYTHONPATH": path, "DISCORD_IS_AT": place}
    env |= {"PAIFUDA_TOKEN": "x.y.z", "PAIFUDA_DATABASE": database, "PAIFUDA_EMOJI": "false"}
    command = [sys.executable, "-W", "ignore", "-m", "bot", "run", *more]
    return subprocess.Popen(command, env=env, stdout=log, stderr=log, cwd=HERE)

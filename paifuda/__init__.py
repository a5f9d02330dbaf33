"""The command `paifuda`, and the way to the rooms `bot`, `render` and `rules`.

In an installed package the rooms lie in this folder, because other packages have such names, too.
In the repository they lie beside it.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main() -> None:
    """Run the command line."""
    open_rooms()
    from bot.__main__ import main as run

    run()


def open_rooms() -> None:
    """Put the folder of the rooms first on the path of this process and of its workers."""
    sys.path.insert(0, str(HERE if (HERE / "bot").is_dir() else HERE.parent))

"""Every test imports the rooms from the project's root, and the simulated Discord of the bot's."""

import sys
from pathlib import Path

TESTS = Path(__file__).parent

for room in (TESTS.parent, TESTS / "bot"):
    if str(room) not in sys.path:
        sys.path.insert(0, str(room))

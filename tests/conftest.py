"""Every test imports the rooms from the project's root, installed or not."""

import sys
from pathlib import Path

ROOT = str(Path(__file__).parent.parent)

if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

"""A picture before it is painted: its mark, its words and its size."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

from render.boards.scene import Leaf
from render.look import Say


class Plan(NamedTuple):
    """A picture before it is painted: sixteen hex digits that identify it, its words, its size."""

    mark: str
    words: str
    size: tuple[int, int]


def planned(leaf: Leaf, say: Say) -> Plan:
    """Return the plan of a picture that is laid out."""
    picture = leaf.picture
    mark = sha256(f"{say.language} {picture}".encode()).hexdigest()[:16]
    return Plan(mark, leaf.words, (picture.width, picture.height))

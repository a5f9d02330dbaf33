"""Claims a mahjong player has written down, as an order or as marks; other tiles are passed.

The words for claims are `win`, and `pung`, `kong` and `chow` with any tile. `p1z` and `k1z` are a
pung and a kong of that tile, and `c3m4m` is a chow with these two tiles of the hand. `pass` claims
nothing.

An order may end with words for when it stops, so that the player is asked. `sets3` is once another
player has three open sets, `wall20` once fewer than 20 tiles are left in the wall. Marks use these
words, too, and `ready`: once another player has declared ready. Marks pass where an order would
stop.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence

from bot.domain.refusal import Refusal
from rules import MahjongView, Move
from rules.mahjong.claims import PASS
from rules.mahjong.tiles import KINDS, in_order, runs

Decide = Callable[[MahjongView, Sequence[Move]], Move | None]

ANY = ("win", "kong", "pung", "chow")
"""The words of an order that claim any tile, the preferred claim first."""
STOPS = ("sets3", "wall40", "wall20")
"""The conditions under which a player wants to be asked again."""
GUARDS = ("ready", "sets3", "wall20")
"""The conditions under which a planned claim is passed after all."""
TILE = "[1-9][mpsz]"
WORD = re.compile(rf"{'|'.join((*ANY, *STOPS, 'pass'))}|[pk]{TILE}|c{TILE}{TILE}")
NONE = "pass"
MARK = re.compile(rf"win|{'|'.join((*GUARDS, NONE))}|[pk]{TILE}|c{TILE}{TILE}")
MOST = 8
"""The largest number of claims that fit into the id of a button."""


def read(text: str) -> Decide:
    """Read an order into a function that decides by it; Refusal for another text."""
    words = frozenset(text.split())
    if not words or not all(WORD.fullmatch(word) for word in words):
        raise Refusal("no-such-order", order=text)

    def decide(view: MahjongView, legal: Sequence[Move]) -> Move | None:
        if any(_stops(word, view) for word in words):
            return None
        claims = (move for verb in ANY for move in legal if move.verb == verb)
        return next((move for move in claims if words & set(_names(move, view))), PASS)

    return decide


def total(text: str, least: int = 0) -> Callable[[MahjongView, Sequence[Move]], Move]:
    """Read marks into a function that decides every window; it claims wins from `least` points on.

    Refusal for other texts. Of several marks for a tile the strongest claim counts, among chows the
    chow that is marked first.
    """
    words = text.split()
    if not words or not all(MARK.fullmatch(word) for word in words):
        raise Refusal("no-such-order", order=text)
    marked = [word for verb in ANY for word in words if word not in GUARDS and word[0] == verb[0]]

    def decide(view: MahjongView, legal: Sequence[Move]) -> Move:
        guarded = any(_stops(word, view) for word in words)
        for word in marked:
            claims = (move for move in legal if word in _names(move, view))
            move = next(claims, None)
            if move and (points(view) >= least if word == "win" else not guarded):
                return move
        return PASS

    return decide


def guarded(text: str, view: MahjongView) -> bool:
    """Whether a guard among these marks holds now, so that melds are passed; only public facts
    count.
    """
    return any(_stops(word, view) for word in text.split() if word in GUARDS)


def points(view: MahjongView) -> int:
    """Return the points of a win for the viewer now."""
    return sum(line.deltas[view.seat or 0] for line in view.worth.lines) if view.worth else 0


def named(tile: str, move: Move) -> str:
    """Return the word for a meld that is claimed with a tile."""
    return move.verb[0] + "".join(move.pieces or (tile,))


def tiles(word: str) -> list[str]:
    """Return the tiles that a word of an order or a mark names."""
    return re.findall(TILE, word)


def written(claims: Collection[str], stops: Collection[str]) -> str:
    """Write an order from claims and stops."""
    return " ".join((*(claims or (NONE,)), *stops))


def parts(text: str) -> tuple[list[str], list[str]]:
    """Split an order into its claims and its stops."""
    words = [word for word in text.split() if word != NONE]
    stops = [word for word in words if word in STOPS]
    return [word for word in words if word not in stops], stops


def possible(view: MahjongView) -> list[str]:
    """Return the claims that are possible with a hand, named by their tiles."""
    own = [tile for tile in view.hand if tile not in view.wilds]
    held = Counter(own)
    pungs = [f"p{tile}" for tile in held if held[tile] >= 2]
    kongs = [f"k{tile}" for tile in held if held[tile] >= 3]
    faces = {view.face(tile): tile for tile in held}
    chows = {
        "c" + "".join(in_order(faces[face] for face in run if face != third))
        for third in KINDS
        for run in runs(third)
        if all(face in faces for face in run if face != third)
    }
    return [*pungs, *kongs, *sorted(chows, key=lambda word: (word[2], word))]


def _names(move: Move, view: MahjongView) -> Iterator[str]:
    """Yield the words of an order that make a claim; a false win is never claimed."""
    match move.verb:
        case "win":
            yield from ("win",) if view.worth else ()
        case "pung" | "kong" | "chow" as verb:
            yield verb
            yield named(view.claimed or "", move)


def _stops(word: str, view: MahjongView) -> bool:
    """Whether a stop or a guard holds now, by public facts; false for other words."""
    match word[:4]:
        case "read":
            return any(state for seat, state in enumerate(view.ready) if seat != view.seat)
        case "sets":
            opened = (
                sum(meld.is_open for meld in melds)
                for seat, melds in enumerate(view.melds)
                if seat != view.seat
            )
            return max(opened) >= int(word[4:])
        case "wall":
            return view.wall < int(word[4:])
        case _:
            return False

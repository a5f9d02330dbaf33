"""A hand of mahjong that a person enters tile by tile, to learn its worth."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, NamedTuple

from bot.domain.refusal import Refusal
from rules import ByGame, MahjongView, Seat, usual
from rules.mahjong.northern.kongs import SPECIALS
from rules.mahjong.sheets import variant
from rules.mahjong.state import SEATS, others
from rules.mahjong.tiles import KINDS, WINDS, Tiles, flower, runs, without
from rules.mahjong.variant import Variant
from rules.mahjong.ways import DRAWN, GIVEN, INDICATOR, NONE, TREASURE, Way

DEALER: Seat = 0
CLOSED: Mapping[str, Callable[[Seat, Seat], bool]] = {
    "nobody": lambda payer, giver: False,
    "all": lambda payer, giver: True,
    "but-giver": lambda payer, giver: payer != giver,
    "but-dealer": lambda payer, giver: payer != DEALER,
    "giver": lambda payer, giver: payer == giver,
    "dealer": lambda payer, giver: payer == DEALER,
}
"""For each value of `Draft.closed`, a function that tells whether a payer has claimed nothing.

The arguments are the payer and the player who gave the winning tile.
"""
HAND, XI, WILDS, GOLD, FROM_XI = "hand", "xi", "wilds", "gold", "xipung"
MELDS = ("chow", "pung", "kong", "added", "concealed")
SETS = {"chow": 3, "pung": 3, "kong": 4, "added": 4, "concealed": 4, FROM_XI: 3}
"""The melds that a pressed tile can become, with the number of their tiles."""
OTHERWISE: ByGame[tuple[str, ...]] = ByGame(
    {"xiamen": (GOLD,), "northern": (), "liangxi": (GOLD, WILDS, XI, FROM_XI)}
)
"""For each game, what a pressed tile can be besides a tile of the hand or of a meld."""


class Laid(NamedTuple):
    """A meld on the table: kind, tiles, and whether a tile of somebody's xi was claimed for it."""

    kind: str
    tiles: Tiles
    from_xi: bool = False


@dataclass(frozen=True, slots=True)
class Draft:
    """A hand of mahjong as far as it has been entered.

    `hand` has the concealed tiles without the winning one, `won`, and `way` is how it wins. `gold`
    is the tile turned up; where wild kinds are named instead, `wilds` has them. The winner is the
    `dealer`, or the dealer is the `giver` of the winning tile. The dealer has been dealer for
    `streak` deals before, and the winner has discarded `discarded` golds. `closed` names the payers
    without claims. `seat` and `round` are winds, `moment` is a flag of the sheet such as a last
    tile, and `limited` has the dealer's terms.
    """

    game: str
    hand: Tiles = ()
    won: str = ""
    way: str = "self_draw"
    melds: tuple[Laid, ...] = ()
    flowers: Tiles = ()
    gold: str = ""
    xi: Tiles = ()
    wilds: Tiles = ()
    dealer: bool = False
    giver: bool = False
    streak: int = 0
    discarded: int = 0
    closed: str = "nobody"
    seat: str = ""
    round: str = ""
    moment: str = ""
    limited: str = ""

    # --- The tiles of a hand --------------------------------------------------------------------

    @property
    def variant(self) -> Variant[Any, Any]:
        """The rules of the hand's game; RuleError if that is no mahjong game."""
        return variant(self.game)

    @property
    def wins(self) -> Way | None:
        """The way in which the hand wins; None if its game has no such way."""
        return next((way for way in self.variant.ways if self.way in way.sources), None)

    @property
    def count(self) -> int:
        """How many tiles the hand has so far, each meld counted as three."""
        return len(self.hand) + bool(self.won) + 3 * len(self.melds) + 3 * bool(self.xi)

    @property
    def needed(self) -> int:
        """How many tiles a winning hand needs, each meld counted as three."""
        return self.variant.size + (self.wins is None or self.wins.tile != INDICATOR)

    @property
    def is_whole(self) -> bool:
        """Whether the hand has all its tiles."""
        shapeless = self.wins is not None and self.wins.shapeless
        return self.count >= self.needed - shapeless

    @property
    def left(self) -> Counter[str]:
        """How many tiles of each kind can still be added."""
        deck = Counter(self.variant.deck(usual(self.variant.presets)))
        used = [*self.hand, *self.xi, *self.flowers, *filter(None, (self.won, self.gold))]
        return deck - Counter([*used, *(tile for meld in self.melds for tile in meld.tiles)])

    @property
    def flowered(self) -> bool:
        """Whether the hand's game has flowers."""
        return any(map(flower, self.variant.deck(usual(self.variant.presets))))

    # --- Presses --------------------------------------------------------------------------------

    def with_tile(self, tile: str, into: str) -> Draft:
        """Add a pressed tile to the hand, or to the part `into`; Refusal without room for it."""
        if not self.left[tile] and (into != WILDS or flower(tile)):
            raise Refusal("too-many-alike", tile=tile)
        if flower(tile):
            return replace(self, flowers=(*self.flowers, tile))
        if into in SETS:
            return self.with_meld(_meld(tile, into))
        match into:
            case "gold":
                return replace(self, gold=tile)
            case "wilds":
                rest = tuple(kind for kind in self.wilds if kind != tile)
                return replace(self, wilds=rest if tile in self.wilds else (*rest, tile))
            case "xi":
                return replace(self, xi=(*self.xi, tile))
        if self.count >= self.needed:
            raise Refusal("hand-full")
        last = self.count + 1 == self.needed and self.takes_tile
        return replace(self, won=tile) if last else replace(self, hand=(*self.hand, tile))

    @property
    def takes_tile(self) -> bool:
        """Whether a single tile completes the hand in its way of winning."""
        return self.wins is not None and self.wins.tile in (GIVEN, DRAWN, TREASURE)

    def with_meld(self, meld: Laid) -> Draft:
        """Lay down a meld; Refusal if there is no room, or if its tiles are used up."""
        if self.count + 3 > self.needed:
            raise Refusal("hand-full")
        lacking = Counter(meld.tiles) - self.left
        for tile in lacking:
            raise Refusal("too-many-alike", tile=tile)
        return replace(self, melds=(*self.melds, meld))

    def without_last(self, into: str, suit: str) -> Draft:
        """Take back the last tile of the part `into`, or of the flowers while `suit` shows them."""
        if suit == "f" and self.flowers:
            return replace(self, flowers=self.flowers[:-1])
        if into == GOLD:
            return replace(self, gold="")
        if into in (XI, WILDS):
            return replace(self, **{into: getattr(self, into)[:-1]})
        if self.won and into == HAND:
            return replace(self, won="")
        if self.hand and (into == HAND or not self.melds):
            return replace(self, hand=self.hand[:-1])
        return replace(self, melds=self.melds[:-1])

    def completed_by(self, tile: str) -> Draft:
        """Choose the tile that completes the hand; Refusal if the hand has no such tile."""
        every = [*self.hand, *filter(None, (self.won,))]
        if tile not in every:
            raise Refusal("stale")
        every.remove(tile)
        return replace(self, hand=tuple(every), won=tile)

    def in_this_way(self, way: str) -> Draft:
        """Set the way of winning; the winning tile joins the hand if no single tile completes it.

        If a single tile does, and the hand is full, the hand's last tile becomes the winning tile.
        Refusal if the game has no such way of winning.
        """
        other = replace(self, way=way)
        if other.wins is None:
            raise Refusal("stale")
        if not other.takes_tile and self.won:
            return replace(other, hand=(*self.hand, self.won), won="")
        if other.takes_tile and not self.won and self.count == other.needed:
            return replace(other, hand=self.hand[:-1], won=self.hand[-1])
        return other

    # --- The appraisal --------------------------------------------------------------------------

    @property
    def sheet(self) -> dict[str, Any]:
        """The hand as data for an appraisal, even if it cannot win."""
        winner = DEALER if self.dealer else 1
        giver = DEALER if self.giver and not self.dealer else 2
        joins = self.wins is not None and self.wins.tile == NONE and self.won
        hand = (*self.hand, self.won) if joins else self.hand
        wild = {"kinds": list(self.wilds)} if self.wilds else {}
        return {
            **{"dealer": DEALER, "dealer_streak": self.streak, "winner": winner},
            **{"hand": list(hand), "melds": [_described(meld) for meld in self.melds]},
            **{"flowers": list(self.flowers), "xi": list(self.xi)},
            "wild": {"indicator": self.gold or None, **wild},
            "concealed_payers": [
                seat for seat in others(winner) if CLOSED[self.closed](seat, giver)
            ],
            "win": {"tile": None if joins else self.won or None, "source": self.way, "from": giver},
            "state": {"you_stage": self.discarded},
            "flags": [self.moment] if self.moment else [],
            "limited": {"name": self.limited} if self.limited else None,
            **{"seat_wind": self.seat or None, "round_wind": self.round or None},
        }

    @property
    def awaiting(self) -> Iterator[Draft]:
        """Drafts of this hand with each other tile that could still come in place of `won`."""
        waiting = replace(self, won="")
        for tile in KINDS:
            if tile != self.won and waiting.left[tile]:
                yield replace(self, won=tile)


def _meld(tile: str, into: str) -> Laid:
    """Return the meld that a pressed tile becomes; a chow begins with the tile, if it can."""
    if into == "chow":
        if not (every := runs(tile)):
            raise Refusal("no-such-meld", meld=tile)
        return Laid("chow", every[-1])
    kind = "pung" if into == FROM_XI else into
    return Laid(kind, (tile,) * SETS[into], into == FROM_XI)


def _described(meld: Laid) -> dict[str, Any]:
    """Return a meld in the form that a sheet needs."""
    from_xi = {"from_xi": True} if meld.from_xi else {}
    return {"type": meld.kind, "tiles": list(meld.tiles), **from_xi}


def lays(draft: Draft) -> tuple[str, ...]:
    """Return everything that a pressed tile can become in the draft's game."""
    return (HAND, *MELDS, *OTHERWISE[draft.game])


def specials(draft: Draft) -> list[Laid]:
    """Return the special kongs of a game, in their basic form."""
    own = dict.fromkeys(draft.variant.melds.values())
    return [Laid(kind, SPECIALS[kind].tiles) for kind in own if kind in SPECIALS]


def of_view(view: MahjongView, seat: Seat) -> Draft:
    """Return the hand of a seat at a table, with the tile it could win with now."""
    own, melds = view.hands[seat], view.melds[seat]
    claimed = view.claimed if seat in view.to_act else None
    drawn = view.drawn if seat == view.seat and view.drawn in own else None
    xi = [meld.tiles for meld in melds if meld.kind == XI]
    claims = (any(meld.is_open for meld in view.melds[other]) for other in others(seat))
    return Draft(
        view.game,
        without(own, drawn) if drawn else own,
        drawn or claimed or "",
        "discard" if claimed and not drawn else "self_draw",
        tuple(Laid(meld.kind, meld.tiles, meld.from_xi) for meld in melds if meld.kind != XI),
        flowers=view.flowers[seat],
        gold="" if view.terms or len(view.wilds) > 1 else view.indicator or "",
        xi=xi[0] if xi else (),
        wilds=view.wilds if len(view.wilds) > 1 else (),
        dealer=seat == view.dealer,
        giver=view.turn == view.dealer,
        streak=view.streak,
        discarded=view.stage,
        closed="nobody" if any(claims) else "all",
        seat=view.winds[seat],
        round=WINDS[view.changes // SEATS % SEATS],
        limited=view.terms,
    )


def written(draft: Draft) -> str:
    """Write a draft as text."""
    return json.dumps(asdict(draft), ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Draft | None:
    """Read a draft from text; None if this version of the bot does not understand it."""
    try:
        values = json.loads(text)
        known = {field.name for field in fields(Draft)}
        found = {name: _frozen(value) for name, value in values.items() if name in known}
        melds = tuple(Laid(*meld) for meld in found.pop("melds", ()))
        return replace(Draft(**found), melds=melds)
    except (AttributeError, TypeError, ValueError):
        return None


def of_game(game: str, kept: Draft | None) -> Draft:
    """Return the draft `kept` if it is of this game, otherwise an empty one."""
    return kept if kept and kept.game == game else Draft(game)


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value

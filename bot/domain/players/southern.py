"""A master of Xiamen and Quanzhou: a club player that reckons three of its choices in points.

Among the discards that leave its hand equally near to a win it takes the one worth most. It passes
where a claim that a club player would make is worth less. It weighs a win on a discard against a
claim for sets and a lone gold, and against passing. The points of a hand follow from a few facts.
What each of them adds was measured in deals of such masters with club players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from bot.domain.players import mahjong
from bot.domain.players.mahjong import LAP
from bot.domain.players.nearest import Held, best, claimed, konged
from rules import Move, RuleError
from rules.mahjong.claims import PASS, WIN
from rules.mahjong.shapes import away
from rules.mahjong.sheets import variants
from rules.mahjong.state import SEATS, Meld, others
from rules.mahjong.tiles import BESIDE, HONOURS, PLACE
from rules.mahjong.view import MahjongView
from rules.mahjong.xiamen.rules import Xiamen
from rules.mahjong.xiamen.score import Hand, Scale, score, standing_water

RULES: dict[str, Xiamen[Any]] = {
    rule_set.key: rule_set for rule_set in variants() if isinstance(rule_set, Xiamen)
}


RIVALS = 0.35
"""The chance that another seat wins in a lap, once a hand waits."""


class Facts(NamedTuple):
    """Facts about a hand between turns, or the points that each of them adds.

    `hand` is always 1. `draw`, `pung` and `chow` are the shares of unseen tiles that bring the hand
    nearer to a win if it draws, pungs or chows them. `water` is its water, `pair` the number of its
    pairs of honours. A hand that waits has `race` instead: the points it wins if nobody else is
    faster; `late` is `race` times the laps gone.

    `gold` counts its golds, `golden` tells that it has any. `even` tells that sets and a lone gold
    are no farther than a win; `lone` is the share of tiles that bring these nearer. `lap` counts
    the laps gone, `rival` the melds of the others.
    """

    hand: float = 0
    draw: float = 0
    pung: float = 0
    chow: float = 0
    water: float = 0
    gold: float = 0
    golden: float = 0
    even: float = 0
    lone: float = 0
    lap: float = 0
    rival: float = 0
    pair: float = 0
    race: float = 0
    late: float = 0


POINTS: Mapping[str, tuple[float, ...]] = {
    "hand": (-3.1, 1.85, -2.09, -4.5, -6.1),
    "draw": (0, 7.8, 2.64, 1.92, 2.06),
    "pung": (0, 35.0, 29.6, 24.1, 20.0),
    "chow": (0, 3.6, 4.0, 2.45, 1.88),
    "water": (0, 1.21, 0.97, 0.86, 0.58),
    "gold": (3.5, 7.9, 8.8, 9.0, 9.1),
    "golden": (-2.32, -4.7, -5.6, -5.9, -6.4),
    "even": (0.92, 1.0, 0.75, 0.13, 0),
    "lone": (42.7, 6.5, 4.2, 3.2, 2.63),
    "lap": (-0.01, -1.4, -1.2, -1.08, -0.97),
    "rival": (-0.67, -0.62, -0.49, -0.34, -0.19),
    "pair": (0, 1.58, 1.6, 1.34, 1.02),
    "race": (2.31, 0, 0, 0, 0),
    "late": (-0.165, 0, 0, 0, 0),
}
"""The points of each fact, for hands that lack one tile, two tiles, and so on to five.

Hands that lack more are left to a club player.
"""
WEIGHTS = [
    Facts(**dict(zip(POINTS, points, strict=True))) for points in zip(*POINTS.values(), strict=True)
]
"""The same points by the number of lacking tiles, beginning with one."""


@dataclass(frozen=True)
class Thinking(mahjong.Thinking):
    """A position as a master sees it, with the house rules of the table."""

    house: Any

    # --- Choices --------------------------------------------------------------------------------

    def winning(self, legal: tuple[Move, ...]) -> Move:
        """Choose a true win, or a move that promises more points."""
        if self.view.phase != "claim" or self.view.wall < LAP:
            return self.put_off(legal) or WIN
        promises = {WIN: float(self.wins), PASS: self.worth(self.held)}
        for move in legal:
            if move.verb in ("chow", "pung"):
                promises[move] = self._alone(claimed(self.held, self.view, move))
        return max(promises, key=promises.__getitem__)

    def instead(self, usual: Move, legal: tuple[Move, ...]) -> Move:
        """Return a club player's move, or one worth more: a pass, or a discard as near to a win."""
        if usual.verb in ("chow", "pung") and self.away(self.held) <= len(WEIGHTS):
            return PASS if self.worth(self.held) > self.value(usual) else usual
        if usual.verb != "discard" or usual.pieces[0] in self.view.wilds:
            return usual
        after = {move: self.held.less(*move.pieces) for move in legal if move.verb == "discard"}
        now = self.away(after[usual])
        alike = [
            move
            for move in after
            if move.pieces[0] not in self.view.wilds and self.away(after[move]) == now
        ]
        return best(alike, self.value, self.view) if now <= len(WEIGHTS) else usual

    # --- Points ---------------------------------------------------------------------------------

    def value(self, move: Move) -> float:
        """Return the points that a move promises until the end of the deal."""
        held = self.held
        match move.verb:
            case "win":
                return float(self.wins)
            case "discard":
                after = held.less(*move.pieces)
                return self.alone(after, *move.pieces) or self.worth(after)
            case "chow" | "pung":
                return self._discarding(claimed(held, self.view, move))
            case "kong":
                return self.worth(konged(held, self.view, move, _grows)[0])
            case _:
                return self._discarding(held) if len(held.tiles) % 3 == 2 else self.worth(held)

    def worth(self, held: Held) -> float:
        """Return the points that a hand between turns promises until the end of the deal."""
        if points := self.alone(held):
            return points
        weights = WEIGHTS[min(self.away(held), len(WEIGHTS)) - 1]
        return sum(fact * weight for fact, weight in zip(self.facts(held), weights, strict=True))

    def _discarding(self, held: Held) -> float:
        """Return the points of a hand that must discard, by its best discard nearest to a win."""
        tiles = dict.fromkeys(held.tiles)
        natural = [tile for tile in tiles if tile not in self.view.wilds]
        lacking = {after: self.away(after) for after in map(held.less, natural or tiles)}
        nearest = min(lacking.values())
        return max(self.worth(after) for after in lacking if lacking[after] == nearest)

    def _alone(self, held: Held) -> float:
        """Return the points to expect from sets and a lone gold, by the best discard; 0 if none
        leaves these.
        """
        return max(self.alone(held.less(tile), tile) for tile in dict.fromkeys(held.tiles))

    # --- Facts about a hand ---------------------------------------------------------------------

    def facts(self, held: Held) -> Facts:
        """Return the facts about a hand that lacks at least one tile."""
        counts, golds = self._read(held.tiles)
        now, nearer = self.away(held), self._nearer(held, pair=True)
        even = golds > 0 and away(counts, golds - 1, len(held.tiles) // 3, pair=False) <= now
        laps = len(self.view.trail) / SEATS
        facts = Facts(
            hand=1,
            draw=self._share(nearer),
            pung=self._share(filter(self._ponged(held), nearer)),
            chow=self._share(filter(self._chowed(held), nearer)),
            water=standing_water(self._hand(held, None, "self_draw"), self._scale),
            gold=golds,
            golden=golds > 0,
            even=even,
            lone=self._share(self._nearer(held, pair=False)) if even else 0,
            lap=laps,
            rival=sum(len(self.view.melds[seat]) for seat in others(self.seat)),
            pair=sum(counts[PLACE[tile]] == 2 for tile in HONOURS),
        )
        if now > 1:
            return facts
        race = self._race(held, nearer)
        return facts._replace(draw=0, pung=0, chow=0, water=0, pair=0, race=race, late=race * laps)

    def _share(self, tiles: Iterable[str]) -> float:
        """Return the share of these kinds among the unseen tiles."""
        return sum(self.unseen[tile] for tile in tiles) / self.unseen.total()

    def _nearer(self, held: Held, *, pair: bool) -> list[str]:
        """Return the kinds that bring a hand nearer to its sets, and to a pair if that is asked.

        A gold always does.
        """
        counts, _ = self._read(held.tiles)
        places = mahjong.helping(tuple(counts), 0, len(held.tiles) // 3, pair=pair)
        face, golds = self.view.face, self.view.wilds
        return [tile for tile in self.unseen if tile in golds or PLACE[face(tile)] in places]

    def _ponged(self, held: Held) -> Callable[[str], bool]:
        """Return a function that tells whether a pung of a kind brings a hand nearer."""
        return lambda tile: self._laid(held, (self.view.face(tile),) * 2, tile)

    def _chowed(self, held: Held) -> Callable[[str], bool]:
        """Return a function that tells whether a chow of a kind brings a hand nearer."""
        return lambda tile: any(
            self._laid(held, beside, tile) for beside in BESIDE[self.view.face(tile)]
        )

    def _laid(self, held: Held, own: tuple[str, str], tile: str) -> bool:
        """Whether a hand is nearer to a win once `own`, two of its tiles, lie in a meld with this
        tile.
        """
        counts, golds = self._read(held.tiles)
        for face in own:
            counts[PLACE[face]] -= 1
        if min(counts) < 0 or tile in self.view.wilds:
            return False
        return away(counts, golds, len(held.tiles) // 3 - 1) < self.away(held)

    def _race(self, held: Held, waits: Iterable[str]) -> float:
        """Return the points that a waiting hand wins if its chance in a lap and that of its rivals
        stay as they are.

        In a lap each tile is drawn once, and discarded by others twice.
        """
        points = chance = 0.0
        for tile in waits:
            left = self.unseen[tile] / self.unseen.total()
            for paid, times in ((self._points(held, tile, 0), 1), (self._given(held, tile), 2)):
                points += times * left * paid
                chance += times * left * (paid > 0)
        return points / (chance + RIVALS)

    # --- Wins -----------------------------------------------------------------------------------

    def _points(self, held: Held, tile: str, stage: int) -> int:
        """Return the points of a win by drawing a tile; 0 if the tiles do not win.

        `stage` is the stage of 游 that the win reaches, 0 for none.
        """
        return self._paid(self._hand(held, tile, "self_draw", stage))

    def _given(self, held: Held, tile: str) -> int:
        """Return the points of a win on another seat's discard; 0 if the tiles do not win."""
        return 0 if self.view.locked else self._paid(self._hand(held, tile, "discard"))

    def _paid(self, hand: Hand) -> int:
        try:
            win = score(hand, self.house, self._scale)
        except RuleError:
            return 0
        return sum(line.deltas[self.seat] for line in win.lines)

    def _hand(self, held: Held, tile: str | None, source: str, stage: int = 0) -> Hand:
        """Return a hand of the viewer as it is scored; `tile` is the winning tile, None between
        turns.
        """
        view, seat = self.view, self.seat
        return Hand(
            seat=seat,
            dealer=view.dealer,
            dealer_base=self._base,
            concealed=held.tiles,
            melds=held.melds,
            flowers=view.flowers[seat],
            gold=view.indicator,
            tile=tile,
            source=source,
            stage=stage,
        )

    @cached_property
    def _base(self) -> int:
        """The dealer's base, after as many deals as the dealer has stayed."""
        rules, base = RULES[self.view.game], RULES[self.view.game].base
        for _ in range(self.view.streak):
            base = rules.grown(base, None, self.house)
        return base * int(self.house.base_scale)

    @cached_property
    def _scale(self) -> Scale:
        return RULES[self.view.game].scale_of(self.house)


def _grows(meld: Meld, tile: str) -> bool:
    """Whether a tile makes a kong of a meld."""
    return meld.kind == "pung" and tile in meld.tiles


def thinking(view: MahjongView, options: Any) -> Thinking:
    """Return a master's knowledge of a position."""
    return Thinking(view, options)


def choose(view: MahjongView, legal: tuple[Move, ...], options: Any) -> Move:
    """Choose a club player's move, or one that promises more points."""
    thinking = Thinking(view, options)
    if WIN in legal and thinking.wins:
        return thinking.winning(legal)
    moves = tuple(move for move in legal if move != WIN)
    return thinking.instead(mahjong.choose(view, moves), moves)

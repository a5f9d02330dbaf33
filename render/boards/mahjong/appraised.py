"""The sheet of an appraised hand: its reading and its payments, without a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from render.boards import scores
from render.boards.mahjong.account import outcome
from render.boards.mahjong.scene import MahjongScene
from render.layout import Picture
from render.look import Look, Say
from rules import MahjongView, Result
from rules.mahjong.claims import OF_OTHERS
from rules.mahjong.sheets import variant
from rules.mahjong.state import SEATS, melds_of
from rules.mahjong.tiles import WHITE, in_order

NOTHING: Mapping[str, Any] = {
    **{"seat": None, "phase": "over", "hand": (), "hand_sizes": (0,) * SEATS, "known": None},
    **{"to_act": frozenset(), "scores": (0,) * SEATS, "last": (), "lines": (), "discarded": ()},
    **{"drawn": None, "claimed": None, "thrown": None, "wall": 0, "winds": (), "worth": None},
    **{"number": 1, "streak": 0, "changes": 0, "rounds": 1, "false_wins": False},
}
"""The fields of a view that mean nothing for a hand without a table."""


@dataclass(frozen=True, slots=True)
class AppraisedScene(MahjongScene):
    """The scene of a hand that was described, not played at a table."""

    @property
    def standing(self) -> tuple[str, ...]:
        """The name of the game."""
        return (self.say(f"game-{self.view.game}"),)

    @property
    def roles(self) -> bool:
        """Whether the names are roles of players: they always are."""
        return True


def appraised(
    key: str, sheet: Mapping[str, Any], result: Result, options: Any, say: Say, look: Look
) -> Picture:
    """Draw the sheet of a hand described as data, under the house rules it was appraised by."""
    view = _view(key, sheet, result, options)
    scene = AppraisedScene(_roles(sheet, say), say, look, view)
    return scores.sheet(scene, outcome(scene)._replace(alone=True), ())


def _roles(sheet: Mapping[str, Any], say: Say) -> tuple[str, ...]:
    """Return the role of each seat in place of a name; the dealer's is marked."""
    special = {sheet["winner"]: "winner"}
    if sheet["win"]["source"] in OF_OTHERS:
        special[sheet["win"]["from"]] = "giver"
    others = [seat for seat in range(SEATS) if seat not in special and seat != sheet["dealer"]]
    roles = ((special.get(seat, "other"), seat == sheet["dealer"]) for seat in range(SEATS))
    return tuple(
        say(
            "appraised-seat",
            role=role if role != "other" or not deals else "dealer",
            deals="yes" if deals else "no",
            number=others.index(seat) + 1 if seat in others else 0,
        )
        for seat, (role, deals) in enumerate(roles)
    )


def _view(key: str, sheet: Mapping[str, Any], result: Result, options: Any) -> MahjongView:
    """Return the view of a finished deal in which only the winner's tiles are known."""
    rule_set, winner, wild = variant(key), sheet["winner"], sheet.get("wild") or {}
    result = replace(result, sheet=replace(result.sheet, giver=None))
    wilds, face = rule_set.described_wilds(sheet, options)
    own = in_order((*sheet["hand"], *filter(None, (result.sheet.tile,))))
    limited = sheet.get("limited") or {}
    return MahjongView(
        **NOTHING,
        game=key,
        dealer=sheet["dealer"],
        turn=winner,
        result=result,
        hands=_at(winner, own),
        melds=_at(winner, melds_of(sheet, rule_set.melds)),
        flowers=_at(winner, in_order(sheet.get("flowers") or ())),
        indicator=wild.get("indicator"),
        wilds=in_order(wilds),
        white_stands=face(WHITE) != WHITE,
        terms=limited.get("name", ""),
    )


def _at(seat: int, own: tuple[Any, ...]) -> tuple[tuple[Any, ...], ...]:
    """Return a row of tuples by seat, empty but for one."""
    return tuple(own if other == seat else () for other in range(SEATS))

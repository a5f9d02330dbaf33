"""The facts that change the worth of an entered hand of mahjong, as choices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from bot.domain.people.draft import CLOSED, Draft
from rules import ByGame
from rules.mahjong.described import FLAGS
from rules.mahjong.tiles import WINDS
from rules.mahjong.ways import GIVEN

ASKED: ByGame[tuple[str, ...]] = ByGame(
    {
        "xiamen": ("dealer", "streak", "discarded"),
        "changchun": ("dealer", "giver"),
        "dalian": ("dealer", "giver", "closed"),
        "liangxi": ("dealer", "giver", "seat", "round", "moment"),
    }
)
"""The facts that change the worth of a hand, by game; each is a field of `Draft`."""
CHOICES: dict[str, tuple[Any, ...]] = {
    "dealer": (True,),
    "giver": (True,),
    "streak": tuple(range(1, 9)),
    "discarded": (1, 2),
    "closed": tuple(CLOSED)[1:],
    "seat": WINDS,
    "round": WINDS,
    "moment": FLAGS,
}
"""The values of each fact besides its usual one."""

USUAL: dict[str, Any] = {
    field.name: field.default for field in fields(Draft) if field.name in CHOICES
}
"""The usual value of each fact."""


def offered(draft: Draft) -> dict[str, tuple[str, Any]]:
    """Return the choices that matter in the draft's way of winning, by a text such as `streak:2`.

    Each is a fact and a value that is not the usual one.
    """
    given = draft.wins is not None and draft.wins.tile == GIVEN
    idle = {"giver"} if draft.dealer or not given else set()
    idle |= {"discarded"} if given else set()
    every = [fact for fact in ASKED[draft.game] if fact not in idle]
    return {
        f"{fact}:{value}": (fact, value)
        for fact in every
        for value in dict.fromkeys((*CHOICES[fact], getattr(draft, fact)))
        if value != USUAL[fact]
    }


def chosen(draft: Draft) -> tuple[str, ...]:
    """Return the texts, as in `offered`, of the choices that have been made for the hand."""
    every = offered(draft).items()
    return tuple(text for text, (fact, value) in every if getattr(draft, fact) == value)


def choose(draft: Draft, texts: Iterable[str]) -> Draft:
    """Return the hand with exactly these choices; of two values of one fact, the new one holds."""
    every, before = offered(draft), chosen(draft)
    usual = {fact: USUAL[fact] for fact, _ in every.values()}
    known = [text for text in texts if text in every]
    new_last = sorted(known, key=lambda text: text not in before)
    return replace(draft, **usual | dict(every[text] for text in new_last))

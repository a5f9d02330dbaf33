"""A computer player says something now and then, after what everybody has just learned of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.chat.panels.tables.match import news
from bot.domain.tables.deal import Told
from bot.domain.tables.player import COMPUTER, Player
from bot.words import LANGUAGES, telling, words
from rules import Event
from tests.bot.decks.mahjong_deals import table, walled

NAMES = ("Aki", "Ben", "Linden", "Hazel")
PEOPLE = (Player(1, NAMES[0]), Player(2, NAMES[1], "computer"))
SEATED = (*PEOPLE, *(Player(COMPUTER, name) for name in NAMES[2:]))


@pytest.mark.parametrize("kind", ["ready", "koikoi", "win", "discard"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_computers_speak_and_only_of_public_declarations(kind: str, language: str) -> None:
    """Its words follow from public numbers, and one time in four it says nothing."""
    say, one = words(language).at("changchun"), table("changchun", walled([]))
    assert one.deal
    for seat in range(4):
        event = Event(kind, seat, ("1m",) if kind in ("discard", "win") else ())
        said = []
        for number in range(news.VOICES):
            deal = replace(one.deal, told=(Told(1, (event,)),))
            shown = replace(one, id=number, players=SEATED, deal=deal)
            plain = telling.step(say, (event,), NAMES)
            text = news.latest(shown, say)
            assert text.startswith(plain)
            assert len(text) <= news.ONE_LINE
            said.append(text.removeprefix(plain).strip())
        speaks = kind in news.VOICED and seat >= len(PEOPLE)
        assert len({*said}) == (news.VOICES if speaks else 1)
        assert "" in said

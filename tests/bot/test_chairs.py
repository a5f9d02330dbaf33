"""The seats of a table fit its house rules; where they cannot, the refusal tells which would."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

import rules
from bot.domain.tables import lobby
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.words import LANGUAGES, words
from bot.words.refusals import refusal
from rules import AnyGame, Options, RuleError, choices, word
from tests.bot.discord.room import Room

BY_GAME = pytest.mark.parametrize("game", rules.GAMES, ids=lambda game: game.key)
OWNER = 1


def refused(game: AnyGame, options: Options, seats: int) -> RuleError | None:
    """The refusal of a number of seats."""
    try:
        game.check(options, seats)
    except RuleError as error:
        return error
    return None


def laid(game: AnyGame, seats: int, people: int) -> Table:
    """A lobby with its free seats between the first player and the others."""
    preset, options = next(iter(game.presets.items()))
    table = lobby.laid(1, 9, Player(OWNER, "P1"), game.key, preset, options, seats)
    others = [Player(one, f"P{one}") for one in range(2, people + 1)]
    return replace(table, players=(*table.players[:1], *[None] * (seats - people), *others))


def chosen(game: AnyGame) -> Iterator[tuple[str | None, dict[str, str]]]:
    """Each preset of a game, and each value of a house rule that is a word."""
    yield from ((preset, {}) for preset in game.presets)
    for choice in choices(next(iter(game.presets.values()))):
        if not isinstance(choice.values, range):
            yield from ((None, {choice.name: word(value)}) for value in choice.values)


@BY_GAME
def test_chosen_house_rules_leave_as_many_seats_as_they_allow(game: AnyGame) -> None:
    for seats, people in ((s, p) for s in game.seats for p in (1, 3, s) if p <= s):
        table = laid(game, seats, people)
        for preset, changed in chosen(game):
            if people > 4 and {preset, *changed.values()} & {"teams", "teams2v2"}:
                with pytest.raises(RuleError) as error:
                    lobby.ruled(table, OWNER, preset, changed)
                assert error.value.sentence == "teams-of-four"
                continue
            after = lobby.ruled(table, OWNER, preset, changed)
            assert not refused(game, after.options, len(after.players)), (preset, changed)
            assert [*filter(None, after.players)] == [*filter(None, table.players)]


@BY_GAME
def test_a_refused_number_of_seats_names_one_that_is_allowed(game: AnyGame) -> None:
    """Alone it stands without a head, which would say that house rules clash."""
    for options in game.presets.values():
        allowed = {seats for seats in range(1, 9) if not refused(game, options, seats)}
        for seats in {*range(1, 9)} - allowed:
            error = refused(game, options, seats)
            assert error
            for language in LANGUAGES:
                told = refusal(words(language).at(game.key), error)
                for four in ("four", "四"):
                    told = told.replace(four, "4")
                assert {*map(int, re.findall(r"\d", told))} & allowed, (told, allowed)
                assert bool(error.because) == (error.sentence == "house-rules-clash")


async def test_teams_chosen_at_a_table_of_three_make_it_four(room: Room) -> None:
    await room.open(1, "ben", "sakura", seats=3)
    number = (await room.table()).id
    await room.client.services.tables.lobbies.set_rules(
        number, room.aki.id, None, {"four_players": "teams2v2"}
    )
    assert (await room.table()).names == ("Aki", "Ben", "", "")
    await room.client.screen.renew(number)
    await room.press(room.ben, "agree")
    await room.press(room.aki, "fill")
    table = await room.table()
    assert table.deal
    assert len(table.game.sides(table.options, (0, 1, 2, 3))) == 2

"""The pictures of mahjong in words."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import render
import rules
from bot.words import LANGUAGES, words
from render.boards.catalogue import BOARDS
from rules import MahjongTable
from rules.mahjong.reading import Part
from rules.mahjong.state import Meld
from rules.mahjong.tiles import FLOWERS, KINDS
from tests import rare_mahjong
from tests.render.walls import NAMES, STORIES, full, many, states, view

VIEWERS = (None, 0, 1, 2, 3)
LONG = ("W" * 32, "👨‍👩‍👧‍👦" * 32, "伊集院光太郎左衛門尉" * 3, "M" * 32)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_of_its_own(language: str) -> None:
    names = [words(language)(f"card-{tile}") for tile in (*KINDS, *FLOWERS)]
    assert len(set(names)) == len(KINDS) + len(FLOWERS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_the_words_tell_who_is_asked_and_every_open_tile(language: str) -> None:
    for place, (key, state) in enumerate(many()):
        say = words(language).at(key)
        one = view(key, state, VIEWERS[place % len(VIEWERS)])
        text = render.describe(one, NAMES, say)
        assert len(text) <= 1000
        asked = one.to_act if one.phase == "turn" else ()
        assert all(NAMES[seat][:4] in text for seat in asked)
        open_tiles = {*one.river, *one.hand, *(t for tiles in one.flowers for t in tiles)}
        open_tiles |= {t for melds in one.melds for meld in melds for t in meld.tiles}
        if all(name in text for name in NAMES):
            assert all(say(f"card-{tile}") in text for tile in open_tiles), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_tell_what_everybody_holds(language: str) -> None:
    say = words(language).at("xiamen")
    key, state = many()[0]
    one = view(key, state, 1)
    one = replace(one, locked=True, duties=one.hand[:1], stage=1, hand_sizes=(4, 16, 7, 13))
    text = render.describe(one, NAMES, say)
    assert say("tell-locked") in text
    assert say("tell-duties", cards=say(f"card-{one.hand[0]}")) in text
    assert say("tell-stage", stage=say("note-stage-1")) in text
    assert all(str(count) in text for count in (*one.hand_sizes, one.wall))


def test_the_words_tell_the_winds() -> None:
    key, state = next((key, state) for key, state in many() if state.dealer == 2)
    text = render.describe(view(key, state, None), ("A", "B", "C", "D"), words("en").at(key))
    assert "Winds: C East, D South, A West, B North." in text


def test_the_words_tell_a_claim_that_was_the_last_move() -> None:
    key, state = next(
        (key, state)
        for key, state in many()
        if state.phase == "turn" and state.trail and state.trail[-1].taken is not None
    )
    last, names = state.trail[-1], ("A", "B", "C", "D")
    say = words("en").at(key)
    told = f"{names[last.taken]} has claimed {say(f'card-{last.tile}')} from {names[last.seat]}."
    assert told in render.describe(view(key, state, None), names, say)


def test_the_words_tell_a_tile_added_to_a_pung() -> None:
    deal = states("xiamen", rare_mahjong.ROBBED)
    state = next(one for one in deal if one.window and one.window.kind == "rob_kong")
    text = render.describe(view("xiamen", state, None), NAMES, words("en").at("xiamen"))
    assert f"{NAMES[state.turn]} adds 6 Dot to a pung." in text


@pytest.mark.parametrize(
    ("key", "meld", "told"),
    [
        ("changchun", Meld("xigang", ("5z", "6z", "7z", "5z")), "White ×2, Green, Red"),
        ("changchun", Meld("yaodan", ("1m", "1p", "1s")), "1 Character, 1 Dot, 1 Bamboo"),
        ("liangxi", Meld("xi", ("1z", "2z", "3z", "3z")), "East, South, West ×2"),
        ("liangxi", Meld("kong", ("3p", "3p", "3p", "8s")), "3 Dot ×3, 8 Bam"),
        ("xiamen", Meld("pung", ("3p",) * 3), "3 Dot"),
    ],
)
def test_the_words_tell_every_tile_of_a_meld(key: str, meld: Meld, told: str) -> None:
    one = view(key, next(state for name, state in many() if name == key), None)
    one = replace(one, melds=((meld,), (), (), ()))
    assert told in render.describe(one, NAMES, words("en").at(key))


def test_the_words_tell_how_a_deal_has_ended() -> None:
    say = words("en").at("xiamen")
    *_, state = states("xiamen", rare_mahjong.SELF_DRAWN)
    text = render.describe(view("xiamen", state, None), NAMES, say)
    assert "wins by self-draw." in text
    assert "−4" in text
    hand = text[text.index("The hand of") :]
    assert all(say(f"card-{tile}") in hand for tile in state.hands[state.result.sheet.winner])


GUIDES = [
    (game.key, picture)
    for game in rules.GAMES
    if isinstance(game, MahjongTable)
    for picture in BOARDS[game.key].guide(game.key)
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_are_spelled_in_every_text_beside_a_picture(language: str) -> None:
    """Nobody who hears `11123m` knows what it is."""
    texts = []
    for place, (key, state) in enumerate(many()[::27]):
        say, every = words(language).at(key), [view(key, state, seat) for seat in range(4)]
        texts += [render.describe(full(every[0], place % 4), LONG, say)]
        texts += [render.describe_opened(every[0], every, NAMES, say)]
    for key, picture in GUIDES:
        options = next(iter(rules.game(key).presets.values()))
        texts.append(render.guide_plan(key, picture, options, words(language).at(key))[1])
    assert [text for text in texts if re.search(r"\d[mpszf]\b", text)] == []


def test_words_of_open_hands_continue_with_the_table() -> None:
    for key, state in many()[::27]:
        say, every = words("en").at(key), [view(key, state, seat) for seat in range(4)]
        table = render.describe(every[0], NAMES, say)
        text = render.describe_opened(every[0], every, NAMES, say)
        held = text.partition("Deal 1.")[0]
        beside = text.removeprefix(held)
        assert table.startswith(beside)
        assert len(text) > 700 or beside == table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_tell_who_discarded_what(language: str) -> None:
    """In one heap nobody sees it."""
    names = ("Mina", "和宏", "Ana", "Bo")
    for key, state in many()[::3]:
        say, one = words(language).at(key), view(key, state, None)
        text = render.describe(one, names, say)
        lying = [discard for discard in one.trail if discard.taken is None]
        newest = one.thrown is not None and one.result is None
        for seat in one.playing:
            own = {discard.tile for discard in lying[: len(lying) - newest] if discard.seat == seat}
            before, after = say("tell-river-of", name=names[seat], cards="|").split("|")
            cards = text.partition(before)[2].partition(after)[0]
            assert one.heaped or all(say(f"card-{tile}")[0] in cards for tile in own), (own, text)


def test_the_fullest_table_and_long_names_stay_within_the_limit() -> None:
    for language in LANGUAGES:
        for place, (key, state) in enumerate(many()[::7]):
            one = full(view(key, state, VIEWERS[place % len(VIEWERS)]), place % 4)
            text = render.describe(one, LONG, words(language).at(key))
            assert len(text) <= 1000
            assert not text.endswith("…")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_reading_divide_its_groups(language: str) -> None:
    say = words(language).at("changchun")
    groups = [Part("run", tiles, tiles) for tiles in (("1m", "2m", "3m"), ("4m", "5m", "6m"))]
    each = [render.describe_reading((group,), say) for group in groups]
    text = render.describe_reading(tuple(groups), say)
    assert say("comma").join(each) != text
    assert all(one in text for one in each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_readings_begin_with_the_winning_tile(language: str) -> None:
    say = words(language)
    pair = Part("pair", ("5m", "5m"), ("5m", "5m"))
    runs = (("2s", "3s", "4s"), ("2s", "3s", "1s"))
    each = [(Part("run", tiles, tiles, 2), pair) for tiles in runs]
    lines = render.describe_readings(each, say).split("\n")
    for line, tile in zip(lines, ("4s", "1s"), strict=True):
        assert line.startswith(say(f"card-{tile}"))


@pytest.mark.parametrize("key", STORIES)
def test_a_sheet_names_the_winning_tile_and_the_flowers(key: str) -> None:
    say, told = words("en").at(key), 0
    for trial in STORIES[key]:
        *_, state = states(key, trial)
        one, sheet = view(key, state, None), state.result.sheet
        if sheet.winner is None or not sheet.win:
            continue
        text = render.describe_scores(one, NAMES, say)
        won = [part.tiles[part.won] for part in sheet.win.reading if part.won is not None]
        told += len(won)
        assert all(say("tell-won", card=say(f"card-{tile}")) in text for tile in won)
        assert all(say(f"card-{tile}") in text for tile in one.flowers[sheet.winner])
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_claimed_group_is_labelled_with_its_kind(language: str) -> None:
    say = words(language)
    labels = [say(f"reading-{kind}") for kind in ("chow", "pung", "kong", "added")]
    assert len({*labels}) == len(labels)


@pytest.mark.parametrize("key", STORIES)
def test_the_words_on_an_ending_cut_no_name(key: str) -> None:
    say, names = words("en").at(key), ("Konstantin", "Bartholomew", "Maximiliana", "Emmanuelle")
    for trial in STORIES[key]:
        *_, state = states(key, trial)
        text = render.describe(view(key, state, None), names, say)
        winner = state.result.sheet.winner
        if winner is None or f"Score before this deal: {names[0]}" not in text:
            continue
        ending = say(f"ending-{state.result.ending}", name=names[winner], count=1)
        assert say("tell-ended", ending=ending) in text


def test_the_words_tell_of_no_hands_before_the_deal() -> None:
    deals = (states("liangxi", trial) for trial in STORIES["liangxi"])
    limiting = next(one for deal in deals for one in deal if not any(one.hands))
    names = ("Mina", "Ben", "Bea", "Aki")
    text = render.describe(view("liangxi", limiting, None), names, words("en").at("liangxi"))
    assert "in the hand" not in text

"""The book of rules: every page is a function of the house rules, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice
from typing import Any

import pytest
import simcord
from simcord.results import ResponseMessage

import render
import rules
from bot.chat.panels.tables.controls import on_hand
from bot.domain.tables.table import Table
from bot.words import LANGUAGES, Words, book, choosing, examples, telling, words
from bot.words.book import CHAPTERS, LINES
from bot.words.lines import height
from render.boards.catalogue import BOARDS
from rules import GAMES, AnyGame, Choice, choices
from rules.mahjong.liangxi.options import LiangxiOptions
from rules.mahjong.northern.kongs import money
from rules.mahjong.state import Meld
from rules.mahjong.xiamen.options import XiamenOptions
from tests.bot.discord.room import Room, answers, parts
from tests.contract.missing import ENGLISH_WORDS, QUOTED

BOOKS = [
    pytest.param(game, language, id=f"{game.key}-{language}")
    for game in GAMES
    for language in LANGUAGES
]
EN = words("en")
RULES = {one.name for game in GAMES for preset in game.presets.values() for one in choices(preset)}


def flips(game: AnyGame) -> Iterator[tuple[Any, Choice, Any]]:
    """Each value of every house rule under every preset that has another one."""
    for options in game.presets.values():
        for choice in choices(options):
            values = choice.values if len(choice.values) < LINES else choice.values[:: LINES - 1]
            for value in values:
                if getattr(options, choice.name) != value:
                    yield options, choice, value


def taught(game: AnyGame, options: Any, say: Words) -> str:
    """All that the pages teach, without the list of house rules."""
    return "\n".join(page.text for page in book.taught(game, options, say))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_house_rule_changes_what_is_taught(game: AnyGame, language: str) -> None:
    say = words(language).at(game.key)
    told = {options: taught(game, options, say) for options in game.presets.values()}
    silent = [
        f"{choice.name} = {value}"
        for options, choice, value in flips(game)
        if taught(game, replace(options, **{choice.name: value}), say) == told[options]
    ]
    assert silent == []


def idle(game: AnyGame) -> Iterator[tuple[Any, Any]]:
    """House rules with a changed rule that has no effect, and the same with its default."""
    for options, choice, value in flips(game):
        known = {one.name: one for one in choices(options)}
        for name, needed in choice.needs.items():
            other = next(value for value in known[name].values if value != needed)
            without = replace(options, **{name: other, choice.name: choice.default})
            yield replace(without, **{choice.name: value}), without


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_rule_without_effect_stands_in_a_note_alone(game: AnyGame, language: str) -> None:
    say = words(language).at(game.key)
    for changed, usual in idle(game):
        added = {*taught(game, changed, say).splitlines()} - {
            *taught(game, usual, say).splitlines()
        }
        assert all(line.startswith("▸") for line in added), changed


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_page_fits_a_phone_and_has_a_picture(game: AnyGame, language: str) -> None:
    say = words(language)
    for name, options in game.presets.items():
        pages = book.pages(game, name, options, say)
        assert len({page.name for page in pages}) == len(pages)
        long = {page.name: height(page.text) for page in pages if height(page.text) > LINES}
        assert long == {}
        assert all(page.text and "{" not in page.text for page in pages)
    for chapter in CHAPTERS[game.key]:
        assert chapter.picture in BOARDS[game.key].guide(game.key) or chapter.picture[:5] == "deal-"
        assert {*chapter.rules} <= RULES


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("a" * 36, 1),
        (f"**{'a' * 36}**", 1),
        (f"{'a' * 20} {'b' * 15}", 1),
        (f"{'a' * 20} {'b' * 16}", 2),
        ("牌" * 18, 1),
        ("牌" * 17 + "12", 1),
        ("牌" * 18 + "。", 2),
        ("a\nb", 2),
    ],
)
def test_a_line_is_broken_between_words_and_signs(text: str, lines: int) -> None:
    assert height(text) == lines


TELLS = [
    ("xiamen", {"declare": "free"}, "win", "The dealer stays, with the same base."),
    ("quanzhou", {"declare": "free"}, "win", "in shuangyou or sanyou is paid for that win, too"),
    ("sakura", {}, "turn", "it takes all three"),
    ("sakura", {"triple_stock": "takeOne"}, "turn", "even if three of its flower lie there"),
    ("tiengow", {}, "pays", "A losing dealer gets 1 point for five, 2 for six."),
    ("tiengow", {"kam_multiplier": 4}, "kam", "×4"),
    ("mushi", {}, "oni", "but a rain or a card in a group"),
    ("mushi", {"oni_takes_triple": True}, "oni", "even all three of a group"),
    ("changchun", {}, "kongs", "From your first turn on (as dealer, your second)"),
    ("liangxi", {"wild_rule": "down2"}, "wilds", "the two before it"),
    ("liangxi", {}, "limited", "250 if none are named, and at least 250 if wilds"),
    ("liangxi", {"stick": 0}, "limited", "or nothing if none are named."),
    (
        "liangxi",
        {"limited_hands": False, "flower_dragons": "none"},
        "stories-1",
        "needs The dealer",
    ),
    (
        "tiengow",
        {"dealt_hands": True},
        "dealt",
        "a 1 counts one, and 6-6 counts two.",
    ),
    ("tiengow", {"dealt_hands": True, "red_unit": "pip"}, "dealt", "and 6-6 counts six."),
    ("sakura", {"four_players": "teams2v2"}, "about", "Four people play with all 48"),
    ("sakura", {"four_players": "teams2v2"}, "pays", "counted from the old dealer, deals next"),
    ("tiengow", {"eighth_trick": "contested"}, "last", "All three pay for no stack"),
    ("tiengow", {"wenwuzun": True}, "bonus", "leads the supreme or two bells gets 2"),
    ("koikoi", {}, "deal", "If both players have such a hand, nobody is paid."),
    ("koikoi", {}, "koikoi", "With an empty hand you stop."),
    ("mushi", {"stranded_oni": "rainHolder"}, "oni", "▸ Oni left at the end: to the player who"),
]


@pytest.mark.parametrize(("key", "changed", "page", "told"), TELLS)
def test_a_page_tells_what_is_played(
    key: str, changed: dict[str, Any], page: str, told: str
) -> None:
    game = rules.game(key)
    options: Any = replace(next(iter(game.presets.values())), **changed)
    (found,) = (one for one in book.taught(game, options, EN.at(key)) if one.name == page)
    assert told in found.text


PAYERS = {
    "en": "The discarder alone",
    "ja": "明槓は捨てた人が3人分",
    "zh-Hant": "明槓由打出那張的人付三家",
    "zh-Hans": "明杠由打出那张的人付三家",
}
"""The words with which each book tells who pays for an open kong."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["changchun", "dalian"])
def test_the_discarder_alone_pays_for_an_open_kong(key: str, language: str) -> None:
    """CD: 明槓は,捨てた人から3人分の点を."""
    alone = money(0, Meld("kong", ("2m",) * 4, source=2), 1, ())
    shared = money(0, Meld("concealed", ("2m",) * 4), 1, ())
    assert (alone.deltas, shared.deltas) == ((3, 0, -3, 0), (6, -2, -2, -2))
    game = rules.game(key)
    options: Any = next(iter(game.presets.values()))
    say = words(language).at(key)
    (page,) = (one for one in book.taught(game, options, say) if one.name == "kongs")
    assert PAYERS[language] in page.text


SETTLED = [
    ("changchun", "changchun", "doubles", "Won by drawing, or with the treasure ×2"),
    ("dalian", "dalian", "doubles", "Won by drawing, or with the treasure ×2"),
    ("tiengow", "tiengowA", "example-kam", "Kam ×2 0 −9 +9 0"),
    ("tiengow", "tiengowB", "example-kam", "This deal 0 −36 +36 0"),
    ("liangxi", "liangxi", "wilds", "2 Bamboo: 3 4 Bamboo"),
    ("liangxi", "liangxi", "sum", "Total 8"),
    ("liangxi", "liangxi-20", "sum", "Under these rules this hand cannot win."),
    ("koikoi", "koikoi", "combinations", "Hanami 花見 (curtain, cup) 5"),
]


@pytest.mark.parametrize(("key", "preset", "picture", "told"), SETTLED)
def test_a_picture_is_settled_by_the_rules(key: str, preset: str, picture: str, told: str) -> None:
    options = rules.game(key).presets[preset]
    assert told in render.guide_plan(key, picture, options, EN.at(key))[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_a_rule_works_out_its_example(
    language: str,
) -> None:
    say = words(language).at("liangxi")
    (choice,) = (one for one in choices(LiangxiOptions) if one.name == "wild_rule")
    told = examples.about(say, choice)
    for tiles in (("3s", "4s"), ("1s", "9s"), ("1s", "2s", "3s")):
        assert telling.cards(say, tiles) in told
    (choice,) = (one for one in choices(XiamenOptions) if one.name == "base_scale")
    assert {"5", "10"} <= set(re.findall(r"\d+", examples.about(say, choice)))


NUMBERED = [
    ("en", "{} pages", "Three"),
    ("ja", "{}ページに", "3"),
    ("zh-Hant", "{}頁", "三"),
    ("zh-Hans", "{}页", "三"),
]
"""How each book of Liangxi tells the number of pages with big hands, and how it writes three."""


@pytest.mark.parametrize(("language", "phrase", "three"), NUMBERED)
def test_the_big_hands_have_the_number_of_pages_they_tell(
    language: str, phrase: str, three: str
) -> None:
    game = rules.game("liangxi")
    pages = book.pages(game, "liangxi", game.presets["liangxi"], words(language))
    big = [page for page in pages if page.name.startswith("big")]
    assert len(big) == 3
    assert all(phrase.format(three) in page.text for page in big)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_remarks_on_sources_speak_the_language_of_the_book(game: AnyGame, language: str) -> None:
    say = words(language).at(game.key)
    for preset in game.presets.values():
        for choice in choices(preset):
            said = choosing.source(say, choice)
            english = ENGLISH_WORDS.search(QUOTED.sub("", said))
            assert language == "en" or not english, said
            assert language != "en" or said == choice.source


def test_rules_that_do_not_count_are_not_shown() -> None:
    options = rules.game("koikoi").presets["no-viewing"]
    told = render.guide_plan("koikoi", "combinations", options, EN.at("koikoi"))[1]
    assert "Hanami" not in told
    assert "Inoshikachō" in told


# --- Through the client ---------------------------------------------------------------------------


async def turned(member: simcord.MemberActor, shown: ResponseMessage, page: str) -> ResponseMessage:
    """The page that a button of another one turns to."""
    (custom_id,) = [
        part["custom_id"] for part in parts(shown) if part["custom_id"].endswith(f":{page}")
    ]
    (found,) = answers(await member.click(shown.message, custom_id=custom_id))
    return found


@pytest.mark.parametrize("key", [game.key for game in GAMES])
async def test_a_book_is_read_from_its_contents_to_its_end(room: Room, key: str) -> None:
    result = await room.aki.slash(room.channel, "rules", game=key)
    (shown,) = answers(result)
    assert result.ephemeral
    assert EN("book-usual") in shown.content
    game = rules.game(key)
    preset, options = next(iter(game.presets.items()))
    pages = book.pages(game, preset, options, EN)
    for page in (one for one in pages if not one.name.startswith("source")):
        shown = await turned(room.aki, shown, page.name)
        assert page.text in shown.content
        assert bool(shown.attachments) == bool(page.picture)
    shown = await turned(room.aki, shown, "contents")
    shown = await turned(room.aki, shown, "house")
    shown = await turned(room.aki, shown, "house-1")
    shown = await turned(room.aki, shown, "source-1")
    assert choices(options)[0].source in shown.content
    assert await turned(room.aki, shown, "house-1")


async def test_the_book_at_a_table_has_its_house_rules(room: Room) -> None:
    await room.open(game="mushi", preset="some-play")
    (shown,) = answers(await room.press(room.emilia, "help"))
    shown = await turned(room.emilia, shown, "contents")
    assert EN("book-here", preset=EN("preset-some-play"), changes=1) in shown.content
    custom_id = next(p["custom_id"] for p in parts(shown) if p["custom_id"].startswith("books:"))
    (shown,) = answers(await room.emilia.select(shown.message, ["oni"], custom_id=custom_id))
    assert "even all three of a group" in shown.content
    await room.restart()
    shown = await turned(room.emilia, shown, "ending")
    assert EN("page-ending") in shown.content


@pytest.mark.parametrize("key", ["mushi", "tiengow", "xiamen"])
async def test_how_to_play_opens_on_a_picture_and_the_lesson(room: Room, key: str) -> None:
    await room.open(game=key, deals=0, other=None, pace=None)
    (shown,) = answers(await room.press(room.aki, "help"))
    assert shown.attachments
    first, contents, *_ = [part["custom_id"] for part in parts(shown)]
    assert first == f"onward:lesson:{key}"
    assert contents.endswith(":contents")
    (lesson,) = answers(await room.aki.click(shown.message, custom_id=first))
    assert any(part["custom_id"].startswith("lesson:") for part in parts(lesson))


SHOWN = [("koikoi", "combinations"), ("tiengow", "sets"), ("xiamen", "win"), ("liangxi", "sum")]
HELD = [
    ("koikoi", ""),
    ("tiengow", "6-6 6-6 1-1 5-5 4-6 4-5 1-2 2-4"),
    ("xiamen", "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 7p 8p 9s 9s 1z"),
    ("liangxi", "1m 2m 3m 4m 5m 6m 2p 3p 4p 2s 3s 5s 5s 1z"),
]
"""Games, and a hand that has something to tell: in mahjong it waits after a discard."""


async def looked_at(room: Room, key: str) -> Table:
    """A deal in which the first seat has seen its hand."""
    mahjong = key not in ("koikoi", "tiengow")
    others = "ben" if key == "koikoi" else "ben computer computer"
    one = await room.start(deals=0 if mahjong else 2, game=key, other=others)
    while not one.view(0).hand:
        seat = one.players.index(one.asked[0])
        await room.make(str(one.legal(seat)[0]), room.members[one.asked[0].user])
        one = await room.table()
    return one


@pytest.mark.parametrize(("key", "page"), SHOWN)
async def test_a_page_is_shown_on_the_own_hand(room: Room, key: str, page: str) -> None:
    await looked_at(room, key)
    for member, mine in ((room.aki, True), (room.emilia, False)):
        (shown,) = answers(await room.press(member, "help"))
        custom_id = next(p["custom_id"] for p in parts(shown) if p["custom_id"][:6] == "books:")
        (shown,) = answers(await member.select(shown.message, [page], custom_id=custom_id))
        ids = [part["custom_id"] for part in parts(shown)]
        assert (f"bookhand:1:{page}" in ids) == mine
        if mine:
            result = await member.click(shown.message, custom_id=f"bookhand:1:{page}")
            (told,) = answers(result)
            assert EN("book-hand", title=book.title(page, EN.at(key))) in told.content
            assert EN(f"page-{page}") in (await turned(member, told, page)).content


@pytest.mark.parametrize(("key", "held"), HELD)
async def test_a_hand_in_the_book_rests_on_the_own_view(room: Room, key: str, held: str) -> None:
    one = await looked_at(room, key)
    assert one.deal
    step: Any = one.deal.step
    pile = "stock" if key == "koikoi" else "wall"
    hands, say = step.state.hands, EN.at(key)
    about: dict[str, Any] = {}
    if held:
        hands = (tuple(held.split()), *hands[1:])
    if held and key != "tiengow":
        about = {"phase": "turn", "turn": 0, "window": None, "drawn": None, "source": None}
    pool = [*chain(*hands[1:]), *getattr(step.state, pile)]
    told = set()
    for by in (0, 7):
        rest = iter([*pool[by:], *pool[:by]])
        others = [tuple(islice(rest, len(hand))) for hand in hands[1:]]
        about |= {"hands": (hands[0], *others), pile: tuple(rest)}
        deal = replace(one.deal, step=step._replace(state=replace(step.state, **about)))
        told.add(tuple(on_hand.lines(replace(one, deal=deal), 0, say)))
    assert len(told) == 1
    assert bool(*told) or key == "koikoi"

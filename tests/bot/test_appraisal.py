"""The score calculator: a hand as a person writes it, by command and on the command line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import simcord
from typer.testing import CliRunner

import rules
from bot.config import Settings
from bot.console.commands import app
from bot.domain.people.draft import Laid
from bot.words import LANGUAGES, Words, appraisal, words
from bot.words.refusals import refusal
from rules import MahjongTable, RuleError, choices
from rules.mahjong import appraise
from rules.mahjong.northern.kongs import SPECIALS
from tests.bot.decks.mahjong_deals import HOUSES
from tests.bot.discord.room import Room, said

EN = words("en").at("xiamen")
VECTORS = Path(__file__).parent.parent / "rules" / "vectors" / "mahjong.json"
HAND = "123m 45p 789s 222s 99p"


@pytest.mark.parametrize(
    ("text", "kind", "tiles"),
    [
        ("456m", "chow", "4m 5m 6m"),
        ("555z", "pung", "5z 5z 5z"),
        ("1111p", "kong", "1p 1p 1p 1p"),
        ("(2222s)", "concealed", "2s 2s 2s 2s"),
        ("777+7z", "added", "7z 7z 7z 7z"),
    ],
)
def test_a_meld_is_what_it_is_written_as(text: str, kind: str, tiles: str) -> None:
    chow = Laid("chow", ("1m", "2m", "3m"))
    for between in (", ", "|", " / ", "；"):
        expected = [Laid(kind, tuple(tiles.split())), chow]
        assert appraisal.melds(f"{text}{between}123m") == expected


WORTH = [
    (
        "a discard",
        {"hand": HAND, "tile": "6p", "way": "discard", "laid": "111z", "flowers": "1f"},
        [
            "**On a discard**",
            "Water 3: Open pung (East) 1, Seasons (Spring) 1, Concealed pung (2 Bamboo) 1",
            "**Total: winner +13, dealer −5, 2 others −4 each**",
        ],
    ),
    (
        "the dealer's own draw",
        {"hand": HAND, "tile": "6p", "laid": "(1111z)", "dealer": True, "streak": 1},
        ["Water 5: Concealed kong (East) 4", "Base: winner +12, 3 others −4 each"],
    ),
    (
        "a lone gold after one discarded",
        {"hand": "123456789m123456p5s", "tile": "1z", "gold": "5s", "discarded": 1},
        ["**Lone gold, one discarded ×8**", "Water 1: Gold (5 Bamboo) 1"],
    ),
    (
        "three golds at the opening",
        {"hand": "147m258p1369s123z555s", "way": "sanjindao-opening", "gold": "5s"},
        ["**Three golds at the opening ×4**"],
    ),
    (
        "three golds at the end",
        {"hand": "147m258p1369s123z555s", "way": "sanjindao", "gold": "5s"},
        ["**Three golds ×3**"],
    ),
]


def test_a_typed_hand_is_the_sheet_of_its_draft() -> None:
    typed: dict[str, Any] = {"hand": "1p1p1p1p2p2p2p2p4m4m3s5z5z", "tile": "6z"}
    liangxi = {"wilds": "1p2p", "winds": "2z3z"}
    found = appraisal.of_liangxi(appraisal.sheet(**typed, deals=True), **liangxi)
    assert found == appraisal.draft("liangxi", **typed, dealer=True, **liangxi).sheet
    assert appraise("liangxi", found).deltas(4)[0] > 0


@pytest.mark.parametrize(
    ("sheet", "lines"), [row[1:] for row in WORTH], ids=[row[0] for row in WORTH]
)
def test_every_line_of_a_hand_is_explained(sheet: dict[str, Any], lines: list[str]) -> None:
    written = appraisal.draft("xiamen", **sheet).sheet
    found = "\n".join(appraisal.worth(EN, appraise("xiamen", written), written["dealer"]))
    assert [line for line in lines if line not in found] == [], found


PRINTED = [
    (
        "清一色 with a pung of honours, a dragon set and a xi",
        {"hand": "7z2p44m", "tile": "5z", "way": "discard", "laid": "123m 333z", "gold": "9p"},
        {"xi": "9m9s1p", "winds": "2z3z"},
        [
            "**One suit 清一色**",
            "Points 15: One suit 清一色 20, Pung of honours (West) −10",
            "**Total: winner +60, dealer −30, 2 others −15 each**",
        ],
    ),
    (
        "活花龍: what is in it does not count",
        {"hand": "123s56p789m765z8m5s", "tile": "4p"},
        {"wilds": "56s"},
        ["**Closed mixed straight 活花龍**", "Points 24"],
    ),
    (
        "十三幺",
        {"hand": "76z2m12344z9s9m9p12m", "tile": "3m"},
        {"wilds": "23m"},
        ["**Thirteen orphans 十三么**", "Points 130"],
    ),
    (
        "天和 with a xi",
        {"hand": "765z22z123p234s", "way": "dealt", "gold": "1m", "dealer": True},
        {"xi": "9s9p2m"},
        ["**Win as dealt 天和**", "Points 40"],
    ),
    (
        "a limited hand of agreed points",
        {"hand": "1s1z2z234m567m345p8s", "tile": "8s"},
        {"limited": "kongque points=20"},
        ["**Limited hand**", "**Total: winner +80, dealer −40, 2 others −20 each**"],
    ),
    (
        "a pung of a tile that was added to another's xi",
        {"hand": "234m567m34p8s8s", "tile": "5p", "laid": "111*z"},
        {"winds": "2z4z"},
        ["Points 4: Pung from a xi 1"],
    ),
]


@pytest.mark.parametrize(
    ("sheet", "more", "lines"), [row[1:] for row in PRINTED], ids=[row[0] for row in PRINTED]
)
def test_a_hand_of_liangxi_is_explained(
    sheet: dict[str, Any], more: dict[str, str], lines: list[str]
) -> None:
    written = appraisal.draft("liangxi", **sheet, **more).sheet
    say = words("en").at("liangxi")
    found = "\n".join(appraisal.worth(say, appraise("liangxi", written), written["dealer"]))
    assert [line for line in lines if line not in found] == [], found


@pytest.mark.parametrize(
    ("pung", "deals", "outcome"),
    [
        ("111z", False, "lacks-no-winds"),
        ("222z", False, "lacks-no-winds"),
        ("222z", True, "dianpao"),
    ],
)
def test_without_written_winds_those_of_the_seats_count(
    pung: str, deals: bool, outcome: str
) -> None:
    """CD: 自分と場の風の刻子があってはならないという人がいる; it is the east round."""
    laid, house = f"{pung} 234m", {"no_value_wind_pung": True}
    hand = appraisal.draft("dalian", "345p78s66p", "9s", "discard", laid, dealer=deals)
    try:
        found = appraise("dalian", hand.sheet, house).ending
    except RuleError as refused:
        found = refused.sentence
    assert found == outcome


REFUSED = [
    ("no-such-tile", {"hand": "123x"}),
    ("no-such-tile", {"hand": HAND, "tile": "8z"}),
    ("not-one-tile", {"hand": HAND, "tile": "66p"}),
    ("not-one-tile", {"hand": HAND, "tile": "6p", "gold": "12s"}),
    ("no-such-meld", {"hand": HAND, "laid": "124m"}),
    ("no-such-meld", {"hand": HAND, "laid": "11m"}),
    ("no-such-source", {"hand": HAND, "tile": "6p", "way": "luck", "laid": "111z"}),
    ("wrong-count", {"hand": "99p", "tile": "9p"}),
    ("too-many-alike", {"hand": "11111m" + HAND, "tile": "6p"}),
    ("too-many-alike", {"hand": HAND, "tile": "6p", "laid": "111z", "flowers": "11f"}),
    ("not-complete", {"hand": HAND, "tile": "1z", "laid": "111z"}),
]


@pytest.mark.parametrize(("sentence", "sheet"), REFUSED)
def test_a_hand_that_does_not_win_is_refused(sentence: str, sheet: dict[str, Any]) -> None:
    with pytest.raises(RuleError) as refused:
        appraise("xiamen", appraisal.draft("xiamen", **sheet).sheet)
    assert refused.value.sentence == sentence


SHEET = appraisal.draft("xiamen", HAND, "6p", laid="111z").sheet
ELSEWHERE: dict[str, Callable[[Any], set[str]]] = {
    "no-such-source": lambda game: {one for way in game.variant.ways for one in way.sources},
    "no-meld-here": lambda game: {*game.variant.melds.values()} & {*SPECIALS},
    "no-such-rule": lambda game: {
        choice.name for choice in choices(game.presets[game.key]) if choice.default is False
    },
}
"""The words that one game has and another lacks, by the refusal of each."""
MAHJONG = [one for one in rules.GAMES if isinstance(one, MahjongTable)]


def asked(game: Any, sentence: str, word: str) -> RuleError | None:
    """The refusal of a word in a hand."""
    sheet, house = {**SHEET, "hand": SHEET["hand"][: game.variant.size - 3]}, {}
    if sentence == "no-such-source":
        sheet["win"] = {**SHEET["win"], "source": word}
    elif sentence == "no-meld-here":
        sheet["melds"] = [{"type": word, "tiles": list(SPECIALS[word].tiles)}]
    else:
        house = {word: True}
    try:
        appraise(game.key, sheet, house)
    except RuleError as error:
        return error
    return None


@pytest.mark.parametrize("sentence", ELSEWHERE)
def test_a_refused_word_of_another_game_names_the_game(sentence: str) -> None:
    known, made = ELSEWHERE[sentence], 0
    every = {word for game in MAHJONG for word in known(game)}
    for game in MAHJONG:
        for word in every - known(game):
            error = asked(game, sentence, word)
            assert error
            assert error.sentence == sentence
            for say in map(words, LANGUAGES):
                told = refusal(say, error)
                assert say(f"game-{game.key}") in told
                assert sentence != "no-such-source" or say(f"way-{word}") in told
            made += 1
    assert made


async def test_a_hand_is_appraised_by_command(
    simcord_env: simcord.Env, settings: Settings, say: Words
) -> None:
    """Under the house rules of the channel's table, where it plays the same game."""
    room = Room(simcord_env, settings)
    typed = say("game-quanzhou")[:2]
    (quanzhou,) = await room.aki.autocomplete(room.channel, "appraise", "rules", typed)
    assert quanzhou["value"] == "quanzhou"
    name, about = say("game-xiamen").upper(), {"hand": HAND, "tile": "6p", "melds": "111z"}
    shown = said(await room.aki.slash(room.channel, "appraise", rules=name, **about))
    assert say("appraise-winner", points="+20") in shown
    assert say("line-zimo", times="×2") in shown
    await room.open(0, None, "xiamen")
    one = await room.table()
    house = (one.id, room.aki.id, None, {"base_scale": "5"})
    await room.client.services.tables.lobbies.set_rules(*house)
    shown = said(await room.aki.slash(room.channel, "appraise", rules="xiamen", **about))
    assert say("appraise-winner", points="+52") in shown
    assert say("appraise-house", differences="").rstrip() in shown
    refused = said(await room.aki.slash(room.channel, "appraise", rules="mushi", hand=HAND))
    assert refused == say("refusal-no-such-game", key="mushi")


def told(tmp_path: Path, sheet: object, encoding: str = "utf-8") -> tuple[int, str]:
    """The exit code of `paifuda appraise` and what it prints."""
    file = tmp_path / "hand.json"
    text = sheet if isinstance(sheet, str) else json.dumps(sheet)
    file.write_text(text, encoding=encoding)
    found = CliRunner().invoke(app, ["appraise", str(file)])
    return found.exit_code, found.output


def test_a_typed_hand_is_appraised_on_the_command_line(tmp_path: Path) -> None:
    typed = {"hand": "1p1p1p1p2p2p2p2p4m4m3s5z5z", "tile": "6z"}
    hand = {"ruleset": "liangxi", "typed": typed, "liangxi": {"wilds": "1p2p", "winds": "2z3z"}}
    code, lines = told(tmp_path, hand)
    assert code == 0
    assert "Total: winner +320" in lines
    for encoding in ("utf-8-sig", "utf-16"):
        assert told(tmp_path, hand, encoding) == (code, lines)
    for spoilt, code in (({"sleeve": "5s"}, 2), (None, 2), ({"hand": "9x"}, 1)):
        assert told(tmp_path, {**hand, "typed": spoilt})[0] == code


def test_a_hand_is_appraised_on_the_command_line(tmp_path: Path) -> None:
    vectors = json.loads(VECTORS.read_text(encoding="utf-8"))["vectors"]
    for vector in vectors:
        if vector["ruleset"] in HOUSES and "win" in vector and "verdict" in vector["expect"]:
            code, lines = told(tmp_path, vector)
            legal = vector["expect"].get("verdict", "win") == "win"
            assert (code, lines.count("\n") == 1) == (0 if legal else 1, not legal)
            assert not legal or "Total: winner +" in lines


@pytest.mark.parametrize(
    ("sheet", "code"),
    [
        ("{", 2),
        ([1], 2),
        ({"ruleset": "xiamen", "hand": 1, "win": "zimo", "dealer": 0, "winner": 0}, 1),
        ({"ruleset": "xiamen", "hand": [], "win": {}, "dealer": 0, "winner": 0}, 1),
        ({"ruleset": "chess"}, 1),
        ({"ruleset": "xiamen"}, 1),
        ("[" * 100_000, 2),
        ({"ruleset": "xiamen", "typed": {"hand": 5}}, 1),
        ({"ruleset": "xiamen", "typed": {"hand": "1m", "tile": None}}, 1),
        ({"ruleset": "xiamen", "typed": {"hand": "1m", "closed": "some"}}, 1),
        ({"ruleset": "xiamen", "typed": {"hand": "1m", "closed": []}}, 1),
        ({"ruleset": "xiamen", "typed": {"hand": "1m", "streak": "2"}}, 1),
        ({"ruleset": "liangxi", "typed": {"hand": "1m"}, "liangxi": {"limited": 5}}, 1),
    ],
)
def test_a_file_that_is_no_hand_is_one_sentence(tmp_path: Path, sheet: object, code: int) -> None:
    found, lines = told(tmp_path, sheet)
    assert (found, lines.count("\n")) == (code, 1), lines

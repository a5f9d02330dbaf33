"""Sentences say what the glossary says, and everybody can look the terms up."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import rules
from bot.chat.panels.league.log_of_acts import line
from bot.domain.league.season import Act
from bot.domain.tables.player import COMPUTER
from bot.words import LANGUAGES, Words, book, glossary, naming, telling, words
from bot.words.glossary import PARTS, Term
from docs.glossary import HEADS, page
from rules import GAMES, AnyGame, Event
from rules.hanafuda.cards import PACK
from tests import sources
from tests.bot.discord.room import Room, answers
from tests.replaced import REPLACED, Replaced, exceptions
from tests.sources import ROOT

TRANSLATIONS = LANGUAGES[1:]
CODE = re.compile(r"`[^`]*`")
PLAIN = re.compile(r".*-about|format-.*")
"""Keys of what Discord shows as plain text: code stands there without its marks."""


class Text(Visitor):
    """The text of a message, with a mark in place of each value."""

    def __init__(self, message: ftl.Message | ftl.Term) -> None:
        self.text = ""
        self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.text += "◦"


SOURCE = re.compile(r"option-\w+-source(--\w+)?")
"""The messages that quote a source in its own language and spelling."""


def sentences(language: str) -> dict[str, str]:
    """The text of every message and every shared passage of a language, quotations left out."""
    found: dict[str, str] = {}
    for _, entry in sources.entries(language):
        if isinstance(entry, ftl.Message | ftl.Term) and not SOURCE.fullmatch(entry.id.name):
            found[entry.id.name] = Text(entry).text
    return found


SAID = sources.Lazily(sentences)


def strict(language: str) -> dict[str, str]:
    """The text of every message without the phrases that may hold a replaced word, case folded."""
    allowed = re.compile("|".join(map(re.escape, exceptions(language))) or "$^")
    return {key: allowed.sub("", text).casefold() for key, text in SAID[language].items()}


STRICT = sources.Lazily(strict)


# --- One word for a thing -------------------------------------------------------------------------


def test_every_term_has_a_name_in_every_language() -> None:
    for one in glossary.terms():
        assert all(one.names.values()), one
        assert one.part in (*PARTS, "ledger"), one
        keys = {game.key for game in rules.GAMES} | set(HEADS)
        assert set(one.games) <= keys, one


def test_a_concept_is_listed_once() -> None:
    listed = [(game, one.names["en"]) for one in glossary.terms() for game in one.games]
    assert len(listed) == len(set(listed))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_terms_are_those_that_sentences_use(language: str) -> None:
    said = "\n".join(SAID[language].values())
    assert [
        one.names[language] for one in glossary.terms() if one.names[language] not in said
    ] == []


@pytest.mark.parametrize(
    "word", REPLACED, ids=lambda word: f"{word.language}-{'-'.join(word.words)}"
)
def test_replaced_words_stay_away(word: Replaced) -> None:
    replaced = [(one, one.casefold()) for one in word.words]
    for key, text in STRICT[word.language].items():
        assert [one for one, folded in replaced if folded in text] == [], (
            f"{key}: it is {word.instead}"
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exception_is_needed(language: str) -> None:
    old = [word for one in REPLACED if one.language == language for word in one.words]
    said = "\n".join(SAID[language].values())
    for phrase in exceptions(language):
        assert phrase in said
        assert any(word in phrase for word in old), phrase


# --- Punctuation ----------------------------------------------------------------------------------

HAN = "[㐀-鿿ぁ-ヿ]"
NARROW = {
    "ja": rf"(?<={HAN})[:;,!?()]|[:;,!?()](?={HAN})",
    "zh-Hant": rf"(?<={HAN})[:;,.!?()]|[:;,!?()](?={HAN})",
    "zh-Hans": rf"(?<={HAN})[:;,.!?()]|[:;,!?()](?={HAN})",
}
"""Marks of the narrow width beside characters of the wide one."""
QUOTES = {"ja": '[“”‘’"]', "zh-Hant": '[“”‘’"]', "zh-Hans": '[「」『』"]'}
"""Quotation marks that are not those of a language."""


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_punctuation_is_of_one_width(language: str) -> None:
    for key, text in SAID[language].items():
        if not PLAIN.fullmatch(key):
            assert re.findall(NARROW[language], CODE.sub("", text)) == [], f"{key}: {text}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    for key, text in SAID[language].items():
        assert re.findall(QUOTES[language], CODE.sub("", text)) == [], f"{key}: {text}"


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
def test_an_ellipsis_is_two_characters_long(language: str) -> None:
    for key, text in SAID[language].items():
        assert re.findall(r"(?<!…)…(?!…)", text) == [], f"{key}: {text}"


def test_japanese_sentences_have_no_narrow_colon() -> None:
    for key, text in SAID["ja"].items():
        times = re.sub(r"\d:\d|<[^>]*>", "", CODE.sub("", text))
        assert PLAIN.fullmatch(key) or ":" not in times, f"{key}: {text}"


def test_japanese_code_stands_between_letters_without_spaces() -> None:
    for key, text in SAID["ja"].items():
        assert re.findall(rf"(?<={HAN}) `[^`]*`|`[^`]*` (?={HAN})", text) == [], f"{key}: {text}"


def test_no_japanese_number_has_the_counter_that_ends_at_nine() -> None:
    for file in sorted((ROOT / "bot" / "words" / "ja").glob("*.ftl")):
        assert re.findall(r".*\$\w+ ?\}つ.*", file.read_text(encoding="utf-8")) == [], file.name


def test_no_japanese_word_leans() -> None:
    for key, text in SAID["ja"].items():
        words = re.sub(r"\*?[kn]\*", "", text)
        assert re.findall(rf"(?<!\*)\*(?!\*)[^*]*{HAN}[^*]*\*(?!\*)", words) == [], f"{key}: {text}"


def test_no_japanese_source_names_itself() -> None:
    """`book-source` puts 出典 before each of them."""
    for _, entry in sources.entries("ja"):
        if isinstance(entry, ftl.Message) and SOURCE.fullmatch(entry.id.name):
            assert not Text(entry).text.startswith("出典"), entry.id.name


def test_a_wide_space_stands_only_after_an_exclamation_mark() -> None:
    for key, text in SAID["ja"].items():
        assert re.findall(r"(?<!！)\u3000", text) == [], f"{key}: {text}"


PERSON = r"\{ ?\$(?:who|coming|leaving|owner|names) ?\}(?:[はがをにも]|です)"
"""A person in a Japanese sentence, without the word of courtesy."""
COMPUTERS = {"substituted-computer", "hand-dead-others", "standings-ahead"}
"""Keys of sentences that may name a computer player, or stand in a picture."""


def test_a_japanese_sentence_is_polite_to_people() -> None:
    for source in sorted((ROOT / "bot" / "words" / "ja").glob("*.ftl")):
        for row in source.read_text(encoding="utf-8").splitlines():
            key = row.partition(" = ")[0]
            assert key in COMPUTERS or not re.search(PERSON, row), row


BRIEF = re.compile(r".*-about|guide-.*|limit-\w[\w-]*-story")
"""Keys of Japanese descriptions and captions, which have room for the plain form only."""
PLAINLY = re.compile(r"(?:る|[^し]た|だ|く|(?<!ょ)う|(?<!ださ)(?<!なさ)い)。")
"""The end of a Japanese sentence in the plain form."""


def test_japanese_sentences_are_polite() -> None:
    for key, text in SAID["ja"].items():
        assert BRIEF.fullmatch(key) or not PLAINLY.search(text), f"{key}: {text}"


# --- What belongs to a city -----------------------------------------------------------------------

DRAWN = {
    "ja": {
        "xiamen": "流局",
        "quanzhou": "流局",
        "changchun": "流局",
        "dalian": "流局",
        "liangxi": "流局",
    },
    "zh-Hant": {
        **{"xiamen": "臭莊", "quanzhou": "臭莊"},
        **{"changchun": "流局", "dalian": "流局", "liangxi": "流局"},
    },
    "zh-Hans": {
        **{"xiamen": "臭庄", "quanzhou": "臭庄"},
        **{"changchun": "流局", "dalian": "流局", "liangxi": "流局"},
    },
}
"""The name of a deal that nobody wins, by language and city."""
CITY = {"ja": (), "zh-Hant": ("臭莊", "黃莊"), "zh-Hans": ("臭庄", "黄庄")}
"""Words for it that are said in one city and not in another."""
NORTH = {"changchun", "dalian"}


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("game", DRAWN["ja"])
def test_a_drawn_deal_is_called_as_in_its_city(language: str, game: str) -> None:
    say, own = words(language).at(game), DRAWN[language][game]
    told = {
        "ending": say("ending-draw", name="◦"),
        "sheet": say("sheet-draw", name="◦", points="◦", count=1),
        "event": say("event-used-up"),
    }
    assert told["ending"] == own
    assert own in told["sheet"]
    assert language == "ja" or own in told["event"]
    foreign = {word for word in CITY[language] if word != own}
    foreign -= {"黄庄"} if game in NORTH else set()
    one = rules.game(game)
    taught = book.taught(one, next(iter(one.presets.values())), say)
    for word in foreign:
        assert word not in "".join((*told.values(), *(page.text for page in taught)))


@pytest.mark.parametrize("game", DRAWN["ja"])
def test_a_drawn_deal_is_told_in_english(game: str) -> None:
    say = words("en").at(game)
    told = say("ending-draw", name="◦"), say("sheet-draw", name="◦", points="◦", count=1)
    assert all("obody" in one for one in told)


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
def test_dealt_wins_of_south_and_capital_differ_in_name(language: str) -> None:
    named = {
        game: words(language).at(game)("line-tianhu", times="") for game in ("xiamen", "liangxi")
    }
    assert named == {"xiamen": "天胡", "liangxi": "天和"}


# --- Computer players and combinations ------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Hazel", "Rowan"]),
        ("ja", ["つばき", "ひいらぎ"]),
        ("zh-Hant", ["山茶", "海棠"]),
        ("zh-Hans", ["山茶", "海棠"]),
    ],
)
def test_computer_players_are_called_by_plants_on_no_card(language: str, names: list[str]) -> None:
    say, every = words(language), range(1, max(one.seats[-1] for one in GAMES) + 2)
    called = [naming.computer(say)(number) for number in every]
    assert called[:2] == names
    assert len({*called}) == len(called)
    flowers = "".join(say(f"card-{card.replace('.', '-')}") for card in PACK)
    assert not [name for name in called if name in flowers]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Aki has made Four Wisteria 藤シマ, {}."),
        ("ja", "Akiに役ができました：藤シマ、{}"),
        ("zh-Hant", "Aki湊成了役：四藤、{}。"),
        ("zh-Hans", "Aki凑成了役：四藤、{}。"),
    ],
)
def test_the_combinations_that_were_made_are_told(language: str, told: str) -> None:
    made = Event("made", 0, ("four-wisteria", "animals"))
    say = words(language).at("koikoi")
    other = say("combination-animals")
    assert telling.event(say, made, ("Aki", "Ben")) == told.format(other)


def test_substitutes_are_told_in_words_for_people_or_for_computers() -> None:
    say = words("ja")
    assert "<@1>さん" in say("substituted", coming="<@1>", leaving="<@2>")
    assert "<@1>さん" in say("act-substitute", table=1, coming="<@1>", leaving="<@2>")
    assert "<@1>さんを" in say("hand-waiting", who="<@1>")
    name = say("computer-name")
    about = {"table": 1, "leaving": 2, "coming": COMPUTER}
    act = Act(1, 5, "substitute", about, "", datetime(2026, 1, 1, tzinfo=UTC))
    told = [
        say("substituted-computer", coming=name, leaving="<@2>"),
        say("hand-waiting-computer"),
        line(act, say),
    ]
    assert all(name in one and f"{name}さん" not in one for one in told)


# --- The page and the command ---------------------------------------------------------------------


def test_the_page_is_up_to_date() -> None:
    written = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    assert written == page(), "docs/glossary.md has changed: run `python -m docs.build`"


@pytest.mark.parametrize("game", rules.GAMES, ids=lambda game: game.key)
def test_every_game_has_terms_of_its_own_and_its_family(game: AnyGame) -> None:
    found = [one for every in glossary.of_game(game.key).values() for one in every]
    assert {"all"} < {game for one in found for game in one.games}
    assert not any(one.games == ("bot",) for one in found)


def test_other_names_are_told_once() -> None:
    term = Term(("all",), "play", dict.fromkeys(LANGUAGES, "中") | {"en": "Red"}, (), "")
    assert glossary.others(term, "ja") == ["Red"]
    assert glossary.others(term, "en") == ["中"]


@pytest.mark.parametrize("say", LANGUAGES, indirect=True)
async def test_the_terms_of_a_game_are_shown_to_anyone(say: Words, room: Room) -> None:
    for game in rules.GAMES:
        (answer,) = answers(await room.aki.slash(room.channel, "words", game=game.key))
        (embed,) = answer.embeds
        assert answer.flags.ephemeral
        assert say(f"game-{game.key}") in (embed.title or "")
        told = embed.description or ""
        assert len(told) <= 4096
        for every in glossary.of_game(game.key).values():
            assert all(f"**{one.names[say.language]}**" in told for one in every)


async def test_without_a_game_the_terms_are_those_of_the_table(room: Room) -> None:
    (first,) = answers(await room.ben.slash(room.channel, "words"))
    assert "Mushi" in (first.embeds[0].title or "")
    await room.open(other="ben chiyo daeun", game="tiengow")
    (told,) = answers(await room.emilia.slash(room.channel, "words"))
    assert "**kam** 擒" in (told.embeds[0].description or "")

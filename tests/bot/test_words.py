"""Every sentence exists in every language, and what is sent keeps Discord's limits."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from simcord.results import InteractionResult

import rules
from bot.chat.commands import every
from bot.chat.panels.league.ladder import headline
from bot.chat.panels.people.preferences import PARTS
from bot.chat.panels.tables.setup.house_rules import leaves
from bot.chat.reply import LONGEST
from bot.config import Settings
from bot.domain.league.charter import Terms
from bot.domain.ledger.entries import KINDS as KINDS_OF_ENTRIES
from bot.domain.people.calendar import INVITES, NOTIFY
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.ahead.standing import KINDS as STANDING
from bot.domain.tables.clocks import CLOCKS
from bot.services.people.people import OFFERS
from bot.words import FIRST, LANGUAGES, Words, choosing, language_of, telling, timing, words
from bot.words.winning import OWN_WORDS
from rules import Event, FlowerTable, Move, choices, word
from rules.hanafuda.cards import PACK
from rules.mahjong.liangxi.score import ENDINGS
from rules.mahjong.liangxi.small import WAYS as SMALL_WAYS
from rules.mahjong.liangxi.terms import CHI_FROM, FORMS
from rules.mahjong.northern.kongs import NAMES as HOW
from rules.mahjong.northern.kongs import SPECIALS
from rules.mahjong.northern.score import BY_PAYER, COMMON
from rules.mahjong.tiles import FLOWERS as BLOSSOMS
from rules.mahjong.tiles import KINDS
from rules.mahjong.xiamen.score import QUANZHOU_WAYS, XIAMEN_WAYS
from rules.tiengow.combinations import COMBINATIONS
from rules.tiengow.deal import TienGow
from rules.tiengow.options import METHODS
from rules.tiengow.start import PLACES
from rules.tiengow.tiles import DECK
from rules.tiengow.view import WINDS
from tests import sources, volume
from tests.bot.decks.mahjong_deals import CIRCLE, circle, stack
from tests.bot.discord.room import Message, Room, answers, parts
from tests.bot.people.league_room import LeagueRoom
from tests.sources import ROOT, calls

# --- What there is --------------------------------------------------------------------------------


class Sentence(Visitor):
    """A message: the values it takes, and its text without them."""

    def __init__(self, message: ftl.Message) -> None:
        self.values: set[str] = set()
        self.text = ""
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text += node.value


def sentences(language: str) -> dict[str, Sentence]:
    """Each message of a language; a broken one fails here."""
    found: dict[str, Sentence] = {}
    for source, entry in sources.entries(language):
        assert not isinstance(entry, ftl.Junk), f"{source}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
            found[entry.id.name] = Sentence(entry)
    return found


WORDS = sources.Lazily(sentences)
TRANSLATIONS = LANGUAGES[1:]
DECLARED = [next(iter(one.presets.values())) for one in rules.GAMES] + [Terms()]
"""House rules of the games, and the terms of leagues."""
OPTIONS = {c.name for one in DECLARED for c in choices(one)}
FOREIGN = re.compile(
    r"`[^`]*`|<@&?\d+>|<#\d+>|</[a-z ]+:\d+>|<t:\d+:[dfR]>|SHA-256|[(（][0-9a-f]{8}[)）]"
    r"|Discord|JSON|(?<=ユーザー)ID|\*?[kn]\*"
)
"""Texts that are the same in every language: code, mentions, hashes, names, numbers in formulas."""
HANS = re.compile("[ぁ-んァ-ヶー一-龠]+")
PLAIN = re.compile(r".*-about|format-.*")
"""Keys of what Discord shows as plain text: code stands there without its marks."""
ALIEN = {"ja": "[A-Za-z]+", "zh-Hant": "[A-Za-zぁ-ヿ]+", "zh-Hans": "[A-Za-zぁ-ヿ]+"}
"""Letters no translation has: of English, and in Chinese those of Japanese."""
HAN = {"ja": "euc_jis_2004", "zh-Hant": "big5hkscs", "zh-Hans": "gb2312"}
"""The character set with the Han characters of a language and none that only others write."""
HALF = re.compile(r"[㐀-鿿ぁ-ヶ] ?[(:;,!?]|[):;,!?] ?[㐀-鿿ぁ-ヶ]")
"""A mark of half the width beside letters that have a mark of their own."""
RARE = "冧萩"
"""Those of a tile and of a flower: they stand in no set of Simplified Chinese."""
IN_RULES = {f"option-{name}{end}" for name in OPTIONS for end in ("", "-help")}
"""Their English stands in the declaration of the house rules."""
SOURCES = {f"option-{name}-source" for name in OPTIONS}
"""The words about sources that are no quotation, where there are any."""


def without_quotations(language: str) -> Iterator[tuple[str, Any]]:
    """Yield the messages of a language but those that quote a source in its own language."""
    for key, sentence in WORDS[language].items():
        if key.partition("--")[0] not in SOURCES:
            yield key, sentence


@cache
def own_characters() -> set[str]:
    """Return the characters beside names of terms: how the game itself writes them."""
    return {
        own
        for key, sentence in WORDS["en"].items()
        if key != "locale" and not key.startswith("flower-")
        for own in HANS.findall(sentence.text)
    }


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_languages_have_the_same_messages(language: str) -> None:
    every = set(WORDS["en"]) | IN_RULES | SOURCES
    own = {key for key in WORDS[language] if key.partition("--")[0] in every - {key}}
    assert set(WORDS[language]) - set(WORDS["en"]) - own - SOURCES == IN_RULES
    assert set(WORDS["en"]) - set(WORDS[language]) == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_takes_no_value_the_original_is_not_given(language: str) -> None:
    for key, original in WORDS["en"].items():
        assert WORDS[language][key].values <= original.values, key


def spelt(pattern: ftl.Pattern | ftl.SelectExpression | None) -> Iterator[str]:
    """Yield a text and each of its variants, with a letter in place of every value."""
    text = ""
    for part in getattr(pattern, "elements", ()):
        expression = getattr(part, "expression", None)
        text += part.value if expression is None else "x"
        for variant in getattr(expression, "variants", ()):
            yield from spelt(variant.value)
    yield text


def hidden_marks(text: str) -> list[str]:
    """The marks of bold letters that Markdown leaves as stars.

    A mark between a sign and a letter belongs to the letter: it cannot end after a sign.
    """
    found = []
    for count, mark in enumerate(re.finditer(r"\*\*", text)):
        inner, outer = f" {text}"[mark.start()], f"{text}  "[mark.end()]
        if count % 2 == 0:
            inner, outer = outer, inner
        if inner.isspace() or (not inner.isalnum() and outer.isalnum()):
            found.append(text[max(0, mark.start() - 9) : mark.end() + 9])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_bold_letters_are_bold_and_places_keep_their_numbers(language: str) -> None:
    """Markdown numbers lines anew that begin with a number and a full stop: no place is shared."""
    for _, entry in sources.entries(language):
        for text in spelt(getattr(entry, "value", None)):
            assert hidden_marks(text) == [], entry
            assert not re.match(r"x\. x ", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lone_winner_shares_nothing(language: str) -> None:
    alone, both = (words(language)("match-won", names="Aki", count=count) for count in (1, 2))
    assert alone != both


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["table-last", "verify-ended"])
def test_a_line_with_an_ending_has_one_colon(language: str, key: str) -> None:
    say = words(language)
    for ending in {ending for game in rules.GAMES for ending in game.endings}:
        won = say(f"sheet-{ending}", name="Aki", count=1, points="+14")
        assert len(re.findall("[:：]", say(key, ending=won, deal=3, points="+14 / −14"))) < 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_streak_that_has_not_begun_is_no_number(language: str) -> None:
    about = dict.fromkeys(("points", "margin", "change", "word"), "x")
    assert "0" not in words(language)("problem-rating", **about, days=0)


def test_a_term_stands_beside_what_the_game_itself_writes() -> None:
    """Flower cards are Japanese, all other games Chinese."""
    written = "\n".join(
        sentence.text for language in ("ja", "zh-Hant") for sentence in WORDS[language].values()
    )
    assert [own for own in own_characters() if own not in written] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_is_in_its_own_letters(language: str) -> None:
    for key, sentence in without_quotations(language):
        if key != "locale" and not PLAIN.fullmatch(key):
            assert re.findall(ALIEN[language], FOREIGN.sub("", sentence.text)) == [], key


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_marks_of_the_width_of_its_letters(language: str) -> None:
    for key, sentence in without_quotations(language):
        if not PLAIN.fullmatch(key):
            assert re.findall(HALF, FOREIGN.sub("", sentence.text)) == [], key


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_writes_han_characters_as_its_readers_do(language: str) -> None:
    for key, sentence in without_quotations(language):
        han = set(re.findall("[㐀-鿿]", sentence.text)) - set(RARE)
        assert {one for one in han if not one.encode(HAN[language], "ignore")} == set(), key


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("ja", "ja"),
        ("zh-TW", "zh-Hant"),
        ("zh-CN", "zh-Hans"),
        ("de", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_is_answered_in_its_language_or_the_nearest(
    locale: str | None, language: str
) -> None:
    assert language_of(locale) == language


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("9 January 2026", "December 2026")),
        ("ja", ("2026年1月9日", "2026年12月")),
        ("zh-Hant", ("2026年1月9日", "2026年12月")),
        ("zh-Hans", ("2026年1月9日", "2026年12月")),
    ],
)
def test_a_day_is_told_in_the_form_of_the_language(language: str, told: tuple[str, str]) -> None:
    say = words(language)
    assert (timing.day(say, "2026-01-09"), timing.month(say, "2026-12")) == told


# --- What is used ---------------------------------------------------------------------------------


def constants(calls: Iterator[ast.Call], place: int = 0) -> set[str]:
    """The written arguments at a place."""
    found = (call.args[place] for call in calls if len(call.args) > place)
    return {str(one.value) for one in found if isinstance(one, ast.Constant)}


def declared() -> set[str]:
    """The keys of names and descriptions of commands and of their options."""
    every = [c for make in ("slash", "declared", "group") for c in calls("bot", make)]
    options = (word.value for call in every for word in call.keywords if word.arg)
    keys = {str(one.value) for one in options if isinstance(one, ast.Constant) and one.value}
    keys = {key for key in keys | constants(iter(every)) if key.startswith(("command-", "option-"))}
    return {f"{key}{end}" for key in keys for end in ("", "-about")}


def kinds() -> Iterator[str]:
    for kind in constants(calls("rules", "Event")) | MADE:
        yield from (f"{kind}-takes", f"{kind}-stays") if kind in ("play", "turn") else (kind,)


TIENGOW = {"sit", "wall", "lead", "beat", "fold"}
FLOWERS = {"cut", "touch", "keep", "redeal", "play", "take", "hiki", "pass", "turn"}
MAHJONG = {"discard", "chow", "pung", "kong", "win"}
NORTHERN = {"ready", "xi", "add", "look", "draw"}
LIANGXI = {"limit", "expose", "swap"}
VERBS = TIENGOW | FLOWERS | MAHJONG | NORTHERN | LIANGXI | {"koikoi", "stop"}
BONUSES = {"bonus-supreme", "bonus-four"}
MADE = TIENGOW | MAHJONG | BONUSES | {"touch", "cut", "play", "turn", "take", "stackless"}
"""Events that are named elsewhere than where they are made."""
PAID = BONUSES | {"stacks", "nyu", "dealer", "kam-covers", "dealt"} | set(TienGow.endings[1:])
PAID |= {"rate", *COMMON, *BY_PAYER, *SPECIALS}
PAID |= {f"{how}-{what}" for how in HOW.values() for what in ("kong", "dadan")}
PAID |= {way.name for way in (*XIAMEN_WAYS, *QUANZHOU_WAYS) if way.times > 1}
PAID |= {"points", "qionghu-wild", "five-dots", "liable", "deposit"}
"""Reasons of lines: every special ending is one."""


def acts() -> set[str]:
    """Return the acts of organisers."""
    found = constants(calls("bot", "_act"), 2) | constants(calls("bot", "note"), 3)
    return found | constants(calls("bot", "_ruled"), 3) | {"bind", "unbind"}


def liangxi_elements() -> set[str]:
    """Return the elements counted at Liangxi; heaven's hand has a name at every table."""
    made = {
        str(call.args[0].value)
        for call in calls("rules/mahjong/liangxi", "Element")
        if isinstance(call.args[0], ast.Constant)
    }
    made |= {*ENDINGS, *SMALL_WAYS, "hun", "xi", "xi-added", "xi-pung", "kong"}
    return (made | {"dandiao", "kanzhang", "bianzhang", "yibangao", "lianliu"}) - {"tianhu"}


def keys_of_values() -> Iterator[tuple[str, str]]:
    """Yield the keys under which the words of each value are looked up, the rule's own first."""
    for options in DECLARED:
        for choice in choices(options):
            for value in choice.values:
                if not isinstance(value, int) or isinstance(value, bool):
                    yield f"value-{choice.name}-{word(value)}", f"value-{word(value)}"


IN_CODE: dict[str, Callable[[], set[str]]] = {
    "sentence": lambda: constants(c for room in ("bot", "render") for c in calls(room, "say")),
    "declared": declared,
    "refusal": lambda: {
        f"refusal-{key}"
        for key in constants((c for r in ("bot", "rules") for c in calls(r, "RuleError")), 1)
    },
    "event": lambda: (
        {f"event-{kind}" for kind in kinds() if kind != "deal"}
        | {"event-deal--hanafuda", "event-deal--tiengow"}
    ),
    "water": lambda: {f"water-{name}" for name in liangxi_elements()},
    "line": lambda: (
        {f"line-{reason}" for reason in constants(calls("rules", "pay")) - {"cards"}}
        | {"line-win-by-50", "line-win-by-100", "line-hand-four", "line-hand-pairs"}
        | {f"line-{reason}" for reason in PAID}
    ),
    "act": lambda: {f"act-{act}" for act in acts()},
    "value": lambda: {
        next((key for key in keys if key in WORDS["en"]), keys[-1]) for keys in keys_of_values()
    },
}
"""Keys that follow from calls in the code, which only a test that asks for them reads."""
USED = {
    "fault": {f"fault-{fault}" for fault in ("illegal-move", "still-secret", "wrong-commitment")}
    | {
        "fault-wrong-deck",
        "fault-times-reversed",
        "fault-times-missing",
        "fault-additions-unsorted",
    }
    | {
        f"fault-addition-{how}"
        for how in ("missing", "doubled", "damaged", "stranger", "early", "late")
    },
    "move": {f"move-{verb}" for verb in (VERBS - {"play", "limit"}) | {"play-takes", "play-stays"}},
    "limit": {f"limit-{form}{end}" for form in FORMS for end in ("", "-story")}
    | {f"limit-chi-{one}" for one in CHI_FROM}
    | {f"limit-wild-{one}" for one in ("none", "indicator", "shown")},
    "combination": {
        f"combination-{one.name}"
        for game in rules.GAMES
        if isinstance(game, FlowerTable)
        for one in game.combinations
    }
    | {"combination-month"},
    "card": {
        f"card-{card.replace('.', '-')}" for card in (*PACK, *DECK, *PLACES, *KINDS, *BLOSSOMS)
    },
    "set": {f"set-{one.kind}" for one in COMBINATIONS.values()},
    "wall": {f"wall-{method}" for method in METHODS},
    "wind": {f"wind-{wind}" for wind in WINDS},
    "ending": {
        f"{kind}-{e}" for g in rules.GAMES for e in g.endings for kind in ("sheet", "ending")
    },
    "game": {f"game-{one.key}" for one in rules.GAMES},
    "preset": {f"preset-{preset}" for one in rules.GAMES for preset in one.presets},
    "look": {
        f"look-{part}-{value}{end}"
        for part, offered in OFFERS.items()
        for value in (*offered, "server")
        for end in ("", "-help")
        if value != "server" or part == "face"
    },
    "habit": {f"habit-notify-{place}{end}" for place in NOTIFY for end in ("", "-help")}
    | {f"habit-invites-{one}" for one in INVITES}
    | {f"habit-{part}" for part in PARTS if part not in ("notify", "invites")},
    "slip": {f"slip-{kind}" for kind in KINDS_OF_ENTRIES},
    "reason": {f"reason-{reason}" for reason in OWN_WORDS},
    "phase": {f"phase-{phase}" for phase in ("lobby", "playing", "between")},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", sorted({*USED, *IN_CODE}))
def test_everything_that_is_said_has_words(language: str, kind: str) -> None:
    keys = IN_CODE[kind]() if kind in IN_CODE else USED[kind]
    assert keys
    assert keys - set(WORDS[language]) == set()


def test_every_move_has_a_name() -> None:
    assert constants(calls("rules", "Move")) - {""} <= VERBS


@pytest.mark.parametrize("room", ["bot", "rules"])
def test_every_refusal_names_its_sentence(room: str) -> None:
    bare = [call.lineno for call in calls(room, "RuleError") if len(call.args) < 2]
    assert bare == []


def test_every_message_is_used() -> None:
    """A sentence nobody says is dropped, or the place that should say it is missing."""
    started: set[str] = set()
    literal: set[str] = set()
    for folder in ("bot", "render"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(sources.tree(path)):
                if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                    started.add(str(node.values[0].value))
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    literal.add(node.value)
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "worded":
                    started.add(f"{ast.literal_eval(node.args[0])}-")
    for template in (ROOT / "bot/site/templates").glob("*"):
        quoted = re.findall(r"[\"']([a-z][\w-]*)[\"']", template.read_text(encoding="utf-8"))
        literal.update(quoted)
        started.update(quoted)
    for path in (ROOT / "bot/words/en").glob("*.ftl"):
        literal.update(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", path.read_text(encoding="utf-8")))
    prefixes = tuple(one for one in started if re.fullmatch(r"[a-z]+(-[a-z]+)*-", one))
    stems = {key: key.partition("--")[0] for key in WORDS["en"]}
    unused = [k for k, s in stems.items() if s not in literal and not s.startswith(prefixes)]
    assert " ".join(unused) == ""


def test_every_sentence_that_is_asked_for_is_there() -> None:
    """Its absence would be told in the log alone."""
    stems = {key.partition("--")[0] for key in WORDS["en"]}
    missing = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.args[0].value!r}"
        for folder in ("bot", "render")
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(sources.tree(path))
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)
        if "say" in (getattr(node.func, "id", ""), getattr(node.func, "attr", ""))
        if node.args[0].value not in stems
    ]
    assert missing == []


# --- What is sent ---------------------------------------------------------------------------------

LIMITS = {"label": 80, "custom_id": 100, "placeholder": 150}


def check_limits(message: Message) -> None:
    assert 0 < len(message.content) < 2000 or message.embeds
    for embed in message.embeds:
        assert len(embed.description or "") <= 4096
        assert len(embed) <= 6000
        assert all(len(one.value or "") < 1024 for one in embed.fields)
    assert len(message.components) <= 5
    for part in parts(message):
        assert all(len(part.get(key) or "") <= most for key, most in LIMITS.items()), part
        options = part.get("options", [])
        assert len(options) <= 25
        assert len({option["value"] for option in options}) == len(options)
        for option in options:
            assert 0 < len(option["label"]) <= 100
            assert len(option["value"]) <= 100
            assert len(option.get("description") or "") <= 100
            assert not option["label"].endswith("…")
    for file in message.attachments:
        assert len(file.description or "") <= 1024


def texts(message: Message) -> Iterator[str]:
    """Everything in words in a message."""
    yield message.content
    yield from (file.description or "" for file in message.attachments)
    for part in parts(message):
        yield from (part.get("label") or "", part.get("placeholder") or "")
        for option in part.get("options", []):
            yield from (option["label"], option.get("description") or "")
    for embed in message.embeds:
        yield from (embed.title or "", embed.description or "")
        yield from (f"{one.name} {one.value}" for one in embed.fields)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_of_a_clock_or_house_rule_is_cut(language: str) -> None:
    say = words(language)
    offered = [
        say(f"clock-preset-{name}", clock=timing.clock(say, one)) for name, one in CLOCKS.items()
    ]
    for game in rules.GAMES:
        at = say.at(game.key)
        offered += [
            at(
                "labelled",
                label=choosing.label(at, choice),
                value=choosing.value(at, choice, value),
            )
            for choice in choices(next(iter(game.presets.values())))
            for value in choice.values
        ]
    assert [one for one in offered if len(one) > LONGEST] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_move_is_too_long_for_a_button(language: str) -> None:
    for first in range(0, len(PACK), 4):
        four = PACK[first : first + 4]
        for three in combinations(four, 3):
            moves = (Move("hiki", four), Move("take", three), Move("play", ("rain.oni", *three)))
            labels = [telling.move(words(language), move) for move in moves]
            assert max(map(len, labels)) <= LIMITS["label"], labels
    say = words(language).at("tiengow")
    longest = sorted(set(DECK), key=lambda tile: len(telling.card(say, tile)))[-4:]
    assert all(len(telling.move(say, Move(verb, tuple(longest)))) <= 80 for verb in TIENGOW)


async def everything(
    room: Room, game: str, other: str, deals: int, check: Callable[[str], None]
) -> None:
    """Read all that is shown in a match of a game and around it, at once: messages change."""
    asks = False

    def read(message: Message) -> None:
        nonlocal asks
        check_limits(message)
        for text in texts(message):
            check(text)
        asks |= any(part.get("custom_id", "").endswith(":pass") for part in parts(message))

    def note(*results: InteractionResult) -> None:
        shown: list[Message] = [one for result in results for one in answers(result)]
        for message in (*shown, *room.hands.values(), room.board()):
            read(message)

    async def commands() -> None:
        names = ("rules", "scores", "record", "verify", "table list", "hand", "settings mine")
        for name in (*names, "settings server"):
            note(await room.aki.slash(room.channel, name))

    note(await room.open(deals, other, game))
    table = await room.table()
    panel = await room.press(room.aki, "rules-panel")
    last = len(leaves(table.options)) - 1
    for page in (*range(1, last + 1), *reversed(range(last))):
        note(panel)
        custom_id = f"rules:{table.id}:{page}"
        panel = await room.aki.click(answers(panel)[0].message, custom_id=custom_id)
    for preset in (*list(table.game.presets)[1:], table.preset):
        custom_id = f"rule:{table.id}:0:preset"
        note(await room.aki.select(answers(panel)[0].message, [preset], custom_id=custom_id))
        note(await room.aki.slash(room.channel, "rules"))
    first, length = answers(panel)[0].message, "hands" if deals else "rounds"
    custom_id = f"rule:{table.id}:0:{length}"
    note(await room.aki.select(first, [str(deals or 1)], custom_id=custom_id))
    await commands()
    windowed = game in ORDERS
    if windowed:
        note(await room.press(room.aki, "pace"))
    await room.press(room.aki, "start")
    if windowed:
        note(await room.press(room.aki, "order"))
    if game == "xiamen":
        await circle(room, note)
    if deals > 1:
        await room.finish(seed=11, after=note, until="between")
        await commands()
        for player in (await room.table()).players:
            assert player
            read(await room.hand(room.members[player.user]))
        for player in (await room.table()).asked:
            await room.press(room.members[player.user], "ready")
            read(room.board())
    await room.finish(seed=11, after=note)
    await commands()
    note(await room.emilia.slash(room.channel, "play", move="touch"))
    note(await room.press(room.ben, "rematch"))
    note(await room.aki.slash(room.channel, "table end"))
    assert asks == (game in ("sakura", "xiamen")), "claims ask for answers"


NAMES = ("相川", "*" * 32, "千代", "다은", "恵美里")
GAMES = [
    ("mushi", "ben"),
    ("sakura", "ben chiyo daeun emilia"),
    ("koikoi", "ben"),
    ("xiamen", "ben chiyo daeun"),
    ("tiengow", "ben chiyo daeun"),
]
TRANSLATED = [
    *(("ja", *game) for game in GAMES),
    *(("zh-Hant", *game) for game in (GAMES[0], GAMES[-1])),
    ("zh-Hans", *GAMES[-2]),
]
"""The matches that are read in a translation; a commit reads every third one."""
DEALS = {"sakura": 2, "xiamen": 0}
"""How many deals of a game show all there is to read; 0: a circle of dealers."""


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize(
    ("say", "game", "other"),
    volume.part(TRANSLATED, 3),
    indirect=["say"],
)
@pytest.mark.slow
async def test_a_translated_match_has_its_own_letters_and_limits(
    simcord_env: simcord.Env,
    settings: Settings,
    say: Words,
    game: str,
    other: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def check(text: str) -> None:
        assert re.findall(ALIEN[say.language], FOREIGN.sub("", text)) == [], text
        assert re.findall(HALF, FOREIGN.sub("", text)) == [], text

    room = Room(simcord_env, settings, NAMES)
    if game == "xiamen":
        stack(monkeypatch, *CIRCLE)
    await everything(room, game, other, DEALS.get(game, 1), check)


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize(("game", "other"), volume.part(GAMES, 3))
@pytest.mark.slow
async def test_an_english_match_has_no_japanese_and_keeps_limits(
    simcord_env: simcord.Env,
    settings: Settings,
    game: str,
    other: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def check(text: str) -> None:
        printed = re.sub(r"(?<=\w )[松梅桜藤菖牡萩芒菊紅雨桐]:", ":", text)  # on large cards
        assert [own for own in HANS.findall(printed) if own not in own_characters()] == [], text

    room = Room(simcord_env, settings, ("W" * 32, "_*" * 16, "Chiyo", "Daeun", "Emilia"))
    if game == "xiamen":
        stack(monkeypatch, *CIRCLE)
    await everything(room, game, other, DEALS.get(game, 1), check)


LEDGER: dict[str, dict[str, Any]] = {
    **{"ledger server": {}, "ledger table": {}, "ledger player": {}, "ledger season": {}},
    **{"statistics": {}},
    **{"league schedule": {"plan": "swiss"}},
    **{"league rules": {}, "league standings": {}, "league season": {}, "league log": {}},
}
RULINGS = ("freeze", "release", "void")


@pytest.mark.usefixtures("blank", "still")
@pytest.mark.parametrize("say", volume.part(LANGUAGES, 2), indirect=True)
@pytest.mark.slow
async def test_leagues_are_told_in_every_language_and_keep_the_limits(
    simcord_env: simcord.Env, settings: Settings, say: Words
) -> None:
    names = NAMES if say.language != FIRST else ("Aki", "Ben", "Chiyo", "Daeun", "Emilia")
    room = Room(simcord_env, settings, names)
    league = LeagueRoom(room)
    alien = ALIEN.get(say.language, HANS)

    def read(result: InteractionResult) -> None:
        shown: list[Message] = [*answers(result), room.board()]
        for message in shown:
            check_limits(message)
            for text in texts(message):
                found = re.findall(alien, FOREIGN.sub("", text))
                assert [own for own in found if own not in own_characters()] == [], text
                half = re.findall(HALF, FOREIGN.sub("", text))
                assert half == [] or say.language == FIRST, text

    async def does(command: str, **options: Any) -> None:
        read(await league.organiser.slash(room.channel, command, **options))

    await league.prepare()
    await does("league create", name="一" if say.language != FIRST else "Spring")
    await does("league rules")
    for term in choices(Terms):
        await league.sets(term.name, word(term.values[-1]))
    await does("league rules")
    await room.open(1, "computer")
    read(await room.aki.slash(room.channel, "league join"))
    await does("league game", game="mushi", here=True, worth=2)
    await league.sets("admitted", "anyone")
    await league.sets("computers", "true")
    await room.press(room.aki, "start")
    await room.finish(1)
    for command, options in LEDGER.items():
        await does(command, **options)
    await does("ledger between", player=room.aki, other=room.ben)
    move: dict[str, Any] = {"payer": room.aki, "receiver": room.ben, "points": 3}
    await does("organise correct", entry=1, **move, why="12")
    for act in RULINGS:
        await does(f"organise {act}", entry=1, why="12")
        await does("ledger entry", entry=1)
    await does("organise penalty", player=room.aki, points=3, why="15")
    await does("organise handicap", player=room.ben, points=-4)
    await does("organise flows")
    for command, options in LEDGER.items():
        await does(command, **options)
    read(await room.aki.slash(room.channel, "league leave"))
    for command in ("league close", "league season", "league archive", "league standings"):
        await does(command)


@pytest.mark.usefixtures("blank")
async def test_names_neither_format_nor_mention(
    simcord_env: simcord.Env, settings: Settings
) -> None:
    room = Room(simcord_env, settings, ("@everyone", "**B**", "Chiyo", "D", "E"))
    await room.open(deals=1)
    backend = room.env.backend
    assert "**B**" not in room.board().content
    await room.press(room.aki, "start")
    for _ in range(4):
        await room.act()
    stored = backend.messages[room.channel.id].values()
    assert not any(one.mention_everyone for one in stored)
    assert "@everyone" not in room.board().content
    for message in stored:
        assert set(message.ping_user_ids) <= {room.aki.id, room.ben.id}


# --- Commands -------------------------------------------------------------------------------------


def named(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with its subcommands, options and choices."""
    yield node
    for one in (*node.get("options", ()), *node.get("choices", ())):
        yield from named(one)


@pytest.mark.parametrize(
    ("locale", "alien"),
    [("ja", ALIEN["ja"]), ("zh-TW", ALIEN["zh-Hant"]), ("zh-CN", ALIEN["zh-Hans"])],
)
async def test_commands_have_names_and_descriptions_in_every_language(
    room: Room, locale: str, alien: str
) -> None:
    assert discord.Locale(locale)
    (put,) = [one for one in room.env.http_requests if one.method == "PUT"]
    commands: Any = put.json
    assert {one["name"] for one in commands} == {command.name for command in every(True)}
    for node in (node for command in commands for node in named(command)):
        local = node["name_localizations"][locale]
        if "value" in node:
            assert len(local) <= 100
            continue
        assert " " not in local, local
        assert not re.search(alien, local), local
        assert 1 <= len(local) <= 32
        assert local == local.lower()
        for text in (node["description"], node["description_localizations"][locale]):
            assert 1 <= len(text) <= 100
    siblings = [command.get("options", []) for command in commands] + [commands]
    for group in siblings:
        names = [one["name_localizations"][locale] for one in group]
        assert len(set(names)) == len(names)


def test_a_missing_sentence_costs_a_line_and_an_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Words, "strict", False)
    for language in LANGUAGES:
        assert words(language)("no-such-sentence", name="Aki") == "(no-such-sentence)"
    assert [one.levelname for one in caplog.records] == ["ERROR"] * len(LANGUAGES)
    assert "key=no-such-sentence language=ja" in caplog.text
    monkeypatch.setattr(Words, "strict", True)
    with pytest.raises(KeyError):
        words("en")("no-such-sentence")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_standing_rules_of_a_game_read_alike(language: str) -> None:
    for game in rules.GAMES:
        say = words(language).at(game.key)
        labels = [say(f"standing-{kind}") for kind in STANDING]
        assert len({*labels}) == len(labels), game.key


@pytest.mark.parametrize(
    ("places", "said"),
    [
        ((1, 2), "Aki has the most points"),
        ((1, 1, 3), "Aki and Ben have the most points"),
        ((1, 1, 1), "Aki, Ben and Chiyo have the most points"),
    ],
)
def test_leaders_are_joined_as_in_speech(places: tuple[int, ...], said: str) -> None:
    rows = [SimpleNamespace(place=place) for place in places]
    found: Any = SimpleNamespace(rows=rows, season=SimpleNamespace(closed_at=None))
    assert headline(found, ("Aki", "Ben", "Chiyo")[: len(places)], words("en")) == said


def test_cards_left_for_a_seat_are_told_in_one_sentence() -> None:
    """At Mushi the rains and the other cards are left for different reasons."""
    say = words("en")
    left = [Event("leftover", 1, ("rain.ribbon",)), Event("leftover", 1, ("cherry.curtain",))]
    told = telling.step(say, [*left, Event("leftover", 0, ("pine.j1",))], ("Aki", "Ben"))
    cards = ("rain.ribbon", "cherry.curtain")
    assert told.split(say("gap") + "Aki")[0] == say(
        "event-leftover", name="Ben", cards=telling.cards(say, cards)
    )

"""The rules of docs/style.md that a machine can check in the English sentences of the bot."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from fluent.syntax import ast as ftl

import rules
from bot.domain.league.charter import Terms
from rules import choices
from tests import sources

MOST = 30
"""The most words of a sentence."""
VALUE = "◦"
"""The text that stands for a value in a sentence."""
VERBS = "can|did|discards|does|draws|has|have|holds?|is|leads|may|must|plays|takes|was|wins"


class Rule(NamedTuple):
    """A pattern that no sentence has, and the remedy."""

    pattern: re.Pattern[str]
    write: str


RULES = (
    Rule(
        re.compile(r"\bwh(oever|omever|atever)\b", re.I), "the player who, any tile, anything that"
    ),
    Rule(re.compile(rf"(?:^|[.;:!]\s)[Ww]ho (?:{VERBS})\b[^.?]*\.", re.M), "a player who"),
    Rule(re.compile(r"(?:^|[.;:!?]\s)[Ee]lse\b", re.M), "otherwise"),
    Rule(re.compile(rf"[{VALUE}\d] %"), "the number and % without a space"),
    Rule(
        re.compile(
            r"\b(?:pays?|paid|counts?)\b[^.;,]*\b(?:two|three|four|six|eight|nine|\d+) times\b"
        ),
        "×4, or four times as much",
    ),
    Rule(re.compile(r"(?<=\w)'(?=\w)"), "the apostrophe ’"),
    Rule(
        re.compile(r"\bwas (?:somebody|anybody|one) faster\b|\bso it is with\b", re.I),
        "if …, likewise",
    ),
    Rule(re.compile(r"\bgoes (?:first|before)\b"), "comes first, comes before"),
    Rule(re.compile(r", also (?:when|where|if|in|outside|the)\b"), "even"),
    Rule(re.compile(r"\balready\."), "already before the participle: is already paused"),
    Rule(re.compile(r"\btells (?:where|how|the)\b"), "says, shows"),
    Rule(re.compile(r"\b(?:in|of) each of which\b"), "two sentences, or a colon"),
)
TITLE = re.compile(r"(?:learn-.*-title|page-.*)")
"""The keys of titles, which are nouns or -ing forms."""


def texts(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield the forms of a message: with the first variant of each choice, and so on."""
    most = max((len(one.variants) for one in _selects(pattern)), default=1)
    for number in range(most):
        yield _text(pattern, number)


def _selects(pattern: ftl.Pattern) -> Iterator[ftl.SelectExpression]:
    for element in pattern.elements:
        inner = getattr(element, "expression", None)
        if isinstance(inner, ftl.SelectExpression):
            yield inner
            for variant in inner.variants:
                yield from _selects(variant.value)


def _text(pattern: ftl.Pattern, number: int) -> str:
    said = ""
    for element in pattern.elements:
        inner = getattr(element, "expression", None)
        if isinstance(element, ftl.TextElement):
            said += element.value
        elif isinstance(inner, ftl.SelectExpression):
            variants = inner.variants
            said += _text(variants[min(number, len(variants) - 1)].value, number)
        else:
            said += inner.value if isinstance(inner, ftl.StringLiteral) else VALUE
    return said


def sentences() -> Iterator[tuple[str, str, str]]:
    """Yield each text of the bot in English with its place and key; a message in every form."""
    for path, entry in sources.entries("en"):
        if isinstance(entry, ftl.Message | ftl.Term) and entry.value:
            assert entry.span
            line = path.read_text(encoding="utf-8").count("\n", 0, entry.span.start) + 1
            for text in texts(entry.value):
                yield f"{path.name}:{line}", entry.id.name, text
    for options in (*(next(iter(game.presets.values())) for game in rules.GAMES), Terms()):
        for choice in choices(options):
            for text in (choice.label, choice.help):
                yield type(options).__module__, choice.name, text


def broken(key: str, text: str) -> Iterator[str]:
    """Yield a line for each rule that a text breaks: the words, and the remedy."""
    for rule in RULES:
        if found := rule.pattern.search(text):
            yield f"{found[0].strip()!r}: write {rule.write}"
    if TITLE.fullmatch(key) and re.match(r"(?:Only )?[Tt]o ", text):
        yield f"{text!r}: a title is a noun or an -ing form"
    for sentence in re.split(r"(?<=[.!?])\s|\n", text):
        if (words := len(re.findall(rf"[\w’{VALUE}/×-]+", sentence))) > MOST:
            yield f"{words} words, more than {MOST}: make two sentences of {sentence!r}"

"""Notes and pages are written as docs/style.md says, so that a stranger reads them once."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests import english, pages

ROOT = Path(__file__).parent.parent
ROOMS = ("bot", "docs", "paifuda", "render", "rules", "tests")

OPENING = re.compile(r"\s*(What(ever)?|Who(ever|m|mever|se)?|So (long|many|much|often))\b")
ANYWHERE = re.compile(r"\b(whoever|whomever|whatever)\b", re.IGNORECASE)
ELSE = re.compile(r"(?:[.:;,(] |\band )(else)\b", re.IGNORECASE)
EARLIER = re.compile(r"\b\w+s? of before\b")
HOLDERS = ast.stmt, ast.excepthandler, ast.match_case
"""Nodes that hold statements."""
NAMELESS = re.compile(r"\b(?:for one in|lambda one:)")
"""A loop or a function that does not name the thing it is about."""
COMMENT = re.compile(rf"(?:^|  )# .*?({ANYWHERE.pattern})", re.IGNORECASE)


def statements(code: str) -> Iterator[ast.stmt]:
    """Yield each statement of a file. Statements hold statements; expressions are passed over."""
    waiting: list[ast.AST] = [ast.parse(code)]
    while waiting:
        for _, value in ast.iter_fields(waiting.pop()):
            for part in value if isinstance(value, list) else ():
                if isinstance(part, ast.stmt):
                    yield part
                if isinstance(part, HOLDERS):
                    waiting.append(part)


def notes(every: Iterable[ast.stmt]) -> Iterator[tuple[int, str]]:
    """Yield every docstring and every string below a constant, with its line."""
    for node in every:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            note = node.value.value
            if isinstance(note, str):
                yield node.lineno, note


def fault(note: str) -> str:
    """The rule of docs/style.md that a note breaks, or an empty text."""
    if found := ANYWHERE.search(note):
        return f'says "{found[0]}": say who, as in "the player who"'
    if found := ELSE.search(note):
        return f'says "{found[1]}": write "otherwise"'
    if found := EARLIER.search(note):
        return f'says "{found[0]}": write "earlier"'
    if found := OPENING.match(note):
        return f'opens with "{found[1]}": begin with a verb (function) or a noun (value)'
    return ""


def faults(code: str, every: Iterable[ast.stmt], where: str) -> Iterator[str]:
    """Yield a line for each note, comment and loop of a file that breaks a rule; tests may loop
    over `one`.
    """
    for number, note in notes(every):
        if broken := fault(note):
            yield f"{where}:{number}: {broken}\n    {note.splitlines()[0]}"
    for number, line in enumerate(code.splitlines(), 1):
        if found := COMMENT.search(line):
            yield f"{where}:{number}: {fault(found[1])}\n    {found[0]}"
        if not where.startswith("tests/") and (found := NAMELESS.search(line)):
            yield f'{where}:{number}: says "{found[0]}": name the thing'


WORDED = 10
"""The largest number of words in the name of a test, after "test"."""


NOUNLESS = re.compile(r"\b((?:only|or|of|than) who)\b")
"""A relative clause without its noun, in the name of a test."""


def misnamed(every: Iterable[ast.stmt], where: str) -> Iterator[str]:
    """Yield a line for each test whose name is long, lacks a noun, or opens as no note may."""
    for node in every:
        if isinstance(node, FUNCTIONS) and node.name.startswith("test_"):
            name = node.name.removeprefix("test_").replace("_", " ")
            if (words := len(name.split())) > WORDED:
                yield f"{where}:{node.lineno}: {words} words, {WORDED} at most: {name}"
            elif broken := fault(name.capitalize()):
                yield f"{where}:{node.lineno}: {broken}: {name}"
            elif found := NOUNLESS.search(name):
                yield f'{where}:{node.lineno}: says "{found[1]}": give it a noun: {name}'


@pytest.mark.parametrize("room", ROOMS)
def test_notes_are_plain_and_parts_are_small(room: str) -> None:
    """Each file is parsed once for both; the sizes of tests and of docs are free."""
    noted: list[str] = []
    large: dict[str, str] = {}
    for file in sorted((ROOT / room).rglob("*.py")):
        code, where = file.read_text(encoding="utf-8"), str(file.relative_to(ROOT))
        every = [*statements(code)]
        noted += [*faults(code, every, where), *misnamed(every, where)]
        if room not in ("docs", "tests") and file.parent.name != "versions":
            large |= {
                name if name == where else f"{where}:{name}": size
                for name, size in sizes(code, every, where)
            }
    assert not noted, "docs/style.md says how notes and tests are named:\n" + "\n".join(noted)
    more = [size for part, size in large.items() if part not in LARGER]
    assert not more, "make two things of each, or give LARGER a reason:\n" + "\n".join(more)
    small = [part for part in LARGER if part.startswith(f"{room}/") and part not in large]
    assert not small, "these need no exception in LARGER any more:\n" + "\n".join(small)


@pytest.mark.parametrize(
    ("note", "breaks"),
    [
        ("Return the seats that may still claim.", False),
        ("Seconds between two tries.", False),
        ("Whether the deal is over.", False),
        ("So that nobody waits, ask again.", False),
        ("What a seat may claim.", True),
        ("Who may claim.", True),
        ("So long a table waits.", True),
        ("The lock of whoever changes a table.", True),
        ("The first win, else a pass.", True),
        ("Nothing else counts. Anything else is refused.", False),
        ("Messages of before keep their buttons.", True),
    ],
)
def test_a_note_is_judged_by_how_it_opens(note: str, breaks: bool) -> None:
    assert bool(fault(note)) is breaks


@pytest.mark.parametrize(
    ("name", "breaks"),
    [
        ("the_deal_of_the_day_stands_once", False),
        ("a_window_stops_waiting_for_a_player_who_goes_away", False),
        ("one_two_three_four_five_six_seven_eight_nine_ten", False),
        ("one_two_three_four_five_six_seven_eight_nine_ten_eleven", True),
        ("what_a_seat_may_claim", True),
        ("a_seat_waits_for_whoever_takes_it", True),
        ("only_who_is_asked_may_answer", True),
        ("only_players_who_are_asked_may_answer", False),
    ],
)
def test_the_name_of_a_test_is_judged_by_its_words(name: str, breaks: bool) -> None:
    code = f"class Tests:\n    async def test_{name}(): ..."
    assert bool([*misnamed(statements(code), "file")]) is breaks


# --- Sizes ---------------------------------------------------------------------------------------

LINES, FUNCTION, METHODS = 350, 45, 20
"""The most lines of a file and of a function, and the most methods of a class."""
HOOKS = "a method for each thing the rules say"
LARGER = {
    "rules/game.py": "the contract of a game is read as a whole",
    "rules/mahjong/variant.py:Variant": "every hook of a rule set, with what it does where none is",
    "rules/hanafuda/koikoi.py:KoiKoi": HOOKS,
    "rules/hanafuda/mushi.py:Mushi": HOOKS,
    "rules/mahjong/liangxi/rules.py:Liangxi": HOOKS,
    "rules/mahjong/northern/rules.py:Northern": HOOKS,
    "bot/domain/tables/table.py:Table": "facts that follow from the value, all read, none changed",
    "bot/services/tables/keeping.py:TableKeeper": "every change of a table passes through it",
}
"""Files and classes that are larger, each with its reason."""


FUNCTIONS = ast.FunctionDef, ast.AsyncFunctionDef


def sizes(code: str, every: Iterable[ast.stmt], where: str) -> Iterator[tuple[str, str]]:
    """Yield the name of each part of a file that is too large, with its size."""
    if (lines := code.count("\n")) > LINES:
        yield where, f"{where} has {lines} lines, {LINES} at most"
    for node in every:
        if isinstance(node, ast.ClassDef):
            parts = [part for part in node.body if isinstance(part, FUNCTIONS)]
            methods = sum(not part.name.startswith("__") for part in parts)
            if methods > METHODS:
                yield node.name, f"{where}: {node.name} has {methods} methods, {METHODS} at most"
        elif isinstance(node, FUNCTIONS):
            lines = (node.end_lineno or 0) - node.lineno + 1
            if lines > FUNCTION:
                yield node.name, f"{where}: {node.name} has {lines} lines, {FUNCTION} at most"


@pytest.mark.parametrize(
    ("code", "large"),
    [
        ("x = 1\n" * 350, []),
        ("x = 1\n" * 351, ["file"]),
        ("def f():\n" + "    x = 1\n" * 44, []),
        ("async def f():\n" + "    x = 1\n" * 45, ["f"]),
        ("class C:\n" + "".join(f"    def m{n}(self): ...\n" for n in range(20)), []),
        ("class C:\n" + "".join(f"    def m{n}(self): ...\n" for n in range(21)), ["C"]),
        ("class C:\n    def __init__(self): ...\n" + "    def m(self): ...\n" * 20, []),
    ],
)
def test_a_size_is_measured(code: str, large: list[str]) -> None:
    assert [name for name, _ in sizes(code, statements(code), "file")] == large


# --- Pages ---------------------------------------------------------------------------------------

PAGES = (
    *(page for page in pages.PAGES if page.name != "glossary.md"),
    *sorted((ROOT / "deploy").glob("*.md")),
    *sorted((ROOT / ".github").glob("*.md")),
    *sorted((ROOT / "docs" / "rules" / "en").glob("*.md")),
)
"""The pages in English alone."""
COMMENTED = (
    *sorted(file for file in (ROOT / ".ci").iterdir() if file.is_file()),
    *sorted(file for file in (ROOT / "deploy").iterdir() if file.suffix not in (".md", ".json")),
    ROOT / "config.example.toml",
)
"""Files whose comments are prose."""

QUOTED = re.compile(r"^\*Source: .*$", re.MULTILINE)
"""The source of a house rule in a book of rules, in its own words."""
LONGEST = 30
"""The largest number of words of a sentence."""

WORDS = {
    ANYWHERE: 'say who, as in "the player who"',
    re.compile(r"\b(thr(?:ow|ows|ew|own|owing))\b", re.IGNORECASE): 'the button says "discard"',
    re.compile(r"(?:^|[.:;,(] )(else)\b", re.IGNORECASE): 'write "otherwise"',
    re.compile(r"^(-) "): "begin each item of a list in a line of its own",
    re.compile(r"((?:^W|(?<=[;:] )w)ho(?:se|m)? \w+)[^?]*\.$"): "give it a noun",
    re.compile(
        r"(/work/|worktree|findings?\b|issue \d|(?:this|last) session\b)",
        re.IGNORECASE,
    ): "a page speaks of the project alone",
}


def prose(file: Path) -> str:
    """Return the prose of a page, or of the comments of another file, line by line."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        return QUOTED.sub("", text)
    lines = (re.match(r"\s*# (.*)", line) for line in text.splitlines())
    return "\n".join(line[1] if line else "" for line in lines)


def misused(sentence: str) -> Iterator[str]:
    """Yield what is wrong with the words of a sentence."""
    for word, advice in WORDS.items():
        if found := word.search(sentence):
            yield f'says "{found[1]}": {advice}'


@pytest.mark.parametrize("file", [*PAGES, *COMMENTED], ids=lambda file: file.name)
def test_a_page_is_plain(file: Path) -> None:
    """The page that lists the refused words may say them."""
    where = str(file.relative_to(ROOT))
    rows: list[str] = []
    for line, sentence in pages.sentences(prose(file)):
        if file.name != "style.md":
            rows += [f"{where}:{line}: {one}\n    {sentence}" for one in misused(sentence)]
        if (words := len(sentence.split())) > LONGEST:
            rows.append(f"{where}:{line}: {words} words, {LONGEST} at most\n    {sentence}")
    assert not rows, "docs/style.md says how sentences are written:\n" + "\n".join(rows)


GENERATED = re.compile(r"<!-- begin: .*?<!-- end: ", re.DOTALL)
"""Tables that come from the words of the bot, which has other apostrophes."""


@pytest.mark.parametrize("file", pages.PAGES, ids=lambda file: file.name)
def test_an_apostrophe_on_a_page_is_straight(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    own = "" if "<!-- Written by" in text else GENERATED.sub("", text)
    assert re.findall(r"\w+’\w+", own) == []


@pytest.mark.parametrize(
    ("page", "sentences"),
    [
        (
            "# Title\n\nOne\nthought. Another!",
            [(1, "Title"), (3, "One"), (3, "A")],
        ),
        ("- `a.b` is code;\n  it goes on.\n- [Linked](to.md) text", [(1, "code"), (3, "Linked")]),
        ("| a | b; c |\n|---|---|\n| 1 | 2 |", [(1, "a"), (1, "b"), (1, "c"), (3, "1"), (3, "2")]),
        ("Before.\n```sh\nrun this. Now.\n```\nAfter.", [(1, "Before."), (5, "After.")]),
        ("Rule: **value**  \nhelp.\n![A picture.](a.webp)", [(1, "Rule:"), (2, "help.")]),
    ],
)
def test_a_page_falls_into_sentences(page: str, sentences: list[tuple[int, str]]) -> None:
    found = [(line, one) for line, one in pages.sentences(page) if not re.match(":?-+:?", one)]
    assert [line for line, _ in found] == [line for line, _ in sentences]
    assert all(one.startswith(head) for (_, one), (_, head) in zip(found, sentences, strict=True))


@pytest.mark.parametrize(
    ("sentence", "breaks"),
    [
        ("Whoever is ready may look.", 1),
        ("Throw what you do not need; else keep it.", 2),
        ("Who has marked nothing passes.", 1),
        ("Ask for help: who sits there decides.", 1),
        ("- In mahjong the day has one deal.", 1),
        ("Who is next?", 0),
        ("The player who has marked nothing passes, otherwise nobody does.", 0),
        ("See issue 37 of this session.", 1),
    ],
)
def test_a_sentence_is_judged_by_its_words(sentence: str, breaks: int) -> None:
    assert len([*misused(sentence)]) == breaks


# --- The words of the bot -------------------------------------------------------------------------


def test_english_words_are_plain() -> None:
    rows = [
        f"{where}: {key}: {fault}"
        for where, key, text in english.sentences()
        for fault in english.broken(key, text)
    ]
    assert not rows, "docs/style.md says how a sentence is written:\n" + "\n".join(
        dict.fromkeys(rows)
    )


@pytest.mark.parametrize(
    ("text", "breaks"),
    [
        ("A player who holds a gold draws. Players without marks pass.", False),
        ("Who may play", False),
        ("Who has the better seed?", False),
        ("A win pays ×4, and three times in a row is luck. 50% is half.", False),
        ("Whoever holds a gold draws.", True),
        ("It stands for whatever you need.", True),
        ("It saves points: who has claimed nothing pays double.", True),
        ("Take it. Else you have a stack.", True),
        ("A win pays four times.", True),
        ("You are at ◦ %.", True),
        ("Today's deals.", True),
        ("So it is with the blue ribbons.", True),
        ("A win comes first. The round is already paused. The set tells a story.", False),
        ("A win goes before a pung.", True),
        ("You are asked, also when you cannot claim.", True),
        ("The round is paused already.", True),
        ("The profile tells where to ask.", True),
        ("A match has two rounds, in each of which everybody is dealer.", True),
        (" ".join(["word"] * 31) + ".", True),
    ],
)
def test_an_english_message_is_judged_by_its_words(text: str, breaks: bool) -> None:
    assert any(english.broken("key", text)) is breaks


def test_a_title_is_a_noun_or_an_ing_form() -> None:
    assert [*english.broken("learn-xiamen-win-title", "To win")]
    assert not [*english.broken("learn-xiamen-win-title", "Winning")]

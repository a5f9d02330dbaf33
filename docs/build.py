"""Write the pages of `docs/` that follow from the code: `python -m docs.build`.

`house-rules.md`, `glossary.md` and `rules/` are written whole, `leagues.md` between two marks;
`--pictures` also draws the pictures of the README and the film of a turn, which is only needed when
the look of a table has changed. `--photos` photographs pages for the web.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import render
import rules
from bot.domain.league.charter import Terms
from bot.domain.lessons import asking, lesson
from bot.domain.tables.player import Player
from bot.words import Words, choosing, examples, words
from docs import budgets, glossary, rulebook, turn
from render.boards.sample import moment
from rules import GAMES, AnyGame, Choice, Options, choices, differences

FOLDER = Path(__file__).parent
HOUSE_RULES, LEAGUES = FOLDER / "house-rules.md", FOLDER / "leagues.md"
GLOSSARY = FOLDER / "glossary.md"
LESSONS = (
    ("mushi", "oni"),
    ("tiengow", "civil"),
    ("liangxixi", "lay"),
    ("koikoi", "stop"),
    ("xiamen", "gold"),
    ("dalian", "single"),
)
"""The positions that the page about learning shows."""
BEGIN, END = "<!-- begin: rules of a league -->", "<!-- end: rules of a league -->"
HEAD = """\
# House rules

<!-- Written by `python -m docs.build`. Do not edit this page: edit the options in `rules/`. -->

To choose the house rules of a table, press *Set up* in its lobby, then *House rules*. A preset sets
all of them at once. The first value of each rule, in bold, is its default. Every result and every
record carries a hash of its house rules.
"""


def main(arguments: Sequence[str]) -> None:
    """Write every page anew; with `--pictures` also draw the pictures."""
    HOUSE_RULES.write_text(house_rules(), encoding="utf-8")
    GLOSSARY.write_text(glossary.page(), encoding="utf-8")
    budgets.PAGE.write_text(budgets.page(), encoding="utf-8")
    rulebook.write()
    LEAGUES.write_text(leagues(LEAGUES.read_text(encoding="utf-8")), encoding="utf-8")
    if "--pictures" in arguments:
        for name, picture in pictures():
            (FOLDER / "pictures" / f"{name}.png").write_bytes(picture)
        (FOLDER / "pictures" / "turn.webp").write_bytes(turn.film())
    if "--photos" in arguments:
        asyncio.run(photograph())


async def photograph() -> None:
    """Photograph pages of the example for the README."""
    from docs.photos import photos

    async for name, photo in photos():
        (FOLDER / "pictures" / f"{name}.webp").write_bytes(photo)


def house_rules() -> str:
    """Write the page of every game's presets and house rules."""
    contents = [f"- [{_title(game)}](#{_anchor(game)})" for game in GAMES]
    return "\n".join([HEAD, *contents, "", *(_section(game) for game in GAMES)])


def leagues(page: str) -> str:
    """Renew the table in the page about leagues."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    table = _table("rule of a league", words("en"), choices(Terms))
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"


def _section(game: AnyGame) -> str:
    say = words("en").at(game.key)
    standard, *others = game.presets.items()
    every = choices(standard[1])
    lines = [f"- **{say(f'preset-{standard[0]}')}**: every rule at its first value"]
    lines += [_preset(say, name, options, standard[1]) for name, options in others]
    parent, shared = _shared(game)
    note = [f"{_inherited(parent, every, shared)}\n"] if parent else []
    own = [choice for choice in every if choice.name not in shared]
    presets = ["Presets:\n", *lines, ""]
    return "\n".join([f"## {_title(game)}\n", *presets, *note, _table("house rule", say, own), ""])


def _title(game: AnyGame) -> str:
    return words("en").at(game.key)(f"game-{game.key}")


def _anchor(game: AnyGame) -> str:
    """The anchor that GitHub gives the heading of a game."""
    return re.sub(r"[^\w\- ]", "", _title(game).lower()).replace(" ", "-")


def _preset(say: Words, name: str, options: Options, standard: Options) -> str:
    """A preset, and below it the house rules that it changes."""
    known = {choice.name: choice for choice in choices(options)}
    changed = ((known[field], value) for field, value in differences(options, standard).items())
    rows = [f"  - {rule.label}: {choosing.value(say, rule, value)}" for rule, value in changed]
    return "\n".join([f"- **{say(f'preset-{name}')}**", *rows])


def _shared(game: AnyGame) -> tuple[AnyGame | None, frozenset[str]]:
    """The earlier game that a game shares house rules with, and their names; None if there is
    none.
    """
    own: Any = next(iter(game.presets.values()))
    for earlier in GAMES[: GAMES.index(game)]:
        other = next(iter(earlier.presets.values()))
        common: Any = next(base for base in type(own).__mro__ if isinstance(other, base))
        if common is not Options:
            return earlier, frozenset(field.name for field in fields(common))
    return None, frozenset()


def _inherited(parent: AnyGame, every: Iterable[Choice], shared: frozenset[str]) -> str:
    """A list of the house rules that a game takes from an earlier one."""
    names = [f"- *{choice.label}*" for choice in every if choice.name in shared]
    head = f"House rules as in [{_title(parent)}](#{_anchor(parent)}):"
    return "\n".join([head, "", *names, "", "House rules of its own:"])


def _table(head: str, say: Words, every: Iterable[Choice]) -> str:
    known = {choice.name: choice for choice in every}
    rows = [
        f"| {choice.label} | {_values(say, choice)} | {_meaning(say, known, choice)} |"
        for choice in known.values()
    ]
    return "\n".join([f"| {head} | values | meaning |", "|---|---|---|", *rows])


def _meaning(say: Words, known: Mapping[str, Choice], choice: Choice) -> str:
    """The meaning of a rule, and the rules without which it changes nothing."""
    needs = [(known[name], value) for name, value in choice.needs.items()]
    about = examples.about(say, choice)
    return about + "".join(
        f" Needs *{rule.label}: {choosing.value(say, rule, value)}*." for rule, value in needs
    )


def _values(say: Words, choice: Choice) -> str:
    if isinstance(choice.values, range):
        return f"**{choice.default}**, {choice.values[0]} to {choice.values[-1]}"
    first, *others = (choosing.value(say, choice, value) for value in choice.values)
    return "; ".join([f"**{first}**", *others])


def pictures() -> Iterable[tuple[str, bytes]]:
    """The pictures of the pages: moments of deals that are played at random, and of lessons."""
    look = render.Look("wide")
    for key, moves in (("mushi", 11), ("tiengow", 22), ("xiamen", 120)):
        game = rules.game(key)
        view: Any = moment(key, next(iter(game.presets.values())), moves)
        names = ("Mina", "和宏", "Chiyo", "Konstantin")[: len(view.scores)]
        yield key, render.table(view, names, words("en").at(key), look)
    for of, name in LESSONS:
        table = asking.table(lesson.found(of, name), Player(1, "Mina"), "ABCD".__getitem__)
        say = words("en").at(table.key)
        yield f"lesson-{table.key}", render.hand(table.view(lesson.OWN), table.names, say)


if __name__ == "__main__":
    main(sys.argv[1:])

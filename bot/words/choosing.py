"""House rules and their values in the words of one language."""

from __future__ import annotations

from bot.words import Words
from rules import (
    AnyGame,
    Choice,
    Options,
    choices,
    differences,
    lacking,
    word,
)


def label(say: Words, choice: Choice) -> str:
    """Return the label of a house rule."""
    key = f"option-{choice.name}"
    return say(key) if key in say else choice.label


def source(say: Words, choice: Choice) -> str:
    """Return the sentence of the source behind a house rule."""
    key = f"option-{choice.name}-source"
    return say(key) if key in say else choice.source


def in_force_first(options: Options) -> list[Choice]:
    """Sort house rules, with those last that have no effect under the others."""
    return sorted(choices(options), key=lambda choice: bool(lacking(options, choice)))


def inert(say: Words, options: Options, choice: Choice, line: str) -> str:
    """Return the line for a house rule, with the rules it needs to change anything."""
    known = {choice.name: choice for choice in choices(options)}
    needs = say("comma").join(
        say("rules-needs", label=label(say, known[name]), value=value(say, known[name], needed))
        for name, needed in lacking(options, choice).items()
    )
    return say("rules-inert", line=line, needs=needs) if needs else line


def value(say: Words, choice: Choice, chosen: str | int | bool) -> str:
    """Return the words for a value of a rule: its own, or shared ones; a number stays a number."""
    if isinstance(chosen, int) and not isinstance(chosen, bool):
        return word(chosen)
    keys = (f"value-{choice.name}-{word(chosen)}", f"value-{word(chosen)}")
    return next((say(key) for key in keys if key in say), word(chosen))


def changes(say: Words, game: AnyGame, preset: str, options: Options) -> str:
    """Return the differences from a preset, in one line; empty if there are none."""
    found = differences(options, game.presets[preset])
    named = {choice.name: choice for choice in choices(options)}
    length = game.length(options).rule
    return say("comma").join(
        say("changed-to", label=label(say, named[name]), value=value(say, named[name], changed))
        for name, changed in found.items()
        if name != length
    )

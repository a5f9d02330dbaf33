"""The pages with the book of rules and the house rules of each game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.site.frame import Frame, Page
from bot.site.pictures import Poster, Shot
from bot.words import Words, book, choosing, examples
from rules import AnyGame, Choice, choices, differences, ruleset_hash, usual


def name_of(game: AnyGame, say: Words) -> str:
    """Return the name of a game."""
    return say.at(game.key)(f"game-{game.key}")


def rules(game: AnyGame, frame: Frame) -> Page:
    """Make the page that teaches a game under its usual house rules."""
    say = frame.say.at(game.key)
    shots = [
        (page, Shot(game, page.picture, say).picture())
        for page in book.taught(game, usual(game.presets), say)
    ]
    chapters = [
        {"name": page.name, "title": page.title, "text": page.text, "picture": shot._asdict()}
        for page, shot in shots
    ]
    name = name_of(game, say)
    return frame.page(
        f"rules/{game.key}",
        "rules",
        name,
        say("site-book", game=name),
        {"kind": "rules", "game": game.key, "chapters": chapters},
        poster=Poster(game, frame.say).picture(),
    )


def house(game: AnyGame, frame: Frame) -> Page:
    """Make the page of every preset and house rule of a game."""
    say = frame.say.at(game.key)
    standard = usual(game.presets)
    every = {choice.name: choice for choice in choices(standard)}
    presets = [
        {
            "name": name,
            "title": say(f"preset-{name}"),
            "hash": ruleset_hash(game.key, options),
            "changes": [
                _named(say, every[rule], value)
                for rule, value in differences(options, standard).items()
            ],
        }
        for name, options in game.presets.items()
    ]
    return frame.page(
        f"house/{game.key}",
        "house",
        say("site-house-of", game=name_of(game, say)),
        say("site-house-lead"),
        {
            "kind": "house rules",
            "game": game.key,
            "presets": presets,
            "rules": [_rule(say, every, choice) for choice in every.values()],
        },
        of=name_of(game, say),
    )


def _named(say: Words, choice: Choice, value: Any) -> Mapping[str, Any]:
    """Return a house rule and one of its values, with their names in words."""
    return {
        "rule": choice.name,
        "label": choosing.label(say, choice),
        "value": value,
        "title": choosing.value(say, choice, value),
    }


def _rule(say: Words, every: Mapping[str, Choice], choice: Choice) -> Mapping[str, Any]:
    needed = (_named(say, every[name], value) for name, value in choice.needs.items())
    needs = (say("labelled", label=option["label"], value=option["title"]) for option in needed)
    return {
        "name": choice.name,
        "label": choosing.label(say, choice),
        "usual": choice.default,
        "values": _values(say, choice),
        "range": [choice.values[0], choice.values[-1]] if _is_range(choice) else None,
        "meaning": examples.about(say, choice),
        "needs": say("site-needs", needs=say("comma").join(needs)) if choice.needs else "",
        "source": choosing.source(say, choice),
    }


def _is_range(choice: Choice) -> bool:
    return isinstance(choice.values, range)


def _values(say: Words, choice: Choice) -> list[Mapping[str, Any]]:
    shown: Iterable[Any] = (choice.default,) if _is_range(choice) else choice.values
    return [{"value": value, "title": choosing.value(say, choice, value)} for value in shown]

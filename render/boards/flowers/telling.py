"""The words for a picture of flower cards, for alt text and screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from render.boards import telling
from render.boards.flowers.captures import by_class, points_of
from render.boards.flowers.scene import FlowerScene
from render.boards.scene import Side
from render.boards.telling import (
    gains_of,
    listed,
    names_of,
    piece_name,
    pieces_named,
    scores_before,
)


def description(scene: FlowerScene) -> str:
    """Write the picture in words, with as many captured cards by name as there is room for."""
    return telling.first_that_fits(scene.say, (_sentences(scene, named) for named in NAMED))


NAMED = (("bright", "animal", "ribbon"), ("bright", "animal"), ("bright",), ())
"""The classes whose captured cards are named, the most first."""


def _sentences(scene: FlowerScene, named: tuple[str, ...]) -> Iterator[str]:
    view, say = scene.view, scene.say
    yield say("tell-deal", number=view.number, deals=view.deals)
    yield _turn(scene)
    if view.hand:
        yield say("tell-hand", cards=pieces_named(scene.say, view.hand))
    yield from _seats(scene)
    if view.phase != "cut":
        yield _field(scene)
        if view.reserved:
            yield say("tell-reserved", cards=pieces_named(scene.say, view.reserved))
        yield say("tell-stock", count=view.stock)
        for side in view.sides:
            yield from _side(scene, side, named)
    yield say("tell-dealer", name=scene.names[view.dealer])
    yield say("tell-scores", scores=scores_before(scene))
    if view.result is not None:
        yield say("tell-result", scores=gains_of(scene))


def _seats(scene: FlowerScene) -> Iterator[str]:
    """Yield sentences about teams and about seats that sit the deal out."""
    view, say = scene.view, scene.say
    if any(len(side) > 1 for side in view.sides):
        first, second = (names_of(scene, side) for side in view.sides)
        yield say("tell-teams", first=first, second=second)
    if view.resting:
        yield say("tell-resting", names=names_of(scene, view.resting))


def _side(scene: FlowerScene, side: Side, named: tuple[str, ...]) -> Iterator[str]:
    """Yield sentences about a side: captures, combinations with their names, hidden cards."""
    view, say = scene.view, scene.say
    yield _captures(scene, side, named)
    if made := view.made[view.sides.index(side)]:
        words = (
            say("with-points", name=say(f"combination-{name}"), points=points)
            for name, points in made
        )
        yield say("tell-made", name=names_of(scene, side), combinations=listed(scene.say, words))
    for seat in side:
        if view.calls and view.calls[seat]:
            yield say("tell-koikoi", name=scene.names[seat], count=view.calls[seat])
        if seat != view.seat:
            yield say("tell-hidden", name=scene.names[seat], count=view.hand_sizes[seat])


def _turn(scene: FlowerScene) -> str:
    """Return the sentence that tells who is asked, and for what."""
    view, say = scene.view, scene.say
    if not view.to_act:
        return say("tell-over")
    name = names_of(scene, sorted(view.to_act))
    if view.aimed and view.turned:
        aimed = pieces_named(scene.say, view.aimed)
        return say("tell-aimed", card=piece_name(scene.say, view.turned), cards=aimed)
    match view.phase:
        case "cut" | "keep":
            return say(f"tell-{view.phase}", name=name)
        case "take" if view.turned:
            return say("tell-take", name=name, card=piece_name(scene.say, view.turned))
        case _:
            return say("tell-turn", name=name)


def _field(scene: FlowerScene) -> str:
    view, say = scene.view, scene.say
    if not view.field:
        return say("tell-field-none")
    spots = (
        pieces_named(scene.say, spot)
        if len(spot) == 1
        else say("tell-group", cards=pieces_named(scene.say, spot))
        for spot in view.field
    )
    return say("tell-field", cards=listed(scene.say, spots))


def _captures(scene: FlowerScene, side: Side, named: tuple[str, ...]) -> str:
    say, name = scene.say, names_of(scene, side)
    piles = by_class(scene.view.captures[side[0]], scene.game.kinds)
    if not piles:
        return say("tell-captures-none", name=name)
    told_piles = (
        say(
            "tell-pile-named" if kind in named else "tell-pile",
            kind=say(f"class-{kind}"),
            count=len(cards),
            cards=pieces_named(scene.say, cards),
        )
        for kind, cards in piles.items()
    )
    cards = listed(scene.say, told_piles)
    points = points_of(scene, side[0])
    if points is None:
        return say("tell-captures", name=name, cards=cards)
    return say("tell-captures-worth", name=name, cards=cards, points=points)

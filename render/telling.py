"""Everything in a picture in words, for alt text and screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.boards.captures import by_class, points_of
from render.boards.scene import Scene, Side, signed
from rules import Seat
from rules.hanafuda.cards import in_order

LONGEST = 1000
"""Discord takes 1024 characters of alt text."""


def told(scene: Scene) -> str:
    """The picture in words, with as many captured cards by name as there is room for."""
    for named in (("bright", "animal", "ribbon"), ("bright", "animal"), ("bright",), ()):
        text = _joined(scene, tuple(_sentences(scene, named)))
        if len(text) <= LONGEST:
            return text
    return text[: LONGEST - 1] + "…"


def _joined(scene: Scene, sentences: tuple[str, ...]) -> str:
    return scene.say("gap").join(sentences)


def _sentences(scene: Scene, named: tuple[str, ...]) -> Iterator[str]:
    view, say = scene.view, scene.say
    yield say("tell-deal", number=view.number, deals=view.deals)
    yield _turn(scene)
    if view.hand:
        yield say("tell-hand", cards=_cards(scene, in_order(view.hand)))
    yield from _seats(scene)
    if view.phase != "cut":
        yield _field(scene)
        if view.reserved:
            yield say("tell-reserved", cards=_cards(scene, view.reserved))
        yield say("tell-stock", count=view.stock)
        for side in view.sides:
            yield from _side(scene, side, named)
    yield say("tell-dealer", name=scene.names[view.dealer])
    yield say("tell-scores", scores=_points(scene, view.scores))
    if view.result is not None:
        yield say("tell-result", scores=_points(scene, view.result.deltas(len(view.scores))))


def _seats(scene: Scene) -> Iterator[str]:
    """Who plays together and who sits the deal out."""
    view, say = scene.view, scene.say
    if any(len(side) > 1 for side in view.sides):
        first, second = (_names(scene, side) for side in view.sides)
        yield say("tell-teams", first=first, second=second)
    if view.resting:
        yield say("tell-resting", names=_names(scene, view.resting))


def _side(scene: Scene, side: Side, named: tuple[str, ...]) -> Iterator[str]:
    """What a side has captured and made, what each of it called, and how many cards it hides."""
    view, say = scene.view, scene.say
    yield _captures(scene, side, named)
    if made := view.made[view.sides.index(side)]:
        words = (f"{say(f'combination-{name}')} {points}" for name, points in made)
        yield say("tell-made", name=_names(scene, side), combinations=_list(scene, words))
    for seat in side:
        if view.calls and view.calls[seat]:
            yield say("tell-koikoi", name=scene.names[seat], count=view.calls[seat])
        if seat != view.seat:
            yield say("tell-hidden", name=scene.names[seat], count=view.hand_sizes[seat])


def _names(scene: Scene, seats: Iterable[Seat]) -> str:
    return _list(scene, (scene.names[seat] for seat in seats))


def _points(scene: Scene, points: Iterable[int]) -> str:
    """Each name with its points."""
    pairs = zip(scene.names, points, strict=True)
    return _list(
        scene, (scene.say("tell-score", name=name, score=signed(one)) for name, one in pairs)
    )


def _turn(scene: Scene) -> str:
    """Who is asked, and for what."""
    view, say = scene.view, scene.say
    if not view.to_act:
        return say("tell-over")
    name = _names(scene, sorted(view.to_act))
    if view.aimed and view.turned:
        aimed = _cards(scene, view.aimed)
        return say("tell-aimed", name=name, card=card_name(scene, view.turned), cards=aimed)
    match view.phase:
        case "cut" | "keep":
            return say(f"tell-{view.phase}", name=name)
        case "take" if view.turned:
            return say("tell-take", name=name, card=card_name(scene, view.turned))
        case _:
            return say("tell-turn", name=name)


def _field(scene: Scene) -> str:
    view, say = scene.view, scene.say
    if not view.field:
        return say("tell-field-none")
    spots = (
        _cards(scene, spot) if len(spot) == 1 else say("tell-group", cards=_cards(scene, spot))
        for spot in view.field
    )
    return say("tell-field", cards=_list(scene, spots))


def _captures(scene: Scene, side: Side, named: tuple[str, ...]) -> str:
    say, name = scene.say, _names(scene, side)
    piles = by_class(scene.view.captures[side[0]], scene.game.kinds)
    if not piles:
        return say("tell-captures-none", name=name)
    told_piles = (
        say(
            "tell-pile-named" if kind in named else "tell-pile",
            kind=say(f"class-{kind}"),
            count=len(cards),
            cards=_cards(scene, cards),
        )
        for kind, cards in piles.items()
    )
    cards = _list(scene, told_piles)
    points = points_of(scene, side[0])
    if points is None:
        return say("tell-captures", name=name, cards=cards)
    return say("tell-captures-worth", name=name, cards=cards, points=points)


def card_name(scene: Scene, card: str) -> str:
    """The name of a card in the language of the scene."""
    return scene.say(f"card-{card.replace('.', '-')}")


def _cards(scene: Scene, cards: Iterable[str]) -> str:
    return _list(scene, (card_name(scene, card) for card in cards))


def _list(scene: Scene, words: Iterable[str]) -> str:
    return scene.say("comma").join(words)

"""Everything in a picture of Tien Gow in words, for alt text and screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from render.boards import telling
from render.boards.telling import (
    gains_of,
    listed,
    names_of,
    piece_name,
    pieces_named,
    scores_before,
)
from render.boards.tiengow.scene import TileScene
from rules.tiengow.state import Play


def told(scene: TileScene) -> str:
    """The picture in words, with the tiles on the stacks by name where there is room for it."""
    return telling.told(scene.say, (_sentences(scene, named) for named in (True, False)))


def _sentences(scene: TileScene, named: bool) -> Iterator[str]:
    view, say = scene.view, scene.say
    round_, deal = scene.standing
    yield say("tell-round", round=round_, deal=deal)
    yield _turn(scene)
    if view.hand:
        yield say("tell-hand", cards=pieces_named(say, view.hand))
    yield from _thrown(scene)
    for play in scene.plays:
        yield _play(scene, play)
    yield from _best(scene)
    yield from _before(scene, named)
    if view.seat is not None and view.result is None and view.down[view.seat]:
        yield say("tell-own-down", cards=pieces_named(say, view.down[view.seat]))
    yield say("tell-dealer-times", name=scene.names[view.dealer], times=f"×{view.multiple}")
    yield say("tell-scores", scores=scores_before(scene))
    if view.result is not None:
        yield say("tell-winner", name=scene.names[view.result.sheet.winner])
        yield say("tell-result", scores=gains_of(scene))


def _turn(scene: TileScene) -> str:
    """Who is asked, and for what."""
    view = scene.view
    if not view.to_act:
        return scene.say("tell-over")
    asked = view.phase if view.phase != "play" else "follow" if view.trick else "lead"
    return scene.say(f"tell-{asked}", name=names_of(scene, sorted(view.to_act)))


def _thrown(scene: TileScene) -> Iterator[str]:
    """The dice and the tiles before the players while nothing has been led."""
    if scene.plays:
        return
    for seat in scene.view.playing:
        name = scene.names[seat]
        if dice := scene.thrown(seat):
            yield scene.say("tell-thrown", name=name, first=dice[0], second=dice[1])
        elif tile := scene.drawn(seat):
            yield scene.say("tell-drawn", name=name, card=piece_name(scene.say, tile))
        if dealt := scene.dealt(seat):
            yield scene.say("tell-dealt", name=name, cards=pieces_named(scene.say, dealt))


def _play(scene: TileScene, play: Play) -> str:
    name = scene.names[play.seat]
    if not play.tiles:
        return scene.say("tell-folded", name=name, count=play.count)
    key = "tell-led" if play == scene.plays[0] else "tell-beat"
    return scene.say(key, name=name, cards=pieces_named(scene.say, play.tiles))


def _best(scene: TileScene) -> Iterator[str]:
    """Who is winning the trick in the middle or has won it."""
    won, best = scene.finished, scene.best
    if won:
        name, count = scene.names[won.winner], len(won.best)
        yield scene.say("tell-trick-won", name=name, count=count)
    elif best is not None:
        yield scene.say("tell-best", name=scene.names[best])


def _before(scene: TileScene, named: bool) -> Iterator[str]:
    """What lies before each player, and how many tiles each holds."""
    view, say = scene.view, scene.say
    if view.phase not in ("play", "over"):
        return
    for seat in view.playing:
        name, count, tops = scene.names[seat], view.stacks[seat], scene.stacks(seat)
        key = "tell-stacks" if named and tops else "tell-stacks-plain"
        yield say(key, name=name, count=count, cards=pieces_named(say, tops))
        if opened := scene.opened(seat):
            yield say("tell-opened", name=name, cards=pieces_named(say, opened))
    held = (
        say("tell-held-one", name=scene.names[seat], count=view.hand_sizes[seat])
        for seat in view.playing
    )
    yield say("tell-held", scores=listed(say, held))

"""The words for a picture of Tien Gow, for alt text and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from render.boards import telling
from render.boards.telling import (
    gains_of,
    listed,
    names_of,
    piece_name,
    scores_before,
)
from render.boards.tiengow.scene import TileScene
from render.look import Say
from rules.tiengow.state import Play

Naming = Callable[[Say, str], str]
"""A function that names a tile."""


def description(scene: TileScene) -> str:
    """Write the picture in words; if it is too long, tiles are only pips, then names are cut."""
    brief = replace(scene, names=tuple(map(scene.short, range(len(scene.names)))))
    attempts: tuple[tuple[TileScene, Naming], ...] = (
        (scene, piece_name),
        (scene, _pips),
        (brief, _pips),
    )
    return telling.first_that_fits(
        scene.say, (_sentences(attempt, naming) for attempt, naming in attempts)
    )


def last_trick(scene: TileScene) -> Iterator[str]:
    """Yield sentences on the last trick of a deal, or on the hand that won as it was dealt."""
    yield from _thrown(scene, piece_name)
    for play in scene.plays:
        yield _play(scene, play, piece_name)
    yield from _best(scene)


def _pips(say: Say, tile: str) -> str:
    return tile


def _sentences(scene: TileScene, naming: Naming) -> Iterator[str]:
    view, say = scene.view, scene.say
    round_, deal = scene.standing
    yield say("tell-round", round=round_, deal=deal)
    yield _turn(scene)
    if view.hand:
        yield say("tell-hand", cards=_tiles(scene, view.hand, naming))
    yield from _thrown(scene, naming)
    for play in scene.plays:
        yield _play(scene, play, naming)
    yield from _best(scene)
    yield from _before(scene, naming)
    if view.seat is not None and view.result is None and view.down[view.seat]:
        yield say("tell-own-down", cards=_tiles(scene, view.down[view.seat], naming))
    if scene.dealer is not None:
        yield say("tell-dealer-times", name=scene.names[scene.dealer], times=f"×{view.multiple}")
    yield say("tell-scores", scores=scores_before(scene))
    if view.result is not None:
        yield say("tell-winner", name=scene.names[view.result.sheet.winner])
        yield say("tell-result", scores=gains_of(scene))


def _tiles(scene: TileScene, tiles: Iterable[str], naming: Naming) -> str:
    return listed(scene.say, (naming(scene.say, tile) for tile in tiles))


def _turn(scene: TileScene) -> str:
    """Return the sentence that tells who is asked, and for what."""
    view = scene.view
    if not view.to_act:
        return scene.say("tell-over")
    asked = view.phase if view.phase != "play" else "follow" if view.trick else "lead"
    return scene.say(f"tell-{asked}", name=names_of(scene, sorted(view.to_act)))


def _thrown(scene: TileScene, naming: Naming) -> Iterator[str]:
    """Yield the dice, drawn tiles and dealt hand before the players, while nothing is led."""
    if scene.plays:
        return
    for seat in scene.view.playing:
        name = scene.names[seat]
        if dice := scene.thrown(seat):
            yield scene.say("tell-thrown", name=name, first=dice[0], second=dice[1])
        elif tile := scene.drawn(seat):
            yield scene.say("tell-drawn", name=name, card=naming(scene.say, tile))
    if dealt := scene.dealt:
        name, cards = scene.names[dealt.seat], _tiles(scene, dealt.tiles, naming)
        yield scene.say("tell-dealt", name=name, cards=cards)


def _play(scene: TileScene, play: Play, naming: Naming) -> str:
    name = scene.names[play.seat]
    if not play.tiles:
        return scene.say("tell-folded", name=name, count=play.count)
    key = "tell-led" if play == scene.plays[0] else "tell-beat"
    return scene.say(key, name=name, cards=_tiles(scene, play.tiles, naming))


def _best(scene: TileScene) -> Iterator[str]:
    """Yield the sentence that names the winner of the trick so far."""
    won, best = scene.finished, scene.best
    if won:
        name, count = scene.names[won.winner], len(won.best)
        yield scene.say("tell-trick-won", name=name, count=count)
    elif best is not None:
        yield scene.say("tell-best", name=scene.names[best])


def _before(scene: TileScene, naming: Naming) -> Iterator[str]:
    """Yield sentences on the tiles before each player, and the number of tiles each holds."""
    view, say = scene.view, scene.say
    if view.phase not in ("play", "over"):
        return
    for seat in view.playing:
        tops = _tiles(scene, scene.stacks(seat), naming)
        opened = _tiles(scene, scene.opened(seat), naming)
        key = "tell-stacks-won" if tops else "tell-stacks"
        words = say(key, name=scene.names[seat], count=view.stacks[seat], cards=tops)
        yield say("tell-opened" if opened else "tell-not-opened", stacks=words, cards=opened)
    if any(view.hand_sizes):
        held = (
            say("tell-held-one", name=scene.names[seat], count=view.hand_sizes[seat])
            for seat in view.playing
        )
        yield say("tell-held", held=listed(say, held))

"""The words for a picture of mahjong, for alt text and screen readers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from render.boards import telling
from render.boards.mahjong import terms
from render.boards.mahjong.scene import MahjongScene
from render.boards.scores import WHOLE
from render.boards.telling import gains_of, listed, names_of, piece_name, scores_before
from render.look import Say
from rules import Seat
from rules.mahjong.liangxi import told as limited
from rules.mahjong.reading import Part, Parts
from rules.mahjong.state import Meld
from rules.mahjong.tiles import SUITS, WINDS, in_order

FEW = 4.0
"""The width of a name if the whole text is too long, in letters' heights."""
Naming = Callable[[Say, Iterable[str]], str]
"""A function that names tiles."""


def description(scene: MahjongScene) -> str:
    """Write the picture in words.

    If they are too long, names are cut, a suit is named once, and the winds and a claim that was
    the last move are left out.
    """
    brief = replace(scene, names=tuple(map(scene.short, range(len(scene.names)))))
    briefest = replace(scene, names=tuple(scene.short(seat, FEW) for seat in scene.view.playing))
    attempts: tuple[tuple[MahjongScene, Naming, bool], ...] = (
        (scene, _named, True),
        (brief, _named, True),
        (brief, spelled, True),
        (brief, spelled, False),
        (briefest, spelled, False),
    )
    return telling.first_that_fits(scene.say, (_sentences(*attempt) for attempt in attempts))


def _named(say: Say, tiles: Iterable[str]) -> str:
    """Return the names of tiles, equal ones once."""
    return listed(
        say,
        (
            piece_name(say, tile) + (f" ×{count}" if count > 1 else "")
            for tile, count in Counter(tiles).items()
        ),
    )


def spelled(say: Say, tiles: Iterable[str]) -> str:
    """Return the names of tiles, those of a suit together: `1 2 3 Character, East`."""
    return listed(
        say,
        (
            _of_suit(say, suit, own) if suit in SUITS else _named(say, own)
            for suit, own in groupby(in_order(tiles), lambda tile: tile[1])
        ),
    )


def _of_suit(say: Say, suit: str, tiles: Iterable[str]) -> str:
    """Return the numbers of tiles, then once the name of their suit.

    The name of a tile begins with its number.
    """
    end = piece_name(say, f"1{suit}")[1:]
    numbers = (piece_name(say, tile).removesuffix(end) for tile in tiles)
    return say("gap").join(numbers) + end


def _sentences(scene: MahjongScene, naming: Naming, complete: bool = True) -> Iterator[str]:
    view, say = scene.view, scene.say
    deal, dealers = scene.standing
    yield say("tell-standing", deal=deal, dealers=dealers)
    yield _turn(scene)
    yield from _hand(scene, naming)
    if scene.shown:
        seat, tile = scene.shown
        adds = "tell-adds-xi" if scene.to_xi else "tell-adds"
        key = "tell-newest" if scene.newest else adds
        yield say(key, name=scene.names[seat], card=naming(say, [tile]))
    if complete:
        yield from _claimed(scene, naming)
    if view.locked:
        yield say("tell-locked")
    if view.indicator:
        key = "tell-gold-white" if view.white_stands else "tell-gold"
        yield say(key, card=naming(say, [view.indicator]))
    if view.wilds and view.wilds != (view.indicator,):
        yield say("tell-wild", cards=naming(say, view.wilds))
    yield from _notes(scene, naming)
    yield from _treasure(scene, naming)
    for seat in view.playing:
        yield from _before(scene, seat, naming)
    yield from _discards(scene, naming)
    if view.phase != "limit":
        yield say("tell-wall-left", count=view.wall)
    yield from _dealer(scene)
    if complete:
        yield _winds(scene)
    yield say("tell-scores", scores=scores_before(scene))
    if view.result is not None:
        yield say("tell-result", scores=gains_of(scene))


def _turn(scene: MahjongScene) -> str:
    """Return the sentence that tells who is asked, and for what."""
    view, say = scene.view, scene.say
    if not view.to_act:
        return say("tell-ended", ending=scene.ending(WHOLE))
    return say(f"tell-{view.phase}", name=names_of(scene, sorted(view.to_act)))


def _claimed(scene: MahjongScene, naming: Naming) -> Iterator[str]:
    """Yield a sentence about the claim that was the last move, if it was one."""
    if (last := scene.taken) and last.taken is not None:
        name, giver = scene.names[last.taken], scene.names[last.seat]
        yield scene.say("tell-claimed", name=name, giver=giver, card=naming(scene.say, [last.tile]))


def _hand(scene: MahjongScene, naming: Naming) -> Iterator[str]:
    """Yield sentences about the viewer's own hand, and about the winner's."""
    view, say = scene.view, scene.say
    if view.hand:
        yield say("tell-hand", cards=naming(say, view.hand))
    if view.drawn and view.result is None:
        yield say("tell-own-drawn", card=naming(say, [view.drawn]))
    if view.duties:
        yield say("tell-duties", cards=naming(say, view.duties))
    if view.stage:
        yield say("tell-stage", stage=say(f"note-stage-{view.stage}"))
    if (seat := scene.winner) is not None:
        yield _laid_open(scene, seat, naming)


def opened_hand(scene: MahjongScene) -> Iterator[str]:
    """Yield the giver of the winning tile, the hand laid open, that tile and the flowers."""
    if scene.opened is None or (result := scene.view.result) is None:
        return
    if result.sheet.win and result.sheet.giver is not None:
        given = scene.say("reading-given", name=scene.names[result.sheet.giver])
        yield scene.say("tell-sheet-line", line=given)
    yield _laid_open(scene, scene.opened, spelled)
    if result.sheet.win and (tile := won_tile(result.sheet.win.reading)):
        yield scene.say("tell-won", card=spelled(scene.say, [tile]))
    if flowers := scene.view.flowers[scene.opened]:
        yield scene.say("tell-sheet-line", line=spelled(scene.say, flowers))


def _laid_open(scene: MahjongScene, seat: Seat, naming: Naming) -> str:
    """Return the sentence on a hand at the end: group by group if it has won."""
    view, say = scene.view, scene.say
    win = view.result.sheet.win if view.result else None
    read = told_reading(say, win.reading, naming) if win else ""
    cards = read or naming(say, view.hands[seat])
    return say("tell-winning-hand", name=scene.names[seat], cards=cards)


def won_tile(reading: Parts) -> str:
    """Return the tile that completed a hand; empty without one."""
    return next((part.tiles[part.won] for part in reading if part.won is not None), "")


def told_reading(say: Say, reading: Parts, naming: Naming) -> str:
    """Return the reading of a hand, group by group, with the tiles that stood for others."""
    return say("reading-between").join(_told(say, part, naming) for part in reading)


def _told(say: Say, part: Part, naming: Naming) -> str:
    """Return a group of a reading in words: its tiles, the kind of a meld.

    For a wild tile, the words also say which tile it stands for.
    """
    cards = naming(say, part.tiles)
    for at, face in part.stands:
        card, other = naming(say, [part.tiles[at]]), naming(say, [face])
        cards = say("tell-stands", cards=cards, card=card, face=other)
    key = f"tell-meld-{part.meld.kind}" if part.meld else ""
    return say(key, cards=cards) if key else cards


def _notes(scene: MahjongScene, naming: Naming) -> Iterator[str]:
    """Yield sentences about the limited hand, the last lap, stakes, and dead or liable seats."""
    view, say = scene.view, scene.say
    if view.lap:
        yield say("tell-lap")
    if view.terms:
        named = view.terms if not view.wilds else limited.without_tiles(view.terms)
        flowers = limited.flowers(view.terms)  # the line above a hand tells of several
        own = naming(say, flowers[0]) if len(flowers) == 1 else ""
        told = filter(None, (*terms.sentences(say, named), own))
        yield say("tell-terms", terms=say("semicolon").join(told))
    if view.shown:
        yield say("tell-shown", cards=naming(say, view.shown))
    if view.pot:
        yield say("tell-pot", points=view.pot)
    if view.dead:
        yield say("tell-dead", name=names_of(scene, sorted(view.dead)))
    if view.liable is not None:
        yield say("tell-liable", name=scene.names[view.liable])


def _treasure(scene: MahjongScene, naming: Naming) -> Iterator[str]:
    """Yield sentences about ready seats, and about the tile that lies aside."""
    view, say = scene.view, scene.say
    for status in sorted({*view.ready} - {""}):
        seats = [seat for seat, ready in enumerate(view.ready) if ready == status]
        yield say(f"tell-{status}", name=names_of(scene, seats))
    if view.aside:
        known = view.treasure
        yield say("tell-treasure", card=naming(say, [known])) if known else say("tell-aside")


def _before(scene: MahjongScene, seat: Seat, naming: Naming) -> Iterator[str]:
    """Yield sentences about the open tiles before a seat, and the number of tiles it holds."""
    view, say = scene.view, scene.say
    melds = [_meld(scene, meld, naming) for meld in view.melds[seat]]
    flowers = [naming(say, view.flowers[seat])] if view.flowers[seat] else []
    count = view.hand_sizes[seat]
    if melds or flowers:
        cards = listed(say, (*melds, *flowers))
        yield say("tell-before", name=scene.names[seat], cards=cards, count=count)
    elif view.phase != "limit":
        yield say("tell-only-held", name=scene.names[seat], count=count)


def _discards(scene: MahjongScene, naming: Naming) -> Iterator[str]:
    """Yield sentences about the unclaimed discards: one for each seat, or one for a common heap."""
    if scene.heaps:
        if scene.river:
            yield scene.say("tell-river", cards=naming(scene.say, in_order(scene.river)))
        return
    lying = [discard for discard in scene.trail if discard.taken is None]
    if lying and scene.newest:
        lying.pop()
    for seat in scene.view.playing:
        if own := [discard.tile for discard in lying if discard.seat == seat]:
            cards = naming(scene.say, own)
            yield scene.say("tell-river-of", name=scene.names[seat], cards=cards)
    if lately := in_order({discard.tile for discard in scene.view.lately}):
        yield scene.say("tell-lately", cards=naming(scene.say, lately))


def _meld(scene: MahjongScene, meld: Meld, naming: Naming) -> str:
    say, kinds = scene.say, tuple(dict.fromkeys(meld.tiles))
    tiles = kinds if len(kinds) == 1 else meld.tiles
    return say(f"tell-meld-{meld.kind}", cards=naming(say, tiles))


def _dealer(scene: MahjongScene) -> Iterator[str]:
    view, say = scene.view, scene.say
    yield say("tell-dealer-stays", name=scene.names[view.dealer], count=view.streak)


def _winds(scene: MahjongScene) -> str:
    """Return the sentence on every seat's wind, in the order of turns from the dealer."""
    view, say = scene.view, scene.say
    seats = (*range(view.dealer, len(scene.names)), *range(view.dealer))
    told = (
        say("tell-wind", name=scene.names[seat], wind=piece_name(say, wind))
        for seat, wind in zip(seats, WINDS, strict=True)
    )
    return say("tell-winds", seats=listed(say, told))

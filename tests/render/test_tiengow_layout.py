"""Where things stand in the pictures of Tien Gow: nothing is painted here."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import cast

import pytest

from bot.domain.lessons import asking, lesson
from bot.domain.tables.player import Player
from bot.words import LANGUAGES, words
from render import Look
from render.boards import scores
from render.boards.scene import LETTERS
from render.boards.tiengow import account, guide, hands, table
from render.boards.tiengow.scene import TileScene
from render.boards.tiengow.seating import seating
from render.layout import Box, Path, Picture, Ring, Shape, Sprite, Text
from render.look import LAYOUTS, PUBLIC
from rules import TienGowView
from rules.tiengow.options import TienGowOptions
from rules.tiengow.tiles import DECK, in_order
from tests.render.geometry import (
    assert_apart,
    assert_inside,
    assert_words_lie_apart,
    box_of,
    is_cut,
    is_plate,
    ringed,
)
from tests.render.tiles import EIGHT, EVERY_FOUR, NAMES, many, scene, states, swollen, view
from tests.volume import part

SHAPES = (*LAYOUTS, PUBLIC)
PARTS = 7
"""A commit draws one picture of so many."""
SEATS = (None, 0, 1, 2, 3)
BACK = "tile-back"


@cache
def pictures(layout: str) -> list[tuple[Picture, TileScene, bool]]:
    """Tables and hands of all deals, every other one with the largest numbers."""
    drawn = []
    for place, state in part([*enumerate(many())], PARTS):
        one = view(state, SEATS[place % len(SEATS)])
        at = scene(swollen(one) if place % 2 else one, layout, LANGUAGES[place % len(LANGUAGES)])
        drawn.append((table.table(at), at, False))
        if one.hand:
            drawn.append((hands.hand(at, one.hand[: place // PARTS % 3]), at, True))
    return drawn


def open_tiles(at: TileScene) -> Counter[str]:
    """The tiles that must lie face up on a table, counted from the view alone."""
    seen = at.view
    if seen.result and seen.won:
        return Counter(DECK)
    if seen.result:
        return Counter([*seen.trick[0].tiles, *seen.hand])
    last = seen.won[-1].plays if seen.won and not seen.trick else seen.trick
    cleared = seen.won if seen.trick else seen.won[:-1]
    tiles = [tile for one in cleared for tile in one.best]
    tiles += [tile for play in last for tile in play.tiles]
    drawn = {event.seat: event.pieces for event in seen.last if event.kind == "draw"}
    return Counter([*tiles, *seen.hand, *sum(drawn.values(), ())])


def own_tiles(at: TileScene) -> Counter[str]:
    """Those in the picture of a hand."""
    seen = at.view
    assert seen.seat is not None
    last = seen.won[-1].plays if seen.won and not seen.trick else seen.trick
    tiles = [tile for play in last for tile in play.tiles]
    return Counter([*tiles, *seen.hand, *seen.down[seen.seat]])


def groups(picture: Picture) -> list[Box]:
    """The boxes around the pieces of each zone; the hand is one too."""
    zones: dict[str, list[Sprite]] = {}
    for sprite in picture.sprites:
        zones.setdefault(sprite.zone, []).append(sprite)
    return [box_of(zone) for zone in zones.values()]


def chips(picture: Picture) -> list[Box]:
    """The labels of plays."""
    shapes = (item for item in picture.items if isinstance(item, Shape))
    return [one.box for one in shapes if one.kind == "plate" and one.ground == "cloth"]


@pytest.mark.parametrize("seat", [None, 0])
def test_an_upright_trick_leaves_no_empty_band(seat: int | None) -> None:
    """Where the plays fit side by side: also after the viewer's last tile, and in a replay."""
    shown = 0
    for state in many()[::5]:
        one = view(state, seat)
        at = scene(one, "phone")
        if one.hand or one.result or not at.plays or at.plays[0].count > 2:
            continue
        picture = table.table(at)
        boxes = [item.box for item in picture.items if not isinstance(item, Path)]
        lines = {y for box in boxes for y in range(box.y, box.bottom)}
        shown += 1
        assert len(lines) > picture.inner.height * 4 // 5, (picture.height, one)
    assert shown


@pytest.mark.parametrize("layout", SHAPES)
def test_a_lesson_shows_as_many_stacks_as_it_tells(layout: str) -> None:
    """A lesson begins with stacks whose tiles nobody knows."""
    for position in lesson.every("tiengow"):
        asked = asking.table(position, Player(1, "Mina"), "ABCD".__getitem__)
        for shown in (asked, asking.after(asked, position.good[0])):
            seen = cast(TienGowView, shown.view(None))
            at = TileScene(shown.names, words("en"), Look(layout), seen)
            picture = table.table(at)
            piles = {s.zone for s in picture.sprites if s.zone.startswith("stack ")}
            frames = [s for s in picture.items if isinstance(s, Shape) and s.ink == "edge"]
            assert len(piles) + len(frames) == sum(at.view.stacks), position.name


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.slow
def test_everything_lies_inside_apart_and_once(layout: str) -> None:
    for picture, at, own in pictures(layout):
        where = f"{layout} {at.view}"
        assert_inside(picture, where)
        faces = Counter(sprite.name for sprite in picture.sprites if sprite.name != BACK)
        assert faces == (own_tiles(at) if own else open_tiles(at)), where
        texts = [item for item in picture.items if isinstance(item, Text)]
        free = [item.box for item in texts if item.ground == "cloth"]
        plates = [s.box for s in picture.items if isinstance(s, Shape) and is_plate(s)]
        assert_apart([*groups(picture), *free, *{*plates, *chips(picture)}], where)
        assert_apart([item.box for item in texts if item.ground != "cloth"], where)


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.slow
def test_tiles_put_face_down_are_as_many_backs(layout: str) -> None:
    for picture, at, _ in pictures(layout):
        backs = Counter(s.zone for s in picture.sprites if s.name == BACK)
        for play in at.plays:
            assert backs[f"play {play.seat}"] == (0 if play.tiles else play.count)


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.slow
def test_words_are_large_enough_and_only_names_are_cut(layout: str) -> None:
    for picture, at, _ in pictures(layout):
        for item in (item for item in picture.items if isinstance(item, Text)):
            assert item.size >= LETTERS[layout]
            if not any(name[:4] in item.words for name in NAMES):
                assert not is_cut(item, at.say.language), (item, at.view)


@pytest.mark.parametrize("layout", SHAPES)
def test_the_next_player_sits_on_the_right(layout: str) -> None:
    for state in many()[::9]:
        at = scene(view(state, None), layout)
        places = {place.seat: place.plate for place in seating(at, Picture(*at.size).inner).places}
        order = (at.below, *at.others)
        assert all(state.after(one) == other for one, other in pairwise(order))
        assert max(places.values(), key=lambda box: box.y) == places[at.below]
        assert max(places, key=lambda seat: places[seat].x) == order[1]
        assert places[order[2]].y <= places[order[1]].y
        assert places[order[3]].x < places[order[1]].x


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_plays_lie_where_their_seats_are(layout: str) -> None:
    state = list(states("tiengowA", EVERY_FOUR))[4]
    for seat in SEATS:
        at = scene(view(state, seat), layout)
        picture = table.table(at)
        play = {
            at.way(seat): box_of([s for s in picture.sprites if s.zone == f"play {seat}"])
            for seat in range(4)
        }
        assert play["left"].right < play["top"].x <= play["bottom"].right < play["right"].x
        assert play["top"].bottom < play["bottom"].y
        sizes = {s.box.width for s in picture.sprites if s.zone.startswith("play")}
        assert sizes <= {36, 44, 48, 64}


@pytest.mark.slow
def test_a_ring_stands_around_the_best_tiles() -> None:
    for picture, at, own in pictures("phone"):
        rings = [item for item in picture.items if isinstance(item, Ring) and item.kind == "last"]
        assert len(rings) == (at.best is not None and not own) or own
        if at.best is not None:
            best = [s for s in picture.sprites if s.zone == f"play {at.best}"]
            assert [ring.box for ring in rings] == [box_of(best)]


@pytest.mark.slow
def test_opened_tiles_lie_in_the_order_of_the_deck() -> None:
    for picture, at, _ in pictures("phone"):
        for seat in range(4):
            zone = f"opened {seat} "
            names = [one.name for one in picture.sprites if one.zone.startswith(zone)]
            assert names == [*in_order(names)], at.view


@pytest.mark.slow
def test_stacks_stand_before_their_winners() -> None:
    for picture, at, own in pictures("phone"):
        if own or not at.view.hand_sizes:
            continue
        piles = Counter(s.zone.split()[1] for s in picture.sprites if s.zone.startswith("stack"))
        frames = sum(
            (s.kind, s.ink) == ("frame", "edge") for s in picture.items if isinstance(s, Shape)
        )
        for seat in range(4):
            missing = at.coming(seat)
            assert piles[str(seat)] == 4 * (at.view.stacks[seat] - missing)
            assert not missing or frames == missing


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.slow
def test_a_hand_has_at_most_a_third_of_bare_rows(layout: str) -> None:
    for picture, at, own in pictures(layout):
        if own:
            boxes = [item.box for item in picture.items if isinstance(item, Sprite | Shape | Text)]
            filled = {y for box in boxes for y in range(box.y, box.bottom)}
            assert picture.height - len(filled) <= picture.height // 3, at.view


@pytest.mark.slow
def test_tiles_of_a_hand_are_large_on_phones() -> None:
    for picture, at, own in pictures("phone"):
        if own:
            tiles = [sprite for sprite in picture.sprites if sprite.zone == "hand"]
            assert [tile.name for tile in tiles] == [*at.view.hand]
            assert {tile.box.width for tile in tiles} == {hands.LARGEST}
            assert len({tile.box.y for tile in tiles}) <= 2


def test_a_choice_rings_as_many_equal_tiles_as_named() -> None:
    state = next(states("tiengowA", EIGHT))
    at = scene(view(state, state.turn))
    for choice in (("6-6",), ("6-6", "6-6"), ("6-6", "1-1", "1-1"), ()):
        picture = hands.hand(at, choice)
        assert ringed(picture) == Counter(choice)


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_lies_inside_and_its_words_apart(layout: str, language: str) -> None:
    for state in (state for state in many() if state.result):
        at = scene(view(state, None), layout, language)
        picture = scores.sheet(at, account.outcome(at), [(3, -1, -1, -1), (9, 2, -5, -6)])
        assert_words_lie_apart(picture, layout)
        for item in (item for item in picture.items if isinstance(item, Text)):
            assert any(name[:2] in item.words for name in NAMES) or not is_cut(item, language), item


@pytest.mark.parametrize("layout", SHAPES)
def test_a_score_sheet_shows_the_last_trick_publicly(layout: str) -> None:
    for state in (state for state in many() if state.result and state.won):
        at = scene(view(state, None), layout)
        won, picture = at.view.won[-1], scores.sheet(at, account.outcome(at), [])
        shown = Counter(sprite.name for sprite in picture.sprites)
        assert Counter(won.best) <= shown
        assert shown <= Counter(tile for play in won.plays for tile in play.tiles or [BACK] * 4)


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_score_sheet_names_every_player_below_their_tiles(seat: int | None) -> None:
    for state in (state for state in many() if state.result and state.won):
        at = scene(view(state, seat), SHAPES[0])
        picture = scores.sheet(at, account.outcome(at), [])
        words = [item.words for item in picture.items if isinstance(item, Text)]
        tiles = [sprite for sprite in picture.sprites if sprite.zone.startswith("play ")]
        assert len({sprite.box.y for sprite in tiles}) <= 1
        for player in {int(sprite.zone.removeprefix("play ")) for sprite in tiles}:
            assert sum(at.short(player, 4)[:3] in line for line in words) > 1


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_name_leaves_room_for_how_a_deal_ended(layout: str, language: str) -> None:
    for state in (state for state in many() if state.result):
        at = scene(view(state, None), layout, language, ("W" * 32,) * 4)
        picture = scores.sheet(at, account.outcome(at), ())
        texts = [item for item in picture.items if isinstance(item, Text)]
        assert not is_cut(max(texts, key=lambda item: item.size), language)


# --- The guide ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_guide_lies_inside(language: str) -> None:
    for make in guide.guide("tiengow").values():
        picture, told = make("tiengow", TienGowOptions(), words(language).at("tiengow"))
        assert_words_lie_apart(picture, "phone")
        assert_inside(picture, told)
        assert_apart(groups(picture), told)
        assert 0 < len(told) <= 1000
        for item in (item for item in picture.items if isinstance(item, Text)):
            assert not is_cut(item, language), item


def test_the_first_page_has_every_tile() -> None:
    make = guide.guide("tiengow")["pieces"]
    picture = make("tiengow", TienGowOptions(), words("en").at("tiengow")).picture
    assert Counter(sprite.name for sprite in picture.sprites) == Counter(DECK)

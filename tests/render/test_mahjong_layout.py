"""Where things stand in the pictures of mahjong: nothing is painted here."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from bot.words import LANGUAGES, words
from render.boards import scores
from render.boards.mahjong import account, golds, guide, samples, table
from render.boards.mahjong import seating as seating_module
from render.boards.mahjong.appraised import appraised
from render.boards.mahjong.groups import BACK, SIZE
from render.boards.mahjong.groups import before as groups_before
from render.boards.mahjong.notes import NOTE
from render.boards.mahjong.scene import MahjongScene
from render.boards.mahjong.seating import Heads, bands, seating
from render.boards.scene import LETTERS
from render.layout import Box, Picture, Ring, Shape, Sprite, Text, reach
from render.look import LAYOUTS, PUBLIC, Look
from rules.frozen import put
from rules.mahjong import appraise
from rules.mahjong.sheets import variant
from rules.mahjong.state import SEATS, Discard, following
from rules.mahjong.tiles import FLOWERS, KINDS
from rules.mahjong.xiamen.options import XiamenOptions
from tests import rare_mahjong
from tests.render.geometry import (
    assert_apart,
    assert_inside,
    assert_words_lie_apart,
    box_of,
    is_cut,
    is_plate,
    ringed,
)
from tests.render.walls import NAMES, RANDOM, STORIES, full, many, scene, states, swollen, view
from tests.volume import part

SHAPES = (*LAYOUTS, PUBLIC)
VIEWERS = (None, 0, 1, 2, 3)
PARTS = 7
"""A commit draws one picture of so many."""


@cache
def pictures(layout: str) -> list[tuple[Picture, MahjongScene]]:
    """Draw tables and hands of all deals, some with the largest numbers or as full as can be."""
    drawn = []
    for place, (key, state) in part([*enumerate(many())], PARTS):
        one = view(key, state, VIEWERS[place % len(VIEWERS)])
        third = place // PARTS % 3
        one = (one, swollen(one), full(one, place % SEATS))[third]
        at = scene(one, layout, LANGUAGES[place % len(LANGUAGES)])
        drawn.append((table.table(at), at))
        if one.hand:
            drawn.append((table.hand(at, one.hand[:third]), at))
    return drawn


def open_tiles(at: MahjongScene) -> Counter[str]:
    """The tiles that must lie face up, counted from the view alone."""
    seen = at.view
    tiles = [*seen.river, *(tile for tiles in seen.flowers for tile in tiles)]
    for meld in (meld for melds in seen.melds for meld in melds):
        up = sorted(meld.tiles, key=at.is_wild)[:2]
        tiles += up if meld.kind == "concealed" else meld.tiles
    for hand in (*seen.hands, seen.shown):
        tiles += hand
    return Counter([*tiles, *filter(None, (seen.indicator, seen.treasure))])


def groups(picture: Picture) -> list[Box]:
    """The boxes around the tiles of each zone; each tile of a note is one."""
    zones: dict[object, list[Sprite]] = {}
    for sprite in picture.sprites:
        zones.setdefault(sprite.box if sprite.zone == NOTE else sprite.zone, []).append(sprite)
    return [box_of(zone) for zone in zones.values()]


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.slow
def test_everything_lies_inside_apart_and_once(layout: str) -> None:
    for picture, at in pictures(layout):
        where = f"{layout} {at.view}"
        assert_inside(picture, where)
        faces = Counter(s.name for s in picture.sprites if s.name != BACK and s.zone != NOTE)
        assert faces == open_tiles(at), where
        texts = [item for item in picture.items if isinstance(item, Text)]
        free = [item.box for item in texts if item.ground == "cloth"]
        shapes = [item for item in picture.items if isinstance(item, Shape)]
        plates = {shape.box for shape in shapes if is_plate(shape)}
        assert_apart([*groups(picture), *free, *plates], where)
        assert_apart([item.box for item in texts if item.ground != "cloth"], where)


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.slow
def test_no_tile_lies_on_another(layout: str) -> None:
    for picture, at in pictures(layout)[::7]:
        assert_apart([sprite.box for sprite in picture.sprites], at.view)


@pytest.mark.slow
def test_a_wide_hand_lies_in_one_line() -> None:
    rows = [{s.box.y for s in one.sprites if s.zone == "hand"} for one, _ in pictures("wide")]
    assert any(rows)
    assert all(len(row) <= 1 for row in rows)
    at = next(at for _, at in pictures("wide") if at.view.game == "xiamen" and at.view.seat)
    held, bare = put(at.view.hands, at.view.seat or 0, KINDS[:17]), ((),) * SEATS
    one = replace(at.view, hand=KINDS[:17], hands=held, drawn=KINDS[16], melds=bare)
    drawn = table.hand(replace(at, view=one), ())
    boxes = [s.box for s in drawn.sprites if s.zone == "hand"]
    assert (len(boxes), len({box.y for box in boxes})) == (17, 1)
    assert_inside(drawn, "seventeen tiles")


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.slow
def test_words_are_large_enough_and_only_names_are_cut(layout: str) -> None:
    for picture, at in pictures(layout):
        for item in (item for item in picture.items if isinstance(item, Text)):
            assert item.size >= LETTERS[layout]
            if not any(name[:2] in item.words for name in NAMES):
                assert not is_cut(item, at.say.language), (item, at.view)


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.slow
def test_every_gold_that_lies_open_is_marked(layout: str) -> None:
    for picture, at in pictures(layout):
        tiles = [
            sprite.box
            for sprite in picture.sprites
            if at.is_wild(sprite.name) or sprite.zone == "shown"
        ]
        noted = [s.box for s in picture.sprites if s.zone == NOTE and s.box.width <= SIZE]
        corners = [s.box for s in picture.items if isinstance(s, Shape) and s.kind == "corner"]
        assert len(corners) == len([box for box in tiles if box not in noted])
        for corner in corners:
            assert any(box.x < corner.x and corner.right < box.right for box in tiles)


@pytest.mark.parametrize("layout", SHAPES)
def test_the_next_player_sits_on_the_right(layout: str) -> None:
    for key, state in many()[::9]:
        at = scene(view(key, state, None), layout)
        inner = Picture(*at.size).inner
        sizes = table.SIZES[-1]
        heads = Heads(at)
        high = bands(heads, inner.width, 0, 0, sizes)
        found = seating(heads, Box(inner.x, inner.y, inner.width, high.total), high, sizes).places
        places = {place.seat: place.plate for place in found}
        order = (at.below, *at.others)
        assert all(following(one) == other for one, other in pairwise(order))
        assert max(places.values(), key=lambda box: box.y) == places[at.below]
        assert max(places, key=lambda seat: places[seat].x) == order[1]
        assert places[order[2]].y <= places[order[1]].y
        assert places[order[3]].x < places[order[1]].x


@pytest.mark.parametrize("layout", SHAPES)
def test_a_picture_lays_out_each_head_and_its_groups_once(
    monkeypatch: pytest.MonkeyPatch, layout: str
) -> None:
    """However many sizes are tried."""
    asked: list[Any] = []
    for name in ("_head", "before"):
        lays = getattr(seating_module, name)

        def counted(at: MahjongScene, *what: Any, name: str = name, lays: Any = lays) -> Any:
            asked.append((name, *(one for one in what if not callable(one))))
            return lays(at, *what)

        monkeypatch.setattr(seating_module, name, counted)
    table.table(scene(full(view(*many()[5], None), 1), layout))
    assert len(asked) > 2 * SEATS
    assert max(Counter(asked).values()) == 1


@pytest.mark.parametrize(("seat", "arrow"), [(0, "up"), (1, "left"), (2, "down"), (3, "right")])
def test_an_arrow_leads_from_a_player_to_the_newest_discard(seat: int, arrow: str) -> None:
    state = next(states("xiamen", RANDOM[0]))
    one = replace(view("xiamen", state, None), phase="turn", discarded=((seat, "1z"),), turn=seat)
    picture = table.table(scene(replace(one, thrown=(seat, "1z"))))
    (newest,) = [sprite for sprite in picture.sprites if sprite.zone == "newest"]
    (mark,) = [s for s in picture.items if isinstance(s, Shape) and s.kind == arrow]
    assert (newest.name, newest.box.width) == ("1z", 84)
    assert Ring(newest.box) in picture.items
    assert (mark.box.x > newest.box.right) == (arrow == "left")


def test_discards_keep_their_places_in_the_order_of_time() -> None:
    """As long as they are as large as before; the table may grow above them."""
    before: list[Sprite] = []
    for state in list(states("xiamen", RANDOM[0]))[:60]:
        picture = table.table(scene(view("xiamen", state, None)))
        now = [sprite for sprite in picture.sprites if sprite.zone == "river"]
        assert [s.name for s in now[: len(before)]] == [s.name for s in before[: len(now)]]
        if before and now and before[0].box.width == now[0].box.width:
            assert places(now)[: len(before)] == places(before)[: len(now)]
        before = now


def places(sprites: list[Sprite]) -> list[tuple[int, int]]:
    """Where sprites lie beside the first one."""
    first = sprites[0].box
    return [(sprite.box.x - first.x, sprite.box.y - first.y) for sprite in sprites]


@pytest.mark.parametrize(("seat", "notched"), [(None, 6), (0, 6), (1, 1), (2, 6), (3, 6)])
def test_discards_since_another_player_is_ready_have_a_notch(
    seat: int | None, notched: int
) -> None:
    """A claimed one has left the river, and a player's own declaration marks nothing."""
    trail = [Discard(at % SEATS, KINDS[at], ready=at in (5, 11)) for at in range(13)]
    trail[7] = trail[7]._replace(taken=0)
    one = replace(view("changchun", next(states("changchun", RANDOM[0])), seat), trail=tuple(trail))
    picture = table.table(scene(one))
    marks = [item for item in picture.items if isinstance(item, Shape) and item.kind == "wedge"]
    assert len(marks) == notched
    tiles = [sprite.box for sprite in picture.sprites if sprite.zone.startswith("river")]
    for mark in (shape.box for shape in marks):
        assert any(
            tile.x < mark.x and mark.right < tile.right and tile.y == mark.y for tile in tiles
        )


def test_a_tile_added_to_a_pung_is_shown_and_ringed() -> None:
    deal = states("xiamen", rare_mahjong.ROBBED)
    state = next(one for one in deal if one.window and one.window.kind == "rob_kong")
    for seat in VIEWERS:
        picture = table.table(scene(view("xiamen", state, seat)))
        rings = [item.box for item in picture.items if isinstance(item, Ring)]
        ringed = [s for s in picture.sprites if s.box in rings]
        assert [s.name for s in ringed] == [state.window.tile] * 2
        assert sorted(s.zone.split()[0] for s in ringed) == ["meld", NOTE]


def test_the_outer_tiles_of_a_concealed_kong_lie_face_down() -> None:
    at = scene(full(view(*many()[0], None), 0))
    picture = table.table(at)
    for seat in range(SEATS):
        for place, meld in enumerate(at.view.melds[seat]):
            tiles = [s.name for s in picture.sprites if s.zone == f"meld {seat} {place}"]
            (tile, *_) = meld.tiles
            outer = BACK if meld.kind == "concealed" else tile
            assert tiles == [outer, tile, tile, outer]


@pytest.mark.parametrize("game", ["xiamen", "changchun"])
def test_a_claimed_tile_lies_toward_its_player_where_told(game: str) -> None:
    at = scene(full(view(*many()[0], None), 0, game))
    picture = table.table(at)
    assert_inside(picture, game)
    assert_apart(groups(picture), game)
    for seat in range(SEATS):
        for place, meld in enumerate(at.view.melds[seat]):
            tiles = [s for s in picture.sprites if s.zone == f"meld {seat} {place}"]
            turned = [at for at, sprite in enumerate(tiles) if sprite.turned]
            if meld.source is None or game == "xiamen":
                assert not turned
            else:
                assert turned == [{1: 3, 2: 1, 3: 0}[(meld.source - seat) % SEATS]]


@pytest.mark.slow
def test_tiles_that_must_go_first_have_a_sign_below() -> None:
    owing = 0
    for picture, at in pictures("phone"):
        signs = [s.box for s in picture.items if isinstance(s, Shape) and s.kind == "triangle"]
        held = [s for s in picture.sprites if s.zone == "hand" and s.name in at.view.duties]
        owing += len(held)
        assert len(signs) == len(held)
        for sign, tile in zip(signs, held, strict=True):
            assert tile.box.x < sign.x
            assert sign.right < tile.box.right
            assert tile.box.bottom < sign.y
    assert owing


def test_a_short_name_is_whole_beside_what_must_go_first() -> None:
    """On a plate with three open groups beside it, in either shape."""
    shown = 0
    for place, (key, state) in enumerate(many()[::9]):
        one = view(key, state, state.turn)
        if one.phase != "turn" or not one.hand or len(one.melds[state.turn]) > 3:
            continue
        shown += 1
        one = replace(one, duties=one.hand[:1])
        at = scene(one, LAYOUTS[place % 2], LANGUAGES[place % len(LANGUAGES)])
        at = replace(at, names=("Mina", "Aki", "Chiyo", "和宏"))
        plates = [item.words for item in table.hand(at, ()).items if isinstance(item, Text)]
        assert at.names[state.turn] in plates
    assert shown


@pytest.mark.parametrize("layout", SHAPES)
def test_open_tiles_lie_in_rows_without_an_empty_one(layout: str) -> None:
    """Also where a long xi, and the space behind it, leave no room for even rows."""
    key, state = next(one for one in many() if one[0] == "liangxi")
    for owner in range(SEATS):
        at = scene(full(view(key, state, None), owner), layout)
        tiles = [s for s in table.table(at).sprites if s.zone.startswith(f"meld {owner} ")]
        bottoms = sorted({sprite.box.bottom for sprite in tiles})
        high = max(sprite.box.height for sprite in tiles)
        assert all(below - above < 3 * high // 2 for above, below in pairwise(bottoms)), owner


@pytest.mark.parametrize("layout", SHAPES)
def test_a_common_heap_is_as_wide_as_the_table(layout: str) -> None:
    """On a wide table, too, where rivers leave a corner to the facts."""
    key, state = next(one for one in many() if one[0] == "xiamen")
    picture = table.table(scene(full(view(key, state, None), 0), layout))
    heap = box_of([sprite for sprite in picture.sprites if sprite.zone.startswith("river")])
    assert heap.width > picture.inner.width - 2 * SIZE


@pytest.mark.parametrize("layout", SHAPES)
def test_no_discard_is_larger_than_the_newest(layout: str) -> None:
    shown = 0
    for key, state in many()[::9]:
        tiles = table.table(scene(view(key, state, None), layout)).sprites
        sizes = [(s.zone == "newest", min(s.box.width, s.box.height)) for s in tiles if lies(s)]
        newest = [size for is_newest, size in sizes if is_newest]
        shown += len(newest)
        assert not newest or newest == [max(size for _, size in sizes)], (key, state.discarded)
    assert shown


def lies(tile: Sprite) -> bool:
    """Whether a tile is a discard."""
    return tile.zone.startswith(("newest", "river"))


def test_the_drawn_tile_stands_apart() -> None:
    one = view("xiamen", next(states("xiamen", RANDOM[0])), 0)
    hand = ("5s", "1m", "5z", "6s", "1z", "1z")
    at = scene(replace(one, hand=hand, hands=(hand, (), (), ()), drawn="1z", turn=0))
    assert at.hand(0) == (hand[:-1], "1z")
    picture = table.hand(at, ())
    *_, last, apart = [s.box for s in picture.sprites if s.zone == "hand"]
    assert apart.x - last.right > 20


def test_a_choice_rings_as_many_equal_tiles_as_named() -> None:
    one = view("xiamen", next(states("xiamen", RANDOM[0])), 0)
    hand = ("2m", "2m", "2m", "1z")
    at = scene(replace(one, hand=hand, hands=(hand, (), (), ()), drawn=None))
    for choice in (("2m",), ("2m", "2m"), ("2m", "1z"), ()):
        picture = table.hand(at, choice)
        assert ringed(picture) == Counter(choice)


# --- The score sheet ----------------------------------------------------------------------------


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_the_score_sheet_lies_inside_and_its_words_apart(layout: str, language: str) -> None:
    for key, state in many():
        if state.result is None:
            continue
        at = scene(view(key, state, None), layout, language)
        picture = scores.sheet(at, account.outcome(at), [(3, -1, -1, -1), (9, 2, -5, -6)])
        assert_words_lie_apart(picture, layout)
        assert_inside(picture, at.view)
        texts = [item for item in picture.items if isinstance(item, Text)]
        assert_apart([*groups(picture), *(item.box for item in texts)], at.view)
        for item in texts:
            assert any(name[:2] in item.words for name in NAMES) or not is_cut(item, language), item


@pytest.mark.parametrize("key", STORIES)
def test_the_score_sheet_shows_the_opened_hand_and_worth(key: str) -> None:
    for trial in STORIES[key]:
        *_, state = states(key, trial)
        at = scene(view(key, state, None))
        picture = scores.sheet(at, account.outcome(at), ())
        win, seat = state.result.sheet.win, state.result.sheet.winner
        beside = ("element", "stood", NOTE)
        shown = [s.name for s in picture.sprites if not s.zone.startswith(beside)]
        if seat is None:
            assert not shown
            continue
        before = [tile for group in groups_before(at, seat) for tile in group.tiles]
        read = [tile for part in win.reading for tile in part.tiles] if win else []
        flowers = [tile for tile in before if tile in FLOWERS]
        assert Counter(shown) == Counter([*read, *flowers] or [*state.hands[seat], *before])
        stood = [s.name for s in picture.sprites if s.zone.startswith("stood")]
        parts = win.reading if win else ()
        assert stood == [face for part in parts for _, face in part.stands]
        won = [part for part in parts if part.won is not None]
        rings = [item for item in picture.items if isinstance(item, Ring)]
        assert len(rings) == (len(won) if win else len(rings))
        giver = state.result.sheet.giver
        told = [item.words for item in picture.items if isinstance(item, Text)]
        if win and giver is not None:
            assert words("en")("reading-given", name=at.short(giver)) in told
        written = Counter(item.words for item in picture.items if isinstance(item, Text))
        elements = win.elements if win and not win.met else ()
        for name, count in Counter(one.name for one in elements if one.points).items():
            assert written[words("en").at(key)(f"water-{name}")] >= count or key == "liangxi"
        for one in win.met if win else ():
            assert bool(written[words("en")(f"met-{one.name}")]) == bool(one.tiles)


@pytest.mark.parametrize("layout", SHAPES)
def test_a_deal_of_millions_is_written_whole(layout: str) -> None:
    """The dealer's base doubles as long as the dealer stays, and nothing ends that."""
    key, state = next(one for one in many() if one[1].result and one[1].result.sheet.win)
    lines = tuple(
        replace(line, deltas=tuple(points << 22 for points in line.deltas))
        for line in state.result.lines
    )
    result = replace(state.result, lines=lines)
    scores = (-25_165_824, 75_497_472, -25_165_824, -25_165_824)
    at = scene(replace(view(key, state, None), scores=scores, result=result), layout)
    pictures = (scores_sheet(at), table.table(at))
    for item in (item for picture in pictures for item in picture.items):
        if isinstance(item, Text) and item.words[:1] in ("+", "−"):
            assert reach(item.words, item.size) <= item.box.width + 2, item


def scores_sheet(at: MahjongScene) -> Picture:
    """The sheet of a deal after a match of many points."""
    history = [(0, 0, 0, 0)] * 3 + [at.view.scores]
    return scores.sheet(at, account.outcome(at), history)


@pytest.mark.parametrize("layout", SHAPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_roles_above_an_appraised_hand_are_whole(layout: str, language: str) -> None:
    """Also those of a winner and of a discarder who is the dealer."""
    hand = ["1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", "1p", "1p", "3s", "4s"]
    usual, say = next(iter(variant("liangxi").presets.values())), words(language)
    for win in ({"source": "self_draw"}, {"source": "discard", "from": 1}):
        for dealer in range(2):
            sheet = {"dealer": dealer, "winner": 0, "hand": hand, "win": {"tile": "5s", **win}}
            result = appraise("liangxi", sheet)
            picture = appraised("liangxi", sheet, result, usual, say, Look(layout))
            assert_words_lie_apart(picture, layout)
            texts = [item for item in picture.items if isinstance(item, Text)]
            assert not [item for item in texts if is_cut(item, language)]
            heads = "".join(item.words for item in texts if item.size == LETTERS[layout])
            deals = say("appraised-seat", role="winner", deals="yes", number=0)
            alone = "from" not in win and dealer
            assert alone or deals.replace("（", " （").split()[-1] in heads


# --- The guide ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", STORIES)
def test_every_page_of_the_guide_lies_inside(key: str, language: str) -> None:
    usual = next(iter(variant(key).presets.values()))
    for make in guide.guide(key).values():
        picture, told = make(key, usual, words(language).at(key))
        assert_words_lie_apart(picture, "phone")
        assert_inside(picture, told)
        assert_apart([sprite.box for sprite in picture.sprites], told)
        assert 0 < len(told) <= 1000
        for item in (item for item in picture.items if isinstance(item, Text)):
            assert not is_cut(item, language), item


def test_the_first_page_has_every_tile() -> None:
    made = guide.guide("xiamen")
    tiles, win = (made[name]("xiamen", XiamenOptions(), words("en")) for name in ("pieces", "win"))
    assert Counter(sprite.name for sprite in tiles.picture.sprites) == Counter((*KINDS, *FLOWERS))
    hand = [s.name for s in win.picture.sprites if s.box.width == samples.HELD]
    *concealed, tile = hand
    sheet = {"dealer": 0, "winner": 0, "hand": concealed, "wild": {"indicator": golds.INDICATOR}}
    result = appraise("xiamen", {**sheet, "win": {"tile": tile, "source": "self_draw"}})
    assert result.ending == "zimo"
    assert len(hand) == 17


def test_a_row_of_an_upright_river_is_filled() -> None:
    for key, state in many()[::7]:
        at = scene(view(key, state, 0), "phone")
        picture = table.table(at)
        for seat in range(4):
            rows = Counter(
                sprite.box.bottom
                for sprite in picture.sprites
                if sprite.zone.startswith(f"river {seat} ")
            )
            assert 1 not in [rows[bottom] for bottom in sorted(rows)[:-1]], (key, seat)

"""The middle of the table: the gold, the newest discard, the wall, and the river."""

from __future__ import annotations

from render.boards.around import GAP
from render.boards.mahjong.groups import line, line_width, put
from render.boards.mahjong.scene import MahjongScene
from render.layout import MAHJONG, RING, Box, Picture, Ring, Shape, Sprite, Text, fan, reach, stack
from rules.mahjong.tiles import WHITE

NEWEST = 84
"""The width of the newest discard."""
SHOWN = 64
"""The width of the tile that shows the gold."""
NOTE = 36
"""The width of the tiles of a note."""
OPENED = 48
"""The width of the winner's tiles."""
RIVER = (64, 48, 36, 28)
"""The widths of the discards, the best first."""
APART = 8
"""Between two discards."""
ARROW = 40
COLUMN = 300
"""How wide the cells are that stand one above the other."""


def draw_middle(picture: Picture, area: Box, scene: MahjongScene) -> None:
    """The cells above the river on a phone, else left of it; after a win the winner's hand."""
    high = MAHJONG[NEWEST] + 2 * RING
    if scene.tall:
        head, river = stack(area, high, 0, gap=GAP)
        gold, rest = head.split(head.width * 3 // 10, GAP)
        newest, facts = rest.split(rest.width * 13 // 20, GAP)
    else:
        column, river = area.split(COLUMN, GAP)
        gold, newest, facts = stack(column, MAHJONG[SHOWN], high, 0, gap=GAP)
    _draw_gold(picture, gold, scene)
    _draw_newest(picture, newest, scene)
    _draw_facts(picture, facts, scene)
    if not scene.view.to_act:
        river = _draw_ending(picture, river, scene)
    _draw_river(picture, river, scene)


# --- The cells ----------------------------------------------------------------------------------


def _draw_gold(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """The tile that shows the gold, and what white plays."""
    view, size = scene.view, scene.letters
    if not view.indicator:
        return
    left, rest = box.split(SHOWN, GAP)
    tile = left.centred(SHOWN, MAHJONG[SHOWN])
    put(picture, scene, [Sprite(view.indicator, tile, "indicator")])
    words = scene.say("label-gold")
    if not scene.face:
        picture.add(Text(words, rest.centred(rest.width, scene.line), size, bold=True))
        return
    note = rest.centred(rest.width, scene.line + MAHJONG[NOTE])
    upper, low = stack(note, scene.line, 0, gap=0)
    picture.add(Text(words, upper, size, bold=True))
    white = Box(low.x, low.y, NOTE, low.height)
    face = Box(white.right + size, low.y, NOTE, low.height)
    equals = Box(white.right, low.y, size, low.height)
    picture.add(Sprite(WHITE, white, "note"), Sprite(scene.face, face, "note"))
    picture.add(Text("=", equals, size, "centre", bold=True))


def _draw_newest(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """The newest discard between an arrow from its player and the player's name."""
    if not scene.newest:
        if scene.view.phase == "opening":
            words = scene.say("table-opening")
            picture.add(Text(words, box.centred(box.width, scene.line), scene.letters, "centre"))
        return
    seat, tile = scene.newest
    left, rest = box.split(ARROW, RING + GAP)
    middle, right = rest.split(NEWEST, RING + GAP)
    around = middle.centred(NEWEST, MAHJONG[NEWEST])
    put(picture, scene, [Sprite(tile, around, "newest")])
    picture.add(Ring(around), Shape(TOWARD[scene.way(seat)], left.centred(ARROW, ARROW), "yellow"))
    name, state = stack(right.centred(right.width, scene.line * 2 + GAP), scene.line, 0, gap=GAP)
    room = name.width / scene.letters
    picture.add(Text(scene.short(seat, room), name, scene.letters, bold=True))
    _draw_state(picture, state, scene)


TOWARD = {"bottom": "up", "left": "right", "top": "down", "right": "left"}
"""Where an arrow points that comes from a side."""


def _draw_state(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """Whether the newest discard may be claimed."""
    view, size = scene.view, scene.letters
    key = "locked" if view.locked else "claim" if view.phase == "claim" else ""
    if not key or scene.adding is not None or not view.to_act:
        return
    words, ink = scene.say(f"label-{key}"), "ink" if view.locked else "turn"
    chip = Box(box.x, box.y, reach(words, size) + 2 * GAP, box.height)
    picture.add(Shape("plate", chip, ink))
    picture.add(Text(words, chip.inset(GAP), size, "centre", "black", ink, bold=True))


def _draw_facts(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """How many tiles can be drawn, which deal it is, and how far the match has come."""
    size, line_ = scene.letters, scene.line
    lines = stack(box.centred(box.width, 3 * line_), line_, line_, line_, gap=0)
    icon, rest = lines[0].split(STACK, APART)
    _draw_stack(picture, icon.centred(STACK, line_))
    picture.add(Text(str(scene.view.wall), rest, size + 4, bold=True))
    for words, at in zip(scene.standing, lines[1:], strict=True):
        picture.add(Text(words, at, size, faint=True))


STACK = 44
"""The width of the sign of the wall."""


def _draw_stack(picture: Picture, box: Box) -> None:
    """Two tiles on each other, seen from their long side."""
    high = box.height // 2 - 2
    for y in (box.y, box.y + high + 2):
        back = Box(box.x, y, box.width, high)
        picture.add(Shape("plate", back, "ink"))
        picture.add(Shape("plate", Box(back.x, back.y, back.width, high // 2), "edge", ""))


# --- The river ----------------------------------------------------------------------------------


def _draw_ending(picture: Picture, area: Box, scene: MahjongScene) -> Box:
    """How the deal has ended and the winner's hand; returns what is left."""
    seat = scene.winner
    tiles, apart = scene.hand(seat) if seat is not None and seat != scene.view.seat else ((), None)
    high = scene.line + (GAP + MAHJONG[OPENED] if tiles else 0)
    river, ending = stack(area, 0, high, gap=GAP)
    words = Box(ending.x, ending.y, ending.width, scene.line)
    picture.add(Text(scene.ending, words, scene.letters, "centre", bold=True))
    wide = line_width(len(tiles), apart is not None, OPENED)
    row = Box(ending.x, ending.bottom - MAHJONG[OPENED], ending.width, MAHJONG[OPENED])
    put(picture, scene, line(tiles, apart, OPENED, row.centred(wide, row.height), "opened"))
    return river


def _draw_river(picture: Picture, area: Box, scene: MahjongScene) -> None:
    """The discards in the order of time: nobody's, as they lie in no order on a table."""
    tiles = scene.river
    for size in RIVER:
        across = (area.width + APART) // (size + APART)
        down = (area.height + APART) // (MAHJONG[size] + APART)
        if across * down >= len(tiles):
            break
    else:
        raise ValueError(f"{len(tiles)} discards do not fit {area}")
    x = area.x + (area.width - across * (size + APART) + APART) // 2
    for at in range(0, len(tiles), across):
        y = area.y + at // across * (MAHJONG[size] + APART)
        start = Box(x, y, size, MAHJONG[size])
        put(picture, scene, fan(tiles[at : at + across], start, size + APART, "river"))

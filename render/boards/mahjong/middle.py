"""The middle of the table: the gold or treasure, the newest discard, the wall, the river."""

from __future__ import annotations

from render.boards.around import GAP
from render.boards.mahjong.groups import BACK, line, line_width, put
from render.boards.mahjong.notes import NOTE, draw_notes, draw_wilds, note_lines, notes_height
from render.boards.mahjong.scene import MahjongScene
from render.layout import MAHJONG, RING, Box, Picture, Ring, Shape, Sprite, Text, fan, reach, stack
from rules import Seat
from rules.mahjong.tiles import WHITE, Tiles

NEWEST = 84
"""The width of the newest discard."""
SHOWN = 64
"""The width of the tile that shows the gold."""
NOTED = 36
"""Their width where they explain."""
OPENED = (48, 36)
"""The widths of the tiles of a hand laid open, the best first."""
APART = 6
"""Between two discards."""
RIVER = ((64, APART), (48, APART), (36, APART), (28, APART), (28, 2))
"""The widths of the discards and how far they lie apart, the best first."""
ARROW = 40
GOLD, FACTS = 190, 220
"""How wide the cells of the gold and of the facts are."""


def draw_middle(picture: Picture, area: Box, scene: MahjongScene) -> None:
    """The cells above the river on a phone, else left of it; at the end the opened hand."""
    high = MAHJONG[NEWEST] + 2 * RING
    if scene.tall:
        head, river = stack(area, high, 0, gap=GAP)
        gold, rest = head.split(GOLD, GAP)
        newest, facts = rest.split(rest.width - FACTS - GAP, GAP)
    else:
        column, river = area.split(GOLD + GAP + FACTS, GAP)
        upper, newest, _ = stack(column, 3 * scene.line, high, 0, gap=APART)
        gold, facts = upper.split(GOLD, GAP)
    if scene.view.wilds and scene.view.wilds != (scene.view.indicator,):
        draw_wilds(picture, gold, scene)
    else:
        _draw_gold(picture, gold, scene)
    _draw_treasure(picture, gold, scene)
    _draw_newest(picture, newest, scene)
    _draw_facts(picture, facts, scene)
    if not scene.view.to_act:
        river = _draw_ending(picture, river, scene)
    lines = note_lines(scene, river.width)
    while lines:
        notes, rest = stack(river, notes_height(scene, lines), 0, gap=GAP)
        if _size(scene.river, rest):
            draw_notes(picture, notes, scene, lines)
            river = rest
            break
        lines.pop()  # the discards go first: the message beside the picture tells it too
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
    note = rest.centred(rest.width, scene.line + MAHJONG[NOTED])
    upper, low = stack(note, scene.line, 0, gap=0)
    picture.add(Text(words, upper, size, bold=True))
    white = Box(low.x, low.y, NOTED, low.height)
    face = Box(white.right + size, low.y, NOTED, low.height)
    equals = Box(white.right, low.y, size, low.height)
    picture.add(Sprite(WHITE, white, NOTE), Sprite(scene.face, face, NOTE))
    picture.add(Text("=", equals, size, "centre", bold=True))


def _draw_treasure(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """The tile that lies aside: its face to those who know it, else its back."""
    if not scene.view.aside:
        return
    words, size = scene.say("label-treasure"), scene.letters
    left, beside = box.split(SHOWN, GAP)
    upper, below = stack(box, MAHJONG[SHOWN], scene.line, gap=0)
    tile, label = left.centred(SHOWN, MAHJONG[SHOWN]), beside.centred(beside.width, scene.line)
    if scene.tall:
        tile, label = Box(box.x, upper.y, SHOWN, upper.height), below
    picture.add(Sprite(scene.view.treasure or BACK, tile, "aside"))
    picture.add(Text(words, label, size, bold=True))


def _draw_newest(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """The newest discard, or the tile added to a pung, with an arrow from its player."""
    if not scene.shown:
        return
    seat, tile = scene.shown
    left, rest = box.split(ARROW, RING + GAP)
    middle, rest = rest.split(NEWEST, RING + GAP)
    way = scene.way(seat)
    right, beyond = rest.split(ARROW, GAP)
    arrow, rest = (right, beyond) if way == "right" else (left, rest)
    around = middle.centred(NEWEST, MAHJONG[NEWEST])
    put(picture, scene, [Sprite(tile, around, "newest" if scene.newest else NOTE)])
    picture.add(Ring(around), Shape(TOWARD[way], arrow.centred(ARROW, ARROW), "yellow"))
    _draw_player(picture, rest, scene, seat)


TOWARD = {"bottom": "up", "left": "right", "top": "down", "right": "left"}
"""Where an arrow points that comes from a side."""


def _draw_player(picture: Picture, box: Box, scene: MahjongScene, seat: Seat) -> None:
    """Whose tile it is, and what is special about it on a light ground below."""
    size, high = scene.letters, scene.line
    adds = "adds-xi" if scene.to_xi else "adds"
    key = "locked" if scene.view.locked else "" if scene.newest else adds
    lines = box.centred(box.width, high + (GAP + high if key else 0))
    name, low = stack(lines, high, 0, gap=GAP)
    picture.add(Text(scene.short(seat, name.width / size), name, size, bold=True))
    if key:
        words = scene.say(f"label-{key}")
        chip = Box(low.x, low.y, reach(words, size) + 2 * GAP, high)
        picture.add(Shape("plate", chip, "ink"))
        picture.add(Text(words, chip.inset(GAP), size, "centre", "black", "ink", bold=True))


def _draw_facts(picture: Picture, box: Box, scene: MahjongScene) -> None:
    """How many tiles can be drawn, which deal it is, and how far the match has come."""
    size, line_ = scene.letters, scene.line
    lines = stack(box.centred(box.width, 3 * line_), line_, line_, line_, gap=0)
    if scene.view.phase != "limit":
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
    """How the deal has ended and the hand laid open; returns what is left."""
    seat = scene.opened
    tiles, apart = scene.hand(seat) if seat is not None and seat != scene.view.seat else ((), None)
    widths = {size: line_width(len(tiles), apart is not None, size) for size in OPENED}
    size = next(size for size, width in widths.items() if width <= area.width - 2 * RING)
    high = scene.line + (GAP + MAHJONG[size] + RING if tiles else 0)
    river, ending = stack(area, 0, high, gap=GAP)
    words = Box(ending.x, ending.y, ending.width, scene.line)
    picture.add(Text(scene.ending, words, scene.letters, "centre", bold=True))
    row = Box(ending.x, words.bottom + GAP, ending.width, MAHJONG[size])
    sprites = line(tiles, apart, size, row.centred(widths[size], row.height), "opened")
    put(picture, scene, sprites)
    if apart:
        picture.add(Ring(sprites[-1].box))
    return river


def _draw_river(picture: Picture, area: Box, scene: MahjongScene) -> None:
    """The discards in the order of time: nobody's, as they lie in no order on a table."""
    tiles, found = scene.river, _size(scene.river, area)
    if found is None:
        raise ValueError(f"{len(tiles)} discards do not fit {area}")
    size, apart, across = found
    x = area.x + (area.width - across * (size + apart) + apart) // 2
    for at in range(0, len(tiles), across):
        y = area.y + at // across * (MAHJONG[size] + apart)
        start = Box(x, y, size, MAHJONG[size])
        put(picture, scene, fan(tiles[at : at + across], start, size + apart, "river"))


def _size(tiles: Tiles, area: Box) -> tuple[int, int, int] | None:
    """How wide discards are at best in an area, how far apart, and how many lie side by side."""
    for size, apart in RIVER:
        across = (area.width + apart) // (size + apart)
        down = (area.height + apart) // (MAHJONG[size] + apart)
        if across * down >= len(tiles):
            return size, apart, across
    return None

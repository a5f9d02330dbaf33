"""The pictures and words of Tien Gow."""

from render.boards.family import Boards
from render.boards.tiengow import account, guide, hands, opened, table, telling
from render.boards.tiengow.scene import TileScene

TIENGOW = Boards(
    scene=TileScene,
    table=table.table,
    rows=opened.ROWS,
    hand=hands.hand,
    outcome=account.outcome,
    told=telling.description,
    guide=guide.guide,
)

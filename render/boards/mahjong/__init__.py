"""The pictures and words of mahjong."""

from render.boards.family import Boards
from render.boards.mahjong import account, guide, opened, table, telling
from render.boards.mahjong.scene import MahjongScene

MAHJONG = Boards(
    scene=MahjongScene,
    table=table.table,
    rows=opened.ROWS,
    hand=table.hand,
    outcome=account.outcome,
    told=telling.description,
    guide=guide.guide,
)

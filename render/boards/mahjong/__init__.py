"""The boards of mahjong."""

from render.boards.family import Boards
from render.boards.mahjong import account, guide, table, telling
from render.boards.mahjong.scene import MahjongScene

MAHJONG = Boards(
    scene=MahjongScene,
    table=table.table,
    hand=table.hand,
    outcome=account.outcome,
    told=telling.told,
    guide=guide.guide,
)

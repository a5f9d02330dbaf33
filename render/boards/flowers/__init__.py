"""The boards of the flower-card games."""

from render.boards.family import Boards
from render.boards.flowers import account, guide, hands, table, telling
from render.boards.flowers.scene import FlowerScene

FLOWERS = Boards(
    scene=FlowerScene,
    table=table.table,
    hand=hands.hand,
    outcome=account.outcome,
    told=telling.told,
    guide=guide.guide,
)

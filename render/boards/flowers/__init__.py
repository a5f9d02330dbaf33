"""The pictures and words of the flower-card games."""

from render.boards.family import Boards
from render.boards.flowers import account, guide, hands, opened, table, telling
from render.boards.flowers.scene import FlowerScene

FLOWERS = Boards(
    scene=FlowerScene,
    table=table.table,
    rows=opened.ROWS,
    hand=hands.hand,
    outcome=account.outcome,
    told=telling.description,
    guide=guide.guide,
)

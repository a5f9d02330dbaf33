"""A few whole pictures, kept as files: one that has changed is looked at before it is accepted.

`UPDATE_GOLDEN=1 pytest tests/render/test_golden.py` writes them anew.
"""

from __future__ import annotations

import io
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import render
import rules
from bot.words import Words, poster, words
from tests.liangxi_deals import FALSE, KONGQUE
from tests.rare_changchun import MOBAO
from tests.rare_mahjong import YOUJIN
from tests.rare_tiengow import KAM
from tests.render.deals import NAMES, PEOPLE, Table, deal, view
from tests.render.tiles import EVERY_FOUR, states
from tests.render.tiles import view as sight
from tests.render.walls import NAMES as FOUR_PEOPLE
from tests.render.walls import RANDOM, full
from tests.render.walls import states as deal_of
from tests.render.walls import view as seen

RENEW = "look at it, and renew it with `UPDATE_GOLDEN=1 pytest tests/render/test_golden.py`"
FOLDER = Path(__file__).parent / "golden"
ALIKE = 0.02
"""The part of the pixels that may differ: another version of a font moves edges of letters."""

EN, JA = words("en"), words("ja")
WIDE = render.Look("wide")
PUBLIC = render.Look(render.PUBLIC)
STATES = list(deal(8))
FOUR = list(deal(3, Table("sakura", "sakura", 6, 4)))
TEAMS = list(deal(3, Table("sakura", "teams", 4, 4)))
KOIKOI = list(deal(6, Table("koikoi", "koikoi")))
LONG = [tuple((7 * seat + 3 * deal) % 7 - 3 for seat in range(7)) for deal in range(12)]
TIENGOW = words("en").at("tiengow")
FOURS = list(states("tiengowA", EVERY_FOUR))
CAPTURED = list(states("tiengowA", KAM))
XIAMEN = words("en").at("xiamen")
RIVER = list(deal_of("xiamen", RANDOM[3]))
LONE_GOLD = list(deal_of("xiamen", YOUJIN))
LOOKED = list(deal_of("changchun", MOBAO))
LIMITED = list(deal_of("liangxi", KONGQUE))
LIABLE = list(deal_of("liangxi", FALSE))
RUNNING = [(3, -1, -1, -1), (9, -7, 2, -4)]
HISTORY = [(20, -20), (125, -125), (110, -110)]

RUNGS = [
    render.Rung(
        name,
        (
            str(30 - 2 * at),
            "27.3 ±4.1" if at % 3 else "24.9 ±12.0?",
            f"{points:+d}".replace("-", "−"),
        ),
    )
    for at, (name, points) in enumerate(zip(PEOPLE * 2, range(120, -100, -19), strict=False))
]
CAREERS = [
    tuple((step * (7 - 3 * seat)) // 2 - step * seat % 5 for seat in range(6)) for step in range(30)
]

CAREER = [
    render.Section("", (("Deals", "30"), ("Won", "14 (47 %)"), ("Best deal", "+52 (#7)"))),
    render.Section("Paid for most often", (("Four Wisteria", "×4"), ("Cards above 115", "×9"))),
    render.Section("Opponents", tuple((name, "12 deals, −7") for name in PEOPLE[:4])),
]


def guided(key: str, name: str, say: render.Say) -> bytes:
    """A picture beside the rules of a game as it is usually played."""
    usual = next(iter(rules.game(key).presets.values()))
    return render.guide(key, name, usual, say)[0]


def posted(key: str, say: Words) -> bytes:
    """The poster of a game."""
    return render.poster(
        key, say(f"game-{key}"), poster.lines(say, rules.game(key)), say.at(key), PUBLIC
    )[0]


PICTURES: dict[str, Callable[[], bytes]] = {
    "poster": lambda: posted("koikoi", EN),
    "poster-mahjong": lambda: posted("changchun", JA),
    "table": lambda: render.table(view(STATES[14], None), NAMES, EN, PUBLIC),
    "hand": lambda: render.hand(view(STATES[6], STATES[6].turn), NAMES, JA),
    "scores": lambda: render.scores(view(STATES[-1], None), NAMES, EN, history=HISTORY),
    "guide": lambda: guided("mushi", "pieces", JA),
    "table-four": lambda: render.table(view(FOUR[-4], None), PEOPLE[:6], EN, PUBLIC),
    "table-teams": lambda: render.table(view(TEAMS[-4], None), PEOPLE[:4], JA, WIDE),
    "scores-teams": lambda: render.scores(view(TEAMS[-1], None), PEOPLE[:4], EN, WIDE),
    "scores-koikoi": lambda: render.scores(view(KOIKOI[-1], None), NAMES, JA),
    "table-tiengow": lambda: render.table(sight(FOURS[5], None), PEOPLE[:4], TIENGOW, PUBLIC),
    "hand-tiengow": lambda: render.hand(
        sight(CAPTURED[18], CAPTURED[18].turn), PEOPLE[:4], JA.at("tiengow"), WIDE
    ),
    "scores-tiengow": lambda: render.scores(
        sight(CAPTURED[-1], None), PEOPLE[:4], TIENGOW, history=RUNNING
    ),
    "guide-tiengow": lambda: guided("tiengow", "example-kam", TIENGOW),
    "table-mahjong": lambda: render.table(
        seen("xiamen", RIVER[150], None), FOUR_PEOPLE, XIAMEN, PUBLIC
    ),
    "table-mahjong-full": lambda: render.table(
        full(seen("xiamen", RIVER[150], None), 1), FOUR_PEOPLE, XIAMEN, WIDE
    ),
    "hand-mahjong": lambda: render.hand(
        seen("xiamen", RIVER[150], 0), FOUR_PEOPLE, JA.at("xiamen")
    ),
    "scores-mahjong": lambda: render.scores(
        seen("xiamen", LONE_GOLD[-1], None), FOUR_PEOPLE, XIAMEN, history=RUNNING
    ),
    "guide-mahjong": lambda: guided("xiamen", "times", XIAMEN),
    "hand-northern": lambda: render.hand(
        seen("changchun", LOOKED[-4], LOOKED[-4].turn), FOUR_PEOPLE, EN.at("changchun")
    ),
    "table-northern-full": lambda: render.table(
        full(seen("dalian", LOOKED[-4], None), 2), FOUR_PEOPLE, JA.at("dalian"), WIDE
    ),
    "scores-northern": lambda: render.scores(
        seen("changchun", LOOKED[-1], None), FOUR_PEOPLE, EN.at("changchun"), history=RUNNING
    ),
    "guide-northern": lambda: guided("changchun", "kongs", EN.at("changchun")),
    "ladder": lambda: render.ladder(
        "Spring · season 2", "Mina is in front", ("Deals", "Rating", "Points"), RUNGS, CAREERS, EN
    ),
    "career": lambda: render.career("all games", "Aki", CAREER, [(p,) for p, *_ in CAREERS], EN),
    "hand-liangxi": lambda: render.hand(
        seen("liangxi", LIMITED[-2], LIMITED[-2].turn), FOUR_PEOPLE, EN.at("liangxi")
    ),
    "table-liangxi-full": lambda: render.table(
        full(seen("liangxi", LIABLE[-2], None), 1), FOUR_PEOPLE, JA.at("liangxi"), WIDE
    ),
    "scores-liangxi": lambda: render.scores(
        seen("liangxi", LIABLE[-1], None), FOUR_PEOPLE, EN.at("liangxi"), history=RUNNING
    ),
    "guide-liangxi": lambda: guided("liangxi", "big-2", EN.at("liangxi")),
    "guide-liangxi-stories": lambda: guided("liangxi", "flowers-2", JA.at("liangxi")),
    "standings": lambda: render.standings(PEOPLE, LONG, EN, PUBLIC),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_looks_as_it_was_accepted(name: str) -> None:
    made = PICTURES[name]()
    kept = FOLDER / f"{name}.png"
    if os.environ.get("UPDATE_GOLDEN"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_bytes(made)
    now = Image.open(io.BytesIO(made)).convert("RGB")
    then = Image.open(kept).convert("RGB")
    assert now.size == then.size, f"{kept.name} has changed: {RENEW}"
    changed = ImageChops.difference(now, then).convert("L").point(lambda value: 255 * (value > 40))
    differing = sum(changed.histogram()[128:])
    assert differing <= ALIKE * now.width * now.height, f"{kept.name} has changed: {RENEW}"

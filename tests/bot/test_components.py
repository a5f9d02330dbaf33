"""Every button and select is named by its id, which stays as it is under earlier messages."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from bot import chat
from bot.chat.client import COMPONENTS
from bot.chat.panels import doors
from bot.chat.panels.doors import Door
from bot.chat.panels.tables.controls.moves import MoveButton
from bot.domain.tables.seating import Vacancy
from bot.services.ledger.ledger import Scope
from bot.words import words
from rules import Move
from tests.bot.discord.component_ids import IDS

EN = words("en")
BY_NAME = {one.__name__: one for one in COMPONENTS}
LONGEST = 100
"""Discord takes ids of so many letters."""
CHAT = Path(chat.__path__[0])
DECLARED = re.compile(r"^class (\w+)\([^:]*custom_id=", re.MULTILINE)
"""The name of a class that is declared with an id."""


READ = {
    "window:1:120-999:pass": {"table": 1, "at": (120, 999), "act": "pass"},
    "1:1-0:take chrys.cup": {"way": "", "move": Move("take", ("chrys.cup",))},
    "planned:12:1-8:pass": {"way": "planned:", "table": 12, "at": (1, 8), "move": Move("pass")},
    "plan:moves2:1:1-0": {"way": "plan:", "name": "moves2", "at": (1, 0)},
    "rule:1:2:length": {"table": 1, "page": 2, "field": "length"},
    "stops:1:deal:win c4p5p sets3": {"part": "stops", "scope": "deal", "text": "win c4p5p sets3"},
    "give:1:turn:": {"scope": "turn", "text": ""},
    "ladder:1:2:-1:": {"league": 1, "season": 2, "page": -1, "game": ""},
    "ledger:player:-5:after:12": {"scope": Scope("player", -5), "way": "after", "entry": 12},
    "seat:open:take:6:1:31:0": {"vacancy": Vacancy(6, 1, 31, 0, True), "act": "take"},
    "vote:1:back-1-7:0": {"about": "back-1-7", "aye": False},
    "vote:1:end-1:1": {"about": "end-1", "aye": True},
}
"""The parts read from some ids."""

STRANGE = [
    *("", ":", "pace", "pace:", "pace:x", "pace:-1", "pace:1:2", "pace:1\n", " pace:1", "PACE:1"),
    *("lobby:1:nothing", "lobby::join", "lobby:1:no computer", "lobby:1:noxcomputer"),
    *("table:1:", "table:1:Hand", "table:1:hand:1", "window:1:1:pass", "window:1:1-1:kong"),
    *("1:1-1:", "1:1:pass", "x:1-1:pass", "plan:plan:1:1-1:pass", "later:1:1-1:pass"),
    *("choose:1:1", "moves10:1:1-1", "planned:choose:1:1-1", "moves:1:1-1:2", "hand:1:x"),
    *("rule:1:0:", "rule:1:0:a-b", "rule:1:-1:hands", "rules:1:", "rules:1:-1", "rules:1:0:hands"),
    *("clock:1:when", "clock:time", "order:", "order:1:win", "claims:1:deal:", "claims:1::win"),
    *("parts:1:deal:win", "give:1::", "give:1:turn", "give:1:turn:win:sets3", "plans:1:1-8:"),
    *("before:1:", "before:cut", "draw:1:1-0:m", "draw:1:1:mp"),
    *("needs:1:1", "look:mine:size", "look:yours:face", "habit:", "habit:zone"),
    *("ladder:1:1::", "ladder:1:1:--1:", "ladder:-1:1:1:", "league:1:leave", "term:1:0:"),
    *("tournament:1:leave", "tournament:x:enter"),
    *("terms:1:-1", "ledger:guild:1:before:2", "ledger:table:1:before:-2", "slip:server:x"),
    *("log:before:-1", "log:between:1", "replay:1:1:-1:on", "replay:1:1:0:", "replay-deal:x"),
    *("seat:give:take:1:2:3", "seat:sold:take:1:0:2:3", "seat:open:keep:1:0:2:3"),
    *("vote:1:end-1-1:1", "vote:1:back-1:1", "vote:1:end-1:2", "vote:1:end-1:", "back:1:2"),
    *("wait:", "wait:-1", "resign:", "resign:1:1", "setup:1:", "setup:1:fill", "chairs:1:0"),
    *("resume:0a1b2c:any", "resume:xyz:any::", "resume:0a1b2c:any:A:", "resumes:0a1b2c:any:1:x"),
    *("chair:1:0", "chair:1:-1:0", "chair:1:123:0", "called:1", "called:1:x"),
]
"""Texts that are the id of nothing."""


def claims(custom_id: str) -> list[tuple[Any, Any]]:
    """The components that would answer a press, each with what it reads in the id."""
    found = [(one, one.__discord_ui_compiled_template__.fullmatch(custom_id)) for one in COMPONENTS]
    return [(one, match) for one, match in found if match]


async def pressed(custom_id: str) -> Any:
    """The component that answers a press; there must be just one."""
    ((claimed, match),) = claims(custom_id)
    return await claimed.from_custom_id(None, None, match)


def test_there_are_ids_of_every_component() -> None:
    assert {*IDS} == {*BY_NAME}
    assert len(BY_NAME) == len(COMPONENTS)


def test_discord_is_told_of_every_component() -> None:
    sources = (file.read_text(encoding="utf-8") for file in CHAT.rglob("*.py"))
    assert {name for source in sources for name in DECLARED.findall(source)} == {*BY_NAME}


OPENING: list[Any] = [one for one in COMPONENTS if hasattr(one, "_opens")]
"""The components that only lead to a panel."""


@pytest.mark.parametrize("component", OPENING)
def test_a_panel_takes_the_parts_of_its_opening_ids(component: Any) -> None:
    opens = component._opens
    panel: Any = opens.panel if isinstance(opens, Door) else opens
    taken = inspect.signature(panel, eval_str=True).bind(None, *component._parts)
    parts, wanted = get_type_hints(component), get_type_hints(panel)
    for name, part in taken.arguments.items():
        if part is not None:
            given, one = parts[part], wanted[name]
            origin = get_origin(given)
            fits = given in (one, *get_args(one)) or issubclass(origin, get_origin(one))
            assert fits, (component, part)


def test_a_panel_opens_every_door() -> None:
    every = {name: door for name, door in vars(doors).items() if isinstance(door, Door)}
    assert every
    assert [name for name, door in every.items() if door.panel is None] == []


@pytest.mark.parametrize(("name", "custom_id"), [(one, i) for one, ids in IDS.items() for i in ids])
async def test_an_id_is_claimed_once_and_stays_as_it_is(name: str, custom_id: str) -> None:
    made = await pressed(custom_id)
    assert type(made) is BY_NAME[name]
    assert made.custom_id == made.item.custom_id == custom_id
    assert len(custom_id) <= LONGEST


@pytest.mark.parametrize(("custom_id", "parts"), READ.items())
async def test_the_parts_of_an_id_are_read(custom_id: str, parts: dict[str, Any]) -> None:
    made = await pressed(custom_id)
    assert {name: getattr(made, name) for name in parts} == parts


def test_a_button_changes_its_id_and_keeps_what_it_shows() -> None:
    button = MoveButton(1, (2, 3), Move.parse("play pine.crane")).shown(EN)
    shown = button.to_component_dict()
    assert shown["custom_id"] == "1:2-3:play pine.crane"
    assert button.changed(way="plan:").to_component_dict() == {
        **shown,
        "custom_id": "plan:1:2-3:play pine.crane",
    }


@pytest.mark.parametrize("custom_id", STRANGE)
def test_a_text_that_is_no_id_belongs_to_no_panel(custom_id: str) -> None:
    assert not claims(custom_id)

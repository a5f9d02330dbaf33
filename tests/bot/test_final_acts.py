"""Acts of organisers: each can be undone, or is asked back once with what it would do."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
import simcord
from simcord.interactions import command_leaves
from simcord.results import InteractionResult

from bot.chat.panels.frame.asking import LAPSE
from bot.domain.league import consequences
from bot.domain.ledger.results import Written
from bot.domain.refusal import Refusal
from bot.store.ledger import books
from bot.words import words
from tests.bot.discord import forged
from tests.bot.discord.room import Message, Room, parts, said
from tests.bot.people.cup import press
from tests.bot.people.league_room import EN, LeagueRoom
from tests.pages import ROOT

pytestmark = pytest.mark.usefixtures("blank", "still")

UNDONE = {
    # an act in the log -> the command that undoes it
    "create": "league archive",
    "term": "league rules",
    "game": "league game",
    "drop": "league game",
    "even": "league game",
    "bind": "league channel",
    "unbind": "league channel",
    "open": "league close",
    "rename": "league rename",
    "reopen": "league close",
    "remove": "league join",
    "role": "organise role",
    "own-role": "league organisers",
    "site-on": "league site",
    "site-off": "league site",
    "freeze": "organise release",
    "release": "organise freeze",
    "penalty": "organise void",
    "handicap": "organise handicap",
    "substitute": "organise substitute",
    "tournament": "league tournament",
    "report": "organise void",
    "import": "organise import",
    "round-extend": "organise round end",
    "round-pause": "organise round resume",
    "round-resume": "organise round pause",
    "round-result": "organise round result",
    "walkover": "organise round result",
    "swap": "organise round swap",
    "withdraw": "organise round back",
    "put-back": "organise round withdraw",
    "exclude": "organise readmit",
    "exclude-server": "organise readmit",
    "readmit": "organise exclude",
    "readmit-server": "organise exclude",
}
"""The acts of organisers that can be undone by others."""
ASKED = {
    # an act in the log -> the name of its button
    "correct": "correct",
    "void": "void-entry",
    "void-match": "void-match",
    "void-import": "void-import",
    "close": "close",
    "archive": "archive",
    "call-off": "off",
    "round-end": "round-end",
    "schedule": "plan",
    "substitute-computer": "substitute",
}
"""The acts of organisers that are asked back."""
OTHERS = {"rate", "result-line"}
"""Other words of the log: ratings that the program computes again, and a line of a result."""
ACT = re.compile(r"^act-([a-z-]+) =", re.MULTILINE)


def test_every_act_in_the_log_is_undone_or_asked_back() -> None:
    texts = (page.read_text("utf-8") for page in (ROOT / "bot/words/en").glob("*.ftl"))
    acts = [act for text in texts for act in ACT.findall(text)]
    assert sorted(acts) == sorted([*UNDONE, *ASKED, *OTHERS])
    for button in ASKED.values():
        assert words("en")(f"button-sure-{button}") != f"button-sure-{button}"


async def test_every_act_is_undone_by_a_command_that_exists(room: Room) -> None:
    tree = [command.to_dict(room.client.tree) for command in room.client.tree.get_commands()]
    commands = {" ".join(path) for command in tree for path, _ in command_leaves(command)}
    assert commands.issuperset(UNDONE.values())


# --- On the server --------------------------------------------------------------------------------


HOUR = 3601


class Question(NamedTuple):
    """A question, as it was shown, and the id of its button."""

    message: Message
    told: str
    button: str


def question(result: InteractionResult) -> Question:
    """The question that answers a command or a press."""
    assert result.response
    shown = result.response
    assert shown.ephemeral
    (sure,) = [part["custom_id"] for part in parts(shown)]
    return Question(shown.message, shown.content, sure)


class Asked:
    """A league with a match that was played, and one that is being played."""

    def __init__(self, room: Room) -> None:
        self.room, self.league = room, LeagueRoom(room)

    async def prepare(self) -> None:
        await self.league.found()
        await self.league.plays("mushi", 3, 1)
        await self.league.match("mushi", "ben", 1)
        await self.room.press(self.room.ben, "rematch")
        await self.league.does("league tournament", form="knock-out", time=60)
        await press(self.room, "aki", "enter")

    async def asks(self, command: str, **options: Any) -> Question:
        """Use a command, and return the question that answers it."""
        return question(await self.league.organiser.slash(self.room.channel, command, **options))

    async def answers(self, asked: Question, who: simcord.MemberActor | None = None) -> str:
        """Press the button of a question, even of another person's or an old one."""
        return said(await self.pressed(asked, who))

    async def pressed(
        self, asked: Question, who: simcord.MemberActor | None = None
    ) -> InteractionResult:
        """Press the button, and return all that answers it."""
        return await forged.press(who or self.league.organiser, asked.message, asked.button)

    async def answered_without_role(self, asked: Question) -> str:
        """Press the button once the role of organisers is taken away; then give it back."""
        organisers, guild = self.room.client.services.organisers, self.room.guild.id
        role = await organisers.role(guild)
        await organisers.set_role(guild, 1, None)
        told = await self.answers(asked)
        await organisers.set_role(guild, 1, role)
        return told

    async def imports(self) -> int:
        """Enter a result from a file, and return the number of the import."""
        file = Written(b"match,game,player,points\na,mushi,Aki,7\na,mushi,Ben,-7\n", "en")
        client, guild = self.room.client, self.room.guild.id
        spring = await client.services.leagues.named(guild, "Spring")
        by, games = self.league.organiser.id, {"mushi": "mushi"}
        entered = await client.services.imports.entered(guild, by, file, games, spring, "")
        return entered.number

    async def acts(self) -> list[str]:
        """The acts in the log, except changes of the organiser role."""
        every = await self.league.column(books.audit.c.act)
        return [act for act in every if act != "role"]


@pytest.fixture
async def asked(room: Room) -> Asked:
    found = Asked(room)
    await found.prepare()
    return found


@pytest.mark.slow
async def test_a_final_act_is_done_once_by_the_person_asked(room: Room, asked: Asked) -> None:
    why = {"why": "a card was miscounted"}
    payment = {"payer": room.aki, "receiver": room.chiyo, "points": 400}
    played, number = 2, await asked.imports()
    acts: list[tuple[str, str, dict[str, Any], tuple[str, ...]]] = [
        # act, command, options, what the question says
        ("correct", "organise correct", {"entry": 1, **payment, **why}, ("400 points?", "only")),
        ("void", "organise void", {"entry": 1, **why}, ("Void #1 for good?", "correction")),
        ("void-match", "organise match", {"table": played, **why}, (f"table {played}", "ratings")),
        ("void-import", "organise import", {"import": number, **why}, ("One entry", "7 points")),
        ("schedule", "league schedule", {"plan": "swiss"}, ("round 1", "4 members")),
        ("substitute-computer", "organise substitute", {"leaving": room.ben}, ("Nobody can",)),
        ("round-end", "organise round end", {}, ("round 1",)),
        ("call-off", "league tournament", {"off": True}, ("4 people have signed up.",)),
        ("close", "league close", {}, ("season 1", "4 people", "One match is being played.")),
        ("archive", "league archive", {}, ("for good", "4 members")),
    ]
    assert sorted(ASKED) == sorted(act for act, *_ in acts)
    for name in ("ben", "chiyo", "daeun"):
        await press(room, name, "enter")
    await room.env.advance_time(HOUR)
    for act, command, options, told in acts:
        before = await asked.acts()
        shown = await asked.asks(command, **options)
        for part in told:
            assert part in shown.told, (act, shown.told)
        assert await asked.answers(shown, room.aki) == EN("refusal-question-of-another")
        if act != "call-off":  # the person who has announced a tournament may call it off
            refused = await asked.answered_without_role(await asked.asks(command, **options))
            assert refused == EN("refusal-organisers-only"), act
        assert await asked.acts() == before, act
        await asked.answers(shown)
        assert (await asked.acts())[len(before) :] == [act.removesuffix("-computer")]
        assert await asked.answers(shown) == EN("refusal-question-lapsed")
        assert len(await asked.acts()) == len(before) + 1


async def test_a_question_lapses_and_is_asked_anew_after_a_change(room: Room, asked: Asked) -> None:
    before, late = await asked.acts(), await asked.asks("league close")
    await room.env.advance_time(LAPSE.total_seconds() + 1)
    assert await asked.answers(late) == EN("refusal-question-lapsed")

    shown = await asked.asks("league close")
    await room.finish(2)
    again = question(await asked.pressed(shown))
    assert EN("question-changed") in again.told
    assert EN("question-matches", matches=0) in again.told
    assert await asked.acts() == before
    await asked.answers(again)
    assert await asked.acts() == [*before, "close"]

    shown = await asked.asks("league archive")
    await room.restart()
    assert await asked.answers(shown) == EN("refusal-question-lapsed")


async def test_a_question_out_of_date_or_not_allowed_does_nothing(room: Room, asked: Asked) -> None:
    shown = await asked.asks("league close")
    await asked.league.does("league close")
    assert await asked.answers(shown) == EN("refusal-season-closed", league="Spring")
    neither = {"entry": 1, "payer": room.chiyo, "receiver": room.daeun, "points": 1, "why": "x"}
    assert await asked.league.does("organise correct", **neither) == EN("refusal-correct-strangers")
    usual = {**neither, "payer": room.aki, "receiver": room.ben}
    done = await asked.league.organiser.slash(room.channel, "organise correct", **usual)
    assert EN("slip-correction", of=1) in said(done)
    assert (await asked.acts())[-2:] == ["close", "correct"]


CORRECTIONS = [
    # gains of the entry; payer, receiver, points -> moved, who is outside, whether it is asked back
    ({1: 12, 2: -12}, (1, 2, 12), (12, None, False), "as much as the entry moved is usual"),
    ({1: 12, 2: -12}, (1, 2, 13), (12, None, True), "more than it moved is asked back"),
    ({1: 0, 2: 0}, (1, 2, 1), (0, None, True), "an entry that moved nothing moves nothing"),
    ({1: 9, 2: 3, 3: -12}, (2, 3, 12), (12, None, False), "all points of an entry count together"),
    ({1: 12, 2: -12}, (1, 9, 4), (12, 9, True), "a receiver outside of the entry is asked back"),
    ({1: 12, 2: -12}, (9, 2, 4), (12, 9, True), "a payer outside of the entry is asked back"),
]


@pytest.mark.parametrize(("gains", "asked", "found", "sentence"), CORRECTIONS)
def test_a_correction_is_weighed_against_its_entry(
    gains: dict[int, int], asked: tuple[int, int, int], found: tuple[Any, ...], sentence: str
) -> None:
    weighed = consequences.correction(gains, *asked)
    assert (weighed.moved, weighed.outside, weighed.unusual) == found, sentence


def test_a_correction_between_strangers_is_refused() -> None:
    with pytest.raises(Refusal, match="correct-strangers"):
        consequences.correction({1: 12, 2: -12}, 8, 9, 1)

"""A room on a simulated Discord: a server, a channel, five people and the real client."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import discord
import simcord
from simcord.results import InteractionResult, ResponseMessage

from bot.chat.client import Paifuda
from bot.config import Settings
from bot.domain.people.calendar import Habit
from bot.domain.people.person import Person
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.table import Table

BOARD = re.compile("lobby:|table:")
MOVE = re.compile(r"\d+:\d+-\d+:(.+)")
PICK = re.compile(r"(?:pick:|piece:)\d+:\d+-\d+:(.+)")
"""The pattern of ids that pick pieces before a move is made; its group is the pick."""
Message = discord.Message | ResponseMessage
STEP = 6 * 3600
STEPS = 20
"""More presses than any move takes."""
PEOPLE = ("aki", "ben", "chiyo", "daeun", "emilia")


class Choice(NamedTuple):
    """A press in the hand panel: a button, a value of a select, or several values: `6-6,6-6+`."""

    custom_id: str
    value: str | None = None

    @property
    def move(self) -> str | None:
        """The move of the button; None if it only picks pieces."""
        if self.value is not None:
            plays = " " in self.value and not self.custom_id.startswith("pick:")
            return self.value if plays else None
        found = MOVE.fullmatch(self.custom_id)
        return found[1] if found else None

    @property
    def picked(self) -> list[str]:
        """The pieces or the move that the button picks."""
        if self.value is None:
            found = PICK.fullmatch(self.custom_id)
            return [found[1]] if found else []
        return [value.rstrip("+") for value in self.value.split(",")]


async def choose(member: Any, hand: ResponseMessage, choice: Choice) -> InteractionResult:
    """Press one thing in a hand panel."""
    custom_id, values = choice.custom_id, choice.value and choice.value.split(",")
    made: InteractionResult = (
        await member.select(hand.message, values, custom_id=custom_id)
        if values
        else await member.click(hand.message, custom_id=custom_id)
    )
    return made


async def first_move(member: Any, hand: ResponseMessage | None) -> InteractionResult:
    """Make the first move that a hand panel offers, in as many presses as it takes."""
    while hand:
        choice = choices(hand)[0]
        made = await choose(member, hand, choice)
        if choice.move:
            return made
        hand = made.response
    raise AssertionError("no hand")


SETTING = {
    **{act: act for act in ("computer", "seat", "leave", "clock", "pace")},
    "rules-panel": "rules",
}
"""The parts of *Set up*, by their names in tests."""


def _holds(message: Message, act: str) -> bool:
    """Whether a message has a button of an act."""
    return any(part.get("custom_id", "").endswith(f":{act}") for part in parts(message))


def parts(message: Message) -> list[dict[str, Any]]:
    """The components of a message as Discord stores them."""
    rows: Sequence[Any] = message.components
    plain = [row if isinstance(row, dict) else row.to_dict() for row in rows]
    return [part for row in plain for part in row["components"]]


def choices(message: Message) -> list[Choice]:
    """Every press in a hand panel that continues the game.

    For a select of several pieces: every choice of the fewest pieces it allows.
    """
    found: list[Choice] = []
    for part in parts(message):
        custom_id = part.get("custom_id", "")
        button = part["type"] == discord.ComponentType.button.value
        if button and (MOVE.fullmatch(custom_id) or PICK.fullmatch(custom_id)):
            found.append(Choice(custom_id))
        values = [option["value"] for option in part.get("options", ())]
        several = combinations(values, part.get("min_values", 1))
        found += [Choice(part["custom_id"], ",".join(some)) for some in several if some]
    return found


@dataclass
class Room:
    """A channel with five people, and their acts at its table."""

    env: simcord.Env
    settings: Settings
    names: tuple[str, ...] = ("Aki", "Ben", "Chiyo", "Daeun", "Emilia")
    guild: simcord.GuildHandle = field(init=False)
    channel: simcord.ChannelHandle = field(init=False)
    aki: simcord.MemberActor = field(init=False)
    ben: simcord.MemberActor = field(init=False)
    chiyo: simcord.MemberActor = field(init=False)
    daeun: simcord.MemberActor = field(init=False)
    emilia: simcord.MemberActor = field(init=False)
    members: dict[int, simcord.MemberActor] = field(init=False)
    hands: dict[int, ResponseMessage] = field(default_factory=dict)
    """The panels that people keep open while `finish` runs."""

    def __post_init__(self) -> None:
        self.guild = self.env.create_guild("Paifuda")
        self.channel = self.guild.create_text_channel("mushi")
        people = [
            self.guild.add_member(self.env.create_user(user, global_name=shown))
            for user, shown in zip(PEOPLE, self.names, strict=True)
        ]
        self.aki, self.ben, self.chiyo, self.daeun, self.emilia = people
        self.members = {one.id: one for one in people}

    @property
    def client(self) -> Paifuda:
        """The client of the running bot."""
        assert isinstance(self.env.bot, Paifuda)
        return self.env.bot

    async def table(self) -> Table:
        """The table of the channel."""
        return await self.client.services.tables.shown_in(self.channel.id)

    def board(self) -> discord.Message:
        """The last public message that shows a table; if there is none, the last with buttons."""
        seen = [m for m in self.channel.history() if not m.flags.ephemeral and m.components]
        boards = [m for m in seen if any(BOARD.match(p["custom_id"]) for p in parts(m))]
        return (boards or seen)[-1]

    async def open(
        self,
        deals: int = 2,
        other: str | None = "ben",
        game: str = "mushi",
        pace: str | None = "relaxed",
        **options: object,
    ) -> InteractionResult:
        """Open a table as Aki; others sit down in a row: `ben chiyo`, or a `computer`.

        Without `deals` the match has the game's length; without `clock` no clock; without `pace`
        the usual pace. In claim windows, people answer themselves.
        """
        if deals:
            options["deals"] = deals
        options.setdefault("clock", "none")
        opened = await self.aki.slash(self.channel, "table open", game=game, **options)
        if pace and game in ORDERS:
            await self.set_pace(pace)
        for one in (other or "").split():
            if one == "computer":
                await self.press(self.aki, "computer")
            else:
                await self.press(getattr(self, one), "join")
        return opened

    async def set_pace(self, pace: str) -> None:
        """Set the pace of the table, even to a pace that is no longer offered."""
        lobbies = self.client.services.tables.lobbies
        await lobbies.set_pace((await self.table()).id, self.aki.id, pace)

    async def start(
        self,
        deals: int = 2,
        other: str = "ben",
        game: str = "mushi",
        pace: str | None = "relaxed",
        **options: object,
    ) -> Table:
        """Open a table and deal its first deal."""
        await self.open(deals, other, game, pace, **options)
        await self.press(self.aki, "start")
        return await self.table()

    async def press(
        self, member: simcord.MemberActor, act: str, message: Message | None = None
    ) -> InteractionResult:
        """Press a button by the end of its id, below the board unless another message is given.

        A button of *Set up* that is not below the board is pressed in that panel.
        """
        shown = message or self.board()
        if message is None and act in SETTING and not _holds(shown, act):
            panel = (await self.press(member, "setup", shown)).response
            assert panel is not None
            shown, act = panel.message, SETTING[act]
        ids = [part["custom_id"] for part in parts(shown)]
        (custom_id,) = [one for one in ids if one.endswith(f":{act}") or one == act]
        return await member.click(shown, custom_id=custom_id)

    async def asked(self) -> simcord.MemberActor:
        """The person whose turn it is; if there are several, the first."""
        return self.members[(await self.table()).asked[0].user]

    async def hand(self, member: simcord.MemberActor) -> ResponseMessage:
        """Open the private hand of a member; in a claim window with their possible answers."""
        board = self.board()
        asks = any(part["custom_id"].endswith(":answer") for part in parts(board))
        result = await self.press(member, "answer" if asks else "hand", board)
        assert result.response is not None
        return result.response

    async def choose(
        self, member: simcord.MemberActor, hand: ResponseMessage, choice: Choice
    ) -> InteractionResult:
        """Press one thing in a hand panel."""
        return await choose(member, hand, choice)

    async def act(
        self,
        member: simcord.MemberActor | None = None,
        rng: Random | None = None,
        hand: ResponseMessage | None = None,
    ) -> InteractionResult:
        """Make a legal move through a hand panel, opened if needed: by seed,
        otherwise the first.
        """
        member = member or await self.asked()
        hand = hand or await self.hand(member)
        for _ in range(STEPS):
            found = choices(hand)
            assert found, f"the hand of {member.name} offers no move: {hand.content}"
            choice = rng.choice(found) if rng and len(found) > 1 else found[0]
            result = await self.choose(member, hand, choice)
            if choice.move:
                return result
            assert result.response is not None
            hand = result.response
        raise AssertionError(f"no move is made by {STEPS} presses: {hand.content}")

    async def make(self, move: str, member: simcord.MemberActor | None = None) -> InteractionResult:
        """Make a move through the hand panel, for a member or for the player who is asked."""
        member = member or await self.asked()
        hand = await self.hand(member)
        for _ in range(3):
            found = {one.move: one for one in choices(hand)}
            if move in found:
                return await self.choose(member, hand, found[move])
            pieces = move.split(" ")[1:]
            picks = [one for one in choices(hand) if not one.move]
            wanted = next(one for one in picks if one.picked in ([move], pieces, pieces[:1]))
            narrowed = (await self.choose(member, hand, wanted)).response
            assert narrowed is not None
            hand = narrowed
        raise AssertionError(f"the hand does not offer {move}")

    async def finish(
        self,
        seed: int = 0,
        after: Callable[[InteractionResult], None] | None = None,
        until: str = "over",
    ) -> Table:
        """Play with seeded choices until a phase: the end of the match, or of the deal.

        Everybody keeps one hand panel open; any player who has a move there may be next.
        """
        rng = Random(seed)
        self.hands.clear()
        while (table := await self.table()).phase != until:
            if table.phase == "between":
                for player in table.asked:
                    await self.press(self.members[player.user], "ready")
                continue
            able = [p.user for seat, p in enumerate(table.players) if p and table.legal(seat)]
            user = rng.choice([user for user in able if user in self.members])
            member = self.members[user]
            if user not in self.hands:
                self.hands[user] = await self.hand(member)
            result = await self.act(member, rng, self.hands[user])
            if after:
                after(result)
        return table

    async def play_on(self, seed: int = 0) -> Table:
        """Play with seeded moves to the end of the match, without panels, and show the table."""
        rng, playing = Random(seed), self.client.services.tables.playing
        while (table := await self.table()).phase != "over":
            player = rng.choice(table.asked)
            if table.phase == "between":
                await playing.ready(table.id, player.user, rng.getrandbits(32))
                continue
            seat = table.seat_of(player.user)
            assert seat is not None
            await playing.play(table.id, player.user, rng.choice(table.legal(seat)))
        await self.client.screen.renew(table.id)
        return table

    async def wait(self, seconds: float) -> None:
        """Let time pass, in steps that are short enough for all work that comes due."""
        while seconds > 0:
            await self.env.advance_time(min(seconds, STEP))
            seconds -= STEP

    async def restart(self) -> None:
        """Start a new process on the same database."""
        await self.env.restart_bot(Paifuda(self.settings))


def said(result: InteractionResult) -> str:
    """Return the text of the bot's answer, and of everything that was sent after it."""
    return "\n".join(one.content for one in answers(result))


def answers(result: InteractionResult) -> list[ResponseMessage]:
    """The messages with which the bot answered."""
    return [one for one in (result.response, *result.followups) if one]


def lives(habit: Habit) -> Callable[[Person], Person]:
    """Return a function that gives a person this habit: when they sleep, and which notices they
    want.
    """
    return lambda one: replace(one, habit=habit)

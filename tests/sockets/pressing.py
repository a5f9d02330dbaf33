"""People who play through sockets: they press what their messages offer, and note the answers."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

from bot.words import words
from tests.bot.discord.room import Choice, choices, parts
from tests.sockets.discord_server import Answer, Discord, Somebody

MENTION = re.compile(r"<@(\d+)>")
UNDONE = ("⚠", words("en")("failure"))
"""Texts that tell that a press changed nothing: a refusal, or an unexpected failure."""
AGAIN = 0.3
"""Seconds between checks whether the bot is back, or whether the table has moved on."""


class Made(NamedTuple):
    """A move that was acknowledged or tried: the press, and whether it was answered."""

    press: int
    answered: bool


@dataclass
class Party:
    """Some people at a table in their own channel."""

    discord: Discord
    guild: int
    channel: int
    people: list[Somebody]
    rng: Random
    game: str = "tiengow"
    moves: list[Made] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    failed: int = 0

    @property
    def board(self) -> Any:
        """The last public message with components; None if there is none."""
        seen = self.discord.messages[self.channel]
        found = [m for m in seen.values() if m["components"]]
        return found[-1] if found else None

    async def open(self) -> None:
        """Open a table, seat everybody, and start the match."""
        first, *others = self.people
        while not self.board:
            await self._said(
                self.discord.command(
                    self.guild, self.channel, first, "table open", game=self.game, clock="days"
                )
            )
        for one in others:
            await self.use(one, ":join")
        while self.offers(":start"):
            await self.use(first, ":start")

    def offers(self, act: str) -> bool:
        """Whether the message of the table has a button whose id ends with this act."""
        return any(part.get("custom_id", "").endswith(act) for part in _parts(self.board))

    async def use(self, who: Somebody, act: str) -> Answer | None:
        """Press a button of the table by the end of its id; None if no answer comes."""
        board = self.board
        ids = [p["custom_id"] for p in _parts(board) if p.get("custom_id", "").endswith(act)]
        if not ids:
            return None
        return await self._said(self.discord.press(self.guild, self.channel, who, board, ids[0]))

    async def play(self, moves: int) -> None:
        """Make a number of moves, even if the bot is away for a while."""
        while len(self.moves) < moves:
            if not await self.move():
                await asyncio.sleep(AGAIN)

    async def move(self) -> bool:
        """Do the next thing that continues the game, and return whether there was one."""
        asked = [one for one in self.people if str(one.user) in MENTION.findall(self.said)]
        if self.offers(":rematch"):
            await self.use(self.people[0], ":rematch")
        elif self.offers(":ready"):
            for one in asked:
                await self.use(one, ":ready")
        else:
            return bool(asked) and await self._made(self.rng.choice(asked))
        return True

    @property
    def said(self) -> str:
        """The text of the table."""
        return str(self.board["content"]) if self.board else ""

    async def _made(self, who: Somebody) -> bool:
        """Make a move through a person's hand, and return whether it was made."""
        hand = await self.use(who, ":answer" if self.offers(":answer") else ":hand")
        for _ in range(6):
            found = choices(_shown(hand.message)) if hand else []
            if not found or hand is None:
                return False
            choice = self.rng.choice(found)
            hand = await self._chosen(who, hand, choice)
            if choice.move and hand:
                made = not any(text in hand.message["content"] for text in UNDONE)
                if made:
                    self.moves.append(Made(hand.press, True))
                return made
        return False

    async def _chosen(self, who: Somebody, hand: Answer, choice: Choice) -> Answer | None:
        values = choice.value.split(",") if choice.value is not None else None
        pressed = self.discord.press(
            self.guild, self.channel, who, hand.message, choice.custom_id, values
        )
        return await self._said(pressed)

    async def _said(self, pressing: Any) -> Answer | None:
        """Wait for an answer and note its time; if there is none, wait before the next press."""
        answer: Answer | None = await pressing
        if answer is None:
            self.failed += 1
            await asyncio.sleep(AGAIN)
        else:
            self.seconds.append(answer.seconds)
        return answer


def _shown(message: Any) -> Any:
    """Return a message as an object with `components`, for functions that read those."""
    return SimpleNamespace(components=message["components"])


def _parts(message: Any) -> list[dict[str, Any]]:
    return parts(_shown(message)) if message else []

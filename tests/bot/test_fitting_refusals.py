"""A refusal fits the place where it is told: it is private, and names nothing that is not there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.chat import commands
from bot.chat.client import COMPONENTS
from bot.chat.component import Select
from bot.chat.panels.frame import answer
from bot.chat.panels.tables.match.opening import InsteadButton
from bot.chat.panels.tables.match.votes import VoteButton
from bot.domain.tables.table import Table
from bot.services.tables.voting import Voting
from bot.words import LANGUAGES, Words, words
from bot.words.refusals import PLACES, refusal
from rules import RuleError
from tests.bot.discord import forged
from tests.bot.discord.component_ids import IDS
from tests.bot.discord.leaves import leaves
from tests.bot.discord.room import Room, answers, said
from tests.bot.people import own
from tests.bot.people.alone import EN
from tests.bot.people.own import Stranger
from tests.sources import ROOT, calls

pytestmark = pytest.mark.usefixtures("blank", "still")

EVERY = {
    found
    for path in (ROOT / "bot" / "words" / "en").glob("*.ftl")
    for found in re.findall(r"^refusal-([\w-]+) *=", path.read_text("utf-8"), re.MULTILINE)
}
KEYS = sorted(
    key
    for key in EVERY
    for stem, _, place in [key.rpartition("-")]
    if not (place in PLACES and stem in EVERY)
)
"""The keys of all refusals, without those of a sentence for one kind of place."""
ABSENT = {
    "channel": "(?!)",
    "thread": "this channel|in a thread|このチャンネル|スレッドなら|此[頻频]道|討論串裡可|子区里可",
    "room": "in a thread|スレッドなら|討論串裡可|子区里可",
    "alone": "channel|server|thread|league|member|wait for more|チャンネル|サーバー|スレッド|リーグ"
    "|相手を待つ|[頻频]道|伺服器|服务器|討論串|子区|[聯联][賽赛]|等人",
}
"""Parts of sentences that name or advise something that is not in a kind of place."""
OF_SERVERS = {
    *("announced-many", "announced-often", "removed", "table-exists"),
    *(
        "tournament-people",
        "tournament-table",
        "tournament-stays",
        "tournament-no-room",
        "no-such-import",
    ),
    *(
        "cannot-post",
        "duplicate-no-room",
        "end-refused",
        "end-counts",
        "table-counts",
        "move-league",
        "move-refused",
        "no-such-table",
    ),
    *("gone-away", "member-unknown", "still-member", "blocked-server"),
    *("hall-managers-only", "manages-server-only", "organisers-only", "role-manager-only"),
    "unknown-channel",
    *("season-over", "season-begun", "season-first", "no-member"),
    *("league-empty", "league-exists", "league-many", "league-members", "league-name"),
    *("no-league", "no-league-yet", "which-league", "not-joined", "season-closed", "season-open"),
    *("league-game", "no-season", "no-tournament", "tournament-game"),
    *("away-already", "no-stake", "not-standing", "review-later"),
    "reported-twice",
    *("no-such-entry", "no-such-match", "correct-strangers", "too-few-members", "too-many-members"),
    *("excluded-server", "excluded-league", "not-excluded"),
    *("exclude-self", "exclude-manager", "exclude-manager-only"),
    *("no-duplicate", "duplicate-begun", "site-on"),
    "too-many-for-swiss",
}
"""The refusals that nobody gets outside a server: their sentences may name what is there."""
HOLDS = {"server-only", "no-hint"}
"""The refusals that name something which is elsewhere, and say so."""
OF_SERVERS_ALONE = ("table list", "table move", "table duplicate", "table invite")
"""The commands for tables that only a server has."""


def usable(place: str) -> set[str]:
    """The commands that can be used in a kind of place."""
    every = {leaf.qualified_name for leaf in leaves()}
    if place != "alone":
        return every
    own = {name for name in every if name.split()[0] in commands.PERSONAL}
    return own - {*OF_SERVERS_ALONE}


def told(language: str, key: str, place: str) -> str:
    """A refusal as it is told in a kind of place."""
    values = dict.fromkeys(told_with(key, place), "7")
    return refusal(words(language), RuleError(key, key, (), **values), place=place)


def told_with(key: str, place: str) -> frozenset[str]:
    """The names of the values that a refusal is told with."""
    say, special = words("en"), f"refusal-{key}-{place}"
    return say.takes(special if special in say else f"refusal-{key}")


COMMAND = re.compile(r"`/([a-z]+(?: [a-z]+)*)")


def faults(key: str, place: str) -> list[str]:
    """The parts of a refusal, in any language, that name something absent from a kind of place."""
    sentences = [told(language, key, place) for language in LANGUAGES]
    named = {found for text in sentences for found in COMMAND.findall(text)}
    gone = (one for one in named if not any(f"{one} ".startswith(f"{c} ") for c in usable(place)))
    return [*gone, *(part for text in sentences for part in re.findall(ABSENT[place], text))]


@pytest.mark.parametrize("place", PLACES)
def test_a_refusal_names_nothing_that_is_not_there(place: str) -> None:
    wrong = {key for key in KEYS if faults(key, place)}
    assert wrong <= (OF_SERVERS | HOLDS if place == "alone" else set())


# --- At a table -----------------------------------------------------------------------------------


def made_at_a_table() -> set[str]:
    """The keys of the refusals that the code of tables makes."""
    return {
        str(call.args[0].value)
        for ring in ("domain", "services", "chat/panels", "chat/commands")
        for call in calls(f"bot/{ring}/tables", "Refusal")
        if call.args and isinstance(call.args[0], ast.Constant)
    }


def presses(table: Table, forms: int | None) -> Iterator[tuple[str, list[str] | None]]:
    """Some ids, or all, of each component that names a table, with a value for a select.

    A vote comes last, because it ends an own table; the button that ends one for another table has
    its own tests.
    """
    deal = table.deal
    at = "{}-{}".format(*deal.moment) if deal else "1-0"
    every: list[Any] = sorted(COMPONENTS, key=lambda one: one is VoteButton)
    for one in every:
        named = "table" in one._parts and one is not InsteadButton
        for custom_id in IDS[one.__name__][:forms] if named else ():
            match = one.__discord_ui_compiled_template__.fullmatch(custom_id)
            assert match
            for part, text in (("at", at), ("table", str(table.id))):
                if part in one._parts:
                    begin, end = match.span(part)
                    custom_id = custom_id[:begin] + text + custom_id[end:]
            yield custom_id, ["1"] if issubclass(one, Select) else None


class Refused:
    """Presses everything and notes each refusal, with the kind of place that it is worded for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.last: tuple[str, str] | None = None
        self.keys: set[str] = set()
        self._patch = monkeypatch

        def tell(say: Words, error: RuleError, *, place: str) -> str:
            self.last = error.sentence, place
            self.keys.add(error.sentence)
            return refusal(say, error, place=place)

        monkeypatch.setattr(answer, "refusal", tell)

    async def all(
        self, who: Any, board: Any, table: Table, place: str, forms: int | None = 1
    ) -> None:
        """Press everything that a message of a table could have; a refusal is private."""
        for custom_id, values in presses(table, forms):
            self.last = None
            result = await forged.press(who, board, custom_id, values)
            if self.last:
                key, kind = self.last
                assert kind == place, custom_id
                told = [answer.ephemeral for answer in answers(result)]
                assert told, f"{custom_id} {key}"
                assert all(told) or place == "alone", f"{custom_id} {key}"

    async def each(self, who: Any, board: Any, table: Table, place: str) -> None:
        """Let a press that everybody sees be refused for every reason a table has."""
        for key in sorted(made_at_a_table()):
            if place == "alone" and key in OF_SERVERS:
                continue

            async def refuse(*_: Any, key: str = key) -> None:
                raise RuleError(key, key, (), **dict.fromkeys(told_with(key, place), "7"))

            self._patch.setattr(Voting, "vote_to_wait", refuse)
            (found,) = answers(await forged.press(who, board, f"wait:{table.id}"))
            assert (found.content, found.ephemeral) == (told("en", key, place), True), key


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> Refused:
    return Refused(monkeypatch)


@pytest.mark.slow
async def test_a_press_at_an_own_table_is_never_answered_publicly(
    room: Room, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither to its player, nor to another member, who forges presses; also once it is over."""
    board = (await own.lesson(room)).message
    table, stranger = await own.own(room), Stranger(room, monkeypatch)
    await refused.each(room.aki, board, table, "channel")
    await refused.all(room.ben, board, table, "channel")
    assert await own.own(room) == table
    await refused.all(room.aki, board, table, "channel", 3)
    assert (await own.own(room)).phase == "over", "it was resigned"
    assert {"not-seated", "begun", "no-wait", "not-vacant"} <= refused.keys
    assert not stranger.seen


async def test_a_refusal_in_direct_messages_is_one_that_holds_there(
    room: Room, refused: Refused
) -> None:
    """By everything that can be pressed at a table there, and by every command."""
    await own.command(room)
    (board,) = [one for one in room.aki.user.dm_channel.history() if one.components]
    for leaf in leaves():
        if leaf.qualified_name in usable("alone") - ENDS:
            needed = [one for one in leaf.parameters if one.required]
            options = {str(one.display_name): filled(one) for one in needed}
            if None not in options.values():
                await room.aki.user.slash(leaf.qualified_name, **options)
    await refused.each(room.aki.user, board, await own.own(room), "alone")
    await refused.all(room.aki.user, board, await own.own(room), "alone")
    assert {"begun", "not-taken-back", "not-legal"} <= refused.keys
    assert not refused.keys & OF_SERVERS


ENDS = {"table end", "table vote", "privacy forget"}
"""The commands after which there is no table."""


def filled(option: app_commands.Parameter) -> Any:
    """A value for a required option of a command; None where it takes a file."""
    kind = discord.AppCommandOptionType
    if option.choices:
        return option.choices[0].value
    return {kind.string: "x", kind.integer: 1, kind.boolean: True}.get(option.type)


async def test_a_refusal_in_a_thread_is_private_and_names_it(room: Room, refused: Refused) -> None:
    made = room.env.backend.create_thread(room.channel.id, "second", room.ben.id)
    (thread,) = [one for one in room.channel.threads if one.id == made.id]
    assert said(await room.ben.slash(thread, "hand")) == EN("refusal-no-table-thread")
    await room.ben.slash(thread, "table open", game="mushi")
    again = await room.chiyo.slash(thread, "table open", game="mushi")
    assert said(again).startswith(EN("refusal-table-exists-thread"))
    table = await room.client.services.tables.shown_in(made.id)
    (board,) = [one for one in thread.history() if one.components]
    await room.ben.click(board, custom_id=f"lobby:{table.id}:fill")
    table = await room.client.services.tables.at(table.id)
    await refused.each(room.chiyo, board, table, "thread")
    await refused.all(room.chiyo, board, table, "thread")
    assert await room.client.services.tables.at(table.id) == table


async def test_where_nobody_can_open_threads_none_is_advised(room: Room) -> None:
    voice = room.guild.create_voice_channel("hall")
    await room.aki.slash(voice, "table open", game="mushi")
    again = await room.ben.slash(voice, "table open", game="mushi")
    assert said(again).startswith(EN("refusal-table-exists-room"))

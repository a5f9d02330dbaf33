"""The bot in group messages, installed by one of those in it: a guest who can only answer."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import Any

import pytest
import simcord
import simcord.interactions
from simcord.results import InteractionResult

from bot.chat.client import Paifuda
from bot.chat.commands import PERSONAL
from tests.bot.discord.room import first_move, parts
from tests.bot.people.alone import EN, Private, said

GROUP, ELSEWHERE = 3, 2
"""The type of a group's channel, and the context of what happens in one."""
ALLOWED = 1 << 14 | 1 << 15 | 1 << 17
"""There the bot may embed links, attach files and mention."""


class Group(Private):
    """A group of two; Aki has installed the bot. What is asked with its own token is refused."""

    def __init__(self, env: simcord.Env, monkeypatch: pytest.MonkeyPatch) -> None:
        self.env = env
        server = env.create_guild("A group is no server")
        self.channel = server.create_text_channel("group")
        self.user, self.ben = (
            server.add_member(env.create_user(name, global_name=name.title()))
            for name in ("aki", "ben")
        )
        built = simcord.interactions.base_payload
        self.began = len(env.http_requests)

        def payload(*what: Any, **more: Any) -> Any:
            record, found = built(*what, **more)
            return record, self._as_told(found)

        monkeypatch.setattr(simcord.interactions, "base_payload", payload)
        env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
        env.inject_error("*", "/guilds/*", status=403, code=50001, times=None)

    def _as_told(self, payload: dict[str, Any]) -> dict[str, Any]:
        """How Discord tells of what happens in a group."""
        left = ("guild_id", "guild_locale", "member")
        found = {name: value for name, value in payload.items() if name not in left}
        place = {"id": str(self.channel.id), "type": GROUP, "name": None, "icon": None}
        who = payload["member"]["user"]
        place |= {"owner_id": str(self.ben.id), "recipients": [who], "last_message_id": None}
        found |= {"user": who, "channel": place, "context": ELSEWHERE}
        found |= {"app_permissions": str(ALLOWED)}
        return found | {"authorizing_integration_owners": {"1": str(self.user.id)}}

    @property
    def seen(self) -> list[Any]:
        return [*self.channel.history()]

    async def slash(self, command: str, **options: Any) -> InteractionResult:
        used: InteractionResult = await self.user.slash(self.channel, command, **options)
        return used

    @property
    def asked(self) -> list[str]:
        """The requests of the bot to Discord with its own token."""
        own = ("/channels/*", "/guilds/*", "/users/@me/channels")
        paths = [one.path for one in self.env.http_requests[self.began :]]
        return [path for path in paths if any(fnmatch(path, each) for each in own)]


@pytest.fixture
def group(simcord_env: simcord.Env, monkeypatch: pytest.MonkeyPatch, blank: None) -> Group:
    return Group(simcord_env, monkeypatch)


async def test_a_match_is_played_there_by_answers_alone(group: Group) -> None:
    await group.start()
    table = await group.table()
    assert (table.private, table.channel) == (True, group.user.id)
    while (table := await group.table()).phase != "over":
        if table.phase == "between":
            await group.press("ready")
        else:
            await group.move()
    (board,) = group.boards
    assert EN("table-over", game=EN("game-koikoi")) in board.content
    assert group.asked == []


async def test_others_of_the_group_see_it_and_cannot_touch_it(group: Group) -> None:
    await group.slash("table open", game="koikoi")
    await group.press("fill", who=group.ben)
    assert (await group.table()).phase == "lobby"
    await group.press("fill")
    before = await group.table()
    refused = await group.press("hand", who=group.ben)
    assert refused.response
    assert refused.response.ephemeral
    assert not parts(refused.response)
    assert await group.table() == before
    assert group.asked == []


@pytest.mark.parametrize("dead", ["after a quarter of an hour", "as Discord says so"])
async def test_a_table_with_too_old_a_press_is_sent_anew(group: Group, dead: str) -> None:
    await group.start()
    (old,) = group.boards
    if dead == "after a quarter of an hour":
        await group.env.advance_time(15 * 60)
    else:
        path = f"/webhooks/*/messages/{old.id}"
        group.env.inject_error("PATCH", path, status=401, code=50027)
    await group.move()
    assert [one.id for one in group.boards] == [old.id, (await group.table()).message]
    await group.move()
    assert len(group.boards) == 2
    assert group.asked == []


@pytest.mark.parametrize("hidden", [True, False], ids=["hidden", "public"])
@pytest.mark.parametrize("gone", ["a restart", "a quarter of an hour"])
async def test_a_table_sent_anew_reaches_those_who_saw_it(
    group: Group, hidden: bool, gone: str
) -> None:
    """A press on a hand, which only its player sees, tells nothing about the table's message."""
    if hidden:
        panel = (await group.slash("daily", game="koikoi")).response
        assert panel
        begin = next(id for part in parts(panel) if (id := part["custom_id"]).endswith(":begin"))
        await group.user.click(panel.message, custom_id=begin)
    else:
        await group.start()
    before = await group.table()
    assert (before.hidden, len(group.boards)) == (hidden, int(not hidden))
    if gone == "a restart":
        await group.env.restart_bot(Paifuda(group.client.settings))
    else:
        await group.env.advance_time(15 * 60)
    await first_move(group.user, (await group.slash("hand")).response)
    after = await group.table()
    assert after.message not in (None, before.message)
    assert (after.hidden, len(group.boards)) == (hidden, 2 * int(not hidden))
    assert group.asked == []


USED: dict[str, dict[str, Any]] = {
    "about": {},
    "export": {"what": "entries"},
    "hall board": {},
    "import": {"file": ("club.json", b"{}")},
    "league create": {"name": "Autumn"},
    "ledger server": {},
    "organise flows": {},
    "seat open": {},
    "settle": {},
    "statistics": {},
    "vacation show": {},
}
"""The commands about a server, with arguments."""


async def test_commands_for_a_server_are_refused_in_a_sentence(group: Group) -> None:
    every = {one.name for one in group.client.tree.get_commands()} - PERSONAL
    assert {name.split()[0] for name in USED} == every
    for name, options in USED.items():
        told = await group.slash(name, **options)
        assert said(told) == EN("refusal-server-only"), name


async def test_commands_for_one_person_are_answered(group: Group) -> None:
    for name, options in (
        ("rules", {"game": "mushi"}),
        ("words", {"game": "mushi"}),
        ("appraise", {"rules": "xiamen", "hand": "1-1 1-2 1-3"}),
        ("settings mine", {}),
        ("privacy show", {}),
        ("games", {}),
    ):
        told = (await group.slash(name, **options)).response
        assert told, name
        assert told.ephemeral, name
        assert told.content not in {EN("refusal-server-only"), EN("failure")}, name
    assert group.asked == []

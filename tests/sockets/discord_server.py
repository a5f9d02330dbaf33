"""A Discord behind real sockets, as far as the bot needs it: a gateway of shards, and messages.

It serves processes that tests start, kill and measure; the checks of each request are those of a
simulated Discord in the same process.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from aiohttp import WSMsgType, web

EPOCH = 1_420_070_400_000
APPLICATION = 4242
BOT = {"id": "4242", "username": "Paifuda", "discriminator": "0", "avatar": None, "bot": True}
EPHEMERAL = 64
Json = dict[str, Any]


@dataclass
class Answer:
    """The result of a press on a message: its answer, and the seconds until then.

    `press` is the id of the interaction.
    """

    press: int = 0
    seconds: float = 0.0
    flags: int = 0
    message: Json = field(default_factory=dict)
    pressed: Json = field(default_factory=dict)
    done: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Somebody:
    """A person on this Discord."""

    user: int
    name: str

    def payload(self) -> Json:
        """Return the data by which Discord describes the person."""
        user = {"id": str(self.user), "username": self.name, "discriminator": "0", "avatar": None}
        flags = {"deaf": False, "mute": False, "flags": 0, "permissions": str(2**50 - 1)}
        joined = "2020-01-01T00:00:00+00:00"
        return {"user": user, "roles": [], "joined_at": joined, **flags}


class Discord:
    """A server of HTTP and web sockets at `place`; `at_once` shards may connect together."""

    def __init__(self, shards: int = 1, at_once: int = 16) -> None:
        self.shards, self.at_once = shards, at_once
        self.place = ""
        self.sockets: dict[int, web.WebSocketResponse] = {}
        self.messages: dict[int, dict[int, Json]] = defaultdict(dict)
        self.requests: dict[str, int] = defaultdict(int)
        self.commands: dict[str, int] = {}
        self._told: list[Json] = []
        self._pressed: dict[str, tuple[float, Answer, int]] = {}
        self._numbers = itertools.count()
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Discord:
        app = web.Application(client_max_size=2**26)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_route("*", "/api/{path:.*}", self._request)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.place = f"{host}:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner
        for socket in [*self.sockets.values()]:
            await socket.close()
        await self._runner.cleanup()

    def snowflake(self) -> int:
        """Return a new id with the present time in it."""
        now = int(time.time() * 1000) - EPOCH
        return (now << 22) | (next(self._numbers) & 0x3FFFFF)

    def shard_of(self, guild: int) -> int:
        """Return the number of the shard that a server belongs to."""
        return (guild >> 22) % self.shards

    # --- Acts of people ---------------------------------------------------------------------------

    async def press(
        self,
        guild: int,
        channel: int,
        who: Somebody,
        message: Json,
        custom_id: str,
        values: list[str] | None = None,
    ) -> Answer | None:
        """Press a button, or choose in a select; None if no answer comes in time."""
        kind = 3 if values is not None else 2
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if values is not None:
            data["values"] = values
        return await self._interact(guild, channel, who, 3, data, message)

    async def command(
        self, guild: int, channel: int, who: Somebody, name: str, **options: str
    ) -> Answer | None:
        """Use a command with text options; None if no answer comes in time."""
        first, *rest = name.split()
        given: list[Json] = [{"name": n, "type": 3, "value": v} for n, v in options.items()]
        for part in reversed(rest):
            given = [{"name": part, "type": 1, "options": given}]
        data = {"id": str(self.commands[first]), "name": first, "type": 1, "options": given}
        return await self._interact(guild, channel, who, 2, data, None)

    async def _interact(
        self, guild: int, channel: int, who: Somebody, kind: int, data: Json, message: Json | None
    ) -> Answer | None:
        number, answer = self.snowflake(), Answer()
        token, socket = f"token-{number}", self.sockets.get(self.shard_of(guild))
        if socket is None or socket.closed:
            return None
        place = {"id": str(channel), "type": 0, "guild_id": str(guild), "name": "table"}
        place |= {"position": 0, "permission_overwrites": [], "permissions": str(2**50 - 1)}
        event: Json = {
            "id": str(number),
            "application_id": str(APPLICATION),
            "type": kind,
            "token": token,
            "version": 1,
            "guild_id": str(guild),
            "guild": {"id": str(guild), "features": [], "locale": "en-US"},
            "channel_id": str(channel),
            "channel": place,
            "member": who.payload(),
            "data": data,
            "locale": "en-US",
            "guild_locale": "en-US",
            "app_permissions": str(2**50 - 1),
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild)},
            "context": 0,
            "attachment_size_limit": 10_000_000,
        }
        if message is not None:
            event["message"] = message
            answer.pressed = message
        self._pressed[token] = time.perf_counter(), answer, channel
        try:
            await self._send(socket, event)
            await answered(answer, socket)
        except (TimeoutError, ConnectionError):
            return None
        answer.press = number
        return answer

    async def _send(self, socket: web.WebSocketResponse, event: Json) -> None:
        await socket.send_json({"op": 0, "t": "INTERACTION_CREATE", "s": 2, "d": event})

    # --- The gateway ------------------------------------------------------------------------------

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41_250}})
        shard = -1
        async for said in socket:
            if said.type is not WSMsgType.TEXT:
                break
            what = json.loads(said.data)
            if what["op"] == 1:
                await socket.send_json({"op": 11})
            elif what["op"] == 6:
                await socket.send_json({"op": 9, "d": False})
            elif what["op"] == 2:
                shard, count = what["d"].get("shard", (0, 1))
                assert count == self.shards, (count, self.shards)
                await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": self._ready(shard)})
                self.sockets[shard] = socket
        if self.sockets.get(shard) is socket:
            del self.sockets[shard]
        return socket

    def _ready(self, shard: int) -> Json:
        return {
            "v": 10,
            "user": BOT,
            "guilds": [],
            "session_id": f"session-{shard}",
            "resume_gateway_url": f"ws://{self.place}/gateway",
            "shard": [shard, self.shards],
            "application": {"id": str(APPLICATION), "flags": 0},
        }

    # --- Requests ---------------------------------------------------------------------------------

    async def _request(self, request: web.Request) -> web.Response:
        body = await self._body(request)
        path = request.match_info["path"].split("/")
        kind = "/".join("#" if part.isdigit() or "token-" in part else part for part in path)
        self.requests[f"{request.method} {kind}"] += 1
        found = self._answered(request.method, path, body)
        if found is None:
            return _told({"message": "Unknown", "code": 10008}, 404)
        return _told(found) if found != {} else web.Response(status=204)

    async def _body(self, request: web.Request) -> Any:
        if request.content_type == "application/json":
            return await request.json()
        if request.content_type != "multipart/form-data":
            return {}
        form = await request.post()
        found: Json = json.loads(str(form.get("payload_json", "{}")))
        return found

    def _answered(self, method: str, path: list[str], body: Any) -> Any:
        """Discord's answer to a request; empty, or None for an unknown object."""
        match method, path:
            case "GET", ["users", "@me"]:
                return BOT
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 1000, "reset_after": 0}
                limit["max_concurrency"] = self.at_once
                url = f"ws://{self.place}/gateway"
                return {"url": url, "shards": self.shards, "session_start_limit": limit}
            case "GET", ["oauth2", "applications", "@me"]:
                return _application()
            case "PUT", ["applications", _, "commands"]:
                self._told = [self._registered(one) for one in body]
                return self._told
            case "GET", ["applications", _, "commands"]:
                return self._told
            case "GET", ["guilds", guild]:
                return {"id": guild, "name": "Club", "preferred_locale": "en-US", "features": []}
            case _, ["interactions", number, token, "callback"]:
                return self._callback(int(number), token, body)
            case "POST", ["webhooks", _, token]:
                return self._message(self._pressed[token][2], body)
            case _, ["webhooks", _, token, "messages", _]:
                return self._original(method, token, body)
            case _, ["channels", channel, "messages", *rest]:
                return self._in_channel(method, int(channel), rest, body)
        return {}

    def _registered(self, one: Json) -> Json:
        number = self.commands.setdefault(one["name"], self.snowflake())
        more = {"id": str(number), "application_id": str(APPLICATION), "version": "1"}
        return {"description": "", "options": [], "default_member_permissions": None, **one, **more}

    def _callback(self, number: int, token: str, body: Json) -> Json:
        began, answer, channel = self._pressed[token]
        answer.seconds = time.perf_counter() - began
        said = body.get("data") or {}
        if body["type"] == 4:
            answer.message = self._message(channel, said)
        elif body["type"] in (6, 7):
            answer.message = answer.pressed  # an update shows the same message
            answer.message |= {**said, "attachments": []}
        answer.flags = said.get("flags", 0)
        if body["type"] not in (5, 6):
            answer.done.set()
        about = {"id": str(number), "type": 3, "activity_instance_id": None}
        found: Json = {"interaction": about | {"response_message_id": answer.message.get("id")}}
        if answer.message:
            found["resource"] = {"type": body["type"], "message": answer.message}
        return found

    def _original(self, method: str, token: str, body: Json) -> Json:
        _, answer, channel = self._pressed[token]
        if method == "PATCH":
            if answer.message:
                answer.message |= {**body, "attachments": []}
            else:
                answer.message = self._message(channel, {**body, "flags": answer.flags})
            answer.done.set()
        return answer.message or self._message(channel, {})

    def _in_channel(self, method: str, channel: int, rest: list[str], body: Json) -> Any:
        known = self.messages[channel]
        match method, [int(one) for one in rest]:
            case "POST", []:
                return self._message(channel, body)
            case "GET", []:
                return [known[number] for number in sorted(known, reverse=True)[:50]]
            case "PATCH", [number] if number in known:
                known[number] |= {**body, "attachments": []}
                return known[number]
            case "DELETE", [number] if known.pop(number, None):
                return {}
        return None

    def _message(self, channel: int, said: Mapping[str, Any]) -> Json:
        """Return a message in the form in which Discord sends it; private ones belong to no
        channel.
        """
        number, now = self.snowflake(), datetime.now(UTC).isoformat()
        found: Json = {
            "id": str(number),
            "channel_id": str(channel),
            "author": BOT,
            "timestamp": now,
            "edited_timestamp": None,
            "content": said.get("content") or "",
            "components": said.get("components") or [],
            "flags": said.get("flags", 0),
            "type": 0,
            **dict.fromkeys(("tts", "mention_everyone", "pinned"), False),
            **{name: [] for name in ("mentions", "mention_roles", "attachments", "embeds")},
        }
        if not found["flags"] & EPHEMERAL:
            self.messages[channel][number] = found
        return found


async def answered(answer: Answer, socket: web.WebSocketResponse) -> None:
    """Wait for an answer; TimeoutError if the bot is gone, or silent for a minute."""
    for _ in range(240):
        with suppress(TimeoutError):
            await asyncio.wait_for(answer.done.wait(), 0.25)
            return
        if socket.closed:
            break
    raise TimeoutError


def _told(found: Any, status: int = 200) -> web.Response:
    """Return a response whose JSON and content type are exactly as discord.py expects them."""
    kind = {"Content-Type": "application/json"}
    return web.Response(body=json.dumps(found).encode(), status=status, headers=kind)


def _application() -> Json:
    """The data on the bot itself."""
    owner = {"id": "1", "username": "owner", "discriminator": "0", "avatar": None}
    return {
        "id": str(APPLICATION),
        "name": "Paifuda",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": owner,
        "verify_key": "",
        "team": None,
        "flags": 0,
    }

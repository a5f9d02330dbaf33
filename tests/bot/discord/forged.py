"""Presses and commands that no client of Discord would send."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import simcord
import simcord.interactions
from simcord import actors
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.results import InteractionResult

from tests.bot.discord.room import Message

BUTTON, SELECT = 2, 3


async def press(
    member: simcord.MemberActor,
    message: Message,
    custom_id: str,
    values: Sequence[str] | None = None,
) -> InteractionResult:
    """Press a button with any id, or choose any values, below a message, even below another
    person's.

    The message in the interaction contains the pressed component.
    """
    env = member._env
    stored = env.backend.get_message(_channel(message), message.id)
    payload: Any = serializers.message_payload(env.backend, stored)
    shown = deepcopy(dict(payload))
    pressed = [one for row in shown["components"] for one in row["components"]]
    if all(one.get("custom_id") != custom_id for one in pressed):
        shown["components"] = [{"type": 1, "components": [_component(custom_id, values)]}]
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON}
    if values is not None:
        data |= {"component_type": SELECT, "values": list(values)}
    place = env.backend.get_channel(stored.channel_id)
    where = simcord.ChannelHandle(env, getattr(member, "guild", None), place)
    return await actors._dispatch_actor_interaction(
        member,
        InteractionType.MESSAGE_COMPONENT,
        where,
        data,
        extra={"message": shown},
        source_message_id=stored.id,
    )


def _channel(message: Message) -> int:
    found = getattr(message, "channel_id", None)
    return found or message.channel.id  # type: ignore[union-attr]


def _component(custom_id: str, values: Sequence[str] | None) -> dict[str, Any]:
    if values is None:
        return {"type": BUTTON, "style": 2, "label": "?", "custom_id": custom_id}
    options = [{"label": "?", "value": one} for one in dict.fromkeys((*values, "?"))]
    return {"type": SELECT, "custom_id": custom_id, "options": options, "max_values": len(options)}


async def command(
    member: simcord.MemberActor,
    channel: simcord.ChannelHandle,
    name: str,
    options: Mapping[str, Any],
    files: Mapping[str, tuple[str, bytes]],
) -> InteractionResult:
    """Use a command with any values of its options, and files."""
    env = member._env
    root, *path = name.split(" ")
    known = env.backend.visible_commands(user_id=member.id, channel_id=channel.id)
    spec = next(one for one in known if one["name"] == root)
    leaf = spec
    for part in path:
        leaf = next(one for one in leaf["options"] if one["name"] == part)
    types = {one["name"]: one["type"] for one in leaf.get("options", ())}
    resolved: dict[str, Any] = {}
    found = [
        {"name": key, "type": types[key], "value": _plain(member, channel, value, resolved)}
        for key, value in options.items()
    ]
    for key, (filename, content) in files.items():
        number = _stored(env, channel, filename, content, resolved)
        found.append({"name": key, "type": types[key], "value": number})
    for part in reversed(path):
        found = [{"name": part, "type": 1, "options": found}]
    data = {"id": spec["id"], "name": root, "type": 1, "options": found, "resolved": resolved}
    return await actors._dispatch_actor_interaction(
        member, InteractionType.APPLICATION_COMMAND, channel, data
    )


def _plain(
    member: simcord.MemberActor, channel: simcord.ChannelHandle, value: Any, resolved: Any
) -> Any:
    """Return a value in Discord's form: a person, a channel or a role by id, with its type."""
    if value is None or isinstance(value, (str, int, float)):
        return value
    simcord.interactions.resolve_handle(member, value, resolved, channel_id=channel.id)
    return str(value.id)


def _stored(
    env: simcord.Env,
    channel: simcord.ChannelHandle,
    filename: str,
    content: bytes,
    resolved: dict[str, Any],
) -> str:
    return simcord.interactions.store_interaction_attachment(
        env.backend, channel.id, filename, content, resolved
    )

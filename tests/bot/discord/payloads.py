"""Discord's demands on a request, as data: a simulated Discord accepts more than the real one.

`faults` names every rule that a request breaks. A rule has the kind of thing it is about, a
sentence, the address of its source, and a test. Where no page of Discord states it, the address is
that of the report that found it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import discord

Thing = Any
"""A part of a payload to Discord, or a list of parts."""

DOCS = "https://discord.com/developers/docs/"
COMPONENTS = f"{DOCS}components/reference"
BUTTON, SELECT = f"{COMPONENTS}#button", f"{COMPONENTS}#string-select"
MESSAGE = f"{DOCS}resources/message"
EMBED = f"{MESSAGE}#embed-object-embed-limits"
MENTIONS = f"{MESSAGE}#allowed-mentions-object"
FILES = f"{DOCS}reference#uploading-files"
ANSWER = f"{DOCS}interactions/receiving-and-responding#interaction-response-object"
COMMAND = f"{DOCS}interactions/application-commands#application-command-object"
CHANNEL = f"{DOCS}resources/channel#start-thread-without-message"
EMOJI = f"{DOCS}resources/emoji#create-application-emoji"
LOCALES = f"{DOCS}reference#locales"
CODES = f"{DOCS}topics/opcodes-and-status-codes#json"
ZERO = "https://github.com/discord/discord-api-docs/pull/8177"
FEWER = "https://github.com/Rapptz/discord.py/issues/6984"
SYMBOL = "https://github.com/discord/discord-api-docs/issues/8071"
SCHEMA = "https://github.com/discord/discord-api-spec"

FORMATS = f"{DOCS}reference#message-formatting"
ROW, PRESSED, CHOSEN, TYPED = 1, 2, 3, 4
LINK = 5
EPHEMERAL, V2 = 1 << 6, 1 << 15
LANGUAGES = frozenset(one.value for one in discord.Locale)
NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
FILE = re.compile(r"[A-Za-z0-9._-]{1,260}")
SAFE = 2**53
UPLOADED = 10 * 2**20
"""The most bytes of a file in a message, on a server without boosts."""
DRAWN = 256 * 2**10
"""The most bytes of an emoji."""
COLOURED = "\ufe0f"
"""The character that asks for a symbol's form as an emoji."""
ISO = re.compile(r"\b20\d\d-[01]\d(-[0-3]\d)?\b")
CODE = re.compile(r"`[^`]*`")


class Rule(NamedTuple):
    """A rule for a kind of thing, with the page of its source."""

    of: str
    sentence: str
    page: str
    kept: Callable[[Thing], bool]


def _long(of: str, part: str, page: str, most: int, fewest: int = 0) -> Rule:
    """Make the rule that a text is absent or has an allowed length.

    Blanks at its ends do not count towards the least length.
    """

    def kept(thing: Thing) -> bool:
        text = thing.get(part)
        return text is None or (len(text.strip()) >= fewest and len(text) <= most)

    return Rule(of, f"{part} has {fewest} to {most} characters", page, kept)


def _distinct(values: Sequence[Any]) -> bool:
    return len(set(values)) == len(values)


def _integer(thing: Thing) -> bool:
    return isinstance(thing, int) or (isinstance(thing, str) and thing.isdecimal())


def _symbol(emoji: Thing) -> bool:
    """Whether an emoji is one of the application, or a character with a form as an emoji."""
    name = emoji.get("name") or ""
    return bool(emoji.get("id")) or COLOURED in name or any(ord(one) >= 0x1F000 for one in name)


def _kept(message: Thing) -> bool:
    """Whether anything is left of a message after an edit; an absent part stays as it was."""
    parts = ("content", "embeds", "attachments", "components")
    return any(part not in message for part in parts) or _said(message)


def _embedded(message: Thing) -> set[str]:
    """Return the names of the files that the embeds and components of a message show."""
    return set(re.findall(r"attachment://([^'\"]+)", repr(message)))


def _said(message: Thing) -> bool:
    """Whether a message has any content."""
    parts = ("embeds", "components", "attachments", "sticker_ids", "poll")
    return bool((message.get("content") or "").strip()) or any(map(message.get, parts))


def _mentioned(mentions: Thing) -> bool:
    """Whether each kind of mention is known, and has no list of ids beside the permission for
    all.
    """
    parsed = set(mentions.get("parse", ()))
    return parsed <= {"users", "roles", "everyone"} and not any(map(mentions.get, parsed))


def _characters(embed: Thing) -> int:
    fields = [one[part] for one in embed.get("fields", ()) for part in ("name", "value")]
    about = [embed.get("footer", {}).get("text"), embed.get("author", {}).get("name")]
    return sum(len(one or "") for one in (embed.get("title"), embed.get("description"), *about)) + (
        sum(map(len, fields))
    )


def _weight(command: Thing) -> int:
    """Return the number of characters of a command; the longest translation of each text counts."""
    found = 0
    for part in ("name", "description"):
        texts = [command.get(part) or "", *(command.get(f"{part}_localizations") or {}).values()]
        found += max(map(len, texts))
    choices = command.get("choices") or ()
    found += sum(_weight(one) + len(str(one["value"])) for one in choices)
    return found + sum(map(_weight, command.get("options") or ()))


def _ordered(command: Thing) -> bool:
    """Whether required options come before all others."""
    needed = [bool(one.get("required")) for one in command.get("options") or ()]
    return needed == sorted(needed, reverse=True)


def _inside(choice: Thing) -> bool:
    value = choice["value"]
    return 1 <= len(value) <= 100 if isinstance(value, str) else abs(value) <= SAFE


def _content(message: Thing) -> str:
    return message.get("content") or ""


def _dated(message: Thing) -> bool:
    """Whether a text of a message has a date as computers write it, such as 2026-05-01, outside
    code.
    """
    texts = [_content(message)]
    texts += [
        embed.get(part) or "" for embed in message["embeds"] for part in ("title", "description")
    ]
    return any(ISO.search(CODE.sub("", text)) for text in texts)


RULES = (
    # --- Messages ---------------------------------------------------------------------------------
    _long("message", "content", f"{MESSAGE}#create-message-jsonform-params", 2000),
    Rule("new message", "a message says something", f"{CODES} (50006)", _said),
    Rule("changed message", "something is left of a message", f"{CODES} (50006)", _kept),
    Rule("message", "a day is told in the form of the language", FORMATS, lambda m: not _dated(m)),
    Rule("message", "a mention is that of a person", FORMATS, lambda m: "<@-" not in _content(m)),
    Rule("message", "a message has at most 10 embeds", EMBED, lambda m: len(m["embeds"]) <= 10),
    Rule(
        "message",
        "all embeds of a message have at most 6000 characters",
        EMBED,
        lambda m: sum(map(_characters, m["embeds"])) <= 6000,
    ),
    Rule("message", "there are at most 10 files", FILES, lambda m: len(m["attachments"]) <= 10),
    Rule(
        "message",
        "what is shown of a file is attached",
        FILES,
        lambda m: _embedded(m) <= {one.get("filename") for one in m["attachments"]},
    ),
    Rule(
        "message",
        "the files of a message have names of their own",
        FILES,
        lambda m: _distinct([one["filename"] for one in m["attachments"] if "filename" in one]),
    ),
    Rule("message", "there are at most 5 rows", COMPONENTS, lambda m: len(m["rows"]) <= 5),
    Rule("message", "there are at most 40 components", COMPONENTS, lambda m: len(m["all"]) <= 40),
    Rule(
        "message",
        "no two components have one id",
        f"{COMPONENTS}#anatomy-of-a-component-custom-id",
        lambda m: _distinct([one["custom_id"] for one in m["all"] if "custom_id" in one]),
    ),
    Rule(
        "message",
        "a message says who may be mentioned",
        MENTIONS,
        lambda m: "allowed_mentions" in m or not m.get("content"),
    ),
    Rule(
        "public message",
        "only the answer to an interaction is private",
        f"{MESSAGE}#message-object-message-flags",
        lambda m: not (m.get("flags") or 0) & EPHEMERAL,
    ),
    Rule("new message", "a nonce is short", MESSAGE, lambda m: len(str(m.get("nonce", ""))) <= 25),
    Rule(
        "new message",
        "a nonce prevents a second message only if it is enforced",
        f"{MESSAGE}#create-message-jsonform-params",
        lambda m: not m.get("nonce") or m.get("enforce_nonce") is True,
    ),
    # --- Mentions ---------------------------------------------------------------------------------
    Rule("mentions", "kinds and lists do not cross", MENTIONS, _mentioned),
    Rule("mentions", "at most 100 are named", MENTIONS, lambda a: len(a.get("users", ())) <= 100),
    Rule("mentions", "each is named once", MENTIONS, lambda a: _distinct(a.get("users", ()))),
    Rule("mentions", "they are ids", MENTIONS, lambda a: all(map(_integer, a.get("users", ())))),
    # --- Files ------------------------------------------------------------------------------------
    _long("attachment", "description", f"{MESSAGE}#attachment-object", 1024),
    Rule(
        "attachment",
        "a file is there by its number or its id",
        FILES,
        lambda a: a["there"] and (a["file"] is None or a["file"].filename == a["filename"]),
    ),
    Rule("file", "a file has at most 10 MiB", FILES, lambda size: size <= UPLOADED),
    Rule(
        "attachment",
        "the name of a file stays as it is",
        f"{FILES}-attachments",
        lambda a: "filename" not in a or bool(FILE.fullmatch(a["filename"])),
    ),
    # --- Embeds -----------------------------------------------------------------------------------
    _long("embed", "title", EMBED, 256),
    _long("embed", "description", EMBED, 4096),
    Rule("embed", "it has at most 25 fields", EMBED, lambda e: len(e.get("fields", ())) <= 25),
    Rule(
        "embed",
        "its author's name has at most 256 characters",
        EMBED,
        lambda e: len((e.get("author") or {}).get("name") or "") <= 256,
    ),
    Rule(
        "embed",
        "its colour has 24 bits",
        SCHEMA,
        lambda e: 0 <= (e.get("color") or 0) < 1 << 24,
    ),
    Rule(
        "embed",
        "its footer has at most 2048 characters",
        EMBED,
        lambda e: len(e.get("footer", {}).get("text", "")) <= 2048,
    ),
    _long("field", "name", EMBED, 256, 1),
    _long("field", "value", EMBED, 1024, 1),
    # --- Components -------------------------------------------------------------------------------
    Rule(
        "row",
        "a row holds one to five buttons, or one select",
        f"{COMPONENTS}#action-row",
        lambda r: (
            (kinds := [one["type"] for one in r["components"]]) in ([CHOSEN], [TYPED])
            or (1 <= len(kinds) <= 5 and {*kinds} == {PRESSED})
        ),
    ),
    _long("component", "custom_id", f"{COMPONENTS}#anatomy-of-a-component-custom-id", 100, 1),
    _long("button", "label", BUTTON, 80),
    Rule(
        "button",
        "a button has a label or an emoji",
        BUTTON,
        lambda b: bool((b.get("label") or "").strip() or b.get("emoji")),
    ),
    Rule("button", "there are six styles", BUTTON, lambda b: 1 <= b["style"] <= 6),
    Rule(
        "button",
        "a link has an address and no id, every other button the reverse",
        BUTTON,
        lambda b: (b["style"] == LINK) == ("url" in b) == ("custom_id" not in b),
    ),
    _long("button", "url", BUTTON, 512, 1),
    _long("select", "placeholder", SELECT, 150),
    Rule("select", "a select has 1 to 25 options", SELECT, lambda s: 1 <= len(s["options"]) <= 25),
    Rule(
        "select",
        "the values of its options differ",
        f"{CODES} (50035, SELECT_COMPONENT_OPTION_VALUE_DUPLICATED)",
        lambda s: _distinct([one["value"] for one in s["options"]]),
    ),
    Rule(
        "select",
        "it offers at least as many as may be chosen",
        FEWER,
        lambda s: 1 <= s.get("max_values", 1) <= len(s["options"]),
    ),
    Rule(
        "select",
        "no fewer have to be chosen than none, and no more than may",
        SELECT,
        lambda s: 0 <= s.get("min_values", 1) <= s.get("max_values", 1),
    ),
    Rule(
        "select",
        "where none may be chosen it is not required",
        ZERO,
        lambda s: s.get("min_values", 1) > 0 or s.get("required") is False,
    ),
    Rule(
        "select",
        "no more are marked as chosen than may be",
        f"{SELECT}-select-option-structure",
        lambda s: sum(bool(one.get("default")) for one in s["options"]) <= s.get("max_values", 1),
    ),
    _long("option", "label", f"{SELECT}-select-option-structure", 100, 1),
    _long("option", "value", f"{SELECT}-select-option-structure", 100, 1),
    _long("option", "description", f"{SELECT}-select-option-structure", 100, 1),
    Rule(
        "emoji",
        "an emoji has a name or an id",
        f"{DOCS}resources/emoji#emoji-object",
        lambda e: bool(e.get("name")) or _integer(e.get("id")),
    ),
    Rule("emoji", "a character has a form as an emoji", SYMBOL, _symbol),
    # --- Answers ----------------------------------------------------------------------------------
    Rule(
        "answer",
        "only messages and what puts them off are private",
        f"{ANSWER}-interaction-callback-type",
        lambda a: a["type"] in (4, 5) or not ((a.get("data") or {}).get("flags") or 0) & EPHEMERAL,
    ),
    Rule("answer", "at most 25 are offered", ANSWER, lambda a: len(a.get("choices", ())) <= 25),
    _long("modal", "title", f"{ANSWER}-modal", 45, 1),
    _long("modal", "custom_id", f"{ANSWER}-modal", 100, 1),
    Rule("modal", "it asks one to five", ANSWER, lambda m: 1 <= len(m["components"]) <= 5),
    _long("text input", "label", f"{COMPONENTS}#text-input", 45, 1),
    _long("text input", "placeholder", f"{COMPONENTS}#text-input", 100),
    _long("text input", "value", f"{COMPONENTS}#text-input", 4000),
    _long("choice", "name", f"{COMMAND}-application-command-option-choice-structure", 100, 1),
    Rule(
        "choice",
        "a value is a number a script holds, or 1 to 100 characters",
        f"{COMMAND}-application-command-option-choice-structure",
        _inside,
    ),
    # --- Commands ---------------------------------------------------------------------------------
    Rule("tree", "there are at most 100 commands", COMMAND, lambda t: len(t) <= 100),
    Rule("tree", "their names differ", COMMAND, lambda t: _distinct([one["name"] for one in t])),
    Rule(
        "top command",
        "a command has at most 8000 characters",
        f"{DOCS}interactions/application-commands#registering-a-command",
        lambda c: _weight(c) <= 8000,
    ),
    Rule(
        "named",
        "a name is small letters, digits, - and _",
        f"{COMMAND}-application-command-naming",
        lambda n: bool(NAME.fullmatch(n)) and n == n.lower(),
    ),
    Rule("described", "it has 1 to 100 characters", COMMAND, lambda d: 1 <= len(d) <= 100),
    Rule("locale", "Discord speaks the language", LOCALES, lambda one: one in LANGUAGES),
    Rule("command", "there are at most 25 options", COMMAND, lambda c: len(c["options"]) <= 25),
    Rule(
        "command",
        "the names of its options differ, in each language",
        COMMAND,
        lambda c: all(map(_distinct, _names(c["options"]))),
    ),
    Rule("command", "what has to be given stands first", COMMAND, _ordered),
    Rule(
        "command",
        "an option has choices or completes what is typed",
        f"{COMMAND}-application-command-option-structure",
        lambda c: not (c["choices"] and c.get("autocomplete")),
    ),
    Rule("command", "there are at most 25 choices", COMMAND, lambda c: len(c["choices"]) <= 25),
    Rule(
        "command",
        "the names of its choices differ, in each language",
        COMMAND,
        lambda c: all(map(_distinct, _names(c["choices"]))),
    ),
    # --- Threads and emoji ------------------------------------------------------------------------
    _long("thread", "name", CHANNEL, 100, 1),
    Rule(
        "thread",
        "it is archived after an hour, a day, three days or a week",
        CHANNEL,
        lambda t: t.get("auto_archive_duration") in (None, 60, 1440, 4320, 10080),
    ),
    Rule("new emoji", "it has at most 256 KiB", EMOJI, lambda e: _size(e["image"]) <= DRAWN),
    Rule(
        "new emoji",
        "its name has 2 to 32 letters, digits and _",
        EMOJI,
        lambda e: bool(re.fullmatch(r"[A-Za-z0-9_]{2,32}", e["name"])),
    ),
)


def _size(image: str) -> int:
    """Return the number of bytes of an image in Base64."""
    return len(image.partition(",")[2]) * 3 // 4


def _bytes(file: Any) -> int:
    """Return the size of a file that is sent."""
    at = file.fp.tell()
    size: int = file.fp.seek(0, 2)
    file.fp.seek(at)
    return size


def _names(things: Sequence[Thing]) -> Iterator[list[str]]:
    """Yield the names of options or choices, in each language."""
    for language in (None, *LANGUAGES):
        yield [(one.get("name_localizations") or {}).get(language) or one["name"] for one in things]


BY_KIND = {kind: [one for one in RULES if one.of == kind] for kind in {one.of for one in RULES}}


# --- The things in a request ----------------------------------------------------------------------


_flawless: list[Thing] = []
"""The commands without a fault; they are the same at every start."""
_sound: set[str] = set()
"""Rows of components without a fault; most of a message's rows come again with its next edit."""


def faults(method: str, path: str, json: Any, files: Sequence[Any] = ()) -> list[str]:
    """Return the rules that a request breaks, as sentences."""
    if json and json == _flawless:
        return []
    found = [
        f"{method} {path}: {rule.sentence} ({rule.page}): {_cut(thing)}"
        for kind, thing in _things(method, path, json, files)
        for rule in BY_KIND[kind]
        if not rule.kept(thing)
    ]
    if not found:
        if method == "PUT" and path.endswith("commands"):
            _flawless[:] = json
        elif isinstance(json, dict) and json.get("type") != 9:  # a form has other rows
            _sound.update(map(repr, _rows(json) or _rows(json.get("data") or {})))
    return found


def _rows(message: Thing) -> list[Thing]:
    return message.get("components") or []


def _cut(thing: Thing) -> str:
    text = repr(thing)
    return text if len(text) < 600 else f"{text[:600]}…"


def _things(method: str, path: str, json: Any, files: Sequence[Any]) -> Iterator[tuple[str, Thing]]:
    match method, path.strip("/").split("/"):
        case "POST", ["interactions", _, _, "callback"]:
            yield from _answer(json, files)
        case "POST", ["webhooks", _, _]:
            yield from _message(json, files, "new message")
        case "PATCH", ["webhooks", _, _, "messages", _]:
            yield from _message(json, files, "changed message")
        case "POST", ["channels", _, "messages"]:
            yield from _message(json, files, "new message", "public message")
        case "PATCH", ["channels", _, "messages", _]:
            yield from _message(json, files, "changed message", "public message")
        case "POST", ["channels", _, "threads"] | ["channels", _, "messages", _, "threads"]:
            yield "thread", json
        case "PUT", ["applications", _, *_, "commands"]:
            yield from _tree(json)
        case "POST", ["applications", _, "emojis"]:
            yield "new emoji", json


def _answer(json: Any, files: Sequence[Any]) -> Iterator[tuple[str, Thing]]:
    yield "answer", json
    data = json.get("data") or {}
    match json["type"]:
        case 4:
            yield from _message(data, files, "new message")
        case 7:
            yield from _message(data, files, "changed message")
        case 8:
            yield from (("choice", one) for one in data["choices"])
            yield from _localised(data["choices"])
        case 9:
            yield "modal", data
            rows = data["components"]
            yield from (("text input", one) for row in rows for one in row["components"])


def _message(json: Any, files: Sequence[Any], *kinds: str) -> Iterator[tuple[str, Thing]]:
    """Yield a message and its parts, each with its kind; absent parts become empty lists."""
    rows = _rows(json)
    within = [one for row in rows for one in row.get("components", ())]
    attached = json.get("attachments") or []
    known = {"embeds": json.get("embeds") or [], "attachments": attached, "rows": rows}
    whole = {**json, **known, "all": [*rows, *within]}
    changed = {"changed message": json}
    yield from ((kind, changed.get(kind, whole)) for kind in ("message", *kinds))
    yield from (("file", _bytes(one)) for one in files)
    if mentions := json.get("allowed_mentions"):
        yield "mentions", mentions
    for one in attached:
        number = int(one["id"])
        sent = files[number] if number < len(files) else None
        yield "attachment", {**one, "file": sent, "there": sent or "filename" not in one}
    for embed in known["embeds"]:
        yield "embed", embed
        yield from (("field", one) for one in embed.get("fields", ()))
    for row in rows:
        if repr(row) not in _sound:
            yield "row", row
            for one in row.get("components", ()):
                yield from _component(one)


def _component(one: Thing) -> Iterator[tuple[str, Thing]]:
    yield "component", one
    options = one.get("options", ())
    if one["type"] == PRESSED:
        yield "button", one
    else:
        yield "select", one
    yield from (("option", option) for option in options)
    yield from (("emoji", emoji) for each in (one, *options) if (emoji := each.get("emoji")))


def _tree(commands: Any) -> Iterator[tuple[str, Thing]]:
    yield "tree", commands
    for one in commands:
        yield "top command", one
        yield from _command(one)


def _command(one: Thing) -> Iterator[tuple[str, Thing]]:
    """Yield a command or an option, with everything inside it."""
    options, choices = one.get("options") or [], one.get("choices") or []
    yield "command", {**one, "options": options, "choices": choices}
    yield from (("named", text) for text in _texts(one, "name"))
    yield from (("described", text) for text in _texts(one, "description"))
    yield from _localised([one, *choices])
    yield from (("choice", choice) for choice in choices)
    for option in options:
        yield from _command(option)


def _texts(one: Thing, part: str) -> list[str]:
    translations: Mapping[str, str] = one.get(f"{part}_localizations") or {}
    return [one[part], *translations.values()]


def _localised(things: Sequence[Thing]) -> Iterator[tuple[str, Thing]]:
    """Yield every translation of a text; a choice's translated name is tested like its name."""
    for one in things:
        for part in ("name", "description"):
            yield from (("locale", own) for own in one.get(f"{part}_localizations") or {})
        if "value" in one:
            names = (one.get("name_localizations") or {}).values()
            yield from (("choice", {"name": name, "value": one["value"]}) for name in names)

"""People's texts format nothing, link nothing, notify nobody and turn no line around."""

from __future__ import annotations

import re
import unicodedata
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
from bot.chat.panels.frame.interaction import player_of
from bot.chat.reply import Reply
from bot.domain.ledger.spreadsheets import rows
from bot.domain.people.names import FLAG, visible
from bot.domain.refusal import Refusal
from bot.domain.tables.player import NAMELESS, Player
from bot.words import words
from bot.words.refusals import refusal
from bot.words.spelling import QUOTED, escaped, quoted
from rules.record import Record, read, write
from tests.bot.discord.room import Room, said

EN = words("en")
MANAGES = discord.Permissions(manage_guild=True)

HOSTILE = (
    "[](.)[Nitro](http://ev.il/x)",
    "<t:0:R></table end:1>",
    "<@1><@!1><@&1><#1><:x:1><a:x:1>",
    "@everyone @here",
    "# big",
    "-# small",
    "- one",
    "+ one",
    "1. one",
    "> quoted",
    ">>> quoted",
    "**a** __b__ ~~c~~ ||d|| *e* _f_",
    "`a` ```b```",
    "\\[a](http://b)",
    "\\\\[a](http://b)",
    "discord.gg/abc",
    "\u202eevil\u202c",
    "a\u200bb\u2060c\ufeffd",
    "a\n# b\r\n- c\u2028d",
)
SIGNS = set("\\*_~`|#>[]()<:@/")
LISTS = re.compile(r"^(?:\d+\.|[+-](?:[ #]|$))")
"""The beginning of a line of a list, or of small print."""
NAMES = st.text(
    st.one_of(st.sampled_from("\\*_~`|>#[]()<:@/+-.1a \n\u202e\u200b"), st.characters())
)
ESCAPE = re.compile(r"\\([^0-9A-Za-z\s])")
"""How Discord reads a backslash: the sign after it is a sign and nothing else."""


def live(text: str) -> str:
    """The characters that Discord may read as markup: all without a backslash before them."""
    return ESCAPE.sub("", text).replace("@\u200b", "")


@given(NAMES)
def test_nothing_of_a_name_is_markup(name: str) -> None:
    assert not SIGNS & set(live(escaped(name)))
    assert not LISTS.match(live(escaped(name)))


@given(NAMES)
def test_a_name_is_read_as_it_is_seen(name: str) -> None:
    read = ESCAPE.sub(r"\1", escaped(name)).replace("@\u200b", "@")
    assert read.strip("\u2068\u2069") == visible(name)


@pytest.mark.parametrize("name", ["שלום", "محمد", "Ben שלום", "(שלום)"])
def test_a_name_from_right_to_left_moves_nothing_beside_it(name: str) -> None:
    """Without marks around them, two such names and their points are shown in reverse."""
    shown = escaped(name)
    assert (shown[0], shown[-1]) == ("\u2068", "\u2069")
    assert {shown[0], shown[-1]}.isdisjoint(escaped("Aki さくら 🀄"))


@given(NAMES)
def test_a_name_stays_in_its_line_and_its_direction(name: str) -> None:
    shown = visible(name)
    assert shown == visible(shown)
    kinds = {unicodedata.category(one) for one in FLAG.sub("", shown) if one != "\u200d"}
    assert not kinds & {"Cc", "Cf", "Cs", "Zl", "Zp"}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_are_only_text(name: str) -> None:
    assert not SIGNS & set(live(escaped(name)))
    assert not LISTS.match(live(escaped(name)))
    assert "\u202e" not in escaped(name)


WALES = "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Aki", "Aki"),
        (f"Gareth {WALES}", f"Gareth {WALES}"),
        (WALES[:-1], WALES[0]),
        (f"{WALES[0]}{WALES[1] * 9}{WALES[-1]}", WALES[0]),
        ("千代 (3)", "千代 (3)"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("❤️\u200d🔥", "❤️\u200d🔥"),
        ("a\u200db", "ab"),
        ("\u3164", NAMELESS),
        ("\u202e", NAMELESS),
        ("A\u3164 B", "A B"),
        ("\u034f\ufe0f", NAMELESS),
        ("\u0301", NAMELESS),
        ("\u3164\u0301", NAMELESS),
        ("A\u034fki", "Aki"),
        ("\U0001d159", NAMELESS),
        ("\u2065", NAMELESS),
        ("\ufff0\U000e0002\U000e0fff", NAMELESS),
        ("葛\U000e0100", "葛"),
        ("e\u0301", "e\u0301"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("\u200b\u0301a", "a"),
        ("", ""),
    ],
)
def test_a_player_is_called_what_can_be_seen(name: str, seen: str) -> None:
    assert Player(1, name).name == seen


def test_nobody_plays_without_a_name() -> None:
    """An old account may have a user name that nobody can see, either."""
    user: Any = SimpleNamespace(id=1, display_name="\u3164", name="\u200b")
    assert player_of(user).name == NAMELESS


# --- Refusals -------------------------------------------------------------------------------------


@given(NAMES)
def test_a_refusal_repeats_no_markup(name: str) -> None:
    told, plain = (refusal(EN, Refusal("no-such-tile", tile=one)) for one in (name, ""))
    assert SIGNS & set(live(told)) == SIGNS & set(live(plain))
    assert len(told) <= len(plain) + 3 * QUOTED


@pytest.mark.parametrize("length", [QUOTED, QUOTED + 1, 6000, 100_000])
def test_a_refusal_of_a_long_text_is_short(length: int) -> None:
    assert len(refusal(EN, Refusal("no-such-tile", tile="q" * length))) < QUOTED + 200
    assert len(quoted("*" * length)) <= 2 * QUOTED


def test_no_sentence_fails_for_a_long_text() -> None:
    assert EN("refusal-no-such-tile", tile="q" * 6000)


async def test_a_hand_as_long_as_allowed_gets_a_sentence(room: Room) -> None:
    result = await room.aki.slash(room.channel, "appraise", rules="xiamen", hand="9" * 200)
    assert "999" in said(result)


@pytest.mark.usefixtures("blank")
async def test_names_of_leagues_and_reasons_are_only_text(room: Room) -> None:
    await room.open(other=None)
    hostile = "[](.)[N](http://ev.il) # <t:0:R>"
    boss = room.guild.add_member(
        room.env.create_user("olga"), roles=[room.guild.create_role("m", permissions=MANAGES)]
    )
    shown = [said(await boss.slash(room.channel, "league create", name=hostile))]
    shown += [
        said(await boss.slash(room.channel, f"league {one}")) for one in ("rules", "schedule")
    ]
    shown += [message.content for message in room.channel.history()]
    assert all("](http" not in live(one) and "<t:0" not in live(one) for one in shown)
    assert sum("ev.il" in one for one in shown) >= 3


# --- Names that cannot be seen, and lines that are none -------------------------------------------

INVISIBLE = "\u3164"


async def test_people_with_invisible_names_differ_by_user_names(
    room: Room,
) -> None:
    users = [room.env.create_user(name, global_name=INVISIBLE) for name in ("ghost", "shade")]
    ghost, shade = map(room.guild.add_member, users)
    await ghost.slash(room.channel, "table open", game="mushi")
    await room.press(shade, "join")
    assert (await room.table()).names == ("ghost", "shade")
    assert "ghost" in room.board().content
    assert "shade" in room.board().content


BREAKS = ("\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c")
"""Characters at which Python ends a line and nobody else does."""


@pytest.mark.parametrize("sign", BREAKS)
def test_no_sign_in_a_name_ends_a_line(sign: str) -> None:
    name = f"A{sign}B"
    assert Player(1, name).name == "A B"
    assert escaped(name) == "A B"
    shown = Reply("", alt=f"{name}\nC").options()["content"]
    assert shown == "A B\nC"
    game = rules.game("mushi")
    record = Record(game.version, "mushi", "mushi", game.presets["mushi"], (name, "C"), ())
    assert read(write(record)) == record
    assert [*rows(f"x,{name}\ny,z")] == [["x", name], ["y", "z"]]

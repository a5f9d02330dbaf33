"""The appraiser: a hand is entered tile by tile, kept for a day, and shown with its worth."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
import simcord
import simcord.interactions
from sqlalchemy import select

from bot.chat.panels.ledger.appraiser import SUITS
from bot.domain.people import draft as drafts
from bot.domain.people import facts
from bot.domain.people.draft import HAND, SETS, Draft, Laid
from bot.domain.refusal import Refusal
from bot.domain.shards import Shards
from bot.domain.tables import thinking
from bot.domain.tables.table import Table
from bot.services.people.drafts import KEPT
from bot.store import schema
from bot.words import LANGUAGES, appraisal, words
from rules import RuleError
from rules.mahjong import appraise
from rules.mahjong.sheets import variants
from tests.bot.discord.room import Room, parts
from tests.bot.people.alone import EN, Alone, said

GAMES = [rules.key for rules in variants()]
HANDS = {
    "xiamen": ("123m 45p 789s 222s 99p", "6p", "111z", {}),
    "quanzhou": ("123m 45p 789s 222s 99p", "6p", "111z", {}),
    "changchun": ("123m 56p 789s 55z", "4p", "777z", {}),
    "dalian": ("123m 456p 456s 1z", "1z", "999s", {}),
    "liangxi": ("7z2p44m", "5z", "123m 333z", {"gold": "9p", "xi": "9m9s1p"}),
}
"""A winning hand of each game: tiles, winning tile, melds, and the rest."""


def whole(game: str, way: str = "self_draw") -> Draft:
    hand, tile, laid, more = HANDS[game]
    return appraisal.draft(game, hand, tile, way, laid, **more)


def worth(draft: Draft) -> Any:
    """The payments of a hand, or the reason why it does not win."""
    try:
        return appraise(draft.game, draft.sheet).lines
    except RuleError as refused:
        return refused.sentence


# --- The hand as a value --------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_kept_as_it_was_entered(game: str) -> None:
    draft = replace(whole(game, "discard"), streak=15, seat="2z", limited="kongque points=20")
    assert drafts.read(drafts.written(draft)) == draft
    later = json.dumps(json.loads(drafts.written(draft)) | {"of_a_later_version": 1})
    assert drafts.read(later) == draft
    assert [drafts.read(text) for text in ("", "1", "[]", '{"melds": 3}', "{}")] == [None] * 5


@pytest.mark.parametrize("game", GAMES)
def test_only_tiles_that_are_there_can_be_pressed(game: str) -> None:
    """No series of presses makes a hand of more tiles than there are, or than win."""
    for lays in drafts.lays(Draft(game)):
        draft = Draft(game)
        for tile in [tile for tiles in SUITS.values() for tile in tiles] * 2:
            with suppress(Refusal):
                draft = draft.with_tile(tile, lays)
        deck = Counter(draft.variant.deck(next(iter(draft.variant.presets.values()))))
        held = [*draft.hand, *draft.flowers, *filter(None, (draft.won, draft.gold))]
        held += [tile for meld in draft.melds for tile in meld.tiles]
        assert not Counter(held) - deck
        assert draft.count <= draft.needed
        assert lays not in (HAND, *SETS) or draft.is_whole or draft.count + 3 > draft.needed


def test_the_last_tile_wins_until_another_is_named() -> None:
    draft = whole("xiamen")
    assert draft.is_whole
    waiting = draft.without_last(HAND, "p")
    assert (waiting.won, waiting.is_whole) == ("", False)
    assert waiting.with_tile("6p", HAND) == draft
    other = draft.completed_by("9p")
    assert (other.won, Counter(other.hand)["6p"]) == ("9p", 1)
    assert Counter((*other.hand, other.won)) == Counter((*draft.hand, draft.won))
    dealt = draft.in_this_way("dealt")
    assert (dealt.won, len(dealt.hand)) == ("", len(draft.hand) + 1)
    assert dealt.in_this_way("discard").won == "6p"


def test_tiles_are_taken_back_from_what_is_being_entered() -> None:
    draft = replace(whole("liangxi"), flowers=("1f",), wilds=("1m", "2m"))
    taken = {
        lays: draft.without_last(lays, "m") for lays in ("hand", "pung", "gold", "xi", "wilds")
    }
    assert taken["hand"] == replace(draft, won="")
    assert taken["gold"] == replace(draft, gold="")
    assert taken["xi"] == replace(draft, xi=draft.xi[:-1])
    assert taken["wilds"] == replace(draft, wilds=("1m",))
    assert draft.without_last("hand", "f") == replace(draft, flowers=())
    melded = Draft("xiamen", melds=(Laid("pung", ("1m",) * 3),))
    assert melded.without_last("pung", "m") == Draft("xiamen")


@pytest.mark.parametrize("game", GAMES)
def test_the_facts_that_are_asked_are_those_that_matter(game: str) -> None:
    """Each changes the worth of some hand; those that are not asked change that of none."""
    ways = [source for way in Draft(game).variant.ways for source in way.sources]
    hands = [whole(game).in_this_way(way) for way in dict.fromkeys(ways)]
    golden = appraisal.draft("xiamen", "123456789m123456p5s", "1z", gold="5s")
    hands += [replace(golden, game=game)] if game in ("xiamen", "quanzhou") else []
    hands += [replace(hand, moment="dihu") for hand in hands if game == "liangxi"]
    asked = set(facts.ASKED[game])
    changing = set()
    for hand in hands:
        for fact, values in facts.CHOICES.items():
            changing |= {
                fact for value in values if worth(replace(hand, **{fact: value})) != worth(hand)
            }
    assert changing == asked


def test_a_new_fact_replaces_one_that_excludes_it() -> None:
    draft = whole("dalian", "discard")
    chosen = facts.choose(draft, ["giver:True", "closed:all"])
    assert (chosen.giver, chosen.closed) == (True, "all")
    other = facts.choose(chosen, ["closed:all", "closed:giver"])
    assert (other.giver, other.closed) == (False, "giver")
    assert facts.choose(other, []) == draft
    assert "giver:True" not in facts.offered(replace(draft, dealer=True))


# --- The panel ------------------------------------------------------------------------------------


def ids(message: Any) -> list[str]:
    return [part["custom_id"] for part in parts(message)]


@pytest.mark.usefixtures("blank")
async def test_a_hand_is_entered_by_pressing_its_tiles(room: Room) -> None:
    opened = (await room.aki.slash(room.channel, "appraise")).response
    assert opened
    assert opened.content == EN("draft-choose")
    shown: Any = opened

    async def press(custom_id: str, *values: str) -> None:
        nonlocal shown
        used = room.aki.select if values else room.aki.click
        args = ([*values],) if values else ()
        shown = (await used(shown.message, *args, custom_id=custom_id)).response

    await press("drafts:changchun:m:hand:see")
    for tile in ("1m", "2m", "3m"):
        await press(f"draft:changchun:m:hand:{tile}")
    await press("draftas:changchun:m", "pung")
    await press("drafts:changchun:z:pung:see")
    await press("draft:changchun:z:pung:7z")
    for tile in ("5z", "5z"):
        await press(f"draft:changchun:z:hand:{tile}")
    await press("drafts:changchun:s:hand:see")
    for tile in ("7s", "8s", "9s"):
        await press(f"draft:changchun:s:hand:{tile}")
    await press("drafts:changchun:p:hand:see")
    for tile in ("5p", "6p"):
        await press(f"draft:changchun:p:hand:{tile}")
    assert EN.at("changchun")("draft-waits", tiles="|").partition("|")[0] in shown.content
    await press("draft:changchun:p:hand:4p")
    total = EN("appraise-winner", points="+8")
    assert total in shown.content
    groups = EN("appraise-reading", groups="1C 2C 3C"), "7B 8B 9B", "4D 5D 6D", "pung Red ×3"
    assert all(group in shown.content for group in groups), shown.content
    assert EN("draft-others", tiles="7 Dot (8)") in shown.content
    await press("drafted:changchun:way", "discard")
    await press("facts:changchun", "dealer:True")
    own = await room.client.services.drafts.of(room.aki.id)
    assert own == replace(whole("changchun", "discard"), dealer=True, hand=own.hand if own else ())
    panel = shown.message
    await press("drafts:changchun:m:hand:share")
    public = room.channel.history()[-1]
    assert not public.flags.ephemeral
    assert EN("draft-shared", name="Aki") in public.content
    assert not public.components
    await room.client.services.drafts.save(room.aki.id, Draft("changchun", ("1m",)))
    refused = await room.aki.click(panel, custom_id="drafts:changchun:m:hand:share")
    assert said(refused) == EN("refusal-wrong-count", count="1", size="13")


async def test_a_hand_belongs_to_its_person_for_a_day(room: Room) -> None:
    kept = room.client.services.drafts
    await kept.save(room.aki.id, whole("xiamen"))
    assert await kept.of(room.aki.id) == whole("xiamen")
    assert await kept.of(room.ben.id) is None
    await room.env.advance_time(KEPT.total_seconds() + 1)
    assert await kept.of(room.aki.id) is None
    await kept.save(room.ben.id, whole("dalian"))
    table = schema.metadata.tables["drafts"]
    rows = await room.client.services.database.read(lambda c: c.execute(select(table)).all())
    assert [row.user for row in rows] == [room.ben.id]


async def test_quick_presses_lose_no_tile(room: Room) -> None:
    """Presses that overlap all count; one that is refused changes nothing of the others."""
    kept, tiles = room.client.services.drafts, ("1m", "2m", "3m", "3m", "3m", "3m", "3m", "9m")
    presses = (
        kept.change(room.aki.id, "xiamen", partial(Draft.with_tile, tile=tile, into=HAND))
        for tile in tiles
    )
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert [type(one) for one in done].count(Refusal) == 1
    own = await kept.of(room.aki.id)
    assert own
    assert Counter(own.hand) == Counter(tiles) - Counter(("3m",))


@pytest.mark.usefixtures("blank")
async def test_a_pressed_tile_looks_up_its_table_once(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = (await room.aki.slash(room.channel, "appraise", rules="xiamen")).response
    assert opened
    asked, found = list[int](), room.client.services.tables.shown_in

    async def counted(channel: int) -> Table:
        asked.append(channel)
        return await found(channel)

    monkeypatch.setattr(room.client.services.tables, "shown_in", counted)
    await room.aki.click(opened.message, custom_id="draft:xiamen:m:hand:1m")
    assert len(asked) == 1


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("game", GAMES)
async def test_panels_fit_in_discord_in_every_language(room: Room, game: str) -> None:
    for draft in (Draft(game), whole(game, "discard")):
        await room.client.services.drafts.save(room.aki.id, draft)
        for suit in ("m", "z"):
            shown = (await room.aki.slash(room.channel, "appraise", rules=game)).response
            assert shown
            if not draft.is_whole:
                await room.aki.click(shown.message, custom_id=f"drafts:{game}:{suit}:hand:see")
    for language in LANGUAGES:
        say = words(language).at(game)
        assert all(say(f"lays-{lays}") for lays in drafts.lays(Draft(game)))


@pytest.mark.usefixtures("blank")
async def test_the_hand_at_a_table_counts_as_one_hint(simcord_env: simcord.Env) -> None:
    alone = Alone(simcord_env)
    await alone.slash("table open", game="xiamen")
    await alone.press("fill")
    while not thinking.can_be_hinted(await alone.table(), 0):
        await alone.move()
    shown = (await alone.user.slash("appraise")).response
    assert shown
    (button,) = [one for one in ids(shown.message) if one.endswith(":table")]
    taken = (await alone.user.click(shown.message, custom_id=button)).response
    assert taken
    view: Any = (await alone.table()).view(0)
    own = await alone.client.services.drafts.of(alone.user.id)
    assert own
    held = (*view.hand, *filter(None, (view.claimed,)))
    assert Counter((*own.hand, *filter(None, (own.won,)))) == Counter(held)
    hints = schema.metadata.tables["hints"]
    rows = await alone.client.services.database.read(lambda c: c.execute(select(hints)).all())
    assert len(rows) == 1


@pytest.mark.usefixtures("blank")
async def test_no_hand_of_a_table_with_people_is_taken(room: Room) -> None:
    await room.start(0, "ben chiyo daeun", "xiamen")
    shown = (await room.aki.slash(room.channel, "appraise")).response
    assert shown
    assert not [one for one in ids(shown.message) if one.endswith(":table")]
    with pytest.raises(Refusal):
        await room.client.services.tables.hints.note((await room.table()).id, room.aki.id)


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("allowed", [True, False])
async def test_sharing_elsewhere_needs_external_apps(
    simcord_env: simcord.Env, monkeypatch: pytest.MonkeyPatch, allowed: bool
) -> None:
    """In a server that has not installed the bot Discord otherwise shows the answer to nobody."""
    built = simcord.interactions.base_payload
    external = 1 << 50

    def payload(*what: Any, **more: Any) -> Any:
        record, found = built(*what, **more)
        found["member"]["permissions"] = str(external if allowed else 0)
        return record, {**found, "authorizing_integration_owners": {"1": str(aki.id)}}

    monkeypatch.setattr(simcord.interactions, "base_payload", payload)
    server = simcord_env.create_guild("Elsewhere")
    channel = server.create_text_channel("chat")
    aki = server.add_member(simcord_env.create_user("aki", global_name="Aki"))
    client: Any = simcord_env.bot
    client.hold.shards = Shards(frozenset({1}), 2)  # it is answered, whosever server this is
    await client.services.drafts.save(aki.id, whole("xiamen"))
    shown = (await aki.slash(channel, "appraise")).response
    assert shown
    (button,) = [one for one in ids(shown.message) if one.endswith(":share")]
    result = await aki.click(shown.message, custom_id=button)
    assert (said(result) == EN("refusal-no-external-apps")) == (not allowed)

"""A move is picked and played, pieces are buttons or lists, and old hands fold up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, patch

import discord
import pytest
import simcord
from discord.state import ConnectionState
from simcord.results import ResponseMessage

import rules
from bot.chat.panels import doors
from bot.chat.panels.frame import folding
from bot.chat.panels.tables.controls import signs
from bot.chat.panels.tables.controls.hand_button import HandButton
from bot.chat.panels.tables.controls.moves import BUTTONS, MoveButton, PieceButton, PieceSelect
from bot.chat.panels.tables.controls.picking import laid_out
from bot.chat.panels.tables.hand.hand import offered
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.people.person import Person
from bot.domain.tables import dealing, fair
from bot.domain.tables.clocks import Clock
from bot.domain.tables.confirming import confirmed
from bot.domain.tables.deal import Deal, Promise
from bot.domain.tables.pace import pace_of
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.people.looks import Looks
from bot.store import Database
from bot.words import telling, words
from render import Look
from rules import GAMES, Chance, Move, Result
from rules.game import DICE
from tests.bot.decks.mahjong_deals import FOUR
from tests.bot.decks.mahjong_deals import table as deal_of
from tests.bot.discord.room import Room, choices, parts, said
from tests.playing import TABLES, shuffled

pytestmark = pytest.mark.usefixtures("blank", "still")
EN = words("en")
SEATS = {"mushi": "ben", "koikoi": "ben", "sakura": "ben chiyo"}
KEYS = [one.key for one in GAMES]


@pytest.fixture(autouse=True)
def _dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards for all numbers of presses: a deal that is void asks for no card."""
    chance = fair.chance
    monkeypatch.setattr(fair, "chance", lambda secret, _, deck: chance(secret, (), deck))


async def prefer(room: Room, member: simcord.MemberActor, **parts: Any) -> None:
    """Have somebody make moves in their own way."""
    people = room.client.services.people
    await people.change(member.id, lambda one: replace(one, **parts))


async def asked(room: Room, key: str) -> tuple[simcord.MemberActor, ResponseMessage]:
    """The hand of the first player asked for a card or tile, who confirms moves."""
    await room.start(0, SEATS.get(key, "ben chiyo daeun"), key, pace=None)
    for _ in range(20):
        member = await room.asked()
        table = await room.table()
        if {one.verb for one in table.legal(table.seat_of(member.id) or 0)} & {
            *("play", "lead", "discard"),
        }:
            await prefer(room, member, confirm="always")
            return member, await room.hand(member)
        await room.act(member)
    raise AssertionError("nobody is asked for a card")


def answer(result: simcord.results.InteractionResult) -> ResponseMessage:
    assert result.response is not None
    return result.response


# --- Picked, then played --------------------------------------------------------------------------


UNLIMITED = Move("limit", ("done",))


def moments(key: str) -> Iterator[Table]:
    """Yield a table at each moment of a deal, with a first look and without one."""
    house = next(one for one in TABLES if one.game.key == key and one.seats == max(one.game.seats))
    rng, game = Random(2), house.game
    promise = Promise(1, game.opening(house.options, house.seats), "", "")
    deal = dealing.dealt(game, house.options, promise, shuffled(house, rng))
    players = tuple(Player(user, "Aki") for user in range(1, house.seats + 1))
    table = Table(1, 1, 1, 1, key, "", house.options, players, "playing", deal=deal)
    while table.deal and table.deal.result is None:
        yield table
        looked_at = replace(table, pace=pace_of("look"))
        yield from [looked_at] if looked_at.looking else []
        seat = rng.choice(sorted(table.deal.state.to_act))
        quiet = [move for move in table.legal(seat) if move.verb not in ("win", "stop")]
        move = UNLIMITED if UNLIMITED in quiet else rng.choice(quiet)
        table = dealing.after(table, dealing.moved(game, table.deal, seat, move))


def pickable(glance: Glance) -> Sequence[Move]:
    """Return the moves that a hand offers, and that its player confirms."""
    sure = confirmed(glance.person, glance.table, glance.legal, glance.view)
    found = list[Move]()
    for item in offered(glance).items:
        found += [item.move] if isinstance(item, MoveButton) else []
        found += item.moves if isinstance(item, PieceSelect) else []
    return [move for move in found if move in sure]


@pytest.mark.parametrize("key", KEYS)
def test_a_picked_move_is_asked_about_on_every_turn(key: str) -> None:
    """In Liangxi also a xi on the turn of somebody else, or at the first look."""
    rng, turns = Random(2), set[bool]()
    for table in islice(moments(key), 8):
        for seat in range(len(table.players)):
            glance = Glance.at(table, seat, EN.at(key), Person(1, confirm="always"))
            for move in rng.sample(found := pickable(glance), min(len(found), 1)):
                offer = offered(glance, move)
                assert [one.move for one in offer.items if isinstance(one, MoveButton)] == [move]
                assert offer.ringed == move.pieces
                turns.add(glance.asked)
    assert turns == ({True, False} if key == "liangxi" else {True})


@pytest.mark.parametrize("key", KEYS)
async def test_a_move_is_picked_and_played_in_every_game(room: Room, key: str) -> None:
    member, first = await asked(room, key)
    before = await room.table()
    pick = next(one for one in choices(first) if one.custom_id.startswith("pick:"))
    picked = answer(await room.choose(member, first, pick))
    (move,) = pick.picked
    assert await room.table() == before
    assert not any("discard" in one.custom_id for one in choices(picked) if one.move is None)
    play = next(one for one in choices(picked) if one.move == move)
    await room.choose(member, picked, play)
    table = await room.table()
    assert table.deal
    assert before.deal
    assert str(table.deal.log[before.deal.ply][1]) == move


async def test_nothing_waits_for_the_presses_of_a_hand(room: Room) -> None:
    """A press is found by its id. A view would be kept for fifteen minutes a hand, with a task."""
    with patch.object(ConnectionState, "store_view") as kept:
        member, hand = await asked(room, "koikoi")
        picked = answer(await room.choose(member, hand, choices(hand)[0]))
    assert "Play" in str(parts(picked))
    kept.assert_not_called()


async def test_another_choice_can_be_made_before_it_is_played(room: Room) -> None:
    member, first = await asked(room, "mushi")
    pick = next(one for one in choices(first) if one.custom_id.startswith("pick:"))
    picked = answer(await room.choose(member, first, pick))
    again = answer(await room.press(member, "back", picked.message))
    assert [one.custom_id for one in choices(again)] == [one.custom_id for one in choices(first)]


WAYS = [
    ("never", "ben", None, "chow, pass, win", "true", ""),
    ("always", "computer", None, "chow, pass, win", "true", "chow, win"),
    ("always", "ben", 60, "chow, pass", "", "chow"),
    ("always", "ben", 60, "chow", "", ""),
    ("long", "ben", 60, "chow, pass", "", ""),
    ("long", "ben", 60, "chow, pass, win", "true", "pass"),
    ("long", "ben", 60, "chow, pass, win", "false", "win"),
    ("long", "ben", 60, "chow, pass, win", "either", "pass, win"),
    ("long", "ben", 3600, "chow, pass, win", "true", "chow, pass"),
    ("long", "ben", 3600, "pass, win", "false", "win"),
    ("long", "ben", 3600, "chow, pass", "", "chow"),
    ("long", "ben", None, "discard 1m, discard 2m", "", "discard 1m, discard 2m"),
    ("long", "ben", None, "discard 1m", "", ""),
    ("long", "computer", None, "discard 1m, discard 2m, win", "true", ""),
    ("long", "computer", 3600, "pass, win", "either", ""),
]
"""The setting, the company, the seconds of the clock, the moves, whether a win is true, false or
either, and the moves that are confirmed."""


@pytest.mark.parametrize("company", ["ben", "computer"], ids=["with people", "alone"])
async def test_confirmation_follows_from_setting_company_and_time(room: Room, company: str) -> None:
    table = await room.start(0, company, "mushi")
    for how, other, seconds, moves, win, sure in WAYS:
        if other == company:
            one = replace(table, clock=Clock(seconds), pace=pace_of("relaxed"))
            worth = None if win == "false" else 1
            view = SimpleNamespace(false_wins=win in ("false", "either"), worth=worth)
            found = confirmed(Person(1, confirm=how), one, listed(moves), view)
            assert found == {*listed(sure)}, (how, seconds, moves, win)


def listed(moves: str) -> list[Move]:
    """Moves in a row, parted by commas."""
    return [Move.parse(move) for move in moves.split(", ") if move]


# --- Buttons and lists ----------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
async def test_pieces_are_buttons_or_a_list_of_equal_moves(room: Room, key: str) -> None:
    member, first = await asked(room, key)
    await prefer(room, member, confirm="never")
    buttons = await room.hand(member)
    pressed = {one.move for one in choices(buttons) if one.value is None}
    await prefer(room, member, controls="lists")
    listed = choices(await room.hand(member))
    chosen = {one.move for one in listed if one.value is not None}
    assert pressed >= chosen > set()
    assert len(first.message.components) <= 5


async def test_the_drawn_tile_stands_last_and_apart(room: Room) -> None:
    member, _ = await asked(room, "xiamen")
    await prefer(room, member, confirm="never")
    shown: Sequence[Any] = (await room.hand(member)).message.components
    rows = [row.to_dict() for row in shown]
    table = await room.table()
    drawn = getattr(table.view(table.seat_of(member.id)), "drawn", None)
    tiles = [[p["custom_id"] for p in row["components"]] for row in rows]
    at = [n for n, row in enumerate(tiles) if any(f"discard {drawn}" in one for one in row)][-1]
    assert len(tiles[at]) == 1 or at == len(tiles) - 2


@pytest.mark.parametrize(
    ("kinds", "drawn", "beside", "rows"),
    [
        (9, 1, 3, [3, 3, 3, 1, 3]),
        (11, 1, 3, [3, 3, 3, 3, 3]),
        (10, 1, 3, [3, 3, 3, 2, 3]),
        (13, 1, 2, [4, 4, 3, 3, 2]),
        (16, 1, 2, [5, 4, 4, 4, 2]),
        (4, 0, 1, [2, 2, 1]),
    ],
)
def test_a_hand_is_as_low_on_a_phone_as_possible(
    kinds: int, drawn: int, beside: int, rows: list[int]
) -> None:
    """Three with a picture fit a line; the drawn tile is apart where that takes one line more."""
    options = [
        discord.SelectOption(label="x", value=f"discard {at % 9 + 1}{'mps'[at // 9]}", emoji="🀄")
        for at in range(kinds + drawn)
    ]
    tiles = PieceSelect(1, (1, 1), groups=(kinds, drawn)).offering(options, "x")
    others = [
        HandButton(1, "order").labelled("My claims", discord.ButtonStyle.secondary)
        for _ in range(beside)
    ]
    laid = laid_out([tiles, *others], EN.at("xiamen"), lists=False)
    assert [*Counter(one.row for one in laid).values()] == rows


async def test_signs_and_letters_are_explained_until_a_piece_is_shown(room: Room) -> None:
    await room.start(game="koikoi")
    member = await room.asked()
    while (await room.table()).view(None).phase != "play":
        assert "★ Bright" in (await room.hand(member)).content
        await room.act(member)
        member = await room.asked()
    assert EN("button-large") in str(parts(await room.hand(member)))
    await room.act(member)
    after = await room.hand(member)
    assert "★" not in after.content
    assert EN("button-large") not in str(parts(after))


CLASSES_ON_CARDS, TEAMS_ON_PLATES = "★ Bright", "A and B on name plates"
MULTIPLE, RANKS = "× the dealer’s multiplier", "the round plate is civil"
EXPLAINED = [
    ("koikoi", 2, "traditional", {CLASSES_ON_CARDS}),
    ("koikoi", 2, "old", set()),
    ("sakura", 4, "traditional", {CLASSES_ON_CARDS, TEAMS_ON_PLATES}),
    ("tiengow", 4, "traditional", {MULTIPLE}),
    ("tiengow", 4, "large", {MULTIPLE, RANKS}),
]


@pytest.mark.parametrize(("key", "seats", "face", "expected"), EXPLAINED)
def test_every_sign_of_a_face_and_plates_is_explained(
    key: str, seats: int, face: str, expected: set[str]
) -> None:
    """A match of teams, where a game has them."""
    game = rules.game(key)
    options = game.presets.get("teams") or next(iter(game.presets.values()))
    carry = game.opening(options, seats)
    chance = Chance(game.deck(options, seats), (1,) * DICE)
    deal = Deal(Promise(1, carry, "", ""), chance, (), game.deal(options, carry, chance))
    table = Table(1, 1, 1, 1, key, "", options, (None,) * seats, "playing", deal=deal)

    def told(table: Table) -> str:
        return signs.meanings(Glance.at(table, 0, EN.at(key), look=Look(face=face)))

    every = (CLASSES_ON_CARDS, TEAMS_ON_PLATES, MULTIPLE, RANKS)
    assert {one for one in every if one in told(table)} == expected
    ended = replace(deal.state, result=Result("", (), None, None))
    over = replace(deal, step=deal.step._replace(state=ended))
    assert (
        signs.meanings(Glance.at(replace(table, deal=over), 0, EN.at(key), look=Look(face=face)))
        == ""
    )


def test_a_tile_is_named_briefly_beside_its_picture() -> None:
    say = EN.at("xiamen")
    option = discord.SelectOption(label=telling.card(say, "4m"), value="discard 4m")
    select = PieceSelect(1, (1, 1), groups=(1,))
    for emoji, label in ((None, "4 Character"), ("<:tile_4m:1>", "4C")):
        option.emoji = discord.PartialEmoji.from_str(emoji) if emoji else None
        (button,) = laid_out([select.offering([option], "")], say, lists=False)
        assert getattr(button, "item", button).label == label  # type: ignore[union-attr]


async def test_the_capture_of_a_wild_card_is_its_second_press(room: Room) -> None:
    """All it may take is ringed, and stands below in the order of the picture."""
    table = await room.start(0, "ben", "mushi")
    deal = table.deal
    assert deal
    seat, oni, state = deal.state.turn, "rain.oni", deal.state
    spots = tuple((card,) for card in ("pine.j1", "plum.j1", "cherry.j1", "iris.j1", "maple.j1"))
    field = (*spots, ("grass.j1",))
    hands = tuple((oni,) if one == seat else () for one in range(len(state.hands)))
    wild = replace(state, phase="play", hands=hands, field=field, captures=((), ()))
    one = replace(table, deal=replace(deal, step=deal.step._replace(state=wild)))
    headline, items, ringed = offered(Glance.at(one, seat, EN.at("mushi")), (oni,))
    assert ringed == (oni, *(card for (card,) in field))
    buttons = laid_out(items, EN, lists=False)[:-1]
    assert [str(button.move) for button in buttons if isinstance(button, MoveButton)] == [
        f"play {oni} {card}" for (card,) in field
    ]
    assert "Oni" in headline


def test_of_several_tiles_those_that_could_beat_stand_out() -> None:
    found = set[bool]()
    for seed in range(9):
        rng = Random(seed)
        one = deal_of("tiengow", shuffled(FOUR["tiengow"], rng))
        while one.deal and one.deal.result is None:
            seat = min(one.deal.state.to_act)
            legal, view = one.legal(seat), cast(Any, one.view(seat))
            if len(legal) > BUTTONS and view.trick and len(view.led) == 2:
                items = offered(Glance.at(one, seat, EN.at("tiengow"))).items
                buttons = [
                    button
                    for button in laid_out(items, EN, lists=False)
                    if isinstance(button, PieceButton)
                ]
                green = discord.ButtonStyle.primary
                beating = {tile for move in legal if move.verb == "beat" for tile in move.pieces}
                bright = {button.piece for button in buttons if button.item.style is green}
                assert bright == beating
                found |= {bool(beating)} if buttons else set()
            pairs = [move for move in legal if len(move.pieces) == 2]
            move = rng.choice(pairs or legal)
            one = dealing.after(one, dealing.moved(one.game, one.deal, seat, move))
    assert found == {True, False}


async def test_the_result_of_a_picked_move_is_said_once(room: Room) -> None:
    """A card by what it completes, *Stop* by what it pays, in the question and on its button."""
    table = await room.start(0, "ben", "koikoi")
    deal, say = table.deal, EN.at("koikoi")
    assert deal
    seat, state = deal.state.turn, deal.state
    held = tuple(("grass.j1",) if one == seat else () for one in range(2))
    pile = tuple(("chrys.cup",) if one == seat else () for one in range(2))
    field = (("grass.moon",),)
    play = replace(state, phase="play", hands=held, field=field, captures=pile)
    call = replace(
        play, phase="koikoi", hands=((), ()), field=(), captures=tuple(map(_with_moon, pile))
    )
    for at, move, told in (
        (play, "play grass.j1 grass.moon", "-# Brings: Tsukimi"),
        (call, "stop", "**Stop: +5** – are you sure?"),
    ):
        one = replace(table, deal=replace(deal, step=deal.step._replace(state=at)))
        headline, items, _ = offered(Glance.at(one, seat, say), Move.parse(move))
        assert headline.count(told) == 1
        assert headline.count("Stop") <= 1
        assert move != "stop" or "Stop: +5" in str([item.to_component_dict() for item in items])


def _with_moon(pile: tuple[str, ...]) -> tuple[str, ...]:
    return (*pile, "grass.j1", "grass.moon") if pile else ()


# --- Old hands ------------------------------------------------------------------------------------


async def folded(room: Room, one: ResponseMessage) -> bool:
    """Whether nothing is left of a hand but a line."""
    return not one.message.components and one.message.content == EN("hand-folded")


async def test_an_older_hand_folds_up_as_a_newer_one_opens(room: Room) -> None:
    await room.start()
    member = await room.asked()
    first, second = [await room.hand(member) for _ in range(2)]
    assert await folded(room, first)
    assert choices(second)
    await room.act(member, hand=second)
    assert not await folded(room, second)


async def test_a_hand_that_could_not_fold_folds_at_its_press(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start()
    member = await room.asked()
    first = await room.hand(member)
    with monkeypatch.context() as patch:
        patch.setattr(folding, "_folded", AsyncMock())
        await room.hand(member)
    assert choices(first)
    assert said(await room.choose(member, first, choices(first)[-1])) == EN("hand-folded")


async def test_a_finished_match_leaves_what_comes_next_in_the_hand(room: Room) -> None:
    table = await room.start(1)
    while table.phase == "playing":
        table = await played(room)
    opened = room.client.hands[table.id, room.aki.id].interaction
    panel = await doors.hand(opened, table)
    ids = [getattr(one, "custom_id", "") for one in panel.items]
    assert f"hand:{table.id}:rematch" in ids
    assert any(one.startswith("replay:") for one in ids)


async def played(room: Room) -> Table:
    """The table after another move, in hands that stay open."""
    member = await room.asked()
    await room.hand(room.aki)
    await room.act(member)
    return await room.table()


async def test_next_table_leads_to_another_that_waits(room: Room) -> None:
    await room.start()
    here, waits = room.channel, await room.asked()
    other = room.guild.create_text_channel("other")
    room.channel = other
    await room.start(other="chiyo" if waits is room.aki else "ben")
    while (await room.asked()) is not room.aki:
        await room.act()
    room.channel = here
    if await room.asked() is room.aki:
        await room.act(room.aki)
    while await room.asked() is room.aki:
        await room.act(room.aki)
    assert await linked(room) == [other.id]
    room.channel = other
    while await room.asked() is room.aki:
        void = (await room.table()).phase == "between"
        await (room.press(room.aki, "ready") if void else room.act(room.aki))
    room.channel = here
    assert await linked(room) == [], "it waits for somebody else now, and that is known at once"


async def test_a_table_no_longer_waits_for_somebody_who_left(room: Room) -> None:
    await room.start(0, "ben chiyo daeun", "tiengow")
    leaver = await room.asked()
    places = room.client.services.whereabouts
    assert [place[1] for place in await places.waiting(leaver.id)] == [room.channel.id]
    await leaver.slash(room.channel, "seat open")
    assert await places.waiting(leaver.id) == []


async def linked(room: Room) -> list[int]:
    """The channels to which the hand of Aki leads."""
    links = [one["url"] for one in parts(await room.hand(room.aki)) if "url" in one]
    return [int(one.split("/")[-2]) for one in links]


@pytest.mark.parametrize("key", ["koikoi", "tiengow", "xiamen"])
async def test_a_hand_asks_the_database_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """Known players are shown their hand from memory, on their turn and on others'."""
    await room.start(0, SEATS.get(key, "ben chiyo daeun"), key)
    for member in (room.aki, room.ben):
        await room.hand(member)
    for name in ("read", "read_long", "write", "put"):
        monkeypatch.setattr(Database, name, AsyncMock(side_effect=AssertionError(name)))
    for member in (room.aki, room.ben):
        assert (await room.hand(member)).attachments


async def test_a_hand_is_asked_for_its_look_once(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start()
    mover, looked = await room.asked(), Counter[int]()
    look_of = Looks.look_of

    async def counted(looks: Looks, guild: int, person: Person) -> Look:
        looked[person.user] += 1
        return await look_of(looks, guild, person)

    monkeypatch.setattr(Looks, "look_of", counted)
    await room.hand(mover)
    assert looked == {mover.id: 1}

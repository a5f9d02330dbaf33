"""The life of a table: opened, joined, played, scored, played again, ended."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import discord
import pytest
import simcord

from bot.domain.tables.table import LAPSE, Table
from bot.words import telling, winning, words
from rules import Move, RuleError, ruleset_hash
from tests.bot.discord.room import Room, answers, choices, parts, said
from tests.bot.world.matches import rebuilt

pytestmark = pytest.mark.usefixtures("blank")
EN = words("en")


def labels(message: discord.Message) -> dict[str, bool]:
    """The buttons of a message and whether they can be pressed."""
    return {part["label"]: not part.get("disabled") for part in parts(message) if "label" in part}


# --- The lobby ------------------------------------------------------------------------------------


async def test_an_opened_table_shows_seats_house_rules_promise_and_buttons(room: Room) -> None:
    await room.open(other=None)
    board, table = room.board(), await room.table()
    assert table.message == board.id
    assert "Aki (owner)" in board.content
    assert "**2** *(free)*" in board.content
    assert "main rules" in board.content
    assert table.promise is not None
    assert table.promise.commitment not in board.content
    assert f"promise:{table.id}:{table.promise.commitment}:fair" in str(parts(board))
    assert labels(board) == {
        "Join": True,
        "How to play": True,
        "Start with computers": True,
        "Set up": True,
        "Fair?": True,
    }
    (poster,) = board.attachments
    assert poster.filename.startswith(f"promise-{table.promise.commitment}")
    assert "2 players" in str(poster.description)


async def test_a_second_player_joins_and_the_table_can_start(room: Room) -> None:
    await room.open()
    shown = labels(room.board())
    assert "Ben" in room.board().content
    assert shown == {
        "Join": False,
        "How to play": True,
        "Start": True,
        "Set up": True,
        "Fair?": True,
    }
    panel = (await room.press(room.aki, "setup")).response
    assert panel is not None
    assert "Add computer player" not in labels(panel.message)
    again = await room.chiyo.slash(room.channel, "table open", game="mushi")
    assert said(again) == EN("refusal-table-exists"), "no free seat is offered"


async def test_when_the_owner_leaves_another_player_owns_the_table(room: Room) -> None:
    await room.open()
    await room.press(room.aki, "leave")
    table = await room.table()
    assert (table.owner, table.phase) == (room.ben.id, "lobby")
    assert "Ben (owner)" in room.board().content
    await room.press(room.aki, "join")
    assert (await room.table()).names == ("Aki", "Ben")


@pytest.mark.parametrize("other", [None, "computer"])
async def test_when_the_last_person_leaves_the_table_is_closed(
    room: Room, other: str | None
) -> None:
    await room.open(other=other)
    await room.press(room.aki, "leave")
    assert (await room.table()).phase == "over"
    last = room.channel.last_message
    assert last is not None
    assert "everybody has left the table" in last.content
    await room.open(other=None)
    assert (await room.table()).phase == "lobby"


async def test_a_lobby_that_is_closed_offers_nothing(room: Room) -> None:
    await room.open()
    assert said(await room.aki.slash(room.channel, "table end")) == EN("ended")
    (closed,) = (one for one in room.channel.history() if "was closed" in one.content)
    assert not closed.components


async def test_a_match_does_not_start_with_too_few_players(room: Room) -> None:
    await room.open(other=None)
    table = await room.table()
    with pytest.raises(RuleError) as refused:
        await room.client.services.tables.playing.start(table.id, room.aki.id, 1)
    assert refused.value.sentence == "too-few"
    assert await room.table() == table


# --- House rules ----------------------------------------------------------------------------------


async def set_rule(room: Room, field: str, value: str) -> str:
    """Aki sets a house rule in the panel, on whichever page it stands; the panel's answer."""
    panel, page = (await room.press(room.aki, "rules-panel")).response, 0
    number = (await room.table()).id
    while panel and f"rule:{number}:{page}:{field}" not in str(parts(panel)):
        page += 1
        panel = (await room.aki.click(panel.message, custom_id=f"rules:{number}:{page}")).response
    assert panel is not None
    return said(
        await room.aki.select(panel.message, [value], custom_id=f"rule:{number}:{page}:{field}")
    )


async def test_the_owner_sets_a_preset_and_single_house_rules(room: Room) -> None:
    await room.open(other=None)
    before = (await room.table()).options
    await set_rule(room, "preset", "some-play")
    assert (await room.table()).options == before.__class__(
        **{**vars((await room.table()).game.presets["some-play"]), "hands": 2}
    )
    assert "variant rules" in room.board().content
    told = await set_rule(room, "field_four", "redeal")
    assert "Four of a flower on the table" in told
    lobby = room.board().content
    assert "variant rules (Four of a flower on the table – deal again)" in lobby
    table = await room.table()
    result = await room.aki.slash(room.channel, "rules")
    assert result.response is not None
    first = result.response.message
    contents = (await room.press(room.aki, "contents", first)).response
    assert contents is not None
    house = f"book:{table.id}:mushi:house"
    in_force = said(await room.aki.click(contents.message, custom_id=house))
    assert "Four of a flower on the table: **deal again** ✎" in in_force
    assert ruleset_hash(table.key, table.options) in in_force
    assert in_force.count("✎") == 2


async def test_the_number_of_deals_is_a_house_rule(room: Room) -> None:
    await room.open(deals=3, other=None)
    assert "3 deals" in room.board().content
    await set_rule(room, "hands", "6")
    assert "6 deals" in room.board().content


async def test_the_owner_alone_sets_house_rules_before_the_match(room: Room) -> None:
    await room.open()
    table = await room.table()
    shown = (await room.press(room.ben, "rules-panel")).response
    assert shown is not None
    assert all(part["disabled"] for part in parts(shown) if "options" in part)
    mine = (await room.press(room.aki, "rules-panel")).response
    assert mine is not None
    tables = room.client.services.tables
    for user, sentence in ((room.ben.id, "owner-only"), (room.chiyo.id, "owner-only")):
        with pytest.raises(RuleError) as refused:
            await tables.lobbies.set_rules(table.id, user, None, {"hands": "6"})
        assert refused.value.sentence == sentence
    await room.press(room.aki, "start")
    late = await room.aki.select(mine.message, ["6"], custom_id=f"rule:{table.id}:0:hands")
    assert said(late).endswith(EN("refusal-begun"))
    assert (await room.table()).options == table.options


# --- Playing --------------------------------------------------------------------------------------


async def test_play_offers_exactly_the_legal_moves_in_words(room: Room) -> None:
    table = await room.start()
    asked = await room.asked()
    for _ in range(4):
        table, asked = await room.table(), await room.asked()
        seat = table.seat_of(asked.id)
        assert table.deal is not None
        assert seat is not None
        legal = table.game.legal(table.deal.state, seat)
        named = [(telling.move(EN, move), str(move)) for move in legal]
        offered = await asked.autocomplete(room.channel, "play", "move", "")
        assert [(one["name"], one["value"]) for one in offered] == named[:25]
        typed = named[-1][0][2:9].upper()
        narrowed = await asked.autocomplete(room.channel, "play", "move", typed)
        wanted = [move for name, move in named if typed.casefold() in name.casefold()]
        assert [one["value"] for one in narrowed] == wanted[:25]
        other = room.ben if asked is room.aki else room.aki
        for nobody in (other, room.chiyo):
            assert await nobody.autocomplete(room.channel, "play", "move", "") == []
        result = await asked.slash(room.channel, "play", move=offered[0]["value"])
        assert result.ephemeral
        moved = await room.table()
        assert moved.deal is not None
        assert moved.deal.log[-1] == (seat, Move.parse(offered[0]["value"]))


async def test_play_takes_a_move_in_the_words_of_the_player(room: Room) -> None:
    await room.start()
    await (await room.asked()).slash(room.channel, "play", move="cut AFTER 12 cards")
    table = await room.table()
    assert table.deal is not None
    assert table.deal.log[-1][1] == Move("cut", ("12",))


async def test_the_hand_panel_offers_exactly_the_legal_moves(room: Room) -> None:
    await room.start()
    for turn in range(6):
        table, asked = await room.table(), await room.asked()
        seat = table.seat_of(asked.id)
        assert table.deal is not None
        assert seat is not None
        legal = {str(move) for move in table.game.legal(table.deal.state, seat)}
        hand = await room.hand(asked)
        offered = set()
        for choice in choices(hand):
            if choice.move:
                offered.add(choice.move)
                continue
            narrowed = (await room.choose(asked, hand, choice)).response
            assert narrowed is not None
            offered |= {one.move or "" for one in choices(narrowed)}
            (back,) = [p["custom_id"] for p in parts(narrowed) if p.get("label") == "Back"]
            again = (await asked.click(narrowed.message, custom_id=back)).response
            assert again is not None
            assert choices(again) == choices(hand)
        if turn:
            assert offered == legal
        else:
            assert offered < legal
        await room.act(asked)


async def test_two_people_play_a_match_of_two_deals(room: Room) -> None:
    await room.start()
    sheet = ""
    table = await room.finish(seed=3, until="between")
    sheet = room.board().content
    assert table.deal is not None
    assert table.deal.result is not None
    assert table.promise is not None
    assert re.search("[0-9a-f]{32}", sheet) is None
    (picture, *_) = room.board().attachments
    assert picture.filename.startswith(f"promise-{table.promise.commitment}-1.")
    for line in table.deal.result.lines:
        if any(line.deltas):
            assert winning.reason(EN, line) in sheet
    assert {f"<@{room.aki.id}>", f"<@{room.ben.id}>"} <= set(sheet.replace(":", " ").split())

    await room.press(room.aki, "ready")
    assert (await room.table()).phase == "between"
    assert f"<@{room.aki.id}>" not in room.board().content
    await room.press(room.ben, "ready")
    assert (await room.table()).phase == "playing"

    table = await room.finish(seed=4)
    board = room.board()
    assert "the match is over" in board.content
    assert set(labels(board)) == {
        "My hand",
        "Rematch",
        "Replay",
        "How to play",
        "Scores",
        "Fair?",
        "What next?",
    }
    standings = await room.client.services.ledger.of_table(table.id)
    expected = rebuilt(await room.client.services.ledger.record(table))
    totals = [sum(v for (_, _, s), v in expected.items() if s == seat) for seat in (0, 1)]
    points = {table.players[seat].user: totals[seat] for seat in (0, 1)}  # type: ignore[union-attr]
    assert {row.user: row.points for row in standings} == points
    assert sum(totals) == 0
    assert await room.client.services.ledger.of_server(room.guild.id) == standings
    scores = said(await room.chiyo.slash(room.channel, "scores"))
    for row in standings:
        assert f"<@{row.user}> · {row.points:+d}".replace("-", "−") in scores or not row.points


@pytest.mark.parametrize(
    ("game", "other", "more"),
    [
        ("mushi", "computer", {}),
        ("koikoi", "ben", {"deals": 2}),
        ("sakura", "ben chiyo", {"deals": 2}),
        ("sakura", "ben chiyo daeun", {"preset": "teams"}),
        ("sakura", "computer computer computer", {}),
        ("tiengow", "ben chiyo daeun", {}),
        ("tiengow", "computer computer computer", {}),
    ],
)
@pytest.mark.slow
async def test_a_match_is_played_to_its_end_counted_and_verified(
    room: Room, game: str, other: str, more: dict[str, Any]
) -> None:
    await room.start(**{"deals": 1, "other": other, "game": game, **more})
    table = await room.finish(seed=1)
    assert table.deal is not None
    assert {seat for seat, _ in table.deal.log} == set(range(len(table.players)))
    await counted(room, table)
    people = {room.aki.id} | {getattr(room, one).id for one in other.split() if one != "computer"}
    assert {row.user for row in await room.client.services.ledger.of_table(table.id)} - {
        0
    } == people
    scores = said(await room.aki.slash(room.channel, "scores"))
    assert ("Computer" in scores) == ("computer" in other)


async def counted(room: Room, table: Table) -> None:
    """The standings of a match are what its moves give, and its record is right."""
    points: Counter[int] = Counter()
    for (_, _, seat), delta in rebuilt(await room.client.services.ledger.record(table)).items():
        player = table.players[seat]
        points[player.user if player else -1] += delta
    standings = await room.client.services.ledger.of_table(table.id)
    stood: Counter[int] = Counter()
    for row in standings:  # each computer player has its own
        stood[row.user] += row.points
    assert dict(stood) == dict(points)
    assert sum(points.values()) == 0
    record = await room.aki.slash(room.channel, "record")
    assert record.response is not None
    assert record.response.attachments[0].filename == "match.paifuda.txt"
    verified = said(await room.aki.slash(room.channel, "verify"))
    assert EN("verify-good", deals=table.game.length(table.options).deals) in verified


@pytest.mark.slow
async def test_of_five_at_sakura_one_sits_each_deal_out(room: Room) -> None:
    """Nobody waits for the seat that rests, and the deal counts for the others alone."""
    table = await room.start(other="ben chiyo daeun emilia", game="sakura")
    assert said(await room.emilia.slash(room.channel, "hand")).startswith(EN("hand-resting"))
    table = await room.finish(seed=2, until="between")
    assert table.promise is not None
    (seat,) = table.promise.carry.resting
    rests, board = table.players[seat], room.board().content
    assert rests is not None
    assert rests.user != room.emilia.id
    assert [player for player in table.players if player != rests] == list(table.asked)
    assert EN("table-resting", names=rests.name) in board
    assert f"<@{rests.user}>" not in board.partition("➤")[2]
    resting = room.members[rests.user]
    between = await room.hand(resting)
    assert EN("hand-resting-next") in between.content.split("\n")
    for player in table.asked:
        await room.press(room.members[player.user], "ready")
    assert (await room.table()).phase == "playing"
    assert between.content.startswith(EN("hand-resting"))
    table = await room.finish(seed=3)
    await counted(room, table)
    standings = await room.client.services.ledger.of_table(table.id)
    played = {room.emilia.id: 1, rests.user: 1}
    assert {row.user: row.deals for row in standings} == dict.fromkeys(room.members, 2) | played


async def test_a_player_without_rematch_leaves_a_lobby_to_the_others(room: Room) -> None:
    await room.start(deals=1)
    await room.finish(seed=5)
    await room.press(room.ben, "rematch")
    assert said(await room.press(room.chiyo, "decline")) == EN("refusal-not-seated")
    await room.press(room.aki, "decline")
    table = await room.table()
    assert (table.phase, table.names, table.owner) == ("lobby", ("", "Ben"), room.ben.id)
    assert "Ben (owner)" in room.board().content
    assert EN("rematch-declined", name="Aki") in room.board().content
    await room.press(room.chiyo, "join")
    await room.press(room.ben, "start")
    assert (await room.table()).phase == "playing"


async def test_a_rematch_pressed_by_two_leads_both_to_it(room: Room) -> None:
    await room.start(deals=1)
    await room.finish(seed=5)
    finished, (again,) = (
        room.board(),
        [
            part["custom_id"]
            for part in parts(room.board())
            if part["custom_id"].endswith("rematch")
        ],
    )
    for member in (room.ben, room.ben, room.aki):
        pressed = (await member.click(finished, custom_id=again)).response
        assert pressed
        board = room.board()
        if pressed.message.id != board.id:
            assert pressed.ephemeral
            assert pressed.content == EN("rematch-there")
            (there,) = parts(pressed)
            assert there["url"].endswith(f"/{board.id}")
    assert (await room.table()).offered
    assert said(await room.emilia.click(finished, custom_id=again)) == EN("refusal-old-table")


@pytest.mark.parametrize("ready", [True, False])
@pytest.mark.parametrize("restart", [True, False])
async def test_a_rematch_lapses_after_a_day(room: Room, ready: bool, restart: bool) -> None:
    await room.start(deals=1, clock="days")
    await room.finish(seed=5)
    await room.press(room.ben, "rematch")
    if ready:
        await room.press(room.aki, "ready")
    await room.wait(LAPSE.total_seconds() - 60)
    if restart:
        await room.restart()
    assert (await room.table()).phase == "between"
    assert (await room.table()).names == ("Aki", "Ben")
    await room.wait(1200)  # a start gives back what may have been slept
    table = await room.table()
    assert (table.phase, table.names) == (("lobby", ("Aki", "")) if ready else ("over", ("", "")))
    assert ("Aki (owner)" in room.board().content) is ready


async def test_a_rematch_keeps_players_and_house_rules(room: Room) -> None:
    await room.start(deals=1)
    first = await room.finish(seed=5)
    await room.press(room.ben, "rematch")
    again = await room.table()
    assert again.id != first.id
    assert (again.players, again.options, again.phase) == (first.players, first.options, "between")
    assert again.message == room.board().id != first.message
    assert labels(room.board()).keys() == {"Ready", "No, thanks", "How to play", "Fair?"}
    before = next(one for one in room.channel.history() if one.id == first.message)
    assert "wins the deal" in before.content
    assert EN("rematch-there") in said(await room.press(room.aki, "rematch", before))
    await room.press(room.aki, "ready")
    await room.press(room.ben, "ready")
    await room.act()
    table = await room.table()
    assert table.id == again.id
    assert table.deal is not None
    assert table.deal.ply == 1
    assert len(await room.client.services.ledger.of_server(room.guild.id)) == 2


async def test_open_hands_of_the_others_are_brought_up_to_date(room: Room) -> None:
    await room.start()
    await room.act()
    hands = {member: await room.hand(member) for member in (room.aki, room.ben)}
    mover = await room.asked()
    other = room.ben if mover is room.aki else room.aki
    await room.choose(mover, hands[mover], choices(hands[mover])[0])
    assert hands[other].content.startswith(EN("hand-turn"))
    assert choices(hands[other])


# --- Commands about tables ------------------------------------------------------------------------


async def test_show_brings_the_table_to_the_bottom(room: Room) -> None:
    await room.start()
    old = room.board()
    await room.chiyo.slash(room.channel, "table show")
    new = room.board()
    assert new.id > old.id
    assert new.content == old.content
    assert old.id not in [m.id for m in room.channel.history()]
    assert (await room.table()).message == new.id


@pytest.mark.parametrize("who", ["aki", "mod"])
async def test_the_owner_or_a_channel_manager_ends_a_table(room: Room, who: str) -> None:
    await room.start()
    if who == "mod":
        role = room.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
        ender = room.guild.add_member(room.env.create_user("mod"), roles=[role])
    else:
        ender = room.aki
    assert said(await ender.slash(room.channel, "table end")) == EN("ended")
    table = await room.table()
    assert table.phase == "over"
    assert "was closed" in room.board().content
    assert table.deal is not None
    assert table.deal.promise.secret not in room.board().content
    assert EN("hand-over") in said(await room.ben.slash(room.channel, "hand"))
    assert await room.client.services.ledger.of_table(table.id) == []


async def test_nobody_else_ends_a_table(room: Room) -> None:
    before = await room.start()
    for other in (room.ben, room.chiyo):
        assert said(await other.slash(room.channel, "table end")) == EN("refusal-end-refused")
    assert await room.table() == before


async def test_a_channel_holds_one_table_and_a_thread_another(room: Room) -> None:
    await room.open(other=None)
    first = await room.table()
    again = await room.ben.slash(room.channel, "table open", game="mushi")
    assert said(again).startswith(EN("refusal-table-exists"))
    assert said(again).endswith(EN("lobby-there", free=1)), "a free seat is offered"
    assert again.response is not None
    (link,) = parts(again.response)
    assert link["url"].endswith(f"/{room.channel.id}/{room.board().id}")
    assert all(one.ephemeral for one in answers(again))
    again = await room.aki.slash(room.channel, "table open", game="mushi")
    assert said(again) == EN("refusal-table-exists"), "its owner sits there"
    assert await room.table() == first

    made = room.env.backend.create_thread(room.channel.id, "second", room.ben.id)
    thread = thread_of(room, made.id)
    await room.ben.slash(thread, "table open", game="mushi")
    assert (await room.client.services.tables.shown_in(made.id)).owner == room.ben.id
    listed = said(await room.chiyo.slash(room.channel, "table list"))
    assert listed.count("waiting for players") == 2
    assert f"<#{made.id}>" in listed
    await room.aki.slash(room.channel, "table end")
    assert (await room.client.services.tables.shown_in(made.id)).phase == "lobby"
    assert said(await room.chiyo.slash(room.channel, "table list")).count("<#") == 1


def thread_of(room: Room, number: int) -> simcord.ChannelHandle:
    """The handle of a thread."""
    (found,) = [one for one in room.channel.threads if one.id == number]
    return found

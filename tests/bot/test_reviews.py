"""Hints and reviews: right on a plain blunder, for its own player alone, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from math import sqrt
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.chat.panels.tables.after.review import lines
from bot.chat.panels.tables.controls import hinted, takes
from bot.chat.panels.tables.controls.moves import MoveButton, PieceButton, PieceSelect
from bot.chat.panels.tables.controls.reasons import kept, reasons
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.league.charter import Charter, Terms
from bot.domain.players import MASTER, Asked, choose, decide, judging
from bot.domain.players.judging import Judged, is_choice, judge
from bot.domain.tables import dealing, thinking
from bot.domain.tables.deal import Promise
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.services.ledger.replays import Replays
from bot.services.ledger.reviews import Choice, Review, Reviews
from bot.services.ledger.statistics import Statistics
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.store.league import leagues
from bot.words import LANGUAGES, words
from render.boards.choice import ring_instead
from render.layout import Box, Picture, Ring, Sprite
from rules import MahjongView, Move, RuleError
from tests.bot.decks.mahjong_deals import table, walled
from tests.bot.decks.stacking import stack, stacked
from tests.bot.discord.room import Room, parts
from tests.bot.world.lone_tables import opened
from tests.playing import TABLES, shuffled
from tests.rare_mahjong import FOUR_SETS, JUNK

PACK = stacked(
    "mushi",
    2,
    {
        0: "pine.ribbon wisteria.j1 maple.j1",
        1: "chrys.ribbon clover.j1 plum.j2",
        "field": "pine.crane plum.j1 cherry.j1 iris.j1 grass.j1 chrys.j1",
    },
)
"""Aki can take the crane, which Ben can too."""
BLUNDER, CAPTURE = Move.parse("play wisteria.j1"), Move.parse("play pine.ribbon pine.crane")


class Here:
    """A worker that does at once what it is asked."""

    def __init__(self) -> None:
        self.asked = list[Any]()

    async def judge(self, user: int, work: Callable[..., Any], *what: Any) -> Any:
        return await self.think(0, work, *what)

    async def think(self, within: float, work: Callable[..., Any], *what: Any, **_: Any) -> Any:
        self.asked.append(what)
        return await asyncio.to_thread(work, *what)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "WORLDS", 12)


async def blundered(tables: Tables, monkeypatch: pytest.MonkeyPatch, computers: int = 0) -> Table:
    """A deal that is over in which Aki has left the crane to Ben, and nobody else went wrong."""
    stack(monkeypatch, PACK)
    table = await opened(tables, "mushi", 2 - computers, computers)
    while table.phase == "playing":
        assert table.deal is not None
        (seat,) = table.deal.state.to_act
        legal = table.legal(seat)
        move = BLUNDER if BLUNDER in legal and CAPTURE in legal else choose(table.view(seat), legal)
        player = table.players[seat]
        assert player is not None
        table = await tables.playing.play(table.id, player.user, move)
    return table


def reviewing(database: Database, worker: Here) -> Reviews:
    return Reviews(database, Replays(database), worker)  # type: ignore[arg-type]


async def whole(reviews: Reviews, user: int, review: Review) -> list[Review]:
    return [one async for one in reviews.go_on(user, review)]


# --- What is judged -------------------------------------------------------------------------------


def _won(one: Table) -> bool:
    """Whether the seat on turn may win by its own draw."""
    assert one.deal is not None
    state = one.deal.state
    return state.phase == "turn" and Move("win") in one.legal(state.turn)


def test_a_win_that_is_passed_up_costs_what_it_pays() -> None:
    """Four sets, 4p 5p and 9s 9s; 6p is drawn."""
    one = table("xiamen", walled([f"{FOUR_SETS} 4p 5p 9s 9s"], f"{JUNK} 7s 8s 9p 6p"))
    while (deal := one.deal) and not _won(one):
        seat = min(deal.state.to_act)
        one = dealing.after(one, dealing.moved(one.game, deal, seat, one.absent(seat)))
    assert one.deal is not None
    asked = thinking.asked(one, one.deal.state.turn)
    judged = judge(asked, Move("discard", ("6p",)))
    assert judged.better == Move("win")
    assert 0 < judged.sure <= judged.cost
    assert judge(asked, Move("win")) == (Move("win"), 0.0, 0.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_tells_which_hand_a_worse_discard_leaves(language: str) -> None:
    """Four sets, 4p 5p and 9s 9s; 6z is drawn, and 4p or 6z is discarded."""
    one = table("xiamen", walled([f"{FOUR_SETS} 4p 5p 9s 9s"], f"{JUNK} 7s 8s 9p 6z"))
    while (deal := one.deal) and deal.state.drawn != "6z":
        seat = min(deal.state.to_act)
        one = dealing.after(one, dealing.moved(one.game, deal, seat, one.absent(seat)))
    assert one.deal is not None
    say, seat = words(language).at("xiamen"), one.deal.state.turn
    better, worse = Move("discard", ("6z",)), Move("discard", ("4p",))
    found = lines("①", Choice(one, seat, worse), Judged(better, 9.0, 9.0), say)
    left = kept(Glance.at(one, seat, say), worse)
    assert found[-1] == f"> {say('review-yours', fact=left)}"
    assert left != kept(Glance.at(one, seat, say), better)
    same = lines("①", Choice(one, seat, better), Judged(better, 9.0, 9.0), say)
    assert len(same) == len(found) - 1


@pytest.mark.parametrize("game", ["xiamen", "quanzhou", "changchun", "dalian", "liangxi"])
def test_breaking_what_a_master_keeps_costs_something(game: str) -> None:
    """A master's own move at the first turn costs nothing, and some of the discards do."""
    one = next(one for one in TABLES if one.game.key == game)
    chance = shuffled(one, Random(3))
    state = one.game.deal(one.options, one.game.opening(one.options, 4), chance).state
    while state.phase != "turn":
        seat = min(state.to_act)
        state = one.game.apply(state, seat, one.game.absent(state, seat)).state
    view, legal = one.game.view(state, state.turn), one.game.legal(state, state.turn)
    asked = Asked(view, legal, one.options, b"")
    best = decide(MASTER, asked)
    assert judge(asked, best) == (best, 0.0, 0.0)
    found = [judge(asked, move) for move in legal if move.verb == "discard" and move != best]
    assert {judged.better for judged in found if judged.sure} == {best}
    assert 0 < max(judged.cost for judged in found) < 40


@pytest.mark.parametrize(
    ("again", "judged"),
    [
        ([4, 5, 6], judging.Judged(CAPTURE, 5.0, 5 - 1.5 / sqrt(3))),
        ([4, -5, 1], judging.Judged(BLUNDER)),
    ],
    ids=["better", "by luck"],
)
def test_the_best_move_must_lead_in_other_worlds_too(
    again: list[int], judged: judging.Judged, monkeypatch: pytest.MonkeyPatch
) -> None:
    gains = iter(
        (
            {BLUNDER: [0, 0, 0], CAPTURE: [7, 8, 9], Move("play", ("plum.j2",)): [0, 1, 2]},
            {BLUNDER: [0, 0, 0], CAPTURE: again},
        )
    )
    monkeypatch.setattr(judging, "tried", lambda moves, asked: next(gains))
    view, legal = SimpleNamespace(game="mushi"), (BLUNDER, CAPTURE, Move("play", ("plum.j2",)))
    found = judging.confirmed(Asked(view, legal, TABLES[0].options, b""), BLUNDER)
    assert found.better == judged.better
    assert (found.cost, found.sure) == pytest.approx((judged.cost, judged.sure))


def test_a_move_without_alternatives_is_no_choice() -> None:
    moves = (Move("pass"), Move("win"))
    assert is_choice("turn", moves)
    assert not is_choice("turn", moves[:1])
    assert not is_choice("cut", moves)


# --- What a review is -----------------------------------------------------------------------------


async def test_a_plain_blunder_is_named_first_and_reviews_are_kept(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await blundered(Tables(database), monkeypatch)
    worker = Here()
    reviews = reviewing(database, worker)
    first = await reviews.open(1, 1, table.id, 1)
    assert not first.judged
    assert {one.seat for one in first.choices.values()} == {0}
    async for _ in reviews.go_on(1, first):
        break  # the bot stops after one choice
    again = Here()
    later = reviewing(database, again)
    course = await whole(later, 1, await later.open(1, 1, table.id, 1))
    assert len(worker.asked) == 1
    assert len(again.asked) == len(first.choices) - 1
    assert [len(one.judged) for one in course] == [
        *range(2, len(first.choices) + 1),
        len(first.choices),
    ]
    one, judged = course[-1].worst[0]
    assert (one.made, judged.better) == (BLUNDER, CAPTURE)
    assert judged.cost > 10
    assert all(asked.view.seat == 0 for asked, _ in again.asked)
    known = await reviews.open(1, 1, table.id, 1)
    assert known.done
    assert known.worst[0][1].better == CAPTURE
    career = await Statistics(database).career(1, 1)
    assert (career.hinted, career.reviewed) == (0, 1)


async def test_running_deals_and_choices_of_others_are_not_reviewed(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, reviews = Tables(database), reviewing(database, Here())
    running = await opened(tables, "koikoi", 2, channel=10)
    with pytest.raises(RuleError):
        await reviews.open(1, 1, running.id, 1)
    table = await blundered(tables, monkeypatch)
    for guild, user, deal in ((1, 3, 1), (2, 1, 1), (1, 1, 2)):
        with pytest.raises(RuleError):
            await reviews.open(guild, user, table.id, deal)
    other = await reviews.open(1, 2, table.id, 1)
    assert {one.seat for one in other.choices.values()} == {1}


@pytest.mark.parametrize(
    ("term", "phase", "may"),
    [
        ("after-match", "between", False),
        ("after-match", "over", True),
        ("after-deal", "between", True),
    ],
)
async def test_a_league_says_when(
    database: Database, monkeypatch: pytest.MonkeyPatch, term: str, phase: str, may: bool
) -> None:
    tables, reviews = Tables(database), reviewing(database, Here())
    table = await blundered(tables, monkeypatch)
    charter = Charter(Terms(reviews=term))
    season = type("Season", (), {"charter": charter})
    monkeypatch.setattr(leagues, "season", lambda *_: season)
    await tables.keeper.save(table, replace(table, season=1, phase=phase))
    assert await reviews.allowed(table) is may
    if not may:
        with pytest.raises(RuleError):
            await reviews.open(1, 1, table.id, 1)


# --- Hints ----------------------------------------------------------------------------------------


async def test_a_hint_is_given_alone_with_computers_and_counted(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Here()
    tables = Tables(database, worker=worker)  # type: ignore[arg-type]
    stack(monkeypatch, PACK)
    table = await opened(tables, "mushi", 1, 1)
    while not thinking.can_be_hinted(table, 0):
        table = await tables.playing.play(table.id, 1, table.absent(0))
    same, move = await tables.hints.ask(table.id, 1)
    assert same == table
    assert move == (await tables.hints.ask(table.id, 1))[1]
    assert move in table.legal(0)
    with pytest.raises(RuleError):
        await tables.hints.ask(table.id, 2)
    counting = await tables.keeper.save(table, replace(table, season=1))
    with pytest.raises(RuleError):
        await tables.hints.ask(counting.id, 1)
    table = await tables.keeper.save(counting, replace(counting, season=None))
    while table.phase == "playing":
        table = await tables.playing.play(table.id, 1, choose(table.view(0), table.legal(0)))
    career = await Statistics(database).career(1, 1)
    assert (career.hinted, career.reviewed) == (1, 0)


async def test_with_other_people_there_are_no_hints(database: Database) -> None:
    tables = Tables(database, worker=Here())  # type: ignore[arg-type]
    table = await opened(tables, "koikoi", 2)
    for user in (1, 2):
        with pytest.raises(RuleError):
            await tables.hints.ask(table.id, user)


@pytest.mark.parametrize("game", [*{one.game.key: one for one in TABLES}.values()], ids=str)
def test_every_move_has_its_facts_in_every_language(game: Any) -> None:
    """At most two, and none names a word that does not exist or repeats the move."""
    people = tuple(Player(n + 1, f"P{n}") for n in range(game.seats))
    promise = Promise(1, game.game.opening(game.options, game.seats), "", "")
    rng = Random(5)
    deal = dealing.dealt(game.game, game.options, promise, shuffled(game, rng))
    one = Table(1, 1, 1, 1, game.game.key, "", game.options, people, "playing", deal=deal)
    for ply in range(24):
        assert one.deal is not None
        if one.deal.result:
            break
        seat = min(one.deal.state.to_act)
        move = rng.choice(one.legal(seat))
        if ply % 3 == 0:
            for language in LANGUAGES:
                say = words(language).at(one.key)
                glance = Glance.at(one, seat, say)
                found = reasons(glance, move)
                assert all(found)
                assert len(found) <= 2
                if move.verb in {"play", "take"}:
                    assert takes.taken(glance, move) not in found, "the move names its captures"
        moved = dealing.moved(one.game, one.deal, seat, move)
        one = dealing.after(one, moved)


# --- On Discord -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("blank")
async def test_after_a_deal_its_player_presses_review(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its progress is shown, then what was found; asked again it is there at once."""
    worker = Here()
    room.client.services.reviews._worker = worker  # type: ignore[assignment]
    await room.start(2)
    await room.finish(until="between")
    hand = (await room.aki.slash(room.channel, "hand")).response
    assert hand is not None
    told = (await room.press(room.aki, "1", hand)).response
    assert told is not None
    assert "Review" in told.content
    await asyncio.gather(*room.client.tasks.beside)
    asked = len(worker.asked)
    assert asked
    again = (await room.press(room.aki, "1", hand)).response
    assert again is not None
    assert "better" in again.content.lower()
    assert len(worker.asked) == asked
    assert not any("review" in one["custom_id"] for one in parts(room.board()))


@pytest.mark.usefixtures("blank")
async def test_a_hint_stands_above_the_hand(room: Room) -> None:
    """It names a move with its facts, says that it counts, and plays nothing."""
    room.client.services.tables.hints._worker = Here()  # type: ignore[assignment]
    before = await room.start(2, "computer")
    while not thinking.can_be_hinted(before, 0):
        await room.act()
        before = await room.table()
    hand = await room.hand(room.aki)
    (custom_id,) = [one["custom_id"] for one in parts(hand) if one["custom_id"].startswith("hint:")]
    told = (await room.aki.click(hand.message, custom_id=custom_id)).response
    await asyncio.gather(*room.client.tasks.beside)
    assert told is not None
    assert "**Hint:**" in told.content
    assert told.content.count("> ") >= 2
    assert "statistics" in told.content
    assert await room.table() == before
    green = [one["custom_id"] for one in parts(told) if one.get("style") == GREEN]
    assert len(green) == 1


GREEN = 3
"""Discord's number of the green style."""
TURN = SimpleNamespace(turned="plum.j1")
DEALT = table("xiamen", walled([f"{FOUR_SETS} 4p 5p 9s 9s"], f"{JUNK} 7s 8s 9p 6p"))
CLAIMED = replace(cast(MahjongView, DEALT.view(0)), claimed="3p")
LEAD, OTHER = Move.parse("lead 6-6"), Move.parse("lead 1-1")


@pytest.mark.parametrize(
    ("view", "move", "ringed"),
    [
        (TURN, "take plum.ribbon", ("plum.j1", "plum.ribbon")),
        (TURN, "play pine.j1 pine.crane", ("pine.j1", "pine.crane")),
        (TURN, "stop", ()),
        (CLAIMED, "pung", ("3p", "3p")),
        (CLAIMED, "chow 1p 2p", ("1p", "2p")),
        (CLAIMED, "pass", ()),
    ],
)
def test_the_pieces_of_a_hint_are_ringed(view: Any, move: str, ringed: tuple[str, ...]) -> None:
    assert hinted.ringed(view, Move.parse(move)) == ringed


def test_only_the_hint_is_green_and_lists_star_it() -> None:
    green = discord.ButtonStyle.success
    buttons = [MoveButton(1, (1, 1), move).labelled("", green) for move in (LEAD, OTHER)]
    piece = PieceButton(1, (1, 1), "6-6").labelled("")
    options = [discord.SelectOption(label=value, value=value) for value in ("6-6", "1-1")]
    select = PieceSelect(1, (1, 1)).offering(options)
    hinted.marked([*buttons, piece, select], LEAD)
    assert [one.item.style is green for one in (*buttons, piece)] == [True, False, True]
    assert [option.label for option in select.item.options] == ["★ 6-6", "1-1"]


def test_another_move_has_thin_rings_and_shared_pieces_thick_ones() -> None:
    """Of two equal tiles each move has its own."""
    boxes = [Box(0, y, 10, 10) for y in range(0, 60, 12)]
    rows = (("3p", "hand"), ("3p", "hand"), ("5p", "river"), ("5p", "hand"), ("pine.j1", "field"))
    picture = Picture(100, 100)
    picture.add(*(Sprite(name, box, zone) for box, (name, zone) in zip(boxes, rows, strict=True)))
    picture.add(Ring(boxes[1], "choice"))
    ring_instead(picture, ("3p", "3p", "5p", "pine.j1"))
    thin = [item.box for item in picture.items if isinstance(item, Ring) and item.kind == "instead"]
    assert sorted(thin, key=boxes.index) == [boxes[0], boxes[3], boxes[4]]

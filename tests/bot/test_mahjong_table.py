"""Mahjong at the table: what a hand offers, standing orders, a match by buttons."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import discord
import pytest

from bot.chat.panels.tables.controls.by_game import CONTROLS
from bot.chat.panels.tables.controls.hand_button import LAY
from bot.chat.panels.tables.controls.moves import Offer, Picked
from bot.chat.panels.tables.controls.with_emoji import COPY
from bot.chat.panels.tables.match import news
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.panels.tables.match.results import paid
from bot.domain.tables import claims, windows
from bot.domain.tables.ahead.decisions import Order
from bot.domain.tables.table import Table
from bot.words import FIRST, claimed, words
from rules import Line, Move, RuleError, Seat
from tests.bot.decks.mahjong_deals import (
    CIRCLE,
    DISCARD,
    HOUSES,
    WAITS,
    after,
    circle,
    passes,
    positions,
    stack,
    table,
    walled,
)
from tests.bot.discord.room import MOVE, Room, answers, choices, parts, said

EN = words("en").at("xiamen")
OTHERS = "ben chiyo daeun"


def offered(one: Table, seat: Seat, picked: Picked = ()) -> Offer:
    """The controls of a seat."""
    say = words("en").at(one.key)
    return CONTROLS[one.key](Glance.at(one, seat, say), picked)


def _ids(offer: Offer) -> list[str]:
    return [getattr(item, "custom_id", "") for item in offer.items]


def made(offer: Offer) -> list[str]:
    """The moves that one press makes, in their order."""
    found = []
    for item in offer.items:
        match getattr(item, "item", item):
            case discord.ui.Button(custom_id=str(custom_id)) if one := MOVE.fullmatch(custom_id):
                found.append(one[1])
            case discord.ui.Select() as select:
                found += [option.value for option in select.options]
    return found


def labels(offer: Offer) -> Iterator[str]:
    """Everything in words that can be pressed."""
    for item in offer.items:
        match getattr(item, "item", item):
            case discord.ui.Button(label=str(label)):
                yield label
            case discord.ui.Select() as select:
                yield str(select.placeholder)
                for option in select.options:
                    yield from (option.label, option.description or "")


# --- What a hand offers ---------------------------------------------------------------------------


@pytest.mark.parametrize("key", HOUSES)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.slow
def test_a_hand_offers_exactly_the_legal_moves_in_one_press(key: str, seed: int) -> None:
    for one in positions(key, seed):
        assert one.deal is not None
        for seat in one.deal.state.to_act:
            offer = offered(one, seat)
            found = made(offer)
            if any(one.endswith(":lay") for one in _ids(offer)):
                found = [*made(offered(one, seat, LAY)), *found]
            assert sorted(one for one in found if not one.endswith(COPY)) == sorted(
                map(str, one.legal(seat))
            )
            twins = {one.rstrip(COPY) for one in found if one.endswith(COPY)}
            assert twins <= {f"discard {getattr(one.view(seat), 'drawn', None)}"}
            assert not Counter(offer.ringed) - Counter(one.view(seat).hand)
            if "pass" in found:
                assert found[-1] == "pass"


FAR = "2m 2m 5m 5m 8m 8m 2p 2p 5p 5p 8p 8p 2s 8s"
"""Fourteen tiles that are part of no set."""
PASSES = "pass, pass, pass, pass"
HEADLINES = [
    ("a tile drawn", ["1z 9p"], "3z", PASSES, 0, "You have drawn West. Discard a tile."),
    (
        "a tile drawn that wins",
        ["9p", WAITS],
        "1z 6p",
        f"{PASSES}, discard 1z, pass, pass, pass",
        1,
        "You have drawn 6 Dot. *Win*, or discard a tile.\nYou can win: ",
    ),
    (
        "a duty to follow",
        ["9p", f"1z 2z {FAR}"],
        "1z 7p",
        f"{PASSES}, discard 1z, pass, pass, pass",
        1,
        "**You must follow: East.** You hold just one of a wind or dragon "
        "that was discarded: discard it first. You have drawn 7 Dot.",
    ),
    (
        "a discard nobody can use",
        ["9p", f"2z 2z {FAR}"],
        "1z",
        f"{PASSES}, discard 1z",
        1,
        "discarded East.** You cannot claim it: pass.",
    ),
    (
        "a discard that wins",
        ["9p", WAITS],
        "6p",
        f"{PASSES}, discard 6p",
        1,
        "discarded 6 Dot.** Claim it, or pass.\nYou can win: On a discard, 4 points.",
    ),
    (
        "heaven's hand",
        [WAITS],
        "6p",
        "",
        0,
        "Win at once, or pass.\nYou can win: Win as dealt ×4, 24 points.",
    ),
    ("a hand as any", ["9p"], "1z", "", 0, "Your hand cannot win at once: pass."),
]


@pytest.mark.parametrize(
    ("hands", "draws", "script", "turn", "said"),
    [row[1:] for row in HEADLINES],
    ids=[row[0] for row in HEADLINES],
)
def test_questions_to_a_player(
    hands: Sequence[str], draws: str, script: str, turn: int, said: str
) -> None:
    one = after(table("xiamen", walled(hands, draws)), script)
    assert one.deal is not None
    seat = (one.deal.state.dealer + turn) % 4
    assert said in offered(one, seat).headline


@pytest.mark.parametrize("key", ["xiamen", "changchun", "liangxi"])
@pytest.mark.parametrize(("language", "alien"), [("en", "[ぁ-んァ-ヶ一-龠]+"), ("ja", "[A-Za-z]+")])
def test_a_deal_is_told_in_the_language_of_its_player(language: str, alien: str, key: str) -> None:
    say = words(language).at(key)
    for one in positions(key, 1):
        assert one.deal is not None
        seat = min(one.deal.state.to_act)
        offer = CONTROLS[key](Glance.at(one, seat, say), ())
        order = Order(claims.written(claims.possible(one.view(seat)), claims.STOPS), "turn", 1, 0)  # type: ignore[arg-type]
        told = [offer.headline, *news.last_moves(one, say), claimed.order(say, order)]
        for name in ("Aki", "Ben", "Chiyo", "Daeun"):
            told = [line.replace(name, "") for line in told]
        shown = [*told, *labels(offer)]
        if language == FIRST:  # a term stands beside what the game itself writes
            shown = [re.sub(rf"\([\w ]+ {alien}\)|[Xx]i 喜", "", line) for line in shown]
        assert [line for line in shown if re.search(alien, line)] == []


# --- Standing orders ------------------------------------------------------------------------------

ORDERED = [
    ("pung of 3 Dot", "p3p", "3p", "pung"),
    ("a kong before a pung", "pung kong", "3p", "kong"),
    ("a kong that was ordered", "k3p chow", "3p", "kong"),
    ("a pung of another", "p9p k9p", "3p", "pass"),
    ("any chow", "chow", "6p", "chow 4p 5p"),
    ("a chow with these tiles", "c3p4p", "2p", "chow 3p 4p"),
    ("a chow with others", "c7p8p", "6p", "pass"),
    ("nothing", "pass", "3p", "pass"),
    ("no win", "win", "3p", "pass"),
    ("a stop that has not come", "pung wall20 sets3", "3p", "pung"),
]


@pytest.mark.parametrize(
    ("text", "thrown", "answer"), [row[1:] for row in ORDERED], ids=[row[0] for row in ORDERED]
)
def test_an_order_claims_what_it_names_and_passes_all_else(
    text: str, thrown: str, answer: str
) -> None:
    hands = ["9p", "3p 3p 3p 4p 5p 2m 2m 5m 5m 8m 8m 2s 2s 5z 6z 7z"]
    one = after(table("xiamen", walled(hands, thrown)), f"{PASSES}, discard {thrown}")
    assert one.deal is not None
    seat = (one.deal.state.dealer + 1) % 4
    assert str(claims.read(text)(one.view(seat), one.legal(seat))) == answer  # type: ignore[arg-type]


@pytest.mark.parametrize("declare", ["checked", "free"])
@pytest.mark.parametrize(
    "text", ["win", "win pung kong chow", "p1z p2z k3z c3m4m", "pass", "win sets3", "pung wall40"]
)
def test_an_order_decides_windows_by_what_everybody_sees(text: str, declare: str) -> None:
    decide, stopped, won, wins = claims.read(text), set[bool](), 0, "win" in text.split()
    for one in positions("xiamen", 12, declare=declare):
        if not windows.is_open(one):
            continue
        assert one.deal is not None
        for seat in one.deal.state.to_act:
            view: Any = one.view(seat)
            move = decide(view, one.legal(seat))
            opened = [sum(m.is_open for m in ms) for s, ms in enumerate(view.melds) if s != seat]
            stops = ("sets3" in text and max(opened) >= 3) or ("wall40" in text and view.wall < 40)
            assert (move is None) == stops
            assert move is None or move in one.legal(seat)
            assert (move == Move("win")) == (wins and not stops and view.worth is not None)
            won += move == Move("win")
            stopped.add(stops)
    assert bool(won) == (wins and True not in stopped)
    assert stopped == {True, False} if {"sets3", "wall40"} & set(text.split()) else {False}


@pytest.mark.parametrize("text", ["", "all", "win p1f", "p10m", "c3m", "sets4", "win  please"])
def test_a_text_that_is_no_order_is_refused(text: str) -> None:
    with pytest.raises(RuleError, match="no-such-order"):
        claims.read(text)


def test_an_order_fits_into_the_id_of_a_button() -> None:
    longest = claims.written([f"c{n}m{n + 1}m" for n in range(1, claims.MOST + 1)], claims.STOPS)
    assert len(f"claims:12345678:match:{longest}") <= 100
    assert claims.parts(longest)[1] == list(claims.STOPS)
    assert EN("order-chow") in claimed.order(EN, Order("chow", "deal", 1, 0))


# --- At the table ---------------------------------------------------------------------------------


@pytest.fixture
async def window(room: Room, monkeypatch: pytest.MonkeyPatch, blank: None) -> Room:
    """Chiyo has discarded 6p: the others are asked, and Daeun could win."""
    stack(monkeypatch, DISCARD)
    await room.start(0, OTHERS, "xiamen")
    await passes(room, "aki", "ben", "chiyo", "daeun")
    await room.make("discard 6p", room.chiyo)
    return room


async def test_an_order_is_put_together_and_answers_at_once(window: Room) -> None:
    board = window.board()
    (panel,) = answers(await window.press(window.ben, "order", await window.hand(window.ben)))
    assert panel.ephemeral
    assert "Draft: any win; otherwise pass; until my next turn." in panel.content
    for part, values in (("claims", ["win", "pung"]), ("scope", ["deal"]), ("stops", ["wall20"])):
        (select,) = [p for p in parts(panel) if p["custom_id"].startswith(part)]
        pressed = await window.ben.select(panel.message, values, custom_id=select["custom_id"])
        (panel,) = answers(pressed)
    assert window.board().content == board.content
    await window.restart()
    give = "give:1:deal:win pung wall20"
    (given,) = answers(await window.ben.click(panel.message, custom_id=give))
    stop = "stop with fewer than 20 tiles to draw"
    order = f"any win; any pung; otherwise pass; {stop}"
    assert f"Now: {order}; for this deal." in given.content
    one = await window.table()
    assert [player.name for player in one.asked] == ["Aki", "Daeun"]
    assert EN("hand-order", order=f"{order}; for this deal") in (
        (await window.hand(window.ben)).content
    )
    assert "pung" not in window.board().content
    (own,) = answers(await window.ben.click(given.message, custom_id="give:1:turn:"))
    assert "Now: I answer myself." in own.content


async def test_a_window_outlives_a_restart(window: Room) -> None:
    await passes(window, "aki")
    shown = await window.hand(window.daeun)
    before = await window.table()
    await window.restart()
    assert await window.table() == before
    (win,) = [one for one in choices(shown) if one.move == "win"]
    await window.choose(window.daeun, shown, win)
    assert "Daeun wins" not in window.board().content
    await passes(window, "ben")
    board = window.board().content
    assert "**Daeun wins on a discard: +4.**" in board
    assert EN("sheet-line", reason="Base", who="Daeun +4") in board


@pytest.mark.parametrize(
    ("names", "deltas", "who"),
    [
        ("Aki Ben Chiyo Daeun", (9, -3, -3, -3), "Aki +9"),
        ("Aki Ben Chiyo Daeun", (9, -9, 0, 0), "Ben → Aki +9"),
        ("Aki Ben Chiyo Daeun", (3, -6, 3, 0), "Ben → Aki +3, Chiyo +3"),
        ("Aki Ben Chiyo Daeun", (0, 0, 0, 0), ""),
        ("Aki Ben", (-5, 5), "Ben +5"),
    ],
)
def test_a_seat_that_pays_alone_is_named(names: str, deltas: tuple[int, ...], who: str) -> None:
    assert paid(Line("liable", deltas), names.split(), EN) == who


@pytest.mark.usefixtures("blank")
async def test_a_move_refused_by_the_rules_gets_a_sentence(room: Room, monkeypatch: Any) -> None:
    stack(monkeypatch, walled(["9p", f"1z 2z {FAR}"], "1z 7p"))
    await room.start(0, OTHERS, "xiamen")
    old = await room.hand(room.daeun)
    room.client.hands.clear()
    await passes(room, "aki", "ben", "chiyo", "daeun")
    refused = said(await room.daeun.slash(room.channel, "play", move="discard 7p"))
    assert refused == EN("refusal-not-your-turn")
    await room.make("discard 1z", room.chiyo)
    assert await passes(room, "aki", "ben", "daeun") == [EN("window-passed")] * 3
    before = await room.table()
    refused = said(await room.daeun.slash(room.channel, "play", move="discard 7p"))
    assert refused == EN("refusal-not-legal")
    refused = said(await room.choose(room.daeun, old, choices(old)[0]))
    assert refused.startswith(f"⚠ {EN('hand-stale')}\n**You must follow: East.**")
    assert await room.table() == before


@pytest.mark.usefixtures("blank")
async def test_a_circle_of_dealers_is_played_by_buttons(room: Room, monkeypatch: Any) -> None:
    """The match of the shortest length: every dealer loses the first deal."""
    titles: list[str] = []
    stack(monkeypatch, *CIRCLE)
    await room.open(0, OTHERS, "xiamen")
    assert "one round" in room.board().content
    await room.press(room.aki, "start")
    await circle(room, lambda _: titles.append(room.board().content.split("\n")[0]))
    assert list(dict.fromkeys(titles)) == [
        f"**Xiamen mahjong** · round 1 of 1, dealer {number} of 4 · deal {number}"
        for number in range(1, 5)
    ] + ["**Xiamen mahjong** · the match is over"]
    board, table = room.board().content, await room.table()
    assert "-# Last deal – Chiyo robs the gold (qiangjin 搶金):" in board
    best = max(table.points)
    assert table.points.count(best) == 1
    assert f"**{table.names[table.points.index(best)]} wins the match**" in board


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize("pace", [None, "relaxed", "live-8", "quick", "timed-8"])
async def test_one_person_and_three_computers_play_a_deal(
    room: Room, monkeypatch: Any, pace: str | None
) -> None:
    """The person is asked where they can claim something and only there, and nothing waits."""
    stack(monkeypatch, DISCARD)
    await room.start(0, "computer computer computer", "xiamen", pace=pace)
    asked = 0
    for _ in range(40):
        one = await room.table()
        assert one.due is None
        if one.phase != "playing":
            break
        if windows.is_open(one):
            asked += 1
            assert windows.can_claim(one, 0)
            await room.press(room.aki, "pass")
        else:
            await room.act(room.aki)
    assert one.phase == "between"

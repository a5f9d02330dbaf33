"""Claims answered in advance: marks, standing rules, who is asked, and what became of it."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import cast
from unittest.mock import Mock

import pytest

from bot.chat.panels.tables.controls import claiming, mahjong, marks, standing_rule, waits
from bot.chat.panels.tables.controls.with_emoji import pictured
from bot.chat.panels.tables.match.glance import Glance
from bot.domain.refusal import Refusal
from bot.domain.tables import claims, windows
from bot.domain.tables.ahead import marking, orders, standing, worth
from bot.domain.tables.ahead.decisions import Marks
from bot.domain.tables.ahead.standing import Rule, held, rule_of
from bot.domain.tables.deal import PASS
from bot.domain.tables.pace import AHEAD, OLD, PACES, Pace, fitting, pace_of
from bot.domain.tables.table import Table
from bot.services.tables.tables import Tables
from bot.store import Database
from bot.words import LANGUAGES, claimed, lines, words
from rules import Chance, MahjongTable, MahjongView, Move
from rules.mahjong.tiles import KINDS
from tests.bot.decks.gaji_window import PASSED, WindowAt, moves
from tests.bot.decks.mahjong_deals import HOUSES, PEOPLE, after, positions, stack, table, walled
from tests.bot.discord import forged
from tests.bot.discord.room import Room, answers, choices, parts, said
from tests.bot.world.lone_tables import HERE, Clock, opened, stored
from tests.volume import seeds

pytestmark = pytest.mark.usefixtures("secrets")
EN = words("en").at("xiamen")
PASSES = "pass, pass, pass, pass"
SETS = "1m 2m 3m 7m 8m 9m 1s 2s 3s"
PAIRED = f"{SETS} 5p 5p 1z 1z 4p 6p 8s"
"""Can pung 5 Dot and East, and chow 5 Dot."""
AKI, BEN, CHIYO, DAEUN = range(4)
BLUE, GREEN = 1, 3
"""Discord's numbers of the styles of buttons for what holds now and for the next move."""
OTHER = "1p 4p 7p 3s 6s 9s 3m 6m 9m 2z 3z 4z 6z 7z"
"""A hand without pairs that could be claimed, and without golds."""
THROWER = 2
"""Chiyo deals; Daeun is next, then Aki and Ben."""


def thrown(*hands: str, draws: str = "1z") -> Table:
    """A table at which the dealer is about to discard, in the usual way of claiming."""
    one = after(table("xiamen", walled(["9p", *hands], draws)), PASSES)
    return replace(one, pace=AHEAD)


def dealt(hand: str, draws: str) -> Chance:
    """A chance with a hand of the player after the dealer, and draws; others can claim nothing."""
    return walled([f"9p {OTHER}", hand, OTHER, OTHER], draws)


def closed(one: Table) -> Table:
    """The table once all who are still asked have passed."""
    while one.deal and one.deal.state.window:
        one = after(one, "pass")
    return one


def seen(one: Table, seat: int = DAEUN) -> MahjongView:
    """The view of a seat."""
    return cast(MahjongView, one.view(seat))


def marked(one: Table, seat: int, text: str) -> Table:
    return marking.marked(one, seat, text.split())


def answer(one: Table, seat: int) -> Move:
    """The answer for a seat as soon as the window opens."""
    return windows.at_once(one)[seat]


# --- Paces ----------------------------------------------------------------------------------------


def test_a_stored_pace_is_read_again_and_fits() -> None:
    every = {**PACES, **OLD}
    assert all(pace_of(text) == pace and len(text) <= 20 for text, pace in every.items())
    assert len(PACES) + 1 <= 25
    assert str(AHEAD) == "ahead"
    assert set(OLD) >= {"relaxed", "relaxed-43200", "live-8", "quick"}
    with pytest.raises(Refusal):
        pace_of("ahead-nobody")


@pytest.mark.parametrize(
    ("pace", "clock"), [("timed-8", "live"), ("timed-1800", "evening"), ("ahead", "days")]
)
def test_each_way_of_claiming_proposes_a_clock(pace: str, clock: str) -> None:
    assert fitting(pace_of(pace)) == clock


# --- Standing rules -------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", standing.KINDS)
@pytest.mark.parametrize("least", standing.LEAST)
@pytest.mark.parametrize("opening", [True, False])
def test_a_rule_is_read_as_it_is_written(kind: str, least: int, opening: bool) -> None:
    for about in standing.ABOUT if kind == "ask" else ("",):
        rule = Rule(kind, least, opening, about)
        assert rule_of(str(rule)) == rule
        assert len(str(rule)) <= 40
    assert str(Rule("wins", about="z")) == "wins"
    with pytest.raises(Refusal):
        rule_of("wins z")


@pytest.mark.parametrize("hand", [PAIRED, OTHER])
@pytest.mark.parametrize(
    ("rule", "tile", "asked"),
    [("ask", "5p", True), ("ask p", "5p", True), ("ask z", "5p", False), ("ask z", "1z", True)],
)
def test_questions_about_a_class_come_with_any_hand(
    hand: str, rule: str, tile: str, asked: bool
) -> None:
    """A window waits for the class of the tile, whether or not the hand can claim it."""
    one = replace(thrown(hand, draws=tile), rules={DAEUN: rule})
    now = after(one, f"discard {tile}")
    assert (DAEUN not in windows.at_once(now)) == asked
    assert marking.can_mark(one, DAEUN) == (rule != "ask"), "marks answer for the other tiles"
    opening = replace(table("xiamen", walled(["9p", hand])), pace=AHEAD, rules={DAEUN: rule})
    assert (DAEUN not in windows.at_once(opening)) == (rule == "ask"), "no tile was discarded"


def test_a_table_that_asks_nobody_decides_who_would_be_asked() -> None:
    one = replace(thrown(), rules={AKI: "ask", BEN: "computer"})
    assert one.asking == {AKI: ""}
    closed = replace(one, pace=pace_of("ahead-marked-noask"))
    assert closed.asking == {}
    assert (held(closed, AKI).kind, held(closed, BEN).kind) == ("marked", "computer")
    everybody = replace(one, pace=pace_of("ahead-ask-3600"))
    assert everybody.asking == dict.fromkeys((AKI, CHIYO, DAEUN), "")
    with pytest.raises(Refusal):
        rule_of("always")


WAITS = f"{SETS} 4p 5p 6p 7p 8p 1z 1z"
WINNABLE = "discard 6p"


@pytest.mark.parametrize(
    ("rule", "made"),
    [
        ("", "win"),
        ("wins from50", "pass"),
        ("none", "pass"),
        ("computer", "win"),
        ("marked", "win"),
    ],
)
def test_a_rule_decides_what_is_not_marked(rule: str, made: str) -> None:
    one = after(replace(thrown(WAITS, draws="6p"), rules={DAEUN: rule} if rule else {}), WINNABLE)
    assert "win" in [move.verb for move in one.legal(DAEUN)]
    assert answer(one, DAEUN) == Move(made)


def test_a_claim_passed_up_at_the_opening_is_possible_later() -> None:
    one = replace(thrown(WAITS, draws="6p"), rules={DAEUN: "wins later"})
    assert answer(after(one, WINNABLE), DAEUN) == Move("win")
    golden = f"{SETS} 4p 5p 6p 7p 8p 9p 2z"
    opening = replace(table("xiamen", walled(["9p", golden])), pace=AHEAD)
    for rule in ("wins", "wins later"):
        ruled = replace(opening, rules=dict.fromkeys(range(4), rule))
        claimed = {move.verb for move in windows.at_once(ruled).values()}
        assert "win" not in claimed or rule == "wins"


# --- Marks ----------------------------------------------------------------------------------------


def test_only_claims_that_the_remaining_hand_allows_are_marked() -> None:
    one = thrown()
    assert one.deal is not None
    own = one.view(THROWER).hand
    words_ = tuple(worth.worths(one, THROWER, own[0]).marks)
    rest = list(own)
    rest.remove(own[0])
    for word in words_:
        tiles = [word[at : at + 2] for at in range(1, len(word), 2)]
        needed = {"p": tiles * 2, "k": tiles * 3, "c": tiles}[word[0]]
        assert all(rest.count(tile) >= needed.count(tile) for tile in needed)


@pytest.mark.parametrize("key", HOUSES)
@pytest.mark.parametrize("seed", seeds(1, 2))
@pytest.mark.slow
def test_nothing_but_a_win_can_be_claimed_without_a_mark(key: str, seed: int) -> None:
    """And a seat that has marked it all claims it: something in every window where it can."""
    found = 0
    for one in positions(key, seed):
        assert one.deal is not None
        window = getattr(one.deal.state, "window", None)
        if window is None or window.tile is None:
            continue
        for seat in sorted(one.deal.state.to_act):
            possible = tuple(worth.worths(one, seat).marks)
            melds = [move for move in one.legal(seat) if move.verb not in ("pass", "win")]
            assert {claims.named(window.tile, move) for move in melds} <= set(possible)
            every = claims.total(" ".join(possible) or "pass")(seen(one, seat), one.legal(seat))
            assert (every in melds) == bool(melds)
            found += bool(melds)
    assert found


@pytest.mark.parametrize("key", HOUSES)
@pytest.mark.slow
def test_an_answer_in_advance_is_total(key: str) -> None:
    """With any marks and rules, every window is answered as it opens, by a legal move."""
    rng = Random(key)
    vocabulary = ["win", "p1z", "k5p", "c3m4m", "c5s6s", "p9s", *claims.GUARDS]
    for one in positions(key, 4):
        assert one.deal is not None
        kinds = [rng.choice(standing.KINDS[:3]) for _ in range(4)]
        told = replace(one, pace=AHEAD, rules=dict(enumerate(kinds)))
        for seat in range(4):
            if rng.random() < 0.5:
                told = marked(told, seat, " ".join(rng.sample(vocabulary, 3)))
        if windows.is_open(told):
            made = windows.at_once(told)
            assert set(made) == set(one.deal.state.to_act)
            assert all(move in one.legal(seat) for seat, move in made.items())


CHOICES = [
    ("a mark claims", "p5p", "pung"),
    ("what is not marked is passed", "p1z", "pass"),
    ("nothing is marked", "pass", "pass"),
    ("a pung goes before a chow", "c4p6p p5p", "pung"),
    ("a chow that is marked", "c4p6p", "chow 4p 6p"),
    ("the rules allow no kong: the next mark is tried", "k5p p5p", "pung"),
    ("few tiles are left to draw", "p5p wall20", "pung"),
]


@pytest.mark.parametrize(("_", "text", "made"), CHOICES, ids=[one[0] for one in CHOICES])
def test_marks_answer_for_their_seat(_: str, text: str, made: str) -> None:
    one = marked(thrown(PAIRED, draws="5p"), DAEUN, text)
    assert answer(after(one, "discard 5p"), DAEUN) == Move.parse(made)


def test_a_guard_turns_marks_into_passes_and_leaves_a_win() -> None:
    one = after(marked(thrown(PAIRED, draws="5p"), DAEUN, "win p5p wall20"), "discard 5p")
    view, legal = seen(one), one.legal(DAEUN)
    decide = claims.total("win p5p wall20")
    assert decide(replace(view, wall=20), legal) == Move("pung")
    assert decide(replace(view, wall=19), legal) == PASS
    ready = replace(view, ready=("declared", "", "", ""))
    assert claims.total("p5p ready")(view, legal) == Move("pung")
    assert claims.total("p5p ready")(ready, legal) == PASS
    won = after(marked(thrown(WAITS, draws="6p"), DAEUN, "win ready"), WINNABLE)
    declared = replace(seen(won), ready=("declared", "", "", ""))
    assert claims.total("win ready")(declared, won.legal(DAEUN)) == Move("win")


def test_a_win_says_what_it_would_bring_claimed_or_drawn() -> None:
    one = thrown(WAITS, draws="6p")
    assert one.deal is not None
    (told,) = waits.lines(Glance.at(one, DAEUN, EN))
    found = re.search(r"6 Dot \(\d left, (\d+) points, (\d+) if you draw it\)", told)
    assert found
    given, drawn = map(int, found.groups())
    assert 0 < given <= claims.points(seen(after(one, WINNABLE))) < drawn
    assert not [*waits.lines(Glance.at(one, AKI, EN))]


def test_a_reckoned_hand_is_remembered_until_the_next_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = thrown(WAITS, draws="6p")
    told = [*waits.lines(Glance.at(one, DAEUN, EN))]
    later = after(one, "discard 6p")
    for name in ("outlook", "prospects"):
        monkeypatch.setattr(MahjongTable, name, Mock(side_effect=AssertionError(name)))
    assert [*waits.lines(Glance.at(replace(one, message=1), DAEUN, EN))] == told
    with pytest.raises(AssertionError):
        [*waits.lines(Glance.at(later, DAEUN, EN))]


def test_marks_lapse_with_the_next_turn_and_an_own_claim() -> None:
    one = marked(thrown(PAIRED, draws="5p 1z"), DAEUN, "p5p")
    assert marking.in_force(one, DAEUN)
    claimed = closed(after(one, "discard 5p, pung"))
    assert claimed.deal is not None
    assert claimed.deal.state.melds[DAEUN]
    assert marking.in_force(claimed, DAEUN) is None
    drawn = closed(after(marked(thrown(draws="9s 1z"), DAEUN, "p5p"), "discard 9s"))
    assert drawn.deal is not None
    assert drawn.deal.state.turn == DAEUN
    assert marking.in_force(drawn, DAEUN) is None
    assert marking.said(drawn, DAEUN) == "win"
    assert marking.said(replace(drawn, rules={DAEUN: "marked"}), DAEUN) == "p5p"


def test_marks_of_other_deals_and_drafts_of_other_turns_lapse() -> None:
    one = thrown()
    assert one.deal is not None
    ply = one.deal.ply
    said_ = {seat: Marks("win", 1 + (seat == 0), ply) for seat in range(2)}
    drafts = {2: Marks("win", 1, ply), 3: Marks("win", 1, ply - 1)}
    kept = marking.without_past(replace(one, marks=said_, drafts=drafts))
    assert (set(kept.marks), set(kept.drafts)) == ({1}, {2})


@pytest.mark.parametrize("text", ["always", "p1f", "win win2", "sets4"])
def test_nothing_else_can_be_marked(text: str) -> None:
    with pytest.raises(Refusal):
        marked(thrown(), DAEUN, text)


WORTHS = [
    (
        "a pung makes a set, a chow with two more too",
        PAIRED,
        {"c4p5p", "c4p6p", "c5p6p", "p1z", "p5p"},
    ),
    ("a hand that waits is brought nearer by a win alone", WAITS, set[str]()),
]


@pytest.mark.parametrize(("_", "hand", "nearer"), WORTHS, ids=[row[0] for row in WORTHS])
def test_the_worth_of_marks_says_what_brings_a_hand_nearer(
    _: str, hand: str, nearer: set[str]
) -> None:
    one = thrown(hand)
    known = worth.worths(one, DAEUN)
    assert {*known.nearer} == nearer
    assert worth.worths(one, DAEUN, "9m").now >= known.now
    assert worth.worths(one, DAEUN, "5z") == worth.Worths(0, {}), "no tile of the hand"


def test_a_mark_says_the_waits_and_points_of_the_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(waits, "ENOUGH", 60)
    one = thrown(PAIRED)
    known = worth.worths(one, DAEUN)
    told = marks.described(Glance.at(one, DAEUN, EN), known)
    assert {*told} == {*known.marks}
    for word in known.nearer:
        assert re.fullmatch(r"then you wait for .*; \d+ left; \d+–\d+ points", told[word])
    assert told["c1m2m"] == EN("mark-same", away=known.now)


def test_each_mark_has_the_picture_of_a_tile() -> None:
    one = thrown(PAIRED)
    assert one.deal
    glance, known = Glance.at(one, DAEUN, EN), worth.worths(one, DAEUN)
    select = claiming.MarkSelect.of(glance, one.deal.moment, "none", known, [])
    words_ = worth.sets(one, DAEUN, known)["nearer"]
    nearer = claiming.MarkButton(1, one.deal.moment, "none", "nearer", words_)
    pictured([select, nearer.shown(EN, bright=False)], dict.fromkeys(KINDS, "<:tile:9>"))
    shown = {option.value for option in select.item.options if option.emoji}
    assert shown == {*known.marks}, "a win and the conditions name no tile"
    assert nearer.item.emoji


def test_a_set_has_no_more_melds_than_the_list() -> None:
    one = thrown(PAIRED)
    assert one.deal
    words_ = [f"p{tile}" for tile in KINDS[:30]]
    for nearer in (0, 5, 30):
        worths = {
            word: worth.Worth(False, 2 if place >= 30 - nearer else 3)
            for place, word in enumerate(words_)
        }
        known = worth.Worths(3, worths)
        chosen = (*worth.sets(one, DAEUN, known).get("nearer", ()), words_[3])[: worth.MOST + 1]
        glance = Glance.at(one, DAEUN, EN)
        select = claiming.MarkSelect.of(glance, one.deal.moment, "none", known, chosen)
        listed = [option.value for option in select.item.options]
        assert {*chosen} <= {*listed}
        assert len([word for word in listed if word in worths]) == worth.MOST
    assert len(known.nearer) == worth.MOST


MANY = [
    ("win p1z c1m2m", "any win; pung of East; chow with 1 Character, 2 Character; {}"),
    (
        "win c1m2m p1z c2m3m c5s6s c1z2z",
        "any win; chow with 1C 2C, 2C 3C, 5B 6B, E S; pung of East; {}",
    ),
    ("win p1z p2z p3z p4z", "any win; pung of E, S, W, N; {}"),
]


@pytest.mark.parametrize(("text", "told"), MANY)
def test_many_melds_of_a_kind_are_named_together(text: str, told: str) -> None:
    assert claimed.marks(EN, text) == told.format(EN("claims-rest"))


def test_claims_of_the_same_worth_share_a_line() -> None:
    nearer = {word: worth.Worth(False, 1) for word in ("p1z", "p5p")}
    known = worth.Worths(2, {**nearer, "c4p5p": worth.Worth(False, 0), "k9m": worth.Worth(True, 3)})
    told = marks.lines(known, marks.described(Glance.at(thrown(PAIRED), DAEUN, EN), known), EN)
    assert [*told] == [
        "-# chow with 4 Dot, 5 Dot: completes the hand",
        "-# pung of East; pung of 5 Dot: one tile from a win, instead of 2",
    ]


def test_the_only_discard_is_offered_with_its_marks() -> None:
    hand = f"9p 1z 1z {OTHER}"[: 3 * 16 - 1]
    one = replace(after(table("xiamen", walled([hand], "8p")), PASSES), pace=AHEAD)
    glance = Glance.at(one, THROWER, EN)
    for tiles in (["9p"], ["9p", "8p"]):
        legal = [Move("discard", (tile,)) for tile in tiles]
        assert {*legal} <= {*glance.legal}
        offer = mahjong.controls(replace(glance, legal=legal), ())
        told = (
            EN("claims-only", card="9 Dot"),
            EN("claims-marked", claims=claimed.marks(EN, "win")),
        )
        shown = [item for item in offer.items if isinstance(item, claiming.MarkButton)]
        assert [line in offer.headline for line in told] == [len(tiles) == 1] * 2
        assert [item.how for item in shown] == ["nearer", "wins", "choose"][: 9 * (tiles == ["9p"])]
        assert {item.tile for item in shown} <= {"9p"}


SINGLE = 34
"""The most columns of a label that a select shows whole on a phone."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_for_claims_are_read_whole_on_a_phone(language: str) -> None:
    say, one = words(language).at("xiamen"), thrown(PAIRED)
    for own in ("", "ask", "ask m", "wins from10", "marked"):
        for part in standing_rule.PARTS:
            for option in standing_rule.StandingSelect.of(part, one, own, say).item.options:
                assert lines.width(option.label) <= SINGLE, option.label
                assert lines.width(option.description or "") <= SINGLE + 14, option.description


def test_sets_of_marks_are_offered_once_each() -> None:
    one = thrown(PAIRED)
    known = worth.worths(one, DAEUN)
    nearer = ("win", *known.nearer)
    for text, expected in (
        ("", {"nearer", "wins"}),
        (" ".join(nearer[::-1]), {"nearer", "wins"}),
        ("win", {"nearer", "wins"}),
        ("p1z wall20 p9s", {"nearer", "last", "wins"}),
        ("p9s", {"nearer", "wins"}),
    ):
        now = marked(one, DAEUN, text) if text else one
        found = worth.sets(now, DAEUN, known)
        assert {*found} == expected, text
        assert found["nearer"] == nearer
        assert found.get("last", ("p1z", "wall20")) == ("p1z", "wall20"), "p9s is not possible"


OUTCOMES = [
    ("p5p", "discard 5p, pung", [("5p", "taken", DAEUN)]),
    ("p1z", "discard 5p, pass, pass, pass", [("5p", "passed", None)]),
]


@pytest.mark.parametrize(("text", "script", "became"), OUTCOMES)
def test_everybody_learns_what_became_of_their_marks(
    text: str, script: str, became: list[object]
) -> None:
    one = closed(after(marked(thrown(PAIRED, draws="5p"), DAEUN, text), script))
    assert [(o.tile, o.how, o.by) for o in marking.outcomes(one, DAEUN)] == became
    assert marking.outcomes(one, BEN) == []


def test_a_mark_that_was_beaten_names_who_went_first() -> None:
    chower = f"{SETS} 4p 6p 1z 2z 3z 8s 8s"
    punger = "2m 2m 5m 5m 8m 8m 2s 2s 5s 5s 8s 5p 5p 9s 9s 4z"
    one = thrown(chower, punger, draws="5p")
    one = closed(after(one, "discard 5p, chow 4p 6p, pung"))
    (beaten,) = marking.outcomes(one, DAEUN)
    assert (beaten.how, beaten.claim, beaten.by) == ("beaten", Move.parse("chow 4p 6p"), AKI)


# --- At the service -------------------------------------------------------------------------------


async def test_marks_travel_with_the_discard_and_are_on_the_disk(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, dealt(PAIRED, "5p 1z"))
    tables = Tables(database, clock)
    one = await opened(tables, "xiamen", 4)
    assert one.pace == AHEAD
    assert one.deal is not None
    assert not windows.is_open(one), "the opening was answered in advance"
    thrower = PEOPLE[THROWER].user
    at = one.deal.moment
    before = tables.keeper.edition
    one = await tables.claiming.mark(one.id, thrower, at, ["win", "p9p"], draft=True)
    one = await tables.claiming.mark(one.id, PEOPLE[DAEUN].user, at, ["p5p"], draft=False)
    assert tables.keeper.edition == before, "nothing is shown of what is marked"
    assert await stored(database) == one
    one = await tables.playing.play(one.id, thrower, Move.parse("discard 5p"), at, marked=True)
    assert one.deal is not None
    assert one.deal.state.melds[DAEUN], "the marks of the next player have claimed it at once"
    assert (one.marks[THROWER].text, one.drafts) == ("win p9p", {})
    assert await stored(database) == one
    with pytest.raises(Refusal):
        await tables.claiming.mark(one.id, PEOPLE[DAEUN].user, at, ["p1z"], draft=False)


async def test_a_discard_that_is_typed_carries_no_marks(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, dealt(PAIRED, "5p 1z"))
    tables = Tables(database, clock)
    one = await opened(tables, "xiamen", 4)
    assert one.deal is not None
    thrower, at = PEOPLE[THROWER].user, one.deal.moment
    await tables.claiming.mark(one.id, thrower, at, ["p9p"], draft=True)
    one = await tables.playing.play(one.id, thrower, Move.parse("discard 5p"))
    assert (one.marks, one.drafts) == ({}, {})


async def test_a_player_who_wants_to_be_asked_is_waited_for(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, dealt(PAIRED, "5p 1z"))
    tables = Tables(database, clock)
    await tables.claiming.choose(PEOPLE[AKI].user, "ask")
    one = await opened(tables, "xiamen", 4)
    assert one.asking == {AKI: ""}
    assert [player.user for player in one.asked] == [PEOPLE[AKI].user], "the opening asks them too"
    shown = tables.keeper.edition
    await tables.claiming.choose(PEOPLE[BEN].user, "computer")
    one = await tables.at(one.id)
    assert (one.rules[BEN], tables.keeper.edition) == ("computer", shown)
    await tables.claiming.choose(PEOPLE[AKI].user, "")
    one = await tables.at(one.id)
    assert (one.asking, windows.is_open(one), tables.keeper.edition) == ({}, False, shown + 1)
    assert await stored(database) == one


@pytest.mark.parametrize("pace", ["ahead-ask-3600", "timed-3600"])
async def test_when_time_is_over_marks_and_rules_answer_wins_too(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    stack(monkeypatch, dealt(WAITS, "6p 1z"))
    tables = Tables(database, clock)
    await tables.claiming.choose(PEOPLE[DAEUN].user, "wins later")
    one = await opened(tables, "xiamen", 4, pace=pace)
    for _ in range(2):
        assert one.due == clock.now + timedelta(hours=1)
        clock.now = one.due
        await tables.alarm._come_due(one.id)
        one = await tables.shown_in(HERE)
        if one.phase == "playing":
            one = await tables.playing.play(one.id, PEOPLE[THROWER].user, Move.parse(WINNABLE))
    assert one.phase != "playing"
    assert one.deal is not None
    assert (DAEUN, Move("win")) in one.deal.log[-3:]
    tables.timers.stop()


async def test_open_seats_pass_and_computers_answer_for_absent_players(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, dealt(WAITS, "6p 1z"))
    tables = Tables(database, clock)
    await tables.claiming.choose(PEOPLE[DAEUN].user, "wins later")
    one = await opened(tables, "xiamen", 4)
    one = await tables.leaving.go_away(one.id, PEOPLE[DAEUN].user, "open")
    one = await tables.playing.play(one.id, PEOPLE[THROWER].user, Move.parse(WINNABLE))
    assert one.phase == "playing"
    assert one.deal is not None
    assert (DAEUN, PASS) in one.deal.log[-3:]


@pytest.mark.parametrize("how", ["open", "computer"])
async def test_a_window_stops_waiting_for_a_player_who_goes_away(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    stack(monkeypatch, dealt(PAIRED, "5p 1z"))
    tables = Tables(database, clock)
    await tables.claiming.choose(PEOPLE[AKI].user, "ask")
    one = await opened(tables, "xiamen", 4)
    assert windows.is_open(one)
    one = await tables.leaving.go_away(one.id, PEOPLE[AKI].user, how)
    assert not windows.is_open(one)
    assert await stored(database) == one


async def test_from_the_next_window_on_nobody_with_company_is_alone(
    database: Database, clock: Clock
) -> None:
    tables = Tables(database, clock)
    one = await opened(tables, "xiamen", 1, 3)
    assert one.alone
    with_another = replace(one, players=(*one.players[:3], PEOPLE[3]))
    away = replace(one, players=(*one.players[:3], replace(PEOPLE[3], away="computer")))
    assert not with_another.alone
    assert not away.alone


# --- In panels ------------------------------------------------------------------------------------


async def test_a_tile_is_chosen_marked_with_and_discarded(
    room: Room, monkeypatch: pytest.MonkeyPatch, blank: None
) -> None:
    stack(monkeypatch, walled([f"9p 9p 1z 1z {OTHER}"[:47], OTHER, OTHER, OTHER], "8p 2m"))
    await room.start(0, "ben chiyo daeun", "xiamen", pace=None)
    table_ = await room.table()
    assert "Claims: answered in advance" in said(await room.press(room.aki, "help"))
    person = room.members[table_.asked[0].user]
    hand = await room.hand(person)
    assert "discard 1z" in [one.move for one in choices(hand)]
    first = (await room.press(person, "mark", hand.message)).response
    assert first is not None
    assert "Choose the tile to discard; then mark" in first.content
    assert [one.move for one in choices(first)] == [None] * len(choices(first))
    pick = next(one for one in choices(first) if one.picked[0].startswith("discard"))
    tile = pick.picked[0].removeprefix("discard ")
    picked = (await room.choose(person, first, pick)).response
    assert picked is not None
    assert "Mark what you would claim until your next turn" in picked.content
    sets = {part["custom_id"].rpartition(":")[2]: part for part in parts(picked)}
    assert {"wins", "choose", "back"} <= {*sets}
    assert [how for how, part in sets.items() if part["style"] == BLUE] == ["wins"]
    assert [how for how, part in sets.items() if part["style"] == GREEN] == [f"discard {tile}"]
    listed = await person.click(picked.message, custom_id=sets["choose"]["custom_id"])
    picked = listed.response
    assert picked is not None
    marks = next(part for part in parts(picked) if part["custom_id"].startswith("mark:"))
    assert [one["value"] for one in marks["options"] if one.get("default")] == ["win"]
    assert "p1z" in [one["value"] for one in marks["options"]]
    board = room.board()
    kept = await person.select(picked.message, ["p1z"], custom_id=marks["custom_id"])
    assert room.board().edited_at == board.edited_at
    assert kept.response is not None
    assert "Until your next turn: pung of East; otherwise pass." in kept.response.content
    play = next(p for p in parts(kept.response) if p["custom_id"].endswith(f":discard {tile}"))
    told = said(await person.click(kept.response.message, custom_id=play["custom_id"]))
    assert "Until your next turn: pung of East; otherwise pass." in told
    table_ = await room.table()
    assert not windows.is_open(table_)
    assert table_.marks[THROWER].text == "p1z"


async def test_a_standing_rule_is_chosen_in_the_panel(
    room: Room, monkeypatch: pytest.MonkeyPatch, blank: None
) -> None:
    stack(monkeypatch, dealt(PAIRED, "5p 1z"))
    await room.start(0, "ben chiyo daeun", "xiamen", pace=None)
    (panel,) = answers(await room.press(room.ben, "order"))
    assert "Only you can see this" in panel.content
    ids = [part["custom_id"] for part in parts(panel)]
    ways = [one.rpartition(":")[2] for one in ids]
    assert ways == ["nearer", "wins", "choose", "kind"]
    choose = ids[2]
    listed = await room.ben.click(panel.message, custom_id=choose)
    assert [part["custom_id"].partition(":")[0] for part in parts(answers(listed)[0])] == [
        "mark",
        "standing",
    ]
    board = room.board()
    for value, row in (("wins", 3), ("wins from10", 4)):
        part = "kind" if value == "wins" else "least"
        (standing_,) = [one for one in ids if one.endswith(part)]
        chosen = await room.ben.select(panel.message, [value], custom_id=standing_)
        assert chosen.response is not None
        panel = chosen.response
        ids = [one["custom_id"] for one in parts(panel)]
        assert len([one for one in ids if one.startswith("standing:")]) == 3, row
    assert (await room.client.services.people.at(room.ben.id)).rule == "wins from10"
    assert room.board().edited_at == board.edited_at
    (kind,) = [one for one in ids if one.endswith("kind")]
    await room.ben.select(panel.message, ["ask from10"], custom_id=kind)
    stale = await forged.press(room.ben, panel.message, choose)
    assert said(stale) == EN("refusal-stale"), "who is asked has no marks to list"
    told = said(await room.press(room.aki, "help"))
    assert EN("table-asking", names="Ben") in told


async def test_alone_with_computers_the_panel_says_one_thing(room: Room, blank: None) -> None:
    await room.open(0, None, "xiamen", None)
    await room.press(room.aki, "fill")
    (panel,) = answers(await room.press(room.aki, "order"))
    assert EN("claims-alone") in panel.content
    assert EN("pace-ahead-wins") not in panel.content
    assert "mark" not in {part["custom_id"].partition(":")[0] for part in parts(panel)}


async def test_the_worth_of_marks_is_found_once(
    room: Room, monkeypatch: pytest.MonkeyPatch, blank: None
) -> None:
    stack(monkeypatch, walled([f"9p 9p 1z 1z {OTHER}"[:47], OTHER, OTHER, OTHER], "8p 2m"))
    await room.start(0, "ben chiyo daeun", "xiamen", pace=None)
    person = room.members[(await room.table()).asked[0].user]
    counted = Mock(wraps=worth.worths)
    monkeypatch.setattr(worth, "worths", counted)
    hand = (await room.press(person, "mark", (await room.hand(person)).message)).response
    assert hand is not None
    pick = next(one for one in choices(hand) if one.picked[0].startswith("discard"))
    picked = (await room.choose(person, hand, pick)).response
    for how in ("wins", "choose", "wins"):
        assert picked is not None
        found = [part["custom_id"] for part in parts(picked)]
        as_ = next((one for one in found if one.endswith(f":{how}")), None)
        picked = (await person.click(picked.message, custom_id=as_)).response if as_ else picked
    tiles = [call.args[2] for call in counted.call_args_list]
    assert tiles == [pick.picked[0].removeprefix("discard ")]


async def test_a_hiki_is_called_in_advance(window_at: WindowAt) -> None:
    room = await window_at("ahead")
    assert (await moves(room))[:3] == [PASSED[0], PASSED[2], PASSED[3]]
    assert "Hiki! Ben takes" in room.board().content


async def test_a_player_who_calls_no_hiki_passes(window_at: WindowAt) -> None:
    room = await window_at("ahead-computer", others="ben chiyo daeun emilia")
    assert len(await moves(room)) == 4


@pytest.mark.parametrize("pace", [AHEAD, Pace("timed", 8)])
def test_old_orders_answer_at_old_tables_alone(pace: Pace) -> None:
    one = thrown(PAIRED, draws="5p")
    assert one.deal is not None
    ordered = orders.given(one, DAEUN, orders.ordered(one, "pung", "match"))
    relaxed = after(replace(ordered, pace=Pace()), "discard 5p")
    assert windows.at_once(relaxed) == {DAEUN: Move("pung")}
    settled = after(replace(ordered, pace=pace), "discard 5p")
    assert windows.at_last(settled)[DAEUN] == PASS


@pytest.mark.parametrize("key", HOUSES)
async def test_four_people_play_a_deal_and_answer_only_their_turns(
    database: Database, clock: Clock, key: str
) -> None:
    rng, turns, tables = Random(3), 0, Tables(database, clock)
    one = await opened(tables, key, 4)
    while one.phase == "playing":
        assert not windows.is_open(one)
        (player,) = one.asked
        seat = one.seat_of(player.user)
        assert seat is not None
        one = await tables.playing.play(one.id, player.user, rng.choice(one.legal(seat)))
        turns += 1
    assert turns > 10

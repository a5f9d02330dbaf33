"""Sakura by its sentences: the cards, the first dealer, the deal, people who sit a deal out."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from rules import Carry, Chance, RuleError, play
from rules.game import DICE
from rules.hanafuda.options import SakuraOptions
from rules.hanafuda.resting import sitting_out
from tests.rules.positions import PINES, SAKURA, Table, cards, drawing, lying, rows
from tests.rules.sakura_positions import EIGHT, HIGO, PACKETS, PLAYERS, TEAMS, deal, places

# --- The cards ------------------------------------------------------------------------------------

PILES: Table = [
    ("SAK: 光札が,松に鶴,桜に幕,ススキに月,桐に鳳凰の4枚", "bright", 4, 20),
    ("SAK: タンが短冊のある札と黄色の桐の11枚", "ribbon", 11, 10),
    ("SAK: タネが…雨に小野道風と雨に燕の10枚", "animal", 10, 5),
    ("SAK: 残り23枚がカスです", "junk", 23, 0),
]


@rows("kind, number, points", PILES)
def test_the_classes_of_cards(says: str, kind: str, number: int, points: int) -> None:
    assert Counter(SAKURA.kinds[card] for card in SAKURA.pack)[kind] == number
    assert SAKURA.worth[kind] == points


# --- The first dealer -----------------------------------------------------------------------------

LOT = SakuraOptions(first_dealer="any")
DRAWS: Table = [
    (
        "SAK: 月順が一番若い札を引いた人",
        HIGO,
        drawing("plum.j1", "rain.man", "pine.j2", game=SAKURA),
        2,
    ),
    (
        "[who drew the same month draws again]",
        HIGO,
        drawing(
            *("plum.j1", "plum.ribbon", "rain.man"),
            *("maple.j1", "rain.oni", "paulownia.j1"),
            game=SAKURA,
        ),
        0,
    ),
    ("SAK: など,好きな方法で決め", LOT, (1, 1, 2), 1),
]


@rows("options, dice, dealer", DRAWS)
def test_the_first_dealer(
    says: str, options: SakuraOptions, dice: tuple[int, ...], dealer: int
) -> None:
    carry = SAKURA.opening(options, 3)
    step = SAKURA.deal(options, carry, Chance(SAKURA.pack, dice))
    assert step.state.dealer == dealer
    assert [event.seat for event in step.events if event.kind == "lot"] == [dealer]


# --- Cut and deal ---------------------------------------------------------------------------------

DEALS: Table = [
    ("SAK: 2人なら手札10枚場札8枚(手十場八)", "10-8", HIGO, (10, 8, 20)),
    ("SAK: または手八場八", "8-8", EIGHT, (8, 8, 24)),
    ("SAK: 3人なら手七場六", "7-6", HIGO, (7, 6, 21)),
    ("SAK: 4人なら手五場八に配ります", "5-8", HIGO, (5, 8, 20)),
]


@pytest.mark.parametrize(("dealer", "upper"), [(0, 0), (1, 17)])
@rows("way, options, sizes", DEALS)
def test_the_deal(
    says: str,
    way: str,
    options: SakuraOptions,
    sizes: tuple[int, int, int],
    dealer: int,
    upper: int,
) -> None:
    """SAK: 右隣の人から反時計回りに,1度に3~4枚ずつ (the 2 of a hand of five cannot be helped).

    [S-15: the table is dealt after the players' packets of the same round.]
    """
    seats = PLAYERS[way]
    deck = SAKURA.pack[::5] + SAKURA.pack[1::5] + SAKURA.pack[2::5]
    deck += tuple(card for card in SAKURA.pack if card not in deck)
    state = deal(way, options=options, dealer=dealer, deck=deck, upper=upper).state
    deck = deck[upper:] + deck[:upper]
    lie = places(way)
    for after in range(seats):
        hand = state.hands[(dealer + after) % seats]
        assert set(hand) == {deck[at] for at in lie[str(after)]}
        assert len(hand) == sizes[0]
    assert lying(state) | set(state.captures[dealer]) == {deck[at] for at in lie["t"]}
    assert (len(lie["t"]), len(state.stock)) == sizes[1:]
    assert state.stock == tuple(deck[at] for at in lie["s"])
    assert state.turns == (sizes[0],) * seats
    assert state.to_act == {dealer}


@pytest.mark.parametrize("way", PACKETS)
def test_packets(way: str) -> None:
    """SAK: 1度に3~4枚ずつ [S-11: three and two of a hand of five]."""
    sizes = {len(packet) for packet in PACKETS[way].split()}
    assert sizes <= {3, 4} or (way == "5-8" and sizes == {2, 3, 4})


CUTTERS: Table = [
    ("SAK: 2人のときは相手", 2, 0, 1),
    ("SAK: 3人以上のときは右隣りの人", 3, 1, 2),
    ("SAK: 3人以上のときは右隣りの人 (4)", 4, 3, 0),
]


@rows("seats, dealer, cutter", CUTTERS)
def test_the_player_who_cuts(says: str, seats: int, dealer: int, cutter: int) -> None:
    state = SAKURA.deal(HIGO, Carry(1, dealer, (0,) * seats), Chance(SAKURA.pack)).state
    assert state.to_act == {cutter}
    assert [bool(SAKURA.legal(state, seat)) for seat in range(seats)].count(True) == 1


FOURS: Table = [
    ("SAK: 4枚同じ花の札があったら,この4枚は親の取り札", "7-6", HIGO, 1, PINES, 1),
    ("[four rains too]", "10-8", HIGO, 0, "rain.man rain.swallow rain.ribbon rain.oni", 0),
    ("SAK: 取り札と点数はチームのものにします [S-14]", "5-8", TEAMS, 3, PINES, 1),
    (
        "[two flowers at once]",
        "5-8",
        HIGO,
        2,
        f"{PINES} maple.deer maple.ribbon maple.j1 maple.j2",
        2,
    ),
]


@rows("way, options, dealer, lies, pile", FOURS)
def test_four_of_a_flower_on_the_table(
    says: str, way: str, options: SakuraOptions, dealer: int, lies: str, pile: int
) -> None:
    step = deal(way, {"t": lies}, options, dealer=dealer)
    state = step.state
    assert set(state.captures[pile]) == set(cards(lies))
    assert sum(map(len, state.captures)) == len(cards(lies))
    assert not lying(state) & set(cards(lies))
    assert [event.seat for event in step.events if event.kind == "dealer-takes"] == [dealer] * (
        len(cards(lies)) // 4
    )
    assert (state.phase, state.to_act) == ("play", {dealer})


# --- More people than may play --------------------------------------------------------------------


PEOPLE = [(seats, most) for seats in range(3, 8) for most in (2, 3, 4) if seats > most]


@pytest.mark.parametrize(("seats", "most"), PEOPLE)
def test_people_sit_out_in_turn(seats: int, most: int) -> None:
    """SAK: 5人以上…出下りで人数を調整したほうがよいです.

    [Before anybody sits out again, everybody else has sat out, or was to when they dealt.]
    """
    luck, options = Random(seats * most), SakuraOptions(at_play=most)
    carry = SAKURA.opening(options, seats)
    assert carry.resting == tuple(range(most, seats))
    deals = [(carry.resting, seats)]
    for _ in range(60):
        dealer = luck.choice([seat for seat in range(seats) if seat not in carry.resting])
        resting = sitting_out(carry, dealer, most)
        assert len(set(resting)) == seats - most
        assert dealer not in resting
        carry = Carry(carry.number + 1, dealer, carry.scores, resting)
        deals.append((resting, dealer))
    for seat in range(seats):
        rests = [at for at, (resting, _) in enumerate(deals) if seat in resting]
        for one, again in pairwise(rests):
            between = deals[one : again + 1]
            had = {other for resting, _ in between for other in resting}
            had |= {dealer for _, dealer in between}
            assert had >= set(range(seats))


@pytest.mark.parametrize(("seats", "most"), PEOPLE)
def test_a_resting_player_has_no_part_in_the_deal(seats: int, most: int) -> None:
    luck, options = Random(seats + most), SakuraOptions(at_play=most)
    carry = SAKURA.opening(options, seats)
    for _ in range(3):
        deck = tuple(luck.sample(SAKURA.pack, 48))
        dice = tuple(luck.choices(range(1, 7), k=DICE))
        state = SAKURA.deal(options, carry, Chance(deck, dice)).state
        way = {2: "10-8", 3: "7-6", 4: "5-8"}[most]
        playing = tuple(seat for seat in range(seats) if seat not in carry.resting)
        assert state.playing == playing
        assert state.dealer in playing
        while state.result is None:
            for seat in carry.resting:
                assert SAKURA.legal(state, seat) == ()
                assert state.hands[seat] == state.captures[seat] == ()
            assert state.to_act <= set(playing)
            seat = luck.choice(sorted(state.to_act))
            was, move = state.phase, luck.choice(SAKURA.legal(state, seat))
            state = play(SAKURA, state, seat, move).state
            if was == "cut":
                sizes = {len(state.hands[seat]) for seat in playing}
                assert sizes == {len(places(way)["0"])}
        deltas = state.result.deltas(seats)
        assert all(deltas[seat] == 0 for seat in carry.resting)
        assert {seat for seat in range(seats) if deltas[seat]} == set(playing)
        assert SAKURA.view(state, None).resting == tuple(sorted(carry.resting))
        assert state.result.carry is not None
        assert state.result.carry.dealer not in state.result.carry.resting
        carry = state.result.carry


CLASHES: Table = [
    ("SAK: 2対2のチーム戦", TEAMS, 4, True),
    ("SAK: 4人のときは", TEAMS, 3, False),
    ("[nobody sits out of a game of teams]", TEAMS, 5, False),
    ("[nor where seven are at the table]", TEAMS, 7, False),
    ("[nor do two people make teams]", TEAMS, 2, False),
    ("[where three play, nobody has a partner]", replace(TEAMS, at_play=3), 5, True),
    ("[one alone cannot play]", HIGO, 1, False),
    ("[seven may be at the table]", HIGO, 7, True),
    ("[eight may not]", HIGO, 8, False),
]


@rows("options, seats, may", CLASHES)
def test_house_rules_that_clash(says: str, options: SakuraOptions, seats: int, may: bool) -> None:
    if may:
        SAKURA.check(options, seats)
        return
    with pytest.raises(RuleError):
        SAKURA.check(options, seats)

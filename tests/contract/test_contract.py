"""The contract of `rules/game.py`, kept by every game at every table it can be played at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import FrozenInstanceError, dataclass, fields, is_dataclass, replace
from functools import cache
from itertools import chain, groupby
from random import Random
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import (
    GAMES,
    AnyGame,
    Choice,
    HanafudaView,
    Move,
    RuleError,
    Seat,
    Step,
    TienGowView,
    choices,
    lacking,
    play,
    replay,
)
from rules.frozen import moment
from rules.game import MOVE_LENGTH
from rules.hanafuda.mushi import Mushi, MushiState
from rules.hanafuda.options import MushiOptions
from rules.hanafuda.sakura import Sakura
from rules.hanafuda.sakura_turns import SakuraState
from rules.imagined import BLANK, Tape
from rules.mahjong.northern.changchun import Changchun
from rules.mahjong.northern.state import NorthernState
from rules.mahjong.reading import Part
from rules.mahjong.state import Meld
from rules.mahjong.table import MahjongTable
from rules.mahjong.win import Element
from rules.options import option
from rules.tiengow.deal import TienGow
from rules.tiengow.state import Play, TienGowState, Won
from tests.contract.differing import FILE, RENEW, Flip, differs, gone, places, trials
from tests.contract.hidden import hidden, leaked, redealt
from tests.playing import (
    TABLES,
    Table,
    Trial,
    agrees,
    callers,
    random_moves,
    shuffled,
    tables,
    told,
    tried,
    under,
)
from tests.rare import ENDINGS, PINES, hints
from tests.rare import FIELDS as RARE
from tests.rare_changchun import GONE
from tests.volume import seeds

DEALS = 2
OFTEN = 30
"""About so many moments of a deal are looked at; all of them where it has no more."""


# --- A deal from the first step to the carry ------------------------------------------------------


@pytest.mark.parametrize("seed", seeds(2, 12))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_deal_keeps_the_contract(table: Table, seed: int) -> None:
    rng = Random(seed)
    game, options = table.game, table.options
    carry = game.opening(options, table.seats)
    for _ in range(DEALS):
        chance = shuffled(table, rng)
        step = first = game.deal(options, carry, chance)
        log: list[tuple[int, Move]] = []
        known = {Move("nonsense"), Move("nonsense", ("a", "b"))}
        keeps_the_contract(table, step, known, rng)
        for seat, move, step in random_moves(table, first, rng):
            log.append((seat, move))
            known.add(move)
            if rng.random() < OFTEN / game.bound or step.state.result:
                keeps_the_contract(table, step, known, rng)
        result = step.state.result
        assert len(log) <= game.bound
        assert result.ending in game.endings
        assert replay(game, options, carry, chance, log) == step
        if result.carry is None:
            break
        assert len(result.carry.scores) == table.seats
        carry = result.carry


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seat_outside_the_table_makes_no_move(table: Table) -> None:
    """Where calls are made out of turn, a negative seat would be one counted from the end."""
    rng, game = Random(5), table.game
    carry = game.opening(table.options, table.seats)
    step = game.deal(table.options, carry, shuffled(table, rng))
    outside = {seat: seat - table.seats for seat in range(table.seats)}
    outside |= {seat + table.seats: seat + table.seats for seat in outside}
    for played in random_moves(table, step, rng):
        for seat, strange in outside.items():
            known = game.legal(step.state, seat) if seat < table.seats else (played.move,)
            for move in known[:1]:
                with pytest.raises(RuleError) as refused:
                    play(game, step.state, strange, move)
                assert refused.value.sentence == "not-your-turn"
        step = played.step


class Moment:
    """A state at a table; the game is asked once what a seat sees there, may do and waits for."""

    def __init__(self, table: Table, state: Any) -> None:
        self.table, self.state, self.game = table, state, table.game
        self.seats = range(table.seats)
        self.viewers = (None, *self.seats)
        self.pieces = Counter(state.pieces)
        self._told: dict[tuple[str, Seat | None], Any] = {}

    def _once(self, name: str, seat: Seat | None, tell: Callable[[Any, Any], Any]) -> Any:
        key = name, seat
        if key not in self._told:
            self._told[key] = tell(self.state, seat)
        return self._told[key]

    def view(self, viewer: Seat | None) -> Any:
        """The view of a seat (None: the public's)."""
        return self._once("view", viewer, self.game.view)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """The moves open to a seat."""
        moves: tuple[Move, ...] = self._once("legal", seat, self.game.legal)
        return moves

    def foreseen(self, seat: Seat) -> tuple[Move, ...]:
        """The moves a seat may plan."""
        moves: tuple[Move, ...] = self._once("foreseen", seat, self.game.foreseen)
        return moves

    def hidden(self, viewer: Seat | None) -> Counter[str]:
        """The pieces a seat may not see."""
        pieces: Counter[str] = self._once("hidden", viewer, hidden)
        return pieces

    def outlook(self, seat: Seat) -> Any:
        """The waits of a hand, and the points of the first."""
        return self._once("outlook", seat, self._outlook)

    def _outlook(self, state: Any, seat: Seat) -> Any:
        if not isinstance(self.game, MahjongTable):
            return ()
        told = self.game.outlook(state, seat)
        brings = [next(self.game.prospects(state, seat, one), None) for one in told[:1]]
        return told, [one and one[:3] for one in brings]


@cache
def deck_of(table: Table) -> tuple[str, ...]:
    """The deck of a table, before it is shuffled."""
    deck: tuple[str, ...] = table.game.deck(table.options, table.seats)
    return deck


def keeps_the_contract(table: Table, step: Step, known: Iterable[Move], rng: Random) -> None:
    """Everything that holds at any moment of any deal."""
    one, before = Moment(table, step.state), repr(step.state)
    somebody_is_asked(one)
    nothing_is_lost_or_invented(table, one.state)
    for seat in one.seats:
        moves_are_lines_of_text(table, one.legal(seat))
        what_is_offered_stands_in_the_order_of_the_hand(one, seat)
    what_is_foreseen_can_be_done(one)
    what_is_not_legal_is_refused(one, known)
    assert repr(one.state) == before
    every_piece_is_hidden_or_lies_open(one)
    for viewer in one.viewers:
        a_view_shows_what_its_seat_may_see(one, step, viewer)
        a_view_does_not_depend_on_what_is_hidden(one, viewer, rng)
        what_is_shut_stays_hidden(one, viewer, rng)
        a_view_holds_what_a_state_it_imagines_needs(one, viewer, rng)


def somebody_is_asked(one: Moment) -> None:
    state = one.state
    assert bool(state.to_act) == (state.result is None)
    assert state.to_act <= set(one.seats)
    assert all(one.legal(seat) for seat in state.to_act)
    with pytest.raises(FrozenInstanceError):
        state.result = None


def nothing_is_lost_or_invented(table: Table, state: Any) -> None:
    assert sorted(state.pieces) == sorted(deck_of(table))
    lines = state.result.lines if state.result else state.lines
    assert all(len(line.deltas) == table.seats and sum(line.deltas) == 0 for line in lines)
    assert not Counter(state.lines) - Counter(lines)
    if state.result:
        assert sum(state.result.deltas(table.seats)) == 0


def moves_are_lines_of_text(table: Table, moves: tuple[Move, ...]) -> None:
    deck = deck_of(table)
    assert len(set(moves)) == len(moves)
    for move in moves:
        assert len(str(move)) <= MOVE_LENGTH
        assert Move.parse(str(move)) == move
        places = [deck.index(piece) for piece in move.pieces[1:] if piece in deck]
        assert places == sorted(places)


def what_is_offered_stands_in_the_order_of_the_hand(one: Moment, seat: Seat) -> None:
    hand = one.view(seat).hand
    absent = one.game.absent(one.state, seat) if seat in one.state.to_act else None
    assert absent is None or absent in one.legal(seat)
    for moves in (one.legal(seat), one.foreseen(seat)):
        for _, alike in groupby(moves, key=lambda move: (move.verb, len(move.pieces))):
            places = [places_of(move, hand) for move in alike]
            assert places == sorted(places)


LED = ("play", "swap")
"""The verbs whose first piece comes from the hand, and whose other pieces lie on the table."""


def places_of(move: Move, hand: tuple[str, ...]) -> list[int]:
    """Where the pieces of the hand that a move names stand in it."""
    own = move.pieces[:1] if move.verb in LED else move.pieces
    return sorted(hand.index(piece) for piece in own if piece in hand)


class Known:
    """A game at one moment, of which it was asked once what each seat may do."""

    def __init__(self, moment: Moment) -> None:
        self._moment, self.apply = moment, moment.game.apply

    def legal(self, _: Any, seat: Seat) -> tuple[Move, ...]:
        return self._moment.legal(seat)


def what_is_not_legal_is_refused(one: Moment, known: Iterable[Move]) -> None:
    game: Any = Known(one)
    for seat in one.seats:
        legal = {*one.legal(seat)}
        assert all(refused(game, one.state, seat, move) for move in known if move not in legal)


def refused(game: AnyGame, state: Any, seat: Seat, move: Move) -> bool:
    try:
        play(game, state, seat, move)
    except RuleError:
        return True
    return False


KINDS = ("last", "wilds", "known")
"""Fields of a view that name kinds of which no piece need lie open, and what is looked at apart."""


def a_view_shows_what_its_seat_may_see(one: Moment, step: Step, viewer: int | None) -> None:
    view, state, table = one.view(viewer), one.state, one.table
    assert (view.game, view.seat, view.to_act) == (table.game.key, viewer, state.to_act)
    assert len(view.hand_sizes) == len(view.scores) == table.seats
    assert viewer is not None or view.hand == ()
    assert (view.result is None) == (state.result is None)
    parts = {field.name: getattr(view, field.name) for field in fields(view)}
    deck, open_to = set(deck_of(table)), one.pieces - one.hidden(viewer)
    shown = {text for name, part in parts.items() if name not in KINDS for text in texts(part)}
    assert not (shown & deck) - set(open_to)
    wild = open_to + Counter(getattr(view, "wilds", ()))  # kinds that follow from the turned tile
    for event in {*step.events, *view.last}:
        seen = wild if event.kind == "wild" else open_to
        assert not leaked(event, viewer, one.pieces, seen)
    assert not any(e.pieces for e in view.last if e.to is not None and viewer not in e.to)


def a_view_holds_what_a_state_it_imagines_needs(
    one: Moment, viewer: int | None, rng: Random
) -> None:
    """It holds no hidden piece; with any pieces in their place, the seat sees the same."""
    view, table, game = one.view(viewer), one.table, one.game
    known: Any = view.known
    assert one.pieces - one.hidden(viewer) == Counter(known.pieces) - UNSEEN
    seed = rng.getrandbits(32)
    other, again = (game.imagine(view, table.options, tape(seed)) for _ in range(2))
    assert other == again
    nothing_is_lost_or_invented(table, other)
    assert game.view(other, viewer) == view
    for seat in {*other.to_act} - {viewer}:
        assert game.legal(other, seat)
    if viewer is not None:
        assert game.legal(other, viewer) == one.legal(viewer)


def tape(seed: int) -> Tape:
    """Numbers at random, the same ones for the same seed."""
    luck = Random(seed).random
    return lambda end: int(luck() * end)


UNSEEN = Counter({BLANK: 999})

OPEN = (
    *("field", "captures", "turned", "reserved"),
    *("trick", "won", "down"),
    *("hands", "melds", "flowers", "discarded", "indicator", "shown", "treasure"),
)
"""Fields of a view in which pieces lie, each once."""


def every_piece_is_hidden_or_lies_open(one: Moment) -> None:
    """The mirror of secrecy: what nobody hides, everybody sees."""
    view, deck = one.view(None), set(deck_of(one.table))
    zones = (getattr(view, name, ()) for name in OPEN)
    lies = Counter(piece for zone in zones for piece in _lying(zone) if piece in deck)
    assert lies + one.hidden(None) == one.pieces


def _lying(zone: Any) -> Iterator[str]:
    """The pieces in a zone, those of a meld or a play among them."""
    match zone:
        case str():
            yield zone
        case Meld(tiles=tiles) | Play(tiles=tiles):
            yield from tiles
        case Won(plays=plays):
            yield from (tile for one in plays for tile in one.tiles)
        case tuple():
            yield from (piece for one in zone for piece in _lying(one))


def texts(value: Any) -> Iterator[str]:
    """Every piece of text inside a value."""
    rest = [value]
    while rest:
        one = rest.pop()
        if isinstance(one, str):
            yield one
        elif one is None or isinstance(one, (int, Element)):
            continue  # an element names what wild tiles stand for
        elif isinstance(one, Part):
            rest.append(one.tiles)  # not the faces for which they stand
        elif (names := field_names(one.__class__)) is not None:
            rest += [getattr(one, name) for name in names]
        elif isinstance(one, dict):
            rest += chain(one.keys(), one.values())
        elif isinstance(one, Iterable):
            rest += one


@cache
def field_names(kind: type) -> tuple[str, ...] | None:
    """The names of a dataclass's fields; None for any other type."""
    return tuple(one.name for one in fields(kind)) if is_dataclass(kind) else None


def a_view_does_not_depend_on_what_is_hidden(one: Moment, viewer: int | None, rng: Random) -> None:
    other = Moment(one.table, redealt(one.state, viewer, rng))
    assert other.view(viewer) == one.view(viewer)
    assert other.view(viewer).known == one.view(viewer).known
    if viewer is None:
        what_is_forced_is_seen_by_all(one, other.state)
    else:
        assert other.legal(viewer) == one.legal(viewer)
        assert other.foreseen(viewer) == one.foreseen(viewer)
        assert other.outlook(viewer) == one.outlook(viewer)


def what_is_shut_stays_hidden(one: Moment, viewer: int | None, rng: Random) -> None:
    """The end of a deal that others still play opens no hand but one that has won."""
    if one.state.result:
        other = redealt(one.state, viewer, rng, shut=True)
        shown, seen = (one.game.view(state, viewer, shut=True) for state in (other, one.state))
        assert shown == seen


def what_is_forced_is_seen_by_all(one: Moment, other: Any) -> None:
    for seat in one.state.to_act:
        forced = one.game.forced(one.state, seat)
        assert forced is None or one.legal(seat) == (forced,)
        assert (forced is None) == (one.game.forced(other, seat) is None)


def what_is_foreseen_can_be_done(one: Moment) -> None:
    for seat in one.state.to_act:
        if one.view(seat).phase == "play":
            assert set(one.foreseen(seat)) <= set(one.legal(seat))


@settings(max_examples=25, deadline=None)
@given(luck=st.randoms(use_true_random=False), table=st.sampled_from(TABLES))
def test_any_luck_is_conserved_and_balances(luck: Random, table: Table) -> None:
    carry = table.game.opening(table.options, table.seats)
    first = table.game.deal(table.options, carry, shuffled(table, luck))
    deal = list(random_moves(table, first, luck))
    assert len(deal) <= table.game.bound
    for played in deal:
        nothing_is_lost_or_invented(table, played.step.state)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_absent_players_bring_a_deal_to_its_end(table: Table) -> None:
    carry = table.game.opening(table.options, table.seats)
    step = table.game.deal(table.options, carry, shuffled(table, Random(0)))
    for _ in range(table.game.bound):
        if step.state.result is None:
            seat = min(step.state.to_act)
            step = play(table.game, step.state, seat, table.game.absent(step.state, seat))
    assert step.state.result.ending in table.game.endings


class Peeping(Mushi):
    """A game whose view shows the top of the stock."""

    def view(self, state: MushiState, seat: Seat | None, *, shut: bool = False) -> HanafudaView:
        return replace(super().view(state, seat), turned=state.stock[0] if state.stock else None)


class Hinting(Mushi):
    """A game that lists the moves in an order that depends on the other hand."""

    def legal(self, state: MushiState, seat: Seat) -> tuple[Move, ...]:
        moves = super().legal(state, seat)
        return moves if state.hands[1 - seat] < state.hands[seat] else moves[::-1]


@moment
class EagerState(SakuraState):
    """A moment that waits for everybody who could call a hiki."""

    @property
    def to_act(self) -> frozenset[Seat]:
        asked = super().to_act
        return asked | {seat for seat in self.playing if any(Sakura().hikis(self, seat)) and asked}


class Eager(Sakura):
    """A game that asks who could call out of turn, so that all can see it."""

    def begin(self, **fields: Any) -> EagerState:
        return EagerState(**fields)


class Careless(TienGow):
    """A game that lets everybody see what lies face down."""

    def view(self, state: TienGowState, seat: Seat | None, *, shut: bool = False) -> TienGowView:
        return replace(super().view(state, seat), down=state.down)


class Hasty(TienGow):
    """A game that lays everything open at its end though others still play the deal."""

    def view(self, state: TienGowState, seat: Seat | None, *, shut: bool = False) -> TienGowView:
        return super().view(state, seat)


class Boasting(Changchun):
    """Rules by which everybody sees the treasure that one player has looked at."""

    def seen(self, state: NorthernState, seat: Seat | None, *, shut: bool) -> dict[str, Any]:
        return super().seen(state, seat, shut=shut) | {"treasure": next(iter(state.aside), None)}


CALLABLE = {0: PINES[:2], 8: PINES[2:]}
"""Two pines for the younger hand and two for the table."""


@pytest.mark.parametrize(
    ("game", "trial"),
    [
        (Peeping(), Trial()),
        (Hinting(), Trial()),
        (Eager(), Trial(stack=CALLABLE, script=("touch",))),
        (Careless(), Trial()),
        (Hasty(), Trial()),
        (MahjongTable(Boasting()), GONE),
    ],
    ids=["Peeping", "Hinting", "Eager", "Careless", "Hasty", "Boasting"],
)
def test_a_game_that_tells_what_is_hidden_is_found(game: AnyGame, trial: Trial) -> None:
    table, rng = tables(game)[0], Random(0)
    deal = [step for _, _, step in tried(table, trial)]

    def keep_the_contract() -> None:
        for step in deal:
            keeps_the_contract(table, step, (), rng)

    with pytest.raises(AssertionError):
        keep_the_contract()


def test_calls_out_of_turn_are_possible_unseen() -> None:
    """All others see what they would see if nobody could."""
    rng, found = Random(0), 0
    for table in tables(Sakura()):
        game = table.game
        carry = game.opening(table.options, table.seats)
        first = game.deal(table.options, carry, shuffled(table, rng, CALLABLE))
        for played in random_moves(table, first, rng, ("touch",)):
            state = played.step.state
            for caller in callers(table, state):
                for viewer in {None, *range(table.seats)} - {caller}:
                    other = redealt(state, viewer, rng)
                    found += not callers(table, other)
                    assert game.view(other, viewer) == game.view(state, viewer)
    assert found


def test_rains_set_aside_lie_open() -> None:
    """EN: three rain cards but the junk … go to who takes the junk of rain."""
    table = next(one for one in TABLES if one.preset == "some-play")
    aside = set()
    for trial in hints(RARE, table.game, "field_three_rain"):
        for _, _, step in tried(table, trial):
            every_piece_is_hidden_or_lies_open(Moment(table, step.state))
            view: Any = table.game.view(step.state, None)
            aside |= {*view.reserved}
    assert len(aside) == 3


def test_a_hand_that_lies_face_down_is_hidden() -> None:
    """LX: 手牌を全部伏せれば: the seats are told, the tiles are not."""
    table = next(one for one in TABLES if one.preset == "liangxi")
    rng, down = Random(0), 0
    for trial in hints(RARE, table.game, "qionghu_wild"):
        one = under(table, replace(trial, house={"qionghu_wild": "allow_x2"}))
        for _, _, step in tried(one, replace(trial, house={})):
            down += bool(step.state.down)
            moment = Moment(one, step.state)
            for viewer in moment.viewers:
                a_view_does_not_depend_on_what_is_hidden(moment, viewer, rng)
    assert down


# --- What changes nothing is inert ----------------------------------------------------------------


INERT = [
    pytest.param(game, choice, id=f"{game.key}-{choice.name}")
    for game in GAMES
    for choice in choices(next(iter(game.presets.values())))
    if choice.needs
]


@pytest.mark.parametrize(("game", "choice"), INERT)
def test_a_house_rule_changes_nothing_without_what_it_needs(game: AnyGame, choice: Choice) -> None:
    """House rules can be set in any order: none is refused because of another one."""
    declared = {one.name: one for one in choices(next(iter(game.presets.values())))}
    for name, needed in choice.needs.items():
        other = next(value for value in declared[name].values if value != needed)
        for trial in (*hints(RARE, game, choice.name), Trial(1)):
            told_of = [
                [*told(tables(game)[-1], replace(trial, house={**trial.house, **house}))]
                for value in (choice.values[0], choice.values[-1])
                for house in [{name: other, choice.name: value}]
            ]
            assert told_of[0] == told_of[1]
        house = {name: other, choice.name: choice.values[-1]}
        assert name in lacking(under(tables(game)[-1], Trial(house=house)).options, choice)


# --- Every ending occurs --------------------------------------------------------------------------


ENDS = [
    pytest.param(game, ending, id=f"{game.key}-{ending}")
    for game in GAMES
    for ending in game.endings
]


@pytest.mark.parametrize(("game", "ending"), ENDS)
def test_every_ending_occurs(game: AnyGame, ending: str) -> None:
    assert any(
        step.state.result and step.state.result.ending == ending
        for trial in trials(hints(ENDINGS, game, ending))
        for table in tables(game)
        if agrees(under(table, trial))
        for _, _, step in tried(table, trial)
    )


# --- Every house rule changes a deal --------------------------------------------------------------


def other_values(choice: Choice) -> tuple[Any, ...]:
    """The values to flip a field to; of a long range its two ends."""
    values = tuple(choice.values)
    return values if len(values) < 10 else (values[0], values[-1])


FLIPS = [
    pytest.param(game, choice.name, value, id=f"{game.key}-{choice.name}-{value}")
    for game in GAMES
    for choice in choices(next(iter(game.presets.values())))
    for value in other_values(choice)
    if any(getattr(options, choice.name) != value for options in game.presets.values())
]


SHOWN = {"discards": "heaped"}
"""House rules that change nothing but how a table looks, and what of a view they are told by."""


@pytest.mark.parametrize(("game", "name", "value"), FLIPS)
def test_every_house_rule_changes_a_deal(game: AnyGame, name: str, value: Any) -> None:
    flip = Flip(game, name, value)
    if name in SHOWN:
        assert looks_otherwise(flip)
    else:
        assert differs(flip), (
            f"{FILE.name} keeps no deal that shows {flip}: {RENEW}; if that finds none, first give "
            "tests/rare.py one"
        )


def test_no_deal_is_stored_for_a_dropped_house_rule() -> None:
    every: list[Any] = [row.values for row in FLIPS]
    assert gone(Flip(*values) for values in every) == [], RENEW


def looks_otherwise(flip: Flip) -> bool:
    """Whether every deal goes on alike under a rule of what is shown, and looks otherwise."""
    told_by = SHOWN[flip.name]
    for table, trial in ((table, Trial(seed)) for table in tables(flip.game) for seed in range(3)):
        flipped = under(table, Trial(house={flip.name: flip.value}))
        assert [*told(table, trial)] == [*told(flipped, trial)]
        for (*_, one), (*_, other) in zip(tried(table, trial), tried(flipped, trial), strict=True):
            for seat in (None, *range(table.seats)):
                views: list[Any] = [flip.game.view(step.state, seat) for step in (one, other)]
                assert getattr(views[0], told_by) != getattr(views[1], told_by)
                assert views[0] == replace(views[1], **{told_by: getattr(views[0], told_by)})
    return True


@dataclass(frozen=True)
class OvergrownOptions(MushiOptions):
    """House rules with a field that nothing reads."""

    unread: bool = option((False, True), "Unread", "Does nothing.", "No source.")


class Overgrown(Mushi):
    """A game that offers a house rule it does not follow."""

    presets: Mapping[str, Any] = MappingProxyType({"overgrown": OvergrownOptions()})


def test_a_house_rule_that_nothing_reads_is_found() -> None:
    assert any(places(Flip(Overgrown(), "first_dealer", "fixed")))
    assert not any(places(Flip(Overgrown(), "unread", True)))


# --- The catalogue --------------------------------------------------------------------------------


def test_every_game_can_be_played_as_the_catalogue_says() -> None:
    assert len({game.key for game in GAMES}) == len(GAMES)
    for game in GAMES:
        assert {table.preset for table in tables(game)} == set(game.presets)
        assert {table.seats for table in tables(game)} == set(game.seats)
        for seats in (0, max(game.seats) + 1):
            with pytest.raises(RuleError):
                game.check(next(iter(game.presets.values())), seats)

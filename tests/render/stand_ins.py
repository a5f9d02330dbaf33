"""Two games that play by the shared table with the numbers of Sakura and of Koi-koi."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from types import MappingProxyType, SimpleNamespace
from typing import Any, cast

from rules import Carry, Chance, Event, HanafudaView, Result, Seat, play
from rules.game import Line, pay
from rules.hanafuda.cards import CLASS, PACK
from rules.hanafuda.draw import draw_lot
from rules.hanafuda.state import FlowerState
from rules.hanafuda.table import FlowerTable, Layout
from rules.hanafuda.yaku import Account, Combination, Made, accounts


def combination(name: str, points: int, *cards: str) -> Combination:
    return Combination(name, frozenset(cards), points)


class TeamState(FlowerState):
    """A state whose options may make two teams."""

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        if self.options.teams:
            return self.playing[0::2], self.playing[1::2]
        return super().sides


class Sakura(FlowerTable[TeamState, Any]):
    """Cards, classes, worth, combinations and sizes of Sakura; nothing else of it."""

    key = "sakura"
    title = "Sakura"
    seats = range(2, 8)
    pack = PACK
    kinds = MappingProxyType(CLASS | {"rain.man": "animal", "paulownia.yellow": "ribbon"})
    worth: Mapping[str, int] = MappingProxyType(
        {"bright": 20, "animal": 5, "ribbon": 10, "junk": 0}
    )
    combinations: tuple[Combination, ...] = (
        combination("curtain-moon-cup", 50, "cherry.curtain", "grass.moon", "chrys.cup"),
        combination("boar-deer-geese", 50, "clover.boar", "maple.deer", "grass.geese"),
        combination("red-pictures", 50, "pine.crane", "plum.nightingale", "cherry.curtain"),
        combination("red-ribbons", 50, "pine.ribbon", "plum.ribbon", "cherry.ribbon"),
        combination("blue-pictures", 50, "peony.butterfly", "chrys.cup", "maple.deer"),
        combination("blue-ribbons", 50, "peony.ribbon", "chrys.ribbon", "maple.ribbon"),
        combination("grass-pictures", 50, "wisteria.cuckoo", "iris.bridge", "clover.boar"),
        combination("grass-ribbons", 50, "wisteria.ribbon", "iris.ribbon", "clover.ribbon"),
    )
    sizes: Mapping[int, Any] = MappingProxyType(
        {2: ((5, 5), (4, 4)), 3: ((4, 3), (3, 3)), 4: ((3, 2), (4, 4))}
    )

    def draw(
        self, options: Any, playing: tuple[Seat, ...], dice: tuple[int, ...]
    ) -> tuple[Seat, tuple[Event, ...]]:
        return draw_lot(playing, dice)

    def begin(self, **fields: Any) -> TeamState:
        return TeamState(**fields)

    def layout(self, options: Any, players: int) -> Layout:
        return Layout(*self.sizes[players])

    def pile(self, state: TeamState, seat: Seat) -> Seat:
        return next(side[0] for side in state.sides if seat in side)

    def finish(self, state: TeamState, events: list[Event]) -> TeamState:
        piles = tuple(state.captures[side[0]] for side in state.sides)
        made = tuple(self.made(state, pile) for pile in piles)
        sheet = self.sheet(piles, made)
        best = max(range(len(sheet)), key=lambda place: sheet[place].total)
        winners = [seat for seat in state.playing if seat in state.sides[best]]
        losers = [seat for seat in state.playing if seat not in state.sides[best]]
        paid = [(loser, winners[at % len(winners)], 1) for at, loser in enumerate(losers)]
        lines = self.lines(made[best], pay("wins", len(state.hands), *paid))
        return cast(TeamState, changed_to_over(state, lines, sheet))

    def sheet(
        self, piles: tuple[tuple[str, ...], ...], made: tuple[Made, ...]
    ) -> tuple[Account, ...]:
        return accounts(piles, made, self.kinds, self.worth, credited=False)

    def lines(self, made: Made, paid: Line) -> tuple[Line, ...]:
        return (paid,)


class Koikoi(Sakura):
    """Koi-koi's combinations; only counts matter."""

    key = "koikoi"
    title = "Koi-koi"
    kinds = MappingProxyType(CLASS)
    worth = MappingProxyType({})
    combinations = (
        combination("five-brights", 10, *(c for c in PACK if CLASS[c] == "bright")),
        combination(
            "four-brights", 8, "pine.crane", "cherry.curtain", "grass.moon", "paulownia.phoenix"
        ),
        combination(
            "rainy-four", 7, "pine.crane", "cherry.curtain", "rain.man", "paulownia.phoenix"
        ),
        combination("three-brights", 5, "pine.crane", "cherry.curtain", "grass.moon"),
        combination("flower-viewing", 5, "cherry.curtain", "chrys.cup"),
        combination("moon-viewing", 5, "grass.moon", "chrys.cup"),
        combination("boar-deer-butterflies", 5, "clover.boar", "maple.deer", "peony.butterfly"),
        combination("red-ribbons", 5, "pine.ribbon", "plum.ribbon", "cherry.ribbon"),
        combination("blue-ribbons", 5, "peony.ribbon", "chrys.ribbon", "maple.ribbon"),
        combination(
            "red-and-blue",
            10,
            *(f"{f}.ribbon" for f in ("pine", "plum", "cherry", "peony", "chrys", "maple")),
        ),
        combination("animals", 1, *[c for c in PACK if CLASS[c] == "animal"][:5]),
        combination("ribbons", 1, *[c for c in PACK if CLASS[c] == "ribbon"][:5]),
        combination("junk", 1, *[c for c in PACK if CLASS[c] == "junk"][:10]),
    )
    sizes = MappingProxyType({2: ((4, 4), (4, 4))})

    def sheet(
        self, piles: tuple[tuple[str, ...], ...], made: tuple[Made, ...]
    ) -> tuple[Account, ...]:
        worth = {"bright": 0, "animal": 0, "ribbon": 0, "junk": 0}
        counted = accounts(piles, made, self.kinds, worth)
        return tuple(
            Account(one.counts, (), one.gained, (), sum(p for _, p in one.gained))
            for one in counted
        )

    def lines(self, made: Made, paid: Line) -> tuple[Line, ...]:
        winner = paid.deltas.index(max(paid.deltas))
        lines = tuple(pay(name, 2, (1 - winner, winner, points)) for name, points in made)
        total = sum(points for _, points in made)
        if total < 7:
            return lines
        return (*lines, pay("doubled-seven", 2, (1 - winner, winner, total)))


def changed_to_over(state: TeamState, lines: tuple[Line, ...], sheet: tuple[Account, ...]) -> Any:
    fields = dict(vars(state))
    return type(state)(**fields | {"phase": "over", "result": Result("win", lines, sheet, None)})


SAKURA, KOIKOI = Sakura(), Koikoi()


def states(
    game: Any, players: int, seed: int, *, people: int = 0, teams: bool = False, favoured: int = -1
) -> Iterator[Any]:
    """The states of a random deal; a `favoured` seat alone takes cards by hand."""
    chance = random.Random(seed)
    people = max(people, players)
    deck = list(PACK)
    chance.shuffle(deck)
    dice = tuple(chance.randint(1, 6) for _ in range(192))
    resting = tuple(sorted(chance.sample(range(people), people - players)))
    scores = [chance.randint(-3, 9) for _ in range(people - 1)]
    playing = [seat for seat in range(people) if seat not in resting]
    carry = Carry(3, chance.choice(playing), (*scores, -sum(scores)), resting)
    options = SimpleNamespace(hands=12, teams=teams)
    state = game.deal(options, carry, Chance(tuple(deck), dice)).state
    yield state
    while state.result is None:
        (seat,) = state.to_act
        moves = game.legal(state, seat)
        taking = [move for move in moves if len(move.pieces) > 1]
        leaving = [move for move in moves if len(move.pieces) == 1]
        wanted = leaving if favoured not in (-1, seat) else taking
        state = play(game, state, seat, chance.choice(wanted or moves)).state
        yield state


def seen(game: Any, state: Any, seat: int | None) -> HanafudaView:
    """What a seat or the public sees of a state."""
    return cast(HanafudaView, game.view(state, seat))

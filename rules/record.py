"""The text record of a match: one line a fact, enough to replay and to verify every deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import quote, unquote

import rules
from rules.game import DICE, AnyGame, Carry, Chance, Move, RuleError, Seat, Step, steps
from rules.options import Options, changed, differences, ruleset_hash, word

HEADER = "paifuda-record 1"


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal as it was recorded.

    `commitment` was published before the deal, `additions` are what the players added in the order
    they came, `secret` is shown once the deal is over (None: still hidden).
    """

    commitment: str
    additions: tuple[str, ...]
    secret: str | None
    chance: Chance
    log: tuple[tuple[Seat, Move], ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A match: which game under which house rules, who sat where, and its deals."""

    version: int
    game: str
    preset: str
    options: Options
    players: tuple[str, ...]
    deals: tuple[Deal, ...]


def write(record: Record) -> str:
    """The record as text; `read` gives it back."""
    game = rules.game(record.game)
    words = differences(record.options, game.presets[record.preset])
    lines = [
        HEADER,
        f"rules {record.version}",
        f"game {record.game} {ruleset_hash(record.game, record.options)}",
        " ".join(["options", record.preset, *(f"{k}={word(v)}" for k, v in words.items())]),
        *(f"seat {seat} {quote(name)}" for seat, name in enumerate(record.players)),
    ]
    for number, deal in enumerate(record.deals, 1):
        lines += [f"deal {number}", *_written(deal)]
    return "\n".join(lines) + "\n"


def _written(deal: Deal) -> Iterator[str]:
    yield f"commitment {deal.commitment}"
    yield from (f"addition {addition}" for addition in deal.additions)
    if deal.secret is not None:
        yield f"secret {deal.secret}"
    yield " ".join(["deck", *deal.chance.deck])
    yield " ".join(["dice", "".join(map(str, deal.chance.dice))])
    yield from (f"move {seat} {move}" for seat, move in deal.log)


def read(text: str) -> Record:
    """Read what `write` wrote; RuleError says which line cannot be understood."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines or lines[0] != HEADER:
        raise RuleError("This is not a record of a match.", "not-a-record")
    facts: dict[str, list[str]] = {}
    deals: list[list[tuple[str, str]]] = []
    for line in lines[1:]:
        key, _, rest = line.partition(" ")
        if key == "deal":
            deals.append([])
        elif deals:
            deals[-1].append((key, rest))
        else:
            facts.setdefault(key, []).append(rest)
    try:
        return _record(facts, tuple(_deal(deal) for deal in deals))
    except (KeyError, IndexError, ValueError) as error:
        raise RuleError(f"The record is damaged: {error}", "damaged", why=str(error)) from error


def _record(facts: dict[str, list[str]], deals: tuple[Deal, ...]) -> Record:
    key, stamp = facts["game"][0].split()
    preset, *words = facts["options"][0].split()
    pairs = [(name, value) for name, _, value in (one.partition("=") for one in words)]
    options = changed(rules.game(key).presets[preset], pairs)
    if ruleset_hash(key, options) != stamp:
        raise ValueError(f"its house rules do not give {stamp}")
    players = tuple(unquote(seat.partition(" ")[2]) for seat in facts["seat"])
    return Record(int(facts["rules"][0]), key, preset, options, players, deals)


def _deal(lines: list[tuple[str, str]]) -> Deal:
    facts: dict[str, list[str]] = {"addition": [], "move": [], "secret": []}
    for key, rest in lines:
        facts.setdefault(key, []).append(rest)
    moves = (move.partition(" ") for move in facts["move"])
    return Deal(
        commitment=facts["commitment"][0],
        additions=tuple(facts["addition"]),
        secret=facts["secret"][0] if facts["secret"] else None,
        chance=Chance(tuple(facts["deck"][0].split()), tuple(map(int, facts["dice"][0]))),
        log=tuple((int(seat), Move.parse(move)) for seat, _, move in moves),
    )


def replayed(record: Record) -> Iterator[tuple[Carry, list[Step]]]:
    """Play every deal again: what it started from and all its steps; RuleError at a wrong move."""
    game: AnyGame = rules.game(record.game)
    game.check(record.options, len(record.players))
    deck = sorted(game.deck(record.options, len(record.players)))
    carry: Carry | None = game.opening(record.options, len(record.players))
    for deal in record.deals:
        if carry is None:
            raise RuleError("The record goes on after the match is over.", "damaged", why="deal")
        if not _whole(deal.chance, deck):
            raise RuleError("The record is damaged: its deck or its dice.", "damaged", why="deck")
        played = list(steps(game, record.options, carry, deal.chance, deal.log))
        yield carry, played
        result = played[-1].state.result
        carry = result.carry if result else None


def _whole(chance: Chance, deck: list[str]) -> bool:
    """Whether a recorded chance has every piece once and a full tape of dice."""
    dice = chance.dice
    return sorted(chance.deck) == deck and len(dice) == DICE and set(dice) <= set(range(1, 7))

"""The text record of a match: one fact per line, enough to replay and to verify every deal."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any
from urllib.parse import quote, unquote

import rules
from rules.game import DICE, AnyGame, Carry, Chance, Move, Result, RuleError, Seat, Step
from rules.options import Options, as_of, differences, differing, ruleset_hash, word
from rules.playing import steps

HEADERS = ("paifuda-record 1", "paifuda-record 2", "paifuda-record 3")
"""The first lines of records.

From the second format on, a record can say when a deal was promised and dealt. From the third on,
it can hold the promise that its deals share with those of other tables.
"""

DEALS = 1000
"""The largest number of deals in a record; a longer record is not read."""

Luck = Callable[[str, Sequence[str], Sequence[str]], Chance]
"""A function from a secret, the additions and an unshuffled deck to the chance of a deal."""


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal as it was recorded.

    `commitment` was published before the deal. `additions` are those of the players in the order in
    which they count. `secret` is shown once the deal is over (None: still hidden). `promised` and
    `dealt` are times in milliseconds since 1970 (UTC); None where they were not recorded.
    """

    commitment: str
    additions: tuple[str, ...]
    secret: str | None
    chance: Chance
    log: tuple[tuple[Seat, Move], ...]
    promised: int | None = None
    dealt: int | None = None


@dataclass(frozen=True, slots=True)
class Common:
    """The promise behind the deals that all tables of a duplicate match share.

    The secret of each deal follows from one `secret` (None: still hidden) and from the `additions`
    of the people at all tables, each written `place:number`. The `commitment` to that secret was
    published at `promised`, in milliseconds since 1970 (UTC). Each deal starts like the first of a
    match, except for its number and the points so far.
    """

    commitment: str
    additions: tuple[str, ...]
    secret: str | None
    promised: int


@dataclass(frozen=True, slots=True)
class Record:
    """A match: its game and house rules, the players by seat, and its deals.

    `version` is the version of the game it was played with; if that changed during the match, the
    last one. `carry` is that of the first deal (None: the opening of the match). `common` holds the
    promise that its deals share with those of other tables, if any.
    """

    version: int
    game: str
    preset: str
    options: Options
    players: tuple[str, ...]
    deals: tuple[Deal, ...]
    carry: Carry | None = None
    common: Common | None = None

    @property
    def opening(self) -> Carry:
        """The carry of its first deal."""
        return self.carry or rules.game(self.game).opening(self.options, len(self.players))

    def following(self, carry: Carry, result: Result | None) -> Carry | None:
        """Return the carry of the next deal after one with this result; None if there is none."""
        if result is None or self.common is None:
            return result.carry if result else None
        return anew(self.opening, carry, result)


def anew(opening: Carry, before: Carry, result: Result) -> Carry:
    """Return the next carry of a duplicate match: that of its first deal, with the next number and
    the points so far.
    """
    scores = map(sum, zip(before.scores, result.deltas(len(before.scores)), strict=True))
    return replace(opening, number=before.number + 1, scores=tuple(scores))


def write(record: Record, *, brief: bool = False) -> str:
    """Write the record as text, in the earliest format that can hold it; `read` gives it back.

    A brief record leaves out decks and dice, which follow from the secrets; it cannot be read while
    a secret is hidden.
    """
    game = rules.game(record.game)
    preset = as_of(game.presets[record.preset], record.version)
    words = differences(record.options, preset)
    lines = [
        HEADERS[_format(record)],
        f"rules {record.version}",
        f"game {record.game} {ruleset_hash(record.game, record.options, record.version)}",
        " ".join(["options", record.preset, *(f"{k}={word(v)}" for k, v in words.items())]),
        *(f"seat {seat} {quote(name)}" for seat, name in enumerate(record.players)),
        *([f"carry {packed(record.carry)}"] if record.carry else []),
        *(_shared(record.common) if record.common else ()),
    ]
    for number, deal in enumerate(record.deals, 1):
        lines += [f"deal {number}", *_written(deal, brief)]
    return "\n".join(lines) + "\n"


def _format(record: Record) -> int:
    if record.common:
        return 2
    return int(any(deal.promised is not None for deal in record.deals))


def _shared(common: Common) -> Iterator[str]:
    yield f"common {common.commitment} {common.promised}"
    yield from (f"common-addition {addition}" for addition in common.additions)
    if common.secret is not None:
        yield f"common-secret {common.secret}"


def packed(carry: Carry) -> str:
    """Write a carry as text; `unpacked` gives it back."""
    return json.dumps(asdict(carry))


def unpacked(text: str, opening: Carry) -> Carry:
    """Read the text that `packed` wrote; the carry is of the same class as `opening`."""
    facts: dict[str, Any] = json.loads(text)
    values: Any = {k: tuple(v) if isinstance(v, list) else v for k, v in facts.items()}
    return replace(opening, **values)


def _written(deal: Deal, brief: bool) -> Iterator[str]:
    yield f"commitment {deal.commitment}"
    if deal.promised is not None and deal.dealt is not None:
        yield from (f"promised {deal.promised}", f"dealt {deal.dealt}")
    yield from (f"addition {addition}" for addition in deal.additions)
    if deal.secret is not None:
        yield f"secret {deal.secret}"
    if not brief:
        yield " ".join(["deck", *deal.chance.deck])
        yield " ".join(["dice", "".join(map(str, deal.chance.dice))])
    yield from (f"move {seat} {move}" for seat, move in deal.log)


def read(text: str, luck: Luck | None = None) -> Record:
    """Read the text that `write` wrote; RuleError says why it cannot be read, or that its rules are
    unknown.

    A brief record needs `luck` to make the chance of each deal from its secret.
    """
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    if not lines or lines[0] not in HEADERS:
        sentence = "This is not the record of a match. Use a file that the bot has given you."
        raise RuleError(sentence, "not-a-record")
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
        record = _record(facts, deals, luck)
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise RuleError(
            f"The record is damaged and cannot be used: {error}", "damaged", why=str(error)
        ) from error
    newest = rules.game(record.game).version
    if not 1 <= record.version <= newest:
        wrong, known = str(record.version), str(newest)
        text = f"This record needs version {wrong} of the rules; the newest one here is {known}."
        raise RuleError(text, "unknown-rules", version=wrong, newest=known)
    return record


def _record(
    facts: dict[str, list[str]], deals: list[list[tuple[str, str]]], luck: Luck | None
) -> Record:
    if len(deals) > DEALS:
        raise ValueError(f"it has more than {DEALS} deals")
    key, stamp = facts["game"][0].split()
    preset, *words = facts["options"][0].split()
    pairs = [(name, value) for name, _, value in (word.partition("=") for word in words)]
    game = rules.game(key)
    version = int(facts["rules"][0])
    options = differing(as_of(game.presets[preset], version), pairs)
    if ruleset_hash(key, options, version) != stamp:
        raise ValueError(f"its house rules do not give {stamp}")
    players = tuple(unquote(seat.partition(" ")[2]) for seat in facts["seat"])
    deck, opening = game.deck(options, len(players)), game.opening(options, len(players))
    return Record(
        version=version,
        game=key,
        preset=preset,
        options=options,
        players=players,
        deals=tuple(_deal(deal, deck, luck, game.bound) for deal in deals),
        carry=next((_carry(text, opening) for text in facts.get("carry", ())), None),
        common=_common(facts) if "common" in facts else None,
    )


def _common(facts: dict[str, list[str]]) -> Common:
    commitment, promised = facts["common"][0].split()
    secret = next(iter(facts.get("common-secret", ())), None)
    return Common(commitment, tuple(facts.get("common-addition", ())), secret, _time(promised))


def _carry(text: str, opening: Carry) -> Carry:
    """Read a carry of unknown origin; ValueError if its values are of the wrong kinds, or its
    scores of another number of seats.
    """
    carry = unpacked(text, opening)
    alike = all(map(_alike, asdict(carry).values(), asdict(opening).values()))
    if not alike or len(carry.scores) != len(opening.scores):
        raise ValueError("it starts from what no deal has left")
    return carry


def _alike(value: object, first: object) -> bool:
    """Whether a value of a carry is of the same kind as at the opening of a match."""
    if isinstance(first, tuple):
        return isinstance(value, tuple) and all(type(item) is int for item in value)
    return type(value) is int or (value is None and first is None)


def _deal(lines: list[tuple[str, str]], deck: Sequence[str], luck: Luck | None, bound: int) -> Deal:
    facts: dict[str, list[str]] = {"addition": [], "move": [], "secret": []}
    for key, rest in lines:
        facts.setdefault(key, []).append(rest)
    if len(facts["move"]) > bound:
        raise ValueError(f"a deal has more than {bound} moves")
    moves = (move.partition(" ") for move in facts["move"])
    additions, secret = tuple(facts["addition"]), facts["secret"][0] if facts["secret"] else None
    brief = "deck" not in facts
    promised, dealt = _times(facts)
    return Deal(
        commitment=facts["commitment"][0],
        additions=additions,
        secret=secret,
        chance=luck(secret, additions, deck) if luck and secret and brief else _chance(facts),
        log=tuple((int(seat), Move.parse(move)) for seat, _, move in moves),
        promised=promised,
        dealt=dealt,
    )


def _times(facts: dict[str, list[str]]) -> tuple[int | None, int | None]:
    """Return the times at which a deal was promised and dealt; None for both if they are not
    recorded.
    """
    known = [facts.get(key, []) for key in ("promised", "dealt")]
    if not any(known):
        return None, None
    promised, dealt = (_time(text) for (text,) in known)
    return promised, dealt


def _time(text: str) -> int:
    if not re.fullmatch(r"0|[1-9]\d{0,13}", text, re.ASCII):
        raise ValueError(f"{text[:20]} is no time")
    return int(text)


def _chance(facts: dict[str, list[str]]) -> Chance:
    return Chance(tuple(facts["deck"][0].split()), tuple(map(int, facts["dice"][0])))


def replayed(record: Record) -> Iterator[tuple[Carry, list[Step]]]:
    """Play every deal again: yield its carry and all its steps.

    RuleError for house rules that clash, a damaged record, or a wrong move.
    """
    game: AnyGame = rules.game(record.game)
    game.check(record.options, len(record.players))
    deck = sorted(game.deck(record.options, len(record.players)))
    carry: Carry | None = record.opening
    for deal in record.deals:
        if carry is None:
            raise RuleError("The record is damaged and cannot be used: deal", "damaged", why="deal")
        if not _whole(deal.chance, deck):
            raise RuleError("The record is damaged and cannot be used: deck", "damaged", why="deck")
        played = _played(game, record, carry, deal)
        yield carry, played
        carry = record.following(carry, played[-1].state.result)


def _played(game: AnyGame, record: Record, carry: Carry, deal: Deal) -> list[Step]:
    try:
        return list(steps(game, record.options, carry, deal.chance, deal.log))
    except RuleError:
        raise
    except Exception as error:
        if record.carry is None:
            raise
        raise RuleError(  # the games trust their carries, but this one came from outside
            "The record is damaged and cannot be used: carry", "damaged", why="carry"
        ) from error


def _whole(chance: Chance, deck: list[str]) -> bool:
    """Whether a recorded chance has exactly the pieces of the deck, and a full tape of dice."""
    dice = chance.dice
    return sorted(chance.deck) == deck and len(dice) == DICE and set(dice) <= set(range(1, 7))

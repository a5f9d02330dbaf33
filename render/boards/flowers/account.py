"""Captures and payments of a deal with flower cards: the rows of its score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from render.boards.flowers.scene import FlowerScene
from render.boards.flowers.won import drawn_above, shown, told_above
from render.boards.scores import Outcome, Row, gains, result_of
from rules.hanafuda.cards import CLASSES
from rules.hanafuda.yaku import Account
from rules.points import signed


def outcome(scene: FlowerScene) -> Outcome:
    """Return the title, the winners and the rows of a score sheet.

    The rows add up the points if cards have points; otherwise they are the payments.
    """
    sheet, gained = result_of(scene).sheet, gains(scene)
    winners = max(scene.sides, key=lambda side: sum(gained[seat] for seat in side))
    rows = _account_rows(scene, sheet) if sheet and scene.game.worth else _line_rows(scene)
    title = scene.say("score-title", number=scene.view.number, deals=scene.view.deals)
    made = shown(scene, winners)
    above, told = (drawn_above(scene, winners, made), told_above(scene, winners, made))
    return Outcome(title, winners, tuple(rows), above, told, _above_par(scene))


def _above_par(scene: FlowerScene) -> tuple[str, ...]:
    """Return each side's gain as words; a gain over par is written `total − par = gain`. Empty
    without par.
    """
    sheet, par, gained = result_of(scene).sheet, scene.game.par, gains(scene)
    if not (sheet and par):
        return ()
    return tuple(
        f"{account.total} − {par} = {gain}" if gain > 0 else signed(gain)
        for account, gain in zip(sheet, gained, strict=True)
    )


def _account_rows(scene: FlowerScene, accounts: Sequence[Account]) -> list[Row]:
    """Return the rows of counts and points by class, of the combinations, and of the totals."""
    say = scene.say
    rows: list[Row] = []
    for place, kind in enumerate(CLASSES):
        points = tuple(str(account.points[place]) for account in accounts)
        counts = tuple(str(account.counts[place]) for account in accounts)
        rows.append(Row(say(f"class-{kind}"), points, counts=counts))
    made = dict.fromkeys(name for account in accounts for name, _ in account.gained)
    if made:
        cards = tuple(str(account.cards) for account in accounts)
        rows.append(Row(say("line-card-points"), cards, True))
    for name in made:
        entries = tuple(_entry(account, name) for account in accounts)
        rows.append(Row(say(f"combination-{name}"), entries))
    totals = tuple(str(account.total).replace("-", "−") for account in accounts)
    rows.append(Row(say("line-total"), totals, True))
    return rows


MADE = "✓"


def _entry(account: Account, name: str) -> str:
    """Return the points a combination brings or costs; a mark if it was made but brings nothing."""
    gained, lost = dict(account.gained), dict(account.lost)
    net = gained.get(name, 0) - lost.get(name, 0)
    return MADE if name in gained and not net else signed(net)


def _line_rows(scene: FlowerScene) -> list[Row]:
    """Return a row for each reason why points changed hands."""
    named = {combination.name for combination in scene.game.combinations}
    named |= {name for account in result_of(scene).sheet or () for name, _ in account.gained}
    return [
        Row(
            scene.say(f"{'combination' if line.reason in named else 'line'}-{line.reason}"),
            tuple(signed(sum(line.deltas[seat] for seat in side)) for side in scene.sides),
        )
        for line in result_of(scene).lines
    ]

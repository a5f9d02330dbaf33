"""The lobby: the seats, the house rules, and the buttons to join and to start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from bot.chat.component import PRIMARY, SECONDARY, SUCCESS, Button, Number, one_of
from bot.chat.desk import Desk
from bot.chat.painting import Bill
from bot.chat.panels import doors
from bot.chat.panels.frame.answer import Aside
from bot.chat.panels.frame.interaction import Interaction, Place, person, table_of, words_of
from bot.chat.panels.league import counting
from bot.chat.panels.tables.board.table import TableButton
from bot.chat.panels.tables.match import fairness
from bot.chat.panels.tables.setup import inviting, setup
from bot.chat.reply import Item, Reply, names_in
from bot.domain.contests.meeting import Meeting
from bot.domain.league import admission
from bot.domain.league.season import Bound
from bot.domain.tables import agreeing, seating
from bot.domain.tables.table import Table
from bot.words import Words, naming, poster, telling
from bot.words.refusals import refusal
from render import Look
from rules import RuleError, Seat

ACTS = {
    "join": PRIMARY,
    "start": SUCCESS,
    "fill": SUCCESS,
    "setup": SECONDARY,
    "agree": SUCCESS,
}
"""The public acts, with the style of each button while it can be pressed.

All people see the same message, so green marks the next step for people with a seat. A person with
a seat who presses *Join* is asked whether they want to leave.
"""
OLDER = ("leave", "seat", "computer", "no-computer", "rules-panel", "pace", "clock")
"""The acts of buttons in lobbies from older versions."""
PANELS = {"rules-panel": "rules", "pace": "pace", "clock": "clock", "setup": "back"}
"""The part of *Set up* that each of these acts opens."""


async def made(client: Desk, table: Table, say: Words, look: Look) -> Reply:
    """Return the public lobby of a table, with lines of the league in its channel."""
    leagues = client.services.tables.counting
    bound = await leagues.bound(table.channel)
    match = await leagues.meeting(bound, table) if bound else None
    return lobby(table, say, look, bound, match)


def lobby(
    table: Table,
    say: Words,
    look: Look,
    bound: Bound | None = None,
    match: Meeting | None = None,
) -> Reply:
    """Return the public lobby of a table; `bound` is the league of its channel.

    `match` is the tournament's match that the table plays.
    """
    own = match is not None and match.own
    closed = bound is not None and any(admission.objections(bound, table))
    hint, can_start = _next_step(table, say, match, closed=closed)
    fills = None in table.players and not own
    offered = {"join": not table.private, "start": can_start or not fills, "fill": fills}
    starts = len(table.unagreed) < 2  # a person who is asked agrees by *Start*, too
    can = {"start": can_start and starts, "fill": not closed and starts}
    items = _acts(table, say, offered, can)
    items.insert(1, TableButton(table.id, "help").worded(say, "how"))
    items.append(fairness.FairButton.of(table, say))
    items += [LobbyButton(table.id, "agree").worded(say)] if table.unagreed else []
    title = say(f"game-{table.key}")
    bill = Bill(table.key, title, poster.lines(say, table.game), say, look)
    named = f"promise-{fairness.promised(table)}"
    text = "\n".join([*_lines(table, say, bound, match), hint])
    return Reply(text, items, sketch=bill, named=named)


def _lines(table: Table, say: Words, bound: Bound | None, match: Meeting | None) -> list[str]:
    """Return the lines above the hint: the seats, the house rules, and where the match counts."""
    lines = [telling.match_title(say, table.game, table.length), setup.chairs(table, say)]
    lines += [*_teams(table, say), *_resting(table, say)]
    lines += [] if match and match.own else inviting.line(table, say)
    lines += setup.brief(table, say)
    lines += [say("lobby-private")] if table.private else []
    lines += counting.in_tournament(match, table, say) if match else []
    lines += counting.in_league(bound, table, say) if bound else []
    return lines + (_changes(table, say) if table.unagreed else [])


def _acts(
    table: Table, say: Words, offered: Mapping[str, bool], can: Mapping[str, bool]
) -> list[Item]:
    """Return *Set up* and the buttons of the acts that are offered.

    Acts that nobody `can` do now are greyed.
    """
    can = {"join": seating.has_room(table), **can}
    return [
        LobbyButton(table.id, act).worded(say, disabled=not can.get(act, True))
        for act in ACTS
        if offered.get(act, act == "setup")
    ]


def _changes(table: Table, say: Words) -> list[str]:
    """Return what others have changed since people joined, a line for each equal list."""
    return [
        say(
            "lobby-changed",
            names=_named(table, seats, say),
            parts=say("comma").join(say(f"button-{part}") for part in parts),
        )
        for parts, seats in agreeing.changed(table).items()
        if parts
    ]


def _named(table: Table, seats: Sequence[Seat], say: Words) -> str:
    names = names_in(table)
    return telling.listed(say, "names-and", (names[seat] for seat in seats))


def _teams(table: Table, say: Words) -> list[str]:
    """Return the teams of the current seats, in a line; empty if nobody plays together."""
    sides = table.game.sides(table.options, tuple(range(len(table.players))))
    names = [name or say("lobby-nobody") for name in names_in(table)]
    teams = [" + ".join(names[seat] for seat in side) for side in sides]
    together = len(sides[0]) > 1 and len({len(side) for side in sides}) == 1
    return [say("lobby-teams", teams=say("lobby-against").join(teams))] if together else []


def _resting(table: Table, say: Words) -> list[str]:
    """Return the people who would sit out the first deal, in a line; empty if there are none."""
    names = names_in(table)
    resting = table.game.opening(table.options, len(names)).resting
    rest = say("comma").join(names[seat] for seat in resting if names[seat])
    return [say("lobby-resting", names=rest)] if rest else []


def _next_step(
    table: Table, say: Words, match: Meeting | None, *, closed: bool
) -> tuple[str, bool]:
    """Return a hint at the next step, and whether the match can start.

    `closed` means that the match would not count in the league of the channel.
    """
    hint, can_start = _gathering(table, say)
    if match and match.own and (waits := counting.missing(match, table, say)):
        hint, can_start = waits, False
    if closed:
        hint, can_start = say("lobby-league-mend"), False
    if asked := table.unagreed:
        hint = say("lobby-agree", names=_named(table, asked, say))
    return hint, can_start


def _gathering(table: Table, say: Words) -> tuple[str, bool]:
    """Return a hint at the seats still to fill, and whether the seats let the match start."""
    try:
        seating.gathered(table)
    except RuleError as error:
        hint = "lobby-hint-private" if table.private else "lobby-hint"
        return say(hint) if error.sentence == "too-few" else refusal(say, error), False
    more = seating.room(table)
    return say("lobby-start", more=more) if more else say("lobby-full"), True


class LobbyButton(Button, custom_id="lobby:{table}:{act}"):
    """A button below the lobby."""

    table: Number
    act: Annotated[str, one_of(*ACTS, *OLDER)]
    places, renews = dict.fromkeys(PANELS, Place.PRIVATE), "setup {table}"
    label, styles = "button-{act}", ACTS

    async def pressed(self, interaction: Interaction) -> Reply:
        """Carry out the act and show the lobby, or show the settings."""
        if self.act in PANELS:
            return await setup.open_panel(interaction, self.table, PANELS[self.act])
        tables, user = interaction.client.services.tables, interaction.user.id
        say = interaction.client.public(interaction)
        match self.act:
            case "join":
                table = await self._joined(interaction)
            case "leave":
                table = await tables.lobbies.leave(self.table, user)
            case "computer":
                table = await tables.lobbies.add_computer(self.table, user, naming.computer(say))
            case "no-computer":
                table = await tables.lobbies.remove_computer(self.table, user)
            case "seat":
                table = await tables.lobbies.change_seat(self.table, user)
            case "agree":
                table = await tables.lobbies.agree(self.table, user)
            case "fill":
                named = naming.computer(say)
                table = await tables.playing.start(self.table, user, interaction.id, named)
            case _:
                table = await tables.playing.start(self.table, user, interaction.id)
        return await doors.message(interaction.client, table, words_of(interaction, table))

    async def _joined(self, interaction: Interaction) -> Table:
        """Seat the person; ask a person who has a seat already whether they want to leave."""
        known = await table_of(interaction, self.table)
        user = interaction.user.id
        if known.phase == "lobby" and known.seat_of(user) is not None:
            say = interaction.client.private(interaction).at(known.key)
            raise Aside(setup.seated(known, user, say))
        lobbies = interaction.client.services.tables.lobbies
        return await lobbies.join(self.table, person(interaction), interaction.id)

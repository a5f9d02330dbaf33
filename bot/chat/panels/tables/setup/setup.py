"""*Set up*: an owner's settings before the match, as a private panel."""

from __future__ import annotations

from typing import Annotated

from bot.chat.component import DANGER, Button, Number, Part, Select
from bot.chat.panels import doors
from bot.chat.panels.frame.interaction import Interaction, table_of
from bot.chat.panels.tables.match import window
from bot.chat.panels.tables.setup import house_rules, pacing
from bot.chat.panels.tables.setup.setup_button import SetupButton
from bot.chat.reply import Item, Reply, joined, names_in, selectable
from bot.domain.players import LEVELS
from bot.domain.tables import lobby, seating
from bot.domain.tables.ahead.orders import ORDERS
from bot.domain.tables.pace import AHEAD
from bot.domain.tables.player import Player
from bot.domain.tables.table import Table
from bot.words import Words, choosing, naming, timing
from rules import Seat

Chair = Annotated[int, Part("[0-9]{1,2}", int)]
"""The number of a seat, in an id."""
NAMES = 8
"""The number of names for computer players in the message files."""
RULES = "rules"
"""The act that opens the house rules in place of the panel."""
PANELS = {"clock": pacing.clock_panel, "pace": pacing.pace_panel}
"""The other panels that replace the panel of *Set up*, by the acts that open them."""


# --- A table before its match, in words -----------------------------------------------------------


def chairs(table: Table, say: Words) -> str:
    """Return the players by seat, in one line; several free seats are counted at its end."""
    seated = zip(table.players, names_in(table), strict=True)
    names = [_titled(table, say, player, name) for player, name in seated]
    free = names.count("")
    told = [
        say("lobby-seat" if name else "lobby-free", number=seat + 1, name=name)
        for seat, name in enumerate(names)
        if name or free == 1
    ]
    more = [say("lobby-free-more", count=free)] if free > 1 else []
    return say("lobby-between").join((*told, *more))


def _titled(table: Table, say: Words, player: Player | None, name: str) -> str:
    """Return a name, marked for the owner and for computer players; empty for a free seat."""
    if player and player.computer:
        return say("lobby-computer", name=name, level=say(f"level-{player.strength}"))
    return say("lobby-owner", name=name) if player and player.user == table.owner else name


def brief(table: Table, say: Words) -> list[str]:
    """Return a line with the rules, an unusual pace and the clock.

    If people are asked about claims, a second line names them.
    """
    preset = say(f"preset-{table.preset}")
    differences = choosing.changes(say, table.game, table.preset, table.options)
    rules = say("noted", text=preset, note=differences) if differences else preset
    if table.private:
        return [f"-# {rules}"]
    usual = table.key not in ORDERS or table.pace == AHEAD
    pace = [] if usual else [timing.pace(say, table.pace)]
    clock = [timing.thinking(say, table.clock)] if table.clock.seconds else []
    told = say("lobby-between").join((rules, *pace, *clock))
    return [f"-# {told}", *window.asking(table, say)]


def terms(table: Table, say: Words) -> list[str]:
    """Return the house rules, the pace and the clock of a table, in words."""
    preset = say(f"preset-{table.preset}")
    differences = choosing.changes(say, table.game, table.preset, table.options)
    key = "lobby-differences" if differences else "lobby-rules"
    rules = say(key, preset=preset, differences=differences)
    return [rules, *([] if table.private else window.terms(table, say))]


# --- The panel ------------------------------------------------------------------------------------


@doors.set_up.opens
async def open_panel(interaction: Interaction, number: int, act: str) -> Reply:
    """Carry out an act, and return the panel after it; or return the panel that the act names."""
    table = await _done(interaction, number, act)
    if act == RULES:
        return house_rules.panel(interaction, table)
    show = PANELS.get(act, panel)
    return show(table, interaction.user.id, interaction.client.private(interaction))


async def _done(interaction: Interaction, number: int, act: str) -> Table:
    lobbies, user = interaction.client.services.tables.lobbies, interaction.user.id
    match act:
        case "computer":
            named = naming.computer(interaction.client.public(interaction))
            return await lobbies.add_computer(number, user, named)
        case "seat":
            return await lobbies.change_seat(number, user)
        case "leave":
            return await lobbies.leave(number, user)
        case _:
            table = await table_of(interaction, number)
            if act not in (RULES, *PANELS):
                seating.check_in_lobby(table)
            return table


def panel(table: Table, user: int, say: Words) -> Reply:
    """Return the panel with all settings; people who do not own the table can only look."""
    say = say.at(table.key)
    if table.phase != "lobby":
        return Reply(say("setup-left"))
    owns, sits = table.is_set_by(user), table.seat_of(user) is not None
    title = say("setup-title" if owns else "setup-title-locked", game=say(f"game-{table.key}"))
    timed = [] if table.private else ["clock", *(["pace"] if table.key in ORDERS else [])]
    acts = ["rules", *timed]
    items: list[Item] = [SetupButton(table.id, act).worded(say, row=0) for act in acts]
    if sits:
        seated = [*(["computer"] if seating.has_room(table) else []), "seat", "leave"]
        items += [SetupButton(table.id, act).worded(say, row=1) for act in seated]
    if owns and any(player and player.user != user for player in table.players):
        items.append(ChairSelect(table.id).listing(table, user, say))
    if owns and len(lobby.chairs(table)) > 1:
        items.append(SeatsSelect(table.id).listing(table, say))
    return Reply(joined(title, chairs(table, say), *terms(table, say)), items)


class ChairSelect(Select, custom_id="chairs:{table}"):
    """The select of the other players: all can be removed, and computers can be changed."""

    table: Number

    def listing(self, table: Table, user: int, say: Words) -> ChairSelect:
        """Offer the seats that others have taken, and return the select."""
        offered = {
            str(seat): _titled(table, say, player, player.name)
            for seat, player in enumerate(table.players)
            if player and player.user != user
        }
        return self.offering(selectable(offered), say("setup-chairs"))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the acts on the chosen player."""
        table = await table_of(interaction, self.table)
        seating.check_in_lobby(table)
        say = interaction.client.private(interaction).at(table.key)
        seat = self.number
        player = table.players[seat] if seat < len(table.players) else None
        if player is None:
            return panel(table, interaction.user.id, say)
        return _chair(table, seat, player, say)


class SeatsSelect(Select, custom_id="seats:{table}"):
    """The select of the number of seats."""

    table: Number

    def listing(self, table: Table, say: Words) -> SeatsSelect:
        """Offer the numbers of seats that rules and players allow, and return the select."""
        numbers = {str(count): say("setup-seats", count=count) for count in lobby.chairs(table)}
        return self.offering(
            selectable(numbers, str(len(table.players))), say("option-seats-about")
        )

    async def pressed(self, interaction: Interaction) -> Reply:
        """Set the number and show the panel again."""
        lobbies, user = interaction.client.services.tables.lobbies, interaction.user.id
        table = await lobbies.set_seats(self.table, user, self.number)
        return panel(table, user, interaction.client.private(interaction))


def _chair(table: Table, seat: Seat, player: Player, say: Words) -> Reply:
    """Return the panel of the owner's acts on a player, such as removing them."""
    name = names_in(table)[seat]
    items: list[Item] = []
    if player.computer:
        items.append(NameSelect(table.id, seat).of(table, say))
        items.append(LevelSelect(table.id, seat).of(player, say))
    items.append(ChairButton(table.id, seat, player.user).shown(say, player.name))
    items.append(SetupButton(table.id, "back").worded(say))
    return Reply(say("setup-chair", number=seat + 1, name=_titled(table, say, player, name)), items)


class NameSelect(Select, custom_id="called:{table}:{seat}"):
    """The select of names for a computer player."""

    table: Number
    seat: Chair

    def of(self, table: Table, say: Words) -> NameSelect:
        """Offer the player's own name and those that nobody at the table has, and return the
        select.
        """
        named, own = naming.computer(say), table.names[self.seat]
        free = dict.fromkeys(map(named, range(1, NAMES + 1)))
        offered = {name: name for name in free if name not in table.names} | {own: own}
        return self.offering(selectable(offered, own), say("setup-called"))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Rename the computer player and show the panel again."""
        name = self.chosen
        lobbies, user = interaction.client.services.tables.lobbies, interaction.user.id
        table = await table_of(interaction, self.table)
        if table.names[self.seat : self.seat + 1] != (name,):
            table = await lobbies.rename(self.table, user, self.seat, name)
        return panel(table, user, interaction.client.private(interaction))


class LevelSelect(Select, custom_id="level:{table}:{seat}"):
    """The select of a computer player's level."""

    table: Number
    seat: Chair

    def of(self, player: Player, say: Words) -> LevelSelect:
        """Offer every level with its purpose, and return the select."""
        about = {level: say(f"level-{level}-help") for level in LEVELS}
        levels = {level: say(f"level-{level}") for level in LEVELS}
        return self.offering(selectable(levels, player.strength, about=about), say("level-usual"))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Set the level and show the panel again."""
        level = self.chosen
        lobbies, user = interaction.client.services.tables.lobbies, interaction.user.id
        table = await lobbies.set_level(self.table, user, self.seat, level)
        return panel(table, user, interaction.client.private(interaction))


class ChairButton(Button, custom_id="chair:{table}:{seat}:{user}"):
    """The button that removes a player; its id names them, so that nobody else is removed later."""

    table: Number
    seat: Chair
    user: Number

    def shown(self, say: Words, name: str) -> ChairButton:
        """Label the button *Remove*, followed by the player's name."""
        return self.labelled(say("button-remove", name=name), DANGER)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Free the seat and show the panel again."""
        lobbies, user = interaction.client.services.tables.lobbies, interaction.user.id
        table = await lobbies.remove(self.table, user, self.seat, self.user)
        return panel(table, user, interaction.client.private(interaction))


# --- People who sit already -----------------------------------------------------------------------


def seated(table: Table, user: int, say: Words) -> Reply:
    """Return the acts of a person who presses *Join* and has a seat already."""
    seat = seating.seat_of(table, user)
    acts = ("leave", "seat", "back")
    items = [SetupButton(table.id, act).worded(say) for act in acts]
    return Reply(say("lobby-seated", number=seat + 1), items)

"""Scenes that open every panel of the bot in every game, pressed as people press them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import discord
import simcord
from simcord.results import InteractionResult, ResponseMessage

from bot.chat.panels.tables.controls.with_emoji import COPY
from rules import Chance
from tests.bot.decks.gaji_window import PACK
from tests.bot.decks.stacking import DICE
from tests.bot.discord.room import Message, Room, choices, parts
from tests.stored.wires import Wire, dealt

OTHERS = {"mushi": "ben", "koikoi": "ben", "sakura": "ben chiyo daeun emilia"}
"""The people who sit down beside Aki, where they are not three."""
MOVES = 12
"""The number of moves made by hand before a deal is played on without being shown."""
OPENINGS: dict[str, dict[str, Any]] = {"mushi": {"deals": 2}, "koikoi": {"deals": 2}}


@dataclass
class Tour:
    """A room and the messages sent in it; each press is named by its person and its component."""

    room: Room
    wire: Wire
    rng: Random = field(default_factory=lambda: Random(5))

    @property
    def aki(self) -> simcord.MemberActor:
        """The person who opens the table."""
        return self.room.aki

    async def says(
        self, who: simcord.MemberActor, command: str, **options: Any
    ) -> ResponseMessage | None:
        """Use a command, and return the answer."""
        self.wire.after = f"{who.name} /{command}"
        return (await who.slash(self.room.channel, command, **options)).response

    async def sure(self, who: simcord.MemberActor, command: str, **options: Any) -> None:
        """Use a command, and confirm it if the bot asks whether the person is sure."""
        asked = await self.says(who, command, **options)
        await self.press(who, asked, ":sure:")

    async def press(
        self, who: simcord.MemberActor, message: Message | None, part: str
    ) -> ResponseMessage | None:
        """Press the first button whose id has this part; None if there is none."""
        message = message or self.room.board()
        found = [
            one["custom_id"]
            for one in parts(message)
            if part in f":{one['custom_id']}:" and not one.get("disabled") and "options" not in one
        ]
        if not found:
            return None
        self.wire.after = f"{who.name} presses {found[0]}"
        plain = message.message if isinstance(message, ResponseMessage) else message
        return (await who.click(plain, custom_id=found[0])).response

    async def select(
        self, who: simcord.MemberActor, message: Message | None, part: str, *at: int
    ) -> ResponseMessage | None:
        """Choose values of the first select whose id has this part, by their places; None if none
        has.
        """
        if message is None:
            return None
        found = [
            one
            for one in parts(message)
            if part in f":{one['custom_id']}:" and one.get("options") and not one.get("disabled")
        ]
        if not found:
            return None
        values = [found[0]["options"][place]["value"] for place in at]
        self.wire.after = f"{who.name} chooses {values} of {found[0]['custom_id']}"
        plain = message.message if isinstance(message, ResponseMessage) else message
        done = await who.select(plain, values, custom_id=found[0]["custom_id"])
        return done.response

    async def hand(self, who: simcord.MemberActor) -> ResponseMessage:
        """Open the private hand of a person."""
        shown = await self.says(who, "hand")
        assert shown
        return shown

    async def choose(self, who: simcord.MemberActor, hand: ResponseMessage) -> None:
        """Make a random legal move of a hand, with every pick it needs.

        The second of two equal tiles makes the move of the first.
        """
        while True:
            every = [
                one for one in choices(hand) if not (one.value or one.custom_id).endswith(COPY)
            ]
            choice = self.rng.choice(every)
            self.wire.after = f"{who.name} plays {choice.custom_id} {choice.value or ''}"
            result: InteractionResult = await self.room.choose(who, hand, choice)
            if choice.move:
                return
            assert result.response
            hand = result.response

    async def able(self) -> list[simcord.MemberActor]:
        """Return all people who have a move."""
        table = await self.room.table()
        seats = [seat for seat in range(len(table.players)) if table.legal(seat)]
        users = [player.user for seat in seats if (player := table.players[seat])]
        return [self.room.members[user] for user in users if user in self.room.members]

    async def people(self) -> list[simcord.MemberActor]:
        """Return all people at the table."""
        players = (await self.room.table()).players
        return [self.room.members[one.user] for one in players if one and one.user]

    async def on(self, moves: int) -> None:
        """Make `moves` moves by hand."""
        for _ in range(moves):
            if (await self.room.table()).phase != "playing":
                return
            who = self.rng.choice(await self.able())
            await self.choose(who, await self.hand(who))

    async def through(self) -> None:
        """Play the deal to its end without showing it, then show the table."""
        tables = self.room.client.services.tables
        while (table := await self.room.table()).phase == "playing":
            who = self.rng.choice(await self.able())
            seat = table.seat_of(who.id)
            assert seat is not None
            await tables.playing.play(table.id, who.id, self.rng.choice(table.legal(seat)))
        await self.says(self.aki, "table show")


# --- One game -------------------------------------------------------------------------------------


async def lobby(tour: Tour, game: str, others: Sequence[str], **options: Any) -> None:
    """Open and fill a table, and look at and change its house rules, pace and clock."""
    room, aki, ben = tour.room, tour.aki, tour.room.ben
    await tour.says(aki, "table open", game=game, **options)
    setup = await tour.press(aki, None, ":setup:")
    for act in ("computer", "seat", "seat"):
        setup = await tour.press(aki, setup, f":{act}:") or setup
    chair = await tour.select(aki, setup, ":chairs:", 0)
    setup = await tour.select(aki, chair, ":called:", 0)
    chair = await tour.select(aki, setup, ":chairs:", 0)
    setup = await tour.press(aki, chair, ":chair:")
    for name in others:
        await tour.press(getattr(room, name), None, ":join:")
    seated = await tour.press(ben, None, ":join:")
    await tour.press(ben, seated, ":leave:")
    await tour.press(room.emilia, None, ":setup:")
    await tour.press(ben, None, ":join:")
    mine = await tour.press(ben, None, ":setup:")
    await tour.press(ben, mine, ":rules:")
    setup = await tour.press(aki, None, ":setup:")
    first = panel = await tour.press(aki, setup, ":rules:")
    own, page = f"rules:{(await room.table()).id}", 1
    while panel and (panel := await tour.press(aki, panel, f":{own}:{page}:")):
        page += 1
    await tour.select(aki, first, ":preset:", -1)
    await tour.select(aki, first, ":preset:", 0)
    mine = await tour.press(ben, None, ":setup:")
    await tour.press(ben, mine, ":pace:")
    setup = await tour.press(aki, None, ":setup:")
    pace = await tour.press(aki, setup, ":pace:")
    for place in (-2, 0):
        await tour.select(aki, pace, ":pace:", place)
    mine = await tour.press(ben, None, ":setup:")
    await tour.press(ben, mine, ":clock:")
    clock = await tour.press(aki, await tour.press(aki, None, ":setup:"), ":clock:")
    for place in (1, 2):
        await tour.select(aki, clock, ":preset:", place)


async def beside(tour: Tour) -> None:
    """Press the buttons under a running table, for players and for people who look on."""
    room, aki = tour.room, tour.aki
    for act in ("help", "scores", "order", "hand"):
        await tour.press(aki, None, f":{act}:")
    await tour.press(room.emilia, None, ":scores:")
    await tour.says(aki, "catchup")
    await tour.says(aki, "games")
    await tour.says(room.emilia, "table list")
    await orders(tour)


async def orders(tour: Tour) -> None:
    """Compose a standing order, give it and take it back."""
    aki = tour.aki
    panel = await tour.press(aki, None, ":order:")
    if panel is None:
        return
    if await tour.select(aki, panel, ":order:", -1):
        await tour.select(aki, panel, ":order:", 0)
        return
    panel = await tour.select(aki, panel, ":claims:", 0, -1)
    panel = await tour.select(aki, panel, ":stops:", 0)
    panel = await tour.select(aki, panel, ":scope:", 1)
    panel = await tour.press(aki, panel, ":give:")
    await tour.press(aki, panel, ":give:")


async def plans(tour: Tour) -> None:
    """Let a waiting person plan a move, change its condition, and drop it."""
    for who in await tour.people():
        hand = await tour.hand(who)
        shown = await tour.press(who, hand, ":open:")
        if shown is None:
            continue
        shown = await tour.select(who, shown, ":plan:", 0) or await tour.press(who, shown, ":plan:")
        shown = (
            await tour.select(who, shown, ":plan:", 0)
            or await tour.press(who, shown, ":plan:")
            or shown
        )
        if await tour.select(who, shown, ":needs:"):
            shown = await tour.select(who, shown, ":needs:", 0) or shown
        for act in ("ask", "anyway", "back"):
            shown = await tour.press(who, shown, f":{act}:") or shown
        shown = await tour.press(who, shown, ":change:")
        await tour.press(who, shown, ":drop:")
        return


async def votes(tour: Tour) -> None:
    """Vote against the end; ask to take a move back, if that is allowed."""
    people = await tour.people()
    asked = await tour.says(tour.aki, "table vote")
    shown = await tour.press(tour.aki, asked, ":put-end:")
    for who in people[1:]:
        if who.id != tour.aki.id:
            await tour.press(who, shown, ":0:")
    for who in people:
        if asked := await tour.press(who, await tour.hand(who), ":back:"):
            others = [one for one in people if one.id != who.id]
            for one in others:
                await tour.press(one, asked, ":1:")
            return


async def seats(tour: Tour) -> None:
    """Offer seats, leave them open, leave them to the computer, and take them again."""
    room, aki, ben = tour.room, tour.aki, tour.room.ben
    guest = _guest(tour, "farid")
    shown = await tour.says(aki, "seat give", member=guest)
    await tour.press(guest, shown, ":decline:")
    await tour.says(ben, "seat open")
    await tour.press(aki, None, ":scores:")
    await tour.press(ben, None, ":take:")
    await tour.says(ben, "seat computer")
    await tour.hand(ben)
    if len((await room.table()).players) == 2:
        await tour.says(aki, "seat resign")


def _guest(tour: Tour, name: str) -> simcord.MemberActor:
    """Return another person on the server."""
    return tour.room.guild.add_member(tour.room.env.create_user(name, global_name=name.title()))


async def ended(tour: Tour) -> None:
    """Show a finished deal: its sheet, its replay, its entries, its record and its statistics."""
    aki = tour.aki
    await tour.hand(aki)
    await tour.press(aki, None, ":scores:")
    shown = await tour.press(aki, None, ":replay:")
    for act in ("on", "last", "back", "first", "share"):
        got = await tour.press(aki, shown, f":{act}:")
        shown = shown if act == "share" else got or shown
    await tour.select(aki, shown, ":replay-deal:", -1)
    entries = await tour.says(aki, "ledger table")
    await tour.select(aki, entries, ":slip:", 0)
    for command in ("record", "verify", "statistics"):
        await tour.says(aki, command)


async def match(tour: Tour, game: str, moves: int = MOVES) -> None:
    """Play a deal by hand with every panel, then the next, then the end of the match."""
    others = OTHERS.get(game, "ben chiyo daeun").split()
    with dealt(Chance(PACK, DICE) if game == "sakura" else None):
        await lobby(tour, game, others, **OPENINGS.get(game, {}))
        await tour.press(tour.aki, None, ":start:")
        for who in await tour.people():
            await tour.hand(who)
        await tour.on(2)
        await beside(tour)
        await tour.on(moves // 2)
        await plans(tour)
        await votes(tour)
        await seats(tour)
        await tour.on(moves - moves // 2)
        await tour.through()
    await ended(tour)
    await over(tour)


async def over(tour: Tour) -> None:
    """Wait for the next deal and deal it; end the match and begin another."""
    room = tour.room
    for who in await tour.people():
        hand = await tour.hand(who)
        await tour.press(who, hand, ":ready:")
    await tour.on(3)
    table = await room.table()
    if table.game.length(table.options).deals == 2 and len(table.players) == 2:
        await tour.through()
        await ended(tour)
    else:
        await tour.says(tour.aki, "table end")
    await tour.press(tour.aki, None, ":rematch:")
    await tour.press(tour.aki, None, ":ready:")
    if len(table.players) == 2:
        shown = await tour.says(tour.aki, "seat resign")
        await tour.press(tour.aki, shown, ":resign:")


GAMES = (
    "mushi",
    "sakura",
    "koikoi",
    "tiengow",
    "xiamen",
    "quanzhou",
    "changchun",
    "dalian",
    "liangxi",
)


# --- Beside the games -----------------------------------------------------------------------------


async def out_of_time(tour: Tour) -> None:
    """Let a person run out of time; the others vote to wait, then to wait no longer."""
    room = tour.room
    await tour.says(tour.aki, "table open", game="sakura", seats=3, clock="days")
    for who in (room.ben, room.chiyo):
        await tour.press(who, None, ":join:")
    panel = await tour.press(tour.aki, None, ":clock:")
    for part, place in (("time", 6), ("hours", 0), ("absence", 2)):
        panel = await tour.select(tour.aki, panel, f":{part}:", place) or panel
    await tour.press(tour.aki, None, ":start:")
    late = (await tour.able())[0]
    others = [who for who in await tour.people() if who.id != late.id]
    tour.wire.after = "an hour passes"
    await room.wait(3601)
    await tour.press(others[0], None, ":wait:")
    vote = room.channel.last_message
    await tour.press(others[1], vote, ":1:")


async def at_the_beat(tour: Tour) -> None:
    """Give and change answers in claim windows that close at a fixed time."""
    room = tour.room
    await tour.says(tour.aki, "table open", game="quanzhou", clock="none")
    for who in (room.ben, room.chiyo, room.daeun):
        await tour.press(who, None, ":join:")
    panel = await tour.press(tour.aki, None, ":pace:")
    await tour.select(tour.aki, panel, ":pace:", 14)
    await tour.press(tour.aki, None, ":start:")
    for _ in range(8):
        for who in await tour.able():
            shown = await tour.press(who, None, ":answer:")
            if shown:
                await tour.press(who, None, ":pass:")
                await tour.hand(who)
            else:
                await tour.choose(who, await tour.hand(who))
        tour.wire.after = "the beat comes"
        await room.wait(21)


async def changed_plans(tour: Tour) -> None:
    """Plan a move for everybody who waits; ask them first where something new can be taken."""
    room = tour.room
    await tour.says(tour.aki, "table open", game="koikoi", deals=1)
    await tour.press(room.ben, None, ":join:")
    await tour.press(tour.aki, None, ":start:")
    for _ in range(20):
        if (await room.table()).phase != "playing":
            return
        asked = (await tour.able())[0]
        hand = await tour.hand(asked)
        if await tour.press(asked, hand, "planned:"):
            continue
        for who in await tour.people():
            shown = await tour.press(who, await tour.hand(who), ":open:")
            shown = await tour.select(who, shown, ":plan:", 0)
            if shown:
                shown = await tour.select(who, shown, ":needs:") or shown
                await tour.press(who, shown, ":ask:")
        await tour.choose(asked, await tour.hand(asked))


async def own(tour: Tour) -> None:
    """Choose settings, for a person and for a whole server."""
    room, aki = tour.room, tour.aki
    boss = await _organiser(tour)
    for who, whose in ((aki, "mine"), (aki, "server"), (boss, "server")):
        panel = await tour.says(who, f"settings {whose}")
        for part in ("layout", "cloth", "face"):
            await tour.select(who, panel, f":{part}:", -1)
    panel = await tour.says(aki, "settings notices")
    for part in ("notify", "remind", "wakes", "sleeps"):
        await tour.select(aki, panel, f":{part}:", 1)
    await tour.says(aki, "settings hours", zone="Europe/Berlin", wakes="7", sleeps="23")
    await tour.says(aki, "vacation plan", days=3)
    await tour.says(aki, "vacation show")
    await tour.says(boss, "hall board")
    await tour.says(boss, "hall threads")
    await tour.says(aki, "table open", game="mushi", deals=1)
    for command in ("table list", "privacy show", "privacy export", "games", "rules"):
        await tour.says(room.ben, command)


async def _organiser(tour: Tour) -> simcord.MemberActor:
    """A person who manages the server and has the role of the organisers."""
    rights = discord.Permissions(manage_guild=True, manage_channels=True)
    guild = tour.room.guild
    manager = guild.create_role("Managers", permissions=rights)
    role = guild.create_role("Organisers")
    user = tour.room.env.create_user("olga", global_name="Olga")
    found = guild.add_member(user, roles=[manager, role])
    await tour.says(found, "organise role", role=role)
    return found


async def club(tour: Tour) -> None:
    """Found a league, and use its rules, matches, standings, organisers, ledger and log."""
    room, aki = tour.room, tour.aki
    boss = await _organiser(tour)
    await tour.says(boss, "league create", name="Spring")
    for game, worth in (("mushi", 3), ("koikoi", 2)):
        await tour.says(boss, "league channel", counts=False)
        await tour.says(aki, "table open", game=game, deals=2)
        await tour.says(boss, "league channel")
        await tour.says(boss, "league game", game=game, worth=worth, here=True)
        await tour.says(aki, "table end")
    panel = await tour.says(boss, "league rules")
    for _ in range(4):
        await tour.select(boss, panel, ":term:", 0)
        panel = await tour.press(boss, panel, ":terms:") or panel
    await tour.says(aki, "league rules")
    for who in (aki, room.ben, room.chiyo):
        await tour.press(who, _pinned(tour), ":join:")
    for act in (":standings:", ":rules:"):
        await tour.press(aki, _pinned(tour), act)
    await tour.sure(boss, "league schedule", plan="round-robin", days=3)
    await tour.says(room.emilia, "league schedule")
    for number, name in enumerate(("ben", "chiyo", "daeun")):
        await _played(tour, "koikoi" if number == 1 else "mushi", name)
    await _ruled(tour, boss)
    await _shown(tour, boss)
    await _seat_given(tour, boss)


def _pinned(tour: Tour) -> discord.Message:
    """Return the message that shows the standings of a season."""
    return [one for one in tour.room.channel.history() if one.pinned][-1]


async def _played(tour: Tour, game: str, other: str) -> None:
    """Play a match of the league, without showing its moves."""
    await tour.says(tour.aki, "table open", game=game)
    await tour.press(getattr(tour.room, other), None, ":join:")
    await tour.press(tour.aki, None, ":start:")
    while (await tour.room.table()).phase != "over":
        if (await tour.room.table()).phase == "between":
            for who in await tour.people():
                await tour.press(who, None, ":ready:")
        await tour.through()


async def _ruled(tour: Tour, boss: simcord.MemberActor) -> None:
    """Let organisers act on entries and players, often enough to fill a page of the log."""
    room, aki = tour.room, tour.aki
    why = {"why": "a card was miscounted"}
    payment = {"payer": aki, "receiver": room.ben, "points": 3}
    await tour.sure(boss, "organise correct", entry=1, **payment, **why)
    for act in ("freeze", "release"):
        await tour.says(boss, f"organise {act}", entry=2, **why)
    await tour.sure(boss, "organise void", entry=2, **why)
    await tour.says(boss, "organise penalty", player=room.ben, points=7, **why)
    await tour.says(boss, "organise handicap", player=room.chiyo, points=20)
    await tour.sure(boss, "organise match", table=4, **why)
    await tour.says(boss, "organise flows")
    for number in range(8):
        pair = [_guest(tour, f"guest{2 * number + place}") for place in (1, 2)]
        result = f"<@{pair[0].id}> {number + 1} <@{pair[1].id}> -{number + 1}"
        await tour.says(boss, "league report", game="mushi", result=result)


async def _shown(tour: Tour, boss: simcord.MemberActor) -> None:
    """Show standings, ledger and log, page by page."""
    room, aki = tour.room, tour.aki
    standings: list[dict[str, Any]] = [{}, {"game": "mushi"}, {"season": 1}]
    for options in standings:
        board = await tour.says(aki, "league standings", **options)
        for _ in range(2):
            board = await tour.press(aki, board, ":ladder:")
    books: dict[str, dict[str, Any]] = {
        "server": {},
        "season": {},
        "player": {"player": room.ben},
        "table": {"table": 3},
    }
    for book, options in books.items():
        page = await tour.says(aki, f"ledger {book}", **options)
        for way in (":before:", ":after:"):
            page = await tour.press(aki, page, way) or page
        await tour.select(aki, page, ":slip:", 0)
    page = await tour.says(aki, "league log")
    for way in (":before:", ":after:"):
        page = await tour.press(aki, page, way) or page
    await tour.says(aki, "ledger entry", entry=1)
    await tour.says(aki, "statistics", player=room.ben)
    await tour.says(aki, "settle")
    for command in ("league leave", "league join", "league season"):
        await tour.says(boss, command)
    for form, kind in (("csv", "entries"), ("json", "standings"), ("csv", "statistics")):
        await tour.says(aki, "export", what=kind, format=form)


async def _seat_given(tour: Tour, boss: simcord.MemberActor) -> None:
    """Give away a seat of a league's match and leave it open, which organisers must consent to."""
    room, aki = tour.room, tour.aki
    await tour.says(aki, "table open", game="mushi")
    await tour.press(room.ben, None, ":join:")
    await tour.press(aki, None, ":start:")
    shown = await tour.says(aki, "seat give", member=room.chiyo)
    asked = await tour.press(room.chiyo, shown, ":take:")
    await tour.press(boss, asked, ":decline:")
    shown = await tour.says(aki, "seat give", member=room.chiyo)
    asked = await tour.press(room.chiyo, shown, ":take:")
    await tour.press(boss, asked, ":consent:")
    await tour.says(room.ben, "seat open")
    asked = await tour.press(room.daeun, None, ":take:")
    await tour.press(boss, asked, ":consent:")


BESIDE = {
    "out of time": out_of_time,
    "at the beat": at_the_beat,
    "changed plans": changed_plans,
    "own": own,
    "club": club,
}
"""The scenes that do not belong to a single game."""
SCENES = (*GAMES, *BESIDE)


async def played(tour: Tour, scene: str) -> None:
    """Play a scene by its name: of a game, or of another subject."""
    await (BESIDE[scene](tour) if scene in BESIDE else match(tour, scene))

"""A choice that is made is stored, told, and ticked when its panel is opened again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import discord
import pytest
import simcord

from bot.chat.client import COMPONENTS
from bot.chat.component import Select
from bot.chat.panels.league.terms import PAGE, TermSelect
from bot.chat.panels.ledger.appraiser import NO_LIMIT, FactsSelect, HandPartSelect
from bot.chat.panels.people.appearance import AppearsSelect
from bot.chat.panels.people.preferences import HabitSelect
from bot.chat.panels.people.settings import OF_SERVER, LookSelect, MannerSelect, UsualLevelSelect
from bot.chat.panels.tables.controls.beforehand import BeforeSelect
from bot.chat.panels.tables.controls.claiming import MarkSelect
from bot.chat.panels.tables.controls.drawing import DrawSelect
from bot.chat.panels.tables.controls.leading import ASK, TrickSelect
from bot.chat.panels.tables.controls.orders import NONE, OrderSelect, PartSelect
from bot.chat.panels.tables.controls.standing_rule import NO_RULE, StandingSelect
from bot.chat.panels.tables.hand.premoves import NeedsSelect
from bot.chat.panels.tables.setup.house_rules import RuleSelect
from bot.chat.panels.tables.setup.pacing import ClockSelect, PaceSelect
from bot.chat.panels.tables.setup.setup import LevelSelect, NameSelect, SeatsSelect
from bot.domain.league.charter import Terms
from bot.domain.people import facts
from bot.domain.people.calendar import Habit, written
from bot.domain.people.draft import Draft
from bot.domain.tables import typical, windows
from bot.domain.tables.ahead import premoves
from bot.domain.tables.ahead.decisions import Order
from bot.domain.tables.ahead.standing import Rule, rule_of
from bot.domain.tables.ahead.tricks import FOLD
from bot.domain.tables.clocks import clock_of
from bot.domain.tables.pace import pace_of
from bot.words import choosing, claimed, telling, timing, words
from rules import choices, word
from tests.bot.decks.gaji_window import open_window
from tests.bot.decks.mahjong_deals import stack, walled
from tests.bot.discord.room import Message, Room, lives, parts
from tests.bot.people.league_room import LeagueRoom
from tests.bot.people.planning import fresh, opened
from tests.bot.test_draws import waiting
from tests.bot.test_planned import BEATS, LAYS, koikoi, plan, tiengow
from tests.volume import FIRST, volume

pytestmark = pytest.mark.usefixtures("blank", "still", "secrets")
EN = words("en")
NOTHING_STORED = {
    "LessonSelect": "answers a position",
    "LearnSelect": "opens a lesson",
    "DealSelect": "opens a deal of a replay",
    "PieceSelect": "picks pieces of a move, which the buttons make",
    "DailySelect": "opens a deal of the day",
    "ChairSelect": "opens the acts on a player",
    "BookSelect": "turns to a page",
    "EntrySelect": "opens an entry",
    "LaysSelect": "chooses what the next tile becomes",
    "SteerSelect": "chooses what is done to a round",
    "ResumeSelect": "makes a move in a problem that is played out",
}
"""The selects that show nothing stored, and their purpose."""


class Panel(NamedTuple):
    """A panel with selects: the person, how it is opened, the store, and the words for a value.

    `stored` returns the value of a select that is stored now, as the select writes it; `told` the
    sentence that the panel has for a value.
    """

    member: simcord.MemberActor
    opens: Callable[[], Awaitable[Message]]
    stored: Callable[[Any], Awaitable[str]]
    told: Callable[[Any, str], str] = lambda _, value: ""


def of_kind(message: Message, kind: type[Select]) -> list[dict[str, Any]]:
    """The selects of a class in a message."""
    template = kind.__discord_ui_compiled_template__
    found = [part for part in parts(message) if template.fullmatch(part["custom_id"])]
    return [part for part in found if part["type"] == discord.ComponentType.select.value]


def offered(message: Message, custom_id: str) -> dict[str, bool]:
    """The values of a select, and whether each is ticked."""
    (part,) = [part for part in parts(message) if part["custom_id"] == custom_id]
    return {one["value"]: bool(one.get("default")) for one in part["options"]}


def ticked(message: Message, custom_id: str) -> list[str]:
    """The values of a select that are ticked."""
    return [value for value, chosen in offered(message, custom_id).items() if chosen]


MOST = volume(5, 30)
"""The most options of a select that are chosen, others at each commit."""


async def chooses(
    panel: Panel, kind: type[Select], least: int = 2, most: int = MOST, but: str = ""
) -> None:
    """Choose options of the selects of a class, and read the store and the panel each time.

    There are at least `least` options; of each select at most `most` are chosen.
    """
    there = 0
    for custom_id in [part["custom_id"] for part in of_kind(await panel.opens(), kind)][::-1]:
        if but and custom_id.endswith(f":{but}"):
            continue
        shown = await panel.opens()
        found: Any = kind.__discord_ui_compiled_template__.fullmatch(custom_id)
        nobody: Any = None
        select: Any = await kind.from_custom_id(nobody, nobody, found)
        values = [*offered(shown, custom_id)]
        there += len(values)
        step = -(-len(values) // most)
        for value in values[FIRST % step :: step]:
            if value not in offered(shown, custom_id):
                continue  # it was offered because it was the present one
            await panel.member.select(shown, [value], custom_id=custom_id)
            shown = await panel.opens()
            assert await panel.stored(select) == value
            assert ticked(shown, custom_id) == [value]
            assert panel.told(select, value) in shown.content
    assert there >= least


def test_every_select_that_shows_something_stored_is_tried_here() -> None:
    kinds = {one.__name__ for one in COMPONENTS if issubclass(one, Select)}
    tried = {name for name in kinds if globals().get(name)}
    assert kinds == tried | {*NOTHING_STORED}
    assert not tried & {*NOTHING_STORED}


def test_no_rule_look_or_order_equals_a_sentinel() -> None:
    assert all(sentinel.startswith("~") for sentinel in (NO_LIMIT, NO_RULE, NONE, OF_SERVER))


# --- At a table -----------------------------------------------------------------------------------


async def pressed(room: Room, member: simcord.MemberActor, act: str) -> Message:
    """The panel behind a button of the table."""
    shown = (await room.press(member, act)).response
    assert shown is not None
    return shown.message


OTHER = "1p 4p 7p 3s 6s 9s 3m 6m 9m 2z 3z 4z 6z 7z"
PAIRED = "1m 2m 3m 7m 8m 9m 1s 2s 3s 5p 5p 1z 1z 4p 6p 8s"


@pytest.mark.slow
async def test_my_claims_show_the_rule_that_is_in_force(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    stack(monkeypatch, walled([f"9p {OTHER}", PAIRED, OTHER, OTHER], "5p 1z"))
    await room.start(0, "ben chiyo daeun", "xiamen", pace=None)
    say, people = EN.at("xiamen"), room.client.services.people

    async def rule(_: Any) -> str:
        return (await people.at(room.ben.id)).rule or NO_RULE

    def told(_: Any, value: str) -> str:
        chosen = Rule() if value == NO_RULE else rule_of(value)
        if chosen.kind == "ask":
            return say("claims-asked-often", count=typical.asked("xiamen", chosen.about))
        return say("claims-standing", rule=claimed.standing(say, chosen))

    claims = Panel(room.ben, lambda: pressed(room, room.ben, "order"), rule, told)
    await chooses(claims, StandingSelect, 6)
    await room.client.services.tables.claiming.choose(room.ben.id, "wins")
    await chooses(claims, StandingSelect, 8)

    await room.client.services.tables.claiming.choose(room.ben.id, "ask z")
    await chooses(claims, StandingSelect, 5, but="kind")

    await room.client.services.tables.claiming.choose(room.ben.id, "marked")

    async def listed() -> Message:
        panel = await claims.opens()
        ids = [part["custom_id"] for part in parts(panel)]
        (every,) = [custom_id for custom_id in ids if custom_id.endswith(":choose")]
        answer = (await room.ben.click(panel, custom_id=every)).response
        assert answer is not None
        return answer.message

    async def marks(_: Any) -> str:
        table = await room.table()
        return table.marks[table.seat_of(room.ben.id) or 0].text

    marked = claims._replace(
        opens=listed, stored=marks, told=lambda _, value: claimed.marks(say, value)
    )
    await chooses(marked, MarkSelect)


async def test_pace_and_clock_are_the_tables(room: Room) -> None:
    await room.open(0, "ben computer", "xiamen")

    async def pace(_: Any) -> str:
        return str((await room.table()).pace)

    async def clock(_: Any) -> str:
        return str((await room.table()).clock)

    def told_pace(_: Any, value: str) -> str:
        return EN("table-pace", pace=timing.pace(EN, pace_of(value)))

    def told_clock(_: Any, value: str) -> str:
        return EN("table-clock", clock=timing.clock(EN, clock_of(value)))

    paces = Panel(room.aki, lambda: pressed(room, room.aki, "pace"), pace, told_pace)
    await chooses(paces, PaceSelect, 15)
    await room.set_pace("ahead")
    for turn in ("on", "off"):
        shown = await paces.opens()
        (look,) = [p["custom_id"] for p in parts(shown) if p["custom_id"].startswith("look:")]
        assert look.endswith(turn)
        await room.aki.click(shown, custom_id=look)
        assert (await room.table()).pace.look == (turn == "on")
    clocks = Panel(room.aki, lambda: pressed(room, room.aki, "clock"), clock, told_clock)
    await chooses(clocks, ClockSelect, 15)


async def test_a_computer_player_has_the_chosen_name_and_level(room: Room) -> None:
    await room.open(0, "computer", "mushi")

    async def chair() -> Message:
        panel = await pressed(room, room.aki, "setup")
        shown = (await room.aki.select(panel, ["1"], custom_id="chairs:1")).response
        assert shown is not None
        return shown.message

    async def name(_: Any) -> str:
        return (await room.table()).names[1]

    async def level(_: Any) -> str:
        player = (await room.table()).players[1]
        assert player is not None
        return player.strength

    await chooses(Panel(room.aki, chair, name, lambda _, value: value), NameSelect)
    await chooses(Panel(room.aki, chair, level, lambda _, one: EN(f"level-{one}")), LevelSelect)


async def test_the_number_of_seats_is_ticked_as_it_is(room: Room) -> None:
    await room.open(0, "ben", "sakura")

    async def seats(_: Any) -> str:
        return str(len((await room.table()).players))

    await chooses(Panel(room.aki, lambda: pressed(room, room.aki, "setup"), seats), SeatsSelect)


async def test_house_rules_are_ticked_as_they_are_in_force(room: Room) -> None:
    await room.open(0, "ben", "koikoi")
    message, made = await pressed(room, room.aki, "rules-panel"), 0
    while True:
        for custom_id in [part["custom_id"] for part in of_kind(message, RuleSelect)]:
            name = custom_id.rpartition(":")[2]
            (part,) = [part for part in parts(message) if part["custom_id"] == custom_id]
            for value in [option["value"] for option in part["options"]]:
                (now,) = [p["custom_id"] for p in parts(message) if p["custom_id"] == custom_id]
                shown = (await room.aki.select(message, [value], custom_id=now)).response
                table = await room.table()
                held = table.preset if name == "preset" else word(getattr(table.options, name))
                assert held == value
                assert shown is not None
                message, made = shown.message, made + 1
                assert ticked(message, custom_id) == [value]
                said = choosing.changes(EN.at("koikoi"), table.game, table.preset, table.options)
                assert said in message.content
        turns = [p["custom_id"] for p in parts(message) if p.get("label") == EN("button-following")]
        if not turns:
            break
        shown = (await room.aki.click(message, custom_id=turns[0])).response
        assert shown is not None
        message = shown.message
    assert made >= len(choices((await room.table()).options))


async def test_a_question_before_the_first_turn_keeps_its_answer(room: Room) -> None:
    await room.open(game="mushi")

    async def answered(select: BeforeSelect) -> str:
        plans = (await room.table()).plans
        return str(plans[0, select.phase].move)

    await chooses(Panel(room.aki, lambda: fresh(room, room.aki), answered), BeforeSelect)


async def test_a_standing_order_is_ticked_as_it_is_kept(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_window(room, monkeypatch, "relaxed")
    say = EN.at("sakura")

    async def order(_: Any) -> str:
        kept = windows.order_of(await room.table(), 0)
        return f"{kept.scope}:{kept.text}" if kept else NONE

    def told(_: Any, value: str) -> str:
        scope, _, text = value.partition(":")
        kept = Order(text, scope, 0, 0) if text else None
        return say("order-now", order=claimed.order(say, kept))

    panel = Panel(room.aki, lambda: pressed(room, room.aki, "order"), order, told)
    await chooses(panel, OrderSelect)


async def test_an_order_of_claims_is_ticked_and_told_as_given(room: Room) -> None:
    await room.start(0, "ben chiyo daeun", "xiamen")
    say, made = EN.at("xiamen"), 0
    panel = await pressed(room, room.ben, "order")
    for at, part in enumerate(of_kind(panel, PartSelect)):
        for value in [option["value"] for option in part["options"]]:
            custom_id = of_kind(panel, PartSelect)[at]["custom_id"]
            shown = (await room.ben.select(panel, [value], custom_id=custom_id)).response
            assert shown is not None
            for give in [p for p in parts(shown) if p.get("label") == EN("button-give")]:
                await room.ben.click(shown.message, custom_id=give["custom_id"])
            panel, made = await pressed(room, room.ben, "order"), made + 1
            kept = (await room.table()).orders[(await room.table()).seat_of(room.ben.id) or 0]
            assert ticked(panel, of_kind(panel, PartSelect)[at]["custom_id"]) == [value]
            assert value in (kept.scope, *kept.text.split())
            assert say("order-now", order=claimed.order(say, kept)) in panel.content
    assert made > 5


# --- Plans ----------------------------------------------------------------------------------------


async def test_a_planned_draw_names_the_tiles_that_are_ticked(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await waiting(room, monkeypatch)
    say = EN.at("xiamen")

    async def planned(select: DrawSelect) -> str:
        plans = (await room.table()).plans
        return " ".join(one for one in plans[3, "draw"].needs if one[1] in select.suits)

    def told(_: Any, value: str) -> str:
        return telling.card(say, value)

    panel = Panel(room.daeun, lambda: plans(room, room.daeun), planned, told)
    await chooses(panel, DrawSelect, 30)


async def plans(room: Room, member: simcord.MemberActor) -> Message:
    """The panel of a plan, whether something is planned or not."""
    kept = (await room.table()).plans
    return await opened(room, member, "change" if kept else "open")


async def test_the_condition_of_a_plan_is_ticked_and_told(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await koikoi(room, monkeypatch)
    say = EN.at("koikoi")
    await plan(room, room.ben, LAYS)

    async def needs(_: Any) -> str:
        return " ".join((await room.table()).plans[1, "turn"].needs)

    def told(_: Any, value: str) -> str:
        cards = value.split()
        return say("plan-needs", cards=telling.cards(say, cards), count=len(cards))

    panel = Panel(room.ben, lambda: plans(room, room.ben), needs, told)
    await chooses(panel, NeedsSelect, 8)


async def test_a_planned_trick_is_ticked_as_it_is_kept(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tiles to put down are not ticked: each choice adds one, and the title tells them."""
    await tiengow(room, monkeypatch)
    for move, member in (("fold 1-2", room.aki), (BEATS, room.ben)):
        await room.make(move, member)

    async def planned(select: TrickSelect) -> str:
        plan = premoves.tricks_of(await room.table(), 1).get(select.about)
        return str(plan.move) if plan else ASK

    panel = Panel(room.ben, lambda: plans(room, room.ben), planned)
    await chooses(panel, TrickSelect, 5, but=FOLD)


async def test_facts_of_an_appraised_hand_are_ticked_as_kept(room: Room) -> None:
    kept, user = room.client.services.drafts, room.aki.id
    tiles = ["1m", "2m", "3m", "4m", "5m", "6m", "7m", "8m", "9m", "1p", "2p", "3p", "5p"]
    await kept.save(user, Draft("liangxi", tuple(tiles), "5p", "discard"))

    async def draft(_: Any) -> Draft:
        return await kept.of(user) or Draft("liangxi")

    async def part(select: HandPartSelect) -> str:
        return getattr(await draft(select), select.part) or NO_LIMIT

    async def ticked_facts(select: Any) -> str:
        return " ".join(facts.chosen(await draft(select)))

    async def panel() -> Message:
        return await slashed(room, room.aki, "appraise")

    await chooses(Panel(room.aki, panel, part), HandPartSelect, 38, but="way")
    await chooses(Panel(room.aki, panel, part), HandPartSelect, 31, but="won")
    await chooses(Panel(room.aki, panel, ticked_facts), FactsSelect, 10)


# --- A person, a server, a league -----------------------------------------------------------------


async def slashed(room: Room, member: simcord.MemberActor, command: str) -> Message:
    """The panel that a command opens."""
    shown = (await member.slash(room.channel, command)).response
    assert shown is not None
    return shown.message


@pytest.mark.slow
async def test_settings_of_a_person_are_ticked_as_they_are_kept(room: Room) -> None:
    people = room.client.services.people

    async def kept(select: Any) -> str:
        person = await people.at(room.aki.id)
        owner = person.habit if isinstance(select, HabitSelect) else person
        value = getattr(owner, select.part)
        return OF_SERVER if value is None else str(value)

    def habit(select: HabitSelect, value: str) -> str:
        match select.part:
            case "notify":
                return EN(f"habit-notify-{value}-help")
            case "remind":
                return EN("habit-remind", hours=int(value))
            case "wakes" | "sleeps":
                return f"**{written(int(value))}**" if value != "1380" else ""
            case _:
                return ""

    await people.change(room.aki.id, lives(Habit(wakes=8 * 60 + 30, sleeps=23 * 60)))
    notices = Panel(room.aki, lambda: slashed(room, room.aki, "settings notices"), kept, habit)
    await chooses(notices, HabitSelect, 50)
    mine = Panel(room.aki, lambda: slashed(room, room.aki, "settings mine"), kept)
    await chooses(mine, LookSelect, 10)
    await chooses(mine, MannerSelect, 5)

    async def appears(_: Any) -> str:
        return (await people.at(room.aki.id)).appears

    public = Panel(room.aki, lambda: slashed(room, room.aki, "privacy appear"), appears)
    await chooses(public, AppearsSelect, 3)


async def test_settings_of_a_server_are_ticked_as_they_are_kept(room: Room) -> None:
    role = room.guild.create_role("Staff", permissions=discord.Permissions(manage_guild=True))
    staff = room.guild.add_member(room.env.create_user("mod"), roles=[role])
    services = room.client.services

    async def look(select: LookSelect) -> str:
        return str(getattr(await services.tables.choices.look_of(room.guild.id), select.part))

    async def level(_: Any) -> str:
        return await services.tables.choices.level_of(room.guild.id)

    server = Panel(staff, lambda: slashed(room, staff, "settings server"), look)
    await chooses(server, LookSelect, 8)
    await chooses(server._replace(stored=level), UsualLevelSelect)


@pytest.mark.slow
async def test_terms_of_a_league_are_ticked_as_they_are_kept(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found()

    async def rules_at(page: int) -> Message:
        shown = await slashed(room, league.organiser, "league rules")
        for _ in range(page):
            (more,) = [p["custom_id"] for p in parts(shown) if p["custom_id"].startswith("terms:")]
            turned = (await league.organiser.click(shown, custom_id=more)).response
            assert turned is not None
            shown = turned.message
        return shown

    async def term(select: TermSelect) -> str:
        (found,) = await room.client.services.leagues.of_server(room.guild.id)
        return word(getattr(found.charter.terms, select.field))

    for page in range(-(-len(choices(Terms)) // PAGE)):
        await chooses(
            Panel(league.organiser, partial(rules_at, page), term), TermSelect, most=volume(2, 4)
        )

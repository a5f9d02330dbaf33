"""The organisers' panel of a tournament: the clock of the round, its matches, and its people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Annotated

from bot.chat.component import DANGER, Button, Number, Select, one_of
from bot.chat.desk import Final
from bot.chat.panels.contests.tournament import tournament
from bot.chat.panels.frame import asking, people
from bot.chat.panels.frame.interaction import ByPress, Interaction
from bot.chat.panels.frame.rights import check_organises
from bot.chat.panels.league import ladder, log_of_acts
from bot.chat.reply import Item, Reply, joined, selectable
from bot.domain.contests import steering
from bot.domain.league.season import League
from bot.domain.league.tournament import DUPLICATE, KNOCK_OUT, Match, Outcome, Tournament
from bot.domain.refusal import Refusal
from bot.services.contests.steering import Order
from bot.words import Words, timing

PAGE = 25
"""The largest number of options in a select."""
ACTS = ("open", "extend", "pause", "resume", "ending", "end", "withdraw", "back")
"""The acts of the buttons in the panel."""
CHOICES = ("match", "person", "swap", "result", "walkover")
"""The subjects of the selects in the panel."""
NAME = 22
"""Characters to which names are cut in an option that orders several people."""


async def done(interaction: Interaction, number: int) -> Reply:
    """Return the panel after an act, with the line of the act in the league's log."""
    reply = await open_panel(interaction, number)
    acts, *_ = await interaction.client.services.organisers.log(interaction.guild_id or 0)
    own = next(act for act in acts if act.by == interaction.user.id)
    told = log_of_acts.line(own, interaction.client.private(interaction))
    return replace(reply, content=joined(told, reply.content))


async def open_panel(interaction: Interaction, number: int, page: int = 0) -> Reply:
    """Make the panel of a tournament for organisers; RuleError for others."""
    cup, league = await _of(interaction, number)
    say = interaction.client.private(interaction)
    items: list[Item] = _clock(cup, say)
    users, present = [entrant.user for entrant in cup.entrants], {e.user for e in cup.present}
    matches = [] if cup.kind == DUPLICATE else cup.current
    at = page * PAGE
    if shown := matches[at : at + PAGE]:
        against = say("schedule-against")
        named = {
            str(match.number): against.join(await _called(interaction, match.people, say))
            for match in shown
        }
        select = SteerSelect(cup.id, "match", 0)
        items.append(select.offering(selectable(named), say("steer-match")))
    if some := users[at : at + PAGE]:
        called = zip(some, await _called(interaction, some, say), strict=True)
        names = {
            str(user): name if user in present else say("tournament-gone", name=name)
            for user, name in called
        }
        items.append(
            SteerSelect(cup.id, "person", 0).offering(selectable(names), say("steer-person"))
        )
    for way, to in (("previous", page - 1), ("next", page + 1)):
        if 0 <= to * PAGE < max(len(matches), len(users)):
            items.append(SteerButton(cup.id, "open", to).labelled(say(f"button-{way}")))
    late = interaction.client.services.tournaments.plays_on(cup)
    head = tournament.title(cup, league, say), tournament.standing(cup, say, late)
    return Reply(joined(*head, say("steer-hint")), items)


def _clock(cup: Tournament, say: Words) -> list[Item]:
    """Return the buttons of the running round."""
    if cup.over or not cup.last:
        return []
    spans = sorted({max(cup.minutes // 2, 5), cup.minutes})
    items: list[Item] = [
        SteerButton(cup.id, "extend", minutes).labelled(
            say("button-steer-extend", time=timing.duration(say, 60 * minutes))
        )
        for minutes in spans
    ]
    if cup.kind != DUPLICATE:
        act = "resume" if cup.paused_at else "pause"
        items.append(SteerButton(cup.id, act, 0).worded(say))
    items.append(SteerButton(cup.id, "ending", 0).worded(say))
    return items


async def _called(interaction: Interaction, users: Sequence[int], say: Words) -> list[str]:
    return await people.names(interaction.client, interaction.guild_id or 0, users, say)


async def _of(interaction: Interaction, number: int) -> tuple[Tournament, League]:
    """Return a tournament of this server with its league; RuleError for non-organisers."""
    cup = await interaction.client.services.tournaments.by_id(number)
    league = await ladder.own_league(interaction, cup.league)
    await check_organises(interaction, league)
    return cup, league


def _back(cup: Tournament, say: Words) -> Item:
    return SteerButton(cup.id, "open", 0).labelled(say("button-back"))


# --- A match, a person, the end of the round ------------------------------------------------------


async def _of_match(interaction: Interaction, number: int, match: Match) -> Reply:
    """Return the view in which organisers set the result of a match, or a walkover."""
    cup, league = await _of(interaction, number)
    say, users = interaction.client.private(interaction), match.people
    names = await _called(interaction, users, say)
    by_user = dict(zip(map(str, users), names, strict=True))
    items: list[Item] = [
        SteerSelect(cup.id, "result", match.number).offering(
            selectable(_orders(names, say)), say("steer-result")
        ),
        SteerSelect(cup.id, "walkover", match.number).offering(
            selectable(by_user), say("steer-walkover")
        ),
        _back(cup, say),
    ]
    line = tournament.match_line(cup, match, say)
    return Reply(joined(tournament.title(cup, league, say), line, say("steer-match-hint")), items)


def _orders(names: Sequence[str], say: Words) -> dict[str, str]:
    """Return the results that a match without points can have, in words.

    The key of a result is everybody's place, such as `2-1`.
    """
    if len(names) == 2:
        won = (say("steer-wins", name=name) for name in names)
        return {**dict(zip(("1-2", "2-1"), won, strict=True)), "1-1": say("steer-tie")}
    return {
        "-".join(str(order.index(at) + 1) for at in range(len(names))): " > ".join(
            names[at][:NAME] for at in order
        )
        for order in permutations(range(len(names)))
    }


async def _of_person(interaction: Interaction, number: int, user: int) -> Reply:
    """Return the view in which organisers withdraw a person, put them back, or swap them."""
    cup, league = await _of(interaction, number)
    say = interaction.client.private(interaction)
    present = cup.has(user)
    act = "withdraw" if present else "back"
    items: list[Item] = []
    if others := _swappable(cup, user):
        names = dict(zip(map(str, others), await _called(interaction, others, say), strict=True))
        items.append(
            SteerSelect(cup.id, "swap", user).offering(selectable(names), say("steer-swap"))
        )
    if not cup.over:
        items.append(SteerButton(cup.id, act, user).worded(say))
    items.append(_back(cup, say))
    who = people.mention(user, say)
    told = who if present else say("tournament-gone", name=who)
    return Reply(joined(tournament.title(cup, league, say), told), items)


def _swappable(cup: Tournament, user: int) -> list[int]:
    """Return the people who can be swapped with a person in the pairings, at most `PAGE`."""
    pending = cup.pending
    if cup.kind == DUPLICATE or (cup.kind == KNOCK_OUT and cup.last > 1) or cup.over:
        return []
    out = {of for number, of in cup.byes - cup.walkovers if number == cup.last}
    own = {person for match in pending if user in match.people for person in match.people}
    if not own and user not in out:
        return []
    paired = {person for match in pending for person in match.people}
    return sorted((paired | (out if own else set())) - own - {user})[:PAGE]


async def _ending(interaction: Interaction, number: int) -> Reply:
    """Return the question whether to end the round now, with the consequences."""
    cup, league = await _of(interaction, number)
    say = interaction.client.private(interaction)
    items: list[Item] = [
        SteerButton(cup.id, "end", cup.last).worded(say),
        _back(cup, say),
    ]
    told = say(f"steer-ending-{cup.kind}", number=cup.last)
    return Reply(joined(tournament.title(cup, league, say), told), items)


def withdrawing(order: Order, user: int) -> Final:
    """Return the act that withdraws a person; it needs a confirmation if it ends the round."""

    async def tell(interaction: Interaction) -> str:
        cup, _ = await _of(interaction, order.tournament)
        if not steering.ends_round(cup, user):
            return ""
        say = interaction.client.private(interaction)
        return say("question-withdraw", who=people.mention(user, say), number=cup.last)

    async def withdraw(interaction: Interaction) -> Reply:
        await interaction.client.services.steering.withdraw(order, user)
        return await done(interaction, order.tournament)

    return Final("withdraw", tell, withdraw)


# --- Components -----------------------------------------------------------------------------------


class SteerButton(Button, custom_id="steer:{tournament}:{act}:{number}"):
    """A button of the panel; `number` has a page, minutes, a round or a person."""

    tournament: Number
    act: Annotated[str, one_of(*ACTS)]
    number: Number
    label, styles, place = "button-steer-{act}", {"end": DANGER}, ByPress.VIEW

    async def pressed(self, interaction: Interaction) -> Reply:
        """Do the act, and show the panel."""
        cup, league = await _of(interaction, self.tournament)
        order = Order(league, cup.id, interaction.user.id)
        steered = interaction.client.services.steering
        match self.act:
            case "ending":
                return await _ending(interaction, cup.id)
            case "extend":
                await steered.extend(order, self.number)
            case "pause":
                await steered.pause(order)
            case "resume":
                await steered.resume(order)
            case "end":
                if self.number != cup.last:
                    raise Refusal("stale")
                await steered.end(order)
            case "withdraw":
                back = _back(cup, interaction.client.private(interaction))
                return await asking.put(interaction, withdrawing(order, self.number), back)
            case "back":
                await steered.put_back(order, self.number)
            case _:
                return await open_panel(interaction, cup.id, self.number)
        return await done(interaction, cup.id)


class SteerSelect(Select, custom_id="steering:{tournament}:{of}:{about}"):
    """A select of the panel; `about` is the number of the match or the person concerned, or 0."""

    tournament: Number
    of: Annotated[str, one_of(*CHOICES)]
    about: Number

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the chosen match or person; or do the chosen act and show the panel."""
        cup, league = await _of(interaction, self.tournament)
        order = Order(league, cup.id, interaction.user.id)
        steered = interaction.client.services.steering
        match self.of:
            case "match":
                found = steering.numbered(cup, self.number)
                return await _of_match(interaction, cup.id, found)
            case "person":
                return await _of_person(interaction, cup.id, self.number)
            case "swap":
                await steered.swap(order, self.about, self.number)
            case "walkover":
                await steered.walk_over(order, self.number, self.about)
            case _:
                found = steering.numbered(cup, self.about)
                await steered.rule(order, found.number, _outcome(found, self.chosen))
        return await done(interaction, cup.id)


def _outcome(match: Match, chosen: str) -> Mapping[int, Outcome]:
    """Return the outcome in which everybody has the chosen place, and no points."""
    places = map(int, chosen.split("-"))
    return {user: Outcome(place, 0) for user, place in zip(match.people, places, strict=True)}

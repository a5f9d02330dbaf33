"""The log of organisers' acts, for every member to read."""

from __future__ import annotations

from typing import Annotated, Any

from bot.chat.component import Button, Number, one_of
from bot.chat.panels.frame import people
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.reply import Item, Reply, dated, fitting
from bot.domain.league.charter import Terms
from bot.domain.league.season import ITSELF, Act
from bot.domain.ledger.reading import Span
from bot.domain.tables.player import COMPUTER
from bot.words import Words, choosing
from bot.words.spelling import escaped
from rules import choices, word
from rules.points import signed

ROOM = 1900
"""The largest number of characters of the acts on a page; acts that do not fit come on the next."""
PEOPLE = ("user", "other", "payer", "receiver", "leaving", "coming")
"""The facts of an act that name people."""


async def open_panel(interaction: Interaction, span: Span = Span()) -> Reply:  # noqa: B008
    """Make a page of the log."""
    say = interaction.client.private(interaction)
    acts, newer, older = await interaction.client.services.organisers.log(
        interaction.guild_id or 0, span
    )
    if not acts:
        return Reply(say("log-empty"))
    lines = [line(act, say) for act in acts]
    if span.after is None:
        shown = len(fitting(lines, ROOM))
        older |= shown < len(acts)
        acts, lines = acts[:shown], lines[:shown]
    else:
        shown = len(fitting(lines[::-1], ROOM))
        newer |= shown < len(acts)
        acts, lines = acts[-shown:], lines[-shown:]
    items: list[Item] = []
    if newer:
        items.append(LogButton("after", acts[0].number).labelled(say("button-newer")))
    if older:
        items.append(LogButton("before", acts[-1].number).labelled(say("button-older")))
    return Reply("\n".join([say("log-title"), *lines]), items)


def line(act: Act, say: Words) -> str:
    """Return an act in a line: its date, its author, the act and the reason.

    The line says if the act is about its author, or about a match or an entry of theirs.
    """
    facts = {"number": act.number, **act.about}
    facts.pop("own", None)
    about = {key: _fact(key, value, say) for key, value in facts.items()}
    if "term" in act.about:
        about |= _setting(act.about["term"], act.about["value"], say)
    why = say("log-why", why=escaped(act.why)) if act.why else ""
    own = say("log-own") if _is_own(act) else ""
    return say(
        "log-line",
        when=dated(act.at, "d"),
        who=people.mention(act.by, say) if act.by != ITSELF else say("log-itself"),
        what=say(f"act-{_act(act)}", **about),
        why=own + why,
    )


def _is_own(act: Act) -> bool:
    """Whether an act is about its author, or about a match or an entry of theirs."""
    named = {act.about[key] for key in PEOPLE if key in act.about}
    reached = {user for user, *_ in act.about.get("result", ())}
    return bool(act.about.get("own")) or act.by in named | reached


def _act(act: Act) -> str:
    """Return an act as its message key names it; a computer's takeover has its own key."""
    came = act.about.get("coming")
    return f"{act.act}-computer" if came == COMPUTER else act.act


def _fact(key: str, value: Any, say: Words) -> Any:
    match key:
        case _ if key in PEOPLE:
            return people.mention(value, say)
        case "game":
            return say(f"game-{value}")
        case "result":
            return say("comma").join(_reached(say, *each) for each in value)
        case "league":
            return escaped(value) or say("log-server")
        case "time":
            return say(f"exclude-{value}")
        case "channel":
            return f"<#{value}>"
        case "role":
            return f"<@&{value}>" if value else say("log-nobody")
        case _:
            return escaped(value) if isinstance(value, str) else value


def _reached(say: Words, user: int, place: int, points: int) -> str:
    """Return the place and the points of a person in a match of a tournament."""
    name = people.mention(user, say)
    return say("act-result-line", place=place, name=name, points=signed(points))


def _setting(name: str, text: str, say: Words) -> dict[str, str]:
    """Return a term of a league and the value it was given, in words."""
    (term,) = (choice for choice in choices(Terms) if choice.name == name)
    value = next((value for value in term.values if word(value) == text), text)
    return {"term": choosing.label(say, term), "value": choosing.value(say, term, value)}


class LogButton(Button, custom_id="log:{way}:{act}"):
    """The button to another page of the log: the acts before a certain act, or after it."""

    way: Annotated[str, one_of("before", "after")]
    act: Number

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the page."""
        return await open_panel(interaction, Span(**{self.way: self.act}))

"""The charter of a league: its games, and its terms as selects for its organisers."""

from __future__ import annotations

from bot.chat.component import Button, Field, Number, Select
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.frame.rights import check_organises, organises
from bot.chat.panels.league import ladder, web
from bot.chat.reply import Item, Reply, selectable
from bot.domain.league.charter import Charter, Terms, proposed
from bot.domain.league.season import League
from bot.words import Words, choosing, examples
from bot.words.spelling import escaped
from rules import Choice, choices, game, word

PAGE = 4
"""The number of terms on a page."""


async def open_panel(interaction: Interaction, league: League, page: int = 0) -> Reply:
    """Make the panel with the rules of a league; for organisers, with a page of selects."""
    say = interaction.client.private(interaction)
    channels = await interaction.client.services.leagues.channels(league)
    lines = [say("terms-title", league=escaped(league.name)), *games(league.charter, say)]
    if channels:
        lines.append(
            say("terms-channels", channels=" ".join(f"<#{channel}>" for channel in channels))
        )
    if league.public:
        lines += filter(None, (say("terms-site"), web.link(interaction.client, league, say)))
    if league.open and league.charter != league.season.charter:
        lines.append(say("terms-next"))
    if not await organises(interaction, league):
        lines += [_term(league.charter.terms, choice, say) for choice in choices(Terms)]
        return Reply("\n".join(lines))
    fields = choices(Terms)
    shown = fields[page * PAGE : (page + 1) * PAGE]
    lines += [examples.explained(say, choice) for choice in shown]
    items: list[Item] = [TermSelect.of(league, page, choice, say) for choice in shown]
    after = (page + 1) % -(-len(fields) // PAGE)
    items.append(TermsPage(league.id, after).labelled(say("button-next")))
    if stakes := uneven(league.charter):
        told = (say("terms-stake", game=say(f"game-{key}"), stake=n) for key, n in stakes.items())
        lines.append(say("terms-proposed", stakes=say("comma").join(told)))
        items.append(EvenButton(league.id).labelled(say("button-even")))
    return Reply("\n".join(lines), items)


def uneven(charter: Charter) -> dict[str, int]:
    """Return the proposed stakes for a league's games; empty if the league has these."""
    stakes = proposed(charter.games)
    return stakes if stakes != {key: ruling.stake for key, ruling in charter.games.items()} else {}


def games(charter: Charter, say: Words) -> list[str]:
    """Return a line for each game of a league, and a line on deals of the day if they count.

    A game's line has its preset, differences, stake and hash.
    """
    stake = charter.terms.daily
    of_day = [say("terms-daily", stake=stake)] if stake else []
    return [
        say(
            "terms-game",
            game=say(f"game-{key}"),
            rules=rules_of(key, charter, say.at(key)),
            stake=ruling.stake,
            hash=charter.hash_of(key),
        )
        for key, ruling in charter.games.items()
    ] + of_day


def rules_of(key: str, charter: Charter, say: Words) -> str:
    """Return the house rules of a game in a league."""
    ruling = charter.games[key]
    preset = say(f"preset-{ruling.preset}")
    changed = choosing.changes(say, game(key), ruling.preset, ruling.options)
    deals = game(key).length(ruling.options).deals
    parts = [preset, *([say("terms-deals", deals=deals)] if deals else []), changed]
    return say("comma").join(part for part in parts if part)


def _term(terms: Terms, choice: Choice, say: Words) -> str:
    value = choosing.value(say, choice, getattr(terms, choice.name))
    return say("rules-line", label=choosing.label(say, choice), value=value, mark="")


class TermSelect(Select, custom_id="term:{league}:{page}:{field}"):
    """The select of one of the terms."""

    league: Number
    page: Number
    field: Field

    @classmethod
    def of(cls, league: League, page: int, choice: Choice, say: Words) -> TermSelect:
        """Return the select with all values of a term, the current one marked."""
        now, label = getattr(league.charter.terms, choice.name), choosing.label(say, choice)
        offered = {
            word(value): say("labelled", label=label, value=choosing.value(say, choice, value))
            for value in choice.values
        }
        return cls(league.id, page, choice.name).offering(selectable(offered, word(now)))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Change the term, and show the panel again."""
        league = await ladder.own_league(interaction, self.league)
        await check_organises(interaction, league)
        by, leagues = interaction.user.id, interaction.client.services.leagues
        league = await leagues.set_term(league, by, self.field, self.chosen)
        return await open_panel(interaction, league, self.page)

    async def afterwards(self, interaction: Interaction) -> None:
        """Show the standings and the channel's table again."""
        await _renew(interaction, self.league)


class TermsPage(Button, custom_id="terms:{league}:{page}"):
    """The button to another page of the terms."""

    league: Number
    page: Number

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the page."""
        league = await ladder.own_league(interaction, self.league)
        return await open_panel(interaction, league, self.page)


class EvenButton(Button, custom_id="even:{league}"):
    """The button that gives the games of a league the proposed stakes."""

    league: Number

    async def pressed(self, interaction: Interaction) -> Reply:
        """Set the stakes, and show the panel again."""
        league, by = await ladder.own_league(interaction, self.league), interaction.user.id
        await check_organises(interaction, league)
        return await open_panel(
            interaction, await interaction.client.services.leagues.even_out(league, by)
        )

    async def afterwards(self, interaction: Interaction) -> None:
        """Show the standings and the channel's table again."""
        await _renew(interaction, self.league)


async def _renew(interaction: Interaction, league: int) -> None:
    await ladder.renew(interaction, league)
    await interaction.client.screen.publish(interaction, afresh=True)

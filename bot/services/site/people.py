"""Public pages of people who appear by name or by initials: their course in one league."""

from __future__ import annotations

from bot.domain.site import values
from bot.domain.site.cast import SOMEBODY
from bot.services.site.leagues import Published, best_deal
from bot.store import Connection
from bot.store.ledger import careers
from bot.store.ledger.careers import Opponent
from bot.store.site import public

BEST = 5
"""The number of a person's best deals that are shown."""
OPPONENTS = 30
"""The largest number of opponents that are listed by name."""
ALL = 10_000
"""More opponents than a person can have."""


def person(connection: Connection, of: Published, key: str) -> values.PersonPage | None:
    """Return the page of a person in a league, by its address; None if nobody has it."""
    user, seasons, guild = of.cast.user_of(key), of.seasons, of.league.guild
    if user is None:
        return None
    rows = public.accounts(connection, guild, seasons, user)
    accounts = (values.Account(seasons[row.season].number, *row[1:]) for row in rows)
    met = careers.opponents(connection, guild, user, "", ALL, tuple(seasons))
    best = public.best_of(connection, guild, [*seasons], user, BEST)
    return values.PersonPage(
        league=of.key,
        person=of.cast.of(user),
        accounts=tuple(accounts),
        places=public.places(connection, guild, [*seasons], user),
        opponents=_opponents(of, met),
        best=tuple(best_deal(of, gained) for gained in best),
    )


def _opponents(of: Published, met: list[Opponent]) -> tuple[values.Opponent, ...]:
    """Return opponents, most deals first; those without a name are counted as one, last."""
    named, rest = [], [0, 0]
    for opponent in met:
        shown = of.cast.of(opponent.user)
        if shown == SOMEBODY:
            rest = [rest[0] + opponent.deals, rest[1] + opponent.points]
        else:
            named.append(values.Opponent(shown, opponent.deals, opponent.points))
    named.sort(
        key=lambda opponent: (
            -opponent.deals,
            opponent.person.label.casefold(),
            opponent.person.key,
        )
    )
    others = [values.Opponent(SOMEBODY, *rest)] if rest[0] else []
    return (*named[:OPPONENTS], *others)

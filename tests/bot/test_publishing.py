"""A league is public only if its organisers say so, and people appear there as they choose."""

from __future__ import annotations

import json
import re

import pytest
from sqlalchemy import select

from bot.domain.people import appearing
from bot.domain.people.appearing import label, told_apart
from bot.domain.people.person import Person
from bot.site.public import Leagues
from bot.store import Database
from bot.store.ledger import books
from bot.store.people import schema
from tests.bot.discord.room import Room, said
from tests.bot.people.league_room import EN, LeagueRoom
from tests.bot.test_replay import press
from tests.bot.test_spelling import HOSTILE
from tests.render.test_paint import SCRIPTS

HOME = "https://example.org/pages/"
LINK = re.compile(r"\]\(<(.+?)>\)")


@pytest.fixture
async def league(room: Room) -> LeagueRoom:
    """A league in the room."""
    found = LeagueRoom(room)
    await found.found()
    return found


@pytest.mark.usefixtures("blank", "still")
async def test_an_organiser_makes_a_league_public_and_takes_it_down(
    room: Room, league: LeagueRoom
) -> None:
    async def secret() -> str:
        (found,) = await league.column(books.leagues.c.site)
        return str(found)

    async def asks(public: bool) -> str:
        told = await league.organiser.slash(room.channel, "league site", public=public)
        return said(told)

    assert await secret() == ""
    refused = said(await room.aki.slash(room.channel, "league site", public=True))
    assert refused == EN("refusal-organisers-only")
    assert await league.does("league site", public=False) == EN("refusal-site-off", league="Spring")
    assert EN("question-site", league="Spring") in await asks(True)
    assert await secret() == "", "a question changes nothing"
    assert await league.does("league site", public=True) == EN("site-on", league="Spring")
    first = await secret()
    assert EN("terms-site") in said(await room.aki.slash(room.channel, "league rules"))
    assert await asks(True) == EN("refusal-site-on", league="Spring")
    assert await asks(False) == EN("site-off", league="Spring"), "taken down without a question"
    assert await secret() == ""
    assert EN("terms-site") not in said(await room.aki.slash(room.channel, "league rules"))
    await league.does("league archive")
    await league.does("league site", public=True)
    assert len(await secret()) == len(first) == 64
    assert await secret() != first, "the addresses are others"
    log = said(await room.aki.slash(room.channel, "league log"))
    assert log.count(EN("act-site-on", league="Spring")) == 2
    assert log.count(EN("act-site-off", league="Spring")) == 1


@pytest.mark.usefixtures("blank", "still")
async def test_the_chat_links_the_page_of_a_public_league(room: Room, league: LeagueRoom) -> None:
    """In the answer to its organiser, its message, `/league standings`, `/league rules`, a result,
    and a deal to share.
    """
    await league.plays("mushi", 1, 1)
    await league.match("mushi", "ben", 1)
    assert EN("table-league", league="Spring", number=1) in room.board().content

    async def seen() -> list[str]:
        told = [league.notice().content]
        for command in ("league standings", "league rules"):
            told.append(said(await room.ben.slash(room.channel, command)))
        panel = (await room.aki.slash(room.channel, "replay")).response
        assert panel
        told.append((await press(room.aki, panel, "share")).content)
        await room.aki.slash(room.channel, "table show")
        return [*told, room.board().content]

    for home, public, linked in (
        (HOME, True, True),
        (HOME, False, False),
        ("", True, False),
    ):
        room.client.settings.site_url = home
        answer = await league.does("league site", public=public)
        links = [LINK.findall(one) for one in (answer, *await seen())]
        if not linked:
            assert links == [[]] * 6, (home, public)
            continue
        (link,) = links[0]
        assert links == [[link]] * 6

        async def database() -> Database:
            return room.client.services.database

        entry = await Leagues(database).volume(link.removeprefix(HOME).removesuffix(".html"))
        assert entry
        assert link.removeprefix(HOME) in entry.make()


@pytest.mark.usefixtures("blank", "still")
async def test_a_person_appears_as_they_choose_until_they_are_forgotten(room: Room) -> None:
    own = schema.preferences

    async def stored() -> tuple[str, str] | None:
        query = select(own.c.appears, own.c.page).where(own.c.user == room.aki.id)
        database = room.client.services.database
        row = await database.read(lambda c: c.execute(query).first())
        return (row.appears, row.page) if row else None

    panel = await room.aki.slash(room.channel, "privacy appear")
    assert EN("appears-now", name=EN("appears-a-player")) in said(panel)
    assert panel.response
    for way, name in (("name", "Aki"), ("initials", "A.")):
        told = await room.aki.select(panel.response.message, [way], custom_id="appears:web")
        assert EN("appears-now", name=name) in said(told)
        now = await stored()
        assert now
        assert now[0] == way
        assert len(now[1]) == 64
    told = await room.aki.slash(room.channel, "privacy export")
    assert told.response
    (file,) = told.response.attachments
    (row,) = json.loads(await file.read())["preferences"]
    assert row["appears"] == "initials"
    assert "page" not in row
    await room.aki.slash(room.channel, "privacy forget", sure=True)
    assert await stored() is None


def test_a_change_of_appearance_gives_other_addresses() -> None:
    person = Person(1).appearing("name", "first")
    assert (person.appears, person.page) == ("name", "first")
    assert person.appearing("name", "second") == person
    fewer = person.appearing("initials", "second")
    assert (fewer.appears, fewer.page) == ("initials", "second")
    assert fewer.appearing("player", "third") == Person(1)


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Anna Berg", "A. B."),
        ("anna_berg-carlsen d", "A. B. C."),
        ("ßigma", "ß."),
        ("千代 花", "千. 花."),
        ("e\u0301mile", "E\u0301."),
        ("z" + "\u0301" * 40, "Z\u0301\u0301\u0301."),
        ("\u0301\u0301", "?"),
        ("👩‍🚀", "?"),
        ("<@123> *x*", "1. X."),
        ("\u202eevil", "E."),
    ],
)
def test_initials_are_the_first_letters_of_words(name: str, short: str) -> None:
    assert label(name, "initials") == short


@pytest.mark.parametrize("name", [*HOSTILE, *SCRIPTS, "x" * 500, "a" + "\u0335" * 500])
def test_hostile_names_have_bounded_labels(name: str) -> None:
    for way, most in (("name", appearing.LONGEST), ("initials", 18)):
        shown = label(name, way)
        assert len(shown) <= most
        assert shown.replace("\u200d", "").isprintable()


def test_people_with_the_same_label_are_told_apart() -> None:
    labels = {"k3": "A. B.", "k1": "a. b.", "k2": "C. D.", "k4": "A. B."}
    assert told_apart(labels) == {
        "k1": "a. b.",
        "k2": "C. D.",
        "k3": "A. B. (2)",
        "k4": "A. B. (3)",
    }

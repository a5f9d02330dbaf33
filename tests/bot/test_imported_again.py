"""Results of a file in their season: their dates, those entered before, imports voided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, select

from bot.domain.contests import days
from bot.domain.league.season import League, Signature
from bot.domain.ledger.comparing import Earlier, compared
from bot.domain.ledger.dates import Period, Term, period, placed
from bot.domain.ledger.entries import FORGOTTEN, UNPAID, Entry, Posting, transfer
from bot.domain.ledger.importing import read
from bot.domain.ledger.reading import Part
from bot.domain.ledger.results import LINES, MOST, Preview, Result, Written
from bot.domain.ledger.spreadsheets import inert, rows
from bot.domain.shards import Server
from bot.domain.tables.player import COMPUTER
from bot.services.ledger import rebuilding
from bot.services.ledger.exports import FIRST, written
from bot.services.services import Services
from bot.store import Database
from bot.store.league import rulings
from bot.store.ledger import books, posting
from rules import RuleError
from tests.bot.discord.room import Room, said
from tests.bot.people.league_room import EN, LeagueRoom, standings
from tests.bot.world.lone_tables import GUILD, Clock
from tests.volume import seeds

TOKYO = ZoneInfo("Asia/Tokyo")
DAY, MINUTE, SECOND = timedelta(days=1), timedelta(minutes=1), timedelta(seconds=1)
HEAD = "match,game,player,points,date\n"
BOSS, CHANNEL = 99, 90
GAMES = {"koikoi": "koikoi", "mushi": "mushi"}

# --- Dates ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "first", "length"),
    [
        ("2026-11-26", "2026-11-25T15:00", DAY),
        ("2026/1/5", "2026-01-04T15:00", DAY),
        ("2026.11.26", "2026-11-25T15:00", DAY),
        ("2026年11月26日", "2026-11-25T15:00", DAY),
        ("２０２６／１１／２６", "2026-11-25T15:00", DAY),
        ("2026–11–26", "2026-11-25T15:00", DAY),
        ("2026/11/26 9:05", "2026-11-26T00:05", MINUTE),
        ("2026年11月26日12時30分", "2026-11-26T03:30", MINUTE),
        ("2026年11月26日 12:30", "2026-11-26T03:30", MINUTE),
        ("2026-11-26 12:30:15", "2026-11-26T03:30:15", SECOND),
        ("2026-11-26T12:30Z", "2026-11-26T12:30", MINUTE),
        ("2026-11-26T12:30:00.25+02:00", "2026-11-26T10:30:00.250000", timedelta(microseconds=1)),
    ],
)
def test_a_date_is_read_in_any_usual_form(text: str, first: str, length: timedelta) -> None:
    moment = datetime.fromisoformat(first).replace(tzinfo=UTC)
    assert period(text, TOKYO) == Period(moment, moment + length)


@pytest.mark.parametrize(
    "text",
    [
        *("", "yesterday", "26.11.2026", "11/26/2026", "26-11-26", "20261126", "12345-01-01"),
        *("2026-13-01", "2026-02-30", "2026-11-26 25:00", "2026-11-26 12", "2026-11-26 1 PM"),
        *("0001-01-01", "9999-12-31", "2026-11-26T12:30+99:99", "2026年11月"),
    ],
)
def test_a_doubtful_date_is_none(text: str) -> None:
    assert period(text, UTC) is None


@given(st.datetimes(datetime(1900, 1, 2), datetime(2099, 12, 30), timezones=st.just(UTC)))
def test_a_time_as_files_write_it_is_read_again(moment: datetime) -> None:
    found = period(moment.isoformat(), TOKYO)
    assert found
    assert moment in found
    assert found.end - found.first <= SECOND


@pytest.mark.parametrize(
    ("text", "first", "end"),
    [
        ("2026-10-25 02:30", "2026-10-25T00:30", "2026-10-25T01:31"),  # it comes twice
        ("2026-10-25 02:59", "2026-10-25T00:59", "2026-10-25T02:00"),
        ("2026-10-25", "2026-10-24T22:00", "2026-10-25T23:00"),
        ("2026-03-29 02:59", "2026-03-29T00:59", "2026-03-29T02:00"),  # it is skipped
        ("2026-03-29", "2026-03-28T23:00", "2026-03-29T22:00"),
    ],
)
def test_a_date_when_clocks_change_means_every_possible_moment(
    text: str, first: str, end: str
) -> None:
    moments = (datetime.fromisoformat(one).replace(tzinfo=UTC) for one in (first, end))
    assert period(text, ZoneInfo("Europe/Berlin")) == Period(*moments)


NOON = datetime(2026, 3, 5, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("date", "term", "at"),
    [
        ("2026-03-05", Term(NOON, NOON - DAY), "2026-03-05T00:00"),
        ("2026-03-05", Term(NOON, NOON - MINUTE), "2026-03-05T11:59"),
        ("2026-03-05", Term(NOON), "2026-03-05T00:00"),
        ("2026-03-04", Term(NOON, NOON - MINUTE), "2026-03-05T11:59"),
        ("2026-03-04", Term(NOON, NOON - MINUTE, NOON - DAY), "2026-03-05T11:59"),
        ("2026-03-03", Term(NOON, NOON - MINUTE, NOON - DAY), None),
        ("2026-03-04 12:00", Term(NOON, NOON - MINUTE, NOON - DAY), "2026-03-05T11:59"),
        ("2026-03-04 11:59", Term(NOON, NOON - MINUTE, NOON - DAY), None),
        ("2026-03-06", Term(NOON, NOON - DAY), None),
        ("2026-03-05 12:00", Term(NOON, NOON - DAY), "2026-03-05T12:00"),
        ("2026-03-05 12:01", Term(NOON, NOON - DAY), None),
        ("1999-01-01", Term(NOON), "1999-01-01T00:00"),
    ],
)
def test_a_date_counts_since_its_season_began_and_until_now(
    date: str, term: Term, at: str | None
) -> None:
    found = period(date, UTC)
    assert found
    assert placed(found, term) == (at and datetime.fromisoformat(at).replace(tzinfo=UTC))


def test_a_day_is_meant_in_the_zone_of_the_sender() -> None:
    text = HEAD + "a,koikoi,<@1>,5,2026/3/6\na,koikoi,<@2>,-5,\n"
    (result,) = read(text.encode(), GAMES, {}, "ja", TOKYO).results
    assert result.date
    assert placed(result.date, Term(datetime(2026, 3, 5, 16, tzinfo=UTC)))
    assert not placed(result.date, Term(datetime(2026, 3, 5, 14, tzinfo=UTC)))


# --- What was entered before ----------------------------------------------------------------------

POINTS = {1: 5, 2: -5}
MARCH = period("2026-03-01", UTC)
ENTERED = Earlier(7, "Final A", "koikoi", NOON - DAY, False, POINTS, {1: 3, 2: -3})
DATED = ENTERED._replace(dated=True)
DEAL = ENTERED._replace(match=None, dated=True)


@pytest.mark.parametrize(
    ("entry", "result", "outcome"),
    [
        (ENTERED, Result("Final A", "koikoi", POINTS), "before"),
        (ENTERED, Result("ｆｉｎａｌ  a", "koikoi", POINTS), "before"),
        (ENTERED, Result("Final A", "koikoi", {1: 3, 2: -3}), "before"),
        (ENTERED, Result("Final A", "koikoi", POINTS, MARCH), "before"),
        (ENTERED, Result("Final B", "koikoi", POINTS), "new"),
        (ENTERED, Result("Final A", "koikoi", {1: 4, 2: -4}), "fault"),
        (ENTERED, Result("Final A", "mushi", POINTS), "fault"),
        (DATED, Result("Final A", "koikoi", POINTS), "before"),
        (DATED, Result("Final A", "koikoi", POINTS, MARCH), "new"),
        (DATED, Result("Final A", "koikoi", {1: 4, 2: -4}, MARCH), "new"),
        (DATED, Result("Final A", "koikoi", POINTS, period("2026-03-04", UTC)), "before"),
        (DATED, Result("Final A", "koikoi", {1: 4, 2: -4}, period("2026-03-04", UTC)), "fault"),
        (DEAL, Result("#7", "koikoi", POINTS), "before"),
        (DEAL, Result("#7", "koikoi", {1: 4, 2: -4}), "new"),
        (DEAL, Result("#8", "koikoi", POINTS), "new"),
    ],
)
def test_a_result_is_known_by_its_match(entry: Earlier, result: Result, outcome: str) -> None:
    found = compared(Preview((result,), ()), [entry], Term(NOON))
    assert (found.before, len(found.results), [one.sentence for one in found.faults]) == {
        "before": (1, 0, []),
        "new": (0, 1, []),
        "fault": (0, 1, ["entered-otherwise"]),
    }[outcome]


# --- Files of other shapes ------------------------------------------------------------------------


@given(st.text(st.sampled_from("'=+-@＝＋－＠a \t"), max_size=6).map(str.strip))
def test_a_cell_that_computes_nothing_is_read_as_it_was(name: str) -> None:
    text = written([{"match": name, "points": 1}], "csv").decode("utf-8-sig")
    assert [*rows(text)][1][0] == name  # type: ignore[index]
    assert not inert(name).startswith((*"=+-@＝＋－＠",))


@pytest.mark.parametrize("ends", ["\r", "\n", "\r\n", "\r\r"])
def test_a_line_break_in_a_cell_begins_no_row(ends: str) -> None:
    """A reason must not add a result to the file, or a formula that begins a line."""
    cells = ["why", f"x{ends}=1+1,koikoi,<@1>,9"]
    text = written([dict(zip("ab", cells, strict=True))], "csv").decode("utf-8-sig")
    (read_back,) = [*rows(text)][1:]
    assert read_back == [cells[0], cells[1].replace("\r\n", "\n").replace("\r", "\n")]


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("match,game,player,points,reason\na,koikoi,<@1>,5,x\na,koikoi,<@1>,2,y\n"
         "a,koikoi,<@2>,-7,x\n", []),
        ("match,game,player,points,reason\na,koikoi,<@1>,5,x\na,koikoi,<@1>,2,x\n"
         "a,koikoi,<@2>,-5,x\n", ["twice"]),
        (HEAD + "a,koikoi,<@0>,5,\na,koikoi,<@0>,2,\na,koikoi,<@1>,-7,\n", []),
        (HEAD + "a,koikoi,<@-101>,5,\na,koikoi,<@1>,-5,\n", []),
        (HEAD + "a,koikoi,<@-1>,5,\na,koikoi,<@1>,-5,\n", ["player"]),
        (HEAD + "a,koikoi,<@1>,5,26.11.2026\na,koikoi,<@2>,-5,\n", ["date"]),
        (HEAD + f"{'a' * 81},koikoi,<@1>,5,\n{'a' * 81},koikoi,<@2>,-5,\n", ["match-name"] * 2),
        (HEAD + "a,,<@1>,5,\n", ["game"]),
    ],
)  # fmt: skip
def test_lines_of_a_match_are_added_up_or_refused(text: str, faults: list[str]) -> None:
    found = read(text.encode(), GAMES, {})
    assert sorted(one.sentence for one in found.faults if one.sentence != "sum") == sorted(faults)


def test_files_are_read_up_to_limits_of_lines_and_gains() -> None:
    head = "match,game,player,points,entry,tally\n"
    deal = "a,koikoi,<@1>,1,3,1\na,koikoi,<@2>,-1,3,1\n"
    pairs = [f"m{n},koikoi,<@1>,0,\nm{n},koikoi,<@2>,0,\n" for n in range(MOST // 2 + 1)]
    for text, faults in (
        (head + deal * (LINES // 2 - 1), []),
        (head + deal * LINES, ["too-many"]),
        (HEAD + "".join(pairs[:-1]), []),
        (HEAD + "".join(pairs), ["too-much"]),
    ):
        found = read(text.encode(), GAMES, {}).faults
        assert [one.sentence for one in found if one.sentence != "alone"] == faults


# --- What is exported can be imported -------------------------------------------------------------


def deal(rng: Random) -> tuple[Entry, list[Posting]]:
    """A random deal: reasons may occur twice, and several seats may be the computer's."""
    seats = [1, 2, *rng.sample([3, COMPUTER, COMPUTER, FORGOTTEN - 1], rng.randrange(3))]
    postings = []
    for reason in rng.choices(("win", "kong", "kong"), k=rng.randint(0, 3)):
        points = rng.randint(1, 9)
        gains = [-points] * len(seats)
        gains[rng.randrange(len(seats))] += points * len(seats)
        postings += [
            Posting(user, reason, gain, seat)
            for seat, (user, gain) in enumerate(zip(seats, gains, strict=True))
        ]
    drawn = [Posting(user, UNPAID, 0, seat) for seat, user in enumerate(seats)]
    return Entry(GUILD, "deal", rng.choice([*GAMES]), "hash", server=1, tally=1), postings or drawn


NO_RESULTS = (
    (Entry(GUILD, "penalty", stake=1), transfer("penalty", -1, 1, 3)),
    (Entry(GUILD, "handicap", stake=1), transfer("handicap", 1, -1, 3)),
    (Entry(GUILD, "place", "mushi", stake=1), transfer("place", 1, 2, 4)),
    (Entry(GUILD, "daily", days.KEY, deal=740_000, stake=1, tally=1), transfer("mushi", 1, 2, 4)),
)


def play(connection: Connection, rng: Random, now: datetime) -> None:
    """Post a deal or something that is none, and rule on it."""
    entry, postings = deal(rng) if rng.random() < 0.8 else rng.choice(NO_RESULTS)
    number = posting.post(connection, entry, postings, now)
    ruled = (connection, Signature(GUILD, BOSS, "so", now), number)
    way = rng.randrange(7)
    if way in (0, 1):
        rulings.freeze(*ruled)
    if way == 1:
        rulings.release(*ruled)
    if way in (2, 3):
        for payer, receiver in (1, 2), (2, 1):
            rulings.correct(*ruled, payer, receiver, rng.randint(1, 9))
    if way == 5:
        rulings.correct(*ruled, 1, 2, rng.randint(1, 9))
        rulings.freeze(*ruled)
    if way in (3, 4):
        rulings.void(*ruled)


def held(connection: Connection, season: int) -> dict[tuple[str, int], tuple[int, int]]:
    """The points and the deals of each account in each game, without empty ones."""
    a = books.accounts
    found = connection.execute(select(a).where(a.c.season == season, a.c.game.in_(GAMES)))
    return {
        (row.game, row.user): (row.points, row.deals) for row in found if row.points or row.deals
    }


def summed(results: tuple[Result, ...]) -> dict[tuple[str, int], tuple[int, int]]:
    """The points and the deals of each player in each game of some results."""
    points, deals = Counter[tuple[str, int]](), Counter[tuple[str, int]]()
    for result in results:
        for user, gain in result.points.items():
            points[result.game, user] += gain
            deals[result.game, user] += 1
    return {key: (points[key], deals[key]) for key in deals}


async def founded(services: Services) -> League:
    """A league in which all games are worth one point."""
    league = await services.leagues.create(GUILD, BOSS, "Spring", CHANNEL, "mushi")
    for game in GAMES:
        await services.leagues.set_game(league, BOSS, game, stake=1)
        league = await services.leagues.by_id(league.id)
    return league


async def test_exported_entries_come_to_the_accounts_when_they_are_imported(
    services: Services, database: Database, clock: Clock
) -> None:
    for seed in seeds(3, 20):
        rng = Random(seed)
        for _ in range(40):
            clock.now += MINUTE
            await database.write(partial(play, rng=rng, now=clock.now))
        file = await services.exports.made(Part(Server(GUILD)), "entries", "csv")
        assert file.content.decode("utf-8-sig").startswith(",".join(FIRST))
        found = read(file.content, GAMES, {})
        assert not found.faults
        assert found.left_out
        assert summed(found.results) == await database.read(partial(held, season=0))
    exported = Written(file.content, "en")
    here = await services.imports.previewed(GUILD, exported, GAMES, None)
    assert (len(here.results), here.before) == (0, len(found.results))


@pytest.mark.both
async def test_an_exported_season_is_imported_into_another(
    services: Services, database: Database, clock: Clock
) -> None:
    rng, league = Random(1), await founded(services)
    for _ in range(30):
        clock.now += MINUTE
        await database.write(partial(play, rng=rng, now=clock.now))
    content = (await services.exports.made(Part(Server(GUILD)), "entries", "csv")).content
    for before in (False, True):
        exported = Written(content, "en")
        done = await services.imports.entered(GUILD, BOSS, exported, GAMES, league, "")
        assert not done.faults
        assert bool(done.before) is before
        kept = await database.read(partial(held, season=league.season.id))
        assert kept == summed(read(content, GAMES, {}).results)
    part = Part(Server(GUILD), league.season.id)
    again = (await services.exports.made(part, "entries", "csv")).content
    assert summed(read(again, GAMES, {}).results) == kept
    assert not (await database.read(rebuilding.rebuild)).faults


# --- Dates in a season ----------------------------------------------------------------------------


def two(match: str, date: str = "", points: int = 5) -> str:
    """The lines of a match of two."""
    return f"{match},koikoi,<@1>,{points},{date}\n{match},koikoi,<@2>,{-points},{date}\n"


@pytest.mark.both
async def test_an_import_is_voided_with_all_rulings_on_it(
    services: Services, database: Database, clock: Clock
) -> None:
    league = await founded(services)
    text = HEAD + "".join(two(match) for match in "abcdef")
    file = Written(text.encode(), "en")
    number = (await services.imports.entered(GUILD, BOSS, file, GAMES, league, "")).number
    corrected, frozen, gone, both, *_ = await services.imports.entries(GUILD, number)
    organisers = services.organisers
    for entry in (corrected, both):
        await organisers.correct(GUILD, BOSS, entry, 1, 2, 3, "so")
    for entry in (frozen, both):
        await organisers.freeze(GUILD, BOSS, entry, "hm")
    await organisers.void(GUILD, BOSS, gone, "no")
    assert await organisers.void_import(GUILD, BOSS, number, "wrong file") == 5
    for season in (0, league.season.id):
        assert await database.read(partial(held, season=season)) == {}
    with pytest.raises(RuleError, match="no-such-import"):
        await organisers.void_import(GUILD, BOSS, number, "again")
    with pytest.raises(RuleError, match="no-such-import"):
        await organisers.void_import(GUILD + 1, BOSS, number, "elsewhere")
    again = await services.imports.entered(GUILD, BOSS, file, GAMES, league, "")
    assert (len(again.results), again.before) == (6, 0)
    assert not (await database.read(rebuilding.rebuild)).faults


@pytest.mark.both
async def test_results_stand_in_the_ledger_when_they_were_played(
    services: Services, database: Database, clock: Clock
) -> None:
    league = await founded(services)
    clock.now += 20 * DAY
    text = HEAD + two("b", "2026-01-11") + two("a", "2026-01-03 12:00") + two("c")
    file = Written(text.encode(), "en")
    assert (await services.imports.entered(GUILD, BOSS, file, GAMES, league, "")).number
    e = books.entries
    entries = await database.read(
        lambda c: c.execute(select(e.c.match, e.c.at).where(e.c.kind == "import").order_by(e.c.id))
    )
    moments = [(row.match, row.at.isoformat()[:16]) for row in entries]
    assert moments == [
        ("a", "2026-01-03T12:00"),
        ("b", "2026-01-11T00:00"),
        ("c", "2026-01-21T00:00"),
    ]
    file = Written((HEAD + two("d", "2026-01-02") + two("f", "2026-01-22")).encode(), "en")
    found = await services.imports.entered(GUILD, BOSS, file, GAMES, league, "")
    assert [(one.line, one.sentence) for one in found.faults] == [(4, "future")]
    assert (await services.ledger.curve(GUILD, [1], league.season.id)).points == [
        (0,), (5,), (10,), (15,)
    ]  # fmt: skip


async def test_a_result_before_its_season_counts_from_the_beginning(
    services: Services, clock: Clock
) -> None:
    league = await founded(services)
    old = Written((HEAD + two("b", "2025-12-31") + two("a", "2025-12-30")).encode(), "en")
    found = await services.imports.entered(GUILD, BOSS, old, GAMES, league, "")
    assert (found.faults, found.early) == ((), 2)
    entries = [
        (await services.ledger.sheet(GUILD, number)).posted
        for number in await services.imports.entries(GUILD, found.number)
    ]
    assert [(one.entry.match, one.at) for one in entries] == [("a", clock.now), ("b", clock.now)]
    assert (await services.imports.previewed(GUILD, old, GAMES, league)).before == 2
    clock.now += 9 * DAY
    league = await services.leagues.close(league, BOSS)
    clock.now += 9 * DAY
    league = await services.leagues.open_next(league, BOSS)
    between = HEAD + two("c", "2026-01-09") + two("d", "2026-01-12")
    found = await services.imports.previewed(GUILD, Written(between.encode(), "en"), GAMES, league)
    assert [(one.line, one.sentence) for one in found.faults] == [(2, "closed")]
    assert found.early == 2


async def test_no_result_counts_in_a_season_that_closed_meanwhile(
    services: Services, clock: Clock
) -> None:
    league = await founded(services)
    await services.leagues.close(league, BOSS)
    file = Written((HEAD + two("a", "2026-01-01")).encode(), "en")
    with pytest.raises(RuleError, match="season-closed"):
        await services.imports.entered(GUILD, BOSS, file, GAMES, league, "")
    with pytest.raises(RuleError, match="season-closed"):
        await services.imports.reported(league, BOSS, "koikoi", "<@1> 5 <@2> -5", "")


# --- On Discord -----------------------------------------------------------------------------------


def shown(league: LeagueRoom) -> Mapping[Any, int]:
    """The points of the standings, without people who have none."""
    points = {name: line[1] for name, line in standings(league.notice().content).items()}
    return {name: gained for name, gained in points.items() if gained}


async def give(room: LeagueRoom, text: str | bytes, /, **options: Any) -> Any:
    """The response to the organiser about a file."""
    file = ("results.csv", text.encode() if isinstance(text, str) else text)
    command = room.organiser.slash(room.room.channel, "import", file=file, **options)
    return (await command).response


@pytest.mark.usefixtures("blank")
async def test_a_file_is_entered_once_and_taken_back_whole(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found()
    await league.plays("koikoi", 1)
    options = {"league": "Spring", "enter": True}
    excel = "日付;対局;ゲーム;プレイヤー;得点\r\n" + "".join(
        f"2026/1/1;{match};こいこい;<@{user}>;{points}\r\n"
        for match in "ab"
        for user, points in ((1, "５"), (2, "▲5"))
    )
    done = await give(league, excel.encode("cp932"), **options)
    assert EN("import-encoding", encoding="Shift-JIS") in done.content
    more = HEAD + two("a") + two("b") + two("c")
    preview = await give(league, more, league="Spring")
    assert EN("import-before", before=2, all=3) in preview.content
    assert "c · Koi-Koi" in preview.content
    assert "a · Koi-Koi" not in preview.content
    done = await give(league, more, **options)
    assert shown(league) == {1: 15, 2: -15}
    for enter in (False, True):
        again = await give(league, more, league="Spring", enter=enter)
        assert again.content.startswith(EN("import-nothing"))
        assert not again.components
    refused = await give(league, HEAD + two("a", points=6), **options)
    assert EN("import-fault-entered-otherwise", value="\\#1") in refused.content
    told = said(await league.organiser.slash(room.channel, "ledger entry", entry=1))
    first, last = await imports(league)
    assert EN("entry-import", match="a", number=first) in told
    undo = f"undoimport:{last}"
    told = said(await league.organiser.click(done.message, custom_id=undo))
    assert told == EN("import-void", number=last, results=1)
    assert shown(league) == {1: 10, 2: -10}
    await league.does("organise void", entry=1, why="wrong")
    told = await league.does("organise import", **{"import": first, "why": "the wrong evening"})
    assert told == EN("import-void", number=first, results=1)
    assert shown(league) == {}
    for number in (first, last, 99):
        told = await league.does("organise import", **{"import": number, "why": "once more"})
        assert told == EN("refusal-no-such-import", number=str(number))
    log = said(await room.aki.slash(room.channel, "league log"))
    assert EN("act-void-import", number=first) in log
    assert "the wrong evening" in log
    await give(league, more, **options)
    assert shown(league) == {1: 15, 2: -15}
    assert not (await room.client.services.database.read(rebuilding.rebuild))[1]


async def imports(league: LeagueRoom) -> list[int]:
    """The numbers of the imports so far."""
    a = books.audit
    return [row.id for row in await league.rows(select(a.c.id).where(a.c.act == "import"))]


@pytest.mark.usefixtures("blank")
async def test_only_organisers_take_an_import_back(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found()
    await league.plays("koikoi", 1)
    await give(league, HEAD + two("a"), league="Spring", enter=True)
    (number,) = await imports(league)
    options: dict[str, Any] = {"import": number, "why": "no"}
    told = said(await room.aki.slash(room.channel, "organise import", **options))
    assert told == EN("refusal-organisers-only")
    assert shown(league) == {1: 5, 2: -5}

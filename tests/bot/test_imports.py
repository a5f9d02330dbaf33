"""Files of results, and a result in a line: read as people write them, entered whole or not."""

from __future__ import annotations

import csv
import io
import unicodedata
from collections.abc import Callable, Mapping
from itertools import product
from typing import Any

import pytest
from sqlalchemy import select

from bot.chat.panels.ledger.files import called
from bot.domain.ledger.importing import read
from bot.domain.ledger.results import COLUMNS, HEADS, Fault, reported
from bot.domain.ledger.spreadsheets import OF_SYSTEMS, SHOWN, folded, number
from bot.services.ledger import rebuilding
from bot.services.ledger.exports import written
from bot.store.ledger import books
from bot.words import LANGUAGES, words
from rules import GAMES, RuleError
from tests.bot.discord.room import Room, said
from tests.bot.people.league_room import EN, LeagueRoom, standings

HEAD = "match,game,player,points\n"
KNOWN = {"aki": [1], "ben": [2], "chiyo": [3, 4]}
NAMED = {**KNOWN, "player 1": [5], "ben2": [6]}
CALLED = {"mushi": "mushi", "koikoi": "koikoi"}


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (HEAD + "a,mushi,Aki,5\na,mushi,ben,-5\n", []),
        ("Points,PLAYER,game,match,note\n5,<@7>,mushi,a,x\n−5,<@!8>,mushi,a,y\n\n", []),
        (HEAD + "a,mushi,100000000000000001,5\na,mushi,100000000000000002,-5\n", []),
        ("", [Fault(1, "columns", "match, game, player, points")]),
        ("match,game,who,points\n", [Fault(1, "columns", "player")]),
        (HEAD + "a,whist,Aki,5\na,mushi,ben,-5\n", [(2, "game"), (3, "other-game")]),
        (HEAD + "a,mushi,Zoe,5\na,mushi,Chiyo,-5\n", [(2, "player"), (3, "players")]),
        (HEAD + "a,mushi,Aki,five\na,mushi,Ben,-5.5\n", [(2, "points"), (3, "points")]),
        (HEAD + "a,mushi,Aki,99999999\n", [(2, "points")]),
        ("match,game,player,points,points\na,mushi,Aki,1,0\n", [(1, "columns-twice")]),
        ("対局,game,player,points,試合\na,mushi,Aki,1,b\n", [(1, "columns-twice")]),
        (HEAD + "a,mushi,Aki,1000001\n", [(2, "points"), (2, "sum")]),
        (HEAD + "a,mushi,Aki,5\na,mushi,Ben,-4\n", [(2, "sum")]),
        (HEAD + "a,mushi,Aki,5\na,mushi,Ben,-5\na,mushi,Aki,0\n", [(4, "twice")]),
        (HEAD + ",mushi,Aki,5\nb,mushi,Ben,0\n", [(2, "no-match-name"), (3, "alone")]),
        (HEAD + "a,mushi\n", [(2, "player"), (2, "points")]),
    ],
)
def test_every_bad_line_is_named(text: str, faults: list[Any]) -> None:
    found = read(text.encode(), CALLED, KNOWN)
    assert [one if len(one) == 3 else (one[0], one[1], "") for one in faults] == [
        one if isinstance(wanted, Fault) else (one.line, one.sentence, "")
        for one, wanted in zip(found.faults, faults, strict=True)
    ]


WIDE = {ord(letter): ord(letter) + 0xFEE0 for letter in "abcdehiknoprtuy0123456789"}
"""Letters and digits as a Japanese keyboard writes them in their wide form."""

PAIR = "cup 1,koikoi,aki,5\ncup 1,koikoi,ben,-5\n"


@pytest.mark.parametrize("column", range(4))
@pytest.mark.parametrize(
    "spelt", [str.upper, lambda cell: cell.translate(WIDE), lambda cell: f" {cell} "]
)
def test_a_cell_is_the_same_in_any_spelling(column: int, spelt: Callable[[str], str]) -> None:
    table = [line.split(",") for line in (HEAD + PAIR).splitlines()]
    as_written = read((HEAD + PAIR).encode(), CALLED, KNOWN)
    for row in range(len(table)):
        cells = [[*line] for line in table]
        cells[row][column] = spelt(cells[row][column])
        found = read("\n".join(map(",".join, cells)).encode(), CALLED, KNOWN)
        assert found.faults == ()
        assert [one._replace(match=folded(one.match)) for one in found.results] == [
            *as_written.results
        ]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("<@1> 12 <@2> -12", {1: 12, 2: -12}),
        ("<@1>: +7, <@!2>: −3, <@3>:−4", {1: 7, 2: -3, 3: -4}),
        ("<@1> 12 <@2> -11", None),
        ("<@1> 12", None),
        ("<@1> 5 <@1> -5", None),
        ("Aki 12 Ben -12", {1: 12, 2: -12}),
        ("@aki: 12、Player 1 −12", {1: 12, 5: -12}),
        ("100000000000000009 3, ben2 -3", {100000000000000009: 3, 6: -3}),
        ("Chiyo 12 Ben -12", None),
        ("Aki 12 Zoe -12", None),
        ("Aki 12 Aki -12", None),
        ("Aki 12 Ben", None),
        ("<@1> 12 <@2> -12 or so", None),
        ("<@1> 12.5 <@2> -12.5", None),
        ("Aki １２、Ben －１２", {1: 12, 2: -12}),
        ("Aki: 1,200, Ben: ▲1,200", {1: 1200, 2: -1200}),
        ("Aki 12.0 Ben (12)", {1: 12, 2: -12}),
        ("Aki 1,20 Ben -120", None),
        ("Aki 12、Ben ー12", {1: 12, 2: -12}),
        ("Aki 12点、Ben -12点", {1: 12, 2: -12}),
        ("**Aki** = 12 pts / Ben = - 12", {1: 12, 2: -12}),
        ("Aki12Ben-12", {1: 12, 2: -12}),
        ("Aki12 5 Ben -5", None),
        ("ben2 5 Ben -5", {6: 5, 2: -5}),
        ("Aki 12。Ben -12。", {1: 12, 2: -12}),
        ("Aki 12. Ben -12.", {1: 12, 2: -12}),
        ("「Aki」 12、『Ben』 -12", {1: 12, 2: -12}),
        ('"Aki" 12, “Ben” -12', {1: 12, 2: -12}),
        ("Aki 12 - Ben -12", {1: 12, 2: -12}),
        ("Aki 12–Ben -12", {1: 12, 2: -12}),
        ("[Aki] 12 (Ben) -12", {1: 12, 2: -12}),
        ("Aki 25.000 Ben -25.000", None),
        ("Aki 25.00 Ben -25,00", {1: 25, 2: -25}),
        ("Aki 1.200,00 Ben -1.200,0", {1: 1200, 2: -1200}),
        ("Aki (+12), Ben (-12)", {1: 12, 2: -12}),
        ("Aki (+ 12) Ben (− 12)", {1: 12, 2: -12}),
        ("Aki → 12, <@2> -> -12", {1: 12, 2: -12}),
        ("`Aki 12, Ben -12`", {1: 12, 2: -12}),
        ("**Aki 12, Ben -12**", {1: 12, 2: -12}),
        ("Aki 12 Ben -12 x", None),
    ],
)
def test_a_reported_result_is_read_or_refused(text: str, points: dict[int, int] | None) -> None:
    if points is None:
        with pytest.raises(RuleError):
            reported(text, NAMED)
    else:
        assert reported(text, NAMED) == points


@pytest.mark.parametrize(
    ("text", "key", "values"),
    [
        ("Aki 12, Aki -12", "named-twice", {"name": "Aki"}),
        ("<@1> 12, Ben -6, **Aki** -6", "named-twice", {"name": "Aki"}),
        ("Aki 12, Ben -11", "not-zero", {"points": "+1"}),
        ("Aki 12, Ben -14", "not-zero", {"points": "−2"}),
        ("Aki 1000001, Ben -1000001", "points-large", {"most": "1,000,000"}),
        ("Aki 12", "unbalanced", {}),
        ("Aki 12, Zoe -12", "nobody-called", {"name": "Zoe"}),
        ("Aki 12, Zoe -6, Aki -6", "nobody-called", {"name": "Zoe"}),
    ],
)
def test_a_refused_result_says_what_is_wrong(text: str, key: str, values: dict[str, str]) -> None:
    with pytest.raises(RuleError) as refused:
        reported(text, NAMED)
    assert (refused.value.sentence, refused.value.values) == (key, values)


@pytest.mark.parametrize(
    ("aki", "ben"),
    [
        (' "Aki", 5', ' "Ben", "-5"'),
        ('="100000000000000001",="5"', '"=""100000000000000002""","=""-5"""'),
        ("'100000000000000001,'5", "'100000000000000002,'-5"),
        ("O’Neil,5", "o'neil’s,-5"),
        ('"O‘Neil",5', "OʼNeil'S,-5"),
    ],
    ids=["space before a quote", "text as a formula", "text", "smart", "other apostrophes"],
)
def test_cells_are_read_as_phones_and_spreadsheets_write_them(aki: str, ben: str) -> None:
    known = {**KNOWN, "O'Neil": [8], "O'Neil's": [9]}
    found = read(f"{HEAD}a,mushi,{aki}\na,mushi,{ben}\n".encode(), CALLED, known)
    assert (found.faults, [*found.results[0].points.values()]) == ((), [5, -5])


def test_a_name_like_a_formula_survives_an_export() -> None:
    rows = ({"match": "a", "game": "mushi", "player": '="x"', "points": n} for n in (5,))
    text = written(rows, "csv") + b"a,mushi,Ben,-5\n"
    found = read(text, CALLED, {**KNOWN, '="x"': [8]})
    assert (found.faults, found.results[0].points) == ((), {8: 5, 2: -5})


@pytest.mark.parametrize("points", ["1.000", "25.000", "1.200", "12.000", "-1.000"])
def test_a_point_before_three_digits_is_refused(points: str) -> None:
    """It stands for thousands in half of Europe."""
    found = read(f"{HEAD}a,mushi,Aki,{points}\n".encode(), CALLED, KNOWN)
    assert Fault(2, "points", points) in found.faults


@pytest.mark.parametrize(
    "content",
    [
        b"PK\x03\x04\x14\x00\x06\x00",
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\x00\x00",
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
        HEAD.encode("utf-32"),
    ],
    ids=["xlsx", "xls", "png", "utf-32"],
)
def test_a_file_that_is_no_text_is_refused(content: bytes) -> None:
    with pytest.raises(RuleError) as refused:
        read(content, CALLED, KNOWN)
    assert refused.value.sentence == "not-results"


WIDE = str.maketrans("0123456789+-,", "０１２３４５６７８９＋－，")
FORMS: Mapping[str, Callable[[int], str]] = {
    "bare": str,
    "signed": "{:+}".format,
    "with a point": "{}.0".format,
    "by thousands": "{:,}".format,
    "full width": lambda points: f"{points:+,}".translate(WIDE),
    "a dash": lambda points: str(points).replace("-", "–"),
    "a triangle": lambda points: str(points).replace("-", "▲"),
    "in brackets": lambda points: f"({-points})" if points < 0 else str(points),
    "with a comma": "{},0".format,
    "by thousands of Zurich": lambda points: f"{points:,}".replace(",", "'"),
    "a long vowel": lambda points: str(points).replace("-", "ー"),
    "points": "{} 点".format,
    "as money of Berlin": lambda points: f"{points:,},00".replace(",", ".", 1),
    "as text": "'{}".format,
    "turned": "\u200e{}".format,
}
ENCODED = {
    "utf-8": "José さくら 李雷",
    "utf-8-sig": "José さくら 李雷",
    "utf-16": "José さくら 李雷",
    "utf-16-le": "José さくら 李雷",
    "utf-16-be": "José さくら 李雷",
    "cp932": "さくら 千代",
    "gb18030": "李雷 韩梅梅",
    "cp950": "李雷 韓梅梅",
    "cp1252": "José Zoë",
    "mac_roman": "José Zoë",
}
"""For each encoding, names that it can write."""


def can_be_written(text: str, encoding: str) -> bool:
    try:
        return bool(text.encode(encoding))
    except UnicodeEncodeError:
        return False


@pytest.mark.parametrize(
    ("encoding", "form"),
    [(one, form) for one in ENCODED for form in FORMS if can_be_written(FORMS[form](-1), one)],
)
def test_a_table_is_read_as_any_spreadsheet_saves_it(encoding: str, form: str) -> None:
    """Every separator, with and without the line that names it; names in decomposed form."""
    first, second, *_ = [*ENCODED[encoding].split(), "Ben"]
    known = {first.casefold(): (1,), second.casefold(): (2,), "ほか": (3,)}
    for separator, named, ends in product(",;\t|", (True, False), ("\n", "\r\n")):
        written = io.StringIO(newline="")
        table = csv.writer(written, delimiter=separator, lineterminator=ends)
        table.writerow(("Points", "player", "対局" if encoding == "cp932" else "match", "game"))
        for name, points in ((first, 1200), (second, -1200)):
            spelt = (
                name if encoding.startswith(("cp", "mac")) else unicodedata.normalize("NFD", name)
            )
            table.writerow((FORMS[form](points), spelt, "one", "koikoi"))
        text = (f"sep={separator}{ends}" if named else ends) + written.getvalue()
        found = read(text.encode(encoding), CALLED, known)
        assert not found.faults
        (result,) = found.results
        assert result[:3] == ("one", "koikoi", {1: 1200, 2: -1200})
        assert found.encoding == SHOWN[encoding.replace("-le", "")]


@pytest.mark.parametrize(
    ("language", "name"), [("ja", "さくら"), ("zh-Hant", "李雷"), ("en", "José")]
)
def test_the_encoding_of_the_language_comes_first_among_unknown_names(
    language: str, name: str
) -> None:
    text = f"{HEAD}a,koikoi,{name},1\n".encode(OF_SYSTEMS[language])
    assert [one.value for one in read(text, CALLED, {}, language).faults if one.value] == [name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_head_is_named_in_any_language(language: str) -> None:
    named = words(language)("import-fault-columns", value="-")
    assert not [head for head in COLUMNS if head not in named]
    assert {HEADS[folded(head)] for head in ("対局", "遊戲", "玩家", "分数", "POINTS")} == {
        *COLUMNS
    }


@pytest.mark.parametrize(
    "text", ["1.200", "12.5", "1,20", "12-", "--1", "((1))", "", "一", "1e3", "99999999"]
)
def test_a_doubtful_number_is_none(text: str) -> None:
    assert number(text) is None


async def give(room: LeagueRoom, text: str, /, **options: Any) -> str:
    """The answer to the organiser about a file."""
    file = ("results.csv", text.encode())
    return await room.does("import", file=file, **options)


@pytest.mark.usefixtures("blank")
async def test_a_file_is_previewed_and_entered_whole_or_never(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found()
    await league.plays("koikoi", 5)
    for one in (room.aki, room.ben):
        await one.slash(room.channel, "league join")
    good = HEAD + "one,koikoi,Aki,6\none,こいこい,Ben,-6\ntwo,Koi-Koi,Ben,1\ntwo,koi-koi,Aki,-1\n"
    bad = good + "three,koikoi,Nobody,2\nthree,koikoi,Aki,-3\n"
    told = await give(league, good, league="Spring")
    assert "one · Koi-Koi" in told
    assert EN("results-leagueless") not in told
    assert EN("results-leagueless") in await give(league, good)
    assert await league.rows(select(books.entries)) == []
    told = await give(league, bad, league="Spring", enter=True)
    assert "Line 6" in told
    assert await league.rows(select(books.entries)) == []
    told = await give(league, good, league="Spring", enter=True, source="the paper book")
    (number,) = await league.rows(select(books.audit.c.id).where(books.audit.c.act == "import"))
    done = EN("import-done", results=2, number=number.id)
    assert told == f"{done}\n{EN('results-unrated')}"
    shown = {name: line[1:4] for name, line in standings(league.notice().content).items()}
    assert shown == {room.aki.id: (25, 1, 2), room.ben.id: (-25, 1, 2)}
    mine = said(await room.aki.slash(room.channel, "league report", game="koikoi", result="x"))
    assert mine == EN("refusal-organisers-only")
    told = await league.does("league report", game="koikoi", result="Aki 2, Zoe -2")
    assert told == EN("refusal-nobody-called", name="Zoe")
    result = f"Aki 2 <@{room.chiyo.id}> -2"
    told = await league.does("league report", game="koikoi", result=result)
    assert told.startswith(EN("reported", number=3))
    assert f"<@{room.aki.id}> +2, <@{room.chiyo.id}> −2" in told
    assert EN("entry-stake", stake=5) in told
    shown = {name: line[1:4] for name, line in standings(league.notice().content).items()}
    assert shown[room.chiyo.id] == (-10, 0, 1)
    assert (await room.client.services.database.read(rebuilding.rebuild))[1] == []
    log = said(await room.aki.slash(room.channel, "league log"))
    assert EN("act-import", results=2, league="Spring", number=number.id) in log
    assert "the paper book" in log


@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_a_file_names_a_game_as_people_read_it(key: str) -> None:
    for language in LANGUAGES:
        shown = words(language)(f"game-{key}")
        assert called()[shown.casefold()] == key


@pytest.mark.usefixtures("blank")
async def test_entries_made_by_mistake_are_undone_with_a_press(room: Room) -> None:
    league = LeagueRoom(room)
    await league.found()
    result = f"<@{room.aki.id}> 2 <@{room.chiyo.id}> -2"
    options = {"game": "koikoi", "result": result}
    shown = (await league.organiser.slash(room.channel, "league report", **options)).response
    assert shown
    told = said(await league.organiser.click(shown.message, custom_id="undo:1"))
    assert "#2` " in told
    assert EN("undone") in told
    assert all(points == 0 for _, points, *_ in standings(league.notice().content).values())


@pytest.mark.usefixtures("blank", "still")
async def test_an_equal_report_is_asked_back_for_a_day(room: Room) -> None:
    """Two organisers may enter the same match, each in a channel of their own."""
    league = LeagueRoom(room)
    await league.found()
    other, organiser = room.guild.create_text_channel("other"), league.organiser
    result = f"<@{room.aki.id}> 2 <@{room.chiyo.id}> -2"
    first = {"game": "koikoi", "result": result}
    again = {"game": "koikoi", "result": f"<@{room.chiyo.id}> -2, <@{room.aki.id}> 2"}
    await organiser.slash(room.channel, "league report", **first)
    asked = await organiser.slash(other, "league report", **again)
    assert "#1. Is this another match?" in said(asked)
    assert len(await league.column(books.entries.c.id)) == 1
    assert said(await league.sure(asked)).startswith(EN("reported", number=2))
    for entry in (1, 2):
        await league.does("organise void", entry=entry, why="a mistake")
    told = said(await organiser.slash(other, "league report", **again))
    assert told.startswith(EN("reported", number=5))
    await room.env.advance_time(25 * 3600)
    told = said(await organiser.slash(other, "league report", **again))
    assert told.startswith(EN("reported", number=6))
    others = {"game": "koikoi", "result": f"<@{room.aki.id}> 3 <@{room.chiyo.id}> -3"}
    told = said(await organiser.slash(other, "league report", **others))
    assert told.startswith(EN("reported", number=7))


@pytest.mark.usefixtures("blank")
async def test_only_organisers_import(room: Room) -> None:
    file = ("results.csv", HEAD.encode())
    told = said(await room.aki.slash(room.channel, "import", file=file, enter=True))
    assert told == EN("refusal-organisers-only")

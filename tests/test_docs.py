"""The pages tell the truth: what follows from the code is as it says, and links lead somewhere."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import typer
import yaml
from typer.testing import CliRunner

from bot.config import Settings
from bot.console import doctor, exits
from bot.console.commands import app
from bot.domain.league.charter import Terms
from bot.domain.lessons import lesson
from bot.domain.lessons.problems import problem
from bot.domain.tables import fair
from bot.site import catalogue
from bot.site.shelf import Site
from bot.store import Database
from bot.words import notation, words
from docs import budgets, build, rulebook, turn
from rules import GAMES, choices
from rules.record import Deal, Record, write
from tests import pages
from tests.playing import TABLES, random_moves

NAMED = pytest.mark.parametrize("page", pages.PAGES, ids=lambda page: page.stem)
RENEW = "renew it with `python -m docs.build`"
SOURCES = (pages.ROOT / "docs" / "sources.md").read_text(encoding="utf-8")
OPERATIONS = (pages.ROOT / "docs" / "operations.md").read_text(encoding="utf-8")


# --- What follows from the code ------------------------------------------------------------------


def test_the_page_of_budgets_shows_the_reaches_of_the_benchmarks() -> None:
    assert budgets.PAGE.read_text(encoding="utf-8") == budgets.page(), RENEW


def test_every_budget_is_measured_and_every_figure_has_one() -> None:
    """Keys that a benchmark puts together end in what is held: its kind, a number."""
    texts = [one.read_text("utf-8") for one in (pages.ROOT / "tests/benchmarks").glob("test_*.py")]
    source = "".join(texts)
    for key in budgets.budgets():
        stem = key.rpartition("-")[0]
        assert f'"{key}"' in source or f'"{stem}"' in source or f'f"{stem}-' in source, key
    assert not re.search(r"\b[A-Z]*REACH\b|reach \d", source), "name it in docs/budgets.toml"


@pytest.mark.parametrize(
    ("figure", "least", "reached", "missed"),
    [
        (10, False, True, False),
        (14, False, False, False),
        (16, False, False, True),
        (10, True, True, False),
        (7, True, False, False),
        (6, True, False, True),
    ],
)
def test_a_figure_may_miss_its_reach_by_half(
    figure: float, least: bool, reached: bool, missed: bool
) -> None:
    budget = budgets.Budget("", "ms", 10, 5, least=least)
    assert (budget.reached(figure), budget.missed(figure)) == (reached, missed)


def test_the_house_rules_are_those_of_the_games() -> None:
    written = build.HOUSE_RULES.read_text(encoding="utf-8")
    assert written == build.house_rules(), f"docs/house-rules.md has changed: {RENEW}"


def test_the_rules_of_a_league_are_those_of_its_charter() -> None:
    written = build.LEAGUES.read_text(encoding="utf-8")
    assert written == build.leagues(written), f"docs/leagues.md has changed: {RENEW}"


def test_the_first_preset_of_a_game_is_its_defaults() -> None:
    for game in GAMES:
        standard = next(iter(game.presets.values()))
        assert standard == type(standard)()


def test_the_page_of_lessons_counts_the_positions_of_each_game() -> None:
    page = (pages.ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    [table] = [one for one in pages.tables(page) if one.head[-1] == "positions"]
    counted = {row[0].lower().replace("-", "").replace(" ", ""): int(row[-1]) for row in table.rows}
    assert counted == {game.key: len([*lesson.every(game.key)]) for game in GAMES}


def test_every_house_rule_is_listed_once_for_its_game() -> None:
    page = build.house_rules()
    listed = [table for table in pages.tables(page) if table.head[0] == "house rule"]
    assert len(listed) == len(GAMES)
    quanzhou = listed[[game.key for game in GAMES].index("quanzhou")]
    assert len(quanzhou.rows) == 2


def test_every_setting_is_listed_and_no_other() -> None:
    (table,) = [one for one in pages.tables(OPERATIONS) if one.head[0] == "setting"]
    assert [row[0] for row in table.rows] == [f"`{name}`" for name in Settings.model_fields]


def test_the_example_holds_settings_that_exist() -> None:
    example = (pages.ROOT / "config.example.toml").read_text(encoding="utf-8")
    Settings(**tomllib.loads(re.sub(r"^# (\w+ = )", r"\1", example, flags=re.MULTILINE)))


def test_every_command_of_the_command_line_is_listed() -> None:
    (table,) = [one for one in pages.tables(OPERATIONS) if one.head[0] == "command"]
    group = typer.main.get_command(app)
    assert sorted(row[0] for row in table.rows) == sorted(named("paifuda", group))


def named(before: str, command: Any) -> Iterator[str]:
    """A command of the command line, or those of a group, as the table has them."""
    below = getattr(command, "commands", None)
    if below is None:
        yield f"`{before}`"
        return
    for name, one in below.items():
        if not one.hidden:
            yield from named(f"{before} {name}", one)


@NAMED
def test_every_command_that_it_names_exists(page: Path) -> None:
    """With its options, and by its present name; the changelog keeps those of its time."""
    if page.name != "CHANGELOG.md":
        lines = re.findall(r"`paifuda ([a-z-][^`]*)`", pages.text(page))
        assert [fault for line in lines if (fault := _unknown(line))] == []


def _unknown(line: str) -> str:
    """The fault in the words of a command; an empty text if there is none."""
    command: Any = typer.main.get_command(app)
    words, flags = line.split(), {"--help"}
    while True:
        flags |= {flag for param in command.params for flag in (*param.opts, *param.secondary_opts)}
        below = getattr(command, "commands", {})
        if not words or words[0] not in below:
            break
        command = below[words.pop(0)]
    wrong = [word for word in words if word.startswith("--") and word not in flags]
    return (
        line
        if wrong or command.hidden or (below and words and not words[0].startswith("-"))
        else ""
    )


def test_the_services_of_a_table_that_the_architecture_draws_exist() -> None:
    page = (pages.ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn = page.partition("```text\nTables")[2].partition("```")[0]
    names = [name for name in re.split(r"\n| {2,}", drawn) if name.isidentifier()]
    parts = (pages.ROOT / "bot" / "services" / "tables" / "tables.py").read_text(encoding="utf-8")
    assert names
    assert [name for name in names if f"{name} = " not in parts] == []


FORMS = tuple((pages.ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.stem)
def test_a_form_for_questions_is_one_that_github_shows(file: Path) -> None:
    """GitHub shows no form that is not YAML, or that has a part without a label."""
    form = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert {"name", "description", "body"} <= form.keys()
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert asked
    assert all(part["attributes"]["label"] for part in asked)
    assert len({part["id"] for part in asked}) == len(asked)


def test_a_rule_question_may_be_about_every_game() -> None:
    form = (pages.ROOT / ".github" / "ISSUE_TEMPLATE" / "rule.yml").read_text(encoding="utf-8")
    asked = re.findall(r"^        - (.+)$", form, re.MULTILINE)
    assert len(asked) == len(GAMES)
    assert all(title.startswith(game.title) for title, game in zip(asked, GAMES, strict=True))


def test_the_film_of_a_turn_shows_a_capture() -> None:
    """A hand, the oni picked with a pine, both captured, and the hand after the other's move."""
    before, picked, played, answered = turn.frames()
    views: Any = before.view, played.view
    taken = [view.captures[turn.SEAT] for view in views]
    assert picked.picked == ("rain.oni", "pine.ribbon")
    assert {*picked.picked} <= {*taken[1]} - {*taken[0]}
    assert answered.view.to_act == {turn.SEAT}


# --- What the pages are made of ------------------------------------------------------------------


def test_every_command_that_renews_a_file_is_told_and_listed() -> None:
    """Tests name it in `RENEW`, CONTRIBUTING in its table."""
    tests = tuple(file for file in CODE if "tests" in file.relative_to(pages.ROOT).parts)
    told = _said(re.compile(r'RENEW = \(?\s*".*`(.+)`"'), tests)
    contributing = (pages.ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [command for command in told if f"| `{command}`" not in contributing] == []
    read = _said(re.compile(r'environ\.get\("(UPDATE_\w+)"'), tests)
    assert read == {command.partition("=")[0] for command in told if "=" in command}


@NAMED
def test_its_tables_are_tables(page: Path) -> None:
    assert all(table.rows for table in pages.tables(pages.text(page)))


@NAMED
def test_its_links_lead_somewhere(page: Path) -> None:
    for file, anchor in pages.links(page):
        assert file.exists(), file
        assert not anchor or anchor in pages.anchors(file), f"{file.name}#{anchor}"


@NAMED
def test_its_files_are_there(page: Path) -> None:
    named = re.findall(r"`((?:bot|docs|render|rules|tests)/[\w./-]*)`", pages.text(page))
    assert [one for one in named if not (pages.ROOT / one).exists()] == []


ENDS = frozenset(
    "/".join(file.relative_to(pages.ROOT).with_suffix("").parts[start:])
    for room in ("bot", "docs", "render", "rules", "tests")
    for file in (pages.ROOT / room).rglob("*")
    for start in range(len(file.relative_to(pages.ROOT).parts))
)
"""The ends of the paths of all files and folders, without suffixes."""


KINDS_OF_PROBLEMS = (
    *("take", "give", "deny", "nearest", "wild", "koikoi", "lead", "pair", "down"),
    *("waits", "discard", "claim", "worth", "race", "call", "onward"),
)
"""The kinds of problems, in the order in which their page lists them."""


def test_each_kind_of_problem_has_the_games_told() -> None:
    page = (pages.ROOT / "docs" / "problems.md").read_text(encoding="utf-8")
    (table,) = [one for one in pages.tables(page) if one.head[1] == "question"]
    asked: dict[str, set[str]] = {}
    for one in problem.every().values():
        asked.setdefault(one.kind, set()).add(one.game)
    mahjong = {game.key for game in GAMES if game.family == "mahjong"}
    keys = {game.title: {game.key} for game in GAMES} | {"mahjong": mahjong}
    told = [{key for name in row[0].split(", ") for key in keys[name]} for row in table.rows]
    assert dict(zip(KINDS_OF_PROBLEMS, told, strict=True)) == asked


def test_the_exit_codes_are_those_of_the_commands() -> None:
    (table,) = [one for one in pages.tables(OPERATIONS) if one.head[0] == "exit code"]
    codes = {value for name, value in vars(exits).items() if name.isupper()}
    assert [int(row[0]) for row in table.rows] == sorted({0, *codes})


def test_the_permissions_with_a_purpose_are_those_of_the_invitation() -> None:
    (table,) = [one for one in pages.tables(OPERATIONS) if one.head[0] == "permission"]
    names = [row[0] for row in table.rows if "not in the invitation" not in row[0]]
    flags = [name.strip().lower().replace(" ", "_") for row in names for name in row.split(",")]
    wanted = {flag: True for flag in flags if flag != "view_channels"}
    assert discord.Permissions(view_channel=True, **wanted) == doctor.INVITED


def test_every_file_to_deploy_with_is_named() -> None:
    (table,) = [one for one in pages.tables(OPERATIONS) if one.head[0] == "file in `deploy/`"]
    named = {*re.findall(r"`([\w.]+)`", "".join(row[0] for row in table.rows))}
    linked = {file.name for page in pages.PAGES for file, _ in pages.links(page)}
    assert {file.name for file in (pages.ROOT / "deploy").iterdir()} == named | (
        linked & {"Caddyfile", "nginx.conf"}
    )


def test_every_kind_of_page_on_the_web_is_listed() -> None:
    page = (pages.ROOT / "docs" / "site.md").read_text(encoding="utf-8")
    (table,) = [one for one in pages.tables(page) if one.head[0] == "`kind`"]
    code = "".join(file.read_text("utf-8") for file in (pages.ROOT / "bot" / "site").glob("*.py"))
    assert {row[0] for row in table.rows} == {
        f"`{kind}`" for kind in re.findall(r'"kind": "([\w ]+)"', code)
    }


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_modules_named_in_short_are_there(name: str) -> None:
    """A page may leave out the beginning of a path, as in `services/ledger/shutting`."""
    named = re.findall(r"`([a-z_]+/[\w/]+)(?:\.py)?/?`", pages.text(pages.ROOT / name))
    assert named
    assert [one for one in named if one not in ENDS] == []


PLAYERS = ("daily", "duplicate", "fair-chance", "leagues", "learning", "opponents", "playing")
OTHERS = {
    "duplicate": {"Create Private Threads", "Send Messages in Threads"},
    "leagues": {rule.label for rule in choices(Terms)} | {"No payment"},
    "problems": {"A claim", "Going on"},
    "README": {"Viewing as"},
}
"""Names in italics that are no buttons: permissions, rules, kinds of problems."""


@pytest.mark.parametrize("name", ["README", "operations", "problems", "site", *PLAYERS])
def test_every_button_that_is_named_is_there(name: str) -> None:
    english = (pages.ROOT / "bot" / "words" / "en").glob("*.ftl")
    written = "\n".join(file.read_text(encoding="utf-8") for file in english)
    buttons = {*re.findall(r"^button-[\w-]+ = (.+)$", written, re.MULTILINE)}
    [page] = [page for page in pages.PAGES if page.stem == name]
    said = re.sub(r"\s+", " ", pages.text(page))
    named = re.findall(r"(?<!\*)\*([A-Z][^*]+)\*(?!\*)", said)
    assert set(named) - OTHERS.get(name, set()) - buttons == set()


@pytest.mark.parametrize("name", ["operations", "policy"])
def test_every_preference_that_is_kept_is_named(name: str) -> None:
    told = words("en")("privacy-preferences").partition("settings: ")[2]
    kept = re.sub(r"\byou\b", "they", told.replace("your", "their"))
    said = re.sub(r"\s+", " ", pages.text(pages.ROOT / "docs" / f"{name}.md"))
    assert f"preferences: {kept};" in said


def test_every_notation_of_the_page_writes_the_same_tiles() -> None:
    page = pages.text(pages.ROOT / "docs" / "playing.md")
    section = page.partition("## Writing tiles\n")[2].partition("\n## ")[0]
    written = re.findall(r"\| `(.+)` \|$", section, re.MULTILINE)
    assert len(written) == 6
    every = {tuple(notation.tiles(tiles)) for tiles in written}
    assert every == {("1m", "2m", "3m", "4p", "5p", "6s", "1z", "7z")}


# --- What the pages tell one to type -------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the record of a deal in it, a database and a copy of one."""
    table, secret, additions = TABLES[0], "5a" * 32, ("0:1001", "1:1002")
    deck = table.game.deck(table.options, table.seats)
    chance = fair.chance(secret, additions, deck)
    carry = table.game.opening(table.options, table.seats)
    first = table.game.deal(table.options, carry, chance)
    log = tuple((one.seat, one.move) for one in random_moves(table, first, Random(1)))
    deal = Deal(fair.commitment(secret), additions, secret, chance, log)
    match = Record(
        table.game.version, table.game.key, table.preset, table.options, ("Mina", "Chiyo"), (deal,)
    )
    (tmp_path / "record.txt").write_text(write(match), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(catalogue, "site", lambda *_: Site(()))
    asyncio.run(_opened("sqlite+aiosqlite:///paifuda.sqlite"))
    shutil.copyfile("paifuda.sqlite", "yesterday.backup")
    return tmp_path


async def _opened(address: str) -> None:
    """A database as a first start makes it."""
    database = Database(address)
    await database.open()
    await database.close()


LINES = sorted({line for page in pages.PAGES for line in pages.commands(page)})


@pytest.mark.usefixtures("record")
@pytest.mark.parametrize("line", LINES)
def test_every_shell_line_can_be_typed(line: str) -> None:
    for part in line.split("&&"):
        program, *rest = (w for w in shlex.split(part) if "=" not in w or w.startswith("-"))
        match program.removeprefix(".venv/bin/"):
            case "python3":
                assert rest == ["-m", "venv", ".venv"]
            case "pip":
                assert " ".join(rest[:-1]) in ("install -e", "install -c constraints.txt -e")
                _is_offered(rest[-1])
            case "pytest":
                assert rest in (["-n", "auto"], ["-m", "not slow", "-n", "auto"])
            case "cp":
                assert (pages.ROOT / rest[0]).is_file()
            case "paifuda":
                _runs(*rest)
            case _:
                raise AssertionError(program)


def _is_offered(package: str) -> None:
    """Whether an extra that is to be installed exists."""
    project = tomllib.loads((pages.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra in re.findall(r"\[(\w+)\]", package):
        assert extra in project["optional-dependencies"]


def _runs(command: str, *rest: str) -> None:
    """Run a command; one that would go on for ever, or needs a server, only tells its options."""
    lasting = command in ("run", "local") or rest[:1] in (("move",), ("--example",))
    plain = {"TERM": "dumb", "NO_COLOR": "1", "COLUMNS": "200"}
    inner = rest[:1] if command == "database" else ()
    asked = [command, *inner, "--help"] if lasting else [command, *rest]
    told = CliRunner().invoke(app, asked, env=plain)
    assert told.exit_code == 0, told.output
    if lasting:
        output = re.sub(r"\x1b\[[0-9;]*m", "", told.output)
        assert all(flag in output for flag in rest if flag.startswith("--"))


def test_the_options_of_the_local_table_are_those_named() -> None:
    _runs("local", "--fresh", "--port", "--no-browser", "--no-league", "--language", "--game")
    readme = (pages.ROOT / "README.md").read_text(encoding="utf-8")
    for flag in ("--fresh", "--port", "--no-browser", "--no-league", "--language", "--game"):
        assert flag in readme


# --- Sources -------------------------------------------------------------------------------------

ROOMS = ("bot", "paifuda", "render", "rules", "tests")
CODE = tuple(sorted(file for room in ROOMS for file in (pages.ROOT / room).rglob("*.py")))
QUOTED = re.compile(r"""(?<=["'( ])([A-Z]{1,3}): (?=\S)""")
NUMBERED = re.compile(r"\b(R\d{2}[a-z]?|[KMSTL]-\d{1,2})\b")
BRACKETED = re.compile(r"""[\[(]((?:[RKMSTL]-?\d{1,2}[a-z]?(?:, )?)+)[:.)\]]""")
VECTORS = re.compile(r'"((?:XM|QZ|CC|DL|LX|MU|SA|TA|TB)-\d\w*)"')


def _first_cells(head: str) -> set[str]:
    found = [one for one in pages.tables(SOURCES) if one.head[0] == head]
    return {row[0] for one in found for row in one.rows}


def _said(pattern: re.Pattern[str], files: tuple[Path, ...] = CODE) -> set[str]:
    return {one for file in files for one in pattern.findall(file.read_text(encoding="utf-8"))}


def test_every_quoted_letter_is_a_named_source() -> None:
    rules = tuple(file for file in CODE if "rules" in file.relative_to(pages.ROOT).parts)
    assert _said(QUOTED, rules) == _first_cells("letter")


def test_every_number_of_a_decision_is_listed() -> None:
    vectors = tuple((pages.ROOT / "tests" / "rules" / "vectors").glob("*.json"))
    assert _said(NUMBERED, (*CODE, *vectors)) <= _first_cells("number")


def test_every_decision_is_named_where_it_is_tested() -> None:
    """In brackets, alone or before its reason: `(R22)`, `(R37, R58: …)`, `[M-5: …]`."""
    tests = tuple((pages.ROOT / "tests" / "rules").glob("*.py"))
    said = {number for some in _said(BRACKETED, tests) for number in NUMBERED.findall(some)}
    assert said == _first_cells("number")


def test_every_vector_that_is_named_exists() -> None:
    files = (pages.ROOT / "tests" / "rules" / "vectors").glob("*.json")
    there = {one["id"] for file in files for one in json.loads(file.read_text())["vectors"]}
    assert _said(VECTORS) <= there


# --- The books of rules ---------------------------------------------------------------------------


def test_the_books_are_those_of_games_with_their_pictures() -> None:
    shown = rulebook.pages()
    written = {file: file.read_text(encoding="utf-8") for file in shown if file.exists()}
    assert [file.name for file in shown if written.get(file) != shown[file]] == [], RENEW
    assert {*rulebook.PICTURES.iterdir()} == rulebook.pictures().keys(), RENEW
    assert max(file.stat().st_size for file in rulebook.PICTURES.iterdir()) < 80_000

"""The log: a line is a sentence and fields, in text or as JSON, and says nothing false."""

from __future__ import annotations

import ast
import io
import json
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot import logs

ROOT = Path(__file__).parents[2]
LEVELS = {"debug", "info", "warning", "error", "exception", "critical"}
LARGE = 2**53 + 1
TROUBLE = LEVELS - {"debug", "info"}
SHORTEST = 3
FIELDS_TELL = {"failed"}
"""Short sentences whose fields name what they are about: `failed work=backups`."""
Begun = Callable[[logs.Format], io.StringIO]


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Iterator[Begun]:
    """A function that begins a log without the handlers of the tests, and returns its stream."""
    root = logging.getLogger()
    levels = [(log, log.level) for log in (root, logging.getLogger("paifuda"))]

    def begin(form: logs.Format) -> io.StringIO:
        stream = io.StringIO()
        monkeypatch.setattr(root, "handlers", [])
        logs.begin("info", form, stream)
        logs.FORMAT.set("text")
        return stream

    yield begin
    for log, level in levels:
        log.setLevel(level)


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every line of the log that the bot writes, with its place."""
    for file in sorted((ROOT / "bot").rglob("*.py")):
        code = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(code)) if "log." in code else ():
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id="log"), attr=level)):
                    if level in LEVELS:
                        yield f"{file.relative_to(ROOT)}:{node.lineno}", node


def fault(call: ast.Call) -> str:
    """The fault of a line: a field in its sentence, or one that hides a part of the line.

    A warning or an error also says what it is about.
    """
    said = call.args[0]
    sentence = str(said.value) if isinstance(said, ast.Constant) else ast.unparse(said)
    if "=" in sentence or "{" in sentence:
        return f"has a field in its sentence: {sentence}"
    is_vague = len(sentence.split()) < SHORTEST and sentence not in FIELDS_TELL
    if is_vague and isinstance(call.func, ast.Attribute) and call.func.attr in TROUBLE:
        return f"does not say what is wrong: {sentence}"
    taken = {field.arg for field in call.keywords} & logs.PARTS
    return f"has a field that is a part of every line: {taken}" if taken else ""


def test_every_line_is_a_sentence_with_fields() -> None:
    every = [*calls()]
    assert len(every) > 50
    assert [f"{place} {wrong}" for place, call in every if (wrong := fault(call))] == []


@pytest.mark.parametrize(
    ("call", "is_wrong"),
    [
        ("log.info('move', table=1)", False),
        ("log.info('move table=%d', 1)", True),
        ("log.info(f'move {table}')", True),
        ("log.info('lost', message=3)", True),
        ("log.warning('lost', table=1)", True),
        ("log.warning('a table is lost', table=1)", False),
        ("log.error('failed', work='backups')", False),
    ],
)
def test_a_line_is_judged_by_its_fields(call: str, is_wrong: bool) -> None:
    (node,) = [node for node in ast.walk(ast.parse(call)) if isinstance(node, ast.Call)][:1]
    assert bool(fault(node)) is is_wrong


def test_every_log_of_the_bot_takes_fields() -> None:
    plain = re.compile(r"^log = logging", re.MULTILINE)
    files = [file for file in (ROOT / "bot").rglob("*.py") if plain.search(file.read_text())]
    assert files == []


def write(stream: io.StringIO) -> str:
    """Write a line with a press and fields of several kinds; return it."""
    token = logs.PRESS.set(77)
    log = logs.named("paifuda.tables")
    log.info("move", table=1, ply=0, verb="pass", guild=LARGE, why="no such move", seats=(1, 2))
    logs.PRESS.reset(token)
    return stream.getvalue()


def test_fields_follow_the_sentence_in_a_text(begun: Begun) -> None:
    line = write(begun("text"))
    assert line.endswith(
        " INFO paifuda.tables move table=1 ply=0 verb=pass guild=9007199254740993"
        ' why="no such move" seats="(1, 2)" press=77\n'
    )


def test_fields_are_fields_of_the_object(begun: Begun) -> None:
    line = json.loads(write(begun("json")))
    assert line.pop("time")
    assert line == {
        "level": "info",
        "logger": "paifuda.tables",
        "message": "move",
        "table": 1,
        "ply": 0,
        "verb": "pass",
        "guild": str(LARGE),
        "why": "no such move",
        "seats": "(1, 2)",
        "press": "77",
    }


def test_an_error_while_stopping_is_a_field_and_a_line(
    begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream, log = begun("json"), logs.named("paifuda")
    for stopping in (False, True):
        monkeypatch.setattr(logs.STOPPING, "is_set", lambda stopping=stopping: stopping)
        log.error("could not be shown", table=5, exc_info=RuntimeError("Session is closed"))
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert "Session is closed" in first["error"]
    assert (first["level"], first["table"]) == ("error", 5)
    assert (second["level"], second["table"], second["while"]) == ("info", 5, "stopping")
    assert second["because"] == "RuntimeError('Session is closed')"


WARNINGS = (
    ("discord.client", "PyNaCl is not installed, voice will NOT be supported"),
    ("discord.client", "davey is not installed, voice will NOT be supported"),
    (
        "discord.state",
        "Guilds intent seems to be disabled. This may cause state related issues.",
    ),
)


@pytest.mark.parametrize("level", ["debug", "info", "warning", "error"])
def test_the_level_holds_for_other_libraries(begun: Begun, level: str) -> None:
    stream = begun("text")
    logs.set_level(level)
    for kind in ("debug", "info", "warning", "error"):
        for name in ("paifuda", "discord.client"):
            getattr(logging.getLogger(name), kind)("line")
    written = [
        (line.split()[3], line.split()[2].lower()) for line in stream.getvalue().splitlines()
    ]
    kinds = ["debug", "info", "warning", "error"]
    wanted = kinds[kinds.index(level) :]
    assert [kind for name, kind in written if name == "paifuda"] == wanted
    assert [kind for name, kind in written if name != "paifuda"] == [
        kind for kind in wanted if kind != "debug"
    ]


def test_only_false_warnings_of_the_library_are_silent(begun: Begun) -> None:
    written = begun("text")
    for name, warning in WARNINGS:
        logging.getLogger(name).warning(warning)
    assert written.getvalue() == ""
    logging.getLogger("discord.client").warning("Shard ID %s is slow", 1)
    assert "Shard ID 1 is slow" in written.getvalue()


@pytest.mark.parametrize(("name", "warning"), WARNINGS)
def test_the_library_still_says_so(name: str, warning: str) -> None:
    """A warning that the library words otherwise would be written again."""
    import discord

    file = Path(discord.__file__).parent / f"{name.partition('.')[2]}.py"
    assert warning in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("plain", "plain"),
        ("\u5343\u4ee3", "\u5343\u4ee3"),
        ("", '""'),
        ("two words", '"two words"'),
        ("a\nb", '"a\\nb"'),
        ("\x1b[2J", '"\\u001b[2J"'),
        ("\u3000", '"\u3000"'),
        ("\x9b2J", '"\\u009b2J"'),
    ],
)
def test_a_field_of_the_log_is_printable(value: str, written: str) -> None:
    """Letters that command a terminal are escaped."""
    record = logging.LogRecord("paifuda", logging.INFO, "", 0, "said", None, None)
    record.fields = {"text": value}
    assert logs.line(record) == f"said text={written}"

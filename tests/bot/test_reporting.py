"""Errors sent to Sentry: an event has the listed facts, and nothing of hands or people."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from bot import logs, reporting, tracebacks
from bot.console import failures
from bot.console.exits import SETTINGS, USAGE

sentry_sdk = pytest.importorskip("sentry_sdk")
from sentry_sdk.transport import Transport  # noqa: E402

ADDRESS = "https://key@example.org/1"
HAND = "7m7m7m-1z"
PERSON = 123456789012345678


class Kept(Transport):  # type: ignore[misc, unused-ignore]
    """A transport that keeps what would be sent."""

    def __init__(self) -> None:
        super().__init__({"dsn": ADDRESS})
        self.envelopes: list[Any] = []

    def capture_envelope(self, envelope: Any) -> None:
        self.envelopes.append(envelope)

    @property
    def events(self) -> list[dict[str, Any]]:
        return [json.loads(item.get_bytes()) for one in self.envelopes for item in one.items]


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[Kept]:
    """The transport of a sink at the root of the log."""
    transport = Kept()
    sink = reporting.Sink(ADDRESS, transport)
    monkeypatch.setattr(logging.getLogger(), "handlers", [sink])
    yield transport
    sink.close()


def failing() -> None:
    """Fail with a hand and a person in variables and in the texts of two exceptions."""
    hand, user = HAND, PERSON
    try:
        raise KeyError(hand)
    except KeyError as error:
        raise ValueError(f"<@{user}> holds {hand}") from error


def fail(log: Any, sentence: str = "failed", *args: object, **fields: Any) -> None:
    try:
        failing()
    except ValueError:
        log.exception(sentence, *args, **fields)


def test_an_event_of_a_failure_has_the_listed_facts_only(kept: Kept) -> None:
    press = logs.PRESS.set(5)
    try:
        data: dict[str, Any] = {"guild": PERSON, "user": PERSON, "hand": HAND}
        fail(logs.named("paifuda.lasting"), work="showing", table=3, **data)
    finally:
        logs.PRESS.reset(press)
    (event,) = kept.events
    assert event.pop("release").startswith("paifuda@")
    assert (len(event.pop("event_id")), event.pop("timestamp")[10]) == (32, "T")
    errors = event.pop("exception")["values"]
    assert event == {
        "platform": "python",
        "level": "error",
        "logger": "paifuda.lasting",
        "message": "failed",
        "tags": {"work": "showing", "table": "3"},
    }
    assert [error["type"] for error in errors] == ["KeyError", "ValueError"]
    for error in errors:
        assert set(error) == {"type", "module", "stacktrace"}
        for frame in error["stacktrace"]["frames"]:
            assert set(frame) == {"module", "function", "lineno", "in_app"}
    assert errors[0]["stacktrace"]["frames"][-1]["function"] == "failing"
    (envelope,) = kept.envelopes
    assert set(envelope.headers) == {"event_id", "sent_at"}
    sent = envelope.serialize().decode()
    assert not [secret for secret in (HAND, str(PERSON)) if secret in sent]


def test_lines_of_other_libraries_are_sent_without_their_words(kept: Kept) -> None:
    for name, sentence, *args in (
        ("discord.client", "Ignoring exception in %s", HAND),
        ("asyncio", f"Task of {PERSON} failed"),
        ("paifuda", "of %s", HAND),
    ):
        fail(logging.getLogger(name), sentence, *args)
    assert {event["message"] for event in kept.events} == {reporting.OTHERS}
    assert len(kept.events) == 3
    assert HAND not in str(kept.events)
    assert str(PERSON) not in str(kept.events)


def test_a_kind_of_error_is_sent_once_a_minute(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    log, now = logs.named("paifuda"), 0.0
    monkeypatch.setattr(reporting, "time", SimpleNamespace(monotonic=lambda: now))
    for now in (0.0, 1.0, tracebacks.EVERY - 1, tracebacks.EVERY):  # noqa: B007
        fail(log)
        log.error("ended", code=75)
        log.warning("no setting")
    assert [event["message"] for event in kept.events] == ["failed", "ended"] * 2
    assert kept.events[1]["tags"] == {"code": "75"}
    logs.STOPPING.set()
    try:
        fail(log, "other")
    finally:
        logs.STOPPING.clear()
    assert len(kept.events) == 4


def test_without_its_package_the_setting_is_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "sentry_sdk", None)
    made: list[logging.Handler] = []
    monkeypatch.setattr(logging.Handler, "__init__", lambda handler, _: made.append(handler))
    with pytest.raises(ModuleNotFoundError) as missing:
        reporting.begin(ADDRESS)
    failure = failures.named(missing.value, USAGE)
    assert failure
    assert failure.code == SETTINGS
    assert 'pip install "paifuda[sentry]"' in failure.sentence
    assert made == []

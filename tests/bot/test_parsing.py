"""Sentences are parsed one by one as they are said, and are what their whole files say."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.words import LANGUAGES, naming
from bot.words.sentences import ENTRY, NAME, PLAIN, Sentences


class Named(Visitor):
    """The other entries that an entry names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


def texts(language: str) -> list[str]:
    folder = files("bot.words") / language
    found = sorted(folder.iterdir(), key=lambda one: one.name)
    return [naming.marked(one.read_text(encoding="utf-8")) for one in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
def test_every_entry_is_what_its_file_says_with_its_references(language: str) -> None:
    parser, known = FluentParser(with_spans=False), 0
    sentences = Sentences(language, texts(language), {})
    for text in texts(language):
        apart = {found[0]: one for one in ENTRY.split(text) if (found := NAME.match(one))}
        whole = parser.parse(text).body
        entries = [one for one in whole if isinstance(one, ftl.Message | ftl.Term)]
        assert not [one for one in whole if isinstance(one, ftl.Junk)]
        assert len(entries) == len(apart)
        for entry in entries:
            name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            entry.comment, known = None, known + 1
            if plain := PLAIN.fullmatch(apart[name]):
                said = type(entry)(entry.id, ftl.Pattern([ftl.TextElement(plain[1])]))
                assert entry.equals(said), name
                continue
            assert entry.equals(parser.parse_entry(apart[name])), name
            named = Named()
            named.visit(entry)
            sentences._parse(name)
            assert named.found <= sentences._parsed, name
    assert known > 1000


def test_nothing_is_parsed_before_it_is_said() -> None:
    sentences = Sentences("en", ["a = one\nb = two { c }\nc = three\nb = four"], {})
    assert "b" in sentences
    assert sentences.say("a", {}) == "one"
    assert not sentences._parsed
    assert sentences.say("b", {}) == "two three"
    assert sentences._parsed == {"b", "c"}


def test_a_sentence_is_whole_in_every_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread says it while the first one parses it."""
    sentences = Sentences("en", ["a = one { b }\nb = two { $n }"], {})
    told, add = list[str](), sentences._bundle.add_resource

    def interrupted(resource: Any) -> None:
        if not told:
            told.append("")
            told.append(sentences.say("a", {"n": 3}))
        add(resource)

    monkeypatch.setattr(sentences._bundle, "add_resource", interrupted)
    assert sentences.say("a", {"n": 3}) == "one two 3"
    assert told == ["", "one two 3"]

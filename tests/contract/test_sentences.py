"""Refusals of the rules have the same words in the code as in the English files."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from fluent.syntax import ast as ftl

from rules.mahjong.northern import conditions
from rules.mahjong.northern.conditions import Condition
from tests import sources
from tests.sources import ROOT

BEFORE = "refusal-"


class Refusal(NamedTuple):
    """A sentence of the code: where it stands, its key, and its text with `{$value}` in it.

    `given` are the values that are written where it stands.
    """

    place: str
    key: str
    text: str
    given: tuple[tuple[str, str], ...] = ()

    def meant(self, words: Mapping[str, str]) -> str:
        """The sentence as it should be."""
        text = words[self.key]
        for name, value in self.given:
            text = text.replace(f"{{${name}}}", value)
        return text


# --- The words ------------------------------------------------------------------------------------


def written(pattern: ftl.Pattern) -> str:
    """A pattern in one line; of several variants the usual one."""
    return "".join(
        one.value if isinstance(one, ftl.TextElement) else _placed(one.expression)
        for one in pattern.elements
    )


def _placed(expression: object) -> str:
    match expression:
        case ftl.VariableReference(id=name):
            return f"{{${name.name}}}"
        case ftl.SelectExpression(variants=variants):
            return next(written(one.value) for one in variants if one.default)
    raise TypeError(expression)


def refusals_in_words() -> dict[str, str]:
    """The English sentence of every refusal, by its key."""
    found: dict[str, str] = {}
    for _, entry in sources.entries("en"):
        if isinstance(entry, ftl.Message) and entry.id.name.startswith(BEFORE):
            assert entry.value
            found[entry.id.name.removeprefix(BEFORE)] = written(entry.value)
    return found


# --- The code -------------------------------------------------------------------------------------


def refusals_in_code() -> Iterator[Refusal]:
    """Every refusal of the rules whose key is written where it is made."""
    for file in sorted((ROOT / "rules").rglob("*.py")):
        tree = sources.tree(file)
        named = {
            (node.targets[0].id, node.lineno): node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "RuleError":
                key = node.args[1]
                if isinstance(key, ast.Constant):
                    place = f"{file.relative_to(ROOT)}:{node.lineno}"
                    yield Refusal(place, str(key.value), _text(node, named), (*_given(node),))


def _text(call: ast.Call, named: dict[tuple[str, int], ast.expr]) -> str:
    """The sentence of a refusal, each value where it stands in it by its name."""
    values = {_bare(one.value): one for one in call.keywords if one.arg}
    text = call.args[0]
    if isinstance(text, ast.Name) and _bare(text) not in values:
        last = max(at for name, at in named if name == text.id and at <= call.lineno)
        text = named[text.id, last]
    if not isinstance(text, ast.JoinedStr):
        return _value(text, values)
    return "".join(
        str(one.value) if isinstance(one, ast.Constant) else _value(one.value, values)
        for one in text.values
        if isinstance(one, ast.Constant | ast.FormattedValue)
    )


def _given(call: ast.Call) -> Iterator[tuple[str, str]]:
    """The values of a refusal that are written out."""
    for one in call.keywords:
        if one.arg and isinstance(one.value, ast.Constant):
            yield one.arg, str(one.value.value)


def _value(one: ast.expr, values: dict[str, ast.keyword]) -> str:
    """A text as it is; the name of a value; what several refusals say together."""
    if isinstance(one, ast.Constant):
        return str(one.value)
    keyword = values.get(_bare(one))
    return f"{{${keyword.arg}}}" if keyword else "{$clashes}"


def _bare(one: ast.expr) -> str:
    """An expression as it is written, without the `str` around it."""
    written = ast.unparse(one)
    return written.removeprefix("str(").removesuffix(")") if written.startswith("str(") else written


def conditions_of_a_win() -> Iterator[Refusal]:
    """The northern rules' sentences on a hand that does not meet a condition."""
    for one in vars(conditions).values():
        if isinstance(one, Condition):
            yield Refusal("rules/mahjong/northern/conditions.py", f"lacks-{one.name}", one.text)


def differences(said: list[Refusal], words: Mapping[str, str]) -> str:
    """Every sentence that differs: where it stands, and what it should be."""
    return "\n".join(
        f"{one.place} ({one.key})\n  says      {one.text}\n  should be {one.meant(words)}"
        for one in said
        if one.text != one.meant(words)
    )


def test_the_rules_in_code_say_the_english_words() -> None:
    said = [*refusals_in_code(), *conditions_of_a_win()]
    assert {one.key for one in said} >= {"not-your-turn", "not-legal", "lacks-outside"}
    different = differences(said, refusals_in_words())
    assert not different, f"\n{different}"


def test_a_differing_sentence_is_shown_with_its_mend() -> None:
    said = [Refusal("rules/a.py:1", "kept", "Yes."), Refusal("rules/a.py:2", "lost", "No.")]
    assert differences(said, {"kept": "Yes.", "lost": "No, {$name}."}) == (
        "rules/a.py:2 (lost)\n  says      No.\n  should be No, {$name}."
    )

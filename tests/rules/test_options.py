"""House rules: closed values, the difference to a preset, written words and the hash."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import FrozenInstanceError, dataclass, replace
from types import MappingProxyType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
from rules import (
    GAMES,
    AnyGame,
    Choice,
    Options,
    RuleError,
    as_of,
    choices,
    differences,
    differing,
    ruleset_hash,
    word,
)
from rules.hanafuda.mushi import Mushi
from rules.hanafuda.options import MushiOptions
from rules.options import option
from rules.record import Record, read, write

PLAIN = MushiOptions()
BY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def preset(game: AnyGame) -> Options:
    first: Options = next(iter(game.presets.values()))
    return first


def settings_of(declared: tuple[Choice, ...]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({c.name: st.sampled_from(list(c.values)) for c in declared})


HOUSES = settings_of(choices(PLAIN)).map(lambda values: MushiOptions(**values))


@BY_GAME
def test_a_house_rule_says_all_about_itself(game: AnyGame) -> None:
    for choice in choices(preset(game)):
        assert choice.default in choice.values
        assert len(choice.values) == len(set(choice.values)) > 1
        assert all(text.strip() for text in (choice.label, choice.help, choice.source))
        assert len({word(value) for value in choice.values}) == len(choice.values)


@BY_GAME
def test_the_first_preset_is_the_default(game: AnyGame) -> None:
    assert preset(game) == type(preset(game))()
    game.check(preset(game), game.seats[0])


def test_the_choices_of_a_class_are_its_house_rules() -> None:
    assert choices(MushiOptions) == choices(PLAIN)
    assert [choice.name for choice in choices(PLAIN)][:2] == ["hands", "first_dealer"]


def test_house_rules_are_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        PLAIN.hands = 6  # type: ignore[misc]


@given(HOUSES)
def test_differences_bring_a_preset_to_the_house_rules(options: MushiOptions) -> None:
    for start in Mushi.presets.values():
        words = {name: word(value) for name, value in differences(options, start).items()}
        assert differing(start, words) == options
        assert differing(start, list(words.items())) == options
        assert differences(options, options) == {}


WORDS = [
    ({"hands": "6"}, replace(PLAIN, hands=6)),
    ({"oni_takes_triple": "true"}, replace(PLAIN, oni_takes_triple=True)),
    ({"oni_takes_triple": "false"}, PLAIN),
    ({"hand_four": "off", "hands": "50"}, replace(PLAIN, hand_four="off", hands=50)),
    ({}, PLAIN),
]


@pytest.mark.parametrize(("words", "options"), WORDS)
def test_house_rules_are_set_from_written_words(
    words: dict[str, str], options: MushiOptions
) -> None:
    assert differing(PLAIN, words) == options


WRONG = [
    {"hands": "0"},
    {"hands": "51"},
    {"hands": "six"},
    {"oni_takes_triple": "True"},
    {"oni_takes_triple": "1"},
    {"hand_four": ""},
    {"peony": "yes"},
    {"peony": "yes", "hands": "-1", "hand_four": "maybe"},
]


@pytest.mark.parametrize("words", WRONG)
def test_every_wrong_word_is_named(words: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="Unknown house rules") as refused:
        differing(PLAIN, {**words, "tie_dealer": "stays"})
    assert all(f"{name}={text}" in str(refused.value) for name, text in words.items())
    assert "tie_dealer" not in str(refused.value)


@BY_GAME
def test_every_clash_is_named_at_once(game: AnyGame) -> None:
    declared = choices(preset(game))
    wrong = replace(preset(game), **{choice.name: "nonsense" for choice in declared})
    with pytest.raises(RuleError) as refused:
        game.check(wrong, max(game.seats) + 1)
    assert all(choice.label in str(refused.value) for choice in declared)
    assert str(refused.value).count("nonsense") == len(declared)
    assert refused.value.values["clashes"] == " ".join(map(str, refused.value.because))


def test_the_hash_of_the_house_rules_stays() -> None:
    """Scores and records bear it: a change here makes the old ones unreadable."""
    hashes = {name: ruleset_hash("mushi", options) for name, options in Mushi.presets.items()}
    assert hashes == {"mushi": "1e56e9a4", "some-play": "14445653"}


@given(HOUSES, HOUSES)
def test_the_hash_tells_house_rules_apart(one: MushiOptions, other: MushiOptions) -> None:
    assert (ruleset_hash("mushi", one) == ruleset_hash("mushi", other)) == (one == other)
    assert ruleset_hash("mushi", one) != ruleset_hash("sakura", one)


# --- A later version ------------------------------------------------------------------------------


@dataclass(frozen=True)
class GrownOptions(MushiOptions):
    """The house rules of a later version of Mushi, which has one more."""

    oni_first: bool = option((True, False), "Oni first", "Who has it leads.", "-", 2, False)


class GrownMushi(Mushi):
    """Mushi in a later version."""

    version = 2
    presets: Mapping[str, Any] = MappingProxyType({"mushi": GrownOptions()})


class StaleMushi(GrownMushi):
    """A game with one more house rule, whose version was not raised."""

    version = 1


def ahead(game: AnyGame) -> list[str]:
    """The house rules whose `since` or `until` is a version that the game has not reached."""
    return [one.name for one in choices(preset(game)) if max(one.since, one.until) > game.version]


@BY_GAME
def test_no_house_rule_is_newer_than_its_game(game: AnyGame) -> None:
    assert ahead(game) == [], f"raise the version of {game.key}, or lower `since` and `until`"
    assert ahead(GrownMushi()) == []
    assert ahead(StaleMushi()) == ["oni_first"]


def test_a_default_that_changed_twice_is_that_of_its_version() -> None:
    usual: Any = preset(rules.game("liangxi"))
    then: list[Any] = [as_of(usual, version) for version in (1, 2, 3)]
    assert [options.stick for options in then] == [0, 100, usual.stick]
    assert [options.flower_dragons for options in then] == ["false", "false", "true"]
    assert as_of(replace(usual, stick=50), 2).stick == 50


def test_an_earlier_version_keeps_its_fields_and_hash() -> None:
    grown = GrownOptions(hands=6)
    assert as_of(grown, 1) == GrownOptions(hands=6, oni_first=False)
    assert as_of(grown, 2) == grown
    assert ruleset_hash("mushi", grown, 1) == ruleset_hash("mushi", MushiOptions(hands=6))
    assert ruleset_hash("mushi", grown, 2) == ruleset_hash("mushi", grown)
    assert ruleset_hash("mushi", grown) != ruleset_hash("mushi", as_of(grown, 1))


def test_an_old_record_means_the_rules_played_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old = write(Record(1, "mushi", "mushi", MushiOptions(hands=6), ("A", "B"), ()))
    monkeypatch.setattr(rules, "GAMES", (GrownMushi(), *GAMES[1:]))
    record = read(old)
    assert record.options == GrownOptions(hands=6, oni_first=False)
    assert write(record) == old
    new = replace(record, version=2)
    assert "oni_first=false" in write(new)
    assert read(write(new)) == new

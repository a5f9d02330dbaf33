"""Every sentence that people read, in their own language."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache, partial
from importlib.resources import files
from typing import Any, ClassVar

from bot import logs
from bot.words import naming
from bot.words.sentences import Sentences
from rules import GAMES, lineage

log = logs.named("paifuda")

FIRST = "en"
"""The language that has every sentence, and fills the gaps of the others."""
LONGEST = 2000
"""The largest number of characters of a value in a sentence, since no message holds more."""
SUFFIXES = {game.key: lineage(game) for game in GAMES}
"""The suffixes of a game's own messages, by the game's key: its key, its school, its family."""
REMEMBERED = 1000
"""The number of sentences that are cached for each language and game."""
LANGUAGES = (
    FIRST,
    *sorted(
        folder.name
        for folder in files(__name__).iterdir()
        if folder.name != FIRST and folder.joinpath("bot.ftl").is_file()
    ),
)
"""The languages of the bot; each has a folder in this package."""


class Words:
    """The sentences of one language: `words("your-turn", name="Aki")`.

    At the table of a game, a message with the game's suffix goes first, then one with that of its
    school or family. Examples are `card-rain-oni--sakura`, `event-deal--northern` and
    `order-line--mahjong`.
    """

    strict: ClassVar[bool] = False
    """Whether a missing sentence raises KeyError, as it does in tests."""

    def __init__(self, language: str, spoken: tuple[Sentences, ...], game: str = "") -> None:
        self.language = language
        self._spoken = spoken
        self._suffixes = SUFFIXES.get(game, ())
        self._at: dict[str, Words] = {game: self}
        self._known: dict[str, bool] = {}
        self._taken: dict[str, frozenset[str]] = {}
        self._said: OrderedDict[tuple[Any, ...], str] = OrderedDict()

    def at(self, game: str) -> Words:
        """Return the words for the table of a game; for an unknown game, the general words."""
        if game not in SUFFIXES:
            game = ""
        found = self._at.get(game)
        if found is None:
            found = self._at[game] = Words(self.language, self._spoken, game)
            found._at = self._at
        return found

    def __call__(self, key: str, /, **values: Any) -> str:
        """Return the sentence of a key with these values.

        If the sentence is missing, return the key in brackets and log an error, so that the rest of
        a message can still be sent. If `strict`, raise KeyError instead.
        """
        try:
            return self._spoke(key, values)
        except KeyError:
            if self.strict:
                raise
            log.exception("a sentence is missing", key=key, language=self.language)
            return f"({key})"

    def _spoke(self, key: str, values: dict[str, Any]) -> str:
        """Return a sentence, from the cache if possible; KeyError if there is no such sentence."""
        said = self._said
        spoken = key, naming.numbering(), *values.items(), *map(type, values.values())
        text = said.get(spoken)
        if text is None:
            text = said[spoken] = self._formatted(key, values)
            if len(said) > REMEMBERED:
                said.popitem(last=False)
        return text

    def takes(self, key: str) -> frozenset[str]:
        """Return the names of the values that a sentence uses; KeyError if no language has it."""
        found = self._taken.get(key)
        if found is None:
            sentences, own = self._found(key)
            found = self._taken[key] = sentences.takes(own)
        return found

    def _formatted(self, key: str, values: dict[str, Any]) -> str:
        sentences, own = self._found(key)
        return sentences.say(own, _short(values))

    def _found(self, key: str) -> tuple[Sentences, str]:
        """Return the sentences that have a key, and the full key there; KeyError if none has it."""
        for sentences in self._spoken:
            for own in self._keys(key):
                if own in sentences:
                    return sentences, own
        raise KeyError(key)

    def __contains__(self, key: str) -> bool:
        found = self._known.get(key)
        if found is None:
            own = self._keys(key)
            found = any(name in spoken for name in own for spoken in self._spoken)
            self._known[key] = found
        return found

    def _keys(self, key: str) -> tuple[str, ...]:
        """Return the keys under which a sentence may be found, the most specific first."""
        return (*(f"{key}--{suffix}" for suffix in self._suffixes), key)


@cache
def language_of(locale: object) -> str:
    """Return the bot's language for a Discord locale such as `ja` or `en-GB`.

    It is the language with exactly that locale, otherwise one with the same first part, otherwise
    English.
    """
    wanted = str(locale or "")
    near = [
        language for language in LANGUAGES if language.partition("-")[0] == wanted.partition("-")[0]
    ]
    own = [language for language in near if words(language)("locale") == wanted]
    return (*own, *near, FIRST)[0]


@cache
def words(language: str) -> Words:
    """Return the sentences of a language, with English sentences for its gaps."""
    order = dict.fromkeys((language, FIRST))
    return Words(language, tuple(map(_sentences, order)))


@cache
def _sentences(language: str) -> Sentences:
    folder = files(__name__) / language
    sources = sorted(folder.iterdir(), key=lambda source: source.name)
    texts = (
        source.read_text(encoding="utf-8") for source in sources if source.name.endswith(".ftl")
    )
    return Sentences(language, map(naming.marked, texts), {"COMMAND": partial(_command, language)})


def _short(values: dict[str, Any]) -> dict[str, Any]:
    """Return the values, each cut to `LONGEST`; Fluent would refuse the sentence otherwise."""
    if not any(isinstance(value, str) and len(value) > LONGEST for value in values.values()):
        return values
    return {
        key: value[:LONGEST] if isinstance(value, str) else value for key, value in values.items()
    }


def _command(language: str, name: str, filled: str) -> str:
    return naming.command(words(language), name, filled)

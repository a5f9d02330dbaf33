"""Buttons and selects: each declares its id once, and the id is written and read accordingly."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from string import Formatter
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Self, TypeVar, cast, dataclass_transform

import discord

from bot.chat.panels.frame.answer import answer, refused
from bot.chat.panels.frame.door import admitted
from bot.chat.panels.frame.interaction import ByPress, Interaction, Place, placed
from bot.chat.reply import Reply
from bot.domain.refusal import Refusal
from bot.domain.tables.deal import Moment
from bot.words import Words
from rules import RuleError

Shown = TypeVar("Shown", bound=discord.ui.Item[Any])
SECONDARY, PRIMARY = discord.ButtonStyle.secondary, discord.ButtonStyle.primary
SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger
LABEL = 80
"""The longest label of a button, in characters."""
OPTIONS = 25
"""The largest number of options in a select."""


# --- Parts of an id -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """A part of an id: the regular expression it matches, and how it is read and written."""

    pattern: str
    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str

    def meaning(self, text: str) -> Any:
        """Return the value that a text means; Refusal if it means none."""
        try:
            return self.read(text)
        except (ArithmeticError, LookupError, RuleError, ValueError):
            raise Refusal("stale") from None


def one_of(*words: str) -> Part:
    """Return a part of an id that allows only these words."""
    return Part("|".join(map(re.escape, words)))


def _moment(text: str) -> Moment:
    deal, ply = map(int, text.split("-"))
    return deal, ply


DIGITS = "[0-8]?[0-9]{1,18}"
"""The pattern of a number that fits in the database, such as Discord's ids."""
Number = Annotated[int, Part(DIGITS, int)]
Act = Annotated[str, Part("[a-z]+")]
Field = Annotated[str, Part(r"\w+")]
At = Annotated[Moment, Part(r"[0-9]{1,9}-[0-9]{1,9}", _moment, "{0[0]}-{0[1]}".format)]
"""A moment of a match: the deal and the ply."""


# --- Components -----------------------------------------------------------------------------------


@dataclass_transform(eq_default=False)
class Component(discord.ui.DynamicItem[Shown], template=""):
    """A component whose id names its object, so that it works after a restart.

    A component declares the shape of its id as `custom_id`, such as `window:{table}:{at}:{act}`.
    The type of each part in braces is a field `Annotated` with its `Part`. The component is made
    from these fields, and made again from its id when it is pressed.

    `pressed` does what the press asks for and returns the answer. A component that only leads to a
    panel says which one it `opens`: a function that takes the interaction and the parts of the id.

    `place` is where the answer appears; `places` has other places for some acts. `ByPress.TABLE` is
    for components with a `table`.
    """

    place: ClassVar[Place | ByPress] = Place.PRESSED
    places: ClassVar[Mapping[str, Place | ByPress]] = MappingProxyType({})

    _shape: ClassVar[str]
    _parts: ClassVar[Mapping[str, Part]]
    _opens: ClassVar[Callable[..., Awaitable[Reply]]]

    def __init_subclass__(
        cls, *, custom_id: str = "", opens: Callable[..., Awaitable[Reply]] | None = None
    ) -> None:
        fields = inspect.get_annotations(cls, eval_str=True)
        pieces = [(text, name) for text, name, *_ in Formatter().parse(custom_id)]
        cls._shape = custom_id
        if opens:
            cls._opens = staticmethod(opens)
        cls._parts = {name: fields[name].__metadata__[0] for _, name in pieces if name}
        groups = {name: f"(?P<{name}>{part.pattern})" for name, part in cls._parts.items()}
        template = (re.escape(text) + groups.get(name or "", "") for text, name in pieces)
        super().__init_subclass__(template="".join(template))
        dataclass(eq=False, repr=False)(cls)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Return the component of an id; for an invalid id, a component that refuses the press."""
        try:
            return cls(**{name: part.meaning(match[name]) for name, part in cls._parts.items()})
        except Refusal:
            return cast("Self", Stale(item))

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether the press is answered, as `admitted` decides."""
        return await admitted(interaction)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Do the act of a press, and return its answer; by default the panel it opens."""
        return await self._opens(interaction, *(getattr(self, name) for name in self._parts))

    async def answers_in(self, interaction: Interaction) -> Place:
        """Return where a press is answered; by default the place of its act, or `place`."""
        place = self.places.get(getattr(self, "act", ""), self.place)
        return await placed(interaction, place, getattr(self, "table", 0))

    @property
    def renews(self) -> str:
        """The subject of a private answer, which replaces the person's last answer on that subject.

        Parts of the id are written in braces, as in `fair {table}`. If it is empty, nothing is
        replaced.
        """
        return ""

    @property
    def reveals(self) -> int | None:
        """The number of a table to show after a press, even a refused one; None for no table."""
        return None

    async def afterwards(self, interaction: Interaction) -> None:
        """Update other messages after a press, if its answer was no refusal."""

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press, and show what it has changed."""
        place, renews = await self.answers_in(interaction), self.renews.format_map(vars(self))
        if await answer(interaction, partial(self.pressed, interaction), place, renews):
            await self.afterwards(interaction)
        if self.reveals is not None:
            await interaction.client.screen.publish(interaction, self.reveals)

    def changed(self, **parts: Any) -> Self:
        """Change parts of the id, and return the same component; its look stays."""
        for name, value in parts.items():
            setattr(self, name, value)
        self.custom_id = self._written()
        return self

    def like(self, other: Component[Any]) -> Self:
        """Take the look of another component, but keep this component's id; return this
        component.
        """
        self.item = other.item
        self.custom_id = self._written()
        return self

    def _written(self) -> str:
        parts = {name: part.write(getattr(self, name)) for name, part in self._parts.items()}
        return self._shape.format(**parts)


class Stale(discord.ui.DynamicItem[discord.ui.Item[Any]], template=".*"):
    """A component with an invalid id: its press is refused."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Refuse the press."""
        if await admitted(interaction):
            await refused(interaction, Refusal("stale"))
        return False


class Button(Component[discord.ui.Button[discord.ui.View]]):
    """A button; `worded` sets its look with its own words, `labelled` with any label.

    `label` is the key of its words, with parts of the id in braces, as in `button-{act}`. `styles`
    has the acts that stand out, and `style` is that of all others.
    """

    label: ClassVar[str] = ""
    style: ClassVar[discord.ButtonStyle] = SECONDARY
    styles: ClassVar[Mapping[str, discord.ButtonStyle]] = MappingProxyType({})

    def __post_init__(self) -> None:
        super().__init__(discord.ui.Button(custom_id=self._written()))

    def worded(self, say: Words, named: str = "", *, disabled: bool = False, **look: Any) -> Self:
        """Label the button with its words; with `named`, those of another act.

        A disabled button does not stand out. `look` has further arguments of `labelled`.
        """
        own = getattr(self, "act", "")
        key = self.label.format_map({**vars(self), "act": named or own})
        style = SECONDARY if disabled else self.styles.get(own, self.style)
        return self.labelled(say(key), **{"style": style, "disabled": disabled, **look})

    def labelled(
        self,
        label: str | None,
        style: discord.ButtonStyle = SECONDARY,
        *,
        emoji: str | None = None,
        disabled: bool = False,
        row: int | None = None,
    ) -> Self:
        """Set the look of the button, and return it; a label that is too long is cut."""
        self.item = discord.ui.Button(
            custom_id=self.custom_id,
            label=label and label[:LABEL],
            style=style,
            emoji=emoji,
            disabled=disabled,
            row=row,
        )
        return self


class Select(Component[discord.ui.Select[discord.ui.View]]):
    """A select; `offering` sets its options. With `several`, more than one value may be chosen."""

    several: ClassVar[bool] = False

    def __post_init__(self) -> None:
        super().__init__(discord.ui.Select(custom_id=self._written()))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Make the select from an id, with the options it has in the pressed message."""
        made = await super().from_custom_id(interaction, item, match)
        if isinstance(item, discord.ui.Select) and isinstance(made, cls):
            made.item = item
        return made

    @property
    def chosen(self) -> str:
        """The one value that was chosen."""
        return self.item.values[0]

    @property
    def number(self) -> int:
        """The chosen value as a number; Refusal if it is not a number."""
        chosen = self.chosen
        if not re.fullmatch(DIGITS, chosen):
            raise Refusal("stale")
        return int(chosen)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether the chosen values were offered, in an allowed number; refuse any others."""
        if not await super().interaction_check(interaction):
            return False
        offered = {option.value for option in self.item.options}
        chosen = self.item.values
        number = self.item.min_values <= len(chosen) <= self.item.max_values
        number &= self.several or len(chosen) == 1
        if number and offered.issuperset(chosen):
            return True
        await refused(interaction, Refusal("stale"))
        return False

    def offering(
        self,
        options: Sequence[discord.SelectOption],
        title: str | None = None,
        *,
        count: tuple[int, int] = (1, 1),
        disabled: bool = False,
    ) -> Self:
        """Set the options of the select, and return it.

        `count` has the fewest and the most that may be chosen. Discord refuses a select that allows
        more choices than it offers, and a required one that allows none.
        """
        fewest, most = count
        self.item = discord.ui.Select(
            custom_id=self.custom_id,
            placeholder=title,
            options=list(options),
            min_values=fewest,
            max_values=max(1, min(most, len(options))),
            required=fewest > 0,
            disabled=disabled,
        )
        return self

"""The book of a game in pages, under a table's rules or the usual rules, and the game's terms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated

import render
import rules
from bot.chat.component import Button, Field, Number, Part, Select
from bot.chat.painting import drawn
from bot.chat.panels.frame.interaction import Interaction, server_of, table_here, table_of
from bot.chat.panels.tables.after.onward import OnwardButton
from bot.chat.panels.tables.controls import on_hand
from bot.chat.panels.tables.match import window
from bot.chat.reply import Item, Reply, boxed, joined, selectable
from bot.domain.lessons.onward import GAME, Step
from bot.domain.tables import seating
from bot.domain.tables.table import Table
from bot.words import FIRST, Words, book, glossary, words
from bot.words.book import Page
from bot.words.glossary import Term
from rules import AnyGame, Options, differences

CONTENTS = "contents"
HOUSE, SOURCE, WORDS = "house", "source", "words"
NAME = "[a-z]+(?:-[0-9]{1,2})?"
Named = Annotated[str, Part(NAME)]
"""The name of a page; a name that the book no longer has leads to the contents."""


def _titled(name: str) -> str:
    """Return the name of a page that has a title in the messages; LookupError for others."""
    if f"page-{name.partition('-')[0]}" not in words(FIRST):
        raise LookupError(name)
    return name


Titled = Annotated[str, Part(NAME, _titled)]


@dataclass(frozen=True, slots=True)
class Book:
    """The open book of a game, under the house rules of a `table`; 0 stands for the default rules.

    `shows` has the pages whose subject can be shown on the reader's own hand.
    """

    table: int
    game: AnyGame
    preset: str
    options: Options
    pages: tuple[Page, ...]
    say: Words
    shows: frozenset[str] = frozenset()

    @property
    def read(self) -> tuple[Page, ...]:
        """The pages in order, without the sources of house rules."""
        return tuple(page for page in self.pages if not page.name.startswith(SOURCE))

    def button(self, page: str, label: str) -> Item:
        """Return a button that turns to a page."""
        return BookButton(self.table, self.game.key, page).labelled(self.say(f"button-{label}"))


async def open_panel(
    interaction: Interaction,
    key: str | None = None,
    *,
    number: int | None = None,
    page: str = "",
) -> Reply:
    """Make a page of the book of a game, or of a table with its house rules.

    Without a `page` it is the first page in a lobby, and otherwise the contents.
    """
    table = await _table(interaction, key, number)
    game = table.game if table else rules.game(key or rules.GAMES[0].key)
    say = interaction.client.private(interaction).at(game.key)
    preset = table.preset if table else next(iter(game.presets))
    options = table.options if table else game.presets[preset]
    pages = book.pages(game, preset, options, say)
    shows = (
        on_hand.subjects(table, table.seat_of(interaction.user.id)) if table else frozenset[str]()
    )
    opened = Book(table.id if table else 0, game, preset, options, pages, say, shows)
    if not page and table and table.phase == "lobby":
        page = opened.read[0].name
    for at, shown in enumerate(opened.read):
        if shown.name == page:
            return await _page(interaction, opened, shown, at)
    source = next((chosen for chosen in pages if chosen.name == page), None)
    return _source(opened, source) if source else _contents(opened, table)


async def _table(interaction: Interaction, key: str | None, number: int | None) -> Table | None:
    """Return the table whose house rules hold; None for the default rules.

    With a `key` but no `number`, the default rules hold. The same goes if the table plays another
    game.
    """
    if key and not number:
        return None
    table = await table_here(interaction, number)
    return table if table and key in (None, table.key) else None


def _contents(opened: Book, table: Table | None) -> Reply:
    """Return the contents of the book, headed by the table's preset, pace and clock, if any."""
    say, game = opened.say, opened.game
    name = say(f"game-{game.key}")
    found = _first(opened.read, say)
    lines = [f"{place}. {page.title}" for place, page in enumerate(found, 1)]
    changes = len(differences(opened.options, game.presets[opened.preset]))
    preset = say(f"preset-{opened.preset}")
    here = say("book-here", preset=preset, changes=changes) if opened.table else say("book-usual")
    items = [
        BookSelect(opened.table, game.key).listing(found, say),
        opened.button(found[0].name, "following"),
        opened.button(HOUSE, "rules-panel"),
    ]
    terms = window.terms(table, say) if table else []
    return Reply(joined(say("book-contents", game=name), here, *terms, *lines), items)


def _first(pages: Sequence[Page], say: Words) -> list[Page]:
    """Return the pages in the contents, with only the first page of house rules and of terms."""
    later = (f"{HOUSE}-", f"{WORDS}-")
    found = [page for page in pages if not page.name.startswith(later)]
    terms = next(page for page in pages if page.name == f"{WORDS}-1")
    return [*found, replace(terms, title=say(f"page-{WORDS}"))]


async def _page(interaction: Interaction, opened: Book, shown: Page, at: int) -> Reply:
    """Return a page with its picture, and the buttons to the neighbouring pages."""
    before = opened.read[at - 1].name if at else ""
    after = opened.read[at + 1].name if at + 1 < len(opened.read) else ""
    lesson: Item = OnwardButton.of(Step(GAME, opened.game.key), opened.say)
    items = [opened.button(before, "previous")] if before else [lesson]
    items.append(opened.button(CONTENTS, "contents"))
    items += [opened.button(after, "following")] if after else []
    if shown.name.startswith(f"{HOUSE}-"):
        items.append(opened.button(shown.name.replace(HOUSE, SOURCE), "source"))
    if shown.name in opened.shows:
        button = OnHandButton(opened.table, shown.name)
        items.append(button.labelled(opened.say("button-book-hand")))
    made = await _pictured(interaction, opened, shown) if shown.picture else None
    picture, alt = made or (None, "")
    title, count = f"**{shown.title}**", sum(bool(page.picture) for page in opened.read)
    place = opened.say("book-place", title=title, number=at + 1, count=count)
    head = place if shown.picture else title
    return Reply(joined(head, shown.text), items, picture, alt)


def _source(opened: Book, shown: Page) -> Reply:
    """Return the sources of some house rules, with the button back to those rules."""
    back = opened.button(shown.name.replace(SOURCE, HOUSE), "book-back")
    items = [back, opened.button(CONTENTS, "contents")]
    return Reply(joined(f"**{shown.title}**", shown.text), items)


async def _pictured(
    interaction: Interaction, opened: Book, shown: Page
) -> tuple[bytes, str] | None:
    """Return the picture of a page in the person's look, with its words; None if drawing fails."""
    looks, guild = interaction.client.services.looks, server_of(interaction)
    look = await looks.look_of_player(guild, interaction.user.id)
    about = opened.game.key, shown.picture, opened.options, opened.say
    return await drawn(render.guide, *about, look)


class BookButton(Button, custom_id="book:{table}:{game}:{page}"):
    """The button to a page of the book."""

    table: Number
    game: Field
    page: Named

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the page."""
        return await open_panel(interaction, self.game, number=self.table, page=self.page)


class OnHandButton(Button, custom_id="bookhand:{table}:{page}"):
    """The button that shows the subject of a page on the reader's own hand."""

    table: Number
    page: Titled

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the goals that the reader's hand is one step away from."""
        table = await table_of(interaction, self.table)
        seat = seating.seat_of(table, interaction.user.id)
        say = interaction.client.private(interaction).at(table.key)
        shows = self.page in on_hand.subjects(table, seat)
        lines = [*on_hand.lines(table, seat, say)] if shows else []
        back = BookButton(table.id, table.key, self.page).labelled(say("button-book-page"))
        head = say("book-hand", title=book.title(self.page, say))
        return Reply(joined(head, *(lines or [say("book-hand-none")])), [back])


class BookSelect(Select, custom_id="books:{table}:{game}"):
    """The select of the book's contents."""

    table: Number
    game: Field

    def listing(self, pages: Sequence[Page], say: Words) -> BookSelect:
        """Set these pages as the options of the select, and return it."""
        return self.offering(
            selectable({page.name: page.title for page in pages}), say("book-choose")
        )

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the chosen page."""
        return await open_panel(interaction, self.game, number=self.table, page=self.chosen)


# --- Words ----------------------------------------------------------------------------------------


async def open_words(interaction: Interaction, key: str | None = None) -> Reply:
    """Make the panel with a game's terms, by default the table's; RuleError for an unknown game."""
    say = interaction.client.private(interaction)
    here = None if key else await table_here(interaction)
    game = rules.game(key or (here.key if here else rules.GAMES[0].key)).key
    parts = glossary.of_game(game).items()
    text = "\n\n".join(_part(part, every, say) for part, every in parts)
    title = say("glossary-title", game=say(f"game-{game}"))
    return boxed(title, text)


def _part(part: str, every: Iterable[Term], say: Words) -> str:
    return "\n".join([f"**{say(f'glossary-{part}')}**", *(_line(term, say) for term in every)])


def _line(term: Term, say: Words) -> str:
    names = " · ".join(glossary.others(term, say.language))
    return f"**{term.names[say.language]}** {names}".rstrip()

"""The pages of `docs/rules/`: the book of every game in every language, with its pictures.

The name of a picture follows from its content. So a page whose text is up to date names pictures
that are up to date.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.site.pictures import Shot
from bot.words import LANGUAGES, Words, book, choosing, examples, words
from bot.words.book import Page
from rules import GAMES, AnyGame, choices, usual

FOLDER = Path(__file__).parent / "rules"
PICTURES = FOLDER / "pictures"
MADE = "<!-- Written by `python -m docs.build` from `bot/words`. Do not edit this page. -->"
WIDTH = 450
"""Width of the pictures in pixels."""
QUALITY = 50


def pages() -> dict[Path, str]:
    """Return every page by its file, without painting anything."""
    found = {FOLDER / "README.md": _index()}
    for language in LANGUAGES:
        for game in GAMES:
            say = words(language).at(game.key)
            found[FOLDER / language / f"{game.key}.md"] = _book(game, say)
    return found


def pictures() -> dict[Path, Shot]:
    """Return every picture by its file."""
    return {_file(shot): shot for shot in _shots()}


def _shots() -> Iterator[Shot]:
    """Yield the picture of every page in every language."""
    for language in LANGUAGES:
        for game in GAMES:
            say = words(language).at(game.key)
            for page in book.taught(game, usual(game.presets), say):
                yield Shot(game, page.picture, say)


def write() -> None:
    """Write every page, draw missing pictures, and delete pictures that no page shows."""
    for file, text in pages().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    PICTURES.mkdir(exist_ok=True)
    shown = pictures()
    for file in {*PICTURES.iterdir()} - shown.keys():
        file.unlink()
    for file, shot in shown.items():
        if not file.exists():
            file.write_bytes(_drawn(shot))


def _index() -> str:
    """The list of all books."""
    lines = ["# The books of rules", "", MADE, ""]
    for language in LANGUAGES:
        say = words(language)
        books = (f"[{_called(game, say)}]({language}/{game.key}.md)" for game in GAMES)
        lines.append(f"- {say('language')}: {', '.join(books)}")
    return "\n".join([*lines, ""])


def _book(game: AnyGame, say: Words) -> str:
    """The pages of the book, then every house rule with its usual value and its source."""
    parts = [f"# {_called(game, say)}", MADE]
    parts += [
        part
        for page in book.taught(game, usual(game.presets), say)
        for part in _page(game, page, say)
    ]
    house = f"## {say('button-rules-panel')}", f"[{say('page-source')}](../../sources.md)"
    return "\n\n".join([*parts, *house, *_rules(game, say), ""])


def _page(game: AnyGame, page: Page, say: Words) -> Iterator[str]:
    """Yield the lines of a page of the book, as a section."""
    shot = Shot(game, page.picture, say)
    told = " ".join(shot.planned().words.split()).replace("[", "(").replace("]", ")")
    yield f"## {page.title}"
    yield from page.text.splitlines()
    yield f"![{told}](../pictures/{_file(shot).name})"


def _rules(game: AnyGame, say: Words) -> Iterator[str]:
    """Yield each house rule with its usual value, its help and its source."""
    for choice in choices(usual(game.presets)):
        value = choosing.value(say, choice, choice.default)
        line = say("rules-line", label=choosing.label(say, choice), value=value, mark="")
        source = say("book-source", source=choosing.source(say, choice))
        yield f"{line}  \n{examples.about(say, choice)}  \n*{source}*"


def _called(game: AnyGame, say: Words) -> str:
    return say.at(game.key)(f"game-{game.key}")


def _file(shot: Shot) -> Path:
    return PICTURES / f"{shot.planned().mark}.webp"


def _drawn(shot: Shot) -> bytes:
    """Draw a picture as it is stored: small, as wide as the page of a phone."""
    image = Image.open(io.BytesIO(shot.drawn())).convert("RGB")
    small = image.resize((WIDTH, image.height * WIDTH // image.width), Image.Resampling.LANCZOS)
    file = io.BytesIO()
    small.save(file, "WEBP", quality=QUALITY, method=6)
    return file.getvalue()

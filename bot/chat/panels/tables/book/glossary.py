"""The terms of a game in the reader's language, next to those of the other languages."""

from __future__ import annotations

from collections.abc import Iterable

import rules
from bot.chat.panels.frame.answer import Interaction, table_here
from bot.chat.reply import Reply, boxed
from bot.words import Words, glossary
from bot.words.glossary import Term


async def open_panel(interaction: Interaction, key: str | None = None) -> Reply:
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

"""The appraiser: a hand of mahjong is entered by pressing its tiles, one suit at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Annotated

from bot.chat.component import (
    OPTIONS,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Act,
    Button,
    Part,
    Select,
    one_of,
)
from bot.chat.panels.frame.interaction import Interaction, Place, person, server_of
from bot.chat.panels.ledger import from_table, worth
from bot.chat.reply import Item, Reply, joined, selectable
from bot.domain.people import draft as drafts
from bot.domain.people import facts
from bot.domain.people.draft import GOLD, HAND, SETS, WILDS, XI, Draft
from bot.domain.refusal import Refusal
from bot.words import Words, telling
from rules.mahjong import appraise
from rules.mahjong.liangxi.terms import FORMS, Terms
from rules.mahjong.sheets import variant, variants
from rules.mahjong.tiles import FLOWERS, HONOURS, SUITED

SUITS = {
    **{suit: tuple(tile for tile in SUITED if tile[1] == suit) for suit in "mps"},
    **{"z": HONOURS, "f": FLOWERS},
}
"""The tiles of each suit, as the panel shows them."""
ACROSS, TABS, ACTS = 5, 2, 4
"""The number of tiles in a row, and the row numbers of the suits and of the acts."""
NO_LIMIT = "~none"
"""The value for no limited hand in the select of limited hands."""
Game = Annotated[str, Part("[a-z]+", lambda text: variant(text).key)]
Suit = Annotated[str, one_of(*SUITS)]
Lays = Annotated[str, one_of(*dict.fromkeys((HAND, *SETS, GOLD, WILDS, XI)))]
Tile = Annotated[str, Part("[1-9][mpszf]")]


# --- Panels ---------------------------------------------------------------------------------------


async def choose_game(interaction: Interaction) -> Reply:
    """Return the question about the game by whose rules a hand is appraised."""
    say = interaction.client.private(interaction)
    buttons = [
        DraftButton(rules.key, "m", HAND, "see").labelled(say(f"game-{rules.key}"))
        for rules in variants()
    ]
    return Reply(say("draft-choose"), buttons)


async def open_panel(
    interaction: Interaction, draft: Draft, suit: str = "m", lays: str = HAND, note: str = ""
) -> Reply:
    """Return the panel where a hand's tiles are pressed, with the hand's waits if it lacks one
    tile.

    The panel shows the tiles of `suit`; pressed tiles join the part `lays`. `note` comes first.
    """
    say = interaction.client.private(interaction).at(draft.game)
    emoji, at = interaction.client.emoji, (draft.game, suit, lays)
    lines = [*worth.about(draft, emoji, say)]
    if draft.takes_tile and draft.count + 1 == draft.needed:
        under = await worth.house(interaction, draft, say)
        lines.append(await worth.waits(draft, under, emoji, say, "waits"))
    lines.append(say("draft-hint") if not draft.count else "")
    suits = [letter for letter in SUITS if letter != "f" or draft.flowered]
    tiles = [
        TileButton(*at, tile).pictured(draft, emoji, say, row=place // ACROSS)
        for place, tile in enumerate(SUITS[suit])
    ]
    tabs = [
        DraftButton(draft.game, letter, lays, "see").tab(say, chosen=letter == suit)
        for letter in suits
    ]
    acts = [
        DraftButton(*at, act).worded(say, row=ACTS) for act in ("back", "clear", "worth", "games")
    ]
    if await from_table.table(interaction, draft.game):
        acts.append(DraftButton(*at, "table").worded(say, row=ACTS))
    select = LaysSelect(draft.game, suit).of(draft, lays, say)
    return Reply(joined(note, *lines), [*tiles, *tabs, select, *acts])


async def open_worth(interaction: Interaction, draft: Draft, note: str = "") -> Reply:
    """Return the worth of a hand, with selects of the facts that change it."""
    client = interaction.client
    say = client.private(interaction).at(draft.game)
    look = await client.services.looks.look_of_player(server_of(interaction), interaction.user.id)
    under = await worth.house(interaction, draft, say)
    if draft.is_whole:
        reply = await worth.shown(draft, under, client.emoji, say, look)
    else:
        reply = Reply(joined(*worth.about(draft, client.emoji, say)))
    at = (draft.game, "m", HAND)
    acts = ("tiles", "share", "clear") if reply.picture else ("tiles", "clear")
    buttons = [DraftButton(*at, act).worded(say, row=ACTS) for act in acts]
    content = joined(note, reply.content)
    return replace(reply, content=content, items=[*_selects(draft, say), *buttons])


async def opened(interaction: Interaction, draft: Draft, note: str = "") -> Reply:
    """Return the worth of a whole hand; for any other, the panel where it is entered."""
    panel = open_worth if draft.is_whole else open_panel
    return await panel(interaction, draft, note=note)


def _selects(draft: Draft, say: Words) -> list[Item]:
    """Return the selects of the winning tile, the way to win, and the other facts."""
    own = dict.fromkeys(sorted((*draft.hand, *filter(None, (draft.won,)))))
    offers = {
        "won": {tile: say("draft-won", tile=telling.card(say, tile)) for tile in own},
        "way": {
            source: say(f"way-{source}") for way in draft.variant.ways for source in way.sources
        },
        "limited": _limits(draft, say),
    }
    if not draft.takes_tile:
        del offers["won"]
    now = {"won": draft.won, "way": draft.way, "limited": draft.limited or NO_LIMIT}
    items: list[Item] = [
        HandPartSelect(draft.game, part).offering(
            selectable(offer, now[part]), say(f"draft-choose-{part}")
        )
        for part, offer in offers.items()
        if offer
    ]
    named = {text: worth.fact(*found, say) for text, found in facts.offered(draft).items()}
    options = selectable(named, *facts.chosen(draft))
    title, count = say("draft-choose-facts"), (0, len(options))
    return [*items, FactsSelect(draft.game).offering(options, title, count=count)]


def _limits(draft: Draft, say: Words) -> dict[str, str]:
    """Return the words for each limited hand, by its terms; empty if the rules have none."""
    if draft.variant.school != "liangxi":
        return {}
    named = [form for form in FORMS if form not in ("free", "flower")]
    own = [draft.limited] if draft.limited and draft.limited not in named else []
    named = [*own, *named][: OPTIONS - 1]
    none = {NO_LIMIT: say("limit-none")}
    return none | {form: telling.terms(say, form) for form in named}


# --- Components -----------------------------------------------------------------------------------


async def _kept(interaction: Interaction, game: str) -> Draft:
    """Return the person's hand for a game, or an empty one."""
    return drafts.of_game(game, await interaction.client.services.drafts.of(interaction.user.id))


async def _change(interaction: Interaction, game: str, change: Callable[[Draft], Draft]) -> Draft:
    return await interaction.client.services.drafts.change(interaction.user.id, game, change)


class TileButton(Button, custom_id="draft:{game}:{suit}:{lays}:{tile}"):
    """The button that adds a tile to the hand, or to the part of it that `lays` names."""

    game: Game
    suit: Suit
    lays: Lays
    tile: Tile

    def pictured(
        self, draft: Draft, emoji: Mapping[str, str], say: Words, *, row: int
    ) -> TileButton:
        """Return the button with the picture of its tile; disabled if no such tile is left."""
        label, gone = telling.short(say, self.tile), not draft.left[self.tile]
        return self.labelled(label, emoji=emoji.get(self.tile), disabled=gone, row=row)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Add the tile; once the hand is whole, show its worth."""
        draft = await _change(
            interaction, self.game, lambda draft: draft.with_tile(self.tile, self.lays)
        )
        once = self.lays not in SETS and self.lays != GOLD
        lays = self.lays if once else HAND
        if draft.is_whole:
            return await open_worth(interaction, draft)
        return await open_panel(interaction, draft, self.suit, lays)


class DraftButton(Button, custom_id="drafts:{game}:{suit}:{lays}:{act}"):
    """The button of an act on the hand.

    `see` shows a suit, `tiles` lets a whole hand be changed, `worth` shows its worth, and `games`
    offers other rules. `back` takes a tile back, `clear` empties the hand, `table` copies the hand
    at this channel's table, and `share` shows the sheet to everybody.
    """

    game: Game
    suit: Suit
    lays: Lays
    act: Act
    label, styles, places = "button-draft-{act}", {"share": SUCCESS}, {"share": Place.PUBLIC}

    def tab(self, say: Words, *, chosen: bool) -> DraftButton:
        """Label the button with its suit; it stands out if the panel shows that suit."""
        style = PRIMARY if chosen else SECONDARY
        return self.labelled(say(f"draft-suit-{self.suit}"), style, row=TABS)

    async def pressed(self, interaction: Interaction) -> Reply:
        """Do the act, and show the hand."""
        game = self.game
        match self.act:
            case "games":
                return await choose_game(interaction)
            case "worth":
                return await open_worth(interaction, await _kept(interaction, game))
            case "share":
                return await share(interaction, await _kept(interaction, game))
            case "table":
                taken = await from_table.hand(interaction, game)
                return await opened(interaction, await _change(interaction, game, lambda _: taken))
            case "back":
                draft = await _change(
                    interaction, game, lambda draft: draft.without_last(self.lays, self.suit)
                )
            case "clear":
                draft = await _change(interaction, game, lambda _: Draft(game))
            case _:
                draft = await _kept(interaction, game)
        return await open_panel(interaction, draft, self.suit, self.lays)


class LaysSelect(Select, custom_id="draftas:{game}:{suit}"):
    """The select of the part of a hand that pressed tiles join; a special kong is laid at once."""

    game: Game
    suit: Suit

    def of(self, draft: Draft, lays: str, say: Words) -> LaysSelect:
        """Return the select of all parts of a hand that a tile can join in this game."""
        special = [meld.kind for meld in drafts.specials(draft)]
        named = {lay: say(f"lays-{lay}") for lay in drafts.lays(draft)}
        named |= {kind: say(f"row-{kind}") for kind in special}
        return self.offering(selectable(named, lays), say("draft-choose-lays"))

    async def pressed(self, interaction: Interaction) -> Reply:
        """Show the panel with the chosen part, or lay the special kong."""
        draft, lays = await _kept(interaction, self.game), self.chosen
        special = {meld.kind: meld for meld in drafts.specials(draft)}
        if lays not in (*drafts.lays(draft), *special):
            raise Refusal("stale")
        if meld := special.get(lays):
            lays = HAND
            draft = await _change(interaction, self.game, lambda draft: draft.with_meld(meld))
            if draft.is_whole:
                return await open_worth(interaction, draft)
        return await open_panel(interaction, draft, self.suit, lays)


class HandPartSelect(Select, custom_id="drafted:{game}:{part}"):
    """The select of the winning tile, of the way to win, or of the limited hand."""

    game: Game
    part: Annotated[str, one_of("won", "way", "limited")]

    async def pressed(self, interaction: Interaction) -> Reply:
        """Keep the choice, and show the worth of the hand."""
        choose = partial(self._with, chosen=self.chosen)
        return await open_worth(interaction, await _change(interaction, self.game, choose))

    def _with(self, draft: Draft, chosen: str) -> Draft:
        match self.part:
            case "won":
                return draft.completed_by(chosen)
            case "way":
                return draft.in_this_way(chosen)
            case _:
                limited = "" if chosen == NO_LIMIT else str(Terms.parse(chosen))
                return replace(draft, limited=limited)


class FactsSelect(Select, custom_id="facts:{game}"):
    """The select of the facts of a win; all facts that hold are chosen at once."""

    several = True

    game: Game

    async def pressed(self, interaction: Interaction) -> Reply:
        """Keep the facts, and show the worth of the hand."""
        chosen = self.item.values
        draft = await _change(interaction, self.game, lambda draft: facts.choose(draft, chosen))
        return await open_worth(interaction, draft)


async def share(interaction: Interaction, draft: Draft) -> Reply:
    """Return the sheet of a hand for everybody.

    Raise RuleError if the hand does not win, or where Discord would show the sheet to nobody else.
    """
    client, server = interaction.client, server_of(interaction)
    elsewhere = client.is_private(interaction) and interaction.guild_id
    if elsewhere and not interaction.permissions.use_external_apps:
        raise Refusal("no-external-apps")
    say = client.public(interaction).at(draft.game)
    look = await client.services.looks.look_in_public(server)
    under = await worth.house(interaction, draft, say)
    appraise(draft.game, draft.sheet, under.differing)
    reply = await worth.shown(draft, under, client.emoji, say, look)
    return worth.shared(reply, person(interaction).name, say)

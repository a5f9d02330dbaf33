"""Sakura (さくら) or Higobana (肥後花): the Hawaiian game for two, three or four, with hiki.

Source: SAK is the Japanese description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rules.draw import draw_cards, draw_lot
from rules.game import Event, Result, RuleError, Seat
from rules.hanafuda.capture import all_of_a_flower
from rules.hanafuda.cards import CLASS, FLOWER, MONTH, PACK, by_class, in_order
from rules.hanafuda.options import SakuraOptions
from rules.hanafuda.sakura_turns import SakuraState, SakuraTurns
from rules.hanafuda.state import cards_of, without
from rules.hanafuda.turns import Layout
from rules.hanafuda.wins import Side, counted, left_over, lines_of
from rules.hanafuda.yaku import Account, Combination, accounts

KINDS = MappingProxyType({**CLASS, "rain.man": "animal", "paulownia.yellow": "ribbon"})
"""Each card's class: the rain man is an animal, the yellow paulownia a ribbon.

SAK: 雨に小野道風はタネ,黄色の桐はタン,他の札の分類は,普通と同じです.
"""
KIND_BITS = by_class(KINDS)
WORTH = MappingProxyType({"bright": 20, "animal": 5, "ribbon": 10, "junk": 0})
COMBINATIONS = tuple(
    Combination(name, frozenset(cards.split()), 50)
    for name, cards in (
        ("curtain-moon-cup", "cherry.curtain grass.moon chrys.cup"),
        ("boar-deer-geese", "clover.boar maple.deer grass.geese"),
        ("red-pictures", "pine.crane plum.nightingale cherry.curtain"),
        ("red-ribbons", "pine.ribbon plum.ribbon cherry.ribbon"),
        ("blue-pictures", "peony.butterfly chrys.cup maple.deer"),
        ("blue-ribbons", "peony.ribbon chrys.ribbon maple.ribbon"),
        ("grass-pictures", "wisteria.cuckoo iris.bridge clover.boar"),
        ("grass-ribbons", "wisteria.ribbon iris.ribbon clover.ribbon"),
    )
)
LAYOUTS = {
    "10-8": Layout((4, 3, 3), (4, 4, 0)),
    "8-8": Layout((4, 4), (4, 4)),
    3: Layout((4, 3), (3, 3)),
    4: Layout((3, 2), (4, 4)),
}
"""The packets of the deal, by the number of players or the house rule for two.

SAK: 1度に3~4枚ずつを,2人なら手札10枚場札8枚または手八場八,3人なら手七場六,4人なら手五場八.
"""


class Sakura(SakuraTurns):
    """The game as `rules.GAMES` lists it."""

    key = "sakura"
    title = "Sakura"
    version = 1
    seats = range(2, 8)
    endings: tuple[str, ...] = ("win",)
    bound = 120
    presets: Mapping[str, SakuraOptions] = MappingProxyType(
        {
            "sakura": SakuraOptions(),
            "teams": SakuraOptions(four_players="teams2v2"),
            "to-the-letter": SakuraOptions(triple_stock="takeOne"),
        }
    )
    """The usual form, the game in two teams, and the source followed to the letter."""
    pack = PACK
    kinds = KINDS
    worth = WORTH
    combinations = COMBINATIONS

    def quarrels(self, options: SakuraOptions, seats: int) -> list[RuleError]:
        """Return the refusal of teams at a table that does not have four seats."""
        if self._in_teams(options) and seats != 4:
            text = "Teams are for exactly four players: choose four seats, or no teams."
            return [RuleError(text, "teams-of-four")]
        return []

    def sides(
        self, options: SakuraOptions, playing: tuple[Seat, ...]
    ) -> tuple[tuple[Seat, ...], ...]:
        """Return the seats that play together; partners face each other.

        SAK: チーム戦では,チーム同士は向かいあって座り.
        """
        if self._in_teams(options):
            return (playing[::2], playing[1::2])
        return super().sides(options, playing)

    def _in_teams(self, options: SakuraOptions) -> bool:
        return options.four_players == "teams2v2" and options.at_play == 4

    def most(self, options: SakuraOptions) -> int:
        """Return the largest number of people who play in one deal."""
        return options.at_play

    def draw(
        self, options: SakuraOptions, playing: tuple[Seat, ...], dice: tuple[int, ...]
    ) -> tuple[Seat, tuple[Event, ...]]:
        """Find the first dealer by the card of the earliest month, or by lot.

        SAK: 1枚ずつ札を引いて月順が一番若い札を引いた人.
        """
        if options.first_dealer == "any":
            return draw_lot(playing, dice)
        return draw_cards(playing, PACK, dice, MONTH)

    def layout(self, options: SakuraOptions, players: int) -> Layout:
        """Return the packets for this number of players."""
        return LAYOUTS[options.deal_two if players == 2 else players]

    def opened(self, deal: SakuraState, events: list[Event]) -> None:
        """Give four of a flower on the table to the dealer, then begin.

        SAK: 場札を配ったとき4枚同じ花の札があったら,この4枚は親の取り札になります.
        """
        lies = cards_of(deal.field)
        for flower in all_of_a_flower(lies):
            four = in_order(card for card in lies if FLOWER[card] == flower)
            events.append(Event("dealer-takes", deal.dealer, four))
            deal.field = without(deal.field, four)
            self.capture(deal, deal.dealer, four, events)
        deal.turns = tuple(map(len, deal.hands))
        super().opened(deal, events)

    def pile(self, state: SakuraState, seat: Seat) -> Seat:
        """Return the seat whose pile holds this seat's captures: in teams the first partner.

        SAK: 取り札と点数はチームのものにします.
        """
        if state.options.four_players != "teams2v2":
            return seat
        sides = self.sides(state.options, state.playing)
        return next(side[0] for side in sides if seat in side)

    # --- The end --------------------------------------------------------------------------------

    def finish(self, deal: SakuraState, events: list[Event]) -> None:
        """Give leftovers to the seat that used the gaji, then count points, pay, and name the next
        dealer.
        """
        if deal.used:
            self.leave_to(deal, deal.used[0], tuple(left_over(deal, deal.used[1])), events)
        sides = self.sides(deal.options, deal.playing)
        piles = tuple([deal.captures[side[0]] for side in sides])
        made = tuple([self.made(deal, pile) for pile in piles])
        each = accounts(piles, made, KIND_BITS, WORTH, credited=False)
        sheet, order = dict(zip(sides, each, strict=True)), _from(deal, deal.dealer)
        winner = _first_of_the_best(sheet, order)
        won = counted(deal.options, winner, sheet)
        lines = tuple(lines_of(deal.options, len(deal.hands), winner, won))
        captain = deal.options.team_next_dealer == "captain"
        dealer = winner[0] if captain else next(seat for seat in order if seat in winner)
        carry = self.next_carry(deal, dealer, lines, deal.options.hands)
        self.over(deal, Result("win", lines, tuple(won.values()), carry))


def _first_of_the_best(sheet: Mapping[Side, Account], order: Sequence[Seat]) -> Side:
    """Return the side with the most points; of several, the one whose seat comes first in order."""
    best = max(account.total for account in sheet.values())
    sides = (side for seat in order for side in sheet if seat in side)
    return next(side for side in sides if sheet[side].total == best)


def _from(state: SakuraState, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that play, in turn order from one of them."""
    at = state.playing.index(seat)
    return state.playing[at:] + state.playing[:at]

"""Changchun (長春) as a rule set of the mahjong table.

Source: CD is the description at kzpn200.blogspot.com.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from rules.mahjong.claims import Window
from rules.mahjong.northern.kongs import DADAN, SPECIALS
from rules.mahjong.northern.options import ChangchunOptions
from rules.mahjong.northern.rules import Northern
from rules.mahjong.northern.score import CHANGCHUN_SCALE, Scale
from rules.mahjong.northern.state import NorthernState
from rules.mahjong.state import MELDS, Meld


class Changchun(Northern[ChangchunOptions]):
    """The mahjong of Changchun."""

    key = "changchun"
    title = "Changchun"
    version = 2
    presets: Mapping[str, Any] = MappingProxyType({"changchun": ChangchunOptions()})
    melds: Mapping[str, str] = MappingProxyType(
        {**MELDS, "xi": "xigang", **{kind: kind for kind in SPECIALS}}
    )
    specials = tuple(SPECIALS)
    great = DADAN

    def scale(self, options: ChangchunOptions) -> Scale:
        """Return the scale, which is the same under all house rules."""
        return CHANGCHUN_SCALE

    def menqing(self, melds: tuple[Meld, ...], options: ChangchunOptions) -> bool:
        """Whether a hand with these melds counts as concealed; under a house rule, hands with
        special kongs do not.

        CD: 門清.1番(x2).門前です.ツモでも振り込みでも該当します.
        """
        special = options.concealed == "special" and any(meld.is_xi for meld in melds)
        return not special and super().menqing(melds, options)

    def may_take(self, state: NorthernState, window: Window) -> bool:
        """Whether a tile may be claimed: a discard, and under a house rule a tile added to a
        special kong.
        """
        if window.kind == "discard" or not state.options.claim_added:
            return window.kind == "discard"
        return any(meld.is_xi and window.tile in meld.tiles for meld in state.melds[window.by])

"""The help of a house rule, with its source's example as the rules compute it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.words import Words, choosing, telling
from rules import Choice
from rules.mahjong.liangxi.wilds import STEPS, wild_kinds
from rules.mahjong.xiamen.rules import Xiamen

TURNED = "2s"
"""The tile turned up in the source's example.

LX: 例えば2が出たら.
"""
SCALE = 5
"""The scale in the source's example.

XM: 底全体を5倍(親10,子5).
"""


def about(say: Words, choice: Choice) -> str:
    """Return the help of a house rule, with the example of its source if there is one."""
    key = f"option-{choice.name}-help"
    text = say(key) if key in say else choice.help
    made = EXAMPLES.get(choice.name)
    return f"{text}{say('gap')}{made(say)}" if made else text


def explained(say: Words, choice: Choice) -> str:
    """Return the label of a house rule with its help."""
    label = f"**{choosing.label(say, choice)}**"
    return say("explained", label=label, value=about(say, choice))


def _wilds(say: Words) -> str:
    every = {rule: telling.cards(say, wild_kinds(TURNED, rule)) for rule in STEPS}
    return say("example-wild_rule", turned=telling.card(say, TURNED), **every)


def _scaled(say: Words) -> str:
    return say("example-base_scale", scale=SCALE, child=SCALE, dealer=SCALE * Xiamen.base)


EXAMPLES: Mapping[str, Callable[[Words], str]] = MappingProxyType(
    {"wild_rule": _wilds, "base_scale": _scaled}
)
"""The functions that write the example of a house rule, for rules with an example."""

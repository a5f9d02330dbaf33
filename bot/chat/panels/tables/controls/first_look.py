"""The first look: after the deal, every seat is asked once in the same way before play begins."""

from __future__ import annotations

from bot.chat.component import PRIMARY, At, Button, Number
from bot.chat.panels.frame.interaction import Interaction
from bot.chat.panels.tables.controls.hand_button import HandButton
from bot.chat.panels.tables.controls.moves import Offer, after, choices
from bot.chat.panels.tables.match.glance import Glance
from bot.chat.reply import Reply


def offered(glance: Glance) -> Offer:
    """Return the offer before the first move: to call, to mark claims, or to end the look."""
    number, at, say = glance.number, glance.moment, glance.say
    calls = choices(number, at, glance.calls, say("hand-select"), say) if glance.calls else []
    claims_ = HandButton(number, "order").worded(say, "claims")
    return Offer(say("hand-looking"), [*calls, LookedButton(number, at).worded(say), claims_])


class LookedButton(Button, custom_id="first:{table}:{at}:look"):
    """The button that ends the first look of the person who presses it."""

    table: Number
    at: At
    label, style = "button-looked", PRIMARY

    async def pressed(self, interaction: Interaction) -> Reply:
        """End the first look, and show the current hand."""
        claiming = interaction.client.services.tables.claiming
        act = claiming.look(self.table, interaction.user.id, self.at)
        return await after(interaction, self.table, act)

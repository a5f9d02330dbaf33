"""A simulated Discord that sends a message with a known nonce only once, as the real one does."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest
import simcord
from simcord.http.routes import messages

KNOWN = timedelta(minutes=3)
"""How long a nonce is known."""


def keep(env: simcord.Env, patch: pytest.MonkeyPatch) -> None:
    """Return the earlier message for each nonce that is known from the last minutes."""
    send: Any = getattr(messages, "bot_message")  # noqa: B009
    sent: dict[tuple[int, str], tuple[datetime, Any]] = {}

    def once(ctx: Any, channel: int) -> Any:
        body = ctx.body()
        if not body.get("enforce_nonce"):
            return send(ctx, channel)
        key = channel, str(body["nonce"])
        known = sent.get(key)
        if known is None or env.now() - known[0] > KNOWN:
            sent[key] = env.now(), send(ctx, channel)
        return sent[key][1]

    patch.setattr(messages, "bot_message", once)

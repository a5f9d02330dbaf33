"""Deals of Liangxi to draw: limited hands, xi, false wins."""

from __future__ import annotations

from tests.rare_liangxi import story

DOTS = "9p"
"""The indicator of these deals: one and two dots are wild."""

KONGQUE = story(
    ["1s 1z 2z 2m 3m 4m 5m 6m 7m 3p 4p 5p 8s"],
    "8s",
    *("limit kongque", "limit points 20", "limit chi any", "limit done", "win"),
    indicator=DOTS,
)
"""A deal in which the dealer lays down a small flower and wins with it as dealt."""
CHILD = "1z 2z 1p 2m 3m 4m 5m 6m 7m 2s 2s 6z 7z"
XI = ("pass", "pass", "pass", "xi 1p 1z 2z", "win")
RICH = story(["", CHILD], "9s 5z", "limit done", "discard 9s", *XI, indicator=DOTS)
"""A deal in which a non-dealer lays down a xi with a wild tile and wins with its first draw."""
FALSE = story(
    ["2m 4m 8m 3p 5p 8p 3s 5s 8s 3z 5z 5z 5z", CHILD],
    "9s 5z",
    *("limit done", "win", "discard 9s", *XI),
    indicator=DOTS,
    house={"declare": "free"},
)
"""A deal in which the dealer wins falsely, plays on, and pays for all."""
SHOWN = story(
    ["1m 1m"],
    "9s",
    *("limit dengji", "limit done", "expose 1m 1m", "discard 9s"),
    indicator=DOTS,
)
"""A deal in which the dealer shows tiles that are wild for the dealer alone."""
ENDINGS = (KONGQUE, RICH, FALSE, SHOWN)

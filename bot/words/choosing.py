"""House rules and their values in the words of one language."""

from __future__ import annotations

from bot.words import Words
from rules import AnyGame, Choice, Options, choices, differences, lacking, word


def label(say: Words, choice: Choice) -> str:
    """Return the label of a house rule."""
    key = f"option-{choice.name}"
    return say(key) if key in say else choice.label


def source(say: Words, choice: Choice) -> str:
    """Return the sentence of the source behind a house rule."""
    key = f"option-{choice.name}-source"
    return say(key) if key in say else choice.source


def in_force_first(options: Options) -> list[Choice]:
    """Return the house rules; those without effect under the others come last."""
    return sorted(choices(options), key=lambda choice: bool(lacking(options, choice)))


def inert(say: Words, options: Options, choice: Choice, line: str) -> str:
    """Return the line for a house rule; if the rule has no effect, add the rules that it needs."""
    known = {choice.name: choice for choice in choices(options)}
    needs = say("comma").join(
        say("rules-needs", label=label(say, known[name]), value=value(say, known[name], needed))
        for name, needed in lacking(options, choice).items()
    )
    return say("rules-inert", line=line, needs=needs) if needs else line


def value(say: Words, choice: Choice, chosen: str | int | bool) -> str:
    """Return a value of a house rule in words, with a message of the rule's own if there is one.

    A number is written in digits.
    """
    if isinstance(chosen, int) and not isinstance(chosen, bool):
        return word(chosen)
    keys = (f"value-{choice.name}-{word(chosen)}", f"value-{word(chosen)}")
    return next((say(key) for key in keys if key in say), word(chosen))


def changes(say: Words, game: AnyGame, preset: str, options: Options) -> str:
    """Return the differences from a preset in one line, without the length of the match.

    The line is empty if there are no differences.
    """
    found = differences(options, game.presets[preset])
    named = {choice.name: choice for choice in choices(options)}
    length = game.length(options).rule
    return say("comma").join(
        say("changed-to", label=label(say, named[name]), value=value(say, named[name], changed))
        for name, changed in found.items()
        if name != length
    )


# --- By subject -----------------------------------------------------------------------------------

GROUPS = {
    "match": """
        hands length rounds start_points at_play four_players seating first_dealer tie_dealer
        team_next_dealer first_multiplier
    """,
    "deal": """
        deal_order deal_two hand_four field_four field_three_rain hand_luck table_four
        three_together wall_method wall_default dice_roller gold_reveal reserve limited_hands stick
    """,
    "play": """
        oni_takes_triple last_stock_oni fourth_of_triple_vs_oni rain_flip_with_oni stranded_oni
        triple_stock gaji_vs_hiki hiki_four_in_hand dealer_top_lead eighth_trick eight_test
        treasure_gone claim_added pass_lock three_gold_restrict gold_discard_forfeits wild_rule
        ones_in_xi discards
    """,
    "win": """
        declare no_ron_holding_gold gold_lap_ron rob_kong_in_lap youjin_ron claim_wild single_wait
        concealed no_dragon_pung no_value_wind_pung no_four_same dealt_hands gaojiao_beats_wenzun
        min_points chombo_scope moon_viewing flower_viewing month_cards cup_as_junk
    """,
}
"""The names of the house rules in each group; all others are about points."""
POINTS, INERT = "points", "inert"
"""The group of all other rules, and the group of rules without effect under the others."""


def grouped(options: Options) -> dict[str, list[Choice]]:
    """Return the house rules by group; the last group has rules without effect under the others."""
    found: dict[str, list[Choice]] = {name: [] for name in (*GROUPS, POINTS, INERT)}
    for choice in in_force_first(options):
        found[INERT if lacking(options, choice) else _group(choice.name)].append(choice)
    return {name: some for name, some in found.items() if some}


def _group(name: str) -> str:
    return next((group for group, names in GROUPS.items() if name in names.split()), POINTS)

"""House rules grouped by subject, as they stand on a page."""

from __future__ import annotations

from bot.words import choosing
from rules import Choice, Options, lacking

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
"""The house rules of each group by name; the rest are about points."""
POINTS, INERT = "points", "inert"
"""The group of the other rules, and the group of rules that have no effect under the others."""


def grouped(options: Options) -> dict[str, list[Choice]]:
    """Return the house rules by group, with those last that have no effect under the others."""
    found: dict[str, list[Choice]] = {name: [] for name in (*GROUPS, POINTS, INERT)}
    for choice in choosing.in_force_first(options):
        found[INERT if lacking(options, choice) else _group(choice.name)].append(choice)
    return {name: some for name, some in found.items() if some}


def _group(name: str) -> str:
    return next((group for group, names in GROUPS.items() if name in names.split()), POINTS)

"""Components: lobby, table, hand, house rules and scores; their ids name their objects."""

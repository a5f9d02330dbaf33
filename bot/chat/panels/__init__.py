"""Components: lobby, table, hand, house rules and scores; what they are about is in their ids."""

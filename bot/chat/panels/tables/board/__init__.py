"""The public messages of a table: lobby, table, hall, and a player's own view of them."""

"""The public messages of a table and a server's board, and the moves that a person has missed."""

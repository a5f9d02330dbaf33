"""The choices in a hand and the moves they make."""

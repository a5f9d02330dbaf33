"""Decisions that players make before they are asked: marks, orders and plans."""

"""Mahjong: one table, and a folder for each set of rules played on it."""

from rules.mahjong.sheets import appraise

__all__ = ["appraise"]

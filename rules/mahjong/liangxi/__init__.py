"""Liangxi (亮喜), the old great game of Beijing: its rules, and the worth of its hands."""

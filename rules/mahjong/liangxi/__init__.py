"""Liangxi (亮喜), the old great game of Beijing: what its hands are worth."""

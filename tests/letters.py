"""The characters that random texts are made of."""

from hypothesis import strategies as st

LETTERS = st.characters(exclude_categories=["Cs"])
"""Every character of UTF-8. Named by its codec, the first test would try to encode all of them."""

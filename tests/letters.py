"""The characters that random texts are made of."""

from hypothesis import strategies as st

LETTERS = st.characters(exclude_categories=["Cs"])
"""Every character of UTF-8. Named by its codec instead, the first test would encode them all."""

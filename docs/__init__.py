"""The pages for players, owners and contributors, and what writes some of them."""

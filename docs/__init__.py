"""The pages for players, owners and contributors, and the code that writes some of them."""

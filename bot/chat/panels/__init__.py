"""The panels of the bot, by subject, and the buttons and selects below them."""

"""The panels of *Set up*: house rules, pace, clock and invitations."""

"""The base of every panel: how a press is answered, and how a message is sent."""

"""What every panel stands on: how a press is answered, and what is sent."""

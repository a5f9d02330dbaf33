"""The ledger read, exported, imported and made anew; replays of its deals."""

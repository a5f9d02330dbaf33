"""The ledger: reading, export, import, rebuilding; and replays of its deals."""

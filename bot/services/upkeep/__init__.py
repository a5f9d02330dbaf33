"""An owner's work on a whole database, with its checks."""

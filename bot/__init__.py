"""The application: everything that remembers, waits or talks."""

"""The services: each act locks, reads, decides and writes; nothing here knows Discord."""

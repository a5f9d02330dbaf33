"""The whole database: copied, backed up, restored, and made smaller."""

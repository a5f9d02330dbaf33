"""The rows that public pages of leagues show."""

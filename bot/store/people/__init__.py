"""People in the database."""

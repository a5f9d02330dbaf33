"""What is shown of duplicate matches: to everybody in one message, to each person alone."""

"""League pages on the web: values become HTML and JSON, written to files or served."""

"""How long the event loop is held is measured in every test."""

pytest_plugins = ["holding"]

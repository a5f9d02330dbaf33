"""Problems: positions from deals that computers played, each with one right answer."""

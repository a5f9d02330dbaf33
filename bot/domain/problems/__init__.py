"""Problems: positions of deals that computers have played, each with one right answer."""

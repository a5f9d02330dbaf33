"""Problems: what people are asked and answer, and the one of each day."""

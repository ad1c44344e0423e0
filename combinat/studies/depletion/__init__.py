"""The ceiling of all counting: perfect play over every composition of the unseen cards."""

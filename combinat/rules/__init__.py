"""What the houses say: rules and pay tables as data, and their reader. Computes nothing."""

"""What a card count is worth, without simulation: each module answers one part of it."""

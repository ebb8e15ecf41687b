"""The table server: people play together, and no move is lost."""

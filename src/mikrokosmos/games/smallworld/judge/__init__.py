"""The judge: what a position and each action are worth, and why."""

"""Finished games analysed: a few processes that give way to everything else, a short queue, and what was found kept."""

"""The content: what comes in the box, and what players add to it."""

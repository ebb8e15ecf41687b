"""Creation told and read: the only way in and out of a position.

- `view`: what a seat may see; `events`, `actions`, `refusals`, `reasons`: what happened, what can be done, why (not).
- `storage`: a whole state as JSON; `soundness`: what is true of every state; `notation`: a position as one line.
"""

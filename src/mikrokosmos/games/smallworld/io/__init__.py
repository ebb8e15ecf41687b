"""Small World told and read: the only way in and out of a position.

- `view`: what a seat may see; `events`, `actions`, `refusals`, `reasons`: what happened, what can be done, why (not).
- `supplies`: what must and may be put down; `orders`: where troops go when nobody is asked.
- `storage`: a whole state as JSON; `soundness`: what is true of every state; `notation`: a position as one line.
"""

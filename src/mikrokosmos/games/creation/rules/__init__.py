"""The rules of Creation, compiled. Functions over one position; each module is a part of a turn.

- `tile_set`: the tiles made ready, which never change; `position`: everything that does.
- `faith` (markers and pushes), `building` (where a tile may go), `scoring`: the parts of a turn.
- `legal`: which actions are legal; `apply`: what an action or outcome does, unchecked.
- `casting`: a position known to be one of Creation (the compiled twin is a cast).
"""

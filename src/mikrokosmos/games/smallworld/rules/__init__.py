"""The rules of Small World, compiled. Functions over one position; each module is a part of a turn.

- `world`: a board and a content table made ready, which never change; `position`: everything that does.
- `column`, `conquest`, `peoples`, `redeployment`, `decline`, `scoring`: the parts of a turn; `turn`: what follows what.
- `legal`: which actions are legal; `apply`: what an action or outcome does, unchecked.
- `casting`: a position known to be one of Small World (the compiled twin is a cast).
"""

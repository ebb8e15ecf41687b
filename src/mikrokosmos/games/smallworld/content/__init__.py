"""What is in the box of Small World, as tables, and rows of one's own. Never imports the rules.

- `box.toml`, `table`: races, powers and markers, in words of one vocabulary; `own`: rows of a player's own.
- `boards/`, `boards`: regions and who borders whom; `outlines`: their shapes, ready for SVG.
"""

"""The outlines of the boards: drawn by `draw.py`."""

"""Tests of what happens at a table."""

"""Tests of the settings of the table server."""

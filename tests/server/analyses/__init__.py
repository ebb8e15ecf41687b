"""Tests of analyses on the server."""

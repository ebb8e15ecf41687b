"""Tests of the database of the table server, each on SQLite and on PostgreSQL."""

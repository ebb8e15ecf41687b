"""The steps from one form of the database to the next, applied by `migrate.py` when a server starts."""

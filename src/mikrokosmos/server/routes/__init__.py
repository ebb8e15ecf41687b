"""The routes: each takes what it is given to the table_service or the store, and says what came of it."""

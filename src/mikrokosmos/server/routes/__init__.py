"""The routes: each takes what it is given to the hall or the store, and says what came of it."""

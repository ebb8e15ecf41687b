"""The routes: each hands what it is given to the table service or the store, and answers with what came of it."""

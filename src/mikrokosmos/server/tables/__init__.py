"""What happens at a table, without network or database: pure folds of a table's log."""

"""The rules: what lies on the table, what is legal, and what each action and outcome does."""

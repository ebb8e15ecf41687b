"""The bench of the table server: a crowd of sockets at many tables, beside a relay that knows no rules."""

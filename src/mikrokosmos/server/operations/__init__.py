"""Running a server: the process and its sockets, logs without secrets, figures."""

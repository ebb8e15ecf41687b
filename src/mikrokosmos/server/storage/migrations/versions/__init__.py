"""One file for every step, never changed once it has been released."""

# Why the reference plays as it does: its one term.

why-reference = the benchmark’s standard move

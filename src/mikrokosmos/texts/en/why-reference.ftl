# Why the reference plays as it does: its one term.

why-reference = what the reference always plays here

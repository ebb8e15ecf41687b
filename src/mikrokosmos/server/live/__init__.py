"""Tables of this process: commands executed one after another, news told to everybody, bots and clocks."""

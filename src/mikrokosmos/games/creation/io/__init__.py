"""Input and output: views, events, words, reasons, storage and notation."""

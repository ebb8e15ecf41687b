"""The soak: a server under mixed play for many minutes, whose memory must come to rest."""

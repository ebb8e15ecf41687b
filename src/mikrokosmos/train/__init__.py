"""Learning the values of positions: games of self-play, a small network, a file of weights. Needs the extra `train`."""

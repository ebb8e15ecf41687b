"""What every game shares, and no game in particular: the interface, chance, records, errors, playouts."""

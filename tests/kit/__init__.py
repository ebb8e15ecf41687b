"""What the tests are built with: a toy game, and the battery that every game must pass."""

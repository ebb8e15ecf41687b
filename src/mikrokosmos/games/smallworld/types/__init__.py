"""What the game says, typed. The reference page and the client's TypeScript are written from these types."""

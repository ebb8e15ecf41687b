"""Records to watch: read from strangers with care, and told step by step to whoever may see them."""

"""The log's format: what a table's history is made of. Its shapes are nobody else's; old ones stay readable."""

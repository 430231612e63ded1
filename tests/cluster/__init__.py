"""Nodes, a database, a bus and a proxy as real processes, and what goes wrong with them."""

"""Isoloir Bench: an agent at fixed tables of the five games, among bots that never change. `docs/bench.md`."""

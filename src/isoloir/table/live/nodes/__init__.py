"""Nodes that share one store: they beat, wake one another, and know who sits at which of them."""

"""Games without people: simulate, count, compare."""

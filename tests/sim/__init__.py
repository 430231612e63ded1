"""A whole server under a simulated clock and a seeded plan of faults: one seed is one evening, and its bug report."""

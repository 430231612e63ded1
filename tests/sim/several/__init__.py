"""Several nodes on one simulated store, with a bus that loses things: one seed is one night, and its bug report."""

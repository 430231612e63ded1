"""Studies: many games played or read, measured at each reveal, and told in one report."""

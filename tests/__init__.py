"""Rules, conformance and playthroughs."""

"""What is asked and answered, as plain values: knows tables, limits and who may what, and no network."""

"""Benchmarks: ratios against named peers, taken in the same run."""

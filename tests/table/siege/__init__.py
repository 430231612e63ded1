"""Hostile clients on raw sockets, in a process of their own, and the tests that hold out against them."""

"""A house in one page of a browser: the same tables, log and bots, with no server, thread, process or file."""

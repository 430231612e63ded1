"""People at a table: seats, host, clocks, log, sockets. Serves every registered game and knows none of them."""

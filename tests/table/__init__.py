"""The table server, tested as people and programs meet it."""

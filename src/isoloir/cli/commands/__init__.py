"""One module a command, named as it is typed, each with `add_arguments` and `run`."""

"""`make mutants`: plants small faults in the rules and in a table's heart, and tells which no test notices."""

"""Where the log is kept, behind one small interface. Knows bytes and numbers, nothing about tables."""

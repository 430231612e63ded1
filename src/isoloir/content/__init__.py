"""Our own texts as data: words, laws, phrases, and the messages that terminal and page alike read."""

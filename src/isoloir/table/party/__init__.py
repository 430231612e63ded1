"""The domain, pure: what a table is and which commands become entries. No clock, no I/O, no asyncio."""

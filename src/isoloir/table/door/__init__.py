"""HTTP and sockets: who may come in, and how much they may send. The only room that knows aiohttp."""

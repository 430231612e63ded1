"""What is said between pages and server: structs only, closed unions, decoded once at the door."""

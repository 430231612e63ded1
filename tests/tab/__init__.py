"""What the tab's own Python does, started under node."""

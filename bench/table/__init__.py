"""The table's benchmark: our server and boardgame.io under the same load, in the same run."""

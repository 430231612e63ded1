"""`python -m isoloir` is the same command."""

from isoloir.cli import main

raise SystemExit(main())

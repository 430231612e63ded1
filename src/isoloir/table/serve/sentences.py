"""What we say about a database that can't be used, or may lose data, when there's no catalogue at hand."""

from __future__ import annotations

OF_THE_STORE = {
    "store-address": "{data} is no address of a database: it reads postgresql://name:password@host:5432/database",
    "store-unreachable": (
        "Nothing answers at {data}: check the address, and that the database runs and lets this machine in"
    ),
    "store-not-postgres": "What answers at {data} isn't PostgreSQL: check host and port",
    "store-login": "The database at {data} doesn't accept this name and password",
    "store-missing": "The server at {data} runs, but has no database of that name: create it first",
    "store-rights": (
        "This name may not create tables in the database at {data}: give it the right to, or make it the owner"
    ),
    "store-others": "The database at {data} holds tables of something else: give Isoloir one of its own",
    "store-busy": "Another server is just bringing the database at {data} up to date: start again in a minute",
    "store-starting": "The database at {data} is just starting or stopping: start again in a moment",
    "store-read-only": (
        "The database at {data} takes nothing in, as a replica does: give the address of the primary, or of all of them"
    ),
    "store-lost": "The database at {data} hung up in the middle: see its own log, then start again",
    "store-too-old": "The database at {data} is PostgreSQL {version}: Isoloir needs {oldest} or newer",
    "store-alone": (
        "No synchronous replica: if the database is lost and another takes its place, the last choices "
        "before that may be gone"
    ),
    "store-unsynced": (
        "The database answers before it has written (synchronous_commit is off): if it crashes, choices "
        "people were told are sealed may be gone"
    ),
    "store-replicated": (
        "Every choice is on a synchronous replica too ({names}): if the database fails over, nothing is lost"
    ),
}

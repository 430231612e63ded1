"""Whether people are told of tables over days: nothing of it is there unless the operator turned it on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.util import find_spec

from ..door.context import Front
from ..store.interface import Keeping
from .refused import Refused
from .settings import ServeSettings

PUSH_KEY = "push-key"


def must_be_possible(settings: ServeSettings) -> None:
    """Raises Refused."""
    if settings.notices and find_spec("cryptography") is None:
        raise Refused("needs-extra", extra="notices")


@asynccontextmanager
async def telling(settings: ServeSettings, front: Front) -> AsyncIterator[None]:
    """Raises Refused."""
    if not settings.notices:
        yield
        return
    must_be_possible(settings)
    from ..door.outside import leads_outside
    from ..door.post import Hook, PostOffice
    from ..door.sealed_letter import Seal, new_key

    house = front.house
    assert isinstance(house.world.log, Keeping), "every store of a server keeps its secrets"
    seal = Seal(await house.world.log.kept(PUSH_KEY, new_key()), settings.notices)
    home = settings.public_url.rstrip("/")
    hook = Hook(settings.notices_to, settings.notices_secret, home) if settings.notices_to else None
    async with PostOffice(house, seal, hook, front.metrics.noticed, scale=settings.limits):
        front.push_key, front.may_post_to = seal.public, leads_outside
        yield

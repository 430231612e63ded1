"""Everything unguessable, from the operating system."""

from __future__ import annotations

import secrets


class SystemSecrets:
    def token(self) -> str:
        """192 bits."""
        return secrets.token_urlsafe(24)

    def below(self, n: int) -> int:
        return secrets.randbelow(n)

"""The bill of materials, CycloneDX as JSON, from the locks alone: `python -m tools.audit.materials > FILE`."""

from __future__ import annotations

import json
from typing import Any

from isoloir import __version__

from .pins import RUNTIME, Pin, pins


def bill(locked: list[Pin]) -> dict[str, Any]:
    """No time and no random number: the same locks give the same bill."""
    by_purl: dict[str, list[Pin]] = {}
    for pin in locked:
        by_purl.setdefault(pin.purl, []).append(pin)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "isoloir",
                "name": "isoloir",
                "version": __version__,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": [component(by_purl[purl]) for purl in sorted(by_purl)],
        "dependencies": [{"ref": "isoloir", "dependsOn": sorted(by_purl)}],
    }


def component(same: list[Pin]) -> dict[str, Any]:
    """Required is what a server runs with; the rest builds, tests and measures."""
    pin, locks = same[0], sorted({each.lock for each in same})
    licence = next((each.licence for each in same if each.licence), "")
    hashes = sorted({each for other in same for each in other.hashes})
    return {
        "type": "library",
        "bom-ref": pin.purl,
        "name": pin.name,
        "version": pin.version,
        "purl": pin.purl,
        "scope": "required" if RUNTIME in locks else "optional",
        **({"licenses": [{"license": {"name": licence}}]} if licence else {}),
        "hashes": [{"alg": algorithm, "content": digest} for algorithm, digest in hashes],
        "properties": [{"name": "isoloir:lock", "value": lock} for lock in locks],
    }


if __name__ == "__main__":
    print(json.dumps(bill(pins()), indent=1))

"""What an observation is and which actions there are, in the words of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete

from .encoding import Encoding


def observations(encoding: Encoding) -> Any:
    """A row of numbers; a compact one is numbers and indices, `nvec` says how many of these there are of each."""
    if not encoding.compact:
        return Box(-1.0, 1.0, (encoding.size,), numpy.float32)
    indices = encoding.kinds[encoding.kinds > 0]
    numbers = Box(-1.0, 1.0, (encoding.size - len(indices),), numpy.float32)
    return Dict({"numbers": numbers, "indices": MultiDiscrete(indices, dtype=numpy.int32)})


def masks(encoding: Encoding) -> Any:
    return Box(0, 1, (encoding.numbering.size,), numpy.int8)


def actions(encoding: Encoding) -> Any:
    return Discrete(encoding.numbering.size)

"""Plays random games of pgx, many at once, whenever it's told to: run by `bench.batched` with a Python of its own.

A line says which game and for how long; the answer is how many decisions were made, and the processor time they took.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from sys import stdin
from time import process_time
from typing import Any

import jax
import jax.numpy as jnp
import pgx

AT_ONCE = 4000


@cache
def player(name: str) -> Callable[[Any], Any]:
    """Plays games to the end of the last one, all of it compiled; how many decisions that took."""
    game = pgx.make(name)

    def over(state: Any) -> Any:
        return state.terminated | state.truncated

    def move(at: Any) -> Any:
        state, key, made = at
        key, now = jax.random.split(key)
        actions = jax.random.categorical(now, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        return jax.vmap(game.step)(state, actions), key, made + (~over(state)).sum()

    def play(key: Any) -> Any:
        key, now = jax.random.split(key)
        start = jax.vmap(game.init)(jax.random.split(now, AT_ONCE)), key, jnp.int32(0)
        return jax.lax.while_loop(lambda at: ~over(at[0]).all(), move, start)[2]

    compiled: Callable[[Any], Any] = jax.jit(play)
    compiled(jax.random.PRNGKey(0)).block_until_ready()
    return compiled


def main() -> None:
    played = 0
    for line in stdin:
        name, seconds = line.split()
        play, made, start = player(name), 0, process_time()
        while (spent := process_time() - start) < float(seconds):
            played += 1
            made += int(play(jax.random.PRNGKey(played)))
        print(made, spent, flush=True)


if __name__ == "__main__":
    main()

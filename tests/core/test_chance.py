"""Dice by address: unbiased, the same everywhere, and as `docs/record.md` says."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from isoloir.core import chance, die, digest
from isoloir.core.chance import encoded

LABEL = st.lists(st.one_of(st.integers(-(10**9), 10**9), st.text(max_size=6)), max_size=4)


def test_the_test_vectors_of_the_record_page() -> None:
    page = Path("docs/record.md").read_text(encoding="utf-8")
    dice = chance("isoloir", "test", 1)
    numbers = [dice.below(10) for _ in range(12)]
    shuffled = chance("isoloir", "test", 2).shuffle(range(10))

    assert f"`{' '.join(map(str, numbers))}`" in page
    assert f"`{' '.join(map(str, shuffled))}`" in page
    assert digest("isoloir", "test", 3) in page


def test_the_recipe_written_out_by_hand() -> None:
    address = b"s7:isoloirs4:testi1;"
    words = []
    for block in range(2):
        digested = sha256(address + block.to_bytes(8, "big")).digest()
        words += [int.from_bytes(digested[start : start + 8], "little") for start in range(0, 32, 8)]
    dice = chance("isoloir", "test", 1)

    assert [dice.below(2**64) for _ in words] == words


@given(LABEL, LABEL)
def test_different_labels_are_spelled_differently(one: list[str | int], other: list[str | int]) -> None:
    assert (encoded(*one) == encoded(*other)) == (one == other)


def test_a_number_and_its_text_are_different_labels() -> None:
    assert encoded(1) != encoded("1")
    assert encoded("ab", "c") != encoded("a", "bc")


@given(st.text(), st.integers(1, 2**64))
def test_numbers_stay_below(seed: str, n: int) -> None:
    assert 0 <= chance(seed).below(n) < n


@given(st.text(), st.lists(st.integers()))
def test_a_shuffle_keeps_everything(seed: str, things: list[int]) -> None:
    assert Counter(chance(seed).shuffle(things)) == Counter(things)


def test_every_order_comes_up_about_as_often() -> None:
    orders = Counter(chance("fair", n).shuffle("abc") for n in range(6000))

    assert len(orders) == 6
    assert all(880 < count < 1120 for count in orders.values())


def test_dice_do_not_remember_each_other() -> None:
    first = chance("seed", "deal")
    first.below(6)

    assert chance("seed", "deal").below(6) == chance("seed", "deal").below(6)


def by_hand(address: bytes) -> Iterator[int]:
    """The recipe's words one by one, nothing hashed in advance."""
    for block in count():
        digested = sha256(address + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digested[start : start + 8], "little") for start in range(0, 32, 8))


@given(st.text(), st.lists(st.integers(1, 40), max_size=6))
def test_numbers_and_shuffles_use_up_the_words_in_turn(seed: str, sizes: list[int]) -> None:
    """A shuffle hashes all its words first; that must not change which ones it gets, nor what comes after."""
    dice, words = chance(seed, "turn"), by_hand(encoded(seed, "turn"))
    for size in sizes:
        shuffled = list(range(size))
        for last in range(size - 1, 0, -1):
            other = next(words) % (last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]

        assert dice.shuffle(range(size)) == tuple(shuffled)
        assert dice.below(size) == next(words) % size
        assert dice.rolls(size - 1, 6) == [next(words) % 6 for _ in range(size - 1)]


def test_a_long_roll_goes_on_past_the_blocks_that_are_spelled_in_advance() -> None:
    words = by_hand(encoded("long"))

    assert chance("long").rolls(3000, 2**32) == [next(words) % 2**32 for _ in range(3000)]


def test_nothing_to_shuffle_uses_up_no_dice() -> None:
    dice = chance("x")
    dice.below(2)
    dice.shuffle(())
    dice.shuffle("a")
    dice.rolls(0, 6)

    assert dice.below(6) == chance("x").rolls(2, 6)[1]


def test_an_unfair_word_is_skipped_in_numbers_and_in_shuffles() -> None:
    """No address with such a word is known: here one is put in by hand, before those of the recipe."""
    unfair = 2**64 - 1
    rolled, several, shuffled = chance("x"), chance("x"), chance("x")
    rolled._words, several._words, shuffled._words = [unfair], [unfair], [unfair]

    assert rolled.below(3) == chance("x").below(3)
    assert several.rolls(5, 3) == chance("x").rolls(5, 3)
    assert shuffled.shuffle("abc") == chance("x").shuffle("abc")


@given(st.text(), LABEL, st.integers(1, 2**64))
def test_a_single_die_is_the_first_number_of_its_stream(seed: str, label: list[str | int], sides: int) -> None:
    assert die(sides, seed, *label) == chance(seed, *label).below(sides)

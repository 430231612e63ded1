"""An agent for Isoloir Bench that asks a language model, at any endpoint that speaks like OpenAI's chat completions.

    BENCH_URL=http://127.0.0.1:8000/v1/chat/completions BENCH_MODEL=name isoloir bench examples/bench/model.py --games 3

BENCH_KEY is sent as a bearer token, if there is one. The model is told the rules once a question, the table as a
terminal shows it and the options by number, and answers with numbers; what isn't a number of an option is made up.
"""

from __future__ import annotations

import json
import os
import re
from typing import Any
from urllib.request import Request, urlopen

SECONDS = 120
table: dict[str, Any] = {}


def hear(message: dict[str, Any]) -> None:
    if message["type"] == "table":
        table.update(message)


def choose(question: dict[str, Any]) -> list[Any]:
    options = question["options"]
    numbers = [int(found) - 1 for found in re.findall(r"\d+", _said(_prompt(question)))]
    return [options[number] for number in numbers if 0 <= number < len(options)][: question["take"]]


def _prompt(question: dict[str, Any]) -> str:
    listed = "\n".join(f"{n}. {label}" for n, label in enumerate(question["labels"], 1))
    wanted = "the number of one option" if question["take"] == 1 else f"{question['take']} numbers, in order"
    return f"{question['shown']}\nOptions:\n{listed}\n\nAnswer with {wanted} and nothing else."


def _said(prompt: str) -> str:
    messages = [
        {"role": "system", "content": f"You play this game, in seat {table['seat'] + 1}.\n\n{table['rulebook']}"},
        {"role": "user", "content": prompt},
    ]
    asked = {"model": os.environ.get("BENCH_MODEL", ""), "messages": messages, "temperature": 0}
    heads = {"Content-Type": "application/json"}
    if key := os.environ.get("BENCH_KEY"):
        heads["Authorization"] = f"Bearer {key}"
    request = Request(os.environ["BENCH_URL"], json.dumps(asked).encode(), heads)
    with urlopen(request, timeout=SECONDS) as answer:
        return str(json.load(answer)["choices"][0]["message"]["content"])

"""Isoloir Bench: no agent can break a game, and no record that lies counts."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from sys import executable
from threading import Thread
from typing import Any

import pytest

from isoloir.cli import main
from isoloir.cli.commands.bench import Shown
from isoloir.cli.words import Words
from isoloir.core import Ask, BadSetup
from isoloir.lab.bench.agents import Program, agents
from isoloir.lab.bench.play import mended, play
from isoloir.lab.bench.tables import TABLES, BenchTable
from isoloir.lab.bench.verdict import verdicts

QUICK = {table.name: table for table in TABLES}
NODE = Path(executable).with_name("node")
SEED = "1"


def records(table: BenchTable, agent: str, games: int = 1, seconds: float = 30) -> list[bytes]:
    seated = agents(agent, len(table.mine(0)), seconds)
    try:
        return [play(table, SEED, i, seated, "mine", Shown(table, Words("en"))) for i in range(games)]
    finally:
        for each in seated:
            each.hear({"type": "bye"})


def kept(folder: Path, table: BenchTable, texts: list[bytes]) -> Path:
    (folder / f"{table.name}.jsonl").write_bytes(b"".join(texts))
    return folder


def test_an_answer_that_none_of_the_options_is_counts_as_the_first_ones() -> None:
    question: Ask[int] = Ask("give", (4, 7, 9), 2)

    assert mended([9, 7], question) == (9, 7)
    assert mended([9], question) == (9, 4)
    assert mended(7, question) == (7, 4)
    assert mended([7, 7, 7], question) == (7, 4)
    for nothing in (None, "9", [True, 1.0, None], {"answer": 9}, [[9]], []):
        assert mended(nothing, question) == (4, 7)


LONG = ("third-man", "majority-itself", "the-majority")


@pytest.mark.parametrize(
    "name", [pytest.param(each, marks=pytest.mark.soak) if each in LONG else each for each in QUICK]
)
def test_every_table_can_be_played_and_its_record_stands(name: str, tmp_path: Path) -> None:
    table = QUICK[name]
    found = verdicts(kept(tmp_path, table, records(table, "random")), SEED)

    (verdict,) = found.tables
    assert (found.agent, verdict.games, verdict.faults, verdict.mended) == ("mine", 1, (), 0)
    assert (verdict.share is None) == (table.who == "all")
    assert verdict.measures or name in ("habits", "the-majority")


def test_a_program_in_another_language_plays(tmp_path: Path) -> None:
    table = QUICK["third-man"]
    (text,) = records(table, f"{NODE} examples/bench/agent.mjs")
    (verdict,) = verdicts(kept(tmp_path, table, [text]), SEED).tables

    assert (verdict.games, verdict.mended) == (1, 0)
    follows = [line for line in lines_of(text)[1:-1] if line["asks"].get("0", {}).get("what") == "follow"]
    for line in follows:
        lowest, *others = line["asks"]["0"]["options"]
        assert line["choices"]["0"][0] in (lowest, *others[:1]), "the lowest card, unless that is the lead's"


def test_each_seat_has_a_program_of_its_own_and_all_are_asked_before_any_answers(tmp_path: Path) -> None:
    said = tmp_path / "said"
    program = tmp_path / "slow.py"
    program.write_text(SLOW.format(path=str(said)))
    table = QUICK["majority-itself"]
    (text,) = records(table, f"{executable} {program}")

    assert len(set(said.read_text().split())) == table.seats
    assert b'"auto"' not in text


SLOW = """
import json, os, sys
here = {path!r}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "bye":
        break
    if message["type"] == "ask":
        with open(here, "a") as file:
            print(os.getpid(), file=file)
        while message["pause"] == 1 and len(set(open(here).read().split())) < 5:
            pass
        print(json.dumps(dict(id=message["id"], answer=message["options"][-1])), flush=True)
"""


def test_whatever_a_program_says_the_game_goes_on(tmp_path: Path) -> None:
    program = tmp_path / "odd.py"
    program.write_text(ODD)
    table = QUICK["habits"]
    found = verdicts(kept(tmp_path, table, records(table, f"{executable} {program}")), SEED)

    (verdict,) = found.tables
    assert verdict.games == 1
    assert verdict.mended > 10


ODD = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "bye":
        break
    if message["type"] == "ask":
        print("not JSON", flush=True)
        print("[" * 10 ** 5, flush=True)
        print(json.dumps(dict(id=message["id"] - 1, answer=message["options"][-1])), flush=True)
        print(json.dumps(dict(id=message["id"], answer=[[], None, 10 ** 9])), flush=True)
"""


def test_a_program_that_is_silent_is_not_waited_for_and_one_that_has_gone_is_said(tmp_path: Path) -> None:
    silent = Program([executable, "-c", "import sys; sys.stdin.read()"], 0.01)
    silent.ask({"type": "ask"}, None, Ask("vote", ("yes",)))
    assert silent.answer() is None
    silent.hear({"type": "bye"})

    gone = Program([executable, "-c", ""], 30)
    with pytest.raises(BadSetup):
        answer_of(gone)


def test_what_cannot_be_played_or_checked_is_said_in_a_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for command in ([f"{executable} -c 1"], ["no-such-program"], ["--check", str(tmp_path / "nowhere")]):
        assert main(["bench", *command, "--table", "majority", "--out", str(tmp_path / "out")]) == 2
        assert capsys.readouterr().err.startswith("isoloir: ")


def answer_of(program: Program) -> Any:
    program.ask({"type": "ask"}, None, Ask("vote", ("yes",)))
    return program.answer()


def lines_of(text: bytes) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


def text_of(lines: list[Any]) -> bytes:
    return b"".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n" for line in lines)


def won_by_another(lines: list[Any]) -> None:
    lines[-1]["end"]["winners"] = [0, 1, 2, 3, 4]


def chosen_otherwise(lines: list[Any]) -> None:
    """The choice of a bot, in the last vote."""
    choices = lines[-2]["choices"]
    seat = max(choices)
    choices[seat] = ["B" if choices[seat] == ["A"] else "A"]


def dealt_otherwise(lines: list[Any]) -> None:
    lines[-1]["end"]["seed"] = "0" * 64


def among_others(lines: list[Any]) -> None:
    lines[0]["names"] = ["mine", "bot:random", "bot:random", "bot:random", "bot:random"]


@pytest.mark.parametrize("falsified", [won_by_another, chosen_otherwise, dealt_otherwise, among_others])
def test_a_falsified_record_is_named_and_not_counted(falsified: Callable[[list[Any]], None], tmp_path: Path) -> None:
    table = QUICK["majority"]
    honest = records(table, "regular", 2)
    lines = lines_of(honest[0])
    assert text_of(lines) == honest[0]
    falsified(lines)
    (verdict,) = verdicts(kept(tmp_path, table, [text_of(lines), honest[1]]), SEED).tables

    assert verdict.games == 1
    assert len(verdict.faults) == 1
    assert verdict.faults[0].startswith("majority, game 1: ")


def test_a_bot_that_was_made_to_lose_is_noticed(tmp_path: Path) -> None:
    """A true record of a true game, in which random bots sat and were called regulars."""
    table = QUICK["majority"]
    weak = BenchTable(table.name, table.game, table.seats, table.who, others="random")
    (text,) = records(weak, "regular")
    renamed = text.replace(b"bot:random", b"bot:regular")
    (verdict,) = verdicts(kept(tmp_path, table, [renamed]), SEED).tables

    assert verdict.games == 0
    assert "would have chosen otherwise" in verdict.faults[0]


def test_games_that_were_left_out_are_missed(tmp_path: Path) -> None:
    table = QUICK["majority"]
    first, second = records(table, "regular", 2)
    (verdict,) = verdicts(kept(tmp_path, table, [second, first]), SEED).tables

    assert verdict.games == 0
    assert "isn't the game that the bench deals here" in verdict.faults[0]


@pytest.fixture
def endpoint() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Answers as a model would: with the number of the last option, in a sentence."""
    asked: list[dict[str, Any]] = []

    class Scripted(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            asked.append(body)
            last = body["messages"][-1]["content"].count("\n") and _options(body["messages"][-1]["content"])
            text = json.dumps({"choices": [{"message": {"content": f"I'd take {last}."}}]}).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            pass

    server = HTTPServer(("127.0.0.1", 0), Scripted)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/v1/chat/completions", asked
    server.shutdown()
    thread.join()
    server.server_close()


def _options(prompt: str) -> int:
    return sum(line[0].isdecimal() for line in prompt.partition("Options:")[2].splitlines() if line)


def test_a_model_behind_an_endpoint_is_told_the_rules_and_the_words(
    endpoint: tuple[str, list[dict[str, Any]]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    url, asked = endpoint
    monkeypatch.setenv("BENCH_URL", url)
    table = QUICK["majority"]
    (text,) = records(table, "examples/bench/model.py")

    (verdict,) = verdicts(kept(tmp_path, table, [text]), SEED).tables
    assert (verdict.games, verdict.mended) == (1, 0)
    mine = str(table.mine(0)[0])
    assert all(line["choices"].get(mine, ["score"]) == ["score"] for line in lines_of(text)[1:-1])
    rules, question = (message["content"] for message in asked[0]["messages"])
    assert len(rules) > 1_000
    assert "4. " in question


def test_the_command_plays_goes_on_and_reads(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "mine"
    played = ["bench", "random", "--table", "majority", "--out", str(out), "--name", "mine"]
    assert main([*played, "--games", "1"]) == 0
    first = (out / "majority.jsonl").read_bytes()
    assert main([*played, "--games", "2"]) == 0
    assert (out / "majority.jsonl").read_bytes().startswith(first)
    assert json.loads((out / "results.json").read_text())["tables"][0]["games"] == 2
    (out / "majority.jsonl").write_bytes(first.replace(b'"winners":[', b'"winners":[ '))
    capsys.readouterr()
    page = tmp_path / "page.html"
    assert main(["bench", "--check", str(out), "--page", str(page)]) == 0, "spaces are free"
    assert "majority" in capsys.readouterr().out
    assert "<td>mine</td>" in page.read_text()
    (out / "majority.jsonl").write_bytes(first.replace(b'"winners":[', b'"winners":[3,'))
    assert main(["bench", "--check", str(out), "--page", str(page)]) == 1
    assert "majority, game 1" in capsys.readouterr().err
    assert "majority, game 1" in page.read_text()


def test_the_learnt_policy_is_a_small_file_that_plays(tmp_path: Path) -> None:
    table = QUICK["majority"]
    (verdict,) = verdicts(kept(tmp_path, table, records(table, "examples/bench/learnt.py")), SEED).tables

    assert (verdict.games, verdict.mended) == (1, 0)
    assert Path("examples/bench/learnt.json").stat().st_size < 50_000

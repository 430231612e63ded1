"""The summary of a simulation, for people and for programs."""

from __future__ import annotations

from pathlib import Path

import msgspec

from isoloir.core import read_records
from tests.cli.conftest import Run

STUDY = ("simulate", "third-man", "--games", "24", "--seed", "7", "--bots", "random")


def test_the_same_call_gives_the_same_bytes_whatever_the_number_of_workers(run: Run, tmp_path: Path) -> None:
    alone, shared = tmp_path / "alone.jsonl", tmp_path / "shared.jsonl"

    one = run(*STUDY, "--workers", "1", "--records", alone, "--json")
    two = run(*STUDY, "--workers", "2", "--records", shared, "--json")

    assert one == two
    assert alone.read_bytes() == shared.read_bytes()
    assert run("verify", alone).out == "24 games checked, and everything matches.\n"


def test_an_option_typed_as_it_is_anyway_changes_nothing(run: Run, tmp_path: Path) -> None:
    plain, typed = tmp_path / "plain.jsonl", tmp_path / "typed.jsonl"

    run(*STUDY, "--workers", "1", "--records", plain)
    run(*STUDY, "--workers", "1", "--records", typed, "--option", "first_leader=random")

    assert plain.read_bytes() == typed.read_bytes()


def test_the_language_of_the_reader_changes_no_record(run: Run, tmp_path: Path) -> None:
    english, french = tmp_path / "en.jsonl", tmp_path / "fr.jsonl"

    run(*STUDY, "--workers", "1", "--records", english, "--lang", "en")
    run(*STUDY, "--workers", "1", "--records", french, "--lang", "fr")

    assert english.read_bytes() == french.read_bytes()


def test_options_reach_every_worker(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"

    run(*STUDY, "--workers", "2", "--records", path, "--option", "first_leader=2", "--cards", "fr")

    with path.open("rb") as file:
        records = list(read_records(file))
    assert {record.lines[0].events[0]["seat"] for record in records} == {2}
    assert {record.header.cards for record in records} == {"fr"}


def test_another_seed_gives_other_games(run: Run) -> None:
    other = run(*STUDY[:5], "8", *STUDY[6:], "--json")

    assert other.out != run(*STUDY, "--json").out


def test_the_summary_counts_what_the_records_say(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"

    summary = msgspec.json.decode(run(*STUDY, "--records", path, "--json").out)

    with path.open("rb") as file:
        records = list(read_records(file))
    wins = [sum(seat in record.end.winners for record in records) for seat in range(4)]
    voids = sum(event["type"] == "BidVoid" for record in records for line in record.lines for event in line.events)
    decisions = sum(len(line.choices) for record in records for line in record.lines)
    assert [row["wins"] for row in summary["by_seat"]] == wins
    assert summary["by_bot"]["random"]["wins"] == sum(wins)
    assert summary["events_per_game"]["BidVoid"] == round(voids / 24, 4)
    assert summary["decisions"]["mean"] == round(decisions / 24, 4)
    assert summary["pauses"]["most"] == max(len(record.lines) - 1 for record in records)
    assert summary["shared"] == sum(len(record.end.winners) > 1 for record in records)


def test_the_tables_name_seats_bots_lengths_and_events_in_both_languages(run: Run) -> None:
    english = run(*STUDY).out
    french = run(*STUDY, "--lang", "fr").out

    for word in ("Wins", "seat 3 · random", "all random", "decisions", "Shared victories", "BidVoid"):
        assert word in english
    for word in ("place 3 · random", "tous les bots random", "décisions", "Victoires partagées", "BidVoid"):
        assert word in french


def test_bots_are_named_in_the_records(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    levels = ("random", "novice", "random", "random")

    run("simulate", "third-man", "--games", "1", "--seed", "1", "--bots", ",".join(levels), "--records", path)

    header = msgspec.json.decode(path.read_bytes().splitlines()[0])
    assert header["names"] == [f"bot:{level}" for level in levels]


def test_a_list_may_come_from_a_file_one_item_a_line_commas_included(run: Run, tmp_path: Path) -> None:
    phrases, records = tmp_path / "phrases.txt", tmp_path / "games.jsonl"
    phrases.write_text("You say five minutes, and mean it\n\nYou wave back, at strangers\n", encoding="utf-8")

    run(
        "simulate", "habits", "--games", "1", "--seed", "1", "--bots", "random",
        "--option", f"house_phrases=@{phrases}", "--records", records,
    )  # fmt: skip

    (record,) = read_records(records.read_bytes().splitlines(keepends=True))
    assert record.header.options == {
        "house_phrases": ["You say five minutes, and mean it", "You wave back, at strangers"]
    }


def test_a_bad_line_of_a_law_file_is_named_as_an_editor_counts_it(run: Run, tmp_path: Path) -> None:
    laws = tmp_path / "laws.jsonl"
    laws.write_text("\ufeff# ours\n\n\n{\n", encoding="utf-8")

    ran = run("simulate", "democrazy", "--games", "1", "--option", f"house_laws=@{laws}")

    assert ran.code == 2
    assert "line 4" in ran.err


def test_a_festival_of_bots_is_paired_played_and_added_up(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "festival.jsonl"
    call = ("simulate", "third-man", "--festival", "10", "--rounds", "3", "--leaving", "20", "--seed", "1")

    ran = run(*call, "--bots", "random,novice", "--workers", "1", "--records", path)
    told = run(*call, "--bots", "random,novice", "--workers", "1", "--json")

    assert ran.out.startswith("Round 1: 3 tables · 10 people · 2 bots · everyone meets new people\n")
    assert told.out == run("standing", "--json", path).out
    with path.open("rb") as file:
        tables = [record.header.names for record in read_records(file)]
    people = {name for names in tables for name in names if not name.startswith("bot:")}
    assert people == {f"{level} {n}" for level in ("random", "novice") for n in range(1, 6)}
    assert all(len(set(names) - {"bot:regular"}) == 4 - names.count("bot:regular") for names in tables)


def test_of_a_festival_whom_nobody_stays_at_one_goes_on_with_bots(run: Run) -> None:
    ran = run(
        "simulate", "third-man", "--festival", "4", "--rounds", "2", "--leaving", "100", "--seed", "1", "--workers", "1"
    )

    assert "Round 2: one table · one person · 3 bots · everyone meets new people\n" in ran.out

"""Tables that say what the records say."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

import pyarrow.feather
import pyarrow.parquet
import pytest

from isoloir.cli import main
from isoloir.core import read_records
from isoloir.lab.simulate import Study, play_batch


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Three games of Habits in one file, where several are picked, and two of The Third Man in another."""
    paths = []
    for key, seats, games in (("habits", 3, 3), ("third-man", 4, 2)):
        study = Study(key, seats, {}, "en", ("random",) * seats, "data", games, records=True)
        paths.append(tmp_path / f"{key}.jsonl")
        paths[-1].write_bytes(play_batch(study, range(games)).records)
    return paths


def test_every_line_choice_and_event_is_there_once_and_in_order(files: list[Path], tmp_path: Path) -> None:
    assert main(["dataset", *map(str, files), "--out", str(tmp_path / "out")]) == 0

    tables = {path.stem: pyarrow.parquet.read_table(path).to_pylist() for path in (tmp_path / "out").iterdir()}
    records = [record for path in files for record in read_records(path.read_bytes().splitlines())]
    assert [row["key"] for row in tables["games"]] == ["habits"] * 3 + ["third-man"] * 2
    assert [row["scores"] for row in tables["games"]] == [list(record.end.scores) for record in records]
    assert [(row["game"], row["n"]) for row in tables["pauses"]] == [
        (number, line.n) for number, record in enumerate(records) for line in record.lines
    ]
    assert [(row["game"], row["n"], row["seat"], row["option"]) for row in tables["choices"]] == [
        (number, line.n, seat, str(option))
        for number, record in enumerate(records)
        for line in record.lines
        for seat in line.asks
        for option in line.choices[seat]
    ]
    told = [event for record in records for line in record.lines for event in line.events]
    assert [{"type": row["type"], **json.loads(row["members"])} for row in tables["events"]] == [
        {name: value for name, value in event.items() if name != "only"} for event in told
    ]
    assert [row["only"] for row in tables["events"]] == [event.get("only") for event in told]


def test_arrow_files_hold_the_same(files: list[Path], tmp_path: Path) -> None:
    for form in ("parquet", "arrow"):
        assert main(["dataset", str(files[0]), "--out", str(tmp_path / form), "--format", form]) == 0

    for path in (tmp_path / "arrow").iterdir():
        parquet = pyarrow.parquet.read_table(tmp_path / "parquet" / f"{path.stem}.parquet")
        assert pyarrow.feather.read_table(path).equals(parquet)


def test_what_is_no_record_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "not").write_text("hello\n")

    assert main(["dataset", str(tmp_path / "not"), "--out", str(tmp_path / "out"), "--lang", "en"]) == 2
    assert f"{tmp_path / 'not'}: line 1" in capsys.readouterr().err
    assert main(["dataset", "--lang", "en"]) == 2


def test_packed_files_hold_the_same(files: list[Path], tmp_path: Path) -> None:
    packed = tmp_path / "habits.jsonl.gz"
    packed.write_bytes(gzip.compress(files[0].read_bytes()))
    for name, path in (("plain", files[0]), ("packed", packed)):
        assert main(["dataset", str(path), "--out", str(tmp_path / name)]) == 0

    assert (tmp_path / "packed" / "choices.parquet").read_bytes() == (
        tmp_path / "plain" / "choices.parquet"
    ).read_bytes()


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_a_file_that_is_cut_short_is_a_sentence_wherever_it_was_read(
    files: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str], workers: int, pack: Callable[[bytes], bytes]
) -> None:
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(pack(files[0].read_bytes())[:1000])

    code = main(["dataset", str(files[1]), str(cut), "--out", str(tmp_path / "out"), "--workers", str(workers)])

    assert code == 2
    how = "(the file is cut short|line 4: this line can’t be read)"
    assert re.fullmatch(f"isoloir: {re.escape(str(cut))}: {how}.*\n", capsys.readouterr().err)

"""The bill of materials and the comparison with advisories: complete, and loud only for what was found."""

from __future__ import annotations

import json
from pathlib import Path

from tools.audit.advisories import OUT_OF_REACH, Found, read_pages, read_python, report
from tools.audit.materials import bill
from tools.audit.pins import PAGES, ROOT, pins


def test_the_bill_of_materials_names_everything_locked_once_with_hashes() -> None:
    components = bill(pins())["components"]
    purls = [each["purl"] for each in components]
    locked = (ROOT / "requirements" / "runtime.txt").read_text()
    pages = json.loads((ROOT / PAGES[0]).read_text())["packages"]

    assert len(purls) == len(set(purls))
    assert sum(each["scope"] == "required" for each in components) == locked.count("==") - locked.count("'=='")
    assert {each["version"] for each in pages.values() if "version" in each} <= {each["version"] for each in components}
    assert all(each["hashes"] for each in components)
    assert all(len(part["content"]) in (64, 128) for each in components for part in each["hashes"])
    assert any(purl.startswith("pkg:pypi/aiohttp@") for purl in purls)
    assert any(purl.startswith("pkg:npm/%40fluent/bundle@") for purl in purls)


def test_the_same_locks_give_the_same_bill() -> None:
    assert json.dumps(bill(pins())) == json.dumps(bill(pins()))


def test_what_runs_names_its_licence() -> None:
    components = [each for each in bill(pins())["components"] if each["scope"] == "required"]

    assert [each["name"] for each in components if "licenses" not in each] == []
    assert all(each["licenses"][0]["license"]["name"].strip() for each in components)


def test_an_advisory_fails_and_is_named(tmp_path: Path) -> None:
    python = read_python(
        json.dumps(
            {
                "dependencies": [
                    {"name": "good", "version": "1", "vulns": []},
                    {"name": "bad", "version": "2", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3"]}]},
                    {"name": "unknown", "skip_reason": "not found"},
                ]
            }
        )
    )
    pages = read_pages(
        json.dumps(
            {
                "vulnerabilities": {"worse": {"severity": "high"}},
                "metadata": {"dependencies": {"total": 90}},
            }
        )
    )
    said: list[str] = []

    assert python == Found(2, ["bad 2: PYSEC-1"])
    assert pages == Found(90, ["worse: high"])
    assert not report("Python", 3, python, said.append, tmp_path)
    assert not report("pages", 90, pages, said.append, tmp_path)
    assert said == ["Python: bad 2: PYSEC-1", "pages: worse: high"]


def test_advisories_out_of_reach_are_said_in_a_line_and_fail_only_a_strict_run(tmp_path: Path) -> None:
    said: list[str] = []

    for text in ("", "<html>", '{"error": {"code": "E405"}}', '{"dependencies": [{"name": "a", "skip_reason": "?"}]}'):
        assert read_python(text) == OUT_OF_REACH
        assert read_pages(text) == OUT_OF_REACH
    assert report("Python", 3, OUT_OF_REACH, said.append, tmp_path)
    assert report("Python", 3, Found(3, []), said.append, tmp_path)
    assert not report("Python", 3, OUT_OF_REACH, said.append, tmp_path, strict=True)

    today = (tmp_path / "audited-python").read_text()
    assert said == [
        "Python: the advisories are out of reach; nothing was compared (it never was on this machine)",
        "Python: nothing known against 3 of 3 packages",
        f"Python: the advisories are out of reach; nothing was compared (last on {today})",
    ]

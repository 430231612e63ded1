"""`isoloir serve` as an operator meets it: settings, one server per folder, a stop that loses nothing."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from isoloir.table.serve.operator_log import JsonLines
from isoloir.table.serve.run import door_of
from isoloir.table.serve.settings import BadSettings, read_settings
from isoloir.table.store.sqlite.lock import DataLock, InUse
from tests.table.client import Device

from .process import Server


def test_flags_win_over_the_environment_and_both_over_defaults() -> None:
    settings = read_settings({"port": "9000", "host": None}, {"ISOLOIR_PORT": "1", "ISOLOIR_KEEP_HOURS": "1.5"})

    assert (settings.port, settings.keep_hours, settings.host) == (9000, 1.5, "0.0.0.0")
    assert read_settings({}, {"ISOLOIR_PROXIES": "10.0.0.0/8, ::1"}).proxies == ("10.0.0.0/8", "::1")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("port", "99999"),
        ("port", "http"),
        ("keep_hours", "0"),
        ("proxies", "my-proxy"),
        ("public_url", "games.example.org"),
        ("tls_cert", "cert.pem"),
        ("log_level", "loud"),
        ("code_length", "2"),
    ],
)
def test_a_bad_setting_is_named_in_one_line(key: str, value: str) -> None:
    with pytest.raises(BadSettings) as caught:
        read_settings({key: value}, {})

    assert caught.value.key == key
    assert key.replace("_", "-") in str(caught.value)
    assert "\n" not in str(caught.value)


def test_one_server_per_folder(tmp_path: Path) -> None:
    with DataLock(tmp_path), pytest.raises(InUse):
        DataLock(tmp_path)
    DataLock(tmp_path).release()


async def test_a_server_from_start_to_stop(tmp_path: Path) -> None:
    server = Server(tmp_path, LOG_LEVEL="info")
    said = server.start()
    second = Server(tmp_path)
    second.launch()
    third = Server(tmp_path / "other", port=server.port)
    third.launch()

    async with Device(server.url) as device:
        await device.create("third-man", "Léa-Maria")
    refused, unheard = second.end(), third.end()
    stopped = server.stop()

    assert said == f"listening url={server.url}/\n"
    code, _, complaint = refused
    assert (code, complaint.count("\n")) == (1, 1)
    assert complaint == f"in-use data={tmp_path}\n"
    code, _, complaint = unheard
    assert code == 1
    assert complaint.startswith("port-in-use ")
    assert stopped[0] == 0
    assert stopped[1] == f"stopping data={tmp_path}\n"
    lines = [json.loads(line) for line in stopped[2].splitlines()]
    assert all({"at", "level", "from", "what"} <= line.keys() for line in lines)
    assert "Maria" not in stopped[2]


def test_logs_never_quote_the_values_of_an_error() -> None:
    try:
        raise ValueError("seat 2 chose 7")
    except ValueError:
        record = logging.getLogger("isoloir.table").makeRecord(
            "isoloir.table.live.desk", logging.ERROR, __file__, 1, "act failed", (), __import__("sys").exc_info()
        )

    line = JsonLines().format(record)

    assert "chose" not in line
    assert json.loads(line)["error"] == "ValueError"


@pytest.mark.parametrize(("limits", "pages"), [("1", 100), ("5", 500), ("0", 10_000)])
def test_limits_multiply_how_many_pages_one_address_may_open(limits: str, pages: int) -> None:
    settings = read_settings({"limits": limits}, {})

    assert door_of(settings).sockets_each == pages

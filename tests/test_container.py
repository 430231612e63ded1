"""The Containerfile: what can be said of it without building it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]

from isoloir.table.serve.settings import read_settings
from tools.cluster import HAPROXY

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
UNPACKED = ROOT / "build" / "debian"
SCRATCH = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
LAST = TEXT.rpartition("\nFROM ")[2]


def words(instruction: str) -> list[str]:
    return re.findall(rf"^{instruction} +(.*)$", LAST, re.MULTILINE)


def variables() -> dict[str, str]:
    return dict(pair.split("=", 1) for line in words("ENV") for pair in line.split())


def test_the_container_has_no_privileges_and_one_volume() -> None:
    assert words("USER") == ["10001"]
    assert words("VOLUME") == ["/data"]
    assert words("HEALTHCHECK")
    assert LAST.index("USER 10001") < LAST.index("ENTRYPOINT")
    assert not re.search(r"token|secret|passw", TEXT, re.IGNORECASE)


def test_the_container_starts_with_settings_the_server_takes() -> None:
    settings = read_settings({}, {name: value for name, value in variables().items() if name.startswith("ISOLOIR_")})

    assert settings.data == Path("/data")
    assert settings.quiet
    assert f":{settings.port}/readyz" in words("HEALTHCHECK")[0]
    assert words("EXPOSE") == [str(settings.port)]
    assert msgspec.json.decode(words("CMD")[-1]) == ["serve"]


@pytest.mark.parametrize("line", re.findall(r"^COPY +(?!--from)(.*)$", TEXT, re.MULTILINE))
def test_what_is_copied_into_the_image_exists_and_is_not_ignored(line: str) -> None:
    kept = re.findall(r"^!(.*)$", (ROOT / ".dockerignore").read_text(), re.MULTILINE)
    for source in line.split()[:-1]:
        assert (ROOT / source).exists()
        assert source in kept


def test_what_is_installed_into_the_image_is_locked() -> None:
    installs = re.findall(r"pip install [^&\n]*", TEXT)

    assert len(installs) == 3
    assert all("--require-hashes" in each or "--no-deps wheels/" in each for each in installs)


@pytest.mark.soak
def test_the_image_is_built_and_a_container_answers() -> None:
    engine = shutil.which("podman")
    if engine is None:
        pytest.skip("there's no podman on this machine")
    if subprocess.run([engine, "pull", "--quiet", "debian:trixie-slim"], capture_output=True, check=False).returncode:
        pytest.skip("the image's base is out of reach")
    subprocess.run(["make", "image"], cwd=ROOT, check=True)
    ran = subprocess.run([engine, "run", "--rm", "isoloir", "--version"], capture_output=True, text=True, check=True)

    assert ran.stdout.startswith("isoloir ")


# ---- compose files


def composed(name: str) -> dict[str, Any]:
    """As an engine reads it, with passwords and names left to their defaults."""
    text = re.sub(r"\$\{\w+(?::[-?]([^}]*))?\}", r"\1", (ROOT / name).read_text())
    read: dict[str, Any] = yaml.safe_load(text)
    return read


@pytest.mark.parametrize("name", ["compose.yaml", "compose.one.yaml"])
def test_composed_servers_have_no_privileges_and_settings_the_server_takes(name: str) -> None:
    servers = [each for each in composed(name)["services"].values() if "build" in each]

    assert len(servers) == (2 if name == "compose.yaml" else 1)
    for server in servers:
        settings = read_settings({}, server["environment"])
        assert server["read_only"]
        assert server["cap_drop"] == ["ALL"]
        assert settings.drain_seconds < int(server["stop_grace_period"].removesuffix("s"))
        assert server["restart"] == "on-failure", "a server that was drained stays away"
        assert bool(settings.store) == (name == "compose.yaml")


def test_the_composed_proxy_knows_every_server() -> None:
    both = composed("compose.yaml")
    text = (ROOT / "deploy" / "haproxy.cfg").read_text()
    assert "./deploy/haproxy.cfg:" in both["services"]["door"]["volumes"][0]
    servers = [name for name, each in both["services"].items() if "build" in each]

    assert re.findall(r"server (\w+) (\w+):8765 check", text) == [(name, name) for name in servers]
    assert "balance hash path,field(4,/),upper" in text
    assert "GET /readyz" in text


def program(name: str) -> str:
    """Installed, or unpacked by `make test`."""
    places = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", str(UNPACKED / "usr" / "sbin")))
    return shutil.which(name, path=places) or pytest.skip(f"there's no {name} on this machine")


def checked(command: list[str]) -> None:
    libraries = os.pathsep.join(str(each) for each in UNPACKED.glob("usr/lib/*-linux-*"))
    environment = {**os.environ, "LD_LIBRARY_PATH": libraries} if command[0].startswith(str(UNPACKED)) else None
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)

    assert done.returncode == 0, done.stdout + done.stderr


def told(language: str) -> list[str]:
    """The files that docs/operating.md shows, as somebody would copy them."""
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / "docs" / "operating.md").read_text(), re.DOTALL)


def test_the_proxys_own_check_passes(tmp_path: Path) -> None:
    haproxy = program("haproxy")
    shown = re.sub(r"bind :443 ssl crt \S+", "bind 127.0.0.1:8443", told("haproxy")[0])
    for text in ((ROOT / "deploy" / "haproxy.cfg").read_text(), shown):
        (tmp_path / "haproxy.cfg").write_text(re.sub(r"(one|two):8765", "127.0.0.1:8765", text))

        checked([haproxy, "-c", "-f", str(tmp_path / "haproxy.cfg")])


def test_the_other_proxys_own_check_passes(tmp_path: Path) -> None:
    nginx = program("nginx")
    assert len(told("nginx")) == 2
    for text in told("nginx"):
        plain = re.sub(r"\n *ssl_certificate.*", "", text.replace("443 ssl", "127.0.0.1:8443"))
        scratch = "".join(f"{each}_temp_path {tmp_path}/{each};\n" for each in SCRATCH)
        settings = f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{scratch}{plain}}}\n"
        (tmp_path / "nginx.conf").write_text(settings)

        checked([nginx, "-t", "-q", "-e", str(tmp_path / "log"), "-c", str(tmp_path / "nginx.conf")])


def test_every_file_for_haproxy_sends_tables_the_same_way() -> None:
    files = [told("haproxy")[0], (ROOT / "deploy" / "haproxy.cfg").read_text(), HAPROXY]
    backends = [text.partition("backend isoloir\n")[2].partition("  server")[0] for text in files]

    assert backends[0]
    assert backends == [backends[0]] * 3
    assert all("del-header X-Forwarded-For" in text for text in files)

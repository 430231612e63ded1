"""A whole game over TLS, with a certificate of one's own, through the package's own client."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
from pathlib import Path

import aiohttp
import pytest

from isoloir.core import differences, read_records
from isoloir.games import GAMES
from isoloir.table.door.listening import HANDSHAKE_SECONDS
from isoloir.table.wire import from_client as s
from tests.table.client import Device

from .harness import NAMES
from .process import Server
from .running import play_all, start


def certificate(folder: Path) -> tuple[Path, Path]:
    """As somebody at home would make one, for this machine."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    wanted = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    named = ["-subj", "/CN=isoloir at home", "-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run(
        ["openssl", *wanted, *named, "-out", str(cert), "-keyout", str(key)], check=True, capture_output=True
    )
    return cert, key


async def test_a_whole_game_over_wss_with_a_certificate_of_ones_own(tmp_path: Path) -> None:
    cert, key = certificate(tmp_path)
    server = Server(tmp_path / "data", TLS_CERT=str(cert), TLS_KEY=str(key), GRACE_MS="0")
    said = await asyncio.to_thread(server.start)
    try:
        url = f"https://127.0.0.1:{server.port}"
        assert url in said
        await _play(url, ssl.create_default_context(cafile=str(cert)))
        await _only_by_tls(url)
    finally:
        await asyncio.to_thread(server.stop)


async def _play(url: str, tls: ssl.SSLContext) -> None:
    devices = [Device(url, tls) for _ in range(4)]
    try:
        place = await devices[0].create("third-man", NAMES[0])
        for device, name in zip(devices[1:], NAMES[1:], strict=False):
            await device.join(place.code, name)
        clients = [await device.sit_down(place.code) for device in devices]
        for client, name in zip(clients, NAMES, strict=False):
            await client.say(s.Sit, name=name)
        await start(clients)
        await play_all(clients)
        over = clients[0].moved.over if clients[0].moved else None
        assert over is not None
        assert over.record is not None
        (record,) = read_records((await devices[3].get(over.record)).splitlines())
        assert list(differences(record, GAMES["third-man"])) == []
        await _as_a_browser_sees_it(devices[0])
        for client in clients:
            await client.close()
    finally:
        for device in devices:
            await device.session.close()


async def _as_a_browser_sees_it(device: Device) -> None:
    """The cookie is for this host and TLS alone, and the browser is told to come by TLS next time."""
    wish = {"game": "third-man", "name": "Léa"}
    async with device.session.post(f"{device.url}/api/tables", json=wish) as response:
        code = (await response.json())["code"]
        cookie, *rest = response.headers["Set-Cookie"].split("; ")
        assert cookie.startswith(f"__Host-isoloir-{code}=")
        assert sorted(rest) == ["HttpOnly", "Max-Age=86400", "Path=/", "SameSite=Strict", "Secure"]
        assert response.headers["Strict-Transport-Security"] == "max-age=31536000"
        assert f"wss://{device.url.removeprefix('https://')}" in response.headers["Content-Security-Policy"]


async def _only_by_tls(url: str) -> None:
    """Neither to who speaks plainly nor to who does not know the certificate."""
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.ClientError):
            await session.get(url.replace("https", "http") + "/healthz")
        with pytest.raises(aiohttp.ClientConnectorCertificateError):
            await session.get(url + "/healthz")


@pytest.mark.soak
async def test_who_connects_and_never_shakes_hands_is_let_go(tmp_path: Path) -> None:
    cert, key = certificate(tmp_path)
    server = Server(tmp_path / "data", TLS_CERT=str(cert), TLS_KEY=str(key))
    await asyncio.to_thread(server.start)
    try:
        silent = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(50)]
        silent[0][1].write(b"\x16\x03\x01")
        async with asyncio.timeout(HANDSHAKE_SECONDS + 8):
            heard = await asyncio.gather(*(reader.read() for reader, _ in silent), return_exceptions=True)
        for _, writer in silent:
            writer.close()
    finally:
        _, _, complaints = await asyncio.to_thread(server.stop)

    assert len(heard) == 50
    assert "Traceback" not in complaints

"""Starts Debian's Firefox for Playwright, and stands between the two.

Playwright speaks WebDriver BiDi with a Firefox that isn't its own, and asks for things that an older one can't do yet.
What Firefox says it doesn't know, and nothing here needs, is answered with "done".
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sys
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, web

UNKNOWN = ("emulation.setMediaFeaturesOverride",)
"""Whether somebody wants less motion, or a dark page: given as settings of the whole browser instead."""
LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")
LARGEST = 256 * 1024 * 1024


def firefox() -> str:
    found = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    assert found, "these tests need Firefox: make firefox"
    return found


async def relay(request: web.Request, address: str) -> web.WebSocketResponse:
    """One line to Playwright, one to Firefox, and what is said on either."""
    near = web.WebSocketResponse(max_msg_size=LARGEST)
    await near.prepare(request)
    async with ClientSession() as session, session.ws_connect(address + request.path, max_msg_size=LARGEST) as far:
        back = asyncio.create_task(passed_back(far, near))
        async for message in near:
            if message.type is WSMsgType.TEXT:
                await passed_on(json.loads(message.data), message.data, near, far)
        back.cancel()
    return near


async def passed_on(said: dict[str, Any], text: str, near: web.WebSocketResponse, far: ClientWebSocketResponse) -> None:
    if said.get("method") in UNKNOWN:
        await near.send_json({"type": "success", "id": said["id"], "result": {}})
    else:
        await far.send_str(text)


async def passed_back(far: ClientWebSocketResponse, near: web.WebSocketResponse) -> None:
    async for message in far:
        if message.type is WSMsgType.TEXT:
            await near.send_str(message.data)


async def main(arguments: list[str]) -> int:
    browser = await asyncio.create_subprocess_exec(firefox(), *arguments, stderr=asyncio.subprocess.PIPE)
    assert browser.stderr
    async for line in browser.stderr:
        if found := LISTENING.search(line):
            print(f"WebDriver BiDi listening on {await listen(found[1].decode())}", file=sys.stderr, flush=True)
    return await browser.wait()


async def listen(address: str) -> str:
    async def answer(request: web.Request) -> web.WebSocketResponse:
        return await relay(request, address)

    app = web.Application()
    app.router.add_get("/{rest:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    return f"ws://{host}:{port}"


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))

"""Metrics of a node among others, and those the dashboard asks for."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from .nodes import both, node, soon, spread
from .running import KEY, start
from .test_admin import ROOT, Browser

# ---- metrics


async def test_metrics_tell_how_a_node_does_among_others(address: str, tmp_path: Path) -> None:
    async with both(address, tmp_path) as nodes, spread(nodes, "third-man", 4) as clients:
        await start(clients)
        await soon(lambda: all(len(each.cluster.live) == 2 for each in nodes))
        texts = []
        for each in nodes:
            async with Browser(each) as browser:
                texts.append((await browser.open("/metrics", **KEY)).text)

    for text in texts:
        assert "isoloir_live_nodes 2.0" in text
        assert "isoloir_stale_tables 0.0" in text
        assert 'isoloir_tables_by_phase{phase="playing"} 1.0' in text
        assert 'isoloir_store_faults_total{kind="conflict"}' in text
        assert 'isoloir_store_faults_total{kind="unknown"}' in text
        assert float(re.search(r"isoloir_catch_up_seconds_count (\S+)", text)[1]) > 0  # type: ignore[index]
        assert float(re.search(r"isoloir_wake_seconds_count (\S+)", text)[1]) > 0  # type: ignore[index]


async def test_every_metric_of_the_dashboard_exists(address: str, tmp_path: Path) -> None:
    board = msgspec.json.decode((ROOT / "deploy" / "grafana.json").read_bytes())
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]
    named = {name for expression in asked for name in re.findall(r"isoloir_\w+", expression)}
    async with node(address, tmp_path) as one, Browser(one) as browser:
        text = (await browser.open("/metrics", **KEY)).text
    there = set(re.findall(r"^(?:# HELP )?(isoloir_\w+)", text, re.MULTILINE))

    assert len(named) > 10
    assert named <= there
    assert {"isoloir_live_nodes", "isoloir_stale_tables", "isoloir_wake_seconds_bucket"} <= named

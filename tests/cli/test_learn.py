"""`isoloir learn`: five questions, what comes of them, forth and back."""

from __future__ import annotations

import pytest

from isoloir.cli.app import main
from isoloir.games import game_of

KEYS = ("majority", "the-majority", "third-man", "democrazy", "habits")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    left = iter(lines)
    monkeypatch.setattr("isoloir.cli.screen.Screen.ask", lambda self, prompt: next(left, None))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("key", KEYS)
def test_every_game_is_learnt_in_a_terminal(
    key: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    scenes = [scene for scene in game_of(key).scenes if scene.lesson]
    typed(monkeypatch, *[" ".join(["1", "2", "3"][: len(scene.choices[scene.seat])]) for scene in scenes])

    assert main(["learn", key, "--lang", lang]) == 0
    said = capsys.readouterr().out

    assert f"isoloir play {key}" in said
    assert "-scene-" not in said
    assert "-came-" not in said


def test_a_scene_is_skipped_gone_back_to_and_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "n", "b", "nonsense", "7", "q")

    assert main(["learn", "third-man", "--lang", "en"]) == 0
    said = capsys.readouterr().out

    assert [line for line in said.splitlines() if line.endswith("of 5")] == ["1 of 5", "2 of 5", "1 of 5", "2 of 5"]
    assert "+3 for you." in said

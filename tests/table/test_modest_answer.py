"""What a stand-in may not make up: answers about the person it stands in for."""

from isoloir.core import Ask
from isoloir.table.live.table.botseats import modest_answer


def test_a_stand_in_declares_no() -> None:
    assert modest_answer("democrazy", Ask("declare", ("no", "yes"))) == ("no",)


def test_a_stand_in_plays_the_game_like_any_bot() -> None:
    assert modest_answer("democrazy", Ask("vote", ("yes", "no"))) is None
    assert modest_answer("third-man", Ask("lead", (1, 2))) is None

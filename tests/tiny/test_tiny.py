"""The tiny game does what it is there for, so that the suite has something to hold."""

from isoloir.core import Match, heard

from .game import Board, DrewCard, GotCards, tiny


def test_the_draw_is_told_to_the_one_who_drew_only() -> None:
    match = Match.new(tiny(), tiny().setup(4), "seed")

    match.step({seat: (question.options[0],) for seat, question in match.asks.items()})

    for seat in range(4):
        drawn = [event for event in heard(match.told, seat) if isinstance(event, DrewCard)]
        assert len(drawn) == 1
        assert drawn[0].card in match.board.hands[seat]
    assert not [event for event in heard(match.told, None) if isinstance(event, DrewCard | GotCards)]


def test_two_cards_each_strike_and_guard() -> None:
    hands = ((9, 1, 2, 3), (4, 5, 6, 7), (8, 10, 11, 12), (13, 14, 15, 16))
    board = Board("seed", next="play", round=2, hands=hands, deck=(0, 17, 18, 19), passed=((),) * 4)
    match = Match.at(tiny(), tiny().setup(4), board)

    match.step({0: (9, 1), 1: (4, 5), 2: (12, 8), 3: (13, 16)})

    assert match.scores == (0, 1, 0, 1)
    assert match.winners == (1, 3)

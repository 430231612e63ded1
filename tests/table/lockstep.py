"""Two runs of one game that differ only in what others hide: every byte that anybody receives has to be the same."""

from __future__ import annotations

from collections.abc import Sequence

from isoloir.core import chance
from isoloir.games import GAMES
from isoloir.table.party.pace import Pace
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .harness import NAMES, Page, Party, begin

PACE = Pace(grace=1_000, offer=10**9)


class Run:
    """People in all seats, a watcher and a shared screen, each with a listener on its socket."""

    def __init__(self, game: str, honest: bool) -> None:
        self.key, self.honest = game, honest
        self.party = Party(PACE, seed=f"lockstep {game}")
        self.pages: list[Page] = []
        self.heard: list[list[bytes]] = []
        self._commands = 0

    async def open(self) -> Run:
        seats = GAMES[self.key].seats[min(1, len(GAMES[self.key].seats) - 1)]
        first = await self.party.create(self.key)
        people = [first, *[await self.party.join(name) for name in NAMES[1:seats]]]
        self.pages = [*people, await self.party.join("Watcher"), await self.party.join(screen=True)]
        for page, name in zip(people, NAMES, strict=False):
            page.say(s.Sit, command=self._id(), name=name)
        begin(people)
        self.party.clock.advance(0)
        self.heard = [page.frames for page in self.pages]
        return self

    def _id(self) -> str:
        self._commands += 1
        return f"command-{self._commands}"

    @property
    def is_over(self) -> bool:
        return self.pages[0].moved.over is not None

    def pause(self, turn: int) -> None:
        """One pause; in the second run all but the target first seal something else, and change their mind often."""
        target = self.pages[turn % len(self.pages)]
        asks = [(page, ask) for page in self.pages for ask in page.moved.asks]
        number = target.moved.pause
        picks = {ask.seat: chance("pick", number, ask.seat).sample(ask.options, ask.take) for _, ask in asks}
        for page, ask in asks:
            self._seal(page, ask, picks[ask.seat], page is target or len(asks) == 1)
        if len(asks) > 1:
            self._look_around(target, number)
        for page, ask in asks:
            if len(asks) > 1:
                page.choose(ask.seat, picks[ask.seat], number, f"final-{number}-{ask.seat}")
        self.party.clock.advance(5_000)

    def _seal(self, page: Page, ask: a.SeatAsk, pick: Sequence[str | int], open_to_target: bool) -> None:
        pause, first = page.moved.pause, f"first-{page.moved.pause}-{ask.seat}"
        if self.honest or open_to_target:
            page.choose(ask.seat, pick, pause, first)
            return
        decoy = chance("decoy", pause, ask.seat).sample(ask.options, ask.take)
        page.choose(ask.seat, decoy, pause, first)
        for edit in range(3):
            mark = len(page.frames)
            page.choose(ask.seat, chance("edit", pause, ask.seat, edit).sample(ask.options, ask.take), pause)
            del page.frames[mark:]  # the answer to one's own extra command

    def _look_around(self, target: Page, pause: int) -> None:
        """The target waits, comes back, asks too much and gets it wrong, all before the opening."""
        self.party.clock.advance(200)
        self._hear_again(target)
        wrong = target.say(s.Choose, command=f"wrong-{pause}", pause=pause, seat=0, choice=("nothing like it",))
        assert isinstance(wrong, a.Refused)
        target.say(s.Choose, command=f"late-{pause}", pause=max(0, pause - 1), seat=0, choice=(1,))
        self.party.clock.advance(200)

    def _hear_again(self, target: Page) -> None:
        seen = target.moved
        self.party.table.detach(target)
        target.hello(seen.game, seen.heard)


async def received(game: str, honest: bool, most: int = 12) -> list[list[bytes]]:
    run = await Run(game, honest).open()
    for turn in range(most):
        if run.is_over:
            break
        run.pause(turn)
    return run.heard


async def leaks(game: str, most: int = 12) -> list[str]:
    """Empty if nobody can tell the two runs apart; else who can, and by which frames."""
    first, second = await received(game, True, most), await received(game, False, most)
    found = []
    for listener, (one, other) in enumerate(zip(first, second, strict=True)):
        if one != other:
            differ = next((i for i, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), len(one))
            found.append(
                f"listener {listener}, frame {differ}: {one[differ : differ + 1]} {other[differ : differ + 1]}"
            )
    return found

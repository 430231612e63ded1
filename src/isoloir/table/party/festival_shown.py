"""What everybody at a festival is shown of it."""

from __future__ import annotations

from ..log.words import Person
from ..wire.festival import FestivalState, Guest, ScoreState, SheetState
from .festival import Festival, Sheet
from .party import Party


def festival_of(party: Party) -> FestivalState | None:
    held = party.festival
    if held is None:
        return None
    usual = party.settings.game
    return FestivalState(
        phase=held.phase,
        round=held.round,
        game=held.game_of(max(held.round, 1), usual),
        next=held.game_of(held.round + 1, usual),
        at=held.deadline,
        done=[_score(party, sheet) for sheet in _shown(held) if sheet.score is not None],
        organisers=sorted(held.organisers),
        resting=sorted(person for person in held.resting if party.is_present(person)),
        guests=sum(not body.screen for _, body in party.present()),
    )


def sheets_of(party: Party) -> list[SheetState]:
    return [] if party.festival is None else [_sheet(party, sheet) for sheet in _shown(party.festival)]


def _shown(held: Festival) -> list[Sheet]:
    return [sheet for sheet in held.sheets if sheet.round == held.round or sheet.score is None]


def _sheet(party: Party, sheet: Sheet) -> SheetState:
    people = [_guest(party, person) for person in sheet.people]
    return SheetState(sheet.number, sheet.round, sheet.game, people, sheet.seats - len(people))


def _guest(party: Party, person: Person) -> Guest:
    return Guest(person, party.people[person].name, party.people[person].look)


def _score(party: Party, sheet: Sheet) -> ScoreState:
    score = sheet.score
    assert score is not None, "asked of a table that is done"
    by = "" if score.person is None else party.people[score.person].name
    return ScoreState(sheet.number, list(score.seats), list(score.scores), list(score.winners), by)

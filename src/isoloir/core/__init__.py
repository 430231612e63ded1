"""The words all games share: ask several seats at once, open the answers together, move on."""

from .ask import Ask, Asks, Choice, Choices, Option, Seat, Step, ask, ask_one, ask_some, check
from .ballot import Ballot, Chooser
from .chance import Chance, chance, digest
from .commitment import Shuffle
from .course import Course, Highlight, Passage, Remark, Round
from .errors import BadSetup, BrokenRecord, BrokenRule, BrokenSave, IllegalChoice, IsoloirError, StaleChoice
from .game import LANGS, OVER, BoardLike, Game, Lang, Options, Setup, StepFunction, Teams, each_alone
from .hint import Colour, Hint
from .kind import PLAIN, BySeat, Kind, kinds
from .match import Match
from .moments import Answered, changed, folded, moments, settled
from .record import Record, Recorder, read_records
from .story import Story, course_of, passage_of, retold, story
from .tell import Event, Tell, Told, heard
from .value import Value
from .verify import Difference, differences, has_other_rules

__all__ = [
    "LANGS",
    "OVER",
    "PLAIN",
    "Answered",
    "Ask",
    "Asks",
    "BadSetup",
    "Ballot",
    "BoardLike",
    "BrokenRecord",
    "BrokenRule",
    "BrokenSave",
    "BySeat",
    "Chance",
    "Choice",
    "Choices",
    "Chooser",
    "Colour",
    "Course",
    "Difference",
    "Event",
    "Game",
    "Highlight",
    "Hint",
    "IllegalChoice",
    "IsoloirError",
    "Kind",
    "Lang",
    "Match",
    "Option",
    "Options",
    "Passage",
    "Record",
    "Recorder",
    "Remark",
    "Round",
    "Seat",
    "Setup",
    "Shuffle",
    "StaleChoice",
    "Step",
    "StepFunction",
    "Story",
    "Teams",
    "Tell",
    "Told",
    "Value",
    "ask",
    "ask_one",
    "ask_some",
    "chance",
    "changed",
    "check",
    "course_of",
    "differences",
    "digest",
    "each_alone",
    "folded",
    "has_other_rules",
    "heard",
    "kinds",
    "moments",
    "passage_of",
    "read_records",
    "retold",
    "settled",
    "story",
]

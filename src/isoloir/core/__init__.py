"""The words all games share: ask several seats at once, open the answers together, move on."""

from .ask import Ask, Asks, Choice, Choices, Option, Seat, Step, ask, ask_one, ask_some, check, tidied
from .ballot import Ballot, Chooser
from .box import LEFT_OUT, Box
from .chance import Chance, chance, die, digest
from .commitment import Shuffle, Terms
from .course import Course, Highlight, Passage, Remark, Round
from .errors import BadLine, BadSetup, BrokenRecord, BrokenRule, BrokenSave, IllegalChoice, IsoloirError, StaleChoice
from .game import OVER, BoardLike, Game, Options, Setup, StepFunction, Teams, each_alone
from .hint import Colour, Hint
from .kind import PLAIN, BySeat, Kind, kinds
from .languages import LANGS, LANGUAGES, Lang
from .match import Match
from .moments import Answered, Fold, answer_of, folded, moments, patched, patches, seen, settled
from .once import lately, once
from .record import Record, level_of_bot, name_of_bot, read_records
from .recorder import Recorder
from .replay import played, played_again
from .reveal import Reveal
from .scene import Came, Scene
from .stage import Stage, staged
from .story import Story, course_of, passage_of, retold, story
from .tell import Each, Event, Tell, Told, heard
from .value import Value
from .verify import Difference, broken_promises, differences, faults, has_other_rules

__all__ = [
    "LANGS",
    "LANGUAGES",
    "LEFT_OUT",
    "OVER",
    "PLAIN",
    "Answered",
    "Ask",
    "Asks",
    "BadLine",
    "BadSetup",
    "Ballot",
    "BoardLike",
    "Box",
    "BrokenRecord",
    "BrokenRule",
    "BrokenSave",
    "BySeat",
    "Came",
    "Chance",
    "Choice",
    "Choices",
    "Chooser",
    "Colour",
    "Course",
    "Difference",
    "Each",
    "Event",
    "Fold",
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
    "Reveal",
    "Round",
    "Scene",
    "Seat",
    "Setup",
    "Shuffle",
    "Stage",
    "StaleChoice",
    "Step",
    "StepFunction",
    "Story",
    "Teams",
    "Tell",
    "Terms",
    "Told",
    "Value",
    "answer_of",
    "ask",
    "ask_one",
    "ask_some",
    "broken_promises",
    "chance",
    "check",
    "course_of",
    "die",
    "differences",
    "digest",
    "each_alone",
    "faults",
    "folded",
    "has_other_rules",
    "heard",
    "kinds",
    "lately",
    "level_of_bot",
    "moments",
    "name_of_bot",
    "once",
    "passage_of",
    "patched",
    "patches",
    "played",
    "played_again",
    "read_records",
    "retold",
    "seen",
    "settled",
    "staged",
    "story",
    "tidied",
]

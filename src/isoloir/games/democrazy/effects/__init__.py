"""What laws do. Each effect stands in one place: what it puts on the agenda, what comes of that, what can be foreseen.

An effect becomes items (`plan`), from public facts alone; an item is carried out (`settle`) or weighed (`foresee`).
So a forecast is the same plan, weighed instead of carried out, and no effect can be without one.
"""

from . import byhand as byhand
from . import drawing as drawing
from . import giving as giving
from . import hands as hands
from . import jokers as jokers
from . import repealing as repealing
from . import returning as returning
from .effect import foresee as foresee
from .effect import foreseen as foreseen
from .effect import plan as plan
from .effect import settle as settle

__all__ = ["foresee", "foreseen", "plan", "settle"]

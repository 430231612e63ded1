"""For game authors: the suite every game must pass, to be called from a test.

```python
from isoloir.testing import check_game
from shifumi import GAME

def test_it_is_a_game():
    check_game(GAME)
```
"""

from .fault import Fault
from .play import Pause, pauses, random_choices
from .run import CHECKS, SEEDS, Found, check_game, findings
from .setups import option_setups, plain_setups

__all__ = [
    "CHECKS",
    "SEEDS",
    "Fault",
    "Found",
    "Pause",
    "check_game",
    "findings",
    "option_setups",
    "pauses",
    "plain_setups",
    "random_choices",
]

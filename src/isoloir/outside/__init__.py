"""Games that come from elsewhere: installed packages and folders of the operator's choosing."""

from .find import Broken, Brought, add_file, add_folder, add_installed, adopt, brought
from .watch import Changed, Watch, keep_watching

__all__ = [
    "Broken",
    "Brought",
    "Changed",
    "Watch",
    "add_file",
    "add_folder",
    "add_installed",
    "adopt",
    "brought",
    "keep_watching",
]

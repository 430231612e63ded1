"""Games that come from elsewhere: installed packages and folders of the operator's choosing."""

from .find import Broken, add_file, add_folder, add_installed

__all__ = ["Broken", "add_file", "add_folder", "add_installed"]

"""Games that come from elsewhere: installed packages and folders of the operator's choosing."""

from .find import Broken, Brought, add_file, add_folder, add_installed, brought

__all__ = ["Broken", "Brought", "add_file", "add_folder", "add_installed", "brought"]

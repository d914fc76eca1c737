"""A browser with the page."""

from .fixtures import browser, page_folder, tab

__all__ = ["browser", "page_folder", "tab"]

"""The new-session page in the window; what it begins is not played."""

import pytest
from support.new_page import Open

from serengeti_companion.ui.home.wild.new_page import NewSessionPage
from serengeti_companion.ui.main_window import MainWindow


@pytest.fixture
def open_page(window: MainWindow) -> Open:
    """Opens the page of a new session of WILD: Serengeti, from the start page."""

    def open_() -> NewSessionPage:
        window.show_home()
        window.show_new("wild")
        page = window.stage.pages.currentWidget()
        assert isinstance(page, NewSessionPage)
        page.begun.disconnect(window.begin)
        return page

    return open_


@pytest.fixture
def page(open_page: Open) -> NewSessionPage:
    """That page, opened once."""
    return open_page()

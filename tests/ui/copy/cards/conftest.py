"""The part of My copy that holds the Scene Cards."""

import pytest

from serengeti_companion.ui.copy.cards_section import CardsSection
from serengeti_companion.ui.copy.copy_page import CopyPage


@pytest.fixture
def section(page: CopyPage) -> CardsSection:
    """The part that a copy opens with."""
    assert isinstance(page.section, CardsSection)
    return page.section

"""The page of a part of the copy."""

from abc import abstractmethod

from PySide6.QtWidgets import QWidget


class SectionPage(QWidget):
    """It follows `model.changed`, and calls `model.change`."""

    @abstractmethod
    def take_focus(self) -> None:
        """The keyboard goes to where most people go on."""

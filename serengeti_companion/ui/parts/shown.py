"""Small changes to widgets that cost nothing where nothing changes."""

from PySide6.QtWidgets import QLabel, QTabBar, QWidget


def show_if(widget: QWidget, wanted: bool) -> None:
    """Show or hide; a widget that is so already is left alone, its layout too."""
    if widget.isHidden() == wanted:
        widget.setVisible(wanted)


def set_words(label: QLabel, words: str) -> None:
    """Another text, if it is another."""
    if label.text() != words:
        label.setText(words)


def set_tip(widget: QWidget, words: str) -> None:
    """Another tip, if it is another."""
    if widget.toolTip() != words:
        widget.setToolTip(words)


def set_tab(tabs: QTabBar, number: int, words: str) -> None:
    """What stands on a tab."""
    if tabs.tabText(number) != words:
        tabs.setTabText(number, words)

"""Lines of text broken to a width, with places in them that stand out."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption

Span = tuple[int, int]
"""From, to: places in a text, the second one no more of it."""

_LINE_END = "\N{LINE SEPARATOR}"


class MarkedText:
    """Laid out once, to be measured and painted; what is marked is bold and underlined."""

    def __init__(self, text: str, font: QFont, width: float, marked: Sequence[Span] = ()) -> None:
        self._layout = QTextLayout(text.replace("\n", _LINE_END), font)
        self._layout.setCacheEnabled(True)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        self._layout.setFormats([_mark(text, span) for span in marked])
        self.height = self._break(max(width, 1))

    def draw(self, painter: QPainter, corner: QPointF) -> None:
        """With the pen of the painter, its upper left corner there."""
        self._layout.draw(painter, corner)

    def _break(self, width: float) -> float:
        """Into lines of that width; return their height."""
        height = 0.0
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, height))
            height += line.height()
        self._layout.endLayout()
        return height


def _mark(text: str, span: Span) -> QTextLayout.FormatRange:
    form = QTextCharFormat()
    form.setFontWeight(QFont.Weight.Bold)
    form.setFontUnderline(True)
    found = QTextLayout.FormatRange()
    found.format = form
    found.start = _units(text[: span[0]])
    found.length = _units(text[span[0] : span[1]])
    return found


def _units(text: str) -> int:
    """As Qt counts: some letters are two."""
    return len(text.encode("utf-16-le")) // 2

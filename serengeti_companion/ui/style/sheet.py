"""The one style sheet on top of Fusion: sizes, corners and states of ordinary controls."""

from collections.abc import Callable

from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, Scheme, Target, TextSize

_SHEET = """
QPushButton, QToolButton {{
  background: {sunken}; color: {ink}; border: {line}px solid {line_colour};
  border-radius: {radius}px; padding: 0 {pad}px; min-height: {touch}px; min-width: {touch}px;
}}
QPushButton:hover, QToolButton:hover {{ border-color: {edge}; }}
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {{
  background: {accent_soft}; border-color: {accent};
}}
QPushButton:focus, QToolButton:focus {{ border: {focus_line}px solid {focus}; }}
QPushButton:disabled, QToolButton:disabled {{ color: {muted}; background: {paper}; }}
QPushButton[kind="primary"] {{
  background: {accent}; color: {on_accent}; border-color: {accent}; min-height: {primary}px;
}}
QPushButton[kind="primary"]:hover {{ border-color: {ink}; }}
QPushButton[kind="primary"]:pressed {{ background: {ink}; color: {paper}; }}
QPushButton[kind="primary"]:focus {{ border: {focus_line}px solid {focus}; }}
QPushButton[kind="primary"]:disabled {{
  background: {paper}; color: {muted}; border-color: {line_colour};
}}
QPushButton[kind="plain"], QToolButton[kind="plain"] {{
  background: transparent; border-color: transparent;
}}
QPushButton[kind="plain"]:hover, QToolButton[kind="plain"]:hover {{ border-color: {edge}; }}
QPushButton[kind="plain"]:focus, QToolButton[kind="plain"]:focus {{ border-color: {focus}; }}
QPushButton[kind="link"] {{
  background: transparent; border: none; color: {accent}; text-align: left;
  padding: 0 {gap}px; text-decoration: underline;
}}
QPushButton[kind="link"]:focus {{ border: {focus_line}px solid {focus}; }}
QLineEdit, QComboBox, QSpinBox, QPlainTextEdit, QTextEdit {{
  background: {surface}; color: {ink}; border: {line}px solid {edge};
  border-radius: {radius}px; padding: 0 {gap}px;
  selection-background-color: {accent}; selection-color: {on_accent};
}}
QLineEdit, QComboBox, QSpinBox {{ min-height: {field}px; }}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus {{
  border: {focus_line}px solid {focus};
}}
QCheckBox, QRadioButton {{ min-height: {touch}px; spacing: {gap}px; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: {tick}px; height: {tick}px; }}
QToolTip {{
  background: {surface}; color: {ink}; border: {line}px solid {edge}; padding: {half}px {gap}px;
  font-size: {small}px;
}}
QMenu {{ background: {surface}; color: {ink}; border: {line}px solid {edge}; }}
QMenu::item {{ padding: {gap}px {pad}px; min-height: {tick}px; }}
QMenu::item:selected {{ background: {accent_soft}; color: {ink}; }}
QScrollArea {{ border: none; background: transparent; }}
QScrollBar:vertical {{ width: {bar}px; }}
QScrollBar:horizontal {{ height: {bar}px; }}
"""

Px = Callable[[float], int]


def make(scheme: Scheme, px: Px, line: int) -> str:
    """The sheet for a scheme; `px` scales a length, `line` is the width of a line."""
    colours = {role.replace(" ", "_"): value for role, value in scheme.items()}
    colours["line_colour"] = colours.pop(Role.LINE)
    return _SHEET.format(**colours, **_lengths(px, line))


def _lengths(px: Px, line: int) -> dict[str, int]:
    return {
        "line": line,
        "focus_line": max(px(2), line + 1),
        "radius": px(RADIUS_SMALL),
        "half": px(4),
        "gap": px(8),
        "pad": px(16),
        "tick": px(24),
        "bar": px(14),
        "field": px(Target.TOUCH - 2),
        "touch": px(Target.TOUCH - 2),  # the border makes up the rest
        "primary": px(Target.PRIMARY - 2),
        "small": px(TextSize.SMALL),
    }

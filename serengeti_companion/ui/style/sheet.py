"""The one style sheet on top of Fusion: sizes, corners and states of ordinary controls."""

from collections.abc import Callable

from serengeti_companion.paths import resources
from serengeti_companion.ui.style.themes import Look
from serengeti_companion.ui.style.tokens import RADIUS_SMALL, Role, Target, TextSize

_SHEET = """
QPushButton, QToolButton {{
  background: {sunken}; color: {ink}; border: {line}px solid {line_colour};
  border-radius: {radius}px;
}}
QPushButton {{ padding: 0 {pad}px; min-height: {touch}px; }}
QPushButton:hover, QToolButton:hover {{ border-color: {edge}; }}
QPushButton:pressed, QToolButton:pressed {{
  background: {accent_soft}; border-color: {accent};
}}
QPushButton:checked, QToolButton:checked {{
  background: {accent_soft}; border: {thick}px solid {accent};
}}
QPushButton:checked {{ padding: 0 {chosen_pad}px; min-height: {chosen}px; }}
QPushButton:focus, QToolButton:focus {{ border: {focus_line}px solid {focus}; outline: none; }}
QPushButton:focus {{ padding: 0 {ringed_pad}px; min-height: {ringed}px; }}
QPushButton:disabled, QToolButton:disabled {{
  color: {muted}; background: {paper}; border-style: {off};
}}
QPushButton[kind="primary"] {{
  background: {accent}; color: {on_accent}; border-color: {accent}; min-height: {primary}px;
}}
QPushButton[kind="primary"]:hover {{ border-color: {ink}; }}
QPushButton[kind="primary"]:pressed {{ background: {ink}; color: {paper}; }}
QPushButton[kind="primary"]:focus {{
  border: {thick}px double {on_accent}; padding: 0 {chosen_pad}px; min-height: {chosen_primary}px;
}}
QPushButton[kind="primary"]:disabled {{
  background: {paper}; color: {muted}; border: {line}px {off} {line_colour};
}}
QPushButton[kind="plain"], QToolButton[kind="plain"] {{
  background: transparent; border-color: transparent;
}}
QPushButton[kind="plain"]:hover, QToolButton[kind="plain"]:hover {{ border-color: {edge}; }}
QPushButton[kind="plain"]:focus, QToolButton[kind="plain"]:focus {{ border-color: {focus}; }}
QPushButton[kind="link"] {{
  background: transparent; border: {focus_line}px solid transparent; color: {accent};
  text-align: left; padding: 0 {line}px; text-decoration: underline; min-height: {ringed}px;
}}
QPushButton[kind="link"]:focus {{ border-color: {focus}; }}
QLineEdit, QComboBox, QPlainTextEdit, QTextEdit {{
  background: {surface}; color: {ink}; border: {line}px solid {edge};
  border-radius: {radius}px; padding: 0 {gap}px; placeholder-text-color: {muted};
  selection-background-color: {accent}; selection-color: {on_accent};
}}
QLineEdit, QComboBox, QSpinBox {{ min-height: {touch}px; }}
QLineEdit:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {{
  border: {focus_line}px solid {focus};
}}
QLineEdit:focus, QComboBox:focus {{ padding: 0 {ringed_gap}px; min-height: {ringed}px; }}
QComboBox::drop-down {{ border: none; width: {tick}px; }}
QComboBox::down-arrow {{ image: url("{arrow}"); width: {mark}px; height: {mark}px; }}
QCheckBox, QRadioButton {{
  border: {focus_line}px solid transparent; border-radius: {radius}px; min-height: {ringed}px;
  padding-right: {half}px; spacing: {gap}px;
}}
QCheckBox:focus, QRadioButton:focus {{ border-color: {focus}; outline: none; }}
QCheckBox::indicator, QRadioButton::indicator {{
  width: {tick}px; height: {tick}px; border: {focus_line}px solid {edge}; background: {surface};
}}
QCheckBox::indicator {{ border-radius: {half}px; }}
QCheckBox::indicator:checked {{
  background: {accent}; border-color: {accent}; image: url("{tick_sign}");
}}
QRadioButton::indicator {{ border-radius: {disc}px; }}
QRadioButton::indicator:checked {{
  background: {accent}; border-color: {accent}; image: url("{dot}");
}}
QToolTip {{
  background: {surface}; color: {ink}; border: {line}px solid {edge}; padding: {half}px {gap}px;
  font-size: {small}px;
}}
QMenu {{ background: {surface}; color: {ink}; border: {line}px solid {edge}; }}
QMenu::item {{ padding: {gap}px {further}px {gap}px {pad}px; min-height: {entry}px; }}
QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}
QTabWidget::pane {{ border: none; border-top: {line}px solid {line_colour}; }}
QTabBar::tab {{
  background: transparent; color: {muted}; border: none; border-bottom: {thick}px solid transparent;
  min-height: {tab}px; padding: 0 {gap}px; margin-right: {gap}px;
}}
QTabBar::tab:hover {{ color: {ink}; border-bottom-color: {edge}; }}
QTabBar::tab:selected {{ color: {ink}; border-bottom-color: {accent}; }}
QAbstractItemView {{
  background: {surface}; alternate-background-color: {sunken}; color: {ink};
  border: {line}px solid {line_colour}; border-radius: {radius}px;
  selection-background-color: {accent}; selection-color: {on_accent};
}}
QAbstractItemView:focus {{ border: {focus_line}px solid {focus}; }}
QTableView::item, QListView::item {{ padding: 0 {gap}px; }}
QHeaderView {{ border: none; border-radius: 0; }}
QHeaderView::section {{
  background: {sunken}; color: {ink}; border: none; border-bottom: {line}px solid {line_colour};
  min-height: {tick}px; padding: {half}px {above_cells}px;
}}
QProgressBar {{
  background: {sunken}; color: {ink}; border: {line}px solid {edge}; border-radius: {half}px;
  min-height: {tick}px; text-align: center;
}}
QProgressBar::chunk {{ background: {accent_soft}; border-right: {thick}px solid {accent}; }}
QSlider:horizontal {{ min-height: {touch}px; }}
QSlider::groove:horizontal {{ background: {edge}; height: {half}px; border-radius: {line}px; }}
QSlider::handle:horizontal {{
  background: {accent}; width: {tick}px; margin: -{mark}px 0; border-radius: {half}px;
}}
QSlider:focus {{ border: {focus_line}px solid {focus}; border-radius: {radius}px; }}
QScrollArea {{ border: none; background: transparent; }}
QScrollBar {{ background: transparent; border: none; }}
QScrollBar:vertical {{ width: {bar}px; }}
QScrollBar:horizontal {{ height: {bar}px; }}
QScrollBar::handle {{ background: {edge}; border-radius: {half}px; margin: {line}px; }}
QScrollBar::handle:disabled {{ background: transparent; }}
QScrollBar::handle:vertical {{ min-height: {touch}px; }}
QScrollBar::handle:horizontal {{ min-width: {touch}px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""

Px = Callable[[float], int]


def make(look: Look, px: Px) -> str:
    """The sheet for a look; `px` scales a length."""
    colours = {role.replace(" ", "_"): value for role, value in look.scheme.items()}
    colours["line_colour"] = colours.pop(Role.LINE)
    off = "dashed" if look.high_contrast else "solid"
    line = px(2 if look.high_contrast else 1)
    return _SHEET.format(**colours, **_signs(look), **_lengths(px, line), off=off)


def _signs(look: Look) -> dict[str, str]:
    """Style sheets take pictures from files only, so there is one of each for either ground."""
    folder = resources() / "icons" / "controls"
    ink, on_accent = ("light", "dark") if look.dark else ("dark", "light")
    return {
        "arrow": (folder / f"arrow-{ink}.svg").as_posix(),
        "dot": (folder / f"dot-{on_accent}.svg").as_posix(),
        "tick_sign": (folder / f"tick-{on_accent}.svg").as_posix(),
    }


def _lengths(px: Px, line: int) -> dict[str, int]:
    ring = max(px(2), line + 1)
    thick = px(3) + line - 1
    tick = px(24)
    pad = px(19)  # with one letter between them that makes 48
    touch, primary = px(Target.TOUCH), px(Target.PRIMARY)
    return {
        "line": line,
        "focus_line": ring,
        "thick": thick,
        "radius": px(RADIUS_SMALL),
        "half": px(4),
        "gap": px(8),
        "above_cells": px(8) + 3,  # Qt puts that much round what stands in a cell
        "ringed_gap": px(8) - (ring - line),
        "mark": px(12),
        # A thicker border leaves less inside: the button stays as large as it was.
        "pad": pad,
        "further": px(32),  # room for the sign of a further menu
        "ringed_pad": pad - (ring - line),
        "chosen_pad": pad - (thick - line),
        "tick": tick,
        "disc": tick // 2 + ring,
        "bar": px(14),
        "tab": px(Target.TOUCH - 3),
        "entry": px(Target.TOUCH) - 2 * px(8),
        "touch": touch - 2 * line,
        "ringed": touch - 2 * ring,
        "chosen": touch - 2 * thick,
        "primary": primary - 2 * line,
        "chosen_primary": primary - 2 * thick,
        "small": px(TextSize.SMALL),
    }

"""The evening that is not over: one press goes on with it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from serengeti_companion.storage.sessions import StoredSession
from serengeti_companion.ui.home import told_session
from serengeti_companion.ui.home.told_time import told_time
from serengeti_companion.ui.parts.card_frame import CardFrame, Tone
from serengeti_companion.ui.parts.primary_button import PrimaryButton
from serengeti_companion.ui.parts.text_label import TextLabel
from serengeti_companion.ui.style.styling import current_style, follow
from serengeti_companion.ui.style.tokens import Role, TextSize, Weight
from serengeti_companion.ui.translation import filled


class ResumeCard(CardFrame):
    """Hidden while there is nothing to go on with."""

    asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Tone.ACTIVE)
        self._session = 0
        self._title = TextLabel("", self, size=TextSize.LARGE, weight=Weight.SEMIBOLD)
        self._line = TextLabel("", self, role=Role.MUTED)
        self._note = TextLabel("", self, role=Role.MUTED)
        for label in (self._title, self._line, self._note):
            label.setWordWrap(True)
        self.button = PrimaryButton(self.tr("&Resume"), self)
        self.button.clicked.connect(lambda: self.asked.emit(self._session))
        self._words = QVBoxLayout()
        self._words.addWidget(self._title)
        self._words.addWidget(self._line)
        self._words.addWidget(self._note)
        self._row = QHBoxLayout(self)
        self._row.addLayout(self._words, 1)
        self._row.addWidget(self.button)
        self.hide()
        follow(self._resize)

    def show_session(self, session: StoredSession | None) -> None:
        """The session to go on with, None = there is none."""
        self.setVisible(session is not None)
        if session is None:
            return
        self._session = session.id
        title = told_session.title(session)
        when = told_time(session.last_played)
        self._title.setText(title)
        self._line.setText(told_session.line(session))
        last = self.tr("Last played {when}").format(when=when)
        self._note.setText(" · ".join(filter(None, (told_session.note(session), last))))
        name = self.tr("Resume {title}, {moment}")
        self.button.setAccessibleName(
            filled(name, title=title, moment=told_session.moment(session))
        )

    def _resize(self) -> None:
        style = current_style()
        margin = style.px(16)
        self._row.setContentsMargins(style.px(20), margin, margin, margin)
        self._row.setSpacing(margin)
        self._words.setSpacing(style.px(2))
        self.button.setMinimumWidth(style.px(180))

"""When something was, as people say it."""

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, Qt


def told_time(moment: str, now: QDateTime | None = None) -> str:
    """A time in UTC (ISO 8601) as today, yesterday or a day, in the clock of this computer."""
    then = QDateTime.fromString(moment, Qt.DateFormat.ISODate).toLocalTime()
    if not then.isValid():
        return ""
    clock = QLocale().toString(then.time(), QLocale.FormatType.ShortFormat)
    today = (now or QDateTime.currentDateTime()).date()
    words = QCoreApplication.translate
    match then.date().daysTo(today):
        case 0:
            return words("ToldTime", "today, {time}").format(time=clock)
        case 1:
            return words("ToldTime", "yesterday, {time}").format(time=clock)
        case _:
            return _day(then.date())


def _day(day: QDate) -> str:
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)

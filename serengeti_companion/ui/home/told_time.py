"""When something was, as people say it."""

from datetime import date, datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime


def told_time(moment: str, now: datetime | None = None) -> str:
    """A time in UTC (ISO 8601) as today, yesterday or a day, in the clock of this computer."""
    try:
        then = datetime.fromisoformat(moment).astimezone()
    except ValueError:
        return ""
    short = QLocale.FormatType.ShortFormat
    clock = QLocale().toString(QTime(then.hour, then.minute), short)
    words = QCoreApplication.translate
    match ((now or datetime.now().astimezone()).date() - then.date()).days:
        case 0:
            return words("ToldTime", "today, {time}").format(time=clock)
        case 1:
            return words("ToldTime", "yesterday, {time}").format(time=clock)
        case _:
            return _day(then.date())


def told_clock(moment: str | None) -> str:
    """Day and time of that moment in UTC, in the clock of this computer; "" = nobody knows."""
    try:
        then = datetime.fromisoformat(moment or "").astimezone()
    except ValueError:
        return ""
    clock = QLocale().toString(QTime(then.hour, then.minute), QLocale.FormatType.ShortFormat)
    return f"{_day(then.date())}, {clock}"


def _day(day: date) -> str:
    said = QDate(day.year, day.month, day.day)
    return QLocale().toString(said, QLocale.FormatType.ShortFormat)

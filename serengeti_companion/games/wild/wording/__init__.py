"""Commands and events in plain words: the names undo shows and the lines of the log."""

from serengeti_companion.games.wild.wording.commands import tell_command as tell_command
from serengeti_companion.games.wild.wording.events import tell_event as tell_event

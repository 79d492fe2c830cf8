"""What hands do on the real table: things to do, each with the clauses that ask for it."""

from dataclasses import dataclass

from serengeti_companion.engine.texts import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Duty:
    """One thing to do, and the clauses that ask for it."""

    text: Text
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupStep:
    """One step of setup."""

    number: int
    title: Text
    duties: tuple[Duty, ...]

    @property
    def clauses(self) -> tuple[str, ...]:
        """All clauses of the step, in order, each once."""
        return tuple(dict.fromkeys(clause for duty in self.duties for clause in duty.clauses))


def duty(text: Text, *clauses: str) -> Duty:
    """Briefly written, for lists of them."""
    return Duty(text=text, clauses=clauses)

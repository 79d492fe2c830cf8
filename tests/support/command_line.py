"""What one call of the command line said."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """The exit code, standard output, and the lines of standard error."""

    code: int
    output: str
    complaints: list[str]

    @property
    def answers(self) -> list[dict[str, Any]]:
        """The JSON objects answered, one a line."""
        return [json.loads(line) for line in self.output.splitlines()]

    @property
    def answer(self) -> dict[str, Any]:
        """The only answer."""
        (answer,) = self.answers
        return answer


Call = Callable[..., Reply]
"""Arguments as on the command line, and `given`: what stands on standard input."""

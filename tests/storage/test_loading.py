"""What the first window needs of the storage costs little."""

import subprocess
import sys

import pytest

LIGHT = """
import sys
import {module}
heavy = {{"pydantic", "PySide6", "serengeti_companion.games.wild"}} & set(sys.modules)
sys.exit(f"loaded {{heavy}}" if heavy else 0)
"""


@pytest.mark.parametrize(
    "module",
    [
        "serengeti_companion.storage.sessions",
        "serengeti_companion.storage.preferences",
        "serengeti_companion.storage.single_instance",
        "serengeti_companion.games.catalogue",
    ],
)
def test_what_the_home_window_imports_loads_no_pydantic_and_no_game(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LIGHT.format(module=module)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")

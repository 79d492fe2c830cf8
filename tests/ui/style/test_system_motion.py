"""What Plasma says about motion."""

from pathlib import Path

import pytest

from serengeti_companion.ui.style.system_motion import kde_moves


@pytest.mark.parametrize(
    ("written", "moves"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", False),
        ("[KDE]\nAnimationDurationFactor=0.5\n", True),
        ("[KDE]\nSingleClick=true\n", True),
        ("", True),
    ],
)
def test_instant_animations_mean_no_motion(tmp_path: Path, written: str, moves: bool) -> None:
    settings = tmp_path / "kdeglobals"
    settings.write_text(written, encoding="utf-8")
    assert kde_moves(settings) is moves


def test_without_settings_things_move(tmp_path: Path) -> None:
    assert kde_moves(tmp_path / "missing")

"""Names of files made of what people typed."""

import re
import unicodedata

MOST_BYTES = 120
"""In UTF-8, without the suffix; the strictest systems take 143 bytes in all."""

_FORBIDDEN = re.compile(r'[<>:"/\\|?*]')
_AT_THE_ENDS = " ."
_AT_THE_START = " .-~"  # hidden files, options of commands, the home folder
_DEVICE = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\.|$)", re.IGNORECASE
)


def safe_file_name(name: str, otherwise: str = "copy") -> str:
    """What a file for this can be called on every system, no suffix yet; `otherwise` for nothing.

    No path in it, nothing unseen, no name that Windows keeps for a device.
    """
    seen = "".join(map(_seen, unicodedata.normalize("NFC", name)))
    words = " ".join(_FORBIDDEN.sub(" ", seen).split())
    short = words.lstrip(_AT_THE_START).encode()[:MOST_BYTES].decode(errors="ignore")
    fit = short.rstrip(_AT_THE_ENDS)
    if not fit:
        return otherwise
    return f"{otherwise} {fit}" if _DEVICE.match(fit) else fit


def _seen(letter: str) -> str:
    """Marks that only steer a text are dropped; line ends and control characters are a space."""
    kind = unicodedata.category(letter)
    if kind in {"Cf", "Cs"}:
        return ""
    return " " if kind in {"Cc", "Zl", "Zp", "Co", "Cn"} else letter

"""`python -m serengeti_companion`: the same as the command `serengeti-companion`."""

import sys

from serengeti_companion.cli.main import run

if __name__ == "__main__":
    sys.exit(run())

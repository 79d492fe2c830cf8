"""`audit`: what today's rules would refuse of a session file."""

import argparse
import json
from dataclasses import asdict

from serengeti_companion.cli.session_input import UNUSABLE, file_argument, with_session
from serengeti_companion.exports.auditing import audit
from serengeti_companion.storage.whole import WholeSession

NAME = "audit"
HELP = "What today's rules would refuse of a session file, a line each."


def arguments(parser: argparse.ArgumentParser) -> None:
    file_argument(parser)


def run(options: argparse.Namespace) -> int:
    return with_session(options.file, _answer)


def _answer(whole: WholeSession) -> int:
    code = 0
    for finding in audit(whole):
        print(json.dumps(asdict(finding)))
        if not finding.on_word:
            code = UNUSABLE
    return code

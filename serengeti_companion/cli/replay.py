"""`replay`: where a session file ends, or the whole of it in words."""

import argparse
import json
from dataclasses import replace

from serengeti_companion.cli.inputs import whole_number
from serengeti_companion.cli.session_input import file_argument, with_session
from serengeti_companion.exports.table_json import replayed
from serengeti_companion.exports.transcript import transcript
from serengeti_companion.storage.faults import UnusableInput
from serengeti_companion.storage.whole import WholeSession

NAME = "replay"
HELP = "The table at the end of a session file, or its transcript."


def arguments(parser: argparse.ArgumentParser) -> None:
    file_argument(parser)
    parser.add_argument(
        "--transcript", action="store_true", help="every move in words instead of the table"
    )
    parser.add_argument(
        "--until", metavar="N", type=_count, help="only the first N records of the file"
    )


def run(options: argparse.Namespace) -> int:
    def answer(whole: WholeSession) -> int:
        part = replace(whole, records=whole.records[: options.until])
        if options.transcript:
            print(transcript(part), end="")
        else:
            print(json.dumps(replayed(part)))
        return 0

    def refuse(error: UnusableInput) -> None:
        if not options.transcript:
            print(json.dumps({"error": str(error)}))

    return with_session(options.file, answer, refuse)


def _count(word: str) -> int:
    number = whole_number(word)
    if number < 0:
        raise argparse.ArgumentTypeError(f"{number} is less than 0")
    return number

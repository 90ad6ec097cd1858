"""What the commands about records print for machines: JSON."""

from collections.abc import Sequence
from typing import Any

import msgspec

from cavale.core.catalogue import LANGS, say
from cavale.core.eyes import Eyes
from cavale.core.game import Game
from cavale.core.message import Message
from cavale.core.record import Check, Record
from cavale.core.review import Played, Reviewer, tallies
from cavale.core.seats import CHANCE
from cavale.core.written import UNSEEN


def replayed(record: Record, eyes: Eyes) -> str:
    """Every step: whose move, which, what it means, and the view after it."""
    game, steps, before = record.game, list[dict[str, Any]](), None
    for number, position in enumerate(record.positions()):
        step: dict[str, Any] = {"number": number, "view": eyes.look(position).view()}
        if before is not None:
            move = game.read_move(record.moves[number - 1])
            learned = eyes.learn(before, move)
            step["by"] = _who(game, before.mover)
            step["move"] = move.text if learned else UNSEEN
            if learned:
                told = eyes.look(before).describe(move, eyes.look(position))
                step["words"] = _in_words(told, game)
        steps.append(step)
        before = position
    return _json({**_heading(record), "steps": steps})


def reviewed(played: Played, reviewer: Reviewer) -> str:
    """A row for each move, and what the rows add up to for each seat."""
    rows = list(reviewer.rows(played, 0))
    moves = [
        {
            "number": number + 1,
            "by": _who(played.game, played.mover(number)),
            "move": played.moves[number].text,
            "loss": row.loss,
            "luck": row.luck,
            "bits": row.bits,
            "better": row.better,
            "words": None if row.said is None else _in_words([row.said], played.game),
        }
        for number, row in enumerate(rows)
    ]
    unit = _in_words([Message(reviewer.unit)], played.game)
    return _json({"unit": unit, "moves": moves, "totals": tallies(played, rows)})


def verified(checked: Sequence[tuple[Record, Sequence[Check]]]) -> str:
    """For each record what was checked, and whether it passed."""
    return _json(
        [
            {
                **_heading(record),
                "passed": all(check.passed for check in checks),
                "checks": checks,
            }
            for record, checks in checked
        ]
    )


def _heading(record: Record) -> dict[str, Any]:
    game = record.game
    return {
        "game": game.slug,
        "variant": game.variant,
        "seats": game.seats,
        "headers": record.headers,
        "result": record.result,
    }


def _who(game: Game, mover: int | None) -> str:
    return "chance" if mover is None or mover == CHANCE else game.spec.seats[mover]


def _in_words(said: Sequence[Message], game: Game) -> dict[str, str]:
    return {lang: say(lang, said, game) for lang in LANGS}


def _json(thing: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(thing), indent=2).decode()

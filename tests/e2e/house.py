"""The server's other door: tables set and played over the wire, without a browser."""

import secrets
from dataclasses import dataclass, field
from typing import Any

import httpx

from cavale import GAMES
from cavale.core.catalogue import LANGS, Lang
from tests.chance import next_key
from tests.waiting import PATIENCE

Json = dict[str, Any]
SHORT = ("single", "quick")
"""Variants that are over soon, in games that have one; else the first is."""


@dataclass
class Laid:
    """A table and everything that was handed out for it, by player."""

    id: str
    held: dict[int, str]
    invites: dict[int, str] = field(default_factory=dict)

    @property
    def path(self) -> str:
        return f"/t/{self.id}"


def short(game: str) -> str | None:
    """The variant that is over soonest; None for what a game begins with."""
    variants = GAMES[game].variants if game in GAMES else ()
    return next((one.name for one in variants if one.name in SHORT), None)


class House:
    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=PATIENCE)

    def lay(
        self,
        *kinds: str,
        moves: str = "",
        game: str = "wall",
        variant: str | None = None,
        games: int = 1,
        **more: object,
    ) -> Laid:
        """A table with these seats, where these moves have been played.

        Where chance plays, what is dealt follows from the test's name, or from `key` if given.
        """
        seats = [{"kind": kind} | ({"level": 1} if kind == "bot" else {}) for kind in kinds]
        body = {"game": game, "variant": variant or short(game), "seats": seats, "games": games}
        opened = self.post("/api/tables", {"key": next_key(), **body, **more})
        laid = Laid(
            opened["table"],
            {one["seat"]: one["secret"] for one in opened["held"]},
            {one["seat"]: one["invite"] for one in opened["invites"]},
        )
        self.play(laid, moves)
        return laid

    def claim(self, laid: Laid, player: int, name: str = "") -> None:
        body = {"invite": laid.invites.pop(player), "name": name}
        taken = self.post(f"/api/tables/{laid.id}/claim", body)
        laid.held[taken["seat"]] = taken["secret"]

    def play(self, laid: Laid, moves: str) -> None:
        for move in moves.split():
            self.move(laid, move)

    def move(self, laid: Laid, text: str) -> None:
        """Played by whoever is to move."""
        seen = self.table(laid.id)
        body = {"move": text, "version": seen["version"], "key": secrets.token_hex(8)}
        player = seen["seats"][seen["mover"]]["player"]
        self.post(f"/api/tables/{laid.id}/moves", body, laid.held[player])

    def seen(self, laid: Laid, player: int) -> Json:
        """The table as a player sees it."""
        headers = {"authorization": f"Bearer {laid.held[player]}"}
        answer = self.client.get(f"/api/tables/{laid.id}", headers=headers)
        return self.answer(answer)  # type: ignore[no-any-return]

    def resign(self, laid: Laid, player: int) -> None:
        self.act(laid, player, "resign")

    def rematch(self, laid: Laid, player: int) -> None:
        self.act(laid, player, "rematch")

    def act(self, laid: Laid, player: int, action: str) -> None:
        """A bot may move meanwhile: then once more."""
        while True:
            version = self.table(laid.id)["version"]
            body = {"action": action, "version": version, "key": secrets.token_hex(8)}
            headers = {"authorization": f"Bearer {laid.held[player]}"}
            path = f"/api/tables/{laid.id}/actions"
            answer = self.client.post(path, json=body, headers=headers)
            if answer.status_code != 409 or answer.json()["code"] != "stale_version":
                self.answer(answer)
                return

    def table(self, table: str) -> Json:
        return self.get(f"/api/tables/{table}")  # type: ignore[no-any-return]

    def moves(self, table: str) -> list[str]:
        """The moves that stand."""
        history = self.get(f"/api/tables/{table}/history")
        return [step["move"] for step in history if step["move"]]

    def clause(self, number: str, game: str = "wall") -> dict[str, str]:
        """What a clause of a rulebook says, by language."""
        return {lang: self._clause(number, game, lang) for lang in LANGS}

    def _clause(self, number: str, game: str, lang: Lang) -> str:
        clauses = self.get(f"/api/games/{game}/rulebook?lang={lang}")["clauses"]
        return next(clause["text"] for clause in clauses if clause["id"] == number)  # type: ignore[no-any-return]

    def get(self, path: str) -> Any:
        return self.answer(self.client.get(path))

    def post(self, path: str, body: Json, secret: str | None = None) -> Json:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        answer = self.client.post(path, json=body, headers=headers)
        return self.answer(answer)  # type: ignore[no-any-return]

    def answer(self, answer: httpx.Response) -> Any:
        assert answer.is_success, answer.text
        return answer.json()

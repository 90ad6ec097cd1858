"""People gather at a table: its host gives, frees and changes seats, and begins the game."""

import pytest
from msgspec.structs import replace

from cavale.core.chance import bound
from cavale.tables.deciding import nonces, opening
from cavale.tables.deciding.hosting import HostAction, host
from cavale.tables.deciding.opening import NO_NONCE, Nonce
from cavale.tables.deciding.refusals import Refused
from cavale.tables.deciding.rematch import Asked, new_table
from cavale.tables.log import pace, rounds
from cavale.tables.log.dealing import seed_of
from cavale.tables.log.entries import Claim, Evening, Logged, Open, React, Rename
from cavale.tables.log.fold import begin
from cavale.tables.log.seat_secrets import hashed
from cavale.tables.views import build
from tests.tables import sheets
from tests.tables.sheets import YELLOW_WINS, Sheet, sheet

ROOT = "00ff" * 16


def room(game: str = "horse", seats: int = 3) -> Sheet:
    """A host, and seats for whoever has the room's link."""
    players = [replace(sheets.player("link", number), secret=None) for number in range(seats)]
    players[0] = sheets.player("here", 0)
    spec = sheets.SHELF[game]
    first = Logged(
        1,
        0,
        Open(
            game,
            spec.variants[0].name,
            spec.rules_version,
            1,
            tuple(players),
            seed_of(ROOT, 0),
            root=ROOT,
            fairness=2,
            room=hashed("the room"),
            gathering=True,
        ),
    )
    table = begin("t", first, sheets.open_game)
    return Sheet([first], table, [table])


def come(made: Sheet, who: str) -> Claim:
    own = Nonce(bound=bound("t", 1, who))
    entry = opening.claim(made.table, "the room", who, own, lambda seat: f"{who} {seat}")
    made.add(entry)
    return entry


def hosts(
    made: Sheet, action: HostAction, player: int | None = None, other: int | None = None
) -> None:
    made.add(host(made.table, made.table.order.index(0), action, player, other))


def test_one_link_gives_one_seat_to_each_who_comes() -> None:
    made = room()
    assert come(made, "Ada").player == 1
    assert come(made, "Bo").player == 2
    assert [one.name for one in made.table.players] == ["player 0", "Ada", "Bo"]
    with pytest.raises(Refused) as refused:
        come(made, "Cy")
    assert refused.value.code == "seat_taken"
    with pytest.raises(Refused):
        opening.claim(made.table, "another room", "Cy", NO_NONCE, lambda seat: f"{seat}")


def test_nothing_begins_and_nobody_tells_before_the_host_says_so() -> None:
    made = room()
    come(made, "Ada")
    last = Nonce("Bo")
    with pytest.raises(Refused, match="bind yourself"):
        opening.claim(made.table, "the room", "Bo", last, lambda seat: f"{seat}")
    come(made, "Bo")
    assert (rounds.phase(made.table), made.table.status) == ("sitting", "waiting")
    hosts(made, "begin")
    assert rounds.phase(made.table) == "telling"
    with pytest.raises(Refused, match="nothing can be changed"):
        hosts(made, "free", 1)
    for player, who in ((1, "Ada"), (2, "Bo")):
        made.add(nonces.tell(made.table, player, who))
    assert (rounds.phase(made.table), made.table.status) == ("done", "playing")
    assert made.refolded()[-1].position == made.table.position


def test_a_seat_is_freed_given_to_a_bot_and_freed_again() -> None:
    made = room()
    come(made, "Ada")
    hosts(made, "free", 1)
    assert made.table.players[1].secret is None
    hosts(made, "appoint", 1, 2)
    assert made.table.players[1].level == 2
    with pytest.raises(Refused, match="still free"):
        hosts(made, "begin")
    hosts(made, "free", 1)
    assert come(made, "Bo").player == 1
    hosts(made, "appoint", 2, 0)
    hosts(made, "begin")
    assert made.table.company.seated


def test_people_change_seats_and_keep_their_secrets() -> None:
    made = room()
    come(made, "Ada")
    come(made, "Bo")
    hosts(made, "swap", 0, 2)
    assert made.table.order == (2, 1, 0)
    assert [seat.name for seat in build.seats(made.table)] == ["Bo", "Ada", "player 0"]
    assert build.seats(made.table)[2].player == 0
    hosts(made, "swap", 0, 1)
    assert made.table.order == (2, 0, 1)


@pytest.mark.parametrize(
    ("action", "player", "other"),
    [
        ("free", 0, None),
        ("free", 2, None),
        ("appoint", 1, 2),
        ("appoint", 2, 99),
        ("appoint", 2, None),
        ("swap", 1, 1),
        ("swap", 1, 7),
        ("swap", None, 1),
    ],
)
def test_what_a_host_cannot_do(action: HostAction, player: int | None, other: int | None) -> None:
    made = room()
    come(made, "Ada")
    with pytest.raises(Refused):
        hosts(made, action, player, other)


def test_only_the_host_hosts() -> None:
    made = room()
    come(made, "Ada")
    with pytest.raises(Refused) as refused:
        host(made.table, 1, "free", 2, None)
    assert refused.value.code == "wrong_seat"


def test_a_seat_that_is_kept_for_somebody_is_nobody_elses_to_give() -> None:
    """Who asks first for a rematch opens its table, and the others have their seats there."""
    made = sheet("here", "link")
    made.play(*YELLOW_WINS)
    wish = new_table(made.table, 0, "secret 0", Asked("secret 0", made.table.version, "key"), "t")
    entry = opening.opening(made.table.game, 1, wish.players, wish.terms, None)
    table = begin("t", Logged(1, 0, entry), sheets.open_game)
    (asker,) = (seat for seat, one in enumerate(table.seats) if one.kind == "here")
    wishes: list[tuple[HostAction, int]] = [("appoint", 1), ("swap", asker)]
    for action, other in wishes:
        with pytest.raises(Refused) as refused:
            host(table, asker, action, 1 - asker, other)
        assert refused.value.message.id == "refused-not-free"


def test_whoever_sits_may_be_called_otherwise() -> None:
    made = sheet("here", "link")
    made.add(Rename(1, "Zoé", 3))
    shown = build.seats(made.table)[1]
    assert (shown.name, shown.portrait) == ("Zoé", 3)


def test_three_gestures_at_once_and_then_one_in_a_while() -> None:
    made = sheet("here", "link")
    clap = React(0, "bravo")
    for _ in range(3):
        assert pace.wait(made.table, clap, made.log[-1].at) == 0
        made.add(clap)
    now = made.log[-1].at
    wait = pace.wait(made.table, clap, now)
    assert wait > 0
    assert pace.wait(made.table, clap, now + wait) == 0
    assert pace.wait(made.table, React(1, "bravo"), now) == 0


@pytest.mark.parametrize(("same_seats", "order"), [(False, (1, 0)), (True, (0, 1))])
def test_the_evening_is_carried_from_table_to_table(
    same_seats: bool, order: tuple[int, ...]
) -> None:
    made = sheet("here", "link")
    made.play(*YELLOW_WINS)
    asked = Asked("secret 0", made.table.version, "key", same_seats=same_seats)
    wish = new_table(made.table, 0, "secret 0", asked, "next")
    assert wish.entry.players == order
    assert wish.terms.evening == Evening(1, (1, 0) if same_seats else (0, 1))

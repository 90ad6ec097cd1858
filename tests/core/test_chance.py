"""The fair dealer."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cavale import Game
from cavale.core.chance import Dealer, commitment, new_seed, shares
from cavale.core.record import Record, read, result_text, verify
from tests.toys import kuhn

SEED = bytes(range(32))


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()


def test_a_roll_can_be_recomputed_by_hand() -> None:
    """What the documentation says, spelled out with the standard library only."""
    key = hmac.new(SEED, b"left\nright", "sha256").digest()
    block = hmac.new(key, b"table7/4/0", "sha256").digest()
    expected = int.from_bytes(block[:8], "big") % 6
    assert Dealer(SEED, "table7", ("left", "right")).draw(4, [1.0] * 6) == expected


def test_seed_table_number_and_nonce_all_matter() -> None:
    weights = [1.0] * 1000
    dealers = [
        Dealer(SEED, "a"),
        Dealer(SEED[::-1], "a"),
        Dealer(SEED, "b"),
        Dealer(SEED, "a", ("nonce", "")),
        Dealer(SEED, "a", ("", "nonce")),
    ]
    draws = [tuple(dealer.draw(k, weights) for k in range(4)) for dealer in dealers]
    assert len(set(draws)) == len(dealers)
    assert len(set(draws[0])) > 1


def test_draws_follow_the_weights() -> None:
    dealer = Dealer(SEED, "weights")
    counts = [0, 0, 0]
    for k in range(6000):
        counts[dealer.draw(k, [1.0, 2.0, 3.0])] += 1
    expected = (1000, 2000, 3000)
    chi_square = sum((c - e) ** 2 / e for c, e in zip(counts, expected, strict=True))
    assert chi_square < 13.8, "one honest dealer in a thousand fails this; the seed is fixed"


@given(st.lists(st.integers(1, 1000), min_size=1, max_size=20))
def test_shares_keep_whole_weights_in_proportion(weights: list[int]) -> None:
    scaled = shares([weight / 4 for weight in weights])
    assert all(a * weights[0] == b * scaled[0] for a, b in zip(scaled, weights, strict=True))


@pytest.mark.parametrize("weights", [[0.0, 1.0], [-1.0, 2.0]])
def test_an_outcome_without_weight_is_refused(weights: list[float]) -> None:
    with pytest.raises(ValueError, match="positive"):
        shares(weights)


def dealt(nonces: tuple[str, str] = ("", "")) -> Record:
    """A game of the toy, dealt by the house."""
    game = Game(kuhn.SPEC)
    dealer = Dealer(SEED, "t1", nonces)
    position = game.start()
    moves = []
    for k in range(2):
        moves.append(position.moves[dealer.draw(k, position.weights)])
        position = position.play(moves[-1])
    for move in ("check", "bet", "call"):
        moves.append(game.read_move(move))
        position = position.play(move)
    headers = {"table": "t1", "commitment": commitment(SEED), "seed": SEED.hex()}
    headers |= {"nonce-first": nonces[0], "nonce-second": nonces[1]} if any(nonces) else {}
    texts = tuple(str(move) for move in moves)
    return Record(game, texts, result_text(position.outcome), headers=headers)


def open_toy(slug: str, variant: str | None, seats: int | None, rules: int | None) -> Game:
    return Game(kuhn.SPEC.under(rules), variant, seats)


@pytest.mark.parametrize("nonces", [("", ""), ("ours", "theirs")])
def test_a_dealt_record_verifies(nonces: tuple[str, str]) -> None:
    text = str(dealt(nonces))
    assert "1.* " in text
    record = read(text, open_toy)
    assert {check.name: check.passed for check in verify(record)} == {
        "moves": True,
        "result": True,
        "shares": True,
        "commitment": True,
        "chance": True,
    }


def failures(record: Record) -> set[str]:
    return {check.name for check in verify(record) if not check.passed}


def test_a_record_that_was_tampered_with_does_not_verify() -> None:
    fair = dealt()
    other_card = next(card for card in "JQK" if card not in fair.moves[:2])
    forged = Record(fair.game, (fair.moves[0], other_card, *fair.moves[2:]), headers=fair.headers)
    assert "chance" in failures(forged)
    assert "result" in failures(Record(fair.game, fair.moves, "9-9 shown", headers=fair.headers))
    broken = fair.headers | {"seed": SEED[::-1].hex()}
    assert "commitment" in failures(Record(fair.game, fair.moves, fair.result, headers=broken))
    silent = {"table": "t1"}
    assert failures(Record(fair.game, fair.moves, fair.result, headers=silent)) == {"chance"}
    garbage = fair.headers | {"seed": "xyz"}
    assert failures(Record(fair.game, fair.moves, fair.result, headers=garbage)) == {"chance"}

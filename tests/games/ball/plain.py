"""Where pawns can go, found by following every chain hop by hop."""

from collections.abc import Iterator

from cavale import Position

WAYS = [(up, right) for up in (-1, 0, 1) for right in (-1, 0, 1) if up or right]
Square = tuple[int, int]
Pawns = dict[Square, str]


def name(square: Square) -> str:
    return f"{'ABCDEFG'[square[1]]}{square[0] + 1}"


def on_board(square: Square) -> bool:
    return 0 <= square[0] < 7 and 0 <= square[1] < 7


def ways_of(pawns: Pawns, start: Square) -> set[str]:
    """All pawn moves of one pawn, whatever the turn."""
    letter = pawns[start]
    beyond = 7 if letter in "bB" else -1
    others = {square: pawn for square, pawn in pawns.items() if square != start}
    found: set[str] = set()
    seen: set[tuple[Square, Square | None, bool]] = set()

    def hop(at: Square, back: Square | None, taken: bool) -> None:
        if (at, back, taken) in seen:
            return
        seen.add((at, back, taken))
        if at != start or taken:
            found.add(f"{name(start)}{'x' if taken else '-'}{name(at)}")
        for up, right in WAYS:
            over = (at[0] + up, at[1] + right)
            landing = (at[0] + 2 * up, at[1] + 2 * right)
            if over not in others or landing == back:
                continue
            for takes in {taken, taken or others[over].isupper()}:
                if landing[0] == beyond and (takes or letter.isupper()):
                    found.add(f"{name(start)}{'x' if takes else '-'}off")
                if on_board(landing) and landing not in others:
                    hop(landing, at, takes)

    hop(start, None, False)
    for up, right in WAYS:
        step = (start[0] + up, start[1] + right)
        if on_board(step) and step not in pawns:
            found.add(f"{name(start)}-{name(step)}")
        if step[0] == beyond and letter.isupper():
            found.add(f"{name(start)}-off")
    return found


def turn_moves(pawns: Pawns, turn: str, moved: Square | None, touched: bool) -> Iterator[str]:
    mine = {square for square, pawn in pawns.items() if pawn.lower() == turn}
    attacking = any(pawns[square].isupper() for square in mine)
    for start in mine - {moved}:
        for move in ways_of(pawns, start):
            touches = "x" in move or pawns[start].isupper()
            if touched and touches:
                continue
            if moved is not None and attacking and not touched and not touches:
                continue
            yield move


def pawns_of(position: Position) -> Pawns:
    rows = position.view()["rows"]
    return {(r, c): rows[r][c] for r in range(7) for c in range(7) if rows[r][c] != "."}


def first_moves(position: Position) -> set[str]:
    """What the board allows at the start of a turn, whether or not it can be completed."""
    return set(turn_moves(pawns_of(position), str(position).split(" ")[1], None, False))


def legal(position: Position) -> set[str]:
    """The moves at the start of a turn."""
    pawns, turn = pawns_of(position), str(position).split(" ")[1]
    found = set()
    for move in first_moves(position):
        if move.endswith("off"):
            found.add(move)
            continue
        start, end = (("ABCDEFG".index(m[0]), int(m[1]) - 1)[::-1] for m in (move[:2], move[3:]))
        after = dict(pawns)
        letter = after.pop(start)
        touches = "x" in move or letter.isupper()
        if "x" in move:
            after = {square: pawn.lower() for square, pawn in after.items()}
            letter = letter.upper()
        after[end] = letter
        if next(turn_moves(after, turn, end, touches), None):
            found.add(move)
    return found

## The board: what only the page says

board-mouths = Mouths of the slots
board-mouths-help = Up and down arrows choose the slot, left and right the side, Enter pushes.
board-mouth =
    { $side ->
        [L] Slot { $slot }, from the left
       *[R] Slot { $slot }, from the right
    }
board-mouth-closed = { board-mouth }, closed for this turn
board-push-escape = { board-mouth }: completes your rope, an escape!
board-push-theirs = { board-mouth }: completes the other side’s rope!
board-push-drop =
    { $colour ->
        [yellow] { board-mouth }: pushes a yellow rope off the far end.
       *[blue] { board-mouth }: pushes a blue rope off the far end.
    }
board-push-fill = { board-mouth }: fills the slot.
board-closed = closed for this turn
board-closed-sign = closed
board-closed-why = Slot { $slot } has just been filled: it is closed for one turn.
board-tap-again = Tap again to push.
board-pass = Pass
board-pass-why = No rope in hand: wait until one of yours falls.
board-escape = Escape!
board-theirs = Their escape!
board-wall = The wall, cell by cell
board-slot = Slot
board-slot-number = Slot { $slot }
board-empty = empty
board-colour =
    { $colour ->
        [yellow] yellow
       *[blue] blue
    }
board-ropes =
    { $n ->
        [one] { $n } rope in hand
       *[other] { $n } ropes in hand
    }
board-escapes = { $n } of { $all } escaped
board-coach-1 = Push a rope into a slot, from the left or the right.
board-coach-2 = Ropes in line slide one cell; in a full slot the last one falls off and returns to its owner.
board-coach-3 = Build an unbroken chain from bottom to top: sideways counts, diagonals do not.

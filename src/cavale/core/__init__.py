"""What every game is: states, moves, seats, outcomes, chance, records."""

import type { GameModule } from '..';
import Board from './Board.svelte';
import Hand from './Hand.svelte';

const plain: GameModule = {
  Board,
  Hand,
  coach: [],
  aspect: 1,
  pace: () => 400,
  sounds: () => [],
};

export default plain;

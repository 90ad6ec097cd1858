import type { GameModule } from '..';
import Board from './Board.svelte';
import Cover from './Cover.svelte';
import Hand from './Hand.svelte';

const plain: GameModule = {
  Board,
  Hand,
  Cover,
  coach: [],
  aspect: 1,
  pace: () => 400,
  sounds: () => [],
};

export default plain;

import { failure, newKey, post } from '../lib/api';
import type { LiveTable } from '../table/live.svelte';
import type { Noted } from '../table/Note.svelte';
import { whyNot } from '../table/refusal';
import { moveOf, stepOf } from '../wire/filled';
import type { components } from '../wire/schema';
import type { Move, Planning, Step, Supposed, Supposing, Table } from '../wire/types';

type Said = components['schemas'];
type Shown = Omit<Supposed, 'moves' | 'steps'> & { moves: Move[]; steps: Step[] };

/** Somebody who tries how the game could go on, and keeps what they would answer. */
export class Planner {
  shown = $state.raw<Shown | null>(null);
  line = $state.raw<string[]>([]);
  /** Whose move each one of the line is. */
  movers = $state.raw<(number | null)[]>([]);
  pending = $state<string | null>(null);
  note = $state.raw<Noted | null>(null);
  /** The line has just become longer. */
  flow = $state(false);
  /** Another number is another position. */
  stamp = $state(0);

  constructor(
    private readonly live: LiveTable,
    private readonly table: () => Table,
  ) {}

  /** It ends with an answer. */
  get answered(): boolean {
    return this.line.length > 0 && this.movers.at(-1) === this.table().you;
  }

  read = (): Promise<void> => this.#look([], []);

  play = (text: string, at: Noted['at'] = null): Promise<void> =>
    this.#look([...this.line, text], [...this.movers, this.shown?.mover ?? null], at);

  back = (): Promise<void> => this.#look(this.line.slice(0, -1), this.movers.slice(0, -1));

  /** With all kept before; a line that goes on takes the place of its beginning. */
  async keep(): Promise<void> {
    const lines = this.table().plans ?? [];
    const begun = (line: string[]) => line.every((text, i) => text === this.line[i]);
    if (await this.#write([...lines.filter((line) => !begun(line)), this.line])) await this.read();
  }

  drop(line: string[]): Promise<boolean> {
    return this.#write((this.table().plans ?? []).filter((one) => one !== line));
  }

  async #look(line: string[], movers: (number | null)[], at: Noted['at'] = null): Promise<void> {
    if (this.pending !== null) return;
    this.pending = line.at(-1) ?? '';
    try {
      const said = await this.#ask<Said['Supposed']>('suppose', { line } satisfies Supposing);
      this.flow = line.length > this.line.length;
      this.stamp += 1;
      this.shown = { ...said, moves: said.moves.map(moveOf), steps: said.steps.map((step) => stepOf(step)) };
      this.line = line;
      this.movers = movers;
    } catch (error) {
      this.note = { ...(await whyNot(failure(error), this.table().game, this.table().rulebook)), at };
    } finally {
      this.pending = null;
    }
  }

  async #write(lines: string[][]): Promise<boolean> {
    try {
      await this.#ask('plans', { lines, version: this.table().version, key: newKey() } satisfies Planning);
      return true;
    } catch (error) {
      this.note = { words: failure(error).words };
      return false;
    }
  }

  #ask<T>(what: string, body: unknown): Promise<T> {
    const table = this.table();
    const player = table.seats.find(({ seat }) => seat === table.you)?.player;
    const secret = player === undefined ? undefined : this.live.keys.held[player];
    return post<T>(`/api/tables/${encodeURIComponent(table.id)}/${what}`, body, { secret, again: true });
  }
}

import { failure, type Failure } from '../lib/api';
import type { Message, Saying } from '../lib/message';
import type { Noted } from '../table/Note.svelte';
import { Film } from '../table/film.svelte';
import { whyNot } from '../table/refusal';
import type { Exercise, Step } from '../wire/types';

/** Somebody at an exercise: what was played so far is kept here and nowhere else. */
export class Pupil {
  exercise = $state.raw<Exercise | null>(null);
  failure = $state.raw<Failure | null>(null);
  pending = $state<string | null>(null);
  note = $state.raw<Noted | null>(null);
  /** Looks on. */
  shown = $state(false);
  readonly film: Film;
  #moves: string[] = [];

  constructor(
    private readonly ask: (moves: string[]) => Promise<Exercise>,
    pace: (step: Step) => number,
    onshow: (step: Step) => void,
  ) {
    this.film = new Film(pace, onshow);
  }

  /** Its beginning, or where it stands in another language. */
  async read(): Promise<void> {
    this.failure = null;
    try {
      this.#show(await this.ask(this.#moves));
    } catch (error) {
      this.failure = failure(error);
    }
  }

  async play(text: string, at: Noted['at'] = null): Promise<void> {
    if (this.pending !== null || this.exercise?.stage !== 'asked') return;
    this.pending = text;
    try {
      const moves = [...this.#moves, text];
      const after = await this.ask(moves);
      this.#moves = moves;
      this.exercise = after;
      // Its start is on the screen.
      for (const step of after.steps.slice(1)) this.film.add(step);
    } catch (error) {
      this.note = { ...(await whyNot(failure(error), this.exercise.game)), at };
    } finally {
      this.pending = null;
    }
  }

  /** Back to before what was wrong; once all is done, to the beginning. */
  async again(): Promise<void> {
    this.#moves = this.exercise?.stage === 'wrong' ? this.#moves.slice(0, -1) : [];
    this.shown = false;
    await this.read();
  }

  /** What solves it, from where it went wrong. */
  async reveal(): Promise<void> {
    const solution = this.exercise?.solution ?? [];
    try {
      const before = await this.ask(this.#moves.slice(0, -1));
      const after = await this.ask(solution);
      this.#moves = solution;
      this.shown = true;
      this.exercise = after;
      this.film.load(after.steps, before.steps.at(-1)?.version);
    } catch (error) {
      this.failure = failure(error);
    }
  }

  /** How another first move fails. */
  async see(text: string): Promise<void> {
    this.#moves = [];
    this.shown = false;
    await this.read();
    await this.play(text);
  }

  get said(): { before: Saying | null; now: Message } {
    const { stage, asks, said } = this.exercise ?? { stage: 'asked', asks: '', said: '' };
    if (stage !== 'asked') return { before: this.shown ? 'puzzle-shown' : null, now: written(said) };
    return { before: said ? written(said) : null, now: written(asks) };
  }

  #show(exercise: Exercise): void {
    this.exercise = exercise;
    this.film.load(exercise.steps);
  }
}

/** What lessons say comes as text. */
export function written(text: string): Message {
  return { id: 'as-written', args: { text } };
}

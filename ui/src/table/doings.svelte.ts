import { failure, Refused } from '../lib/api';
import { beHand, isHand } from '../lib/hands';
import { recall, remember } from '../lib/remember';
import { router } from '../lib/router.svelte';
import { later } from '../lib/later';
import type { Saying } from '../lib/message';
import type { ShownThreats, Table } from '../wire/types';
import type { Deed } from './deeds';
import { copyText } from './export';
import type { LiveTable } from './live.svelte';
import type { Noted } from './Note.svelte';
import { whyNot } from './refusal';
import type { SheetName } from './Sheets.svelte';

type At = { x: number; y: number };

/** What is done from this screen, and what it opens or says in return. */
export class Doings {
  note = $state.raw<Noted | null>(null);
  sheet = $state<SheetName | null>(null);
  /** What the move one points at would do. */
  preview = $state.raw<Saying | null>(null);

  /** Whether this player wants to see what the others could do next. */
  threats = $state(false);
  #found = $state.raw<ShownThreats | null>(null);

  /** `idle`: why this screen cannot move now, or null. */
  constructor(
    private readonly live: LiveTable,
    private readonly table: () => Table,
    private readonly idle: () => Saying | null,
  ) {
    this.threats = recall(this.#wish, !this.#hard);
  }

  /** What was said to one is not for the next. */
  clear(): void {
    this.preview = this.note = this.sheet = null;
  }

  shut = (): void => {
    this.sheet = null;
  };

  move = async (text: string, at: At | null = null): Promise<void> => {
    const trouble = await this.live.play(text);
    if (trouble) this.note = { ...(await whyNot(trouble, this.table().game, this.table().rulebook)), at };
  };

  /** Pressed where no move is: catch up first, say why, or let the server name the rule. */
  refuse = async (text: string, at: At): Promise<void> => {
    const { film } = this.live;
    const idle = this.idle();
    if (film.live && !film.current) film.hurry();
    else if (film.aside) this.note = { words: 'aside-only', at };
    else if (!film.live) this.note = { words: 'viewing-past', at };
    else if (idle) this.note = { words: idle, at };
    else await this.move(text, at);
  };

  deed = async (name: Deed['name']): Promise<void> => {
    this.sheet = null;
    if (name === 'resign' || name === 'device' || name === 'name' || name === 'analysis' || name === 'notebook') this.sheet = name;
    else if (name === 'record') await this.#try(async () => (await later(() => import('../records/save'))).saveRecord(this.live));
    else if (name === 'fair') router.go(`/verify/${this.table().id}`);
    else if (name === 'link') await this.copy(`${location.origin}/t/${this.table().id}`);
    else if (name === 'hint') await this.#try(async () => (this.note = { words: await (await later(() => import('../aids/hint'))).help(this.live, this.table()) }));
    else if (name === 'threats') remember(this.#wish, (this.threats = !this.threats));
    else if (name === 'rematch') await this.rematch();
    else await this.act(name);
  };

  /** Those of the table as it stands, if any; asked for by the board's side. */
  get found(): ShownThreats | null {
    return this.#found?.version === this.table().version && this.#found.threats.length > 0 ? this.#found : null;
  }

  /** Nobody need hear that an aid did not come: with the next move it is asked for again. */
  lookOut(): void {
    this.live.threats().then((found) => (this.#found = found), () => {});
  }

  /** Who plays a strong bot is asked to see for themselves. */
  get #hard(): boolean {
    return this.table().seats.some(({ level }) => (level ?? 0) > 2);
  }

  get #wish(): string {
    return `threats.${this.#hard}`;
  }

  act = async (name: Parameters<LiveTable['act']>[0]): Promise<void> => {
    this.sheet = null;
    this.#tell(await this.live.act(name));
  };

  sit = async (): Promise<void> => {
    this.#tell(await this.live.sit(recall('name', '')));
  };

  rematch = (): Promise<void> => this.#rematch();

  same = (): Promise<void> => this.#rematch(true);

  async #rematch(same = false): Promise<void> {
    const next = await this.live.rematch(same);
    if (typeof next === 'string') {
      if (isHand(this.table().id)) beHand(next);
      router.go(`/t/${next}`);
    }
    else if (next instanceof Refused || next) this.note = { words: next.words };
  }

  /** The same again, against bots of another level. */
  otherLevel = async (level: number): Promise<void> => {
    await this.#try(async () => router.go(`/t/${await (await import('../ending/anew')).withLevel(this.table(), level)}`));
  };

  /** Plays on from where the finished game stood after so many moves, at a table of its own. */
  again = async (step: number): Promise<void> => {
    await this.#try(async () => router.go(`/t/${await (await import('../ending/anew')).fromStep(this.table(), step)}`));
  };

  async #try(deed: () => Promise<unknown>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      this.#tell(failure(error));
    }
  }

  copy = async (text: string): Promise<void> => {
    this.note = { words: (await copyText(text)) ? 'copied' : 'not-copied' };
  };

  /** Pressed in what lies over the board: make room for what it shows. */
  seek = (step: number): void => {
    this.live.film.seek(step);
    this.sheet = null;
  };

  #tell(trouble: { words: Saying } | null | undefined | void): void {
    if (trouble) this.note = { words: trouble.words };
  }
}

import { Refused } from '../lib/api';
import { recall } from '../lib/remember';
import { router } from '../lib/router.svelte';
import type { Saying } from '../lib/message';
import type { Table } from '../wire/types';
import type { Deed } from './deeds';
import { copyText, saveRecord } from './export';
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

  /** `idle`: why this screen cannot move now, or null. */
  constructor(
    private readonly live: LiveTable,
    private readonly table: () => Table,
    private readonly idle: () => Saying | null,
  ) {}

  /** What was said to one is not for the next. */
  clear(): void {
    this.preview = this.note = this.sheet = null;
  }

  move = async (text: string, at: At | null = null): Promise<void> => {
    const trouble = await this.live.play(text);
    if (trouble) this.note = { ...(await whyNot(trouble, this.table().game)), at };
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
    if (name === 'resign' || name === 'device' || name === 'analysis' || name === 'notebook' || name === 'coach') this.sheet = name;
    else if (name === 'record') await saveRecord(this.live).catch(() => (this.note = { words: 'offline' }));
    else if (name === 'fair') router.go(`/verify/${this.table().id}`);
    else if (name === 'link') await this.copy(`${location.origin}/t/${this.table().id}`);
    else if (name === 'rematch') await this.rematch();
    else await this.act(name);
  };

  act = async (name: Parameters<LiveTable['act']>[0]): Promise<void> => {
    this.sheet = null;
    this.#tell(await this.live.act(name));
  };

  sit = async (): Promise<void> => {
    this.#tell(await this.live.sit(recall('name', '')));
  };

  rematch = async (): Promise<void> => {
    const next = await this.live.rematch();
    if (typeof next === 'string') router.go(`/t/${next}`);
    else if (next instanceof Refused || next) this.note = { words: next.words };
  };

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

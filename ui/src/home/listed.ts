import { say } from '../lib/i18n.svelte';
import type { Game, Seat } from '../wire/types';

/** Somebody in a list of tables: by name, a bot by its level, else by the seat's title on the shelf. */
export function listed({ name, title, program, level }: Pick<Seat, 'name' | 'title' | 'program' | 'level'>, game: Game | undefined): string {
  const titles = [...(game?.seats ?? []), ...(game?.variants.flatMap(({ seats }) => seats ?? []) ?? [])];
  const bot = program ? name || program : !name && game?.levels?.find((one) => one.level === level)?.title;
  if (bot) return `${bot} (${say('program-bot')})`;
  return name || (titles.find((one) => one.name === title)?.title ?? title);
}

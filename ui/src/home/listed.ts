import type { Game, Seat } from '../wire/types';

/** Somebody in a list of tables: by name, or by the seat's title on the shelf. */
export function listed({ name, title }: Pick<Seat, 'name' | 'title'>, game: Game | undefined): string {
  const titles = [...(game?.seats ?? []), ...(game?.variants.flatMap(({ seats }) => seats ?? []) ?? [])];
  return name || (titles.find((one) => one.name === title)?.title ?? title);
}

import { mount, unmount, type ComponentProps } from 'svelte';
import Spots from '../board/Spots.svelte';

type Kit = ComponentProps<typeof Spots>;

type Needed = 'label' | 'active' | 'onlook' | 'onpress';

/** What a guest says of its spots: names are messages of its catalogue; arrows lead along the rows unless it knows better. */
export interface GuestSpots extends Partial<Omit<Kit, 'name' | 'help' | 'spots' | Needed>>, Pick<Kit, Needed> {
  spots: string[][];
  name: string;
  help: string;
}

export interface ShownSpots {
  update: (given: Partial<GuestSpots>) => void;
  focus: (spot: string) => void;
  destroy: () => void;
}

/** The kit's spots for a board that is not written in Svelte. */
export function spots(target: HTMLElement, first: GuestSpots): ShownSpots {
  let rows = first.spots;
  const toward: Kit['toward'] = (spot, key) => along(rows, spot, key);
  let given = $state.raw(whole(first));
  const shown = mount(Spots, { target, props: reading(() => given) });
  return {
    update(next) {
      rows = next.spots ?? rows;
      given = { ...given, ...messages(next) };
    },
    focus: (spot) => shown.focus(spot),
    destroy: () => void unmount(shown),
  };

  function whole(asked: GuestSpots): Kit {
    return { kind: 'spot', start: asked.spots[0]?.[0] ?? '', next: [], toward, ...asked, ...messages(asked) } as Kit;
  }
}

function messages({ name, help, ...rest }: Partial<GuestSpots>): object {
  return { ...rest, ...(name && { name: { id: name } }), ...(help && { help: { id: help } }) };
}

/** Properties that are asked for anew each time. */
function reading(given: () => Kit): Kit {
  const names = Object.keys(given()) as (keyof Kit)[];
  return Object.defineProperties({} as Kit, Object.fromEntries(names.map((name) => [name, { get: () => given()[name], enumerable: true }])));
}

const STEPS: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** The spot beside this one, in rows as one reads them. */
export function along(rows: readonly string[][], spot: string, key: string): string | null {
  const row = rows.findIndex((one) => one.includes(spot));
  const [down, right] = STEPS[key] ?? [0, 0];
  return STEPS[key] ? (rows[row + down]?.[(rows[row]?.indexOf(spot) ?? 0) + right] ?? null) : null;
}

import { PAPERS, type Paper } from './layout';

export const PIECES_OF_PRINT = ['board', 'cards', 'pieces', 'brief', 'book'] as const;
export type Printable = (typeof PIECES_OF_PRINT)[number];

/** What somebody wants on paper, and how: it stands in the address, so that it can be asked for by a link. */
export interface Wanted {
  paper: Paper;
  mono: boolean;
  /** Both sides of each sheet are printed. */
  duplex: boolean;
  parts: Printable[];
}

export function wanted(search: string, region = navigator.language): Wanted {
  const asked = new URLSearchParams(search);
  const paper = asked.get('paper') ?? '';
  const parts = asked.get('parts')?.split(',');
  return {
    paper: paper in PAPERS ? (paper as Paper) : usual(region),
    mono: asked.get('ink') === 'mono',
    duplex: asked.get('sides') !== 'one',
    parts: PIECES_OF_PRINT.filter((one) => parts?.includes(one) ?? true),
  };
}

/** What printers have in them there. */
function usual(region: string): Paper {
  return /-(US|CA|MX|PH|CL|CO)$/i.test(region) ? 'letter' : 'a4';
}

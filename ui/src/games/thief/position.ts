import { parts, type Reader, type Titles } from '../../embed/reader';
import { HIDEOUTS } from './geometry';
import { ROLES, type Clue, type ThiefView } from './wire';

const POINT = '[A-K](?:1[01]|[1-9])';
const TEXT = new RegExp(`^(?<feet>-|(?:${POINT}|\\?)(?:,(?:${POINT}|\\?)){0,9}) (?<probes>-|${POINT}[-+!](?:,${POINT}[-+!]){0,8})$`);
const CLUES: Record<string, Clue> = { '+': 'near', '-': 'far', '!': 'caught' };
const PROBES = 9;

const list = (text: string | undefined): string[] => (!text || text === '-' ? [] : text.split(','));

const read: Reader = (text, { variant, seat }): ThiefView => {
  const found = parts(text, TEXT, 'F7,G7 F6+,H8-');
  const feet = list(found['feet']);
  const probes = list(found['probes']).map((probe) => ({ point: probe.slice(0, -1), clue: CLUES[probe.slice(-1)] ?? 'far' }));
  const last = feet.at(-1) ?? '';
  const caught = probes.at(-1)?.clue === 'caught' ? last : null;
  const escaped = HIDEOUTS.includes(last) ? last : null;
  const over = caught !== null || escaped !== null;
  const seen = over || feet.length === 0 || (seat !== null && ROLES[seat] === 'thief' && !feet.includes('?'));
  return {
    variant: variant as ThiefView['variant'],
    turn: over ? null : (ROLES[feet.length - probes.length] ?? null),
    steps: feet.length,
    footprints: seen ? feet : null,
    probes,
    turns_left: over ? 0 : PROBES - probes.length,
    caught,
    escaped,
  };
};

export default read;

export const titles: Titles = (view) => ((view as ThiefView).variant === 'laffont' ? ['spy', 'counter-spy'] : ROLES);

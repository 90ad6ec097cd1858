import { recall, remember } from '../lib/remember';

/** The lessons of a game that were gone through on this device. */
export function learnt(slug: string): string[] {
  return recall<string[]>(`learnt.${slug}`, []);
}

export function learn(slug: string, lesson: string): void {
  const before = learnt(slug);
  if (!before.includes(lesson)) remember(`learnt.${slug}`, [...before, lesson]);
}

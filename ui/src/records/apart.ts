/** The records of a text that holds several, one after the other: what `exportMine` saves. */
export function apart(text: string): string[] {
  const parts = text.split(/^(?=cavale-record: )/m).filter((part) => part.trim());
  return parts.length > 0 ? parts : [text];
}

/** What a record says of itself in its first lines, enough to know it again. */
export function headline(record: string): { game: string; date: string; result: string } {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(record)?.[1]?.trim() ?? '';
  return { game: header('game'), date: header('date'), result: header('result').split(' ')[0] ?? '' };
}

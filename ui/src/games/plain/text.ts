/** What a view holds, as lines of text: names before values, rows of a board below each other. */
export function drawn(view: object): string {
  return within(view).join('\n');
}

function within(value: object): string[] {
  return Object.entries(value).flatMap(([name, one]) => named(name, one));
}

function named(name: string, value: unknown): string[] {
  if (Array.isArray(value) && !value.some(isThing)) {
    const rows = value.length > 0 && value.every((one) => typeof one === 'string' && one.length > 1);
    return rows ? [`${name}:`, ...value.map((one) => `  ${one}`)] : [`${name}: ${value.map(word).join(' ')}`];
  }
  if (Array.isArray(value)) {
    const each = value.map((one) => (isThing(one) ? within(one) : [word(one)]));
    return [`${name}:`, ...each.flatMap((lines) => lines.map((line, i) => `${i === 0 ? '- ' : '  '}${line}`))];
  }
  return isThing(value) ? [`${name}:`, ...within(value).map((line) => `  ${line}`)] : [`${name}: ${word(value)}`];
}

function isThing(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function word(value: unknown): string {
  if (value === null) return '–';
  return typeof value === 'boolean' ? (value ? '+' : '–') : String(value);
}

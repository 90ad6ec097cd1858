/** What a view holds, as lines of text: names before values, boards as they are drawn. */
export function drawn(value: unknown, indent = ''): string {
  if (Array.isArray(value)) {
    const plain = value.every((one) => typeof one !== 'object' || one === null);
    if (plain && value.every((one) => typeof one === 'string' && one.length > 1)) return lines(value, indent);
    if (plain) return value.map(word).join(' ');
    return value.map((one) => `\n${indent}${drawn(one, `${indent}  `)}`).join('');
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, one]) => `${indent}${name}: ${typeof one === 'object' && one !== null && !Array.isArray(one) ? '\n' : ''}${drawn(one, `${indent}  `)}`)
      .join('\n');
  }
  return word(value);
}

function lines(value: string[], indent: string): string {
  return value.map((one) => `\n${indent}${one}`).join('');
}

function word(value: unknown): string {
  if (value === null) return '–';
  return typeof value === 'boolean' ? (value ? '+' : '–') : String(value);
}

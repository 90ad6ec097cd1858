/** Where a printed code leads: to this house, unless nobody else can reach it by that name. */
export function houseOf({ origin, hostname, search }: Pick<Location, 'origin' | 'hostname' | 'search'>): string | null {
  const told = new URLSearchParams(search).get('house');
  if (told !== null) return /^https?:\/\/[^\s/]+$/.test(told) ? told : null;
  return /^(localhost|127\.|\[::1\])/.test(hostname) ? null : origin;
}

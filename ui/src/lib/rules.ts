/** Where the rules of a game are, those of a variant where it says them in words of its own. */
export function rulesAt(slug: string, variant: string | null | undefined): string {
  return `/rules/${slug}${variant ? `/${variant}` : ''}`;
}

/** Who sits at a table, as sentences need to know it. */
export interface Sitter {
  /** The message that says what the seat is called. */
  title: string;
  /** The person's own name, or ''. */
  name: string;
  /** Whoever reads this screen, and nobody else does. */
  you: boolean;
}

export type Company = readonly Sitter[];

export const NOBODY: Company = [];

export interface Keeper {
  save: () => Promise<Blob>;
  /** How many tables the file brought. */
  bring: (text: string) => Promise<number>;
}

/** Whom this house can bring together; said before the page is shown. */
interface Reach {
  /** Others on their own devices can sit down here. */
  others: boolean;
  /** Chance is drawn by somebody else than this page, so that there is something to verify. */
  proofs: boolean;
  /** A house with a server, where one can play with people elsewhere. */
  house?: string | null;
  /** Where tables are kept by this browser alone, what writes them to a file and reads them again. */
  keeper?: Keeper;
}

export const reach: Reach = { others: true, proofs: true };

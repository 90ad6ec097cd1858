/** A seat: the name of its title, a person by name, or a bot by its level. */
export interface Role {
  title: string;
  name: string;
  level: number | null;
}

/** Who sits where, as one reader calls them. */
export interface Cast {
  roles: readonly Role[];
  /** The reader's seat, if that is one person alone. */
  you: number | null;
}

export const NOBODY: Cast = { roles: [], you: null };

/** The message that says what somebody without a name is called: a bot by its level if it alone has it. */
export function called({ roles }: Cast, seat: number): string {
  const role = roles[seat];
  const alone = roles.filter(({ level }) => level === role?.level).length === 1;
  return role?.level != null && alone ? `level-${role.level}` : `seat-${role?.title}`;
}

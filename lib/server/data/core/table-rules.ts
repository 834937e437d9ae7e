import 'server-only';
import type { Column, SQL } from 'drizzle-orm';
import type { Period } from './sql-time';

/** An address belongs to the client only if verified. */
export type Owner = Readonly<{ userId: string; email: string; verifiedEmail: string | null }>;

/** Rows expire `after` the date in `since`, or `remove` deletes them. */
type Expiry = Readonly<
  { after: Period } & ({ since: Column | SQL; where?: SQL | undefined } | { remove: () => Promise<void> })
>;

/** `cascade`: deleted with the referenced row. */
type Retention = 'cascade' | readonly Expiry[];

type PersonalRules = Readonly<{
  /** Line in content/es/legal/privacy-policy.ts, section 2. */
  policy: string;
  /** Null: contains secrets or nothing useful. */
  export: Readonly<{ as: string; read: (owner: Owner) => Promise<unknown> }> | null;
  /** Null: rows expire within a day. */
  erase: 'cascade' | ((owner: Owner) => Promise<unknown>) | null;
}>;

export type TableRules = Readonly<{
  backup: boolean;
  files: ((row: unknown) => readonly string[]) | null;
  /** Stored at each start; a restore replaces them. */
  atStart?: SQL;
}> &
  (
    | Readonly<{ personal: null; retention: 'permanent' | Retention }>
    | Readonly<{ personal: PersonalRules; retention: Retention }>
  );

export const rowsOnly = { backup: true, files: null } as const;

export function ifVerified<Result>(work: (email: string) => Promise<Result>, otherwise: Result | null = null) {
  return async ({ verifiedEmail }: Owner) => (verifiedEmail ? work(verifiedEmail) : otherwise);
}

import 'server-only';
import type { Column, SQL } from 'drizzle-orm';
import type { Period } from './sql-time';

/** A client, for export and erasure. What came from the address is the client's only if it is verified. */
export type Owner = Readonly<{ userId: string; email: string; verifiedEmail: string | null }>;

/** Rows go once `since` is longer ago than `after`, or `remove` deletes them. */
type Expiry = Readonly<
  { after: Period } & ({ since: Column | SQL; where?: SQL | undefined } | { remove: () => Promise<void> })
>;

/** `cascade`: with the row that it refers to. */
type Retention = 'cascade' | readonly Expiry[];

type PersonalRules = Readonly<{
  /** Beginning of its line in the table of the privacy policy (content/es/legal/privacy-policy.ts, section 2). */
  policy: string;
  /** What a client downloads, and under which name. Null: it would tell secrets or nothing. */
  export: Readonly<{ as: string; read: (owner: Owner) => Promise<unknown> }> | null;
  /** What the deletion of an account does. Null: nothing, its rows expire within a day. */
  erase: 'cascade' | ((owner: Owner) => Promise<unknown>) | null;
}>;

/** All that must be decided about a table. */
export type TableRules = Readonly<{
  /** Whether backups and copies have it. */
  backup: boolean;
  /** Keys of its files in the storage, from a row with the database's names of columns. */
  files: ((row: unknown) => readonly string[]) | null;
  /** Rows that the start of the site stores itself, even in a new database: a restore replaces them. */
  atStart?: SQL;
}> &
  (
    | Readonly<{ personal: null; retention: 'permanent' | Retention }>
    | Readonly<{ personal: PersonalRules; retention: Retention }>
  );

export const rowsOnly = { backup: true, files: null } as const;

/** What came from an address is the client's only if it is verified. */
export function ifVerified<Result>(work: (email: string) => Promise<Result>, otherwise: Result | null = null) {
  return async ({ verifiedEmail }: Owner) => (verifiedEmail ? work(verifiedEmail) : otherwise);
}

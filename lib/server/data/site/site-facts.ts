import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { siteFacts } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

export type StoredFact = Dto<
  'StoredFact',
  {
    key: string;
    version: number;
    /** Null: value of content/. */
    value: Readonly<Record<string, unknown>> | null;
    author: string;
    createdAt: Date;
  }
>;

export async function listCurrentFacts(): Promise<readonly StoredFact[]> {
  const rows = await withDb((db) =>
    db.selectDistinctOn([siteFacts.key]).from(siteFacts).orderBy(siteFacts.key, desc(siteFacts.version)),
  );
  return rows.map((row) => asDto<StoredFact>(row));
}

export async function listFactVersions(key: string): Promise<readonly StoredFact[]> {
  const rows = await withDb((db) =>
    db.select().from(siteFacts).where(eq(siteFacts.key, key)).orderBy(desc(siteFacts.version)),
  );
  return rows.map((row) => asDto<StoredFact>(row));
}

export async function findFactVersion(key: string, version: number): Promise<StoredFact | null> {
  const [row] = await withDb((db) =>
    db
      .select()
      .from(siteFacts)
      .where(and(eq(siteFacts.key, key), eq(siteFacts.version, version))),
  );
  return row ? asDto<StoredFact>(row) : null;
}

/** Returns false if another edit already stored the version. */
export async function addFactVersion(fact: Omit<typeof siteFacts.$inferInsert, 'createdAt'>): Promise<boolean> {
  const rows = await withDb((db) =>
    db.insert(siteFacts).values(fact).onConflictDoNothing().returning({ key: siteFacts.key }),
  );
  return rows.length > 0;
}

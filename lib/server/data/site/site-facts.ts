import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { siteFactVersions } from '@/lib/server/db/schema';
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
    db
      .selectDistinctOn([siteFactVersions.key])
      .from(siteFactVersions)
      .orderBy(siteFactVersions.key, desc(siteFactVersions.version)),
  );
  return rows.map((row) => asDto<StoredFact>(row));
}

export async function listFactVersions(key: string): Promise<readonly StoredFact[]> {
  const rows = await withDb((db) =>
    db.select().from(siteFactVersions).where(eq(siteFactVersions.key, key)).orderBy(desc(siteFactVersions.version)),
  );
  return rows.map((row) => asDto<StoredFact>(row));
}

export async function findFactVersion(key: string, version: number): Promise<StoredFact | null> {
  const [row] = await withDb((db) =>
    db
      .select()
      .from(siteFactVersions)
      .where(and(eq(siteFactVersions.key, key), eq(siteFactVersions.version, version))),
  );
  return row ? asDto<StoredFact>(row) : null;
}

/** Returns false if another edit already stored the version. */
export async function addFactVersion(fact: Omit<typeof siteFactVersions.$inferInsert, 'createdAt'>): Promise<boolean> {
  const rows = await withDb((db) =>
    db.insert(siteFactVersions).values(fact).onConflictDoNothing().returning({ key: siteFactVersions.key }),
  );
  return rows.length > 0;
}

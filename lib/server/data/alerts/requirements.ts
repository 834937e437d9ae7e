import 'server-only';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { requirements } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

/** What a person looks for. */
type Requirement = Dto<
  'Requirement',
  {
    id: string;
    query: string;
    createdAt: Date;
    /** Since when she wants homes like these by email; null: it was only noted. */
    requestedAt: Date | null;
  }
>;

type NewRequirement = Readonly<{
  contactId: string;
  query: string;
  createdBy: string;
  /** Whether she wants homes like these by email: one that is there already learns it. */
  isRequested: boolean;
}>;

/** False if it is there already. */
export async function insertRequirement({ isRequested, ...requirement }: NewRequirement): Promise<boolean> {
  const { requestedAt, contactId, id, query } = requirements;
  const values = { ...requirement, requestedAt: isRequested ? sql`now()` : null };
  const rows = await withDb((db) => {
    const insert = db.insert(requirements).values(values);
    const stored = isRequested
      ? insert.onConflictDoUpdate({
          target: [contactId, query],
          set: { requestedAt: sql`now()` },
          setWhere: isNull(requestedAt),
        })
      : insert.onConflictDoNothing();
    return stored.returning({ id });
  });
  return rows.length > 0;
}

/** False if it is not the person's. */
export async function deleteRequirement(contactId: string, id: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .delete(requirements)
      .where(and(eq(requirements.id, id), eq(requirements.contactId, contactId)))
      .returning({ id: requirements.id }),
  );
  return rows.length > 0;
}

export async function listRequirements(contactId: string): Promise<readonly Requirement[]> {
  const { requestedAt, createdAt, id, query } = requirements;
  const rows = await withDb((db) =>
    db
      .select({ requestedAt, createdAt, id, query })
      .from(requirements)
      .where(eq(requirements.contactId, contactId))
      .orderBy(desc(createdAt)),
  );
  return rows.map((row) => asDto<Requirement>(row));
}

import 'server-only';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { requirements } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

type Requirement = Dto<
  'Requirement',
  {
    id: string;
    query: string;
    createdAt: Date;
    /** Time of the request for emails; null when only noted. */
    requestedAt: Date | null;
  }
>;

type NewRequirement = Readonly<{
  contactId: string;
  query: string;
  createdBy: string;
  /** Also updates an existing requirement. */
  isRequested: boolean;
}>;

/** Returns false if it already exists. */
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

/** Returns false if it belongs to another contact. */
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

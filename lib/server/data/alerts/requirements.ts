import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { requirements } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { withDb } from '@/lib/server/data/core/transaction';

type Requirement = Dto<
  'Requirement',
  {
    id: string;
    query: string;
    createdAt: Date;
    /** Request for emails noted by a version before; null otherwise. */
    requestedAt: Date | null;
  }
>;

type NewRequirement = Readonly<{ contactId: string; query: string; createdBy: string }>;

/** Returns false if it already exists. */
export async function insertRequirement(requirement: NewRequirement): Promise<boolean> {
  const rows = await withDb((db) =>
    db.insert(requirements).values(requirement).onConflictDoNothing().returning({ id: requirements.id }),
  );
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

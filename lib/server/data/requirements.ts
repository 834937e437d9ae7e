import 'server-only';
import { and, desc, eq } from 'drizzle-orm';
import { requirements } from '@/lib/server/db/schema';
import { asDto, type Dto } from './dto';
import { withDb } from './transaction';

/** What a person looks for. */
type Requirement = Dto<'Requirement', { id: string; query: string; createdAt: Date }>;

/** False if it is there already. */
export async function insertRequirement(contactId: string, query: string, createdBy: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .insert(requirements)
      .values({ contactId, query, createdBy })
      .onConflictDoNothing()
      .returning({ id: requirements.id }),
  );
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
  const { createdAt, id, query } = requirements;
  const rows = await withDb((db) =>
    db
      .select({ createdAt, id, query })
      .from(requirements)
      .where(eq(requirements.contactId, contactId))
      .orderBy(desc(createdAt)),
  );
  return rows.map((row) => asDto<Requirement>(row));
}

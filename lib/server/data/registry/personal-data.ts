import 'server-only';
import { eq } from 'drizzle-orm';
import { staff, users } from '@/lib/server/db/schema';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { readContact } from './contact-tables';
import type { Owner } from '@/lib/server/data/core/table-rules';
import { tables } from './tables';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';

/** GDPR, articles 15 and 20; keyed by the names in ./tables.ts. */
export type PersonalData = Dto<'PersonalData', Record<string, unknown>>;

/** Returns null if the user does not exist. Contains no hashes or tokens. */
export async function exportUser(userId: string): Promise<PersonalData | null> {
  const owner = await findOwner(userId);
  if (!owner) return null;
  const data: Record<string, unknown> = {};
  for (const { personal } of tables) if (personal?.export) data[personal.export.as] = await personal.export.read(owner);
  return asDto<PersonalData>(data);
}

/**
 * Deletes all personal data except notices to the agency and consent proofs. For an unverified address, only account
 * data. Store the farewell email afterwards.
 */
export async function deleteUser(userId: string): Promise<boolean> {
  return inTransaction(async () => {
    const owner = await findOwner(userId, 'locked');
    if (!owner) return false;
    for (const { personal } of tables) if (typeof personal?.erase === 'function') await personal.erase(owner);
    return true;
  });
}

const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/** Excludes account data, which the agency never sees. */
export async function exportAddress(email: string | null, contactId?: string): Promise<PersonalData> {
  if (email === null) return asDto<PersonalData>({ contact: contactId ? await readContact(contactId) : null });
  const owner = { userId: NO_ACCOUNT, email, verifiedEmail: email };
  const data: Record<string, unknown> = {};
  for (const { personal } of tables) if (personal?.export) data[personal.export.as] = await personal.export.read(owner);
  return asDto<PersonalData>(data);
}

/** Requires an open transaction. */
export async function eraseAddress(email: string): Promise<void> {
  const [row] = await withDb((db) =>
    db.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update'),
  );
  const owner = { userId: row?.id ?? NO_ACCOUNT, email, verifiedEmail: email };
  for (const { personal } of tables) if (typeof personal?.erase === 'function') await personal.erase(owner);
}

export async function isAddressOfStaff(email: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .select({ id: staff.userId })
      .from(staff)
      .innerJoin(users, eq(users.id, staff.userId))
      .where(eq(users.email, email)),
  );
  return rows.length > 0;
}

async function findOwner(userId: string, lock?: 'locked'): Promise<Owner | null> {
  const [row] = await withDb((db) => {
    const { email, emailVerifiedAt } = users;
    const query = db.select({ email, emailVerifiedAt }).from(users).where(eq(users.id, userId));
    return lock ? query.for('update') : query;
  });
  return row ? { userId, email: row.email, verifiedEmail: row.emailVerifiedAt && row.email } : null;
}

import 'server-only';
import { and, count, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import { contactEmails, contacts } from '@/lib/server/db/schema';
import { selectContacts } from './contacts';
import { likePattern } from './like-pattern';
import { withDb } from './transaction';

export type ContactFilters = Readonly<{
  search: string;
  /** Id of the account of an agent, `none`, or `''` for all. */
  agent: string;
}>;

/** People, whom the agency heard from last first, from `offset` on, and how many there are. */
export async function listContacts(filters: ContactFilters, size: number, offset: number) {
  const where = and(searchOf(filters.search), agentOf(filters.agent));
  const [total] = await withDb((db) => db.select({ total: count() }).from(contacts).where(where));
  return { people: await selectContacts(where, size, offset), total: total?.total ?? 0 };
}

function searchOf(search: string): SQL | undefined {
  if (!search) return undefined;
  const pattern = likePattern(search);
  const withAddress = withAddressLike(pattern);
  const digits = search.replace(/\D/g, '');
  return or(
    ilike(contacts.name, pattern),
    withAddress,
    digits.length >= 3 ? ilike(contacts.phone, `%${digits}%`) : undefined,
  );
}

// A list once, not a look for each person.
const withAddressLike = (pattern: string): SQL =>
  sql`${contacts.id} in (select ${contactEmails.contactId} from ${contactEmails} where ${contactEmails.email} ilike ${pattern})`;

const agentOf = (agent: string): SQL | undefined => {
  if (!agent) return undefined;
  return agent === 'none' ? isNull(contacts.ownerId) : eq(contacts.ownerId, agent);
};

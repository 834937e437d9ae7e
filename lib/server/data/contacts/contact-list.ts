import 'server-only';
import { and, desc, eq, ilike, inArray, isNotNull, isNull, max, ne, or, sql, type SQL } from 'drizzle-orm';
import { contactEmails, contactPhones, contacts, messages } from '@/lib/server/db/schema';
import { selectContacts } from './contacts';
import { searchedDigits } from './searched-digits';
import { likePattern } from '@/lib/server/data/core/like-pattern';
import { withDb } from '@/lib/server/data/core/transaction';

export type ContactFilters = Readonly<{
  search: string;
  agent: string;
}>;

export async function listContacts(filters: ContactFilters, size: number, offset: number) {
  const where = and(searchOf(filters.search), agentOf(filters.agent));
  // One query: a search scans all contacts.
  const page = await withDb((db) =>
    db
      .select({ id: contacts.id, total: sql<number>`(count(*) over ())::int` })
      .from(contacts)
      .where(where)
      .orderBy(desc(contacts.lastContactAt))
      .limit(size)
      .offset(offset),
  );
  const [first] = page;
  if (!first) return { people: [], total: offset > 0 ? await withDb((db) => db.$count(contacts, where)) : 0 };
  const ids = page.map(({ id }) => id);
  return { people: await selectContacts(inArray(contacts.id, ids), size, 0), total: first.total };
}

function searchOf(search: string): SQL | undefined {
  if (!search) return undefined;
  const pattern = likePattern(search);
  const withAddress = withAddressLike(pattern);
  return or(ilike(contacts.name, pattern), withAddress, ...searchedDigits(search).map(withPhoneLike));
}

// A subquery runs once.
const withAddressLike = (pattern: string): SQL =>
  sql`${contacts.id} in (select ${contactEmails.contactId} from ${contactEmails} where ${contactEmails.email} ilike ${pattern})`;

const withPhoneLike = (digits: string): SQL =>
  sql`(${contacts.phone} like ${`%${digits}%`} or ${contacts.id} in (select ${contactPhones.contactId}
    from ${contactPhones} where ${contactPhones.e164} || ${contactPhones.extension} like ${`%${digits}%`}))`;

const agentOf = (agent: string): SQL | undefined => {
  if (!agent) return undefined;
  return agent === 'none' ? isNull(contacts.ownerId) : eq(contacts.ownerId, agent);
};

export async function listLastContactsAbout(listingId: string, size: number) {
  const { contactId, createdAt } = messages;
  const rows = await withDb((db) =>
    db
      .select({ contactId })
      .from(messages)
      .where(and(eq(messages.listingId, listingId), isNotNull(contactId), ne(messages.state, 'spam')))
      .groupBy(contactId)
      .orderBy(desc(max(createdAt)))
      .limit(size),
  );
  const ids = rows.flatMap((row) => row.contactId ?? []);
  return ids.length === 0 ? [] : selectContacts(inArray(contacts.id, ids), size, 0);
}

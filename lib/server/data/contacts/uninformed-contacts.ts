import 'server-only';
import { and, asc, eq, inArray, isNotNull, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import { contacts } from '@/lib/server/db/schema';
import { secondsAhead } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

const DAY_SECONDS = 86_400;
/** Days in which the agency informs an imported contact (GDPR art. 14.3). */
export const INFORM_DAYS = 30;

export const informBy = secondsAhead(INFORM_DAYS * DAY_SECONDS);

const has = (table: string, where = 'true') =>
  sql.raw(`exists (select 1 from ${table} where ${table}.contact_id = contacts.id and ${where})`);

/** A website form or mandate informs the contact too. */
const hasComeItself = sql`(${has('messages', "source = 'website'")} or ${has('appointments')}
  or ${has('search_alerts', "status <> 'stopped'")} or ${has('subscribers', "status <> 'unsubscribed'")}
  or exists (select 1 from sale_members join contact_emails on contact_emails.email = sale_members.email
    where contact_emails.contact_id = contacts.id))`;

const isUninformed = and(eq(contacts.source, 'import'), isNull(contacts.informedAt), not(hasComeItself));

export type UninformedContact = Readonly<{
  id: string;
  name: string | null;
  phone: string | null;
  locale: string;
  email: string | null;
  informBy: Date | null;
}>;

const firstEmail = sql<string | null>`(select contact_emails.email from contact_emails
  where contact_emails.contact_id = contacts.id order by contact_emails.created_at limit 1)`;

const byTerm = (which: SQL | undefined, size: number, offset: number): Promise<readonly UninformedContact[]> => {
  const { id, informBy: term, locale, name, phone } = contacts;
  return withDb((db) =>
    db
      .select({ id, name, phone, locale, email: firstEmail, informBy: term })
      .from(contacts)
      .where(which)
      .orderBy(asc(term), asc(id))
      .limit(size)
      .offset(offset),
  );
};

/** Those with the nearest term first. */
export const listUninformed = (size: number, offset = 0) => byTerm(isUninformed, size, offset);

/** Nearest term first. */
export const listUninformedWithEmail = (size: number) => byTerm(and(isUninformed, has('contact_emails')), size, 0);

/** `withEmail`: those that an email can inform. `first`: the first end of a term. */
export async function countUninformed(): Promise<Readonly<{ count: number; withEmail: number; first: Date | null }>> {
  const withEmail = sql<number>`(count(*) filter (where ${has('contact_emails')}))::int`;
  const first = sql<Date | null>`min(${contacts.informBy})`.mapWith(contacts.informBy);
  const [row] = await withDb((db) =>
    db
      .select({ count: sql<number>`count(*)::int`, withEmail, first })
      .from(contacts)
      .where(isUninformed),
  );
  return row ?? { count: 0, withEmail: 0, first: null };
}

/** Returns those not informed before. */
export async function markInformed(ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await withDb((db) =>
    db
      .update(contacts)
      .set({ informedAt: sql`now()` })
      .where(and(inArray(contacts.id, [...ids]), isUninformed))
      .returning({ id: contacts.id }),
  );
  return rows.map(({ id }) => id);
}

/** Claims contacts with a term that ends within `days`, once each. */
export async function claimDueToInform(days: number): Promise<Readonly<{ count: number; first: Date | null }>> {
  const rows = await withDb((db) =>
    db
      .update(contacts)
      .set({ informNoticedAt: sql`now()` })
      .where(
        and(isUninformed, isNull(contacts.informNoticedAt), lt(contacts.informBy, secondsAhead(days * DAY_SECONDS))),
      )
      .returning({ term: contacts.informBy }),
  );
  const terms = rows.flatMap(({ term }) => (term ? [term.getTime()] : []));
  return { count: rows.length, first: terms.length > 0 ? new Date(Math.min(...terms)) : null };
}

/** Gives contacts that the version before or its backup imported the same term. */
export async function startInformTerms(): Promise<void> {
  await withDb((db) =>
    db
      .update(contacts)
      .set({ informBy })
      .where(and(eq(contacts.source, 'import'), isNull(contacts.informBy), isNull(contacts.informedAt))),
  );
}

/** Retention: contacts that were not informed in time, except those with an enquiry or an offer of their own. */
export async function deleteUninformed(): Promise<void> {
  await withDb((db) =>
    db
      .delete(contacts)
      .where(
        and(
          isUninformed,
          isNotNull(contacts.informBy),
          lt(contacts.informBy, sql`now()`),
          not(has('messages')),
          not(has('offers')),
        ),
      ),
  );
}

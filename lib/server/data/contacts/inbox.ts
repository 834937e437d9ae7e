import 'server-only';
import { and, asc, count, desc, eq, ilike, inArray, isNull, lt, min, or, sql, type SQL } from 'drizzle-orm';
import { openStates, type ClosedReason, type EnquirySource, type EnquiryState } from '@/lib/contacts/enquiry-state';
import type { Locale } from '@/lib/i18n/locales';
import { messages, staff } from '@/lib/server/db/schema';
import { searchedDigits } from './searched-digits';
import { likePattern } from '@/lib/server/data/core/like-pattern';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { secondsAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

export type InboxEnquiry = Dto<
  'InboxEnquiry',
  {
    id: string;
    contactId: string | null;
    locale: Locale;
    name: string;
    email: string | null;
    phone: string | null;
    kind: (typeof messages.$inferSelect)['kind'];
    subject: string | null;
    message: string;
    listingId: string | null;
    preferences: (typeof messages.$inferSelect)['preferences'];
    answerLanguage: string | null;
    source: EnquirySource;
    sourceName: string | null;
    assigneeId: string | null;
    state: EnquiryState;
    stateBefore: EnquiryState | null;
    stateAt: Date;
    closedReason: ClosedReason | null;
    /** As in `contactEvents`. */
    mailKey: string | null;
    createdAt: Date;
  }
>;

export type InboxFilters = Readonly<{
  /** `open`: all states that require action. */
  state: EnquiryState | 'open';
  agent: string;
  source: EnquirySource | '';
  search: string;
}>;

const isAssigned = sql`exists (select 1 from ${staff} where ${staff.userId} = ${messages.assigneeId} and ${staff.endedAt} is null)`;
const isNobodys = sql`not ${isAssigned}`;

/** Returns one page and the total: unanswered first, oldest at the top. `others` count as the agent. */
export async function listInbox(filters: InboxFilters, others: readonly string[], size: number, offset: number) {
  const where = and(
    inArray(messages.state, filters.state === 'open' ? openStates : [filters.state]),
    agentOf(filters.agent, others),
    filters.source ? eq(messages.source, filters.source) : undefined,
    searchOf(filters.search),
  );
  const [total] = await withDb((db) => db.select({ total: count() }).from(messages).where(where));
  const rows = await withDb((db) =>
    db
      .select()
      .from(messages)
      .where(where)
      .orderBy(
        sql`array_position(array['unanswered', 'inProgress', 'waiting', 'closed', 'spam'], ${messages.state})`,
        sql`case when ${messages.state} = 'unanswered' then ${messages.stateAt} end`,
        desc(messages.stateAt),
      )
      .limit(size)
      .offset(offset),
  );
  return { enquiries: rows.map(toEnquiry), total: total?.total ?? 0 };
}

function agentOf(agent: string, others: readonly string[]): SQL | undefined {
  if (!agent) return undefined;
  return agent === 'none' ? isNobodys : inArray(messages.assigneeId, [agent, ...others]);
}

function searchOf(search: string): SQL | undefined {
  if (!search) return undefined;
  const pattern = likePattern(search);
  return or(
    ilike(messages.name, pattern),
    ilike(messages.email, pattern),
    ...searchedDigits(search).map(
      (digits) => sql`regexp_replace(${messages.phone}, '[^0-9]', '', 'g') like ${`%${digits}%`}`,
    ),
  );
}

/** Unanswered enquiries of these agents (null: all) and unassigned ones. */
const waitingOf = (agents: readonly string[] | null): SQL | undefined =>
  and(
    eq(messages.state, 'unanswered'),
    agents === null ? undefined : or(inArray(messages.assigneeId, [...agents]), isNobodys),
  );

/** The longest wait first. */
export async function listUnanswered(agents: readonly string[] | null, size: number): Promise<readonly InboxEnquiry[]> {
  const rows = await withDb((db) =>
    db.select().from(messages).where(waitingOf(agents)).orderBy(asc(messages.stateAt)).limit(size),
  );
  return rows.map(toEnquiry);
}

export async function countWaiting(agents: readonly string[] | null) {
  const where = waitingOf(agents);
  const [row] = await withDb((db) =>
    db
      .select({ count: count(), oldest: min(messages.stateAt) })
      .from(messages)
      .where(where),
  );
  return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
}

export async function findInboxEnquiry(id: string): Promise<InboxEnquiry | null> {
  const [row] = await withDb((db) => db.select().from(messages).where(eq(messages.id, id)));
  return row ? toEnquiry(row) : null;
}

export async function listEnquiriesOf(contactId: string): Promise<readonly InboxEnquiry[]> {
  const rows = await withDb((db) =>
    db.select().from(messages).where(eq(messages.contactId, contactId)).orderBy(desc(messages.createdAt)),
  );
  return rows.map(toEnquiry);
}

/** Spam keeps its previous state. */
export async function setEnquiryState(
  id: string,
  state: EnquiryState,
  closedReason: ClosedReason | null = null,
): Promise<void> {
  await withDb((db) =>
    db
      .update(messages)
      .set({
        state,
        stateBefore: state === 'spam' ? sql`${messages.state}` : null,
        stateAt: sql`now()`,
        closedReason,
        ...(state === 'unanswered' && { ownersNotifiedAt: null }),
      })
      .where(eq(messages.id, id)),
  );
}

export async function setAssignee(id: string, assigneeId: string | null): Promise<void> {
  await withDb((db) => db.update(messages).set({ assigneeId }).where(eq(messages.id, id)));
}

export async function listUnnoticed(seconds: number, size: number): Promise<readonly InboxEnquiry[]> {
  const rows = await withDb((db) =>
    db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.state, 'unanswered'),
          isNull(messages.ownersNotifiedAt),
          lt(messages.stateAt, secondsAgo(seconds)),
        ),
      )
      .orderBy(asc(messages.stateAt))
      .limit(size),
  );
  return rows.map(toEnquiry);
}

/** Returns false if another instance marked it first. */
export async function markNoticed(id: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db
      .update(messages)
      .set({ ownersNotifiedAt: sql`now()` })
      .where(and(eq(messages.id, id), isNull(messages.ownersNotifiedAt)))
      .returning({ id: messages.id }),
  );
  return rows.length > 0;
}

function toEnquiry(row: typeof messages.$inferSelect): InboxEnquiry {
  return asDto<InboxEnquiry>({
    id: row.id,
    contactId: row.contactId,
    locale: row.locale as Locale,
    name: row.name,
    email: row.email,
    phone: row.phone,
    kind: row.kind,
    subject: row.subject,
    message: row.message,
    listingId: row.listingId,
    preferences: row.preferences,
    answerLanguage: row.answerLanguage,
    source: row.source,
    sourceName: row.sourceName,
    assigneeId: row.assigneeId,
    mailKey: row.mailKey,
    state: row.state,
    stateBefore: row.stateBefore,
    stateAt: row.stateAt,
    closedReason: row.closedReason,
    createdAt: row.createdAt,
  });
}

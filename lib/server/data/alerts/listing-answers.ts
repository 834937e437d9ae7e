import 'server-only';
import { and, count, desc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { ANSWER_DAYS } from '@/lib/contacts/listing-answer';
import { appointments, calendars, contacts, listingAnswers, listingSends } from '@/lib/server/db/schema';
import { touchContact } from '@/lib/server/data/contacts/touch-contact';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { periodAgo } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';

type Row = typeof listingAnswers.$inferSelect;

export type ListingAnswer = Dto<'ListingAnswer', Row & { name: string | null }>;

export type ListingQuestion = Dto<
  'ListingQuestion',
  Pick<Row, 'contactId' | 'listingId' | 'sendId' | 'appointmentId' | 'agentId'> & {
    given: Pick<Row, 'answer' | 'reason' | 'words'> | null;
  }
>;

const given = { answer: listingAnswers.answer, reason: listingAnswers.reason, words: listingAnswers.words };
const sinceSent = periodAgo({ days: ANSWER_DAYS });

/** Returns null when the email was sent too long ago, or the contact was erased. */
export async function findSendQuestion(id: string): Promise<ListingQuestion | null> {
  const { contactId, createdAt, listingId, senderId } = listingSends;
  const [row] = await withDb((db) =>
    db
      .select({ contactId, listingId, agentId: senderId, given })
      .from(listingSends)
      .leftJoin(listingAnswers, eq(listingAnswers.sendId, listingSends.id))
      .where(and(eq(listingSends.id, id), gt(createdAt, sinceSent))),
  );
  return row ? asDto<ListingQuestion>({ ...row, sendId: id, appointmentId: null }) : null;
}

/** Returns null when the visitor was not asked, or too long ago. */
export async function findViewingQuestion(id: string): Promise<ListingQuestion | null> {
  const { contactId, listingId, questionsSentAt } = appointments;
  const [row] = await withDb((db) =>
    db
      .select({ contactId, listingId, agentId: calendars.staffId, given })
      .from(appointments)
      .leftJoin(calendars, eq(calendars.id, appointments.calendarId))
      .leftJoin(listingAnswers, eq(listingAnswers.appointmentId, appointments.id))
      .where(and(eq(appointments.id, id), gt(questionsSentAt, sinceSent))),
  );
  if (!row?.contactId || !row.listingId) return null;
  const shared = { contactId: row.contactId, listingId: row.listingId, agentId: row.agentId, given: row.given };
  return asDto<ListingQuestion>({ ...shared, sendId: null, appointmentId: id });
}

/** Replaces the last answer, which is new to staff again. Requires an open transaction. */
export async function storeListingAnswer(
  { agentId, appointmentId, contactId, listingId, sendId }: ListingQuestion,
  answer: Pick<Row, 'answer' | 'reason' | 'words'>,
): Promise<void> {
  await withDb((db) =>
    db
      .insert(listingAnswers)
      .values({ agentId, appointmentId, contactId, listingId, sendId, ...answer })
      .onConflictDoUpdate({
        target: sendId === null ? listingAnswers.appointmentId : listingAnswers.sendId,
        set: { ...answer, answeredAt: sql`now()`, settledAt: null },
      }),
  );
  await touchContact(contactId);
}

export async function listAnswersOf(contactId: string): Promise<readonly ListingAnswer[]> {
  return find(eq(listingAnswers.contactId, contactId));
}

export async function exportAnswersOf(contactId: string) {
  const answers = await listAnswersOf(contactId);
  return answers.map(({ answer, answeredAt: at, listingId, reason, words }) => ({
    at,
    listingId,
    answer,
    reason,
    words,
  }));
}

export async function findViewingAnswer(appointmentId: string): Promise<ListingAnswer | null> {
  const [answer] = await find(eq(listingAnswers.appointmentId, appointmentId));
  return answer ?? null;
}

/** Returns the newest answers that staff has not settled, and their number; `agentIds` null: those of all agents. */
export async function listOpenAnswers(agentIds: readonly string[] | null, size: number) {
  const agent = sql`coalesce(${contacts.ownerId}, ${listingAnswers.agentId})`;
  const isOfAgents = agentIds && or(inArray(agent, [...agentIds]), isNull(agent));
  const where = and(isNull(listingAnswers.settledAt), isOfAgents ?? undefined);
  const [total] = await withDb((db) =>
    db
      .select({ total: count() })
      .from(listingAnswers)
      .innerJoin(contacts, eq(contacts.id, listingAnswers.contactId))
      .where(where),
  );
  return { answers: await find(where, size), total: total?.total ?? 0 };
}

async function find(where: SQL | undefined, limit?: number): Promise<readonly ListingAnswer[]> {
  const rows = await withDb((db) => {
    const all = db
      .select({ row: listingAnswers, name: contacts.name })
      .from(listingAnswers)
      .innerJoin(contacts, eq(contacts.id, listingAnswers.contactId))
      .where(where)
      .orderBy(desc(listingAnswers.answeredAt));
    return limit === undefined ? all : all.limit(limit);
  });
  return rows.map(({ name, row }) => asDto<ListingAnswer>({ ...row, name }));
}

/** Returns the contact; null when deleted or settled. */
export async function settleListingAnswer(id: string): Promise<string | null> {
  const [row] = await withDb((db) =>
    db
      .update(listingAnswers)
      .set({ settledAt: sql`now()` })
      .where(and(eq(listingAnswers.id, id), isNull(listingAnswers.settledAt)))
      .returning({ contactId: listingAnswers.contactId }),
  );
  return row?.contactId ?? null;
}

import 'server-only';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { messages, jobs } from '@/lib/server/db/schema';
import type { ViewingPreferences } from '@/lib/forms/enquiry-form';
import { PORTAL_NAME_NOISE } from '@/lib/contacts/portals/portal-name';
import { storedPhone } from '@/lib/contacts/stored-phone';
import type { Locale } from '@/lib/i18n/locales';
import type { EnquirySource } from '@/lib/contacts/enquiry-state';
import { adoptContact, contactOf, contactWithPhone } from './contacts';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { inTransaction, withDb } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';

export type NewMessage = Readonly<{
  /** Unique: a double click or retry is stored once. */
  idempotencyKey: string;
  locale: Locale;
  name: string;
  /** Null when only the telephone number is known. */
  email: string | null;
  company: string | null;
  subject: string | null;
  message: string;
  listingId: string | null;
  kind: (typeof messages.$inferSelect)['kind'];
  phone: string | null;
  /** ISO 639-1; null: the page language. */
  answerLanguage: string | null;
  preferences: ViewingPreferences | null;
  privacyVersion: string;
  source: EnquirySource;
  sourceName: string | null;
  /** Null: unassigned. */
  assigneeId: string | null;
  /** As in `contactEvents`; null: not by email. */
  mailKey: string | null;
}>;

export type Message = Dto<
  'Message',
  Omit<NewMessage, 'idempotencyKey' | 'mailKey'> & { id: string; contactId: string | null; createdAt: Date }
>;

const PORTAL_LOCK = 60_047;

export const noticeKey = (messageId: string) => `contact-notice:${messageId}`;

export async function storeEnquiry(message: NewMessage): Promise<Message | null> {
  const { email } = message;
  const phone = message.phone === null ? null : storedPhone(message.phone);
  return inTransaction(async () => {
    const known = { ...message, source: message.source === 'website' ? 'enquiry' : 'desk' } as const;
    const contactId = email === null ? await contactWithPhone(phone ?? '', known) : await contactOf(email, known);
    const [row] = await withDb((db) =>
      db
        .insert(messages)
        .values({ ...message, email: email && normalizeEmail(email), phone, contactId })
        .onConflictDoNothing({ target: messages.idempotencyKey })
        .returning(),
    );
    if (row && message.assigneeId) await adoptContact(contactId, message.assigneeId);
    return row ? toMessage(row) : null;
  });
}

export async function hasEnquiry(idempotencyKey: string): Promise<boolean> {
  const rows = await withDb((db) =>
    db.select({ id: messages.id }).from(messages).where(eq(messages.idempotencyKey, idempotencyKey)),
  );
  return rows.length > 0;
}

export async function findEnquiry(idempotencyKey: string): Promise<Message | null> {
  const [row] = await withDb((db) => db.select().from(messages).where(eq(messages.idempotencyKey, idempotencyKey)));
  return row ? toMessage(row) : null;
}

type OfPortal = Readonly<
  Pick<Message, 'email' | 'phone' | 'listingId' | 'message'> & {
    /** Name of the portal. */
    portal: string;
    isByEmail?: true;
  }
>;

/**
 * Returns the enquiry by the same portal, contact and listing in the last day; without a listing, with the same words.
 * Serialised between transactions.
 */
export async function findPortalEnquiry(of: OfPortal): Promise<Message | null> {
  const { email, isByEmail, listingId, message, phone, portal } = of;
  const { contactId, createdAt, source, sourceName } = messages;
  const isSameContact = or(
    email === null ? undefined : eq(messages.email, normalizeEmail(email)),
    phone === null ? undefined : eq(messages.phone, storedPhone(phone)),
  );
  const isSameMessage = eq(messages.message, message);
  const isSameListing =
    listingId === null
      ? isSameMessage
      : or(eq(messages.listingId, listingId), and(isNull(messages.listingId), isSameMessage));
  const isSamePortal = eq(plainPortal(sourceName), plainPortal(sql`${portal}::text`));
  const isRecent = gte(createdAt, sql`now() - interval '1 day'`);
  await withDb((db) => db.execute(sql`select pg_advisory_xact_lock(${PORTAL_LOCK})`));
  const [row] = await withDb((db) =>
    db
      .select()
      .from(messages)
      .where(
        and(
          inArray(source, ['portal', 'program']),
          isNotNull(contactId),
          isByEmail && isNotNull(messages.mailKey),
          isSamePortal,
          isSameContact,
          isSameListing,
          isRecent,
        ),
      )
      .orderBy(desc(createdAt))
      .limit(1),
  );
  return row ? toMessage(row) : null;
}

const plainPortal = (name: SQLWrapper) => sql`regexp_replace(lower(${name}), ${PORTAL_NAME_NOISE}::text, '', 'g')`;

export async function listMessagesFrom(email: string): Promise<readonly Message[]> {
  const rows = await withDb((db) =>
    db
      .select()
      .from(messages)
      .where(eq(messages.email, normalizeEmail(email)))
      .orderBy(desc(messages.createdAt)),
  );
  return rows.map(toMessage);
}

export type SentMessage = Readonly<{ message: Message; emailStatus: 'queued' | 'leased' | 'sent' | 'dead' }>;

export async function listEnquiriesSince(since: Date): Promise<readonly SentMessage[]> {
  return listSent(gte(messages.createdAt, since), asc(messages.createdAt));
}

export async function listSentFrom(email: string, size: number): Promise<readonly SentMessage[]> {
  return listSent(eq(messages.email, normalizeEmail(email)), desc(messages.createdAt), size);
}

/** Old sent emails are deleted from the jobs. */
async function listSent(where: SQL, order: SQL, size = Number.MAX_SAFE_INTEGER): Promise<readonly SentMessage[]> {
  const rows = await withDb((db) =>
    db
      .select({ message: messages, emailStatus: jobs.status })
      .from(messages)
      .leftJoin(jobs, eq(jobs.idempotencyKey, sql`'contact-notice:' || ${messages.id}`))
      .where(where)
      .orderBy(order)
      .limit(size),
  );
  return rows.map(({ message, emailStatus }) => ({ message: toMessage(message), emailStatus: emailStatus ?? 'sent' }));
}

function toMessage(row: typeof messages.$inferSelect): Message {
  return asDto<Message>({
    id: row.id,
    locale: row.locale as Locale,
    name: row.name,
    email: row.email,
    company: row.company,
    subject: row.subject,
    message: row.message,
    listingId: row.listingId,
    kind: row.kind,
    phone: row.phone,
    answerLanguage: row.answerLanguage,
    preferences: row.preferences,
    privacyVersion: row.privacyVersion,
    source: row.source,
    sourceName: row.sourceName,
    assigneeId: row.assigneeId,
    contactId: row.contactId,
    createdAt: row.createdAt,
  });
}

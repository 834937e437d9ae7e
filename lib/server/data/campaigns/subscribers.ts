import 'server-only';
import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import { subscribers } from '@/lib/server/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import { contactOf } from '@/lib/server/data/contacts/contacts';
import { asDto, type Dto } from '@/lib/server/data/core/dto';
import { hashOf, newSecret } from '@/lib/server/data/core/link-secret';
import { secondsAhead } from '@/lib/server/data/core/sql-time';
import { withDb } from '@/lib/server/data/core/transaction';
import { normalizeEmail } from '@/lib/server/data/accounts/users';

const CONFIRM_SECONDS = 7 * 86_400;
const nothingWanted = { wantedAt: null, wantedPlace: null, wantedVersion: null };

type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed';

export type Subscriber = Dto<
  'Subscriber',
  {
    id: string;
    email: string;
    locale: Locale;
    status: SubscriberStatus;
    consentAt: Date;
    consentPlace: string;
    consentVersion: string;
    confirmedAt: Date | null;
    unsubscribedAt: Date | null;
    wantsSellingGuide: boolean;
    /** Time when the mailbox was found not to exist. */
    undeliverableAt: Date | null;
    createdAt: Date;
  }
>;

export type NewSubscription = Readonly<{
  email: string;
  locale: Locale;
  place: string;
  version: string;
  wantsSellingGuide: boolean;
}>;

/**
 * Returns the confirmation token; null if already confirmed. Earlier links end. Earlier consent remains until
 * confirmation.
 */
export async function requestSubscription(
  subscription: NewSubscription,
): Promise<Readonly<{ subscriber: Subscriber; confirmToken: string | null }>> {
  const confirmToken = newSecret();
  const contactId = await contactOf(subscription.email, { locale: subscription.locale, source: 'newsletter' });
  const values = {
    contactId,
    locale: subscription.locale,
    status: 'pending' as const,
    confirmHash: hashOf(confirmToken),
    confirmExpiresAt: secondsAhead(CONFIRM_SECONDS),
  };
  const { place, version, wantsSellingGuide } = subscription;
  const email = normalizeEmail(subscription.email);
  const [row] = await withDb((db) =>
    db
      .insert(subscribers)
      .values({ email, ...values, wantsSellingGuide, consentPlace: place, consentVersion: version })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: {
          ...values,
          wantsSellingGuide: sql`${subscribers.wantsSellingGuide} or ${wantsSellingGuide}`,
          wantedAt: sql`now()`,
          wantedPlace: place,
          wantedVersion: version,
        },
        setWhere: sql`${subscribers.status} <> 'confirmed'`,
      })
      .returning(),
  );
  if (row) return { subscriber: toSubscriber(row), confirmToken };
  const known = wantsSellingGuide ? await addSellingGuide(email) : await findSubscriber(email);
  if (!known) throw new Error('a subscriber who is there is not there');
  return { subscriber: known, confirmToken: null };
}

async function addSellingGuide(email: string): Promise<Subscriber | null> {
  const [row] = await withDb((db) =>
    db.update(subscribers).set({ wantsSellingGuide: true }).where(hasAddress(email)).returning(),
  );
  return row ? toSubscriber(row) : null;
}

/** Returns null if the token is invalid. */
export async function confirmSubscription(
  token: string,
): Promise<Readonly<{ subscriber: Subscriber; isFirst: boolean }> | null> {
  const hasThisLink = and(eq(subscribers.confirmHash, hashOf(token)), gt(subscribers.confirmExpiresAt, sql`now()`));
  const [row] = await withDb((db) =>
    db
      .update(subscribers)
      .set(subscriberRow)
      .where(and(hasThisLink, eq(subscribers.status, 'pending')))
      .returning(),
  );
  if (row) return { subscriber: toSubscriber(row), isFirst: true };
  const [known] = await withDb((db) =>
    db
      .select()
      .from(subscribers)
      .where(and(hasThisLink, eq(subscribers.status, 'confirmed'))),
  );
  return known ? { subscriber: toSubscriber(known), isFirst: false } : null;
}

export async function allowUnsubscribe(subscriberId: string, token: string): Promise<void> {
  await withDb((db) =>
    db
      .update(subscribers)
      .set({ unsubscribeHash: hashOf(token) })
      .where(eq(subscribers.id, subscriberId)),
  );
}

/** Idempotent. Returns null if the token is invalid. */
export async function unsubscribe(token: string): Promise<Subscriber | null> {
  const [row] = await withDb((db) =>
    db
      .update(subscribers)
      .set(left)
      .where(eq(subscribers.unsubscribeHash, hashOf(token)))
      .returning(),
  );
  return row ? toSubscriber(row) : null;
}

/** Returns null if it never subscribed. */
export async function unsubscribeAddress(email: string): Promise<Subscriber | null> {
  const [row] = await withDb((db) => db.update(subscribers).set(left).where(hasAddress(email)).returning());
  return row ? toSubscriber(row) : null;
}

export async function findSubscriber(email: string): Promise<Subscriber | null> {
  const [row] = await withDb((db) => db.select().from(subscribers).where(hasAddress(email)));
  return row ? toSubscriber(row) : null;
}

export async function listSubscribersSince(since: Date): Promise<readonly Subscriber[]> {
  const rows = await withDb((db) =>
    db.select().from(subscribers).where(gte(subscribers.createdAt, since)).orderBy(asc(subscribers.createdAt)),
  );
  return rows.map(toSubscriber);
}

const hasAddress = (email: string) => eq(subscribers.email, normalizeEmail(email));

const subscriberRow = {
  status: 'confirmed' as const,
  confirmedAt: sql`now()`,
  unsubscribedAt: null,
  consentAt: sql`coalesce(${subscribers.wantedAt}, ${subscribers.consentAt})`,
  consentPlace: sql`coalesce(${subscribers.wantedPlace}, ${subscribers.consentPlace})`,
  consentVersion: sql`coalesce(${subscribers.wantedVersion}, ${subscribers.consentVersion})`,
  ...nothingWanted,
  // A click proves that the email arrived.
  bounces: 0,
  bouncedAt: null,
  bouncedBy: null,
  undeliverableAt: null,
};

/** Keeps the proof of consent. */
const left = {
  status: 'unsubscribed' as const,
  unsubscribedAt: sql`coalesce(${subscribers.unsubscribedAt}, now())`,
  confirmHash: null,
  confirmExpiresAt: null,
  wantsSellingGuide: false,
  ...nothingWanted,
};

function toSubscriber(row: typeof subscribers.$inferSelect): Subscriber {
  return asDto<Subscriber>({
    id: row.id,
    email: row.email,
    locale: row.locale as Locale,
    status: row.status,
    consentAt: row.consentAt,
    consentPlace: row.consentPlace,
    consentVersion: row.consentVersion,
    confirmedAt: row.confirmedAt,
    unsubscribedAt: row.unsubscribedAt,
    wantsSellingGuide: row.wantsSellingGuide,
    undeliverableAt: row.undeliverableAt,
    createdAt: row.createdAt,
  });
}

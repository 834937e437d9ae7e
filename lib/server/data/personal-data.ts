import 'server-only';
import { desc, eq, sql } from 'drizzle-orm';
import {
  appointments,
  messages,
  newsletterJobs,
  outbox,
  searchAlerts,
  sessions,
  subscribers,
  users,
} from '@/lib/server/db/schema';
import { listAlertsOf, stopped, type SearchAlert } from './alerts';
import { listAppointmentsOf, type Appointment } from './appointments';
import { asDto, type Dto } from './dto';
import { listIdentities } from './identities';
import { listMessagesFrom, type Message } from './messages';
import { findSubscriber, type Subscriber } from './subscribers';
import { findUserById, type User } from './users';
import { withDb } from './transaction';
import { listValuations, type SavedValuation } from './valuations';

/** All that is kept about a client, as they may download it (GDPR, articles 15 and 20). */
export type PersonalData = Dto<
  'PersonalData',
  {
    profile: User;
    signInMethods: readonly { provider: string; addedAt: Date }[];
    sessions: readonly { createdAt: Date; lastSeenAt: Date; expiresAt: Date; revokedAt: Date | null }[];
    mails: readonly { kind: string; status: string; createdAt: Date; sentAt: Date | null }[];
    /** Sent from this address with the forms of the site; none before it is shown to be the client's. */
    messages: readonly Message[];
    newsletter: Subscriber | null;
    /** Searches that are told by e-mail, stopped ones included. */
    searchAlerts: readonly SearchAlert[];
    /** Booked while signed in, or from this address. */
    appointments: readonly Appointment[];
    /** Homes whose value is followed, with all that was typed. */
    valuations: readonly SavedValuation[];
  }
>;

/** Null where there is no such user. No secret is part of it: neither hashes nor tokens. */
export async function exportUser(userId: string): Promise<PersonalData | null> {
  const profile = await findUserById(userId);
  if (!profile) return null;
  const identities = await listIdentities(userId);
  const isOwnAddress = profile.emailVerifiedAt !== null;
  return asDto<PersonalData>({
    profile,
    signInMethods: identities.map(({ provider, createdAt }) => ({ provider, addedAt: createdAt })),
    sessions: await withDb((db) =>
      db
        .select({
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          expiresAt: sessions.expiresAt,
          revokedAt: sessions.revokedAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.createdAt)),
    ),
    mails: await withDb((db) =>
      db
        .select({ kind: outbox.kind, status: outbox.status, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
        .from(outbox)
        .where(eq(outbox.recipient, profile.email))
        .orderBy(desc(outbox.createdAt)),
    ),
    messages: isOwnAddress ? await listMessagesFrom(profile.email) : [],
    newsletter: isOwnAddress ? await findSubscriber(profile.email) : null,
    searchAlerts: isOwnAddress ? await listAlertsOf(profile.email) : [],
    appointments: await listAppointmentsOf(userId, isOwnAddress ? profile.email : null),
    valuations: await listValuations(userId),
  });
}

/**
 * Deletes everything personal: identities, sessions, tokens, calls and valuations go with the user, mails to the
 * address by name, sent or not, and what was written from it. The newsletter and alerts end; the proof that they were
 * wanted stays as long as the privacy policy says. Store the farewell afterwards. False where there is no such user.
 */
export async function deleteUser(userId: string): Promise<boolean> {
  return withDb((db) =>
    db.transaction(async (tx) => {
      const [user] = await tx
        .delete(users)
        .where(eq(users.id, userId))
        .returning({ email: users.email, verifiedAt: users.emailVerifiedAt });
      if (!user) return false;
      await tx.delete(outbox).where(eq(outbox.recipient, user.email));
      // An address that was never verified may be somebody else's.
      if (user.verifiedAt === null) return true;
      await tx.delete(messages).where(eq(messages.email, user.email));
      await tx.delete(appointments).where(eq(appointments.email, user.email));
      await tx.update(searchAlerts).set(stopped).where(eq(searchAlerts.email, user.email));
      const [reader] = await tx
        .update(subscribers)
        .set({ status: 'unsubscribed', unsubscribedAt: sql`now()`, confirmHash: null, confirmExpiresAt: null })
        .where(eq(subscribers.email, user.email))
        .returning({ id: subscribers.id });
      if (reader) {
        const action = 'unsubscribe' as const;
        await tx
          .insert(newsletterJobs)
          .values({ subscriberId: reader.id, action })
          .onConflictDoUpdate({
            target: newsletterJobs.subscriberId,
            set: { action, version: sql`gen_random_uuid()`, nextAttemptAt: sql`now()`, isDead: false },
          });
      }
      return true;
    }),
  );
}

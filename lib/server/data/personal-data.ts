import 'server-only';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { appointments, messages, jobs, searchAlerts, sessions, users } from '@/lib/server/db/schema';
import { accountMailKinds, agencyMailKinds } from './account-emails';
import { listAlertsOf, stopped, type SearchAlert } from './alerts';
import { listAppointmentsOf, type Appointment } from './appointments';
import { asDto, type Dto } from './dto';
import { listIdentities } from './identities';
import { listMessagesFrom, type Message } from './enquiries';
import { queueNewsletterJob } from './newsletter-jobs';
import { listSavedListings, type SavedHome } from './saved-listings';
import { findSubscriber, unsubscribeAddress, type Subscriber } from './subscribers';
import { findUserById, type User } from './users';
import { inTransaction, withDb } from './transaction';
import { listValuations, type SavedValuation } from './valuations';

/** All that is kept about a client, as they may download it (GDPR, articles 15 and 20). */
export type PersonalData = Dto<
  'PersonalData',
  {
    profile: User;
    signInMethods: readonly { provider: string; addedAt: Date }[];
    /** Marked while signed in; the latest first. */
    savedListings: readonly SavedHome[];
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
    savedListings: await listSavedListings(userId),
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
        .select({ kind: jobs.kind, status: jobs.status, createdAt: jobs.createdAt, sentAt: jobs.sentAt })
        .from(jobs)
        .where(emailsTo(profile.email, isOwnAddress))
        .orderBy(desc(jobs.createdAt)),
    ),
    messages: isOwnAddress ? await listMessagesFrom(profile.email) : [],
    newsletter: isOwnAddress ? await findSubscriber(profile.email) : null,
    searchAlerts: isOwnAddress ? await listAlertsOf(profile.email) : [],
    appointments: await listAppointmentsOf(userId, isOwnAddress ? profile.email : null),
    valuations: await listValuations(userId),
  });
}

/**
 * Deletes everything personal: identities, sessions, tokens, saved homes, calls and valuations go with the user, mails
 * to the address by name, sent or not (but for notices to the agency), and what was written from it. The newsletter and
 * alerts end; the proof that they were wanted stays as long as the privacy policy says. Of an address that was never
 * verified only what the account itself caused goes: the rest may be somebody else's. Store the farewell afterwards.
 * False where there is no such user.
 */
export async function deleteUser(userId: string): Promise<boolean> {
  return inTransaction(async () => {
    const [user] = await withDb((db) =>
      db.delete(users).where(eq(users.id, userId)).returning({ email: users.email, verifiedAt: users.emailVerifiedAt }),
    );
    if (!user) return false;
    const { email } = user;
    const isOwnAddress = user.verifiedAt !== null;
    // An account may have the agency's own address: what others wrote to it is theirs and has yet to arrive.
    const isPersonal = notInArray(jobs.kind, [...agencyMailKinds]);
    await withDb((db) => db.delete(jobs).where(and(emailsTo(email, isOwnAddress), isPersonal)));
    if (!isOwnAddress) return true;
    await withDb((db) => db.delete(messages).where(eq(messages.email, email)));
    await withDb((db) => db.delete(appointments).where(eq(appointments.email, email)));
    await withDb((db) => db.update(searchAlerts).set(stopped).where(eq(searchAlerts.email, email)));
    const reader = await unsubscribeAddress(email);
    if (reader) await queueNewsletterJob(reader.id, 'unsubscribe');
    return true;
  });
}

const emailsTo = (email: string, isOwnAddress: boolean) =>
  and(eq(jobs.recipient, email), isOwnAddress ? undefined : inArray(jobs.kind, [...accountMailKinds]));

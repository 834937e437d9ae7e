import 'server-only';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { appointments, messages, jobs, searchAlerts, sessions, users } from '@/lib/server/db/schema';
import { accountEmailKinds, agencyEmailKinds } from './account-emails';
import { listAlertsOf, stopped, type SearchAlert } from './alerts';
import { listAppointmentsOf, type Appointment } from './appointments';
import { asDto, type Dto } from './dto';
import { withFormerNames } from './former-emails';
import { listIdentities } from './identities';
import { listMessagesFrom, type Message } from './enquiries';
import { queueNewsletterJob } from './newsletter-jobs';
import { listSavedListings, type SavedListing } from './saved-listings';
import { findSubscriber, unsubscribeAddress, type Subscriber } from './subscribers';
import { findUserById, type User } from './users';
import { inTransaction, withDb } from './transaction';
import { listValuations, type SavedValuation } from './valuations';

/** All data of a client, for download (GDPR, articles 15 and 20). */
export type PersonalData = Dto<
  'PersonalData',
  {
    profile: User;
    signInMethods: readonly { provider: string; addedAt: Date }[];
    /** Latest first. */
    savedListings: readonly SavedListing[];
    sessions: readonly { createdAt: Date; lastSeenAt: Date; expiresAt: Date; revokedAt: Date | null }[];
    emails: readonly { kind: string; status: string; createdAt: Date; sentAt: Date | null }[];
    /** From the verified address. */
    messages: readonly Message[];
    newsletter: Subscriber | null;
    /** Stopped ones included. */
    searchAlerts: readonly SearchAlert[];
    /** Booked while signed in or from this address. */
    appointments: readonly Appointment[];
    valuations: readonly SavedValuation[];
  }
>;

/** Null if the user does not exist. Contains no hashes or tokens. */
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
    emails: await withDb((db) =>
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
 * Deletes all personal data: the account with its rows, enquiries, and emails to the address except notices to the
 * agency. Newsletter and alerts end; their proof of consent stays. For an unverified address only the account's own
 * data goes. Store the farewell email afterwards. False if the user does not exist.
 */
export async function deleteUser(userId: string): Promise<boolean> {
  return inTransaction(async () => {
    const [user] = await withDb((db) =>
      db.delete(users).where(eq(users.id, userId)).returning({ email: users.email, verifiedAt: users.emailVerifiedAt }),
    );
    if (!user) return false;
    const { email } = user;
    const isOwnAddress = user.verifiedAt !== null;
    // The account may have the agency's address: notices of others must still be sent.
    const isPersonal = notInArray(jobs.kind, withFormerNames(agencyEmailKinds));
    await withDb((db) => db.delete(jobs).where(and(emailsTo(email, isOwnAddress), isPersonal)));
    if (!isOwnAddress) return true;
    await withDb((db) => db.delete(messages).where(eq(messages.email, email)));
    await withDb((db) => db.delete(appointments).where(eq(appointments.email, email)));
    await withDb((db) => db.update(searchAlerts).set(stopped).where(eq(searchAlerts.email, email)));
    const subscriber = await unsubscribeAddress(email);
    if (subscriber) await queueNewsletterJob(subscriber.id, 'unsubscribe');
    return true;
  });
}

const emailsTo = (email: string, isOwnAddress: boolean) =>
  and(eq(jobs.recipient, email), isOwnAddress ? undefined : inArray(jobs.kind, [...accountEmailKinds]));

import 'server-only';
import { and, eq, getTableName, isNull, lt, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '@/lib/server/db/schema';
import { deleteEmailsTo, listEmailsTo } from '@/lib/server/data/accounts/account-emails';
import { listAlertsOf, stopped } from '@/lib/server/data/alerts/alerts';
import { listAppointmentsOf } from '@/lib/server/data/diary/appointments';
import { listMessagesFrom } from '@/lib/server/data/contacts/enquiries';
import { listSignInMethods } from '@/lib/server/data/accounts/identities';
import { ACCOUNT_RETENTION_MONTHS, deleteIdleAccounts } from '@/lib/server/data/accounts/idle-accounts';
import { answerTables } from './answer-tables';
import { campaignTables } from './campaign-tables';
import { catalogueTables } from './catalogue-tables';
import { deskTables } from './desk-tables';
import { diaryTables } from './diary-tables';
import { figureTables } from './figure-tables';
import { endNewsletter } from '@/lib/server/data/campaigns/newsletter-jobs';
import { listListingNotes } from '@/lib/server/data/listings/listing-notes';
import { ENDED_RETENTION_DAYS } from './retention-periods';
import { listSavedListings } from '@/lib/server/data/accounts/saved-listings';
import { listSharedListsOf } from '@/lib/server/data/accounts/shared-lists';
import { listSessionsOf } from '@/lib/server/data/accounts/sessions';
import { contactsTables } from './contact-tables';
import { mailboxTables } from './mailbox-tables';
import { emailFileTables } from './email-file-tables';
import { periodAgo } from '@/lib/server/data/core/sql-time';
import { saleTables } from './sale-tables';
import { siteTables } from './site-tables';
import { staffTables } from './staff-tables';
import { findSubscriber } from '@/lib/server/data/campaigns/subscribers';
import { ifVerified, rowsOnly, type TableRules } from '@/lib/server/data/core/table-rules';
import { withDb } from '@/lib/server/data/core/transaction';
import { findUserById } from '@/lib/server/data/accounts/users';
import { listValuations } from '@/lib/server/data/accounts/valuations';

const { appointments, jobs, listingNotes, messages, rateLimits, savedListings } = schema;
const { searchAlerts, sessions, sharedLists, subscribers, tokens, users } = schema;

type TableKey = {
  [Key in keyof typeof schema]: (typeof schema)[Key] extends PgTable ? Key : never;
}[keyof typeof schema];

const ENDED = { days: ENDED_RETENTION_DAYS };
const CONTACT = { months: 24 };
const SPAM = { days: 30 };
const PROOF = { months: 36 };

const ofAccount = { policy: 'Mantener la cuenta', export: null, erase: 'cascade' } as const;
const ofAppointment = { policy: 'Gestionar citas', export: null, erase: 'cascade' } as const;

/** Rules by table, referenced tables first: restores and erasures use this order. */
const rules: Readonly<Record<TableKey, TableRules>> = {
  users: {
    ...rowsOnly,
    retention: [{ after: { months: ACCOUNT_RETENTION_MONTHS }, remove: deleteIdleAccounts }],
    personal: {
      ...ofAccount,
      export: { as: 'profile', read: ({ userId }) => findUserById(userId) },
      erase: ({ userId }) => withDb((db) => db.delete(users).where(eq(users.id, userId))),
    },
  },
  identities: {
    ...rowsOnly,
    retention: 'cascade',
    personal: { ...ofAccount, export: { as: 'signInMethods', read: ({ userId }) => listSignInMethods(userId) } },
  },
  sessions: {
    ...rowsOnly,
    retention: [
      { after: ENDED, since: sessions.expiresAt },
      { after: ENDED, since: sessions.revokedAt },
    ],
    personal: {
      ...ofAccount,
      policy: 'Mantener abierta la sesión',
      export: { as: 'sessions', read: ({ userId }) => listSessionsOf(userId) },
    },
  },
  ...staffTables,
  tokens: { ...rowsOnly, retention: [{ after: ENDED, since: tokens.expiresAt }], personal: ofAccount },
  savedListings: {
    ...rowsOnly,
    retention: 'cascade',
    personal: { ...ofAccount, export: { as: 'savedListings', read: ({ userId }) => listSavedListings(userId) } },
  },
  listingNotes: {
    ...rowsOnly,
    // A removal from the list can be undone.
    retention: [{ after: { days: 1 }, since: listingNotes.updatedAt, where: isUnsaved() }],
    personal: { ...ofAccount, export: { as: 'notes', read: ({ userId }) => listListingNotes(userId) } },
  },
  sharedLists: {
    ...rowsOnly,
    retention: [{ after: { days: 0 }, since: sharedLists.expiresAt }],
    personal: { ...ofAccount, export: { as: 'sharedLists', read: ({ userId }) => listSharedListsOf(userId) } },
  },
  ...contactsTables,
  ...mailboxTables,
  messages: {
    ...rowsOnly,
    retention: [
      { after: CONTACT, since: messages.createdAt },
      { after: SPAM, since: messages.stateAt, where: eq(messages.state, 'spam') },
    ],
    personal: {
      policy: 'Contestar a los mensajes',
      export: { as: 'messages', read: ifVerified(listMessagesFrom, []) },
      erase: ifVerified((email) => withDb((db) => db.delete(messages).where(eq(messages.email, email)))),
    },
  },
  ...emailFileTables,
  subscribers: {
    ...rowsOnly,
    retention: withdrawn(subscribers, eq(subscribers.status, 'unsubscribed'), subscribers.unsubscribedAt),
    personal: {
      policy: 'Enviar el boletín',
      export: { as: 'newsletter', read: ifVerified(findSubscriber, null) },
      erase: ifVerified(endNewsletter),
    },
  },
  ...campaignTables,
  // Moved to `jobs` within a minute.
  formerNewsletterJobs: {
    ...rowsOnly,
    retention: 'cascade',
    personal: { policy: 'Enviar el boletín', export: null, erase: 'cascade' },
  },
  jobs: {
    ...rowsOnly,
    retention: [
      { after: ENDED, since: jobs.sentAt, where: eq(jobs.status, 'sent') },
      // Failed emails stay as long as the message they may contain.
      { after: CONTACT, since: jobs.createdAt, where: eq(jobs.status, 'dead') },
    ],
    personal: {
      policy: 'Comprobar que los correos',
      export: { as: 'emails', read: listEmailsTo },
      erase: deleteEmailsTo,
    },
  },
  ...diaryTables,
  appointments: {
    ...rowsOnly,
    retention: [{ after: CONTACT, since: appointments.startsAt }],
    personal: {
      ...ofAppointment,
      export: { as: 'appointments', read: ({ userId, verifiedEmail }) => listAppointmentsOf(userId, verifiedEmail) },
      erase: ifVerified((email) => withDb((db) => db.delete(appointments).where(eq(appointments.email, email)))),
    },
  },
  appointmentCells: { ...rowsOnly, retention: 'cascade', personal: ofAppointment },
  appointmentSlots: { ...rowsOnly, retention: 'cascade', personal: ofAppointment },
  appointmentKeys: { ...rowsOnly, retention: 'cascade', personal: ofAppointment },
  ...answerTables,
  savedValuations: {
    ...rowsOnly,
    retention: 'cascade',
    personal: { ...ofAccount, export: { as: 'valuations', read: ({ userId }) => listValuations(userId) } },
  },
  valuationEntries: { ...rowsOnly, retention: 'cascade', personal: ofAccount },
  searchAlerts: {
    ...rowsOnly,
    retention: withdrawn(searchAlerts, eq(searchAlerts.status, 'stopped'), searchAlerts.stoppedAt),
    personal: {
      policy: 'Enviar avisos',
      export: { as: 'searchAlerts', read: ifVerified(listAlertsOf, []) },
      erase: ifVerified((email) =>
        withDb((db) => db.update(searchAlerts).set(stopped).where(eq(searchAlerts.email, email))),
      ),
    },
  },
  ...catalogueTables,
  ...deskTables,
  ...siteTables,
  ...saleTables,
  ...figureTables,
  rateLimits: {
    backup: false,
    files: null,
    retention: [{ after: { days: 0 }, since: rateLimits.windowEnd }],
    // Hashes of addresses; retained for minutes or hours.
    personal: { policy: 'Proteger la web', export: null, erase: null },
  },
};

export const tables = (Object.keys(rules) as TableKey[]).map((key) => {
  const table: PgTable = schema[key];
  return { ...rules[key], table, name: getTableName(table) };
});

function withdrawn(table: typeof subscribers | typeof searchAlerts, isWithdrawn: SQL, withdrawnAt: Column) {
  const since = sql`coalesce(${table.wantedAt}, ${table.consentAt})`;
  const nothingToProve = or(isNull(withdrawnAt), lt(withdrawnAt, periodAgo(PROOF)));
  return [
    { after: PROOF, since: withdrawnAt, where: isWithdrawn },
    { after: ENDED, since, where: and(eq(table.status, 'pending'), nothingToProve) },
  ];
}

function isUnsaved(): SQL {
  return sql`not exists (select 1 from ${savedListings} where ${savedListings.userId} = ${listingNotes.userId}
    and ${savedListings.listingId} = ${listingNotes.listingId})`;
}

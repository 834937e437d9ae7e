import 'server-only';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ViewingPreferences } from '@/lib/forms/enquiry-form';
import { enquirySources, enquiryStates, type ClosedReason } from '@/lib/contacts/enquiry-state';
import { createdAt, id, moment } from './columns';
import { users } from './schema-accounts';
import { contacts } from './schema-contacts';

export const messages = pgTable(
  'messages',
  {
    id: id(),
    idempotencyKey: text('idempotency_key').notNull().unique('messages_idempotency_key_key'),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    email: text('email'),
    company: text('company'),
    subject: text('subject'),
    message: text('message').notNull(),
    listingId: text('listing_id'),
    kind: text('kind', { enum: ['contact', 'viewing', 'question', 'valuation'] })
      .notNull()
      .default('contact'),
    phone: text('phone'),
    /** ISO 639-1; null: language of the page. */
    answerLanguage: text('answer_language'),
    preferences: jsonb('preferences').$type<ViewingPreferences>(),
    privacyVersion: text('privacy_version').notNull(),
    createdAt: createdAt(),
    contactId: uuid('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
    source: text('source', { enum: enquirySources }).notNull().default('website'),
    sourceName: text('source_name'),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state', { enum: enquiryStates }).notNull().default('unanswered'),
    stateBefore: text('state_before', { enum: enquiryStates }),
    stateAt: moment('state_at').notNull().defaultNow(),
    closedReason: text('closed_reason').$type<ClosedReason>(),
    ownersNotifiedAt: moment('owners_notified_at'),
    /** As in `contactEvents`; null: it did not arrive by email. */
    mailKey: text('mail_key'),
  },
  (table) => [
    check('messages_email_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    check('messages_kind', sql`${table.kind} in ('contact', 'viewing', 'question', 'valuation')`),
    check('messages_reachable', sql`${table.email} is not null or ${table.phone} is not null`),
    check('messages_source', sql`${table.source} in ('website', 'telephone', 'office', 'email', 'portal', 'program')`),
    check('messages_state', sql`${table.state} in ('unanswered', 'inProgress', 'waiting', 'closed', 'spam')`),
    index('messages_email').on(table.email),
    index('messages_contact').on(table.contactId),
    index('messages_state_index').on(table.state, table.createdAt),
    index('messages_created_at').on(table.createdAt),
    index('messages_mail_key')
      .on(table.mailKey)
      .where(sql`${table.mailKey} is not null`),
  ],
);

export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    email: text('email').notNull().unique('subscribers_email_key'),
    locale: text('locale').notNull(),
    status: text('status', { enum: ['pending', 'confirmed', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    confirmHash: text('confirm_hash').unique('subscribers_confirm_hash_key'),
    confirmExpiresAt: moment('confirm_expires_at'),
    unsubscribeHash: text('unsubscribe_hash').unique('subscribers_unsubscribe_hash_key'),
    consentAt: moment('consent_at').notNull().defaultNow(),
    consentPlace: text('consent_place').notNull(),
    consentVersion: text('consent_version').notNull(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    createdAt: createdAt(),
    wantedAt: moment('wanted_at'),
    wantedPlace: text('wanted_place'),
    wantedVersion: text('wanted_version'),
    /** From /sell: adds the selling guide to the buying guide. */
    wantsSellingGuide: boolean('wants_selling_guide').notNull().default(false),
    contactId: uuid('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
    /** At most one a day; the second suspends the address. */
    bounces: integer('bounces').notNull().default(0),
    /** Time of the last counted refusal. */
    bouncedAt: moment('bounced_at'),
    bouncedBy: text('bounced_by', { enum: ['server', 'report'] }),
    undeliverableAt: moment('undeliverable_at'),
  },
  (table) => [
    check('subscribers_email_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    check('subscribers_bounced_by', sql`${table.bouncedBy} in ('server', 'report')`),
    check('subscribers_status', sql`${table.status} in ('pending', 'confirmed', 'unsubscribed')`),
    index('subscribers_created_at').on(table.createdAt),
    index('subscribers_contact').on(table.contactId),
  ],
);

/** Jobs stored by the previous version; moved to `jobs`. */
export const formerNewsletterJobs = pgTable(
  'newsletter_jobs',
  {
    subscriberId: uuid('subscriber_id')
      .primaryKey()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    action: text('action', { enum: ['subscribe', 'unsubscribe'] }).notNull(),
    version: uuid('version').notNull().defaultRandom(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    isDead: boolean('is_dead').notNull().default(false),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (table) => [
    check('newsletter_jobs_action', sql`${table.action} in ('subscribe', 'unsubscribe')`),
    index('newsletter_jobs_due').on(table.nextAttemptAt),
  ],
);

import 'server-only';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { listingAnswerKinds, refusalReasons } from '@/lib/contacts/listing-answer';
import { id, moment } from './columns';
import { users } from './schema-accounts';
import { appointments } from './schema-booking';
import { contacts } from './schema-contacts';
import { listingSends } from './schema-matching';

/** Answers of clients to a listing that was sent to them or that they viewed; a new answer replaces the last. */
export const listingAnswers = pgTable(
  'listing_answers',
  {
    id: id(),
    contactId: uuid('contact_id')
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    sendId: uuid('send_id')
      .unique('listing_answers_send_key')
      .references(() => listingSends.id, { onDelete: 'cascade' }),
    appointmentId: uuid('appointment_id')
      .unique('listing_answers_appointment_key')
      .references(() => appointments.id, { onDelete: 'cascade' }),
    listingId: text('listing_id').notNull(),
    /** Agent that sent or showed the listing. */
    agentId: uuid('agent_id').references(() => users.id, { onDelete: 'set null' }),
    answer: text('answer', { enum: listingAnswerKinds }).notNull(),
    reason: text('reason', { enum: refusalReasons }),
    words: text('words').notNull().default(''),
    answeredAt: moment('answered_at').notNull().defaultNow(),
    /** Null: still in Today. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    check('listing_answers_subject', sql`(${table.sendId} is null) <> (${table.appointmentId} is null)`),
    check(
      'listing_answers_answer',
      sql`${table.answer} in ('interesting', 'notForMe', 'seeIt', 'offer', 'perhapsOffer', 'noOffer')`,
    ),
    check(
      'listing_answers_reason',
      sql`${table.reason} in ('price', 'place', 'size', 'layout', 'condition', 'found', 'other')`,
    ),
    index('listing_answers_contact').on(table.contactId, table.answeredAt),
    index('listing_answers_answered_at').on(table.answeredAt),
    index('listing_answers_open')
      .on(table.answeredAt)
      .where(sql`${table.settledAt} is null`),
  ],
);

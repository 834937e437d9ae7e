import 'server-only';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './schema-accounts';
import { calendars } from './schema-diary';
import { contacts } from './schema-contacts';

/** Cancelled appointments are retained so that their links still work. */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    reference: text('reference').notNull().unique('appointments_reference_key'),
    idempotencyKey: text('idempotency_key').notNull().unique('appointments_idempotency_key_key'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    notes: text('notes'),
    timeZone: text('time_zone').notNull(),
    startsAt: moment('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    status: text('status', { enum: ['scheduled', 'cancelled'] })
      .notNull()
      .default('scheduled'),
    /** Temporarily null when the previous version booked it. */
    calendarUid: text('calendar_uid'),
    sequence: integer('sequence').notNull().default(0),
    agreedAt: moment('agreed_at').notNull().defaultNow(),
    reminderSentAt: moment('reminder_sent_at'),
    questionsSentAt: moment('questions_sent_at'),
    createdAt: createdAt(),
    contactId: uuid('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['call', 'viewing', 'valuation'] })
      .notNull()
      .default('call'),
    mode: text('mode', { enum: ['inPerson', 'video', 'telephone'] })
      .notNull()
      .default('telephone'),
    /** Null: the office calendar. */
    calendarId: uuid('calendar_id').references(() => calendars.id, { onDelete: 'set null' }),
    listingId: text('listing_id'),
    place: text('place'),
    /** Requested by a visitor; its time is already reserved. */
    awaitsConfirmation: boolean('awaits_confirmation').notNull().default(false),
    outcome: text('outcome', { enum: ['tookPlace', 'noShow'] }),
    feedbackInternal: text('feedback_internal'),
    feedbackForSeller: text('feedback_for_seller'),
  },
  (table) => [
    check('appointments_email_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    check('appointments_status', sql`${table.status} in ('scheduled', 'cancelled')`),
    check('appointments_minutes', sql`${table.minutes} > 0`),
    check('appointments_kind', sql`${table.kind} in ('call', 'viewing', 'valuation')`),
    check('appointments_mode', sql`${table.mode} in ('inPerson', 'video', 'telephone')`),
    check('appointments_outcome', sql`${table.outcome} in ('tookPlace', 'noShow')`),
    index('appointments_email').on(table.email),
    index('appointments_starts_at').on(table.startsAt),
    index('appointments_user_id').on(table.userId),
    index('appointments_contact').on(table.contactId),
    index('appointments_calendar').on(table.calendarId, table.startsAt),
    index('appointments_listing').on(table.listingId),
  ],
);

/** Reserved quarter hours, including travel. The primary key prevents double booking in a calendar. */
export const appointmentCells = pgTable(
  'appointment_cells',
  {
    calendarId: uuid('calendar_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['appointment', 'travel'] }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'appointment_cells_pkey', columns: [table.calendarId, table.startsAt] }),
    check('appointment_cells_kind', sql`${table.kind} in ('appointment', 'travel')`),
    index('appointment_cells_appointment_id').on(table.appointmentId),
  ],
);

/** Reserved office half hours, in addition to cells: the previous version reads only these. */
export const appointmentSlots = pgTable(
  'appointment_slots',
  {
    startsAt: moment('starts_at').primaryKey(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
  },
  (table) => [index('appointment_slots_appointment_id').on(table.appointmentId)],
);

/** Each email has its own; all stay valid. */
export const appointmentKeys = pgTable(
  'appointment_keys',
  {
    hash: text('hash').primaryKey(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('appointment_keys_appointment_id').on(table.appointmentId)],
);

/** Beside the contact, such as a partner or a lawyer. */
export const appointmentGuests = pgTable(
  'appointment_guests',
  {
    id: id(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Time of the first email, which has the information of GDPR art. 14. */
    informedAt: moment('informed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('appointment_guests_once').on(table.appointmentId, table.email),
    check('appointment_guests_email_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    index('appointment_guests_email').on(table.email),
  ],
);

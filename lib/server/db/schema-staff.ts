import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns';
import { users } from './schema-accounts';

/** Former staff stay for the activity log. */
export const staff = pgTable(
  'staff',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['owner', 'agent'] }).notNull(),
    teamId: text('team_id'),
    /** Encrypted. Null before enrolment. */
    totpSecret: text('totp_secret'),
    /** Prevents reuse of a code. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    enrolledAt: moment('enrolled_at'),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
    absentFrom: date('absent_from', { mode: 'string' }),
    absentUntil: date('absent_until', { mode: 'string' }),
    deputyId: uuid('deputy_id').references(() => users.id, { onDelete: 'set null' }),
    /** Single keys of the inbox. */
    hasKeys: boolean('has_keys').notNull().default(true),
    /** Named by an owner to read emails of unknown senders. */
    readsMailbox: boolean('reads_mailbox').notNull().default(false),
  },
  (table) => [
    check('staff_role', sql`${table.role} in ('owner', 'agent')`),
    check('staff_absence', sql`${table.absentFrom} <= ${table.absentUntil}`),
  ],
);

export const staffInvites = pgTable(
  'staff_invites',
  {
    id: id(),
    email: text('email').notNull(),
    role: text('role', { enum: ['owner', 'agent'] }).notNull(),
    teamId: text('team_id'),
    hash: text('hash').notNull().unique('staff_invites_hash_key'),
    /** Null: by command. */
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    check('staff_invites_role', sql`${table.role} in ('owner', 'agent')`),
    index('staff_invites_email').on(table.email),
  ],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

export const activityLog = pgTable(
  'activity_log',
  {
    id: id(),
    createdAt: createdAt(),
    actorKind: text('actor_kind', { enum: ['staff', 'seller', 'client', 'system'] }).notNull(),
    /** Account id; null for commands, feeds and jobs. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** Changed fields only; for contacts never values. */
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    check('activity_log_actor_kind', sql`${table.actorKind} in ('staff', 'seller', 'client', 'system')`),
    index('activity_log_created_at').on(table.createdAt),
    index('activity_log_subject').on(table.subjectKind, table.subjectId, table.createdAt),
  ],
);

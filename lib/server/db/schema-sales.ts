import 'server-only';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { valuedTypes } from '@/content/types/property-type';
import {
  milestoneKinds,
  offerStates,
  requestKinds,
  requestStates,
  saleStates,
  waitedFor,
} from '@/lib/sales/sale-words';
import { createdAt, id, moment } from './columns';
import { users } from './schema-accounts';
import { contacts } from './schema-contacts';

const account = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });
const day = (name: string) => date(name, { mode: 'string' });

export const sales = pgTable(
  'sales',
  {
    id: id(),
    listingId: text('listing_id').notNull(),
    state: text('state', { enum: saleStates }).notNull().default('open'),
    mandateFrom: day('mandate_from'),
    mandateUntil: day('mandate_until'),
    /** Hundredths of a percent of the price. */
    feeHundredths: integer('fee_hundredths'),
    openedBy: account('opened_by'),
    createdAt: createdAt(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    check('sales_state', sql`${table.state} in ('open', 'arras', 'completed', 'ended')`),
    check('sales_fee', sql`${table.feeHundredths} >= 0 and ${table.feeHundredths} <= 10000`),
    uniqueIndex('sales_open')
      .on(table.listingId)
      .where(sql`${table.closedAt} is null`),
    index('sales_listing').on(table.listingId),
    index('sales_closed_at').on(table.closedAt),
  ],
);

const saleId = () =>
  uuid('sale_id')
    .notNull()
    .references(() => sales.id, { onDelete: 'cascade' });

/** Prices that may be used as comparables, by the consent of the sellers: no address and no name. */
export const soldPrices = pgTable(
  'sold_prices',
  {
    saleId: uuid('sale_id')
      .primaryKey()
      .references(() => sales.id, { onDelete: 'cascade' }),
    /** Id of a place. */
    area: text('area').notNull(),
    type: text('type', { enum: valuedTypes }).notNull(),
    /** Built area in m2. */
    size: doublePrecision('size').notNull(),
    /** EUR. */
    price: integer('price').notNull(),
    soldOn: day('sold_on').notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('sold_prices_price', sql`${table.price} > 0`), index('sold_prices_sold_on').on(table.soldOn)],
);

/** Sellers. An invitation requires an account with this verified address. */
export const saleMembers = pgTable(
  'sale_members',
  {
    id: id(),
    saleId: saleId(),
    email: text('email').notNull(),
    locale: text('locale').notNull(),
    userId: account('user_id'),
    invitedAt: moment('invited_at').notNull().defaultNow(),
    acceptedAt: moment('accepted_at'),
    endedAt: moment('ended_at'),
    calendarSince: moment('calendar_since'),
    calendarHash: text('calendar_hash'),
    /** Hash of the link that ends the weekly report emails; null: not subscribed. */
    stopHash: text('stop_hash'),
  },
  (table) => [
    check('sale_members_email_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    uniqueIndex('sale_members_once').on(table.saleId, table.email),
    uniqueIndex('sale_members_calendar_hash').on(table.calendarHash),
    uniqueIndex('sale_members_stop_hash').on(table.stopHash),
    index('sale_members_user').on(table.userId),
    index('sale_members_email').on(table.email),
  ],
);

export const saleMilestones = pgTable(
  'sale_milestones',
  {
    saleId: saleId(),
    kind: text('kind', { enum: milestoneKinds }).notNull(),
    dueOn: day('due_on'),
    doneOn: day('done_on'),
    waitsFor: text('waits_for', { enum: waitedFor }),
    /** Visible to the sellers. */
    note: text('note').notNull(),
  },
  (table) => [
    primaryKey({ name: 'sale_milestones_pkey', columns: [table.saleId, table.kind] }),
    check(
      'sale_milestones_kind',
      sql`${table.kind} in ('mandate', 'photographs', 'published', 'offerAccepted', 'arras', 'mortgage', 'deed', 'keys')`,
    ),
    check('sale_milestones_waits', sql`${table.waitsFor} in ('seller', 'agency', 'buyer', 'bank', 'notary')`),
  ],
);

export const offers = pgTable(
  'offers',
  {
    id: id(),
    saleId: saleId(),
    contactId: uuid('contact_id').references(() => contacts.id, { onDelete: 'set null' }),
    /** Null after erasure. */
    name: text('name'),
    email: text('email'),
    /** EUR. */
    amount: integer('amount').notNull(),
    conditions: text('conditions').notNull(),
    receivedOn: day('received_on').notNull(),
    validUntil: day('valid_until'),
    state: text('state', { enum: offerStates }).notNull().default('received'),
    /** EUR, of the counter-offer. */
    counterAmount: integer('counter_amount'),
    answer: text('answer'),
    answeredBy: account('answered_by'),
    answeredName: text('answered_name'),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('offers_email_lower', sql`${table.email} = lower(${table.email} collate "C")`),
    check('offers_amount', sql`${table.amount} > 0`),
    check('offers_state', sql`${table.state} in ('received', 'accepted', 'declined', 'countered', 'withdrawn')`),
    index('offers_sale').on(table.saleId, table.createdAt),
    index('offers_contact').on(table.contactId),
  ],
);

export const saleRequests = pgTable(
  'sale_requests',
  {
    id: id(),
    saleId: saleId(),
    kind: text('kind', { enum: requestKinds }).notNull(),
    /** EUR, for price requests. */
    amount: integer('amount'),
    text: text('text').notNull(),
    state: text('state', { enum: requestStates }).notNull().default('open'),
    userId: account('user_id'),
    author: text('author').notNull(),
    answer: text('answer'),
    answeredBy: account('answered_by'),
    answeredAt: moment('answered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('sale_requests_kind', sql`${table.kind} in ('price', 'wrongFact', 'times')`),
    check('sale_requests_state', sql`${table.state} in ('open', 'accepted', 'answered')`),
    index('sale_requests_sale').on(table.saleId, table.createdAt),
  ],
);

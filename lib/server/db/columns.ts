import 'server-only';
import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns that every table has alike. Keys are random, never counted: nothing to guess, nothing to set right after a restore. */
export const id = () => uuid('id').primaryKey().defaultRandom();
export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => moment('created_at').notNull().defaultNow();

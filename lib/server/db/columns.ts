import 'server-only';
import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Random keys: not guessable, no sequence to restore. */
export const id = () => uuid('id').primaryKey().defaultRandom();
export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const createdAt = () => moment('created_at').notNull().defaultNow();

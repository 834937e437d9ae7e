import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { sales } from '@/lib/server/db/schema';
import { periodAgo } from '@/lib/server/data/core/sql-time';
import { SALE_MONTHS } from './expired-sales';

/** Afterwards the sale is blocked (art. 32 LOPDGDD). */
export const REOPEN_DAYS = 30;

/** False for an open sale. */
export const isBlockedSale: SQL<boolean> = sql<boolean>`coalesce(${sales.closedAt} < ${periodAgo({ days: REOPEN_DAYS })}, false)`;

/** Moment of deletion; null unless blocked. */
export const blockedUntil: SQL<Date | null> = sql<Date | null>`case when ${isBlockedSale}
  then ${sales.closedAt} + make_interval(months => ${SALE_MONTHS}) end`.mapWith(sales.closedAt);

import 'server-only';
import { listingCounts } from '@/lib/server/db/schema';
import { rowsOnly, type TableRules } from '@/lib/server/data/core/table-rules';

export const figureTables = {
  listingCounts: { ...rowsOnly, retention: [{ after: { months: 24 }, since: listingCounts.day }], personal: null },
} as const satisfies Readonly<Record<string, TableRules>>;

import 'server-only';
import { listingAnswers } from '@/lib/server/db/schema';
import { rowsOnly, type TableRules } from '@/lib/server/data/core/table-rules';

export const answerTables = {
  listingAnswers: {
    ...rowsOnly,
    retention: [{ after: { months: 24 }, since: listingAnswers.answeredAt }],
    personal: { policy: 'Conocer la opinión', export: null, erase: 'cascade' },
  },
} as const satisfies Readonly<Record<string, TableRules>>;

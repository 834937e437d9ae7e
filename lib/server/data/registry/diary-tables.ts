import 'server-only';
import { calendarBlocks } from '@/lib/server/db/schema';
import { rowsOnly, type TableRules } from '@/lib/server/data/core/table-rules';

const ofStaff = { policy: 'Llevar el panel de la agencia', export: null, erase: 'cascade' } as const;

export const diaryTables = {
  calendars: { ...rowsOnly, retention: 'cascade', personal: ofStaff },
  calendarRules: { ...rowsOnly, retention: 'cascade', personal: ofStaff },
  calendarSources: { ...rowsOnly, retention: 'cascade', personal: ofStaff },
  calendarBlocks: {
    ...rowsOnly,
    retention: [{ after: { months: 12 }, since: calendarBlocks.endsAt }],
    personal: ofStaff,
  },
} as const satisfies Readonly<Record<string, TableRules>>;

import 'server-only';
import { sql } from 'drizzle-orm';
import { siteFacts } from '@/lib/server/db/schema';
import { rowsOnly, type TableRules } from '@/lib/server/data/core/table-rules';

/** Rules of the tables of schema-site. */
export const siteTables = {
  siteFacts: {
    ...rowsOnly,
    // What counts stays; what it replaced goes.
    retention: [
      {
        after: { months: 24 },
        since: siteFacts.createdAt,
        where: sql`exists (select 1 from site_facts newer where newer.key = ${siteFacts.key} and newer.version > ${siteFacts.version})`,
      },
    ],
    // The team as visitors see it, and where its enquiries go: the agency edits it.
    personal: { policy: 'Presentar al equipo', export: null, erase: () => Promise.resolve() },
  },
  articles: { ...rowsOnly, retention: 'permanent', personal: null },
  redirects: { ...rowsOnly, retention: 'permanent', personal: null },
  questions: { ...rowsOnly, retention: 'permanent', personal: null },
} as const satisfies Readonly<Record<string, TableRules>>;

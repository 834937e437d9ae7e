import 'server-only';
import { sql } from 'drizzle-orm';
import { siteFactVersions } from '@/lib/server/db/schema';
import { rowsOnly, type TableRules } from '@/lib/server/data/core/table-rules';

export const siteTables = {
  siteFactVersions: {
    ...rowsOnly,
    retention: [
      {
        after: { months: 24 },
        since: siteFactVersions.createdAt,
        where: sql`exists (select 1 from site_facts newer where newer.key = ${siteFactVersions.key} and newer.version > ${siteFactVersions.version})`,
      },
    ],
    personal: { policy: 'Presentar al equipo', export: null, erase: () => Promise.resolve() },
  },
  articles: { ...rowsOnly, retention: 'permanent', personal: null },
  fileLevels: { ...rowsOnly, retention: 'permanent', personal: null },
  redirects: { ...rowsOnly, retention: 'permanent', personal: null },
  questions: { ...rowsOnly, retention: 'permanent', personal: null },
} as const satisfies Readonly<Record<string, TableRules>>;

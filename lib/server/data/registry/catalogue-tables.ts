import 'server-only';
import { sql } from 'drizzle-orm';
import { feedRuns, listingNews } from '@/lib/server/db/schema';
import { storedImageKeys } from '@/lib/server/storage/image-files';
import { ENDED_RETENTION_DAYS } from './retention-periods';
import { rowsOnly, type TableRules } from '@/lib/server/data/core/table-rules';

export const catalogueTables = {
  listingPrices: { ...rowsOnly, retention: 'permanent', personal: null, atStart: sql`true` },
  // Alert digests are at least weekly.
  listingNews: { ...rowsOnly, retention: [{ after: { days: 60 }, since: listingNews.createdAt }], personal: null },
  listings: {
    ...rowsOnly,
    retention: 'permanent',
    personal: null,
    atStart: sql`source = 'files' and changes = '{}'`,
  },
  listingEvents: { ...rowsOnly, retention: 'cascade', personal: null },
  catalogueVersion: { ...rowsOnly, retention: 'permanent', personal: null, atStart: sql`true` },
  storedImages: { backup: true, files: storedImageKeys, retention: 'permanent', personal: null },
  imageSources: { ...rowsOnly, retention: 'permanent', personal: null },
  // That job also deletes unused files.
  particulars: { backup: false, files: null, retention: 'permanent', personal: null },
  feeds: { ...rowsOnly, retention: 'permanent', personal: null },
  feedRuns: {
    ...rowsOnly,
    retention: [{ after: { days: ENDED_RETENTION_DAYS }, since: feedRuns.createdAt }],
    personal: null,
  },
} as const satisfies Readonly<Record<string, TableRules>>;

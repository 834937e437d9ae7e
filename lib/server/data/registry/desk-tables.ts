import 'server-only';
import { imports, listingDrafts, listingPreviews, recentChanges } from '@/lib/server/db/schema';
import { deleteImportsNaming } from '@/lib/server/data/feeds/imports';
import { ENDED_RETENTION_DAYS } from './retention-periods';
import { ifVerified, rowsOnly, type TableRules } from '@/lib/server/data/core/table-rules';

const ofStaff = { policy: 'Llevar el panel de la agencia', export: null, erase: 'cascade' } as const;

export const deskTables = {
  listingDrafts: {
    ...rowsOnly,
    retention: [{ after: { months: 12 }, since: listingDrafts.savedAt }],
    personal: ofStaff,
  },
  listingRevisions: { ...rowsOnly, retention: 'cascade', personal: null },
  listingPreviews: {
    ...rowsOnly,
    retention: [{ after: { days: ENDED_RETENTION_DAYS }, since: listingPreviews.expiresAt }],
    personal: { ...ofStaff, erase: () => Promise.resolve() },
  },
  recentChanges: { ...rowsOnly, retention: [{ after: { days: 1 }, since: recentChanges.createdAt }], personal: null },
  // Temporary import files: deleted after a day, not in backups.
  imports: {
    backup: false,
    files: null,
    retention: [{ after: { days: 1 }, since: imports.createdAt }],
    // A pending file would restore the erased contact.
    personal: { policy: 'Atender a las personas', export: null, erase: ifVerified(deleteImportsNaming) },
  },
  importMappings: { ...rowsOnly, retention: 'permanent', personal: null },
  places: { ...rowsOnly, retention: 'permanent', personal: null },
} as const satisfies Readonly<Record<string, TableRules>>;
